/**
 * The legend of the rules of a puzzle: each kind that the puzzle has, with a small picture. The names of the kinds and
 * their sentences are in i18n/rule-words.js, as `rule.<kind>.name` and `rule.<kind>.rule`.
 *
 * @typedef {import("../../model/puzzle-rules.js").OwnRuleKind} OwnRuleKind
 * @typedef {import("../operations.js").DisplayList} DisplayList
 * @typedef {{ kind: OwnRuleKind, picture: DisplayList | null }} RuleEntry `picture` is null for kinds that are about
 *   the whole grid and not drawn
 */
import { layoutNamed } from "../../model/layout.js";
import { kindsOfRules, ownRuleRow, rulesOfTexts } from "../../model/puzzle-rules.js";
import { boardGeometry } from "../geometry.js";
import { rect } from "../operations.js";
import { kindLooks } from "./kinds/index.js";
import { rulePicture } from "./rule-picture.js";

/**
 * The cells of samples on a board of 4×4, and how many rows and columns of the board their pictures show.
 * @type {Record<import("../../model/puzzle-rules.js").RuleShape, [cells: string, rows: number, columns: number]>}
 */
const samples = {
  "whole-grid": ["", 4, 4],
  set: ["r1c1", 1, 1],
  line: ["r1c1 r1c2 r1c3", 1, 3],
  path: ["r1c1 r1c2 r1c3", 1, 3],
  pair: ["r1c1 r1c2", 1, 2],
  step: ["r1c1 r1c2", 1, 2],
  "two-lists": ["r1c1 r2c1 r1c3 r2c3", 2, 3],
  lists: ["r1c1 r2c1 r1c3 r2c3", 2, 3],
  square: ["r1c1 r1c2 r2c1 r2c2", 2, 2],
  "full-line": ["r1c1-r1c4", 1, 2],
  "directed-line": ["r1c1-r1c4", 1, 2],
  parts: ["", 1, 2],
};
/** The number of digits whose usual values the samples have. */
const usualDigits = 9;

/**
 * Returns the sample of a kind.
 * @param {OwnRuleKind} kind
 * @returns {readonly [rules: readonly string[], rows: number, columns: number]} `rows` and `columns` of its picture, if
 *   it is drawn
 */
export function ruleSample(kind) {
  const { example, usual, sample } = kindLooks[kind];
  if (sample) return sample;
  const [cells, rows, columns] = samples[ownRuleRow(kind).shape];
  return [
    [[kind, example ?? usual?.(usualDigits) ?? "", cells].filter((word) => word !== "").join(" ")],
    rows,
    columns,
  ];
}

/** Units of a cell of these pictures; cells of a picture of a whole board are smaller. */
const [unit, small] = [26, 12];

/**
 * Returns the kinds of the rules of a puzzle and of the rules inside of them, each once, in the order of the rules.
 * @param {readonly string[]} texts
 * @param {import("../../model/layout.js").Layout} layout
 * @param {number} [sum] size of the sums of cages, relative to a cell
 * @returns {RuleEntry[]}
 */
export function ruleLegend(texts, layout, sum) {
  return kindsOfRules(rulesOfTexts(texts, layout)).map((kind) => ({ kind, picture: ruleSwatch(kind, sum) }));
}

/** Returns the small picture of a kind. @param {OwnRuleKind} kind @param {number} [sum] see `ruleLegend` */
export function ruleSwatch(kind, sum) {
  const { ground, line, frame: outline, sign, clue } = kindLooks[kind];
  if (!ground && !line && !outline && !sign && !clue) return null;
  const [rules, rows, columns] = ruleSample(kind);
  const layout = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed("2x2"));
  const picture = rulePicture(layout, rules);
  const geometry = boardGeometry(layout, rows > 3 ? small : unit, { thin: 1, thick: 1 }, 0, picture, sum);
  const {
    frame: { x, y },
    uprights,
    levels,
  } = geometry;
  const [width, height] = [uprights[columns].start + 1, levels[rows].start + 1];
  const { beneath, above } = picture.layersOf(geometry);
  const ruled = [
    ...uprights.slice(0, columns + 1).map(({ start }) => rect(start, y, 1, height - y, "thin-line")),
    ...levels.slice(0, rows + 1).map(({ start }) => rect(x, start, width - x, 1, "thin-line")),
  ];
  return /** @type {DisplayList} */ ({
    width,
    height,
    operations: [rect(x, y, width - x, height - y, "paper"), ...beneath, ...ruled, ...above],
  });
}
