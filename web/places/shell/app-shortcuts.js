/** The shortcuts of the installed page: their addresses are `#new` and `#daily`. */
import { dayOf } from "../../model/days.js";

/** @param {import("./app.js").App} app */
export function followShortcuts(app) {
  const look = () => {
    const { hash } = location;
    if (hash !== "#new" && hash !== "#daily") return;
    history.replaceState(history.state, "", "#play");
    if (hash === "#new") app.openNew();
    else void import("../new/index.js").then(({ playDaily }) => playDaily(app, dayOf(Date.now()))).catch(() => app.say(app.words("shell.not-loaded"), "error"));
  };
  addEventListener("hashchange", look);
  look();
}
