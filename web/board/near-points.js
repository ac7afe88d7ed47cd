/**
 * Points that are looked up by their distance. They lie in squares whose side is the distance that is asked for, so
 * that a look-up meets few points.
 *
 * @typedef {import("./curve.js").Spot} Spot
 */

/**
 * Squares in a row of the plane. Two far squares can have the same number; a look-up in them then only takes longer.
 */
const across = 1 << 16;

/** @param {number} reach */
export function createNearPoints(reach) {
  /** @type {Map<number, Spot[]>} */
  const squares = new Map();
  /** @type {Spot[]} */
  const all = [];
  const place = (/** @type {number} */ length) => Math.floor(length / reach);
  return {
    /** In the order in which they were added. @type {readonly Spot[]} */
    all,

    /** @param {readonly Spot[]} spots */
    add(spots) {
      for (const spot of spots) {
        const key = place(spot.y) * across + place(spot.x);
        const square = squares.get(key);
        if (square) square.push(spot);
        else squares.set(key, [spot]);
        all.push(spot);
      }
    },

    /** Whether a point was added whose distance is less than `reach` in both directions. @param {Spot} spot */
    has({ x, y }) {
      const first = place(y) * across + place(x);
      for (let down = -across; down <= across; down += across) {
        for (let key = first + down - 1; key <= first + down + 1; key++) {
          const square = squares.get(key);
          if (square?.some((other) => Math.abs(other.x - x) < reach && Math.abs(other.y - y) < reach)) return true;
        }
      }
      return false;
    },
  };
}

/** @typedef {ReturnType<typeof createNearPoints>} NearPoints */
