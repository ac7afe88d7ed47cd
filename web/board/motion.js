/**
 * Short motions that show what has changed: a digit that is placed grows, cells that a step has changed and houses that
 * become complete glow. When the last digit is placed, a wave of glow runs from its cell over the board.
 *
 * @typedef {{ sizes: ReadonlyMap<number, number>, glows: ReadonlyMap<number, number> }} Moment by cell: the size of
 *   its digit, and how much of the glow over its ground is left; both from 0 to 1
 * @typedef {import("./view.js").BoardView} BoardView
 * @typedef {{ start: number, length: number, placed: readonly number[], lit: readonly number[], delays:
 *   ReadonlyMap<number, number> }} Motion `length`: of the whole motion, in milliseconds; `delays`: of a wave: how many
 *   milliseconds each cell waits for its glow
 */
import { columnOf, rowOf } from "../model/layout.js";

/** Milliseconds: of what happens in a cell, and of the wave as a whole. */
export const longestMotion = 150;
export const waveLength = 600;
const smallest = 0.6;

export function createMotion() {
  /** @type {Motion | null} */
  let motion = null;
  return {
    /**
     * Begins the motion for a change of the view, if the change is one that is shown.
     * @param {BoardView} before
     * @param {BoardView} after
     * @param {number} now
     */
    follow(before, after, now) {
      if (before.layout !== after.layout || before.cells === after.cells) return;
      const next = motionOf(before, after, now);
      motion = after.looks.motion ? next : null;
    },
    /** Returns what is in motion now; null when nothing is. @param {number} now @returns {Moment | null} */
    at(now) {
      if (!motion) return null;
      const { start, length, placed, lit, delays } = motion;
      const passed = Math.max(0, now - start);
      if (passed >= length) {
        motion = null;
        return null;
      }
      /** How much of the motion of a cell is left that begins after a delay. */
      const leftAfter = (/** @type {number} */ delay) =>
        passed < delay ? 0 : Math.max(0, 1 - (passed - delay) / longestMotion) ** 2;
      return {
        sizes: new Map(placed.map((cell) => [cell, 1 - (1 - smallest) * leftAfter(0)])),
        glows: new Map(lit.map((cell) => [cell, leftAfter(delays.get(cell) ?? 0)])),
      };
    },
  };
}

/** @param {BoardView} before @param {BoardView} after @param {number} now @returns {Motion | null} */
function motionOf(before, after, now) {
  const changed = [...after.cells.keys()].filter((cell) => isChanged(before.cells[cell], after.cells[cell]));
  const placed = changed.filter((cell) => after.cells[cell].kind === "entry" && before.cells[cell].kind === "blank");
  const stepped = before.state.step && !after.state.step ? changed : [];
  // A new puzzle, or a history that goes far, changes many cells at once and needs no motion.
  if (changed.length > after.layout.digitCount * 3 || (!placed.length && !stepped.length)) return null;
  if (placed.length && after.cells.every(({ digit, kind }) => digit && kind !== "answer") && !after.conflicts.length)
    return waveFrom(placed, after, now);
  const complete = after.layout.houses.filter(
    ({ cells }) =>
      cells.some((cell) => placed.includes(cell)) &&
      cells.every((cell) => after.cells[cell].digit && !after.cells[cell].conflict),
  );
  return {
    start: now,
    length: longestMotion,
    placed,
    lit: [...new Set([...stepped, ...complete.flatMap(({ cells }) => cells)])],
    delays: new Map(),
  };
}

/**
 * A glow that runs over the whole board from the last cell.
 * @param {readonly number[]} placed
 * @param {BoardView} view
 * @param {number} now
 * @returns {Motion}
 */
function waveFrom(placed, { layout, cells }, now) {
  const [first] = placed;
  const away = [...cells.keys()].map((cell) =>
    Math.hypot(rowOf(layout, cell) - rowOf(layout, first), columnOf(layout, cell) - columnOf(layout, first)),
  );
  const farthest = Math.max(...away);
  return {
    start: now,
    length: waveLength,
    placed,
    lit: [...cells.keys()],
    delays: new Map(away.map((distance, cell) => [cell, (distance / farthest) * (waveLength - longestMotion)])),
  };
}

/** @param {import("./view.js").CellView} a @param {import("./view.js").CellView} b */
const isChanged = (a, b) => a !== b && (a.digit !== b.digit || a.kind !== b.kind || a.notes !== b.notes);
