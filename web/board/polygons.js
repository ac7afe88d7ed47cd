/**
 * Paths as polygons: their curves become straight pieces.
 *
 * @typedef {import("./operations.js").Command} Command
 * @typedef {(readonly [x: number, y: number])[]} Polygon
 */

/** Pieces of a curve: at 1200 pixels to an inch a digit of 36 points differs by less than a pixel. */
const piecesOfCurve = 10;

/**
 * @param {readonly Command[]} commands
 * @returns {Polygon[]} with curves as straight pieces
 */
export function polygonsOf(commands) {
  return linesOf(commands).map(({ points }) => points);
}

/** @param {readonly Command[]} commands @returns {{ points: [number, number][], isClosed: boolean }[]} */
export function linesOf(commands) {
  /** @type {{ points: [number, number][], isClosed: boolean }[]} */
  const lines = [];
  for (const command of commands) {
    const last = lines.at(-1);
    if (command[0] === "M") lines.push({ points: [[command[1], command[2]]], isClosed: false });
    else if (!last) continue;
    else if (command[0] === "Z") last.isClosed = true;
    else if (command[0] === "L") last.points.push([command[1], command[2]]);
    else if (command[0] === "Q") {
      const [, cx, cy, toX, toY] = command;
      const [x, y] = last.points[last.points.length - 1];
      for (let i = 1; i <= piecesOfCurve; i++) {
        const [t, s] = [i / piecesOfCurve, 1 - i / piecesOfCurve];
        last.points.push([s * s * x + 2 * s * t * cx + t * t * toX, s * s * y + 2 * s * t * cy + t * t * toY]);
      }
    }
  }
  return lines;
}

/**
 * Which of some places in a row a path encloses, where its outline winds around them.
 * @param {readonly Polygon[]} polygons of the path @param {readonly number[]} across @param {number} y
 * @returns {number[]} of `across`
 */
export function enclosedIn(polygons, across, y) {
  const crossings = polygons.flatMap((points) =>
    points.flatMap(([x, from], i) => {
      const [nextX, to] = points[(i + 1) % points.length];
      return from <= y === to <= y
        ? []
        : [{ x: x + ((y - from) / (to - from)) * (nextX - x), turn: to > from ? 1 : -1 }];
    }),
  );
  return across.filter((x) => crossings.reduce((sum, each) => (each.x < x ? sum + each.turn : sum), 0) !== 0);
}
