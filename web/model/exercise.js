/**
 * An exercise: a position in which a technique is needed, and what the player made of it.
 *
 * @typedef {import("./position.js").Position} Position
 * @typedef {import("./step.js").Step} Step
 * @typedef {{ cell: number, digit: number }} Candidate
 * @typedef {{ placed: Candidate[], removed: Candidate[] }} Work
 * @typedef {"nothing" | "right" | "partly" | "wrong" | "other"} Verdict
 * @typedef {object} Judgement
 * @property {Verdict} verdict
 * @property {Step} answer of all answers, the one of which the player has done the largest share
 * @property {Candidate[]} faults wrong digits, and removed candidates that belong to the solution. A candidate that a
 *   placed digit excludes is no fault of its own
 * @property {number} done how many placements and eliminations of the answer the player has made
 * @property {number} all how many the answer has
 * @property {number} besides how many placed digits and removed candidates are true but follow from no answer
 * @property {Candidate[]} elsewhere the placed digits among them
 *
 * @typedef {{ kind: "where" | "which" | "none", cell: number }} Question what an exercise asks that answers each tap:
 *   "where": in which cell something is to be done, with -1 as the cell; "which": what is to be done in the selected
 *   cell; "none": the same as "where", after a cell was selected in which nothing is to be done
 */
import { noteBit, noteDigits } from "./digits.js";
import { peersOf } from "./layout.js";
import { layoutOf } from "./position.js";
import { asPlayed, cellNamed } from "./step.js";

/**
 * Returns the digits that the player has placed, and the notes that are gone from cells without a digit.
 * @param {Position} before
 * @param {Position} after
 * @returns {Work}
 */
export function workOf(before, after) {
  const { digitCount } = layoutOf(before);
  const cells = [...before.entries.keys()];
  return {
    placed: cells
      .filter((cell) => after.entries[cell] && after.entries[cell] !== before.entries[cell])
      .map((cell) => ({ cell, digit: after.entries[cell] })),
    removed: cells
      .filter((cell) => !after.entries[cell])
      .flatMap((cell) =>
        noteDigits(before.notes[cell] & ~after.notes[cell], digitCount).map((digit) => ({ cell, digit })),
      ),
  };
}

/**
 * Judges what the player did. The verdict is "right" when all placements and eliminations of one answer were made and
 * nothing is false. Candidates that a placed digit excludes may be removed along with it.
 *
 * @param {Position} before
 * @param {Position} after
 * @param {readonly Step[]} answers
 * @param {readonly number[]} solution a digit for each cell
 * @returns {Judgement}
 */
export function judge(before, after, answers, solution) {
  const layout = layoutOf(before);
  const { placed, removed } = workOf(before, after);
  const ruledOut = new Set(
    placed.flatMap(({ cell, digit }) => peersOf(layout, cell).map((peer) => keyOf({ cell: peer, digit }))),
  );
  const faults = [
    ...placed.filter(({ cell, digit }) => solution[cell] !== digit),
    ...removed.filter((each) => solution[each.cell] === each.digit && !ruledOut.has(keyOf(each))),
  ];
  const isGone = (/** @type {Candidate} */ { cell, digit }) =>
    after.entries[cell] ? after.entries[cell] !== digit : !(after.notes[cell] & noteBit(digit));
  const isPlaced = (/** @type {Candidate} */ { cell, digit }) => after.entries[cell] === digit;
  const results = answers.map(({ placements = [], eliminations = [] }) => {
    const named = (/** @type {readonly import("./step.js").StepCandidate[]} */ list) =>
      list.map(({ cell, digit }) => ({ cell: cellNamed(layout, cell), digit }));
    return { places: named(placements), outs: named(eliminations) };
  });
  const shares = results.map(({ places, outs }) => ({
    done: places.filter(isPlaced).length + outs.filter(isGone).length,
    all: places.length + outs.length,
  }));
  const best = shares.reduce(
    (least, { done, all }, i) => (done / all > shares[least].done / shares[least].all ? i : least),
    0,
  );
  const follows = new Set(results.flatMap(({ places, outs }) => [...places, ...outs]).map(keyOf));
  const besides = [...placed, ...removed].filter(
    (each) => !follows.has(keyOf(each)) && !ruledOut.has(keyOf(each)) && !faults.includes(each),
  );
  const { done, all } = shares[best];
  return {
    verdict: verdictOf({ touched: placed.length + removed.length, faults: faults.length, done, all }),
    answer: answers[best],
    faults,
    done,
    all,
    besides: besides.length,
    elsewhere: placed.filter((each) => besides.includes(each)),
  };
}

/**
 * Where a step leaves one digit of a cell, the player may enter the digit, or remove the others.
 * @param {readonly Step[]} steps
 * @returns {Step[]}
 */
export const answersOf = (steps) => steps.flatMap((step) => [...new Set([asPlayed(step), step])]);

/**
 * Returns whether all that the player did belongs to the answers; null when the player did nothing.
 * @param {Position} before
 * @param {Position} after
 * @param {readonly Step[]} answers
 */
export function isAnswered(before, after, answers) {
  const layout = layoutOf(before);
  const { placed, removed } = workOf(before, after);
  const keysOf = (/** @type {readonly import("./step.js").StepCandidate[]} */ list) =>
    list.map(({ cell, digit }) => keyOf({ cell: cellNamed(layout, cell), digit }));
  const places = new Set(answers.flatMap(({ placements = [] }) => keysOf(placements)));
  const outs = new Set(answers.flatMap(({ eliminations = [] }) => keysOf(eliminations)));
  if (placed.length + removed.length === 0) return null;
  return placed.every((each) => places.has(keyOf(each))) && removed.every((each) => outs.has(keyOf(each)));
}

/** @param {{ touched: number, faults: number, done: number, all: number }} counts @returns {Verdict} */
function verdictOf({ touched, faults, done, all }) {
  if (!touched) return "nothing";
  if (faults) return "wrong";
  if (done === all) return "right";
  return done ? "partly" : "other";
}

/** @param {Candidate} candidate */
const keyOf = ({ cell, digit }) => `${cell} ${digit}`;

/**
 * Returns what is asked next, by the cell that is selected.
 * @param {Position} position
 * @param {readonly Step[]} answers
 * @param {readonly number[]} selection
 * @returns {Question}
 */
export function questionAt(position, answers, selection) {
  const [cell] = selection;
  if (selection.length !== 1 || position.givens[cell] || position.entries[cell]) return { kind: "where", cell: -1 };
  const layout = layoutOf(position);
  const isOpen = answers.some(
    ({ placements = [], eliminations = [] }) =>
      placements.some((each) => cellNamed(layout, each.cell) === cell) ||
      eliminations.some((each) => cellNamed(layout, each.cell) === cell && position.notes[cell] & noteBit(each.digit)),
  );
  return { kind: isOpen ? "which" : "none", cell };
}
