/**
 * The dialogs of the page, the menu of place Play, the card of a finished game, and the spotlight. Loaded when the
 * first of them is opened.
 */
import { adoptPlayedStyle } from "./play/played-style.js";

export { openShortcuts } from "./keyboard/shortcut-list.js";
export { openCheckpoints } from "./play/checkpoints.js";
export { createMore } from "./play/more-menu.js";
export { openDetails } from "./play/details.js";
export { openSpotlight } from "./play/spotlight-card.js";
export { mountAfterGame } from "./play/after-game.js";
export { openReplay } from "./play/replay-dialog.js";
export { showResult } from "./play/result-card.js";
export { greetToday } from "./play/today.js";
export { openStatistics } from "./play/statistics-dialog.js";
export { adoptThemes } from "./settings/themes.js";
export { openSettings } from "./settings/index.js";
export { saveSetAside } from "./settings/device-fields.js";
export { masteryOf } from "../games/exercises.js";

adoptPlayedStyle();
