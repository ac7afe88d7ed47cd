/** The borders between irregular regions: straight pieces of the greatest length, drawn over the thin lines. */

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./geometry.js").Box} Box */
/** @typedef {import("./geometry.js").Stripe} Stripe */

/**
 * Returns no borders for a layout with boxes: the thick lines of boxes run across the whole board.
 * @param {Geometry} geometry
 * @returns {Box[]}
 */
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
    for (const [from, to] of runs(
      side,
      (column) => regions[(place - 1) * side + column] !== regions[place * side + column],
    )) {
      boxes.push({ y, height: lines.thick, ...along(uprights, from, to, lines.thick, "x", "width") });
    }
  }
  return boxes;
}

/**
 * Returns where a thick line begins that is centred on a thin one; on a whole unit if both widths are whole.
 * @param {Stripe} stripe
 * @param {number} thick
 */
function middle({ start, size }, thick) {
  const beyond = (thick - size) / 2;
  return start - (Number.isInteger(thick) && Number.isInteger(size) ? Math.floor(beyond) : beyond);
}

/**
 * Returns the start and the length of a border. It includes the line crossings at both ends, so that corners have no
 * gap.
 *
 * @param {readonly Stripe[]} stripes @param {number} from @param {number} to @param {number} thick
 * @param {"x" | "y"} start @param {"width" | "height"} size
 * @returns {any}
 */
function along(stripes, from, to, thick, start, size) {
  const begin = middle(stripes[from], thick);
  return { [start]: begin, [size]: middle(stripes[to + 1], thick) + thick - begin };
}

/**
 * Returns the first and the last place of each run of places for which `holds` is true.
 * @param {number} side
 * @param {(place: number) => boolean} holds
 * @returns {[number, number][]}
 */
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
