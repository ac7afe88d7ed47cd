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
import { withCandidates } from "./filled-notes.js";
import { hasFullNotes, withEntries } from "./notes.js";
import { digitsOn, layoutOf } from "./position.js";
import { ruleChecks } from "./rule-part.js";
import { candidatesLeft, cellNamed } from "./step.js";

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
 * The position after a step: its digits entered, and removed from the notes of the cells that see them; its
 * eliminations taken out of the notes, which are filled in first where they are not complete.
 *
 * @param {Position} position
 * @param {Step} step
 * @returns {Position}
 */
export function withStep(position, { placements = [], eliminations = [] }) {
  const layout = layoutOf(position);
  const isFilled = eliminations.length > 0 && !hasFullNotes(position);
  const noted = isFilled ? withAllCandidates(position) : position;
  const [notes, eliminated] = [[...noted.notes], noted.eliminated && [...noted.eliminated]];
  for (const { cell, digit } of eliminations) {
    notes[cellNamed(layout, cell)] &= ~noteBit(digit);
    if (eliminated) eliminated[cellNamed(layout, cell)] |= noteBit(digit);
  }
  return withEntries(
    { ...noted, notes, eliminated },
    placements.map(({ cell, digit }) => [cellNamed(layout, cell), digit]),
    true,
  );
}

/**
 * The position with the candidates from which a hint starts as notes.
 * @param {Position} position @returns {Position}
 */
function withAllCandidates(position) {
  const none = position.notes.map(() => 0);
  const { sets } = startOf({ ...position, notes: none, entries: none, answers: null });
  return withCandidates(position, sets, startOf(position).sets);
}
