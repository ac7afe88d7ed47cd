/**
 * How many solutions have each candidate that is shown. The counts belong to the list of candidates in the state, which
 * every change of the position takes off the board, so they are never about another position.
 *
 * @typedef {object} ShownCounts
 * @property {(cell: number) => string} spoken what is read of a cell; "" for nothing
 * @property {(geometry: import("./geometry.js").Geometry) => import("./display-list.js").Layers} layersOf the picture
 *   of the counts
 */

/** By State.candidates. @type {WeakMap<readonly number[], ShownCounts>} */
export const shownCounts = new WeakMap();
