/** What follows from a step, in signs: r1c1 = 2; r2c2, r2c3 ≠ 5, 6. */

/**
 * @param {Pick<import("./step.js").Step, "placements" | "eliminations">} step
 * @param {(cell: string) => string} nameCell
 * @param {(digit: number) => string} nameDigit
 * @param {{ list: (items: readonly string[], type: "bare") => string, series: (parts: readonly string[]) => string }}
 *   words of the language (i18n/locale.js)
 */
export function resultText({ placements = [], eliminations = [] }, nameCell, nameDigit, words) {
  /** Cells by digit, then digits by cells. @type {Map<number, string[]>} */
  const cells = new Map();
  for (const { cell, digit } of eliminations) cells.set(digit, [...(cells.get(digit) ?? []), nameCell(cell)]);
  /** @type {Map<string, string[]>} */
  const digits = new Map();
  for (const [digit, names] of cells) {
    const all = words.list(names, "bare");
    digits.set(all, [...(digits.get(all) ?? []), nameDigit(digit)]);
  }
  return words.series([
    ...placements.map(({ cell, digit }) => `${nameCell(cell)}\u00a0=\u00a0${nameDigit(digit)}`),
    ...[...digits].map(([names, gone]) => `${names}\u00a0≠\u00a0${words.list(gone, "bare")}`),
  ]);
}
