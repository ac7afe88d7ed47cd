/** What the address names: a place, or a shortcut of the installed page. */
import { placeNames } from "./app.js";
import { dayOf } from "../../model/days.js";

/** @typedef {import("./app.js").PlaceName} PlaceName */

/**
 * Returns the place of an address such as `#learn`, or null. An address without such a part is that of Play.
 * @param {string} hash
 * @returns {PlaceName | null}
 */
export function placeInAddress(hash) {
  const name = (hash || "#play").replace(/^#/, "").split(/[/&?=]/)[0];
  return placeNames.find((each) => each === name) ?? null;
}

/**
 * Opens the place of the address, now and whenever the address changes. An address that names no place, such as that of
 * a puzzle, opens nothing.
 *
 * @param {(place: PlaceName) => void} open
 */
export function followAddress(open) {
  const look = () => {
    const place = placeInAddress(location.hash);
    if (place) open(place);
  };
  addEventListener("hashchange", look);
  look();
}

/** @param {import("./app.js").App} app */
export function followShortcuts(app) {
  const look = () => {
    const { hash } = location;
    if (hash !== "#new" && hash !== "#daily") return;
    history.replaceState(history.state, "", "#play");
    if (hash === "#new") app.openNew();
    // The game of the last visit would otherwise come after the daily puzzle has been asked for.
    else
      void Promise.all([import("../new/index.js"), app.games.started])
        .then(([{ playDaily }]) => playDaily(app, dayOf(Date.now())))
        .catch(() => app.say(app.words("error.not-loaded"), "error"));
  };
  addEventListener("hashchange", look);
  look();
}
