/**
 * The modes of the element: "play" locks the givens, in "solve" every cell can be edited, in "view" nothing can be
 * changed. In "path" the way to the solution is walked along, in "practice" positions of a technique are worked on, in
 * "lesson" a technique is explained.
 *
 * @typedef {"play" | "solve" | "view" | "path" | "practice" | "lesson"} Mode
 */

/** @type {readonly Mode[]} */
export const modes = ["play", "solve", "view", "path", "practice", "lesson"];

/**
 * What is done in each mode with the board that has the puzzle. The last three modes put another board in its place.
 * @type {Record<Mode, import("../model/state.js").Activity>}
 */
export const activityOf = {
  play: "play",
  solve: "enter",
  view: "view",
  path: "view",
  practice: "view",
  lesson: "view",
};

/** @param {Mode} mode */
export const isTaught = (mode) => mode === "path" || mode === "practice" || mode === "lesson";

/** @typedef {import("../model/hint-names.js").HintName} HintName */
