/** What follows from a step, in signs: r1c1 = 2; r2c2, r2c3 ≠ 5, 6. */
import { symbolOf } from "../model/digits.js";

/**
 * @param {Pick<import("../model/step.js").Step, "placements" | "eliminations">} step
 * @param {(cell: string) => string} nameCell
 * @param {number} side
 */
export function resultText({ placements = [], eliminations = [] }, nameCell, side) {
  /** Cells by digit, then digits by cells. @type {Map<number, string[]>} */
  const cells = new Map();
  for (const { cell, digit } of eliminations) cells.set(digit, [...(cells.get(digit) ?? []), nameCell(cell)]);
  /** @type {Map<string, string[]>} */
  const digits = new Map();
  for (const [digit, names] of cells) digits.set(names.join(", "), [...(digits.get(names.join(", ")) ?? []), symbolOf(digit, side)]);
  return [
    ...placements.map(({ cell, digit }) => `${nameCell(cell)}\u00a0=\u00a0${symbolOf(digit, side)}`),
    ...[...digits].map(([names, gone]) => `${names}\u00a0≠\u00a0${gone.join(", ")}`),
  ].join("; ");
}
