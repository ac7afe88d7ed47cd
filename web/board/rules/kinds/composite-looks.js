/**
 * Rules of rules: the rules inside are drawn as they are. A dotted outline says which of them belong together, where
 * one of them is enough.
 *
 * @typedef {import("../../../model/puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("../rule-shapes.js").Geometry} Geometry
 * @typedef {import("../rule-shapes.js").Operation} Operation
 */
import { boxesOf } from "../../cell-boxes.js";
import { path } from "../../operations.js";
import { outlineOf, roundedPath } from "../../outline.js";
import { eachRule } from "../rule-shapes.js";

/** Distance of the outline from the edges of its cells, its corners, its width, its dots; relative to a cell. */
const look = { inset: 0.05, corner: 0.12, width: 0.045, dash: [0.045, 0.065] };

/** @param {OwnRule} rule @param {Geometry} geometry @returns {Operation[]} */
function drawOutline({ cells }, geometry) {
  const { cell } = geometry;
  const outline = outlineOf(boxesOf(geometry, cells, look.inset * cell));
  const dash = look.dash.map((length) => length * cell);
  return [path(roundedPath(outline, look.corner * cell), Math.max(1, look.width * cell), "rule-ink", dash)];
}

export const compositeLooks = /** @satisfies {import("./index.js").KindLooks} */ ({
  "any-of": { frame: eachRule(drawOutline), sample: [["any-of (even r1c1) or (odd r1c2)"], 1, 2] },
  doublers: { usual: () => 2, sample: [["doublers 2 (cage 7 r1c1 r1c2 r2c1)"], 2, 2] },
  "all-of": { sample: [["any-of (all-of (even r1c1) and (odd r1c2)) or (odd r1c1)"], 1, 2] },
});
