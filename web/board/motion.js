/**
 * Short motions that show what has changed: a digit that is placed grows, cells that a step has changed and houses that become complete light up.
 *
 * @typedef {{ sizes: ReadonlyMap<number, number>, lights: ReadonlyMap<number, number> }} Moment by cell: the size of its digit, and how much of the
 *   light over its ground is left; both from 0 to 1
 * @typedef {import("./view.js").BoardView} BoardView
 * @typedef {{ start: number, placed: readonly number[], lit: readonly number[] }} Motion
 */

/** Milliseconds. */
export const longestMotion = 150;
const smallest = 0.6;

export function createMotion() {
  /** @type {Motion | null} */
  let motion = null;
  return {
    /** Begins the motion for a change of the view, if the change is one that is shown. @param {BoardView} before @param {BoardView} after @param {number} now */
    follow(before, after, now) {
      if (before.layout !== after.layout || before.cells === after.cells) return;
      const next = motionOf(before, after, now);
      motion = after.looks.motion ? next : null;
    },
    /** Returns what is in motion now; null when nothing is. @param {number} now @returns {Moment | null} */
    at(now) {
      if (!motion) return null;
      const passed = (now - motion.start) / longestMotion;
      if (passed >= 1) {
        motion = null;
        return null;
      }
      const left = (1 - Math.max(0, passed)) ** 2;
      return {
        sizes: new Map(motion.placed.map((cell) => [cell, 1 - (1 - smallest) * left])),
        lights: new Map(motion.lit.map((cell) => [cell, left])),
      };
    },
  };
}

/** @param {BoardView} before @param {BoardView} after @param {number} now @returns {Motion | null} */
function motionOf(before, after, now) {
  const changed = [...after.cells.keys()].filter((cell) => isChanged(before.cells[cell], after.cells[cell]));
  const placed = changed.filter((cell) => after.cells[cell].kind === "entry" && before.cells[cell].kind === "blank");
  const stepped = before.step && !after.step ? changed : [];
  // A new puzzle, or a history that goes far, changes many cells at once and needs no motion.
  if (changed.length > after.layout.side * 3 || (!placed.length && !stepped.length)) return null;
  const complete = after.layout.houses.filter(({ cells }) => (
    cells.some((cell) => placed.includes(cell)) && cells.every((cell) => after.cells[cell].digit && !after.cells[cell].conflict)));
  return { start: now, placed, lit: [...new Set([...stepped, ...complete.flatMap(({ cells }) => cells)])] };
}

/** @param {import("./view.js").CellView} a @param {import("./view.js").CellView} b */
const isChanged = (a, b) => a !== b && (a.digit !== b.digit || a.kind !== b.kind || a.notes !== b.notes);
