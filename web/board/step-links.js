/**
 * Draws links as lines between candidates: solid for strong links, dashed for weak links. A line ends at the mark of
 * its candidate. It bends where it would run through another mark, and around digits if the bend is small.
 *
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./operations.js").Operation} Operation
 * @typedef {import("./view.js").BoardView} BoardView
 * @typedef {import("./step-reading.js").Candidate} Candidate
 * @typedef {import("./step-reading.js").ReadPart} ReadPart
 * @typedef {import("./step-reading.js").StepReading} StepReading
 * @typedef {import("./curve.js").Spot} Spot
 * @typedef {import("./curve.js").Curve} Curve
 * @typedef {object} Obstacles
 * @property {Geometry} geometry
 * @property {BoardView} view
 * @property {ReadonlyMap<number, number>} marked candidates with marks, and the radius of each mark
 * @property {import("./near-points.js").NearPoints} drawn points of the lines drawn so far
 */
import { noteBit } from "../model/digits.js";
import { along, cut, headOf, lengthOf, pieces } from "./curve.js";
import { cellNear, cornerOf } from "./geometry.js";
import { createNearPoints } from "./near-points.js";
import { keyOf, nearestDigit, notePlace, noteSpot } from "./note-grid.js";
import { area, path } from "./operations.js";
import { linkStroke } from "./step-looks.js";
import { dashOf, widthsOf } from "./step-shapes.js";

/**
 * The bends that are tried: height and place of each bend, relative to the length of the line. The straight line comes
 * first.
 */
const bends = [0, 0.06, -0.06, 0.12, -0.12, 0.2, -0.2, 0.3, -0.3, 0.42, -0.42];
const turns = [0.5, 0.2, 0.8];
/**
 * Between marks that almost touch, the line is drawn as an arc from the side of one mark to the side of the other, so
 * that it is visible.
 */
const leap = { angle: Math.PI / 3, height: 1.1 };
/**
 * The cost of each unit of length that a line runs through a mark, another link, along a thick line, through a digit, a
 * note, or outside the board. A bend costs its height and a constant, so that nearly straight lines become straight.
 */
const costs = { mark: 14, link: 3, line: 2, digit: 1.2, note: 0.6, outside: 40 };
const stiffness = 0.5;
/** The radius of a candidate without a mark, relative to the place of a note. */
const half = 0.4;
/** Links that are nearer to each other run through each other; relative to the place of a note. */
const touch = 0.2;

/**
 * @param {StepReading} reading
 * @param {BoardView} view
 * @param {Geometry} geometry
 * @param {ReadonlyMap<number, number>} marked candidates with marks (keyOf), and the radius of each mark
 * @returns {{ operations: Operation[], crossed: Set<number> }} `crossed`: the candidates that lines cross, and the
 *   cells with a digit that lines cross (keyOf with digit 0)
 */
export function drawLinks({ links, isForcing }, view, geometry, marked) {
  /** @type {Obstacles} */
  const obstacles = { geometry, view, marked, drawn: createNearPoints(notePlace(geometry).room * touch) };
  const seen = new Set();
  const operations = links.flatMap(({ from, to, strong }) => {
    const ends = nearestEnds(from.candidates, to.candidates, geometry);
    const name = ends && `${ends.map(keyOf).sort()} ${strong}`;
    if (!ends || seen.has(name)) return [];
    seen.add(name);
    const curve = route(ends, obstacles);
    obstacles.drawn.add(along(curve));
    return drawLink(curve, strong, isForcing, widthsOf(notePlace(geometry).room, geometry.cell));
  });
  return { operations, crossed: crossedBy(obstacles) };
}

/**
 * @param {Curve} curve
 * @param {boolean} strong
 * @param {boolean} hasHead
 * @param {ReturnType<typeof widthsOf>} widths
 * @returns {Operation[]}
 */
function drawLink(curve, strong, hasHead, widths) {
  const [from, control, to] = curve;
  const width = strong ? widths.strong : widths.weak;
  const [tip, left, right] = headOf(curve, widths.strong * 2.8);
  return [
    path(
      [
        ["M", from.x, from.y],
        ["Q", control.x, control.y, to.x, to.y],
      ],
      width,
      "step-link",
      strong ? [] : dashesOf(curve, width),
    ),
    ...(hasHead
      ? [area([["M", tip.x, tip.y], ["L", left.x, left.y], ["L", right.x, right.y], ["Z"]], "step-link")]
      : []),
  ];
}

/**
 * Dashes that begin and end with a stroke, so that the line reaches its marks.
 * @param {Curve} curve
 * @param {number} width
 */
function dashesOf(curve, width) {
  const [stroke, gap] = dashOf(linkStroke(false), width);
  const count = Math.max(2, Math.round((lengthOf(curve) + gap) / (stroke + gap)));
  const scale = lengthOf(curve) / (count * stroke + (count - 1) * gap);
  return [stroke * scale, gap * scale];
}

/** What is written over the lines. @param {Obstacles} obstacles */
function crossedBy(obstacles) {
  const keys = obstacles.drawn.all.map((spot) => {
    const cell = digitUnder(obstacles, spot);
    return cell === null ? noteUnder(obstacles, spot, 0.42) : keyOf({ cell, digit: 0 });
  });
  return new Set(keys.filter((key) => key !== null));
}

/**
 * Returns the nearest two candidates of two parts; candidates of one digit, or in one cell, are preferred.
 * @param {readonly Candidate[]} from
 * @param {readonly Candidate[]} to
 * @param {Geometry} geometry
 * @returns {[Candidate, Candidate] | null}
 */
function nearestEnds(from, to, geometry) {
  /** @type {[Candidate, Candidate] | null} */
  let best = null;
  let least = Infinity;
  for (const a of from)
    for (const b of to) {
      if (keyOf(a) === keyOf(b)) continue;
      const [start, end] = [noteSpot(geometry, a.cell, a.digit), noteSpot(geometry, b.cell, b.digit)];
      const cost =
        Math.hypot(end.x - start.x, end.y - start.y) +
        (a.digit === b.digit || a.cell === b.cell ? 0 : geometry.width + geometry.height);
      if (cost < least) [best, least] = [[a, b], cost];
    }
  return best;
}

/**
 * Returns the curve with the lowest cost.
 * @param {[Candidate, Candidate]} ends
 * @param {Obstacles} obstacles
 * @returns {Curve}
 */
function route([a, b], obstacles) {
  const { geometry, marked } = obstacles;
  const { room } = notePlace(geometry);
  const [from, to] = [a, b].map(({ cell, digit }) => noteSpot(geometry, cell, digit));
  const reaches = [a, b].map((end) => (marked.get(keyOf(end)) ?? room * half) + room * 0.06);
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const curves =
    length - reaches[0] - reaches[1] < room * 0.45 ? leapsOf(from, to, reaches, room) : bendsOf(from, to, reaches);
  const own = new Set([keyOf(a), keyOf(b)]);
  /** @type {Curve} */
  let best = [from, from, to];
  let least = Infinity;
  // The straightest curves come first. A curve whose bend alone costs more than the best curve so far is skipped.
  for (const { curve, height } of curves) {
    const bend = height ? Math.abs(height) + room * stiffness : 0;
    if (bend >= least) break;
    const cost = bend + costOf(curve, obstacles, own, least - bend);
    if (cost < least) [best, least] = [curve, cost];
  }
  return best;
}

/** @typedef {{ curve: Curve, height: number }} Choice */

/** @param {Spot} from @param {Spot} to @param {number[]} reaches @returns {Generator<Choice>} */
function* bendsOf(from, to, reaches) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  for (const bend of bends)
    for (const turn of bend ? turns : [0.5]) {
      const control = { x: from.x + turn * x + 2 * bend * y, y: from.y + turn * y - 2 * bend * x };
      yield { curve: cut([from, control, to], reaches), height: bend * Math.hypot(x, y) };
    }
}

/**
 * Returns the arcs on both sides of two marks that almost touch.
 * @param {Spot} from
 * @param {Spot} to
 * @param {number[]} reaches
 * @param {number} room
 * @returns {Choice[]}
 */
function leapsOf(from, to, reaches, room) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const [ahead, aside] = [Math.cos(leap.angle), Math.sin(leap.angle)];
  return [1, -1].map((side) => {
    const normal = { x: side * y, y: side * -x };
    const start = {
      x: from.x + reaches[0] * (x * ahead + normal.x * aside),
      y: from.y + reaches[0] * (y * ahead + normal.y * aside),
    };
    const end = {
      x: to.x + reaches[1] * (-x * ahead + normal.x * aside),
      y: to.y + reaches[1] * (-y * ahead + normal.y * aside),
    };
    const control = {
      x: (from.x + to.x) / 2 + leap.height * room * normal.x,
      y: (from.y + to.y) / 2 + leap.height * room * normal.y,
    };
    return { curve: /** @type {Curve} */ ([start, control, end]), height: 0 };
  });
}

/**
 * What a curve runs through, by length.
 * @param {Curve} curve
 * @param {Obstacles} obstacles
 * @param {ReadonlySet<number>} own
 * @param {number} limit past which it does not matter
 */
function costOf(curve, obstacles, own, limit) {
  const {
    geometry: { width, height, uprights, levels },
    drawn,
    marked,
  } = obstacles;
  const spots = along(curve);
  const piece = Math.hypot(curve[2].x - curve[0].x, curve[2].y - curve[0].y) / pieces;
  let cost = 0;
  for (const spot of spots) {
    if (cost >= limit) break;
    const { x, y } = spot;
    if (x < 0 || y < 0 || x > width || y > height) cost += costs.outside * piece;
    const under = noteUnder(obstacles, spot, 0.55);
    if (under !== null && !own.has(under)) cost += (marked.has(under) ? costs.mark : costs.note) * piece;
    if (on(uprights, x) || on(levels, y)) cost += costs.line * piece;
    if (digitUnder(obstacles, spot) !== null) cost += costs.digit * piece;
    if (drawn.has(spot)) cost += costs.link * piece;
  }
  return cost;
}

/**
 * Whether a place is on a thick line.
 * @param {readonly import("./geometry.js").Stripe[]} stripes
 * @param {number} place
 */
const on = (stripes, place) =>
  stripes.some(({ start, size, thick }) => thick && place > start - size / 2 && place < start + size * 1.5);

/**
 * Returns the candidate whose digit is at a point.
 * @param {Obstacles} obstacles
 * @param {Spot} spot
 * @param {number} reach relative to the place of a note
 * @returns {number | null}
 */
function noteUnder({ geometry, view, marked }, { x, y }, reach) {
  const cell = cellNear(geometry, x, y);
  const digit = nearestDigit(geometry, cell, x, y);
  const key = keyOf({ cell, digit });
  if (!(view.cells[cell].notes & noteBit(digit)) && !marked.has(key)) return null;
  const spot = noteSpot(geometry, cell, digit);
  return Math.hypot(spot.x - x, spot.y - y) < Math.max(notePlace(geometry).room * reach, (marked.get(key) ?? 0) * 1.2)
    ? key
    : null;
}

/**
 * Returns the cell whose digit (not a note) is at a point.
 * @param {Pick<Obstacles, "geometry" | "view">} board
 * @param {Spot} spot
 * @returns {number | null}
 */
function digitUnder({ geometry, view }, { x, y }) {
  const cell = cellNear(geometry, x, y);
  const corner = cornerOf(geometry, cell);
  const half = geometry.cell / 2;
  return view.cells[cell].kind !== "blank" &&
    Math.hypot(x - corner.x - half, y - corner.y - half) < geometry.cell * 0.27
    ? cell
    : null;
}
