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
import { rulePicture } from "./rule-picture.js";

/** One rule of each kind on a board of 4×4, and how many rows and columns of the board its picture shows. @type {Readonly<Record<OwnRuleKind, { rules: readonly string[], rows: number, columns: number } | null>>} */
export const ruleSamples = {
  "cage": { rules: ["cage 7 r1c1 r1c2 r2c1"], rows: 2, columns: 2 },
  "thermometer": { rules: ["thermometer r1c1 r1c2 r1c3"], rows: 1, columns: 3 },
  "white-dot": { rules: ["white-dot 1 r1c1 r1c2"], rows: 1, columns: 2 },
  "quadruple": { rules: ["quadruple 1,3 r1c1 r1c2 r2c1 r2c2"], rows: 2, columns: 2 },
  "sandwich": { rules: ["sandwich 5 r1c1-r1c4"], rows: 1, columns: 2 },
  "slow-thermometer": { rules: ["slow-thermometer r1c1 r1c2 r1c3"], rows: 1, columns: 3 },
  "black-dot": { rules: ["black-dot 2 r1c1 r1c2"], rows: 1, columns: 2 },
  "pair-sum": { rules: ["pair-sum 5 r1c1 r1c2", "pair-sum 10 r1c2 r1c3"], rows: 1, columns: 3 },
  "inequality": { rules: ["inequality r1c1 r1c2"], rows: 1, columns: 2 },
  "whisper": { rules: ["whisper 5 r1c1 r1c2 r1c3"], rows: 1, columns: 3 },
  "renban": { rules: ["renban r1c1 r1c2 r1c3"], rows: 1, columns: 3 },
  "palindrome": { rules: ["palindrome r1c1 r1c2 r1c3"], rows: 1, columns: 3 },
  "even": { rules: ["even r1c1"], rows: 1, columns: 1 },
  "odd": { rules: ["odd r1c1"], rows: 1, columns: 1 },
  "arrow": { rules: ["arrow r1c1 r1c2 r1c3"], rows: 1, columns: 3 },
  "little-killer": { rules: ["little-killer 9 r2c1 r1c2"], rows: 2, columns: 2 },
  "minimum": { rules: ["minimum r1c1"], rows: 2, columns: 2 },
  "maximum": { rules: ["maximum r1c1"], rows: 2, columns: 2 },
  "clone": { rules: ["clone r1c1 r2c1 r1c3 r2c3"], rows: 2, columns: 3 },
  "region-sum-line": { rules: ["region-sum-line r1c1 r1c2 r1c3"], rows: 1, columns: 3 },
  "zipper": { rules: ["zipper r1c1 r1c2 r1c3"], rows: 1, columns: 3 },
  "double-arrow": { rules: ["double-arrow r1c1 r1c2 r1c3"], rows: 1, columns: 3 },
  "entropic": { rules: ["entropic r1c1 r1c2 r1c3"], rows: 1, columns: 3 },
  "modular": { rules: ["modular r1c1 r1c2 r1c3"], rows: 1, columns: 3 },
  "nabner": { rules: ["nabner r1c1 r1c2 r1c3"], rows: 1, columns: 3 },
  "nonconsecutive": null,
  "x-sum": { rules: ["x-sum 8 r1c1-r1c4"], rows: 1, columns: 2 },
  "skyscraper": { rules: ["skyscraper 3 r1c1-r1c4"], rows: 1, columns: 2 },
  "numbered-room": { rules: ["numbered-room 4 r1c1-r1c4"], rows: 1, columns: 2 },
  "automaton": { rules: ["automaton 0,1 r1c1 r1c2 r1c3"], rows: 1, columns: 3 },
  "relation": { rules: ["relation 1 r1c1 r1c2 r1c3"], rows: 1, columns: 3 },
  "between": { rules: ["between r1c1 r1c2 r1c3"], rows: 1, columns: 3 },
  "lockout": { rules: ["lockout 4 r1c1 r1c2 r1c3"], rows: 1, columns: 3 },
  "row-indexer": { rules: ["row-indexer r1c1"], rows: 1, columns: 1 },
  "column-indexer": { rules: ["column-indexer r1c1"], rows: 1, columns: 1 },
  "box-indexer": { rules: ["box-indexer r1c1"], rows: 1, columns: 1 },
  "falling-diagonal": { rules: ["falling-diagonal"], rows: 4, columns: 4 },
  "rising-diagonal": { rules: ["rising-diagonal"], rows: 4, columns: 4 },
  "negative-white": null,
  "negative-black": null,
  "negative-sum": null,
};

/** Units of a cell of these pictures; cells of a picture of a whole board are smaller. */
const [unit, small] = [26, 12];

/** Returns the kinds of the rules of a puzzle, each once, in the order of the rules. @param {readonly string[]} texts @param {number} side @returns {RuleEntry[]} */
export function ruleLegend(texts, side) {
  const kinds = [...new Set(rulesOfTexts(texts, side).map(({ kind }) => kind))];
  return kinds.map((kind) => ({ kind, picture: ruleSwatch(kind) }));
}

/** Returns the small picture of a kind. @param {OwnRuleKind} kind */
export function ruleSwatch(kind) {
  const sample = ruleSamples[kind];
  if (!sample) return null;
  const { rules, rows, columns } = sample;
  const layout = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed("2x2"));
  const picture = rulePicture(layout, rules);
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
