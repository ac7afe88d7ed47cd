/**
 * Names of cells and digits. Names are the same in every language.
 *
 * @typedef {object} Naming
 * @property {(row: number, column: number) => string} cell both from 1
 * @property {(index: number) => string} row the name that follows the word "row"
 * @property {(index: number) => string} column
 */

/**
 * The names that the page's setting stands for. "words" has sentences say row and column; where names must be short, it
 * is r3c4.
 *
 * @typedef {"words" | keyof typeof namings} ChosenNaming
 */

/**
 * How players write cells: r3c4; C4 with letters for rows (usual in Chinese); D3 with letters for columns (usual in
 * Russian).
 */
export const namings = /** @type {const} */ ({
  rc: {
    cell: (/** @type {number} */ row, /** @type {number} */ column) => `r${row}c${column}`,
    row: String,
    column: String,
  },
  a1: {
    cell: (/** @type {number} */ row, /** @type {number} */ column) => `${letters(row)}${column}`,
    row: letters,
    column: String,
  },
  "column-letters": {
    cell: (/** @type {number} */ row, /** @type {number} */ column) => `${letters(column)}${row}`,
    row: String,
    column: letters,
  },
});

/** The short names of cells. @param {ChosenNaming} chosen @returns {Naming} */
export const namingOf = (chosen) => namings[chosen === "words" ? "rc" : chosen];

/** @param {number} index from 1 @returns {string} A … Z, AA … */
function letters(index) {
  const before = index > 26 ? letters(Math.floor((index - 1) / 26)) : "";
  return before + String.fromCharCode("A".charCodeAt(0) + ((index - 1) % 26));
}

/** @param {number} digit @returns {string} 1–9, then A = 10 up to Z */
export const digitName = (digit) => (digit > 9 && digit < 36 ? digit.toString(36).toUpperCase() : String(digit));
