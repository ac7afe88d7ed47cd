/**
 * A board in a container: the picture, the accessible grid over the picture, and the input. The board only reads the state;
 * every input of the player calls one of the given actions. The board is drawn at most once per frame, at the resolution of the
 * device, and only the visible cells are drawn.
 */
import { createAnnouncer } from "./announcer.js";
import { renderCanvas } from "./canvas.js";
import { drawBoard } from "./display-list.js";
import { boardGeometry, cellAt, cornerOf, fitGeometry, spanOf } from "./geometry.js";
import { createGrid } from "./grid.js";
import { bindInput } from "./input.js";
import { readPalette } from "./palette.js";
import { bindPaper } from "./paper.js";
import { viewOf } from "./view.js";
import { bindZoom, createZoom } from "./zoom.js";
import { createZoomBar } from "./zoom-bar.js";

/** @typedef {import("../model/state.js").State} State */
/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./zoom.js").Point} Point */

/**
 * @typedef {object} Board
 * @property {(state: State) => void} update
 * @property {() => void} refresh reads colours and fonts again, after a change of theme
 * @property {() => void} focus moves the focus to the selected cell, or to the first cell if none is selected
 * @property {(event: KeyboardEvent) => void} press handles a key event that another element received
 * @property {() => void} destroy
 */

/**
 * @param {HTMLElement} container the board takes its whole width; its stylesheet is styles/board.css
 * @param {object} options
 * @param {import("./grid.js").Words} options.words keys of the catalogue that begin with "board."
 * @param {import("./input.js").BoardActions} options.actions
 * @param {State} options.state
 * @param {typeof drawBoard} [options.draw] draws the board; pass `drawBoardWithStep` (step-drawing.js) where steps are shown
 * @returns {Board}
 */
export function mountBoard(container, { words, actions, state: initial, draw: drawing = drawBoard }) {
  const document = container.ownerDocument;
  const [frame, scroller, sheet] = ["board", "board-scroll", "board-sheet"].map((name) => {
    const made = document.createElement("div");
    made.className = name;
    return made;
  });
  const canvas = document.createElement("canvas");
  const grid = createGrid(document, words);
  const announcer = createAnnouncer(document, words);
  const zoom = createZoom(zoomed);
  const bar = createZoomBar(document, words, zoom);
  canvas.setAttribute("aria-hidden", "true");
  sheet.append(canvas, grid.element);
  scroller.append(sheet);
  frame.append(scroller, announcer.element);
  container.append(frame, bar.element);

  let state = initial;
  let view = viewOf(state);
  let palette = readPalette(frame);
  /** @type {Geometry} */
  let geometry = fitGeometry(view.layout, 0, linesAt(1));
  let pending = 0;
  const schedule = () => { pending ||= requestAnimationFrame(draw); };

  /** Computes the size of the board and places the grid. Must run before the board is scrolled or drawn. */
  function layOut() {
    const ratio = devicePixelRatio;
    const lines = linesAt(ratio);
    const fitting = fitGeometry(view.layout, Math.floor(frame.clientWidth * ratio), lines);
    zoom.fits(fitting.cell / ratio);
    const chosen = zoom.cell();
    geometry = chosen === null ? fitting : boardGeometry(view.layout, Math.round(chosen * ratio), lines);
    frame.classList.toggle("board-zoomed", chosen !== null);
    frame.classList.toggle("board-zoomable", zoom.isUseful());
    sheet.style.width = `${geometry.width / ratio}px`;
    sheet.style.height = `${geometry.height / ratio}px`;
    grid.place(geometry, ratio);
    bar.update();
  }

  function draw() {
    pending = 0;
    layOut();
    paint(canvas, scroller, geometry, palette, (span) => drawing(view, geometry, span));
  }

  /** @param {number} before @param {number} after @param {Point} [anchor] */
  function zoomed(before, after, anchor) {
    const { x, y } = anchor ?? windowPoint();
    const [left, top] = [(scroller.scrollLeft + x) * after / before - x, (scroller.scrollTop + y) * after / before - y];
    layOut();
    scroller.scrollTo(left, top);
    if (!anchor) reveal();
    schedule();
  }

  /** The middle of the selected cell in the window, or the middle of the window if no cell is selected. @returns {Point} */
  function windowPoint() {
    const { clientWidth, clientHeight, scrollLeft, scrollTop } = scroller;
    if (state.selection === null) return { x: clientWidth / 2, y: clientHeight / 2 };
    const { x, y } = cornerOf(geometry, state.selection);
    const half = geometry.cell / 2;
    return { x: (x + half) / devicePixelRatio - scrollLeft, y: (y + half) / devicePixelRatio - scrollTop };
  }

  /** Scrolls the shortest distance after which the selected cell and one cell on each side of it are visible. */
  function reveal() {
    if (state.selection === null || zoom.cell() === null) return;
    const { x, y } = cornerOf(geometry, state.selection);
    const [cell, left, top] = [geometry.cell, x, y].map((length) => length / devicePixelRatio);
    const into = (/** @type {number} */ start, /** @type {number} */ seen, /** @type {number} */ size) => (
      Math.min(Math.max(seen, start + 2 * cell - size), start - cell));
    scroller.scrollTo(into(left, scroller.scrollLeft, scroller.clientWidth), into(top, scroller.scrollTop, scroller.clientHeight));
  }

  /** @param {State} next */
  function update(next) {
    const selected = next.selection !== state.selection;
    state = next;
    const before = view.layout;
    view = viewOf(state);
    if (view.layout !== before) zoom.forget();
    grid.update(view);
    announcer.update(view);
    if (selected && view.layout === before) reveal();
    schedule();
  }

  function refresh() {
    palette = readPalette(frame);
    schedule();
  }

  const input = bindInput(grid.element, {
    actions, zoom, stateNow: () => state,
    cellAt: ({ clientX, clientY }) => {
      const { left, top } = sheet.getBoundingClientRect();
      return cellAt(geometry, (clientX - left) * devicePixelRatio, (clientY - top) * devicePixelRatio);
    },
  });
  scroller.addEventListener("scroll", schedule);
  const unbind = [
    input.unbind,
    bindZoom(scroller, zoom, () => geometry.cell / devicePixelRatio),
    bindPaper(frame, () => view, drawing),
    watchSize(frame, schedule),
    ...["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) => watchMedia(query, refresh)),
  ];
  update(initial);
  return {
    update,
    refresh,
    focus: () => /** @type {HTMLElement | null} */ (grid.element.querySelector('[tabindex="0"]'))?.focus({ preventScroll: true }),
    press: input.press,
    destroy() {
      for (const release of unbind) release();
      cancelAnimationFrame(pending);
      frame.remove();
      bar.element.remove();
    },
  };
}

/** @param {number} ratio device pixels to a CSS pixel */
const linesAt = (ratio) => ({ thin: Math.max(1, Math.round(ratio)), thick: Math.max(2, Math.round(ratio * 2.5)) });

/**
 * Draws the visible part of the board. The canvas is as large as the window and does not scroll; the board moves under it.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {HTMLElement} scroller
 * @param {Geometry} geometry
 * @param {import("./palette.js").Palette} palette
 * @param {(span: import("./geometry.js").Span) => import("./operations.js").DisplayList} draw
 */
function paint(canvas, scroller, geometry, palette, draw) {
  const ratio = devicePixelRatio;
  const width = Math.min(geometry.width, Math.ceil(scroller.clientWidth * ratio));
  const height = Math.min(geometry.height, Math.ceil(scroller.clientHeight * ratio));
  if (canvas.width !== width || canvas.height !== height) [canvas.width, canvas.height] = [width, height];
  canvas.style.width = `${width / ratio}px`;
  canvas.style.height = `${height / ratio}px`;
  const x = Math.min(Math.round(scroller.scrollLeft * ratio), geometry.width - width);
  const y = Math.min(Math.round(scroller.scrollTop * ratio), geometry.height - height);
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const list = draw(spanOf(geometry, { x, y, width, height }));
  renderCanvas(context, list, palette, getComputedStyle(scroller).fontFamily, { x, y });
}

/** Calls `changed` when the element's size or the pixel ratio changes (by browser zoom, or on another screen). @param {HTMLElement} element @param {() => void} changed */
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
