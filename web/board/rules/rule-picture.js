/**
 * The picture of the rules of a puzzle. A board draws it with its own drawing; it is loaded for puzzles with rules only.
 *
 * @typedef {import("../../model/puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("../../model/layout.js").Layout} Layout
 * @typedef {import("../geometry.js").Geometry} Geometry
 * @typedef {import("../operations.js").Operation} Operation
 *
 * @typedef {object} RuleLayers
 * @property {readonly Operation[]} beneath what lies between the grounds of the cells and the ruled lines: shapes in cells, lines and cages
 * @property {readonly Operation[]} above what lies over the ruled lines and under the digits: signs at edges and corners, sums, clues outside
 *
 * @typedef {import("../geometry.js").Room & { layersOf: (geometry: Geometry) => RuleLayers, colours: Readonly<Record<"screen" | "forced" | "print", Record<string, string>>> }} RulePicture
 *   `edges`, `taken` and `caged` are the room that a geometry must leave
 */
import { rulesOfTexts } from "../../model/puzzle-rules.js";
import { cornerOf } from "../geometry.js";
import { line, path } from "../operations.js";
import { drawCage, drawCageSum, drawExtraRegion, isExtraRegion } from "./cages.js";
import { cluesOf, drawClue, isCrooked, lanesOf } from "./outside-clues.js";
import { drawClone, drawEven, drawExtreme, drawIndexer, drawOdd } from "./cell-signs.js";
import { ruleColours } from "./rule-colours.js";
import { drawDot, drawInequality, drawPairSum, drawQuadruple } from "./rule-edges.js";
import { drawArrows, drawLines, lineKinds } from "./rule-lines.js";
import { commandsOf, middleOf } from "./rule-shapes.js";

/** @typedef {(rule: OwnRule, geometry: Geometry) => Operation[]} Draw */

/** What is drawn beneath the ruled lines, in this order, for each rule by itself. Lines and arrows follow, and then cages. @type {readonly (readonly [string, Draw])[]} */
const grounds = [
  ["minimum", drawExtreme], ["maximum", drawExtreme], ["row-indexer", drawIndexer], ["column-indexer", drawIndexer], ["box-indexer", drawIndexer],
  ["even", drawEven], ["odd", drawOdd], ["falling-diagonal", drawDiagonal], ["rising-diagonal", drawDiagonal],
];
/** What is drawn above the ruled lines. @type {readonly (readonly [string, Draw])[]} */
const signs = [
  ["inequality", drawInequality], ["pair-sum", drawPairSum], ["white-dot", drawDot], ["black-dot", drawDot], ["quadruple", drawQuadruple],
];

/** The pictures by the list of texts, which is never changed in place, and by layout. @type {WeakMap<readonly string[], { layout: Layout, picture: RulePicture }>} */
const known = new WeakMap();

/**
 * Returns the picture of the rules of a puzzle.
 *
 * @param {Layout} layout
 * @param {readonly string[]} texts as a puzzle keeps them
 * @returns {RulePicture}
 */
export function rulePicture(layout, texts) {
  const before = known.get(texts);
  if (before?.layout === layout) return before.picture;
  const picture = pictureOfRules(layout, rulesOfTexts(texts, layout.side));
  known.set(texts, { layout, picture });
  return picture;
}

/** @param {Layout} layout @param {readonly OwnRule[]} rules @returns {RulePicture} */
function pictureOfRules(layout, rules) {
  const clues = cluesOf(rules, layout);
  const crooked = rules.filter((rule) => isCrooked(rule, layout));
  const summed = rules.filter(({ kind, values }) => kind === "cage" && values.length);
  /** @type {WeakMap<Geometry, RuleLayers>} */
  const drawn = new WeakMap();
  return {
    edges: lanesOf(clues, layout),
    taken: new Set([...summed, ...crooked].map(({ cells: [first] }) => first)),
    caged: new Set(rules.filter((rule) => rule.kind === "cage" && !isExtraRegion(rule, layout)).flatMap(({ cells }) => cells)),
    colours: ruleColours,
    layersOf(geometry) {
      const layers = drawn.get(geometry) ?? { beneath: drawBeneath(rules, crooked, geometry), above: drawAbove(rules, crooked, clues, geometry) };
      drawn.set(geometry, layers);
      return layers;
    },
  };
}

/** @param {readonly OwnRule[]} rules @param {readonly OwnRule[]} crooked @param {Geometry} geometry @returns {Operation[]} */
function drawBeneath(rules, crooked, geometry) {
  const of = (/** @type {string} */ wanted) => rules.filter(({ kind }) => kind === wanted);
  const cages = of("cage");
  const clones = of("clone");
  const isRegion = (/** @type {OwnRule} */ rule) => isExtraRegion(rule, geometry.layout);
  return [
    ...cages.filter(isRegion).flatMap((rule) => drawExtraRegion(rule, geometry)),
    ...clones.flatMap((rule, place) => drawClone(rule, geometry, clones.length > 1 ? String.fromCharCode(65 + place % 26) : "")),
    ...grounds.flatMap(([kind, draw]) => of(kind).flatMap((rule) => draw(rule, geometry))),
    ...lineKinds.flatMap((kind) => drawLines(of(kind), geometry)),
    ...drawArrows(of("arrow"), geometry),
    ...crooked.flatMap((rule) => drawCrooked(rule, geometry)),
    ...cages.filter((rule) => !isRegion(rule)).flatMap((rule) => drawCage(rule, geometry)),
  ];
}

/** @param {readonly OwnRule[]} rules @param {readonly OwnRule[]} crooked @param {import("./outside-clues.js").Clue[]} clues @param {Geometry} geometry @returns {Operation[]} */
function drawAbove(rules, crooked, clues, geometry) {
  const of = (/** @type {string} */ wanted) => rules.filter(({ kind }) => kind === wanted);
  return [
    ...[...of("cage"), ...crooked].flatMap((rule) => drawCageSum(rule, geometry)),
    ...signs.flatMap(([kind, draw]) => of(kind).flatMap((rule) => draw(rule, geometry))),
    ...clues.flatMap((clue) => drawClue(clue, geometry)),
  ];
}

/** A diagonal by itself looks as one of two. @type {Draw} */
function drawDiagonal({ kind }, geometry) {
  const { cell, layout: { side } } = geometry;
  const [from, to] = [cornerOf(geometry, 0), cornerOf(geometry, side * side - 1)];
  const [left, right, top, bottom] = [from.x, to.x + cell, from.y, to.y + cell];
  const width = Math.max(1, cell * 0.032);
  return [kind === "falling-diagonal" ? line(left, top, right, bottom, width, "mark") : line(left, bottom, right, top, width, "mark")];
}

/** A sum of cells whose line does not come from outside: a thin broken line; its sum is in the first cell. @type {Draw} */
function drawCrooked({ cells }, geometry) {
  const { cell } = geometry;
  return [path(commandsOf(cells.map((at) => middleOf(geometry, at))), Math.max(1, 0.04 * cell), "rule-grey", [0.12 * cell, 0.08 * cell])];
}
