/**
 * A path as it is walked: the position before each step, and its list with runs of singles folded.
 *
 * @typedef {import("./step.js").Step} Step
 * @typedef {import("./step.js").StepState} StepState
 * @typedef {import("./position.js").Position} Position
 * @typedef {{ first: number, last: number, folded: boolean }} Run places of steps, from 0
 */
import { noteSet } from "./digits.js";
import { newPosition } from "./position.js";
import { afterStep } from "./step.js";
import { needsNoCandidates } from "./techniques.js";

/** What needs no more than to see where a digit goes. */
const singles = new Set(["full-house", "hidden-single", "naked-single"]);

/** @param {Pick<Step, "technique">} step */
export const isSingle = ({ technique }) => singles.has(technique);

/**
 * The position before each step, and the one after the last.
 *
 * @param {StepState} start
 * @param {readonly Step[]} steps
 * @returns {StepState[]}
 */
export function statesOf(start, steps) {
  const states = [start];
  for (const step of steps) states.push(afterStep(states[states.length - 1], step));
  return states;
}

/** Returns the position of a state, with the candidates as notes. @param {StepState} state @returns {Position} */
export function positionOf({ layout, cells, givens = cells, candidates = [], rules }) {
  return {
    ...newPosition(layout, givens, null, rules ?? null),
    ownNotes: cells.map(() => 0),
    entries: cells.map((digit, cell) => (givens[cell] ? 0 : digit)),
    notes: cells.map((digit, cell) => (digit ? 0 : noteSet(candidates[cell] ?? []))),
  };
}

/**
 * Returns the position of a state as the board shows it to somebody who looks for a technique: with the candidates as
 * notes, and without notes where the technique is seen without them.
 *
 * @param {string} technique
 * @param {StepState} state
 * @returns {Position}
 */
export function boardFor(technique, state) {
  const position = positionOf(state);
  return needsNoCandidates.has(technique)
    ? { ...position, notes: position.notes.map(() => 0), ownNotes: null }
    : position;
}

/**
 * Runs of two singles and more are folded; every other step stands alone.
 * @param {readonly Step[]} steps
 * @returns {Run[]}
 */
export function foldSingles(steps) {
  /** @type {Run[]} */
  const runs = [];
  steps.forEach((step, i) => {
    const before = runs[runs.length - 1];
    const joins = before && isSingle(step) && isSingle(steps[before.last]);
    if (joins) Object.assign(before, { last: i, folded: true });
    else runs.push({ first: i, last: i, folded: false });
  });
  return runs;
}

/**
 * Steps by technique, in the order in which techniques first appear.
 * @param {readonly Step[]} steps
 * @returns {[technique: string, steps: Step[]][]}
 */
export function byTechnique(steps) {
  /** @type {Map<string, Step[]>} */
  const groups = new Map();
  for (const step of steps) {
    const group = groups.get(step.technique);
    if (group) group.push(step);
    else groups.set(step.technique, [step]);
  }
  return [...groups];
}
