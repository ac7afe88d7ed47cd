/** The looks of the board follow the settings of the player, and show the names of rows and columns while something is explained. */
import { namingOf } from "../../i18n/steps/naming.js";
import { effect } from "../../model/signals.js";

/**
 * @param {Pick<import("../../board/board.js").Board, "look">} board
 * @param {Pick<import("./app.js").App, "settings" | "store" | "explaining">} app
 * @returns {() => void} the unsubscriber
 */
export function followLooks(board, { settings, store, explaining }) {
  return effect(() => {
    const isExplaining = store.signal.value.step !== null || explaining.value;
    const { noteStyle, highlightPeers, highlightSame, coordinates, naming, motion } = settings;
    board.look({
      noteStyle: noteStyle.value,
      highlightPeers: highlightPeers.value,
      highlightSame: highlightSame.value,
      coordinates: coordinates.value === "always" || isExplaining ? namingOf(naming.value) : null,
      motion: motion.value !== "none",
    });
  });
}
