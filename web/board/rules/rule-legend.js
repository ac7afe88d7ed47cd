/**
 * The legend of the rules of a puzzle: each kind that the puzzle has, with a small picture. The names of the kinds and their sentences are in
 * i18n/rule-words.js, as `rule.<kind>.name` and `rule.<kind>.rule`.
 *
 * @typedef {import("../../model/puzzle-rules.js").OwnRuleKind} OwnRuleKind
 * @typedef {import("../operations.js").DisplayList} DisplayList
 * @typedef {{ kind: OwnRuleKind, picture: DisplayList | null }} RuleEntry `picture` is null for kinds that are about the whole grid and not drawn
 */
import { layoutNamed } from "../../model/layout.js";
import { rulesOfTexts } from "../../model/puzzle-rules.js";
import { boardGeometry } from "../geometry.js";
import { rect } from "../operations.js";
import { kindLooks } from "./kinds/index.js";
import { rulePicture } from "./rule-picture.js";

/** Units of a cell of these pictures; cells of a picture of a whole board are smaller. */
const [unit, small] = [26, 12];

/** Returns the kinds of the rules of a puzzle, each once, in the order of the rules. @param {readonly string[]} texts @param {number} side @returns {RuleEntry[]} */
export function ruleLegend(texts, side) {
  const kinds = [...new Set(rulesOfTexts(texts, side).map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, picture: ruleSwatch(kind) }));
}

/** Returns the small picture of a kind. @param {OwnRuleKind} kind */
export function ruleSwatch(kind) {
  const { sample, shown } = kindLooks[kind];
  if (!shown) return null;
  const [rows, columns] = shown;
  const layout = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed("2x2"));
  const picture = rulePicture(layout, sample);
  const geometry = boardGeometry(layout, rows > 3 ? small : unit, { thin: 1, thick: 1 }, 0, picture);
  const { frame: { x, y }, uprights, levels } = geometry;
  const [width, height] = [uprights[columns].start + 1, levels[rows].start + 1];
  const { beneath, above } = picture.layersOf(geometry);
  const ruled = [
    ...uprights.slice(0, columns + 1).map(({ start }) => rect(start, y, 1, height - y, "thin-line")),
    ...levels.slice(0, rows + 1).map(({ start }) => rect(x, start, width - x, 1, "thin-line")),
  ];
  return /** @type {DisplayList} */ ({ width, height, operations: [rect(x, y, width - x, height - y, "paper"), ...beneath, ...ruled, ...above] });
}
