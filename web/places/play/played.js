/** What is done with a game: whether the game is being played, and whether the player has solved the puzzle. */
import { isSolved } from "../../model/progress.js";

/** @typedef {import("../../model/state.js").State} State */

/** Whether the game is being played: the clock can go, and the game can be paused and finished. @param {State} state */
export const isPlayed = ({ activity, game, isForeign, position }) => (
  activity === "play" && game.finished === null && !isForeign && position.givens.some(Boolean));

/** Whether the player has just entered the last right digit. A board that Solve has filled in is not completed by the player. @param {State} state */
export const isCompleted = (state) => (
  isPlayed(state) && state.position.answers === null && state.position.entries.some(Boolean) && isSolved(state.position));
