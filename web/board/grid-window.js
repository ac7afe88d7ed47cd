/**
 * A window on one of several grids. On a narrow screen the cells of five grids at once are too small to read, so the
 * window is as large as one grid. A swipe leads to the next grid, and the whole board is one button away; there a touch
 * leads to a grid.
 *
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("../model/layout.js").Layout} Layout
 */

import { nearest } from "./grid-map.js";

/** How much of the neighbouring cells is seen on both sides together, in cells. */
const beyond = 0.7;
/** A board whose cells are at least so many CSS pixels wide is shown as a whole at first: a finger can hit them. */
const touchable = 24;
/** Browsers without the event are asked again after a pause of so many milliseconds. */
const pause = 120;

/**
 * @param {Pick<import("./zooming.js").Zoomed, "scroller" | "zoom" | "geometryNow" | "viewNow">} zoomed
 */
export function bindGridWindow({ scroller, zoom, geometryNow, viewNow }) {
  const binding = new AbortController();
  /** The board that was shown as a grid first. @type {Layout | null} */
  let begun = null;
  let timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);

  /** The size of a cell in CSS pixels at which a grid fills the window; 0 for a board of one grid. */
  function gridCell() {
    const { layout } = geometryNow();
    if (layout.gridCount < 2) return 0;
    const most = Math.max(...layout.grids.flatMap(({ rows, columns }) => [rows, columns]));
    return Math.min(scroller.clientWidth, scroller.clientHeight) / (most + beyond);
  }

  /** Whether the window is as large as a grid, as far as whole pixels allow. */
  const isOnGrid = () => {
    const cell = zoom.cell();
    return cell !== null && Math.abs(cell - gridCell()) < 1;
  };

  /** Where the window is when a grid is in its middle. @param {number} grid */
  function placeOf(grid) {
    const { lefts, tops, cell, layout } = geometryNow();
    const { row, column, rows, columns } = layout.grids[grid];
    const middle = (/** @type {number} */ start, /** @type {number} */ end, /** @type {number} */ size) =>
      (start + end + cell) / 2 / devicePixelRatio - size / 2;
    return {
      left: middle(lefts[column], lefts[column + columns - 1], scroller.clientWidth),
      top: middle(tops[row], tops[row + rows - 1], scroller.clientHeight),
    };
  }

  /** @param {number} grid @param {boolean} isSmooth */
  const show = (grid, isSmooth) =>
    scroller.scrollTo({
      ...placeOf(grid),
      behavior: isSmooth && !matchMedia("(prefers-reduced-motion: reduce)").matches ? "smooth" : "auto",
    });

  /** The grid that is the nearest to the middle of the window; on the whole board, the grid of the keyboard. */
  function seen() {
    if (zoom.cell() === null) return viewNow().grid;
    const places = geometryNow().layout.grids.map((_, grid) => placeOf(grid));
    return nearest(
      places.map(({ left, top }) => ({ x: left, y: top })),
      { x: scroller.scrollLeft, y: scroller.scrollTop },
    );
  }

  /** After a swipe, the grid that is the nearest fills the window. */
  function settle() {
    if (!isOnGrid()) return;
    const grid = seen();
    const { left, top } = placeOf(grid);
    if (Math.hypot(left - scroller.scrollLeft, top - scroller.scrollTop) > 1) show(grid, true);
  }

  /** Enlarges a grid. @param {number} grid @param {boolean} isSmooth */
  function enlarge(grid, isSmooth) {
    if (zoom.cell() === null) zoom.to(gridCell());
    show(grid, isSmooth);
  }

  // On the whole board, a touch chooses the grid that is enlarged.
  scroller.addEventListener(
    "click",
    (event) => {
      const isTouch = /** @type {PointerEvent} */ (event).pointerType === "touch";
      if (!isTouch || !gridCell() || zoom.cell() !== null || !zoom.isUseful()) return;
      enlarge(viewNow().grid, false);
    },
    { signal: binding.signal },
  );
  if ("onscrollend" in scroller) scroller.addEventListener("scrollend", settle, { signal: binding.signal });
  else
    /** @type {HTMLElement} */ (scroller).addEventListener(
      "scroll",
      () => {
        clearTimeout(timer);
        timer = setTimeout(settle, pause);
      },
      { signal: binding.signal },
    );

  return {
    update() {
      const { layout } = geometryNow();
      if (begun === layout || layout.gridCount < 2) return;
      if (zoom.cell() === null && geometryNow().cell / devicePixelRatio >= touchable) return;
      begun = layout;
      enlarge(viewNow().grid, false);
    },
    reveal() {
      if (!isOnGrid()) return false;
      show(viewNow().grid, true);
      return true;
    },
    seen,
    /** Shows a grid that the player has chosen. @param {number} grid */
    go: (grid) => enlarge(grid, true),
    release() {
      binding.abort();
      clearTimeout(timer);
    },
  };
}
