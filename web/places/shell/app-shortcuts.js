/** The shortcuts of the installed page: their addresses are `#new` and `#daily`. */
import { dayOf } from "../../model/days.js";

/** @param {import("./app.js").App} app */
export function followShortcuts(app) {
  const look = () => {
    const { hash } = location;
    if (hash !== "#new" && hash !== "#daily") return;
    history.replaceState(history.state, "", "#play");
    if (hash === "#new") app.openNew();
    // The game of the last visit would otherwise come after the daily puzzle has been asked for.
    else void Promise.all([import("../new/index.js"), app.games.started]).then(([{ playDaily }]) => playDaily(app, dayOf(Date.now()))).catch(() => app.say(app.words("error.not-loaded"), "error"));
  };
  addEventListener("hashchange", look);
  look();
}
