/** Almost locked sets have letters, in the words as in the legend. */
const letters = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"];

/** @param {number} index from 0 */
export const labelOf = (index) => letters[index] ?? String(index + 1);
