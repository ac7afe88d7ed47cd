/**
 * The window on a board: its elements, the size of its cells, scrolling, and drawing. The board is drawn at most once
 * per frame, at the resolution of the device, and only the visible cells are drawn.
 */
import { renderCanvas } from "./canvas.js";
import { coordinateRoom, drawCoordinates } from "./coordinates.js";
import { drawBoard } from "./display-list.js";
import { boardGeometry, cellNear, cellsInset, cornerOf, fitGeometry, linesAt, pointIn, spanOf } from "./geometry.js";
import { nearestDigit } from "./note-grid.js";
import { readPalette } from "./palette.js";
import { comfortableFor, createZoom } from "./zoom.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./view.js").BoardView} BoardView */
/** @typedef {import("./zoom.js").Point} Point */
/**
 * Loads what a board with small cells needs.
 * @typedef {() => Promise<(frame: HTMLElement, zoomed: import("./zooming.js").Zoomed) =>
 *   import("./zooming.js").Zooming>} LoadZooming
 */

/**
 * @param {HTMLElement} container
 * @param {object} board
 * @param {import("./grid.js").AccessibleGrid} board.grid lies over the picture
 * @param {ReturnType<typeof import("./motion.js").createMotion>} board.motion
 * @param {() => BoardView} board.viewNow
 * @param {() => number | null} board.placeNow the cell where the keyboard is
 * @param {(grid: number, view: BoardView, place: number | null) => void} board.enter moves the keyboard to a grid, from
 *   the cell where the keyboard is
 * @param {LoadZooming} [board.loadZooming]
 */
export function createBoardWindow(container, { grid, motion, viewNow, placeNow, enter, loadZooming }) {
  const document = container.ownerDocument;
  const [frame, scroller, sheet] = ["board", "board-scroll", "board-sheet"].map((name) => part(document, name));
  const canvas = document.createElement("canvas");
  const zoom = createZoom(resized);
  canvas.setAttribute("aria-hidden", "true");
  sheet.append(canvas, grid.element);
  scroller.append(sheet);
  frame.append(scroller);
  container.append(frame);

  let isDisposed = false;
  /** Read when the board is drawn; null after a change of theme. @type {import("./palette.js").Palette | null} */
  let palette = null;
  /** @type {Geometry} */
  let geometry = fitGeometry(viewNow().layout, 0, linesAt(1));
  const geometryNow = () => geometry;
  const zoomed = {
    ...{ scroller, zoom, geometryNow, viewNow },
    enter: (/** @type {number} */ to) => enter(to, viewNow(), placeNow()),
  };
  const zooming = lateZooming(frame, zoomed, loadZooming);
  let pending = 0;
  /** Whether the grid and the geometry are those of the board in the view. */
  let isLaidOut = false;
  const schedule = () => {
    pending ||= requestAnimationFrame(draw);
  };
  /** Width of a cell in CSS pixels. */
  const cellSize = () => geometry.cell / devicePixelRatio;
  const paletteNow = () => (palette ??= readPalette(frame, viewNow().extensions));

  /** Computes the size of the board and places the grid. Must run before the board is scrolled or drawn. */
  function layOut() {
    isLaidOut = true;
    geometry = sizeBoard({ frame, scroller, sheet }, viewNow(), zoom);
    grid.place(geometry, devicePixelRatio);
    zooming.update();
  }

  /** @param {number} now */
  function draw(now) {
    pending = 0;
    layOut();
    const moment = motion.at(now);
    paint({ canvas, scroller }, geometry, paletteNow(), { ...viewNow(), moment });
    if (moment) schedule();
  }

  /** Lays the board out after the next frame and draws it in the frame after that, so that no task is long. */
  function measureThenDraw() {
    isLaidOut = false;
    cancelAnimationFrame(pending);
    pending = requestAnimationFrame(() =>
      setTimeout(() => {
        if (isDisposed) return;
        layOut();
        paletteNow();
        pending = requestAnimationFrame(draw);
      }),
    );
  }

  /** @param {number} before @param {number} after @param {Point} [anchor] */
  function resized(before, after, anchor) {
    const { x, y } = anchor ?? windowPoint(scroller, geometry, placeNow());
    const [left, top] = [
      ((scroller.scrollLeft + x) * after) / before - x,
      ((scroller.scrollTop + y) * after) / before - y,
    ];
    layOut();
    scroller.scrollTo(left, top);
    if (!anchor) reveal();
    schedule();
  }

  /** Scrolls so that the cell where the keyboard is is visible. */
  function reveal() {
    const place = placeNow();
    if (place === null || zoom.cell() === null || zooming.reveal()) return;
    scrollToCell(scroller, geometry, place);
  }

  /** Reads colours and fonts again. */
  function refresh() {
    palette = null;
    schedule();
  }

  /** @type {import("./extension.js").Listened["placeOf"]} */
  function placeOf({ clientX, clientY }) {
    if (!isLaidOut) layOut();
    const { left, top } = sheet.getBoundingClientRect();
    const [x, y] = [clientX - left, clientY - top].map((length) => length * devicePixelRatio);
    const cell = cellNear(geometry, x, y);
    return { cell, digit: nearestDigit(geometry, cell, x, y), point: pointIn(geometry, x, y), size: cellSize() };
  }

  scroller.addEventListener("scroll", schedule);
  const unbind = [
    watchSize(frame, schedule),
    ...["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) => watchMedia(query, refresh)),
  ];
  return {
    frame,
    zoom,
    schedule,
    refresh,
    reveal,
    measureThenDraw,
    placeOf,
    dispose() {
      isDisposed = true;
      for (const release of unbind) release();
      cancelAnimationFrame(pending);
      frame.remove();
      zooming.dispose();
    },
  };
}

/**
 * What a board with small cells needs, loaded when its cells are first small. When it cannot be fetched, the board
 * stays as it is until it has another size.
 *
 * @param {HTMLElement} frame
 * @param {import("./zooming.js").Zoomed} zoomed
 * @param {LoadZooming} [load] without it the board is never enlarged
 */
function lateZooming(frame, zoomed, load) {
  /** @type {import("./zooming.js").Zooming | null} */
  let zooming = null;
  let [isWanted, isDisposed] = [false, false];

  async function begin() {
    isWanted = true;
    const bind = await load?.().catch(() => null);
    isWanted = false;
    if (!bind || isDisposed) return;
    zooming = bind(frame, zoomed);
    frame.after(zooming.element);
    zooming.update();
  }

  return {
    update() {
      if (zooming) zooming.update();
      else if (zoomed.zoom.isUseful() && !isWanted) void begin();
    },
    reveal: () => zooming?.reveal() ?? false,
    dispose() {
      isDisposed = true;
      zooming?.release();
    },
  };
}

/**
 * Sets the size of the elements of a board, and returns the geometry that fits.
 * @param {{ frame: HTMLElement, scroller: HTMLElement, sheet: HTMLElement }} elements
 * @param {BoardView} view
 * @param {import("./zoom.js").Zoom} zoom
 * @returns {Geometry}
 */
function sizeBoard({ frame, scroller, sheet }, { layout, room, looks }, zoom) {
  const ratio = devicePixelRatio;
  const lines = linesAt(ratio);
  const isNamed = looks.coordinates !== null;
  frame.classList.toggle("board-named", isNamed);
  // Where the page leaves a margin for the names, the window on the board extends into it, and the cells stay where
  // they are.
  const margin = scroller.offsetWidth - frame.clientWidth;
  const gutter = isNamed ? Math.round((margin || coordinateRoom) * ratio) : 0;
  const extent = Math.floor(frame.clientWidth * ratio) + (margin && gutter);
  const fitting = fitGeometry(layout, extent, lines, gutter, room);
  zoom.fits(fitting.cell / ratio, comfortableFor(layout.digitCount));
  const size = zoom.cell();
  const geometry = size === null ? fitting : boardGeometry(layout, Math.round(size * ratio), lines, gutter, room);
  frame.classList.toggle("board-zoomed", size !== null);
  frame.classList.toggle("board-zoomable", zoom.isUseful());
  frame.style.setProperty(
    "--cells",
    cellsInset(geometry, { extent: frame.clientWidth, margin, ratio, isZoomed: size !== null })
      .map((length) => `${length}px`)
      .join(" "),
  );
  sheet.style.width = `${geometry.width / ratio}px`;
  sheet.style.height = `${geometry.height / ratio}px`;
  return geometry;
}

/** @param {Document} document @param {string} className */
function part(document, className) {
  const element = document.createElement("div");
  element.className = className;
  return element;
}

/**
 * The middle of a cell in the window, or the middle of the window without a cell.
 * @param {HTMLElement} scroller
 * @param {Geometry} geometry
 * @param {number | null} cell
 * @returns {Point}
 */
function windowPoint({ clientWidth, clientHeight, scrollLeft, scrollTop }, geometry, cell) {
  if (cell === null) return { x: clientWidth / 2, y: clientHeight / 2 };
  const { x, y } = cornerOf(geometry, cell);
  const half = geometry.cell / 2;
  return { x: (x + half) / devicePixelRatio - scrollLeft, y: (y + half) / devicePixelRatio - scrollTop };
}

/**
 * Scrolls the shortest distance after which the cell and one cell on each side of it are visible.
 * @param {HTMLElement} scroller
 * @param {Geometry} geometry
 * @param {number} cell
 */
function scrollToCell(scroller, geometry, cell) {
  const { x, y } = cornerOf(geometry, cell);
  const [length, left, top] = [geometry.cell, x, y].map((units) => units / devicePixelRatio);
  const into = (/** @type {number} */ start, /** @type {number} */ seen, /** @type {number} */ size) =>
    Math.min(Math.max(seen, start + 2 * length - size), start - length);
  scroller.scrollTo(
    into(left, scroller.scrollLeft, scroller.clientWidth),
    into(top, scroller.scrollTop, scroller.clientHeight),
  );
}

/**
 * Draws the visible part of the board. The canvas is as large as the window and does not scroll; the board moves under
 * it.
 *
 * @param {{ canvas: HTMLCanvasElement, scroller: HTMLElement }} elements
 * @param {Geometry} geometry
 * @param {import("./palette.js").Palette} palette
 * @param {BoardView} view
 */
function paint({ canvas, scroller }, geometry, palette, view) {
  const ratio = devicePixelRatio;
  const width = Math.min(geometry.width, Math.ceil(scroller.clientWidth * ratio));
  const height = Math.min(geometry.height, Math.ceil(scroller.clientHeight * ratio));
  if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
  canvas.style.width = `${width / ratio}px`;
  canvas.style.height = `${height / ratio}px`;
  const x = Math.min(Math.round(scroller.scrollLeft * ratio), geometry.width - width);
  const y = Math.min(Math.round(scroller.scrollTop * ratio), geometry.height - height);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const seen = { x, y, width, height };
  const span = spanOf(geometry, seen);
  const list = drawBoard(view, geometry, span);
  if (view.looks.coordinates)
    list.operations.push(...drawCoordinates(view.looks.coordinates, geometry, span, ratio, seen));
  renderCanvas(context, list, palette, getComputedStyle(scroller).fontFamily, { x, y });
}

/**
 * Calls `changed` when the element's size or the pixel ratio changes (by browser zoom, or on another screen).
 * @param {HTMLElement} element
 * @param {() => void} changed
 */
function watchSize(element, changed) {
  const observer = new ResizeObserver(changed);
  observer.observe(element);
  addEventListener("resize", changed);
  return () => {
    observer.disconnect();
    removeEventListener("resize", changed);
  };
}

/** @param {string} query @param {() => void} changed */
function watchMedia(query, changed) {
  const media = matchMedia(query);
  media.addEventListener("change", changed);
  return () => media.removeEventListener("change", changed);
}
