/**
 * Presses at edges and corners of the board and beside the grid, while a rule is entered, and the key Enter on the
 * board. They come before the board's own input, which has all other presses.
 */
import { reachOf } from "./spot-zones.js";

/** @typedef {import("./spot-zones.js").Point} Point */

/**
 * @param {object} options
 * @param {() => boolean} options.isOpen whether rules can be entered now
 * @param {() => number} options.side of the board
 * @param {(point: Point, reach: number) => boolean} options.press has a use for a press at a point, or leaves the press
 *   to the board
 * @param {() => void} options.enter the key Enter on the board
 * @returns {() => void} the unbinder
 */
export function bindSpots({ isOpen, side, press, enter }) {
  const binding = new AbortController();
  const listening = { capture: true, signal: binding.signal };
  /** A finger's press on an enlarged board ends as a click, which would select a cell. */
  let isTaken = false;

  addEventListener(
    "pointerdown",
    (/** @type {PointerEvent} */ event) => {
      isTaken = false;
      const board = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest?.(".board"));
      if (
        !board ||
        !isOpen() ||
        event.button !== 0 ||
        !event.isPrimary ||
        event.ctrlKey ||
        event.metaKey ||
        event.shiftKey
      )
        return;
      const place = placeOn(board, event, side());
      isTaken = place !== null && press(place.point, reachOf(place.cell));
      if (!isTaken) return;
      event.preventDefault();
      event.stopPropagation();
    },
    listening,
  );
  addEventListener(
    "click",
    (event) => {
      if (!isTaken) return;
      isTaken = false;
      event.stopPropagation();
    },
    listening,
  );
  addEventListener(
    "keydown",
    (/** @type {KeyboardEvent} */ event) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (
        event.key !== "Enter" ||
        !isPlain ||
        !isOpen() ||
        !(/** @type {Element} */ (event.target).closest?.(".board"))
      )
        return;
      event.preventDefault();
      event.stopPropagation();
      enter();
    },
    listening,
  );
  return () => binding.abort();
}

/**
 * Where a pointer is, in cells from the corner of the grid, and the width of a cell in CSS pixels.
 * @param {HTMLElement} board
 * @param {MouseEvent} event
 * @param {number} side
 */
function placeOn(board, { clientX, clientY }, side) {
  const [first, last] = [0, side * side - 1].map((cell) =>
    board.querySelector(`[data-cell="${cell}"]`)?.getBoundingClientRect(),
  );
  if (!first || !last) return null;
  const width = last.right - first.left;
  return {
    cell: width / side,
    point: {
      across: ((clientX - first.left) * side) / width,
      down: ((clientY - first.top) * side) / (last.bottom - first.top),
    },
  };
}
