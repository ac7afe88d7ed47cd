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
 * @property {Step} answer the one that the work is nearest to
 * @property {Candidate[]} faults digits that are wrong, and candidates removed that are right, save those that a digit placed rules out
 * @property {number} done results of the answer
 * @property {number} all
 * @property {number} besides what was removed or placed, is true, and follows from no answer
 */
import { noteBit, noteDigits } from "./digits.js";
import { peersOf } from "./layout.js";
import { layoutOf } from "./position.js";
import { cellNamed } from "./step.js";

/** What was placed, and which notes are gone from cells still open. @param {Position} before @param {Position} after @returns {Work} */
export function workOf(before, after) {
  const { side } = layoutOf(before);
  const cells = [...before.entries.keys()];
  return {
    placed: cells.filter((cell) => after.entries[cell] && after.entries[cell] !== before.entries[cell])
      .map((cell) => ({ cell, digit: after.entries[cell] })),
    removed: cells.filter((cell) => !after.entries[cell])
      .flatMap((cell) => noteDigits(before.notes[cell] & ~after.notes[cell], side).map((digit) => ({ cell, digit }))),
  };
}

/**
 * Right when all results of one answer are there and nothing is false. What a placed digit rules out belongs to it.
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
  const ruledOut = new Set(placed.flatMap(({ cell, digit }) => peersOf(layout, cell).map((peer) => keyOf({ cell: peer, digit }))));
  const faults = [
    ...placed.filter(({ cell, digit }) => solution[cell] !== digit),
    ...removed.filter((each) => solution[each.cell] === each.digit && !ruledOut.has(keyOf(each))),
  ];
  const isGone = (/** @type {Candidate} */ { cell, digit }) => (after.entries[cell] ? after.entries[cell] !== digit : !(after.notes[cell] & noteBit(digit)));
  const isPlaced = (/** @type {Candidate} */ { cell, digit }) => after.entries[cell] === digit;
  const results = answers.map(({ placements = [], eliminations = [] }) => {
    const named = (/** @type {readonly import("./step.js").StepCandidate[]} */ list) => list.map(({ cell, digit }) => ({ cell: cellNamed(layout, cell), digit }));
    return { places: named(placements), outs: named(eliminations) };
  });
  const shares = results.map(({ places, outs }) => ({ done: places.filter(isPlaced).length + outs.filter(isGone).length, all: places.length + outs.length }));
  const best = shares.reduce((least, { done, all }, i) => (done / all > shares[least].done / shares[least].all ? i : least), 0);
  const follows = new Set(results.flatMap(({ places, outs }) => [...places, ...outs]).map(keyOf));
  const besides = [...placed, ...removed].filter((each) => !follows.has(keyOf(each)) && !ruledOut.has(keyOf(each)) && !faults.includes(each)).length;
  const { done, all } = shares[best];
  return { verdict: verdictOf({ touched: placed.length + removed.length, faults: faults.length, done, all }), answer: answers[best], faults, done, all, besides };
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
