/**
 * The picture of the rules of a puzzle. A board draws it with its own drawing; it is loaded for puzzles with rules
 * only.
 *
 * @typedef {import("../../model/puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("../../model/layout.js").Layout} Layout
 * @typedef {import("../../model/drawing.js").Drawing} Drawing
 * @typedef {import("../geometry.js").Geometry} Geometry
 * @typedef {import("../operations.js").Operation} Operation
 *
 * @typedef {object} RuleLayers
 * @property {readonly Operation[]} beneath what lies between the grounds of the cells and the ruled lines: shapes in
 *   cells, lines and cages
 * @property {readonly Operation[]} above what lies over the ruled lines and under the digits: signs at edges and
 *   corners, sums, clues outside
 * @property {typeof pictureOf} [pictureOf] keeps a picture of what is beneath, where this is much
 *
 * @typedef {import("../geometry.js").Room & { layersOf: (geometry: Geometry) => RuleLayers, dark?: ReadonlySet<number>,
 *   dim?: ReadonlySet<number> }} RulePicture `edges`, `taken` and `caged` are the room that a geometry must leave;
 *   `dark`: the cells in which a shape of the author is as dark as a given; `dim`: those in which it is as dark as an
 *   entry, too
 */
import { cageKey, drawingIn } from "../../model/drawing.js";
import { columnOf, rowOf } from "../../model/layout.js";
import { layoutOf } from "../../model/position.js";
import { innermostRules, rulesOfTexts, writeRule } from "../../model/puzzle-rules.js";
import { drawDigit, weights } from "../display-list.js";
import { cornerOf } from "../geometry.js";
import { darkCells, drawAuthor, lanesOfDrawing } from "./author-drawing.js";
import { cageLooks, drawSum } from "./kinds/cage-looks.js";
import { cluesOf, drawClue, lanesOf } from "./kinds/clue-looks.js";
import { kindLooks } from "./kinds/index.js";
import { fewestKept, isSameList, pictureOf } from "./kept-picture.js";
import { ruleColours } from "./rule-colours.js";

/**
 * Draws the rules of the puzzle, and what its author drew.
 * @type {import("../extension.js").Extension}
 */
export const ruleExtension = {
  colours: ruleColours,
  room: (state) => pictureNow(state),
  layers(view, geometry) {
    const { fog } = view.state;
    const picture = pictureNow(view.state);
    if (!picture) return null;
    const layers = picture.layersOf(geometry);
    const under = [...(picture.dim ?? [])]
      .filter((cell) => view.cells[cell].kind !== "given" || picture.dark?.has(cell))
      .flatMap((cell) => rimOf(view, cell, geometry));
    return { ...(fog ? withoutSums(layers, fog.covered) : layers), under };
  },
};

/**
 * The rim of a digit that a dark shape of the author would hide: the digit itself is drawn over it.
 * @param {import("../view.js").BoardView} view @param {number} cell @param {Geometry} geometry
 */
function rimOf(view, cell, geometry) {
  const { kind, digit } = view.cells[cell];
  if (kind === "blank") return [];
  const { x, y } = cornerOf(geometry, cell);
  const middle = { x: x + geometry.cell / 2, y: y + geometry.cell / 2 };
  return drawDigit(view, "paper", digit, middle, geometry.cell, weights[kind], "paper").filter(isText);
}

/** @param {Operation} operation */
const isText = ({ kind }) => kind === "text";

/** @param {import("../../model/state.js").State} state */
function pictureNow({ position: seen, game, fog }) {
  // Fog covers a part of the picture (fog-drawing.js).
  const position = fog?.whole ?? seen;
  const layout = layoutOf(position);
  const read = drawingIn(game.origin.drawing);
  // A puzzle that is being entered can get another board.
  const drawing = read?.rows === layout.rows && read.columns === layout.columns ? read : null;
  if (!position.rules && !drawing) return null;
  return rulePicture(layout, position.rules ?? noRules, drawing);
}

/**
 * Sums are drawn over the digits, where no fog covers them.
 * @param {RuleLayers} layers @param {ReadonlySet<number>} covered @returns {RuleLayers}
 */
const withoutSums = (layers, covered) => ({
  ...layers,
  above: layers.above.filter((each) => each.kind !== "text" || !covered.has(each.halo?.cell ?? -1)),
});

/** @type {readonly string[]} */
const noRules = [];

/** @typedef {{ look: import("./kinds/index.js").KindLook, rules: readonly OwnRule[] }} Group the rules of a kind */

/**
 * The pictures by the list of texts, which is never changed in place, and by layout.
 * @type {WeakMap<readonly string[], { layout: Layout, drawing: Drawing | null, picture: RulePicture }>}
 */
const known = new WeakMap();

/**
 * Returns the picture of the rules of a puzzle. What the author drew takes the place of the rules that it means.
 *
 * @param {Layout} layout
 * @param {readonly string[]} texts as a puzzle keeps them
 * @param {Drawing | null} [drawing]
 * @returns {RulePicture}
 */
export function rulePicture(layout, texts, drawing = null) {
  const before = known.get(texts);
  if (before?.layout === layout && before.drawing === drawing) return before.picture;
  const own = drawing ? texts.filter((text) => !drawing.rules.includes(text)) : texts;
  const picture = withDrawing(layout, rulesOfTexts(own, layout), drawing);
  known.set(texts, { layout, drawing, picture });
  return picture;
}

/** @param {Layout} layout @param {readonly OwnRule[]} rules @param {Drawing | null} drawing @returns {RulePicture} */
function withDrawing(layout, rules, drawing) {
  // A rule of rules can have rules that the drawing means.
  const inner = innermostRules(rules).filter((rule) => !drawing?.rules.includes(writeRule(rule, layout)));
  const picture = pictureOfRules(layout, [...rules.filter(({ parts }) => parts), ...inner]);
  if (!drawing) return picture;
  const cages = inner.filter(({ kind }) => Object.hasOwn(cageLooks, kind));
  const caged = new Set(
    cages.map(({ cells }) => cageKey(cells.map((each) => [rowOf(layout, each), columnOf(layout, each)]))),
  );
  const lanes = lanesOfDrawing(drawing, layout);
  const edge = (/** @type {keyof typeof lanes} */ name) => Math.max(lanes[name], picture.edges[name]);
  const keep = keptLayers();
  return {
    ...picture,
    dark: darkCells(drawing, layout),
    dim: darkCells(drawing, layout, "entry"),
    edges: { top: edge("top"), right: edge("right"), bottom: edge("bottom"), left: edge("left") },
    layersOf: (geometry) =>
      keep(geometry, () => {
        const layers = picture.layersOf(geometry);
        const drawn = drawAuthor(drawing, caged, geometry);
        const beneath = [...drawn.beneath, ...layers.beneath];
        return {
          beneath,
          above: [...drawn.above, ...layers.above],
          ...(beneath.length >= fewestKept && { pictureOf }),
        };
      }),
  };
}

/** Keeps the layers that were drawn last, with all that their geometry depended on. */
function keptLayers() {
  let drawn = /** @type {{ parts: readonly unknown[], layers: RuleLayers } | null} */ (null);
  return (/** @type {Geometry} */ geometry, /** @type {() => RuleLayers} */ draw) => {
    const parts = partsOf(geometry);
    if (!drawn || !isSameList(drawn.parts, parts)) drawn = { parts, layers: draw() };
    return drawn.layers;
  };
}

/** A board has a geometry for each drawing, mostly the same as before. @param {Geometry} geometry */
const partsOf = ({ cell, sum, gutter, lines, taken, caged, frame, width, height }) => [
  cell,
  sum,
  gutter,
  lines.thin,
  lines.thick,
  taken,
  caged,
  frame.x,
  frame.y,
  width,
  height,
];

/**
 * What is written in the corner of one cell is written once: 10/12.
 * @param {readonly { rule: OwnRule, written: string }[]} sums
 */
function sharedCorners(sums) {
  /** @type {Map<number, { rule: OwnRule, written: string }>} */
  const byCell = new Map();
  for (const sum of sums) {
    const [first] = sum.rule.cells;
    const before = byCell.get(first);
    byCell.set(first, before ? { ...before, written: `${before.written}/${sum.written}` } : sum);
  }
  return [...byCell.values()];
}

/** @param {Layout} layout @param {readonly OwnRule[]} drawnRules @returns {RulePicture} */
function pictureOfRules(layout, drawnRules) {
  const groups = Object.entries(kindLooks)
    .map(([wanted, look]) => ({ look, rules: drawnRules.filter(({ kind }) => kind === wanted) }))
    .filter(({ rules }) => rules.length);
  const clues = cluesOf(groups, layout);
  const summed = sharedCorners(
    groups.flatMap(({ look, rules }) =>
      rules
        .filter((rule) => look.hasSum?.(rule, layout))
        .map((rule) => ({ rule, written: look.written?.(rule) ?? String(rule.values[0]) })),
    ),
  );
  const framed = groups.flatMap(({ look, rules }) => rules.filter((rule) => look.isFramed?.(rule, layout)));
  const keep = keptLayers();
  return {
    edges: lanesOf(clues, layout),
    taken: new Set(summed.map(({ rule }) => rule.cells[0])),
    caged: new Set(framed.flatMap(({ cells }) => cells)),
    layersOf(geometry) {
      const layer = (/** @type {"ground" | "line" | "frame" | "sign"} */ name) =>
        groups.flatMap(({ look, rules }) => look[name]?.(rules, geometry) ?? []);
      return keep(geometry, () => {
        const beneath = [...layer("ground"), ...layer("line"), ...layer("frame")];
        return {
          beneath,
          above: [
            ...summed.map(({ rule, written }) => drawSum(rule, written, geometry)),
            ...layer("sign"),
            ...clues.flatMap((clue) => drawClue(clue, geometry)),
          ],
          ...(beneath.length >= fewestKept && { pictureOf }),
        };
      });
    },
  };
}
