/** Place Play: what one needs while playing, and nothing else. Dialogs are loaded when they are opened. */
import { createHintTool } from "../../teacher/hint-tool.js";
import { fillBrowserStock } from "../new/puzzle-stock.js";
import { createChecking } from "./checking.js";
import { bindClock, bindCover } from "./clock.js";
import { createMore, mountControls } from "./controls.js";
import { bindFinish } from "./finish.js";
import { mountHeading } from "./heading.js";
import { watchNewRules } from "./new-rules.js";
import { findOwnLevel } from "./own-level.js";

/** @typedef {import("../shell/app.js").App} App */

/** The page has just been opened: what the player sees comes first. */
const restMilliseconds = 2000;
let isStockFilled = false;

/** Has the stock of puzzles filled from now on. @param {App} app */
function fillStockLater(app) {
  if (isStockFilled) return;
  isStockFilled = true;
  setTimeout(() => fillBrowserStock(app), restMilliseconds);
}

/** @type {import("../shell/app.js").OpenPlaceFunction} */
export function openPlace(app, { heading, side, card, kept }) {
  const { words, say } = app;

  /** @param {(module: typeof import("../dialogs.js")) => unknown} use */
  const withDialogs = (use) =>
    void import("../dialogs.js").then(use).catch(() => say(words("error.not-loaded"), "error"));
  const openDetails = () => withDialogs((module) => module.openDetails(app, { openRules }));
  const openCheckpoints = () => withDialogs((module) => module.openCheckpoints(app));
  const openStatistics = () => withDialogs((module) => module.openStatistics(app));
  const openLooking = () => withDialogs((module) => module.openLooking(app, card));
  const openRules = () =>
    void import("../rules/index.js")
      .then((module) => module.openRules(app, card))
      .catch(() => say(words("error.not-loaded"), "error"));
  const playNext = () =>
    void import("../new/index.js")
      .then(({ startNext }) => startNext(app))
      .catch(() => say(words("error.not-loaded"), "error"));

  const checking = createChecking(app);
  const hints = createHintTool(app, card, kept, () => import("../dialogs.js").then(({ masteryOf }) => masteryOf()));
  const check = () => void checking.check();
  /** @type {ReturnType<typeof createMore> | null} */
  let more = null;

  /** @param {HTMLButtonElement} button */
  function openMore(button) {
    more ??= createMore(button, app, { openRules, openDetails, openCheckpoints, openStatistics, openLooking });
    more.toggle();
  }

  const parts = [
    mountHeading(heading, app, { openDetails }),
    mountControls(side, app, { hint: hints.button, check, openMore }),
    checking,
    bindFinish(app, {
      card,
      showResult: (show) => withDialogs((module) => module.showResult(app, { openNew: app.openNew, playNext }, show)),
    }),
    bindCover(app, /** @type {HTMLElement} */ (document.querySelector("#stage .board"))),
    bindClock(app),
    findOwnLevel(app),
    // Without the code the board itself says that its rules could not be loaded.
    watchNewRules(app, (rules, kinds) =>
      import("../rules/index.js").then(({ greetRules }) => greetRules(app, card, rules, kinds)).catch(() => {}),
    ),
  ];
  fillStockLater(app);
  return {
    keys: { hint: { press: () => void hints.press() }, check: { press: check }, rules: { press: openRules } },
    dispose(why) {
      hints.dispose(why);
      more?.dispose();
      for (const part of parts) part.dispose();
    },
  };
}
