/** Draws the board. The code that draws the picture of a step is loaded when a step is first shown. */
import { drawBoard } from "../../board/display-list.js";

/** @type {typeof drawBoard | null} */
let drawWithStep = null;
/** @type {Promise<unknown> | null} */
let loading = null;

/**
 * @param {() => void} redraw called when a step can be drawn
 * @returns {typeof drawBoard}
 */
export function createDrawing(redraw) {
  /** @param {boolean} isWanted */
  async function load(isWanted) {
    if (!isWanted || drawWithStep) return;
    loading ??= import("../../board/step-drawing.js").then((module) => { drawWithStep = module.drawBoardWithStep; });
    await loading.catch(() => { loading = null; });
    if (drawWithStep) redraw();
  }

  return (view, ...rest) => {
    void load(view.step !== null);
    return (drawWithStep ?? drawBoard)(view, ...rest);
  };
}
