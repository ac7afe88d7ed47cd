/** What the shell opens from here: the dialog for a new game, and the daily puzzle. */
export { openNewGame as openNew } from "./new-game.js";
export { playDaily } from "./daily-view.js";
