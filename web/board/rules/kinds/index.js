/**
 * How each kind of rules looks, and what the player enters it with: a row a kind. A picture has layers, and each layer
 * has the kinds in the order of this table. The files have the rows by shape, each with what draws them.
 *
 * @typedef {import("../../../model/puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("../../../model/puzzle-rules.js").OwnRuleKind} OwnRuleKind
 * @typedef {import("../../../model/layout.js").Layout} Layout
 * @typedef {import("../rule-shapes.js").Geometry} Geometry
 * @typedef {import("../rule-shapes.js").Operation} Operation
 * @typedef {(rules: readonly OwnRule[], geometry: Geometry) => Operation[]} Draw draws all rules of a kind
 *
 * @typedef {object} KindLook the layers are in the order of their properties
 * @property {Draw} [ground] shapes that fill cells
 * @property {Draw} [line] lines through cells
 * @property {Draw} [frame] frames around cells
 * @property {(rule: OwnRule, layout: Layout) => boolean} [hasSum] whether something is written in the corner of the
 *   first cell of a rule, above the ruled lines: its value
 * @property {(rule: OwnRule) => string} [written] how the value is written there; a plain number where this is absent
 * @property {Draw} [sign] signs at edges and corners of cells
 * @property {import("./clue-looks.js").ClueLook} [clue] how a clue outside the cells looks
 * @property {(rule: OwnRule, layout: Layout) => boolean} [isFramed] whether notes keep clear of a frame around the
 *   cells of a rule
 * @property {(digitCount: number) => number} [usual] the value that a rule has when nothing else is entered
 * @property {true} [joins] whether cells that are added belong to the rule that the puzzle has already, because one
 *   rule is about all of them
 * @property {string} [example] the values of the rule in the small picture of the kind, where they are not the usual
 *   one
 * @property {readonly [rules: readonly string[], rows: number, columns: number]} [sample] the rules in the small
 *   picture of the kind, on a board of 4×4, and how much of the board the picture shows; where the cells are not those
 *   that samples of the shape have
 *
 * @typedef {Partial<Record<OwnRuleKind, KindLook>>} KindLooks
 */
import { cageLooks } from "./cage-looks.js";
import { cellLooks } from "./cell-looks.js";
import { clueLooks } from "./clue-looks.js";
import { compositeLooks } from "./composite-looks.js";
import { edgeLooks } from "./edge-looks.js";
import { gridLooks } from "./grid-looks.js";
import { lineLooks } from "./line-looks.js";

/** @type {Readonly<Record<OwnRuleKind, KindLook>>} */
export const kindLooks = {
  ...cageLooks,
  ...cellLooks,
  ...gridLooks,
  ...lineLooks,
  ...clueLooks,
  ...edgeLooks,
  ...compositeLooks,
};
