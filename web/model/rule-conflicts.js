/** The conflicts with the rules of a puzzle, and the candidates that the rules leave. */
import { noteBit } from "./digits.js";
import { canHold, kindRows } from "./kinds/index.js";
import { rulesOfTexts } from "./puzzle-rules.js";

export { judgeState } from "./rule-judge.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./puzzle-rules.js").OwnRule} OwnRule */
/** @typedef {import("./puzzle-rules.js").PlainKind} PlainKind */

/**
 * Returns a conflict for each rule that can no longer hold.
 *
 * @param {Layout} layout
 * @param {readonly number[]} digits a digit per cell, 0 for blank
 * @param {readonly string[]} texts of the rules
 * @returns {import("./conflicts.js").Conflict[]}
 */
export function brokenRules(layout, digits, texts) {
  const rules = rulesOfTexts(texts, layout);
  return rules.flatMap((rule, index) => {
    if (canHold(layout, digits, rule, rules)) return [];
    return [
      {
        digit: 0,
        house: /** @type {const} */ ("rule"),
        index: index + 1,
        cells: [...new Set(markedCells(layout, digits, rule, rules))],
      },
    ];
  });
}

/**
 * The cells with digits that break a rule: those of the rule, or of each rule inside of it.
 * @param {Layout} layout
 * @param {readonly number[]} digits
 * @param {OwnRule} rule
 * @param {readonly OwnRule[]} rules
 * @returns {number[]}
 */
function markedCells(layout, digits, rule, rules) {
  if (rule.parts) return rule.parts.flatMap((part) => markedCells(layout, digits, part, rules));
  return rule.cells.length ? rule.cells.filter((cell) => digits[cell]) : culprits(layout, digits, rule, rules);
}

/**
 * The cells whose digits break a rule about the whole grid: without one of them, the others may still break it.
 * @param {Layout} layout
 * @param {readonly number[]} digits
 * @param {OwnRule} rule
 * @param {readonly OwnRule[]} rules
 */
function culprits(layout, digits, rule, rules) {
  const placed = [...digits.keys()].filter((cell) => digits[cell]);
  const isPair = (/** @type {number} */ one, /** @type {number} */ other) =>
    !canHold(
      layout,
      digits.map((digit, cell) => (cell === one || cell === other ? digit : 0)),
      rule,
      rules,
    );
  const { looksAt = () => placed } = kindRows[/** @type {PlainKind} */ (rule.kind)];
  return placed.filter((one) =>
    looksAt(layout, one).some((other) => other !== one && digits[other] && isPair(one, other)),
  );
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
  const rules = rulesOfTexts(texts, layout);
  const board = [...digits];
  return sets.map((set, cell) => {
    if (!set) return set;
    const about = rules.filter((rule) => concerns(rule, cell, layout));
    let left = set;
    for (let digit = 1; digit <= layout.digitCount; digit++) {
      if (!(set & noteBit(digit))) continue;
      board[cell] = digit;
      if (!about.every((rule) => canHold(layout, board, rule, rules))) left &= ~noteBit(digit);
    }
    board[cell] = 0;
    return left;
  });
}

/**
 * Returns sets of candidates without the digits of cells that must differ because of a rule, as the teacher of the
 * engine has them: no other conclusion is drawn.
 *
 * @param {Layout} layout
 * @param {readonly number[]} digits a digit per cell, 0 for blank
 * @param {readonly string[]} texts of the rules
 * @param {readonly number[]} sets a set of digits per cell, 0 where there is a digit
 */
export function differingRules(layout, digits, texts, sets) {
  const left = [...sets];
  const rules = rulesOfTexts(texts, layout);
  const cagesInside = rules.flatMap(({ kind, parts }) =>
    kind === "doublers" && parts ? parts.filter((part) => part.kind === "cage") : [],
  );
  for (const { kind, cells, parts } of [...rules, ...cagesInside]) {
    const { differ } = parts ? {} : kindRows[/** @type {PlainKind} */ (kind)];
    if (differ)
      cells.forEach((cell, place) => {
        const others = differ === "all" ? cells : [cells[place - 1], cells[place + 1]];
        for (const other of others) if (other !== undefined && digits[cell]) left[other] &= ~noteBit(digits[cell]);
      });
  }
  return left;
}

/**
 * Whether the digit of a cell can break a rule.
 * @param {OwnRule} rule
 * @param {number} cell
 * @param {Layout} layout
 * @returns {boolean}
 */
function concerns({ kind, cells, parts }, cell, layout) {
  if (parts) return parts.some((part) => concerns(part, cell, layout));
  const { looksAt } = kindRows[/** @type {PlainKind} */ (kind)];
  if (cells.length === 0) return looksAt?.(layout, cell).length !== 0;
  return cells.includes(cell) || cells.some((own) => looksAt?.(layout, own).includes(cell));
}
