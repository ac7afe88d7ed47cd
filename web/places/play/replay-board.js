/** A moment of a game as a picture, in the colours of the page. */
import { drawBoard } from "../../board/display-list.js";
import { boardGeometry, cellsAcross } from "../../board/geometry.js";
import { readPalette } from "../../board/palette.js";
import { stepExtension } from "../../board/step-drawing.js";
import { drawSvg } from "../../board/svg.js";
import { usualLooks, viewOf, viewOfStep } from "../../board/view.js";
import { newGame } from "../../model/game.js";
import { changedCells } from "../../model/history.js";
import { stateAt } from "../../model/state.js";

/** Units of the whole picture, whatever the side of the board. */
const extent = 360;

/** @typedef {import("../../model/position.js").Position} Position */
/** @typedef {import("../../board/view.js").BoardView} BoardView */

/**
 * @param {object} looks
 * @param {import("../../model/game.js").Origin} looks.origin of the game: what the digits look like, what the author
 *   drew
 * @param {import("../../board/view.js").Looks["noteStyle"]} looks.noteStyle
 * @param {readonly import("../../board/extension.js").Extension[]} looks.extensions draw the rules of the puzzle
 * @param {(state: import("../../model/state.js").State) => import("../../model/state.js").State} [looks.seen] what is
 *   seen where there is fog
 */
export function replayPictures({ origin, noteStyle, extensions, seen = (state) => state }) {
  const own = { ...usualLooks, noteStyle, highlightPeers: false, highlightSame: false };
  return {
    /**
     * The position after an act, with the cells that the act has changed.
     * @param {Position} position
     * @param {Position} [before]
     */
    position(position, before = position) {
      const selection = changedCells(before, position);
      const state = seen(stateAt(position, { activity: "play", game: newGame(origin) }));
      return pictureOf(viewOf({ ...state, selection }, own, extensions));
    },
    /**
     * A position of the teacher, with the step that it has.
     * @param {import("../../model/step.js").StepState} state
     * @param {import("../../model/step.js").Step | null} step
     */
    step: (state, step) => pictureOf(viewOfStep(state, step, [stepExtension, ...extensions])),
    /** A position of the teacher without its candidates. @param {import("../../model/step.js").StepState} state */
    plain: ({ candidates: _, ...state }) =>
      pictureOf(viewOfStep({ ...state, candidates: state.cells.map(() => []) }, null, extensions)),
  };
}

/** @param {BoardView} view @returns {SVGElement} hidden from assistive technology */
function pictureOf(view) {
  const cell = extent / cellsAcross(view.layout, view.room);
  const lines = { thin: Math.min(1, cell * 0.08), thick: Math.min(3, cell * 0.16) };
  const geometry = boardGeometry(view.layout, cell, lines, 0, view.room);
  return drawSvg(drawBoard(view, geometry), readPalette(document.body, view.extensions));
}
