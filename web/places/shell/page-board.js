/** The board of the page: it follows the store and the settings. The code that draws the picture of a step is loaded when a step is first shown. */
import { mountBoard } from "../../board/board.js";
import { onChange } from "../../model/signals.js";
import { followLooks } from "./looks.js";
import { drawBoard } from "../../board/display-list.js";

/**
 * @param {HTMLElement} stage
 * @param {import("./app.js").App} app
 * @param {import("../../board/announcer.js").Announcing["consequences"]} consequences what is said of a change besides the change itself
 * @returns {import("../../board/board.js").Board}
 */
export function mountPageBoard(stage, app, consequences) {
  const { words, actions, store, say, announce } = app;
  const board = mountBoard(stage, {
    words, actions, state: store.state(), draw: createDrawing(() => board.refresh()), touch: "select", hasOwnKeys: false, announcing: { say: announce, consequences },
    isDigitFirst: () => app.settings.entryOrder.value === "digit",
    // Why the whole board cannot be changed now is written under the board as well.
    refused: (sentence, key) => (key.startsWith("rights.") ? say : announce)(sentence),
  });
  const ends = [onChange(store.signal, board.update), followLooks(board, app)];
  return {
    ...board,
    dispose() {
      for (const end of ends) end();
      board.dispose();
    },
  };
}

/** @type {typeof drawBoard | null} */
let drawWithStep = null;
/** @type {Promise<unknown> | null} */
let loading = null;

/**
 * @param {() => void} redraw called when a step can be drawn
 * @returns {typeof drawBoard}
 */
function createDrawing(redraw) {
  /** @param {boolean} isWanted */
  async function load(isWanted) {
    if (!isWanted || drawWithStep) return;
    // A step comes from the teacher, so its code is there, or is needed next.
    loading ??= import("../../teacher/index.js").then((module) => { drawWithStep = module.drawBoardWithStep; });
    await loading.catch(() => { loading = null; });
    if (drawWithStep) redraw();
  }

  return (view, ...rest) => {
    void load(view.step !== null);
    return (drawWithStep ?? drawBoard)(view, ...rest);
  };
}
