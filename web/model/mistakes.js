/**
 * Mistakes on a board, and the way back to before they were made.
 *
 * @typedef {import("./position.js").Position} Position
 * @typedef {import("./step.js").StepCandidate} StepCandidate
 * @typedef {{ digits: readonly StepCandidate[], eliminations: readonly StepCandidate[] }} Wrong digits that are wrong;
 *   notes that are missing though they are right
 */
import { noteBit } from "./digits.js";
import { cellName } from "./layout.js";
import { hasFullNotes, upToDate, withoutEntries } from "./notes.js";
import { digitAt, layoutOf, samePuzzle } from "./position.js";
import { cellNamed } from "./step.js";
import { startOf } from "./hint-position.js";

/**
 * Returns what is searched for mistakes: the digits, and the notes when every empty cell has notes. With notes in some
 * cells only, a missing note says nothing, so no candidate counts as removed.
 *
 * @param {Position} position
 * @returns {{ layout: string, cells: number[], givens: number[], candidates?: number[][], rules?: string[] }} as the
 *   engine takes it
 */
export function judgedState(position) {
  const { candidates, ...state } = startOf(position).state;
  return hasFullNotes(position) ? { ...state, candidates } : state;
}

/**
 * Returns the mistakes of a position by a solution of its puzzle.
 *
 * @param {Position} position
 * @param {readonly number[]} solution the only one, or the author's
 * @returns {{ digits: StepCandidate[], eliminations: StepCandidate[] }}
 */
export function mistakesIn(position, solution) {
  const layout = layoutOf(position);
  const cells = [...solution.keys()];
  const isJudged = hasFullNotes(position);
  return {
    digits: cells
      .filter((cell) => position.entries[cell] && position.entries[cell] !== solution[cell])
      .map((cell) => ({ cell: cellName(layout, cell), digit: position.entries[cell] })),
    eliminations: cells
      .filter((cell) => isJudged && !digitAt(position, cell) && !(position.notes[cell] & noteBit(solution[cell])))
      .map((cell) => ({ cell: cellName(layout, cell), digit: solution[cell] })),
  };
}

/**
 * Returns how many positions back the last position without mistakes is; null when the history of this puzzle has none.
 *
 * @param {readonly Position[]} past oldest first
 * @param {Position} now
 * @param {(position: Position) => boolean | Promise<boolean>} isSound
 * @returns {Promise<number | null>}
 */
export async function stepsBackToSound(past, now, isSound) {
  for (let back = 1; back <= past.length; back++) {
    const position = past[past.length - back];
    if (!samePuzzle(position, now)) return null;
    if (await isSound(position)) return back;
  }
  return null;
}

/**
 * Returns the position without its mistakes: wrong digits are removed, and missing notes are put back. Notes that the
 * wrong digits had removed are there again; a cell that has none gets its candidates where notes were complete. A note
 * that is put back no longer counts as eliminated by the player.
 *
 * @param {Position} position
 * @param {Wrong} wrong
 * @returns {Position}
 */
export function corrected(position, { digits, eliminations }) {
  const layout = layoutOf(position);
  const wrong = digits.map(({ cell }) => cellNamed(layout, cell));
  const without = withoutEntries(position, wrong);
  const [notes, eliminated] = [[...without.notes], without.eliminated && [...without.eliminated]];
  for (const { cell, digit } of eliminations) {
    notes[cellNamed(layout, cell)] |= noteBit(digit);
    if (eliminated) eliminated[cellNamed(layout, cell)] &= ~noteBit(digit);
  }
  if (hasFullNotes(position)) {
    const { sets } = startOf({ ...without, notes: notes.map(() => 0) });
    for (const cell of wrong) notes[cell] ||= sets[cell];
  }
  return upToDate({ ...without, notes, eliminated });
}
