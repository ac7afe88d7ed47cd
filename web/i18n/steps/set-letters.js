/** Letters for almost locked sets and colours; the sentences and the legend use the same ones. */
const letters = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"];

/** @param {number} index from 0 */
export const labelOf = (index) => letters[index] ?? String(index + 1);
