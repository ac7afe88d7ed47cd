/**
 * What the board shows of the other player: a corner of each cell whose digit the other has entered, and a frame where
 * the other is. Read out, too.
 */
import { cornerOf, isWithin } from "../../board/geometry.js";
import { drawBrokenFrame } from "../../board/selection-drawing.js";
import { writerOf } from "../../model/shared-board.js";

/** The side of the corner, and the width of the frame, relative to the cell. */
const [corner, frame] = [0.2, 0.07];
const colour = "step-2";

/**
 * @param {import("../../model/shared-board.js").SharedBoard} board
 * @param {number | null} cursor of the other player
 * @param {string} game the id of the game: no other board shows the other player
 * @param {{ entered: string, here: string }} said what is read of a cell
 * @returns {import("../../board/extension.js").Extension}
 */
export function partnerExtension(board, cursor, game, { entered, here }) {
  const isTheirs = (/** @type {number} */ cell) => writerOf(board, cell) === 1 - board.who;
  let isShown = false;
  return {
    spoken(state) {
      isShown = state.game.id === game;
      return isShown
        ? state.position.entries.map((_, cell) =>
            [isTheirs(cell) ? entered : "", cell === cursor ? here : ""].filter(Boolean).join(", "),
          )
        : null;
    },
    layers(_, geometry, span) {
      if (!isShown) return null;
      const isSeen = isWithin(span, geometry);
      const size = geometry.cell * corner;
      const cells = Array.from({ length: geometry.layout.cellCount }, (__, cell) => cell).filter(
        (cell) => isTheirs(cell) && isSeen(cell),
      );
      return {
        under: cells.map((cell) => {
          const { x, y } = cornerOf(geometry, cell);
          const [right, bottom] = [x + geometry.cell, y + geometry.cell];
          return {
            kind: /** @type {const} */ ("area"),
            colour,
            commands: [["M", right, bottom - size], ["L", right, bottom], ["L", right - size, bottom], ["Z"]],
          };
        }),
        over: cursor !== null && isSeen(cursor) ? [drawBrokenFrame(cursor, geometry, frame, colour)] : [],
      };
    },
  };
}
