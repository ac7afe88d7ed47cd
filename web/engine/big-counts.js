/** Numbers of solutions, which may be too large for a JavaScript number. */

/** @param {string[]} weights cell by cell, digit by digit @param {number} cells @returns {bigint[][]} */
export function inCells(weights, cells) {
  const side = weights.length / cells;
  return Array.from({ length: cells }, (_, cell) => weights.slice(cell * side, (cell + 1) * side).map(BigInt));
}

/** The whole number nearest to 10 ** log10, right to six digits. @param {number} log10 @returns {bigint} */
function powerOfTen(log10) {
  const zeros = Math.max(Math.floor(log10) - 6, 0);
  return BigInt(Math.round(10 ** (log10 - zeros))) * 10n ** BigInt(zeros);
}

/** @param {{log10: number, low: number, high: number}} estimate @returns {import("./protocol.js").Counted} */
export function estimated({ log10, low, high }) {
  return { count: powerOfTen(log10), exact: false, interval: [powerOfTen(low), powerOfTen(high)] };
}
