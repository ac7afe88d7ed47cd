/**
 * Whether rules of a puzzle can still hold, by the digits of their own cells: what a player sees at a glance. A rule is
 * broken when its digits contradict it, or when no digits in its open cells can keep it. A search would find more, and
 * is the engine's. The files have a row a kind, by shape.
 *
 * Loaded with the first puzzle that has rules (rule-part.js).
 *
 * @typedef {import("../puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("../puzzle-rules.js").OwnRuleKind} OwnRuleKind
 * @typedef {import("../puzzle-rules.js").PlainKind} PlainKind
 * @typedef {import("../layout.js").Layout} Layout
 *
 * @typedef {object} Told a rule with the digits on the board
 * @property {readonly number[]} digits of the cells of the rule, in their order; 0 for blank
 * @property {readonly number[]} values
 * @property {number} digitCount of the board
 * @property {readonly number[]} cells
 * @property {(cell: number) => number} at the digit of any cell
 * @property {Layout} layout
 * @property {readonly OwnRule[]} rules all rules of the puzzle
 *
 * @typedef {(told: Told) => boolean} CanHold
 *
 * @typedef {object} KindRow what a kind says about digits
 * @property {CanHold} canHold whether a rule can still hold
 * @property {"all" | "next"} [differ] which cells of a rule have different digits: all, or those next to each other on
 *   a line. Absent where the rule allows equal digits
 * @property {(layout: Layout, cell: number) => readonly number[]} [looksAt] the cells whose digits a rule compares with
 *   the digit of a cell, where these are not only the rule's own. A rule about the whole grid has no cells of its own,
 *   and may compare any cell: the function answers with none for cells that the rule is not about
 *
 * @typedef {Partial<Record<PlainKind, KindRow>>} KindRows
 */
import { cellKinds } from "./cell-kinds.js";
import { clueKinds } from "./clue-kinds.js";
import { canCount } from "./doublers.js";
import { gridKinds } from "./grid-kinds.js";
import { lineKinds } from "./line-kinds.js";
import { pairKinds } from "./pair-kinds.js";

/** Rules of rules are judged by their parts: canHold(). @type {Readonly<Record<PlainKind, KindRow>>} */
export const kindRows = { ...lineKinds, ...pairKinds, ...cellKinds, ...clueKinds, ...gridKinds };

/**
 * Whether the rule can still hold.
 *
 * @param {Layout} layout
 * @param {readonly number[]} board a digit per cell, 0 for blank
 * @param {OwnRule} rule
 * @param {readonly OwnRule[]} rules of the puzzle
 * @returns {boolean}
 */
export function canHold(layout, board, { kind, cells, values, parts }, rules) {
  if (kind === "doublers") return canCount(layout, board, { values, parts: parts ?? [] }, rules, canHold);
  if (parts) {
    const holds = (/** @type {OwnRule} */ part) => canHold(layout, board, part, rules);
    return kind === "any-of" ? parts.some(holds) : parts.every(holds);
  }
  return kindRows[/** @type {PlainKind} */ (kind)].canHold({
    digits: cells.map((cell) => board[cell]),
    values,
    digitCount: layout.digitCount,
    cells,
    at: (cell) => board[cell],
    layout,
    rules,
  });
}
