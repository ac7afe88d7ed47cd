/** What others open from here: the dialog for a new game, the daily puzzle, and the next puzzle. */
export { openNewGame as openNew } from "./new-game.js";
export { dailyStrip, openCalendar, playDaily } from "./daily-view.js";
export { startLevel, startNext } from "./game-start.js";
