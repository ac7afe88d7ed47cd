/**
 * The board on paper: while the page is printed, an SVG drawing replaces the canvas, which would be printed as a
 * bitmap.
 */
import { drawBoard } from "./display-list.js";
import { coloursOf } from "./extension.js";
import { plainPrintPalette } from "./paper-palette.js";
import { paperGeometry } from "./paper-geometry.js";
import { drawSvg } from "./svg.js";
import { viewOf } from "./view.js";

/**
 * @param {HTMLElement} frame of the board
 * @param {() => import("./view.js").BoardView} viewNow
 * @returns {() => void} the unbinder
 */
export function bindPaper(frame, viewNow) {
  const paper = frame.ownerDocument.createElement("div");
  paper.className = "board-paper";
  const show = () => {
    const view = viewNow();
    paper.replaceChildren(
      drawSvg(
        drawBoard(view, paperGeometry(view.layout, 0, view.room)),
        /** @type {import("./palette.js").Palette} */ ({
          ...plainPrintPalette,
          ...coloursOf(view.extensions, "print"),
        }),
      ),
    );
    frame.append(paper);
  };
  const hide = () => paper.remove();
  addEventListener("beforeprint", show);
  addEventListener("afterprint", hide);
  return () => {
    removeEventListener("beforeprint", show);
    removeEventListener("afterprint", hide);
  };
}

/**
 * Does the same for a board on which hints are given: the game is printed without the picture of a hint, which has its
 * sentences elsewhere.
 * @type {typeof bindPaper}
 */
export const bindPlayedPaper = (frame, viewNow) =>
  bindPaper(frame, () => {
    const { state, looks, extensions, room } = viewNow();
    return { ...viewOf({ ...state, step: null, candidates: null }, looks), extensions, room };
  });
