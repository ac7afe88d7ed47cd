/** Keeps the player's games: brings back the game of the last visit, and writes what is left to write when the page is hidden. */
import { placeInAddress } from "./router.js";

/** How long the page waits for the game of the last visit before it shows a board, in milliseconds. A game that comes later still replaces the board. */
const patience = 400;

/**
 * @param {import("../../games/games.js").Games} games
 * @returns {Promise<unknown>} when the board may be shown
 */
export function keepGames(games) {
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) games.flush();
  });
  addEventListener("pagehide", () => games.flush());
  return Promise.race([games.start({ drafts: placeInAddress(location.hash) === "solve" }), new Promise((resolve) => { setTimeout(resolve, patience); })]);
}
