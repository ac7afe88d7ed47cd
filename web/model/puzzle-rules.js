/**
 * Rules of a puzzle besides those of its layout, such as cages, thermometers and dots: the kinds as a table, and rules
 * as texts. The table of kinds (rule-kinds.js) is the engine's (core/grid/rule_table.cpp), the texts those of
 * core/formats/rule_text. Equal rules have equal texts, so a puzzle keeps its rules as texts. Whether a rule fits a
 * board in every respect is for the engine to say.
 *
 * @typedef {"whole-grid" | "set" | "line" | "path" | "pair" | "step" | "two-lists" | "lists" | "square" |
 *   "full-line" | "directed-line" | "parts"} RuleShape see RuleShape of core/grid. A "path" is a line that may return
 *   to a cell: a closed line lists its first cell again at its end, and a line that crosses itself lists the cell of
 *   the crossing twice. All other shapes have each cell once
 * @typedef {(typeof ownRuleTable)[number]["kind"]} OwnRuleKind
 * @typedef {Exclude<OwnRuleKind, "any-of" | "all-of" | "doublers">} PlainKind a kind whose rules have no rules inside
 *
 * @typedef {object} OwnRuleRow
 * @property {string} kind the name in texts
 * @property {RuleShape} shape which cells a rule of this kind has
 * @property {readonly [fewest: number, most: number]} [values] how many values a rule has; absent for none. The values
 *   of some kinds are a table, of as many rows
 * @property {number} [sideDivisor] the kind fits boards whose number of digits this number divides; absent for all
 * @property {number} [mostDigits] the kind fits boards with up to so many digits; absent for all
 * @property {true} [needsSquare] whether the kind fits squares alone
 * @property {true} [isTable] whether the values are a table, whose order counts
 *
 * @typedef {object} OwnRule
 * @property {OwnRuleKind} kind
 * @property {readonly number[]} cells in the order of the engine: ascending where the shape has no order of its own
 * @property {readonly number[]} values ascending, unless they are a table or the lengths of lists
 * @property {readonly OwnRule[]} [parts] the rules inside a rule of shape "parts", whose cells are those of its parts;
 *   absent for other shapes
 *
 * @typedef {import("./layout.js").Canvas} Canvas
 */
import { cellAt, cellName, columnOf, rowOf } from "./layout.js";
import { bracketsOf, splitRules } from "./rule-brackets.js";
import { ownRuleTable } from "./rule-kinds.js";

export { ownRuleTable };

/** @type {ReadonlyMap<string, OwnRuleRow & { order: number }>} */
const rows = new Map(ownRuleTable.map((row, order) => [row.kind, { ...row, order }]));

/** Returns the row of a kind. @param {OwnRuleKind} kind @returns {OwnRuleRow} */
export const ownRuleRow = (kind) => /** @type {OwnRuleRow} */ (rows.get(kind));

/** The most digits and cells of a puzzle with rules, as core/rules has them. */
export const mostWithRules = { digits: 16, cells: 256 };

/** Whether puzzles of a layout can have rules. @param {{ digitCount: number, cellCount: number }} layout */
export const canHaveRules = ({ digitCount, cellCount }) =>
  digitCount <= mostWithRules.digits && cellCount <= mostWithRules.cells;
/** The shapes whose cells have an order of their own. @type {readonly string[]} */
const inOrder = ["line", "path", "step", "two-lists", "lists", "directed-line"];
/** How deep rules can be inside rules, as the engine has it. */
export const deepestRules = 8;
/** A range is written for as many cells in a straight line, and more. */
const shortestRange = 3;

/**
 * Reads the text of one rule, such as `cage 15 r1c1 r1c2`. Checks words and cells only.
 *
 * @param {string} text
 * @param {Canvas} canvas
 * @param {number} [depth] how deep rules can be inside it
 * @returns {OwnRule | null} null for what is no rule
 */
export function readRule(text, canvas, depth = deepestRules) {
  const [kind] = /** @type {RegExpExecArray} */ (/^[^\s(]*/.exec(text.trim()));
  if (!rows.has(kind)) return null;
  if (ownRuleRow(/** @type {OwnRuleKind} */ (kind)).shape === "parts")
    return readParts(/** @type {OwnRuleKind} */ (kind), text.trim().slice(kind.length), canvas, depth);
  const words = text.trim().split(/\s+/).slice(1);
  const hasValues = /^\d/.test(words[0] ?? "");
  const values = hasValues
    ? /** @type {string} */ (words[0]).split(",").map((value) => (/^\d{1,5}$/.test(value) ? Number(value) : NaN))
    : [];
  const cells = words.slice(hasValues ? 1 : 0).flatMap((word) => cellsOfWord(word, canvas));
  if (
    [...values, ...cells].some(Number.isNaN) ||
    cells.some((_, place) => isRepeated(cells, place, ownRuleRow(/** @type {OwnRuleKind} */ (kind)).shape))
  )
    return null;
  return canonicalRule({ kind: /** @type {OwnRuleKind} */ (kind), cells, values });
}

/**
 * @param {OwnRuleKind} kind
 * @param {string} text after the kind
 * @param {Canvas} canvas
 * @param {number} depth
 * @returns {OwnRule | null}
 */
function readParts(kind, text, canvas, depth) {
  const valueText = valuesBeforeParts(kind, text);
  const { inside, wrong } = bracketsOf(text.slice(valueText.length), jointOf(kind));
  const values = valueText.trim() ? valueText.split(",").map(Number) : [];
  if (wrong || depth === 1 || values.some(Number.isNaN)) return null;
  const parts = inside.map((bracket) => {
    const rules = splitRules(bracket.text).map((rule) => readRule(rule.text, canvas, depth - 1));
    return rules.includes(null) || rules.length === 0 ? null : together(/** @type {OwnRule[]} */ (rules));
  });
  return parts.includes(null) ? null : canonicalRule({ ...ofParts(kind, /** @type {OwnRule[]} */ (parts)), values });
}

/**
 * The word with the values of a rule of rules, with the space before it; empty where it has none.
 * @param {OwnRuleKind} kind
 * @param {string} text after the kind
 */
export const valuesBeforeParts = (kind, text) =>
  ownRuleRow(kind).values ? (/^[ \t\r]*\d[^ \t\r(]*/.exec(text)?.[0] ?? "") : "";

/** The word between the rules inside a rule. @param {OwnRuleKind} kind */
export const jointOf = (kind) => (kind === "any-of" ? "or" : "and");

/** Rules of which all are kept, as one rule. @param {readonly OwnRule[]} rules */
function together(rules) {
  const each = inRuleOrder(rules);
  return each.length === 1 ? each[0] : ofParts("all-of", each);
}

/** How deep rules are inside a rule; 1 for one without parts. @param {OwnRule} rule @returns {number} */
export const depthOfRule = ({ parts }) => 1 + Math.max(0, ...(parts ?? []).map(depthOfRule));

/** @param {OwnRuleKind} kind @param {readonly OwnRule[]} parts @returns {OwnRule} */
const ofParts = (kind, parts) => ({ kind, cells: [], values: [], parts });

/**
 * The rules, and those inside of them instead of rules of rules.
 * @param {readonly OwnRule[]} rules
 * @returns {OwnRule[]}
 */
export const innermostRules = (rules) => rules.flatMap((rule) => (rule.parts ? innermostRules(rule.parts) : [rule]));

/** A rule and all rules inside of it. @param {OwnRule} rule @returns {OwnRule[]} */
const withParts = (rule) => [rule, ...(rule.parts ?? []).flatMap(withParts)];

/**
 * The kinds of the rules and of those inside of them, each once, in the order of the engine; all-of is no kind of its
 * own for a reader.
 * @param {readonly OwnRule[]} rules
 * @returns {OwnRuleKind[]}
 */
export function kindsOfRules(rules) {
  /** @type {Set<OwnRuleKind>} */
  const kinds = new Set();
  for (const { kind } of rules.flatMap(withParts)) if (kind !== "all-of") kinds.add(kind);
  return ownRuleTable.map(({ kind }) => kind).filter((kind) => kinds.has(kind));
}

/** Returns a rule in the one form that all equal rules share. @param {OwnRule} rule @returns {OwnRule} */
function canonicalRule({ kind, cells, values, parts }) {
  const { shape, isTable } = ownRuleRow(kind);
  if (parts) {
    // A part of the same kind as the rule, and all-of inside of doublers, say what their own parts say.
    const taken = kind === "doublers" ? "all-of" : kind;
    const inside = inOrderOnce(
      parts.map(canonicalRule).flatMap((part) => (part.kind === taken ? (part.parts ?? []) : [part])),
    );
    return { kind, cells: [...new Set(inside.flatMap((part) => part.cells))].sort(ascending), values, parts: inside };
  }
  if (shape === "lists") return { kind, ...sortedLists(cells, values) };
  return {
    kind,
    cells: inOrder.includes(shape) ? cells : [...cells].sort(ascending),
    values: isTable ? values : [...values].sort(ascending),
  };
}

/**
 * The lists of cells that a rule of the shape "lists" has.
 * @param {readonly number[]} cells
 * @param {readonly number[]} lengths the values of the rule
 */
export const listsOf = (cells, lengths) =>
  lengths.map((length, place) => {
    const first = lengths.slice(0, place).reduce((sum, each) => sum + each, 0);
    return cells.slice(first, first + length);
  });

/**
 * Each list ascending, and the lists by their first cells. Lengths that are not those of the cells stay as they are.
 * @param {readonly number[]} cells
 * @param {readonly number[]} values
 */
function sortedLists(cells, values) {
  if (!areLengths(cells, values)) return { cells, values };
  const lists = listsOf(cells, values)
    .map((list) => list.toSorted(ascending))
    .sort(([one], [other]) => one - other);
  return { cells: lists.flat(), values: lists.map(({ length }) => length) };
}

/**
 * Whether values are the lengths of lists that the cells are.
 * @param {readonly number[]} cells
 * @param {readonly number[]} values
 */
export const areLengths = (cells, values) =>
  values.every((length) => length > 0) && values.reduce((sum, length) => sum + length, 0) === cells.length;

/**
 * Writes a rule as the engine does. Equal rules have the same text.
 * @param {OwnRule} rule
 * @param {Canvas} canvas
 * @returns {string}
 */
export function writeRule(rule, canvas) {
  const { kind, cells, values, parts } = canonicalRule(rule);
  const words = [kind, ...(values.length ? [values.join()] : [])];
  if (parts)
    return `${words.join(" ")} ${parts.map((part) => `(${writeRule(part, canvas)})`).join(` ${jointOf(kind)} `)}`;
  for (let place = 0; place < cells.length;) {
    const run = straightRun(cells, place, canvas);
    const isRange = run >= shortestRange;
    const first = cellName(canvas, cells[place]);
    words.push(isRange ? `${first}-${cellName(canvas, cells[place + run - 1])}` : first);
    place += isRange ? run : 1;
  }
  return words.join(" ");
}

/**
 * Returns rules in the order of the engine, each once, the rules of all-of instead of all-of, and doublers of one value
 * as one rule.
 * @param {readonly OwnRule[]} rules
 * @returns {OwnRule[]}
 */
export const inRuleOrder = (rules) =>
  inOrderOnce(
    withOneOfDoublers(
      rules.map(canonicalRule).flatMap((rule) => (rule.kind === "all-of" ? (rule.parts ?? []) : [rule])),
    ),
  );

/**
 * Makes one rule of the doublers of one value: they are about the same cells.
 * @param {readonly OwnRule[]} rules
 * @returns {OwnRule[]}
 */
const withOneOfDoublers = (rules) =>
  rules.flatMap((rule) => {
    if (rule.kind !== "doublers") return rule;
    const alike = rules.filter(({ kind, values }) => kind === rule.kind && values[0] === rule.values[0]);
    return alike[0] === rule ? canonicalRule({ ...rule, parts: alike.flatMap(({ parts = [] }) => parts) }) : [];
  });

/** @param {readonly OwnRule[]} rules of the one form each @returns {OwnRule[]} */
function inOrderOnce(rules) {
  const sorted = [...rules].sort(compareRules);
  return sorted.filter((rule, index) => index === 0 || compareRules(rule, sorted[index - 1]) !== 0);
}

/**
 * The rules of a puzzle by the list of their texts, which is never changed in place.
 * @type {WeakMap<readonly string[], readonly OwnRule[]>}
 */
const known = new WeakMap();

/**
 * Returns the rules that the texts of a puzzle say.
 *
 * @param {readonly string[]} texts of rules, as `writeRule` writes them
 * @param {Canvas} canvas
 * @returns {readonly OwnRule[]}
 */
export function rulesOfTexts(texts, canvas) {
  const found = known.get(texts);
  if (found) return found;
  const rules = texts.map((text) => /** @type {OwnRule} */ (readRule(text, canvas)));
  known.set(texts, rules);
  return rules;
}

/**
 * Returns the texts of rules, in the order of the engine, each once.
 * @param {readonly OwnRule[]} rules
 * @param {Canvas} canvas
 */
export const textsOfRules = (rules, canvas) => inRuleOrder(rules).map((rule) => writeRule(rule, canvas));

/**
 * Whether a rule of a shape may not have the cell at a place, because the rule has the cell before. A path may return
 * to a cell, but not stay in a cell.
 *
 * @param {readonly number[]} cells @param {number} place @param {RuleShape} shape
 */
export const isRepeated = (cells, place, shape) =>
  shape === "path" ? place > 0 && cells[place] === cells[place - 1] : cells.indexOf(cells[place]) < place;

/** Whether a line ends in its first cell. @param {readonly number[]} cells */
export const isClosed = (cells) => cells.length > 2 && cells[0] === cells[cells.length - 1];

/**
 * @param {string} word a cell, or cells joined by hyphens with all cells between them
 * @param {Canvas} canvas
 * @returns {number[]} with NaN for what is no cell
 */
function cellsOfWord(word, canvas) {
  /** @type {number[]} */
  const cells = [];
  for (const name of word.split("-")) {
    const cell = cellOfName(name, canvas) ?? NaN;
    cells.push(
      ...(cells.length === 0 ? [cell] : (cellsAfter(/** @type {number} */ (cells.at(-1)), cell, canvas) ?? [NaN])),
    );
  }
  return cells;
}

/**
 * The cells after one cell, up to another in a straight line; null when there is no such line, or a place in it has no
 * cell.
 *
 * @param {number} from
 * @param {number} to
 * @param {Canvas} canvas
 * @returns {number[] | null}
 */
export function cellsAfter(from, to, canvas) {
  const [down, right] = stepsBetween(from, to, canvas);
  const length = Math.max(Math.abs(down), Math.abs(right));
  if (!(length > 0) || ![0, length].includes(Math.abs(down)) || ![0, length].includes(Math.abs(right))) return null;
  const [row, column] = [rowOf(canvas, from), columnOf(canvas, from)];
  const cells = Array.from({ length }, (_, step) =>
    cellAt(canvas, row + (step + 1) * Math.sign(down), column + (step + 1) * Math.sign(right)),
  );
  return cells.includes(null) ? null : /** @type {number[]} */ (cells);
}

/**
 * How many rows and columns one cell is below and right of another.
 * @param {number} from @param {number} to @param {Canvas} canvas @returns {[down: number, right: number]}
 */
export const stepsBetween = (from, to, canvas) => [
  rowOf(canvas, to) - rowOf(canvas, from),
  columnOf(canvas, to) - columnOf(canvas, from),
];

/** The cell of a name such as r1c2; null for what names no cell. @param {string} name @param {Canvas} canvas */
export function cellOfName(name, canvas) {
  const [, row, column] = /^r(\d{1,3})c(\d{1,3})$/i.exec(name) ?? [];
  return row ? cellAt(canvas, Number(row) - 1, Number(column) - 1) : null;
}

/**
 * @param {readonly number[]} cells
 * @param {number} first
 * @param {Canvas} canvas
 * @returns {number} how many cells from `first` on are in a straight line, each next to the one before
 */
function straightRun(cells, first, canvas) {
  const step = (/** @type {number} */ place) => stepsBetween(cells[place], cells[place + 1], canvas);
  if (first + 1 >= cells.length) return 1;
  const [down, right] = step(first);
  if (Math.max(Math.abs(down), Math.abs(right)) !== 1) return 1;
  let last = first + 1;
  while (last + 1 < cells.length && String(step(last)) === String([down, right])) last++;
  return last - first + 1;
}

/** @param {number} a @param {number} b */
const ascending = (a, b) => a - b;

/** @param {OwnRule} a @param {OwnRule} b */
function compareRules(a, b) {
  const order = (/** @type {OwnRule} */ { kind }) => /** @type {{ order: number }} */ (rows.get(kind)).order;
  return (
    order(a) - order(b) ||
    compareLists(a.cells, b.cells) ||
    compareLists(a.values, b.values) ||
    compareParts(a.parts ?? [], b.parts ?? [])
  );
}

/** @param {readonly OwnRule[]} a @param {readonly OwnRule[]} b @returns {number} */
function compareParts(a, b) {
  const place = a.findIndex((part, index) => !b[index] || compareRules(part, b[index]) !== 0);
  return place === -1 ? a.length - b.length : b[place] ? compareRules(a[place], b[place]) : 1;
}

/** @param {readonly number[]} a @param {readonly number[]} b */
function compareLists(a, b) {
  const place = a.findIndex((value, index) => value !== b[index]);
  return place === -1 ? a.length - b.length : place >= b.length ? 1 : a[place] - b[place];
}
