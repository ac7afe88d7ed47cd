/** The conflicts with the rules of a puzzle, and the candidates that the rules leave. */
import { noteBit } from "./digits.js";
import { rulesOfTexts } from "./puzzle-rules.js";
import { canHold } from "./rule-checks.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./puzzle-rules.js").OwnRule} OwnRule */

/**
 * Returns a conflict for each rule that can no longer hold.
 *
 * @param {Layout} layout
 * @param {readonly number[]} digits a digit per cell, 0 for blank
 * @param {readonly string[]} texts of the rules
 * @returns {import("./conflicts.js").Conflict[]}
 */
export function brokenRules(layout, digits, texts) {
  const rules = rulesOfTexts(texts, layout.side);
  return rules.flatMap((rule, index) => {
    if (canHold(layout, digits, rule, rules)) return [];
    return [{ digit: 0, house: /** @type {const} */ ("rule"), index: index + 1, cells: rule.cells.length ? [...new Set(rule.cells)].filter((cell) => digits[cell]) : culprits(layout, digits, rule, rules) }];
  });
}

/** The cells whose digits break a rule about the whole grid: without one of them, the others may still break it. @param {Layout} layout @param {readonly number[]} digits @param {OwnRule} rule @param {readonly OwnRule[]} rules */
function culprits(layout, digits, rule, rules) {
  const placed = [...digits.keys()].filter((cell) => digits[cell]);
  const isPair = (/** @type {number} */ one, /** @type {number} */ other) => (
    !canHold(layout, digits.map((digit, cell) => (cell === one || cell === other ? digit : 0)), rule, rules));
  const isNear = (/** @type {number} */ one, /** @type {number} */ other) => rule.kind.endsWith("diagonal") || [1, layout.side].includes(Math.abs(one - other));
  return placed.filter((one) => placed.some((other) => other !== one && isNear(one, other) && isPair(one, other)));
}

/**
 * Returns sets of candidates without the digits that would break a rule.
 *
 * @param {Layout} layout
 * @param {readonly number[]} digits a digit per cell, 0 for blank
 * @param {readonly string[]} texts of the rules
 * @param {readonly number[]} sets a set of digits per cell, 0 where there is a digit
 */
export function fittingRules(layout, digits, texts, sets) {
  const rules = rulesOfTexts(texts, layout.side);
  const board = [...digits];
  return sets.map((set, cell) => {
    if (!set) return set;
    const about = rules.filter((rule) => concerns(rule, cell, layout));
    let left = set;
    for (let digit = 1; digit <= layout.side; digit++) {
      if (!(set & noteBit(digit))) continue;
      board[cell] = digit;
      if (!about.every((rule) => canHold(layout, board, rule, rules))) left &= ~noteBit(digit);
    }
    board[cell] = 0;
    return left;
  });
}

/** Kinds whose digits all differ, and kinds in which neighbours on the line do. */
const different = new Set(["cage", "renban", "thermometer", "white-dot", "black-dot", "inequality"]);
const differentFromNext = new Set(["whisper", "nabner", "entropic", "modular"]);

/**
 * Returns sets of candidates without the digits of cells that must differ because of a rule, as the teacher of the engine has them: no other conclusion is drawn.
 *
 * @param {Layout} layout
 * @param {readonly number[]} digits a digit per cell, 0 for blank
 * @param {readonly string[]} texts of the rules
 * @param {readonly number[]} sets a set of digits per cell, 0 where there is a digit
 */
export function differingRules(layout, digits, texts, sets) {
  const left = [...sets];
  for (const { kind, cells } of rulesOfTexts(texts, layout.side)) {
    cells.forEach((cell, place) => {
      const others = different.has(kind) ? cells : differentFromNext.has(kind) ? [cells[place - 1], cells[place + 1]] : [];
      for (const other of others) if (other !== undefined && digits[cell]) left[other] &= ~noteBit(digits[cell]);
    });
  }
  return left;
}

/** Kinds that look at cells beside their own. */
const looksAround = new Set(["minimum", "maximum", "row-indexer", "column-indexer", "box-indexer"]);

/** @param {OwnRule} rule @param {number} cell @param {Layout} layout */
const concerns = ({ kind, cells }, cell, { side }) => {
  if (kind === "falling-diagonal") return cell % (side + 1) === 0;
  if (kind === "rising-diagonal") return cell % side + Math.floor(cell / side) === side - 1;
  return cells.length === 0 || cells.includes(cell) || looksAround.has(kind);
};
