/**
 * Cages, and cages as large as a house, which are extra regions; cages with a product, and others about their digits.
 *
 * @typedef {import("../../../model/puzzle-rules.js").OwnRule} OwnRule
 * @typedef {import("../rule-shapes.js").Geometry} Geometry
 * @typedef {import("../rule-shapes.js").Operation} Operation
 */
import { boxesOf } from "../../cell-boxes.js";
import { cornerOf, sumMiddle } from "../../geometry.js";
import { area, path, text } from "../../operations.js";
import { outlineOf, roundedPath } from "../../outline.js";
import { advanced, eachRule, edgeWidth } from "../rule-shapes.js";

/**
 * Distance of a cage from the edges of its cells; its dashes and its width; how far the sum is from the edge, and how
 * far the dashes are from the sum; relative to a cell.
 */
const look = { inset: 0.075, dash: [0.1, 0.06], width: 0.028, left: 0.055, gap: 0.04 };
/** Width of a digit relative to the size of type. */
const digitWidth = 0.58;

/** The sum of a cage; empty for none. @param {OwnRule} rule */
const sumOf = ({ values }) => values.join();

/** Whether a cage is a house more. @param {OwnRule} rule @param {{ digitCount: number }} layout */
const isExtraRegion = ({ cells, values }, { digitCount }) => !values.length && cells.length === digitCount;

/**
 * @param {OwnRule} rule
 * @param {string} written in its corner; empty for nothing
 * @param {Geometry} geometry
 * @returns {Operation[]}
 */
function drawCage({ cells }, written, geometry) {
  const { cell } = geometry;
  const outlines = outlineOf(boxesOf(geometry, cells, look.inset * cell));
  const width = Math.max(1, look.width * cell);
  return outlines.map((corners) =>
    path(
      openFor(corners, geometry, cells[0], written) ?? roundedPath([corners], 0),
      width,
      "rule-ink",
      look.dash.map((length) => length * cell),
    ),
  );
}

/**
 * The outline begins and ends beside the sum, whatever the ground of the cell is. So cages with the same form have the
 * same dashes.
 *
 * @param {[number, number][]} corners @param {Geometry} geometry @param {number} first @param {string} written
 * @returns {import("../../operations.js").Command[] | null} null for an outline without the corner of the sum
 */
function openFor(corners, geometry, first, written) {
  const { x, y } = cornerOf(geometry, first);
  const at = corners.findIndex(([left, top]) => Math.abs(left - x) + Math.abs(top - y) < geometry.cell / 4);
  if (at < 0 || !written) return null;
  const [corner, ...rest] = [...corners.slice(at), ...corners.slice(0, at)];
  const room = {
    across: (look.left - look.inset + look.gap) * geometry.cell + widthOf(written, geometry),
    down: (sumMiddle(geometry) - look.inset + look.gap + geometry.sum / 2) * geometry.cell,
  };
  const beside = (/** @type {[number, number]} */ other) => {
    const { x: left, y: top } = advanced(
      { x: corner[0], y: corner[1] },
      { x: other[0], y: other[1] },
      Math.abs(other[1] - corner[1]) < Math.abs(other[0] - corner[0]) ? room.across : room.down,
    );
    return /** @type {[number, number]} */ ([left, top]);
  };
  return [
    ["M", ...beside(rest[0])],
    ...[...rest, beside(rest[rest.length - 1])].map(
      (point) => /** @type {import("../../operations.js").Command} */ (["L", ...point]),
    ),
  ];
}

/** @param {string} written @param {Geometry} geometry */
const widthOf = (written, { cell, sum }) => written.length * digitWidth * sum * cell;

/**
 * The sum is in the upper left corner of the first cell, where the dashes leave room, with a rim that breaks diagonals.
 * @param {OwnRule} rule
 * @param {string} written
 * @param {Geometry} geometry
 * @returns {Operation}
 */
export function drawSum({ cells: [first] }, written, geometry) {
  const { x, y } = cornerOf(geometry, first);
  const { cell } = geometry;
  const size = geometry.sum * cell;
  return {
    ...text(
      x + look.left * cell + widthOf(written, geometry) / 2,
      y + sumMiddle(geometry) * cell,
      written,
      size,
      600,
      "rule-ink",
    ),
    halo: { colour: "paper", width: size * 0.4, cell: first },
  };
}

/** @param {OwnRule} rule @param {Geometry} geometry @returns {Operation[]} */
function drawExtraRegion({ cells }, geometry) {
  const shape = roundedPath(outlineOf(boxesOf(geometry, cells, 0.06 * geometry.cell)), 0.06 * geometry.cell);
  return [area(shape, "rule-grey-paper"), path(shape, edgeWidth(geometry), "rule-grey")];
}

/**
 * A cage with something written in its corner that says what its digits do.
 * @param {import("../../../model/puzzle-rules.js").OwnRuleKind} kind
 * @param {(rule: OwnRule) => string} written
 * @param {string} example the value in the small picture
 * @returns {import("./index.js").KindLook}
 */
const cageWith = (kind, written, example) => ({
  frame: eachRule((rule, geometry) => drawCage(rule, written(rule), geometry)),
  hasSum: () => true,
  written,
  isFramed: () => true,
  sample: [[[kind, example, "r1c1 r1c2 r2c1"].filter(Boolean).join(" ")], 2, 2],
});

export const cageLooks = /** @satisfies {import("./index.js").KindLooks} */ ({
  cage: {
    ground: eachRule((rule, geometry) => (isExtraRegion(rule, geometry.layout) ? drawExtraRegion(rule, geometry) : [])),
    frame: eachRule((rule, geometry) =>
      isExtraRegion(rule, geometry.layout) ? [] : drawCage(rule, sumOf(rule), geometry),
    ),
    hasSum: ({ values }) => values.length > 0,
    isFramed: (rule, layout) => !isExtraRegion(rule, layout),
    sample: [["cage 7 r1c1 r1c2 r2c1"], 2, 2],
  },
  "product-cage": cageWith("product-cage", ({ values: [product] }) => `${product}×`, "24"),
  "rellik-cage": cageWith("rellik-cage", ({ values: [sum] }) => `≠${sum}`, "9"),
  "equality-cage": {
    ...cageWith("equality-cage", () => "=", ""),
    sample: [["equality-cage r1c1 r1c2 r2c1 r2c2"], 2, 2],
  },
});
