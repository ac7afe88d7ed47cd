/**
 * What a teacher starts from, and what becomes of a position when a step is taken.
 *
 * @typedef {import("./position.js").Position} Position
 * @typedef {import("./step.js").Step} Step
 * @typedef {{ layout: string, cells: number[], givens: number[], candidates: number[][], rules?: string[] }}
 *   TaughtState a state as the engine takes it
 * @typedef {object} Start
 * @property {"own" | "left"} from whether the candidates are the player's notes, or what the digits leave
 * @property {number[]} sets a set of candidates for each cell
 * @property {TaughtState} state
 */
import { noteBit, noteDigits } from "./digits.js";
import { peersOf } from "./layout.js";
import { digitAt, digitsOn, layoutOf } from "./position.js";
import { ruleChecks } from "./rule-part.js";
import { candidatesLeft, cellNamed } from "./step.js";

/**
 * Whether every empty cell has notes, so that a note that is missing was removed by the player.
 * @param {Position} position
 */
export const hasFullNotes = (position) => position.notes.every((notes, cell) => notes || digitAt(position, cell));

/**
 * The player's own candidates where they are complete, else those that the digits leave. A note that a digit on the
 * board rules out counts no more.
 *
 * @param {Position} position
 * @returns {Start}
 */
export function startOf(position) {
  const layout = layoutOf(position);
  const cells = digitsOn(position);
  const seen = candidatesLeft(layout, cells, position.givenCandidates);
  const left = (position.rules && ruleChecks.peek()?.differing(layout, cells, position.rules, seen)) || seen;
  const own = hasFullNotes(position);
  const sets = own ? left.map((set, cell) => set & position.notes[cell]) : left;
  const candidates = sets.map((set) => noteDigits(set, layout.digitCount));
  const { layout: name, givens, rules } = position;
  return {
    from: own ? "own" : "left",
    sets,
    state: { layout: name, cells, givens: [...givens], candidates, ...(rules && { rules: [...rules] }) },
  };
}

/**
 * Tells the engine how many solutions the givens have, so that it need not search. With given candidates they count as
 * several, because techniques of uniqueness exchange digits, which given candidates forbid.
 *
 * @param {boolean} unique whether the puzzle has one solution @param {Pick<Position, "givenCandidates">} position
 *   @returns {"unique" | "several"}
 */
export const givensOf = (unique, { givenCandidates }) => (unique && !givenCandidates ? "unique" : "several");

/** Whether the board shows the candidates of the start as it is. @param {Position} position @param {Start} start */
export const showsCandidates = (position, { sets }) => sets.every((set, cell) => set === position.notes[cell]);

/**
 * The position after a step: its digits entered, and crossed out in the notes of the cells that see them; its
 * eliminations taken out of the notes, which are filled in first where they are not complete.
 *
 * @param {Position} position
 * @param {Step} step
 * @returns {Position}
 */
export function withStep(position, { placements = [], eliminations = [] }) {
  const layout = layoutOf(position);
  const entries = [...position.entries];
  const isFilled = eliminations.length > 0 && !hasFullNotes(position);
  const notes = isFilled ? startOf(position).sets : [...position.notes];
  const corners = [...position.corners];
  const eliminated = position.eliminated && [...position.eliminated];
  for (const { cell: name, digit } of eliminations) {
    notes[cellNamed(layout, name)] &= ~noteBit(digit);
    if (eliminated) eliminated[cellNamed(layout, name)] |= noteBit(digit);
  }
  for (const { cell: name, digit } of placements) {
    const cell = cellNamed(layout, name);
    entries[cell] = digit;
    notes[cell] = corners[cell] = 0;
    for (const peer of peersOf(layout, cell)) {
      notes[peer] &= ~noteBit(digit);
      corners[peer] &= ~noteBit(digit);
    }
  }
  return { ...position, entries, notes, corners, eliminated, fromCandidates: position.fromCandidates || isFilled };
}
