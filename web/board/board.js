/**
 * A board in a container: the picture, the accessible grid over the picture, and the input. The board only reads the
 * state; every input of the player calls one of the given actions. The board is drawn at most once per frame, at the
 * resolution of the device, and only the visible cells are drawn.
 */
import { createAnnouncer } from "./announcer.js";
import { renderCanvas } from "./canvas.js";
import { coordinateRoom, drawCoordinates } from "./coordinates.js";
import { drawBoard } from "./display-list.js";
import { boardGeometry, cellAt, cellsInset, cornerOf, fitGeometry, pointIn, spanOf } from "./geometry.js";
import { createGrid } from "./grid.js";
import { bindInput } from "./input.js";
import { nearestDigit } from "./note-grid.js";
import { readPalette } from "./palette.js";
import { usualLooks, viewOf } from "./view.js";
import { bindZoom, createZoom } from "./zoom.js";
import { createZoomBar } from "./zoom-bar.js";

/** @typedef {import("../model/state.js").State} State */
/** @typedef {import("./extension.js").Extension} Extension */
/** @typedef {import("./geometry.js").Geometry} Geometry */
/** @typedef {import("./view.js").Looks} Looks */
/** @typedef {import("./view.js").BoardView} BoardView */
/** @typedef {import("./zoom.js").Point} Point */

/**
 * @typedef {object} Board
 * @property {HTMLElement} element the frame of the board, in which a page can lay a cover over the board
 * @property {(state: State) => void} update
 * @property {(looks: Partial<Looks>) => void} look changes the looks that are named
 * @property {(extension: Extension) => () => void} extend adds an extension, once; returns what removes it
 * @property {(cell: number) => string} spoken what the extensions read of a cell; "" for nothing
 * @property {() => void} refresh reads colours and fonts again, after a change of theme
 * @property {() => void} focus moves the focus to the focused cell, or to the first cell if there is none. Selects
 *   nothing
 * @property {(event: KeyboardEvent) => boolean} press handles a key event; returns whether the board has a use for the
 *   key
 * @property {() => void} dispose
 */

/**
 * @param {HTMLElement} container the board takes its whole width; its stylesheet is styles/board.css
 * @param {object} options
 * @param {import("./announcer.js").Words} options.words keys of the catalogue that begin with "board." and "rights."
 * @param {import("./input.js").BoardActions} options.actions
 * @param {State} options.state
 * @param {Partial<Looks>} [options.looks]
 * @param {"select" | "scroll"} [options.touch] whether a finger that is dragged over the whole board selects cells, or
 *   scrolls the page (the default)
 * @param {() => boolean} [options.isDigitFirst] whether a digit key without a selected cell always chooses the digit
 *   that the next presses on cells enter
 * @param {import("./input.js").InputOptions["holding"]} [options.holding] for what a held digit key does (holding.js)
 * @param {(sentence: string, key: import("./refusals.js").Refusal) => void} [options.refused] called with the reason when an act changes
 *   nothing, and the key of its sentence; when absent, the sentence is announced
 * @param {boolean} [options.hasOwnKeys] whether the board listens to keys itself (the default); false where the page
 *   hands keys to `press`
 * @param {ReturnType<typeof import("./motion.js").createMotion>} [options.motion] shows what has changed (motion.js);
 *   without it nothing moves
 * @param {(...board: Parameters<typeof import("./paper-drawing.js").bindPaper>) => () => void} [options.bindPaper] puts
 *   the board on paper (paper-drawing.js); without it the canvas is printed
 * @param {import("./announcer.js").Announcing} options.announcing has the board's sentences read out: the live region
 *   of a page, or region.js
 * @returns {Board}
 */
export function mountBoard(
  container,
  {
    words,
    actions,
    state: initial,
    looks: chosen = {},
    touch = "scroll",
    isDigitFirst = () => false,
    holding,
    refused,
    hasOwnKeys = true,
    motion = noMotion,
    bindPaper = () => () => {},
    announcing,
  },
) {
  const document = container.ownerDocument;
  const [frame, scroller, sheet] = ["board", "board-scroll", "board-sheet"].map((name) => part(document, name));
  const canvas = document.createElement("canvas");
  const grid = createGrid(document, words);
  const announce = createAnnouncer(words, announcing);
  const zoom = createZoom(zoomed);
  const bar = createZoomBar(document, words, zoom);
  canvas.setAttribute("aria-hidden", "true");
  frame.classList.toggle("board-selects", touch === "select");
  sheet.append(canvas, grid.element);
  scroller.append(sheet);
  frame.append(scroller);
  container.append(frame, bar.element);

  let isDisposed = false;
  let state = initial;
  /** @type {Looks} */
  let looks = { ...usualLooks, ...chosen };
  /** @type {Set<Extension>} */
  const extensions = new Set();
  let view = viewOf(state, looks);
  /** @type {number | null} */
  let caret = null;
  /** Read when the board is drawn; null after a change of theme. @type {import("./palette.js").Palette | null} */
  let palette = null;
  /** @type {Geometry} */
  let geometry = fitGeometry(view.layout, 0, linesAt(1));
  let pending = 0;
  /** Whether the grid and the geometry are those of the board in the view. */
  let isLaidOut = false;
  const schedule = () => {
    pending ||= requestAnimationFrame(draw);
  };

  /** Computes the size of the board and places the grid. Must run before the board is scrolled or drawn. */
  function layOut() {
    isLaidOut = true;
    const ratio = devicePixelRatio;
    const lines = linesAt(ratio);
    const isNamed = looks.coordinates !== null;
    frame.classList.toggle("board-named", isNamed);
    // Where the page leaves a margin for the names, the window on the board extends into it, and the cells stay where
    // they are.
    const margin = scroller.offsetWidth - frame.clientWidth;
    const gutter = isNamed ? Math.round((margin || coordinateRoom) * ratio) : 0;
    const fitting = fitGeometry(
      view.layout,
      Math.floor(frame.clientWidth * ratio) + (margin && gutter),
      lines,
      gutter,
      view.room,
    );
    zoom.fits(fitting.cell / ratio);
    const size = zoom.cell();
    geometry = size === null ? fitting : boardGeometry(view.layout, Math.round(size * ratio), lines, gutter, view.room);
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
    grid.place(geometry, ratio);
    bar.update();
  }

  /** @param {number} now */
  function draw(now) {
    pending = 0;
    layOut();
    const moment = motion.at(now);
    paint({ canvas, scroller }, geometry, (palette ??= readPalette(frame, view.extensions)), { ...view, moment });
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
        palette ??= readPalette(frame, view.extensions);
        pending = requestAnimationFrame(draw);
      }),
    );
  }

  /** @param {number} before @param {number} after @param {Point} [anchor] */
  function zoomed(before, after, anchor) {
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

  /** The cell where the keyboard is. */
  const placeNow = () => caret ?? state.cursor;

  /** Scrolls so that the focused cell is visible. */
  function reveal() {
    const place = placeNow();
    if (place !== null && zoom.cell() !== null) scrollToCell(scroller, geometry, place);
  }

  /** @param {State} next */
  function update(next) {
    const [before, isMoved] = [view, next.cursor !== state.cursor];
    if (isMoved || next.selection !== state.selection) caret = null;
    state = next;
    show();
    if (view.layout !== before.layout) {
      zoom.forget();
      measureThenDraw();
    }
    announce(state, view);
    motion.follow(before, view, performance.now());
    if (isMoved && view.layout === before.layout) reveal();
  }

  /** Derives the view again and shows the view in the grid and in the picture. */
  function show() {
    view = { ...viewOf(state, { ...looks, motion: looks.motion && !still.matches }, [...extensions]), caret };
    grid.update(view);
    grid.element.inert = view.looks.covered;
    schedule();
  }

  function refresh() {
    palette = null;
    schedule();
  }

  /** The extensions have changed. */
  function showExtended() {
    if (isDisposed) return;
    refresh();
    update(state);
  }

  /** Where a pointer is on the board. @param {MouseEvent} event @returns {[x: number, y: number]} */
  function pointOf({ clientX, clientY }) {
    if (!isLaidOut) layOut();
    const { left, top } = sheet.getBoundingClientRect();
    return [(clientX - left) * devicePixelRatio, (clientY - top) * devicePixelRatio];
  }

  /** @type {import("./extension.js").Listened["placeOf"]} */
  function placeOf(event) {
    const [x, y] = pointOf(event);
    return { point: pointIn(geometry, x, y), cell: geometry.cell / devicePixelRatio };
  }

  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const input = bindInput(grid.element, {
    actions,
    zoom,
    touch,
    isDigitFirst,
    holding,
    hasOwnKeys,
    stateNow: () => state,
    cellAt: (event) => cellAt(geometry, ...pointOf(event)),
    candidateAt: (event) => nearestDigit(geometry, cellAt(geometry, ...pointOf(event)), ...pointOf(event)),
    refuse: (key) => (refused ?? announcing.say)(words(key), key),
    caret: {
      get: () => caret,
      set(cell) {
        caret = cell;
        show();
        reveal();
      },
    },
  });
  scroller.addEventListener("scroll", schedule);
  const unbind = [
    input.unbind,
    bindZoom(scroller, zoom, () => geometry.cell / devicePixelRatio),
    watchSize(frame, schedule),
    ...["(prefers-color-scheme: dark)", "(forced-colors: active)"].map((query) => watchMedia(query, refresh)),
  ];
  update(initial);
  unbind.push(bindPaper(frame, () => view));
  measureThenDraw();
  return {
    element: frame,
    update,
    look(changes) {
      const names = /** @type {(keyof Looks)[]} */ (Object.keys(changes));
      if (names.every((name) => changes[name] === looks[name])) return;
      looks = { ...looks, ...changes };
      show();
    },
    extend(extension) {
      const end = extension.listen?.({ element: frame, placeOf });
      extensions.add(extension);
      showExtended();
      return () => {
        end?.();
        extensions.delete(extension);
        showExtended();
      };
    },
    spoken: (cell) => view.spoken?.[cell] ?? "",
    refresh,
    focus: () => input.focusQuietly(/** @type {HTMLElement | null} */ (grid.element.querySelector('[tabindex="0"]'))),
    press: input.press,
    dispose() {
      isDisposed = true;
      for (const release of unbind) release();
      cancelAnimationFrame(pending);
      frame.remove();
      bar.element.remove();
    },
  };
}

/** A board without motion shows each change at once. */
const noMotion = { follow: () => {}, at: () => null };

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

/** The lines of boxes are twice as wide as thin lines. @param {number} ratio device pixels to a CSS pixel */
const linesAt = (ratio) => ({ thin: Math.max(1, Math.round(ratio)), thick: Math.max(2, Math.round(ratio * 2.5)) });

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
