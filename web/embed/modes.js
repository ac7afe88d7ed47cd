/**
 * The modes of the element: "play" locks the givens, in "solve" every cell can be edited, in "view" nothing can be changed.
 *
 * @typedef {"play" | "solve" | "view"} Mode
 */

/** @type {readonly Mode[]} */
export const modes = ["play", "solve", "view"];

/** What is done with the board in each mode. @type {Record<Mode, import("../model/state.js").Activity>} */
export const activityOf = { play: "play", solve: "enter", view: "view" };
