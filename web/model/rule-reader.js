/**
 * Judges texts of rules without the engine, as core/formats/rule_text and core/grid/rule_table do: the one judge of
 * links, files of games, saved states and the attribute `rules`. A rule that a puzzle cannot have gives the engine's
 * code, place and details. The engine alone reads patterns of the kind `automaton`.
 *
 * @typedef {import("./layout.js").Layout} Layout
 * @typedef {import("./puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("./puzzle-rules.js").OwnRuleKind} OwnRuleKind
 * @typedef {{ line: number, column: number }} Place from 1
 * @typedef {import("./error-codes.js").RuleErrorCode} RuleErrorCode
 * @typedef {Record<string, string | number | boolean>} Details
 * @typedef {{ code: RuleErrorCode, position: Place, details: Details }} RuleFault
 * @typedef {{ code: RuleErrorCode, position: null, details: Details }} RefusedRule the rule is `details.symbol`; of a
 *   cell that is listed twice, the cell; of a rule inside a rule, the rule inside
 * @typedef {{ text: string, at: number }} Word `at`: its place in the line, from 0
 */
import { columnOf, isSquare, rowOf } from "./layout.js";
import {
  areLengths,
  cellOfName,
  cellsAfter,
  deepestRules,
  depthOfRule,
  isRepeated,
  jointOf,
  ownRuleRow,
  ownRuleTable,
  readRule,
  stepsBetween,
  textsOfRules,
  valuesBeforeParts,
} from "./puzzle-rules.js";
import { canBeInside } from "./parts-of-rules.js";
import { bracketsOf, splitRules } from "./rule-brackets.js";
import { cellLimits, ruleLimits, ruleSums } from "./rule-limits.js";
import { variantNames } from "./rules.js";

/** As core/formats has it. */
const mostRules = 4096;
/** How much of a wrong word is repeated. */
const mostShown = 60;
/** The most states of an automaton, as core/grid has them. */
const mostStates = 512;

/**
 * The sums that so many cells can have, by what their digits are.
 * @type {Record<"digits" | "different-digits", (count: number, digitCount: number) => [least: number, greatest:
 *   number]>}
 */
const sumsOf = {
  digits: (count, digitCount) => [count, Math.min(count * digitCount, 65535)],
  "different-digits": (count, digitCount) => [sumOfAll(count), sumOfAll(digitCount) - sumOfAll(digitCount - count)],
};

/** The sum of the digits 1 to n. @param {number} n */
function sumOfAll(n) {
  return (n * (n + 1)) / 2;
}

/** Whether a text has a rule that only the engine can read. @param {string} text */
export const needsEngine = (text) => /automaton[ \t]+\//.test(text);

/**
 * @param {string} text
 * @param {Layout} layout
 * @returns {{ rules: readonly string[] | null } | { fault: RuleFault }} `rules`: as a puzzle keeps them; null for none
 */
export function readRules(text, layout) {
  /** @type {OwnRule[]} */
  const rules = [];
  for (const [index, line] of text.split("\n").entries()) {
    for (const piece of splitRules(line.split("#", 1)[0])) {
      const fault =
        rules.length < mostRules
          ? faultIn(piece, layout)
          : faultAt("too-many-rules", wordsOf(piece)[0], { expected: mostRules });
      if (fault) {
        const { code, details, at } = fault;
        return { fault: { code, details, position: { line: index + 1, column: at + 1 } } };
      }
      rules.push(/** @type {OwnRule} */ (readRule(piece.text, layout)));
    }
  }
  return { rules: rules.length ? textsOfRules(rules, layout) : null };
}

/**
 * Judges rules that come from elsewhere, a text for each.
 *
 * @param {readonly string[]} texts
 * @param {Layout} layout
 * @returns {{ rules: readonly string[] } | { refused: RefusedRule }} `rules`: as a puzzle keeps them
 */
export function judgeRules(texts, layout) {
  for (const text of texts) {
    const fault =
      texts.length > mostRules
        ? faultAt("too-many-rules", { text, at: 0 }, { expected: mostRules })
        : faultIn({ text, at: 0 }, layout);
    if (fault)
      return {
        refused: {
          code: fault.code,
          position: null,
          details: {
            ...fault.details,
            ...(fault.code !== "repeated-rule-cell" && { symbol: (fault.inside ?? text).slice(0, mostShown) }),
          },
        },
      };
  }
  return {
    rules: textsOfRules(
      texts.map((text) => /** @type {OwnRule} */ (readRule(text, layout))),
      layout,
    ),
  };
}

/** @param {Word} piece of a line @returns {Word[]} */
const wordsOf = ({ text, at }) =>
  [...text.matchAll(/[^ \t\r]+/g)].map((word) => ({ text: word[0], at: at + word.index }));

/**
 * @typedef {{ code: RuleErrorCode, at: number, details: Details, inside?: string }} Fault `inside`: the rule inside a
 *   rule that is wrong
 */

/**
 * Details of no meaning are left out.
 * @param {RuleErrorCode} code
 * @param {Word} word
 * @param {Details} [details]
 * @returns {Fault}
 */
const faultAt = (code, { text, at }, details = {}) => ({
  code,
  at,
  details: Object.fromEntries(
    Object.entries({ symbol: text.slice(0, mostShown), ...details, isInRules: true }).filter(([, value]) => value),
  ),
});

/**
 * What is wrong with the text of a rule; null for nothing.
 * @param {Word} piece
 * @param {Layout} layout
 * @param {number} [depth] how deep rules can be inside it
 * @param {number} [times] a cell counts up to so many times its digit
 * @param {OwnRuleKind | null} [outer] the kind of the rule around it
 * @returns {Fault | null}
 */
function faultIn(piece, layout, depth = deepestRules, times = 1, outer = null) {
  const [first = piece, ...rest] = wordsOf(piece);
  const bracket = first.text.indexOf("(");
  const id = bracket > 0 ? { ...first, text: first.text.slice(0, bracket) } : first;
  const row = ownRuleTable.find(({ kind }) => kind === id.text);
  if (!row)
    return faultAt(
      /** @type {readonly string[]} */ (variantNames).includes(id.text) ? "rule-of-layout" : "unknown-rule",
      id,
    );
  if (row.shape === "parts") return faultInParts(piece, id, layout, { depth, times, outer });
  // A bracket is no part of other rules.
  if (bracket > 0) rest.unshift({ text: first.text.slice(bracket), at: first.at + bracket });
  if (rest[0]?.text.startsWith("/"))
    return row.kind === "automaton"
      ? faultAt("bad-rule-pattern", rest[0])
      : faultAt("wrong-rule-values", rest[0], { symbol: row.kind, found: 1 });
  const hasValues = /^\d/.test(rest[0]?.text ?? "");
  const valueWord = hasValues ? rest[0] : id;
  const cellWords = hasValues ? rest.slice(1) : rest;
  return (
    (hasValues ? faultInValues(row.kind, valueWord, layout, times) : null) ??
    faultInCells(cellWords, row.shape, layout) ??
    faultInRule(row.kind, [id, valueWord, ...cellWords], layout, times)
  );
}

/**
 * What is wrong with a rule of rules.
 * @param {Word} piece
 * @param {Word} id
 * @param {Layout} layout
 * @param {{ depth: number, times: number, outer: OwnRuleKind | null }} where as of `faultIn`
 * @returns {Fault | null}
 */
function faultInParts(piece, id, layout, { depth, times, outer }) {
  const kind = /** @type {OwnRuleKind} */ (id.text);
  const end = id.at + id.text.length;
  const before = valuesBeforeParts(kind, piece.text.slice(end - piece.at));
  const start = end + before.length;
  const { inside, wrong } = bracketsOf(piece.text.slice(start - piece.at), jointOf(kind));
  const valueWord = before ? { text: before.trim(), at: start - before.trim().length } : id;
  const wrongValue = before ? faultInValues(kind, valueWord, layout) : null;
  if (wrongValue) return wrongValue;
  const values = before ? valueWord.text.split(",").map(Number) : [];
  const wrongParts = (/** @type {Word} */ word) => faultAt("wrong-rule-parts", word, { symbol: id.text });
  // What is inside of all-of is inside the rule around it.
  const around = (kind === "all-of" && outer) || kind;
  for (const bracket of inside) {
    if (depth === 1) return wrongParts({ ...bracket, at: start + bracket.at - 1 });
    const pieces = splitRules(bracket.text);
    if (pieces.length === 0) return wrongParts({ ...bracket, at: start + bracket.at - 1 });
    for (const { text, at } of pieces) {
      const part = { text, at: start + bracket.at + at };
      const fault = faultIn(part, layout, depth - 1, values[0] ?? times, around) ?? misplaced(part, around, layout);
      if (fault) return { inside: text.trim(), ...fault };
    }
  }
  if (wrong) return wrongParts({ ...wrong, at: start + wrong.at });
  const rule = readRule(piece.text, layout);
  if (!rule?.parts) return wrongParts(id);
  const { needsSquare = false, mostDigits = Infinity } = ownRuleRow(kind);
  if ((needsSquare && !isSquare(layout)) || layout.digitCount > mostDigits)
    return faultAt("wrong-rule-side", id, { symbol: kind, expected: isSquare(layout) ? layout.digitCount : 0 });
  const fewest = kind === "doublers" ? 1 : 2;
  if (rule.parts.length < fewest || depthOfRule(rule) > deepestRules) return wrongParts(id);
  const [fewestValues, mostValues] = ownRuleRow(kind).values ?? [0, 0];
  return values.length < fewestValues || values.length > mostValues
    ? faultAt("wrong-rule-values", valueWord, { symbol: kind, expected: fewestValues, found: values.length })
    : null;
}

/**
 * What is wrong with the place of a sound rule inside a rule of a kind.
 * @param {Word} piece
 * @param {OwnRuleKind} outer
 * @param {Layout} layout
 * @returns {Fault | null}
 */
function misplaced(piece, outer, layout) {
  const rule = /** @type {OwnRule} */ (readRule(piece.text, layout));
  // What is inside of all-of was asked before.
  if (rule.kind === "all-of" || canBeInside(rule, outer)) return null;
  const code = rule.kind === "doublers" ? "doublers-inside" : "not-inside-doublers";
  return faultAt(code, wordsOf(piece)[0], { symbol: rule.kind });
}

/**
 * @param {OwnRuleKind} kind @param {Word} word @param {Layout} layout @param {number} [times]
 * @returns {Fault | null}
 */
function faultInValues(kind, word, { digitCount }, times = 1) {
  const limits = ruleLimits[kind];
  if (!limits) return faultAt("wrong-rule-values", word, { symbol: kind, found: 1 });
  const [least, greatest] = [limits[0], greatestValue(kind, limits[1], digitCount, times)];
  let { at } = word;
  for (const text of word.text.split(",")) {
    const isValue = /^\d{1,5}$/.test(text) && Number(text) >= least && Number(text) <= greatest;
    if (!isValue) return faultAt("bad-rule-value", { text, at }, { expected: greatest, found: least });
    at += text.length + 1;
  }
  return null;
}

/**
 * @param {readonly Word[]} words
 * @param {import("./puzzle-rules.js").RuleShape} shape
 * @param {Layout} layout
 * @returns {Fault | null}
 */
function faultInCells(words, shape, layout) {
  /** @type {number[]} */
  const seen = [];
  for (const word of words) {
    /** @type {number | null} */
    let last = null;
    let { at } = word;
    for (const text of word.text.split("-")) {
      const cell = cellOfName(text, layout);
      if (cell === null) return faultAt("bad-rule-cell", text ? { text, at } : word, { expected: layout.digitCount });
      const between = last === null ? [cell] : cellsAfter(last, cell, layout);
      if (!between) return faultAt("bad-rule-cell", word, { expected: layout.digitCount });
      for (const each of between) {
        seen.push(each);
        if (isRepeated(seen, seen.length - 1, shape)) return faultAt("repeated-rule-cell", { text, at });
      }
      last = cell;
      at += text.length + 1;
    }
  }
  return null;
}

/**
 * What is wrong with a rule whose words are sound.
 * @param {OwnRuleKind} kind
 * @param {readonly Word[]} words the kind, the values (or the kind again), the cells
 * @param {Layout} layout
 * @param {number} times
 * @returns {Fault | null}
 */
function faultInRule(kind, [id, valueWord, ...cellWords], layout, times) {
  const { digitCount } = layout;
  const { values: [fewest, most] = [0, 0], isTable, shape, sideDivisor = 1, needsSquare = false } = ownRuleRow(kind);
  const isOther = !isSquare(layout);
  if ((needsSquare && isOther) || digitCount % sideDivisor !== 0)
    return faultAt("wrong-rule-side", cellWords[0] ?? id, { symbol: kind, expected: isOther ? 0 : digitCount });
  const text = `${kind} ${cellWords.map((word) => word.text).join(" ")}`;
  const {
    cells: { length },
    cells,
  } = /** @type {OwnRule} */ (readRule(text, layout));
  const wrongCells = (/** @type {number} */ expected) =>
    faultAt("wrong-rule-cells", cellWords[0] ?? id, { symbol: kind, expected });
  const [fewestCells, mostCells] = cellLimits[kind] ?? [0];
  if (!shapes[shape](cells, layout) || length < fewestCells) return wrongCells(0);
  const room = mostCells ? atDigits(mostCells, digitCount) : Infinity;
  if (length > room) return wrongCells(room);
  const values = /^\d/.test(valueWord.text) ? valueWord.text.split(",").map(Number) : [];
  const rows = !isTable ? values.length : values.length / (kind === "automaton" ? digitCount + 1 : digitCount);
  if (
    !Number.isInteger(rows) ||
    rows < fewest ||
    rows > Math.min(most, mostStates) ||
    (kind === "automaton" && !isAutomaton(values, digitCount))
  ) {
    return faultAt("wrong-rule-values", valueWord, { symbol: kind, expected: fewest, found: values.length });
  }
  if (shape === "lists" && !(areLengths(cells, values) && (kind !== "same-values" || new Set(values).size === 1)))
    return wrongCells(0);
  const [value = 0] = values;
  const sum = ruleSums[kind];
  const [least, mostAlone] = sum ? sumsOf[sum](length, digitCount) : [value, value];
  const greatest = sum ? Math.min(mostAlone * times, 65535) : mostAlone;
  if (values.length && (value < least || value > greatest))
    return faultAt("bad-rule-value", { ...valueWord, text: String(value) }, { expected: greatest, found: least });
  // There is a digit to add up after the circle or the pill of an arrow.
  return kind === "arrow" && length <= value ? wrongCells(0) : null;
}

/**
 * A limit on a board of so many digits. Puzzles with rules are solved up to the last number that is listed, so there is
 * no limit above.
 * @param {readonly number[]} byDigits from 2 digits on
 * @param {number} digitCount
 */
const atDigits = (byDigits, digitCount) => byDigits[digitCount - 2] ?? Infinity;

/**
 * The largest value of a kind where a cell counts up to so many times its digit. Lengths of lists are no values of
 * cells, and the largest difference is that of the largest value and 1.
 * @param {OwnRuleKind} kind
 * @param {readonly number[]} byDigits
 * @param {number} digitCount
 * @param {number} times
 */
function greatestValue(kind, byDigits, digitCount, times) {
  const greatest = atDigits(byDigits, digitCount);
  if (times === 1 || ownRuleRow(kind).shape === "lists") return greatest;
  return ["white-dot", "whisper"].includes(kind) ? times * digitCount - 1 : Math.min(greatest * times, 65535);
}

/**
 * Whether values are the table of an automaton (core/grid/digit_automaton.h): a row for each state with a state for
 * each digit, and whether the state accepts.
 * @param {readonly number[]} values
 * @param {number} digitCount
 */
const isAutomaton = (values, digitCount) =>
  values.every(
    (value, place) => value <= (place % (digitCount + 1) === digitCount ? 1 : values.length / (digitCount + 1)),
  );

/**
 * Whether cells have a shape, in their order. Only squares have the shapes of whole rows and columns.
 * @type {Record<import("./puzzle-rules.js").RuleShape, (cells: readonly number[], layout: Layout) => boolean>}
 */
const shapes = {
  "whole-grid": (cells) => cells.length === 0,
  parts: () => true,
  set: (cells) => cells.length > 0,
  line: (cells) => cells.length >= 2,
  path: (cells) => cells.length >= 2,
  pair: areBeside,
  step: areBeside,
  "two-lists": (cells) => cells.length >= 2 && cells.length % 2 === 0,
  lists: (cells) => cells.length >= 2,
  square: (cells, layout) =>
    cells.length === 4 &&
    String(cells.slice(1).map((cell) => stepsBetween(cells[0], cell, layout))) ===
      String([
        [0, 1],
        [1, 0],
        [1, 1],
      ]),
  "full-line": (cells, layout) =>
    cells.length === layout.rows &&
    [rowOf, columnOf].some((line) => new Set(cells.map((cell) => line(layout, cell))).size === 1),
  "directed-line": (cells, layout) =>
    cells.length === layout.rows &&
    areBeside(cells.slice(0, 2), layout) &&
    cells.every(
      (cell, place) =>
        place === 0 ||
        String(stepsBetween(cells[place - 1], cell, layout)) === String(stepsBetween(cells[0], cells[1], layout)),
    ),
};

/** @param {readonly number[]} cells @param {Layout} layout */
function areBeside(cells, layout) {
  if (cells.length !== 2) return false;
  const [down, right] = stepsBetween(cells[0], cells[1], layout);
  return Math.abs(down) + Math.abs(right) === 1;
}
