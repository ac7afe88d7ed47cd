/** The borders between irregular regions: straight pieces as long as they go, laid over the thin lines. */

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./geometry.js").Stripe} Stripe */

/** None where the regions are boxes: their lines are ruled through. @param {Geometry} geometry @returns {Box[]} */
export function regionBorders({ layout, lines, uprights, levels }) {
  if (layout.hasBoxes) return [];
  const { side, regions } = layout;
  /** @type {Box[]} */
  const boxes = [];
  for (let place = 1; place < side; place++) {
    const [x, y] = [middle(uprights[place], lines.thick), middle(levels[place], lines.thick)];
    for (const [from, to] of runs(side, (row) => regions[row * side + place - 1] !== regions[row * side + place])) {
      boxes.push({ x, width: lines.thick, ...along(levels, from, to, lines.thick, "y", "height") });
    }
    for (const [from, to] of runs(side, (column) => regions[(place - 1) * side + column] !== regions[place * side + column])) {
      boxes.push({ y, height: lines.thick, ...along(uprights, from, to, lines.thick, "x", "width") });
    }
  }
  return boxes;
}

/** Where a thick line begins that runs over a thin one. @param {Stripe} stripe @param {number} thick */
const middle = ({ start, size }, thick) => start - Math.floor((thick - size) / 2);

/**
 * From the crossing before the first cell to the one after the last, both taken in, so that corners are whole.
 *
 * @param {readonly Stripe[]} stripes @param {number} from @param {number} to @param {number} thick
 * @param {"x" | "y"} start @param {"width" | "height"} size
 * @returns {any}
 */
function along(stripes, from, to, thick, start, size) {
  const begin = middle(stripes[from], thick);
  return { [start]: begin, [size]: middle(stripes[to + 1], thick) + thick - begin };
}

/** Runs of places for which something holds, first and last. @param {number} side @param {(place: number) => boolean} holds @returns {[number, number][]} */
function runs(side, holds) {
  /** @type {[number, number][]} */
  const found = [];
  for (let place = 0; place < side; place++) {
    if (!holds(place)) continue;
    const last = found[found.length - 1];
    if (last && last[1] === place - 1) last[1] = place;
    else found.push([place, place]);
  }
  return found;
}
