/**
 * A window on one of several grids. On a narrow screen the cells of five grids at once are too small to read, so the
 * window is as large as one grid. A swipe leads to the next grid, and the whole board is one button away; there a touch
 * leads to a grid.
 *
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {import("../model/layout.js").Layout} Layout
 */

/** How much of the neighbouring cells is seen on both sides together, in cells. */
const beyond = 0.7;
/** Browsers without the event are asked again after a pause of so many milliseconds. */
const pause = 120;

/** @param {import("./zooming.js").Zoomed} zoomed */
export function bindGridWindow({ scroller, zoom, geometryNow, gridNow }) {
  const binding = new AbortController();
  /** The board that was shown as a grid first. @type {Layout | null} */
  let begun = null;
  let timer = /** @type {ReturnType<typeof setTimeout> | undefined} */ (undefined);

  /** The size of a cell in CSS pixels at which a grid fills the window; 0 for a board of one grid. */
  function gridCell() {
    const { layout } = geometryNow();
    if (layout.grids.length === 1) return 0;
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

  /** After a swipe, the grid that is the nearest fills the window. */
  function settle() {
    if (!isOnGrid()) return;
    const away = geometryNow().layout.grids.map((_, grid) => {
      const { left, top } = placeOf(grid);
      return Math.hypot(left - scroller.scrollLeft, top - scroller.scrollTop);
    });
    const least = Math.min(...away);
    if (least > 1) show(away.indexOf(least), true);
  }

  // On the whole board, a touch chooses the grid that is enlarged.
  scroller.addEventListener(
    "click",
    (event) => {
      const isTouch = /** @type {PointerEvent} */ (event).pointerType === "touch";
      if (!isTouch || !gridCell() || zoom.cell() !== null || !zoom.isUseful()) return;
      zoom.to(gridCell());
      show(gridNow(), false);
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
      if (begun === layout || layout.grids.length === 1 || !zoom.isUseful()) return;
      begun = layout;
      if (zoom.cell() === null) zoom.to(gridCell());
      show(gridNow(), false);
    },
    reveal() {
      if (!isOnGrid()) return false;
      show(gridNow(), true);
      return true;
    },
    release() {
      binding.abort();
      clearTimeout(timer);
    },
  };
}
