/**
 * A board in a container: the picture, the accessible grid over it, and its input. It only reads the state; whatever
 * the player does goes through the actions handed in. It draws at most once a frame, at the device's resolution.
 */
import { createAnnouncer } from "./announcer.js";
import { renderCanvas } from "./canvas.js";
import { drawBoard } from "./display-list.js";
import { fitGeometry } from "./geometry.js";
import { createGrid } from "./grid.js";
import { bindInput, press } from "./input.js";
import { readPalette } from "./palette.js";
import { bindPaper } from "./paper.js";
import { viewOf } from "./view.js";

/** @typedef {import("../model/state.js").State} State */

/**
 * @typedef {object} Board
 * @property {(state: State) => void} update
 * @property {() => void} refresh reads colours and fonts again, after a change of theme
 * @property {() => void} focus moves the focus to the selected cell, or the first
 * @property {(event: KeyboardEvent) => void} press takes a key that went elsewhere
 * @property {() => void} destroy
 */

/**
 * @param {HTMLElement} container its width is the board's; its stylesheet is styles/board.css
 * @param {object} options
 * @param {import("./grid.js").Words} options.words keys of the catalogue that begin with "board."
 * @param {import("./input.js").BoardActions} options.actions
 * @param {State} options.state
 * @returns {Board}
 */
export function mountBoard(container, { words, actions, state: initial }) {
  const document = container.ownerDocument;
  const frame = document.createElement("div");
  const canvas = document.createElement("canvas");
  const grid = createGrid(document, words);
  const announcer = createAnnouncer(document, words);
  frame.className = "board";
  canvas.setAttribute("aria-hidden", "true");
  frame.append(canvas, grid.element, announcer.element);
  container.append(frame);

  let state = initial;
  let view = viewOf(state);
  let palette = readPalette(frame);
  let pending = 0;
  const schedule = () => { pending ||= requestAnimationFrame(draw); };

  function draw() {
    pending = 0;
    const geometry = paint(canvas, frame, view, palette);
    grid.place(geometry, devicePixelRatio);
  }

  /** @param {State} next */
  function update(next) {
    state = next;
    view = viewOf(state);
    grid.update(view);
    announcer.update(view.conflicts);
    schedule();
  }

  function refresh() {
    palette = readPalette(frame);
    schedule();
  }

  const unbind = [
    bindInput(grid.element, actions, () => state),
    bindPaper(frame, () => view),
    watchSize(frame, schedule),
    ...["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) => watchMedia(query, refresh)),
  ];
  update(initial);
  return {
    update,
    refresh,
    focus: () => /** @type {HTMLElement | null} */ (grid.element.querySelector('[tabindex="0"]'))?.focus({ preventScroll: true }),
    press: (event) => press(event, actions, state),
    destroy() {
      for (const release of unbind) release();
      cancelAnimationFrame(pending);
      frame.remove();
    },
  };
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {HTMLElement} frame
 * @param {import("./view.js").BoardView} view
 * @param {import("./palette.js").Palette} palette
 */
function paint(canvas, frame, view, palette) {
  const ratio = devicePixelRatio;
  const lines = { thin: Math.max(1, Math.round(ratio)), thick: Math.max(2, Math.round(ratio * 2.5)) };
  const geometry = fitGeometry(view.layout, Math.floor(frame.clientWidth * ratio), lines);
  if (canvas.width !== geometry.width || canvas.height !== geometry.height) {
    canvas.width = geometry.width;
    canvas.height = geometry.height;
  }
  canvas.style.width = `${geometry.width / ratio}px`;
  canvas.style.height = `${geometry.height / ratio}px`;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  renderCanvas(context, drawBoard(view, geometry), palette, getComputedStyle(frame).fontFamily);
  return geometry;
}

/** Sizes in CSS pixels, and the pixel ratio, which changes with zoom and screen. @param {HTMLElement} element @param {() => void} changed */
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
