/**
 * Draws the marks of a step's candidates. The shape follows from the role. A placement is filled; an elimination is
 * struck through. The candidates of a group share one shape.
 *
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("./geometry.js").Box} Box
 * @typedef {import("./operations.js").Operation} Operation
 * @typedef {import("./step-looks.js").Look} Look
 * @typedef {import("./step-looks.js").Shape} Shape
 * @typedef {import("./step-reading.js").Candidate} Candidate
 * @typedef {import("./step-reading.js").ReadPart} ReadPart
 * @typedef {import("./step-reading.js").StepReading} StepReading
 * @typedef {{ x: number, y: number }} Spot
 * @typedef {{ candidate: Candidate, looks: Set<Look>, grouped: boolean, placed: boolean, out: boolean }} Mark
 */
import { keyOf, notePlace, noteSpot } from "./note-grid.js";
import { area, path } from "./operations.js";
import { outlineOf, roundedPath } from "./outline.js";
import { dashOf, edgeOf, groundOf, reachOf, strikeOf, widthsOf } from "./step-shapes.js";

/**
 * Half the size of the square around each candidate of a group, and the width of the bars between the squares; relative
 * to the place of a note.
 */
const half = 0.46;
const bar = 0.2;

/** Roles whose candidates do not form a group. */
const setLike = new Set(["als", "restricted-common"]);

/**
 * Whether the candidates of a part are one node: several of one digit, joined by a link to others.
 * @param {StepReading} reading
 * @param {ReadPart} part
 */
export const isGroup = ({ links }, part) =>
  !setLike.has(part.role) &&
  part.candidates.length > 1 &&
  new Set(part.candidates.map(({ digit }) => digit)).size === 1 &&
  links.some(({ from, to }) => from === part || to === part);

/**
 * @param {StepReading} reading
 * @param {ReadonlyMap<string, Look>} looks
 * @returns {Map<number, Mark>} by candidate (keyOf)
 */
export function marksOf(reading, looks) {
  /** @type {Map<number, Mark>} */
  const marks = new Map();
  const at = (/** @type {Candidate} */ candidate) => {
    const key = keyOf(candidate);
    const mark = marks.get(key) ?? { candidate, looks: new Set(), grouped: false, placed: false, out: false };
    marks.set(key, mark);
    return mark;
  };
  for (const part of reading.parts) {
    const look = looks.get(part.role);
    if (part.role === "single" && reading.answers.length) continue;
    for (const candidate of part.candidates) {
      if (isGroup(reading, part)) at(candidate).grouped = true;
      else if (look?.shape) at(candidate).looks.add(look);
    }
  }
  for (const candidate of reading.placements) at(candidate).placed = true;
  for (const candidate of reading.eliminations) at(candidate).out = true;
  return marks;
}

/**
 * Returns the radius of each mark.
 * @param {ReadonlyMap<number, Mark>} marks
 * @param {Geometry} geometry
 * @returns {Map<number, number>}
 */
export function reachesOf(marks, geometry) {
  const { room } = notePlace(geometry);
  return new Map(
    [...marks].map(([key, mark]) => [
      key,
      Math.max(...shapesOf(mark).map(({ shape, scale }) => reachOf(shape, room * scale)), room * half),
    ]),
  );
}

/**
 * Returns the shapes of a mark. If a candidate has two roles, one shape lies inside the other.
 * @param {Mark} mark
 * @returns {{ look: Look | null, shape: Shape, scale: number }[]}
 */
function shapesOf({ looks, placed, grouped }) {
  const shapes = [...looks].map((look, i) => ({
    look,
    shape: /** @type {Shape} */ (look.shape),
    scale: looks.size > 1 ? 1.2 - 0.32 * i : 1,
  }));
  return shapes.length || !placed || grouped ? shapes : [{ look: null, shape: "disc", scale: 1 }];
}

/**
 * @param {ReadonlyMap<number, Mark>} marks
 * @param {Geometry} geometry
 * @returns {{ under: Operation[], over: Operation[] }} what lies under and over the digits
 */
export function drawMarks(marks, geometry) {
  const { room } = notePlace(geometry);
  const widths = widthsOf(room, geometry.cell);
  const drawn = [...marks.values()].map((mark) => {
    const spot = noteSpot(geometry, mark.candidate.cell, mark.candidate.digit);
    const shapes = shapesOf(mark);
    return {
      grounds: [
        ...(mark.out && !shapes.length && !mark.grouped ? groundOf("square", spot, room, "step-out-paper") : []),
        ...shapes
          .slice(0, 1)
          .flatMap(({ look, shape, scale }) =>
            groundOf(shape, spot, room * scale, mark.placed ? "step-place" : (look?.paper ?? "step-place")),
          ),
      ],
      edges: shapes.flatMap(({ look, shape, scale }) =>
        edgeOf(shape, spot, room * scale, look?.colour ?? "step-place", widths.edge),
      ),
      over: mark.out ? strikeOf(spot, room, widths.strike) : [],
    };
  });
  return {
    under: [...drawn.flatMap(({ grounds }) => grounds), ...drawn.flatMap(({ edges }) => edges)],
    over: drawn.flatMap(({ over }) => over),
  };
}

/**
 * @param {StepReading} reading
 * @param {ReadonlyMap<string, Look>} looks
 * @param {Geometry} geometry
 * @returns {Operation[]}
 */
export function drawGroups(reading, looks, geometry) {
  const { room } = notePlace(geometry);
  return reading.parts
    .filter((part) => isGroup(reading, part))
    .flatMap(({ role, candidates }) => {
      const { shape, colour, paper } = /** @type {Look} */ (looks.get(role));
      const radius = room * (shape?.endsWith("circle") ? half : shape?.endsWith("square") ? 0.04 : 0.2);
      const spots = candidates.map(({ cell, digit }) => noteSpot(geometry, cell, digit));
      const outlined = (/** @type {number} */ grown) =>
        roundedPath(outlineOf(groupBoxes(spots, room, grown * room)), radius + grown * room);
      const inner = outlined(0);
      const width = widthsOf(room, geometry.cell).edge;
      return [
        area(inner, paper),
        path(inner, width, colour, shape?.startsWith("dashed") ? dashOf("dashed", width) : []),
        ...(shape?.startsWith("double") ? [path(outlined(0.16), width, colour)] : []),
      ];
    });
}

/**
 * Returns a square around each candidate of a group, and bars that join the squares and pass above and beside the
 * digits.
 * @param {readonly Spot[]} spots
 * @param {number} room
 * @param {number} grown
 * @returns {Box[]}
 */
function groupBoxes(spots, room, grown) {
  const reach = half * room + grown;
  const boxes = spots.map(({ x, y }) => ({ x: x - reach, y: y - reach, width: 2 * reach, height: 2 * reach }));
  const [joined, left] = [[spots[0]], spots.slice(1)];
  while (left.length) {
    const pairs = left.flatMap((to, i) =>
      joined.map((from) => ({ i, from, to, apart: Math.hypot(to.x - from.x, to.y - from.y) })),
    );
    const { i, from, to } = pairs.reduce((best, pair) => (pair.apart < best.apart ? pair : best));
    boxes.push(...bars(from, to, reach, bar * room + grown * 2));
    joined.push(...left.splice(i, 1));
  }
  return boxes;
}

/** @param {Spot} from @param {Spot} to @param {number} reach @param {number} thick @returns {Box[]} */
function bars(from, to, reach, thick) {
  const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
  const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
  return [
    ...(right - left > thick
      ? [{ x: left - reach, y: from.y - reach, width: right - left + reach, height: thick }]
      : []),
    ...(bottom - top > thick ? [{ x: to.x - reach, y: top - reach, width: thick, height: bottom - top + reach }] : []),
  ];
}
