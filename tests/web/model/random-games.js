/** Games with random moves, for tests of properties. The same seed gives the same game. */
import { newState } from "../../../web/model/state.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { after } from "./boards.js";

/** @param {number} seed @returns {(below: number) => number} */
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/**
 * @param {number} seed
 * @param {string} layout
 * @param {number} moves
 * @param {readonly string[]} [rules]
 * @returns {any[]} the state before each move, and the last
 */
export function randomGame(seed, layout, moves, rules) {
  const random = randomNumbers(seed);
  const { digitCount: side, cellCount } = layoutNamed(layout);
  const givens = Array.from({ length: cellCount }, () => (random(3) ? 0 : 1 + random(side)));
  const activity = random(5) ? "play" : "enter";
  /** @type {import("../../../web/model/game.js").Origin} */
  const origin = { kind: "made", level: "hard", seed };
  const states = [newState({ puzzle: { layout, cells: givens, ...(rules && { rules }) }, activity, origin })];
  const cell = () => random(cellCount);
  const digit = () => 1 + random(side);
  const color = () => 1 + random(9);
  const solution = Array.from({ length: cellCount }, digit);
  const choices = [
    () => ["enterDigit", digit(), cell()],
    () => ["enterDigit", digit(), cell()],
    () => ["toggleNote", digit(), [cell(), cell(), cell()]],
    () => ["toggleCorner", digit(), [cell(), cell()]],
    () => ["toggleColor", color(), [cell(), cell()]],
    () => ["toggleCandidateColor", cell(), digit(), color()],
    () => ["clearCell", cell()],
    () => ["fillNotes"],
    () => ["setAutomatic", random(2) === 0],
    () => ["undo"],
    () => ["undo"],
    () => ["redo"],
    () => ["fillSolution", solution],
    () => ["addCheckpoint", `point ${random(100)}`],
    () => ["countHint", 1 + random(3)],
    () => ["clearNotes"],
    () => ["penCandidate", cell(), digit()],
    () => ["penCandidate", cell(), digit()],
    () => ["wipePen"],
  ];
  for (let i = 0; i < moves; i++) states.push(after(states[states.length - 1], choices[random(choices.length)]()));
  return states;
}
