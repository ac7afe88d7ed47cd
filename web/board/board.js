/**
 * A board in a container: the picture, the accessible grid over the picture, and the input. The board only reads the
 * state; every input of the player calls one of the given actions.
 */
import { createAnnouncer } from "./announcer.js";
import { gridOf, placeInGrid } from "../model/layout.js";
import { createBoardWindow } from "./board-window.js";
import { createGrid } from "./grid.js";
import { bindInput } from "./input.js";
import { usualLooks, viewOf } from "./view.js";

/** @typedef {import("../model/state.js").State} State */
/** @typedef {import("./extension.js").Extension} Extension */
/** @typedef {import("./view.js").Looks} Looks */

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
 * @param {(sentence: string, key: import("./refusals.js").Refusal) => void} [options.refused] called with the reason
 *   when an act changes nothing, and the key of its sentence; when absent, the sentence is announced
 * @param {boolean} [options.hasOwnKeys] whether the board listens to keys itself (the default); false where the page
 *   hands keys to `press`
 * @param {ReturnType<typeof import("./motion.js").createMotion>} [options.motion] shows what has changed (motion.js);
 *   without it nothing moves
 * @param {(...board: Parameters<typeof import("./paper-drawing.js").bindPaper>) => () => void} [options.bindPaper] puts
 *   the board on paper (paper-drawing.js); without it the canvas is printed
 * @param {import("./board-window.js").LoadZooming} [options.loadZooming] loads what enlarges a board with small cells;
 *   without it such a board stays small
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
    loadZooming,
    announcing,
  },
) {
  const grid = createGrid(container.ownerDocument, words);
  const announce = createAnnouncer(words, announcing);
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let [isDisposed, state] = [false, initial];
  /** @type {Looks} */
  let looks = { ...usualLooks, ...chosen };
  /** @type {Set<Extension>} */
  const extensions = new Set();
  let view = viewOf(state, looks);
  /** @type {number | null} */
  let caret = null;
  const placeNow = () => caret ?? state.cursor;
  const [track, viewNow] = [createGridTrack(actions), () => view];
  const around = createBoardWindow(container, { grid, motion, viewNow, placeNow, enter: track.enter, loadZooming });
  const { frame, zoom, placeOf } = around;
  frame.classList.toggle("board-selects", touch === "select");

  /** @param {State} next */
  function update(next) {
    const [before, isMoved] = [view, next.cursor !== state.cursor];
    if (isMoved || next.selection !== state.selection) caret = null;
    state = next;
    show();
    if (view.layout !== before.layout) {
      zoom.forget();
      around.measureThenDraw();
    }
    announce(state, view);
    motion.follow(before, view, performance.now());
    if (isMoved && view.layout === before.layout) around.reveal();
  }

  /** Derives the view again and shows the view in the grid and in the picture. */
  function show() {
    const next = viewOf(state, { ...looks, motion: looks.motion && !still.matches }, [...extensions]);
    view = { ...next, caret, grid: track.at(next.layout, placeNow()) };
    grid.update(view);
    grid.element.inert = view.looks.covered;
    around.schedule();
  }

  /** The extensions have changed. */
  function showExtended() {
    if (isDisposed) return;
    around.refresh();
    update(state);
  }

  const input = bindInput(grid.element, {
    actions,
    zoom,
    touch,
    isDigitFirst,
    holding,
    hasOwnKeys,
    stateNow: () => state,
    placeOf,
    refuse: (key) => (refused ?? announcing.say)(words(key), key),
    caret: {
      get: () => caret,
      set(cell) {
        caret = cell;
        show();
        around.reveal();
      },
    },
  });
  update(initial);
  const unbindPaper = bindPaper(frame, viewNow);
  around.measureThenDraw();
  return {
    element: frame,
    update,
    look(changes) {
      const before = /** @type {Record<string, unknown>} */ (looks);
      if (Object.entries(changes).every(([name, value]) => before[name] === value)) return;
      looks = { ...looks, ...changes };
      show();
    },
    extend: extender(extensions, { element: frame, placeOf }, showExtended),
    spoken: (cell) => view.spoken?.[cell] ?? "",
    refresh: around.refresh,
    focus: () => input.focusQuietly(/** @type {HTMLElement | null} */ (grid.element.querySelector('[tabindex="0"]'))),
    press: input.press,
    dispose() {
      isDisposed = true;
      input.unbind();
      unbindPaper();
      around.dispose();
    },
  };
}

/**
 * Follows the keyboard through several grids: a cell of two grids is seen in the grid that was seen before.
 * @param {Pick<import("./input.js").BoardActions, "selectCell">} actions
 */
function createGridTrack({ selectCell }) {
  let grid = 0;
  /** @type {import("../model/layout.js").Layout | null} */
  let known = null;
  return {
    /** @param {import("../model/layout.js").Layout} layout @param {number | null} place */
    at(layout, place) {
      if (known !== layout) grid = 0;
      known = layout;
      if (place !== null) grid = gridOf(layout, place, grid);
      return grid;
    },
    /**
     * Moves the keyboard to the same place of another grid; without a selected cell, nothing is selected.
     * @param {number} to @param {import("./view.js").BoardView} view @param {number | null} place
     */
    enter(to, view, place) {
      grid = to;
      if (place !== null) selectCell(placeInGrid(view.layout, place, view.grid, to));
    },
  };
}

/**
 * @param {Set<Extension>} extensions
 * @param {import("./extension.js").Listened} listened
 * @param {() => void} changed
 * @returns {Board["extend"]}
 */
const extender = (extensions, listened, changed) => (extension) => {
  const end = extension.listen?.(listened);
  extensions.add(extension);
  changed();
  return () => {
    end?.();
    extensions.delete(extension);
    changed();
  };
};

/** A board without motion shows each change at once. */
const noMotion = { follow: () => {}, at: () => null };
