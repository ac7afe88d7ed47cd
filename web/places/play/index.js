/** Place Play: what one needs while playing, and nothing else. Dialogs are loaded when they are opened. */
import { errorSentence } from "../../controls/errors.js";
import { createLateHints } from "../../teacher/late-hints.js";
import { bindChecking } from "./late-checking.js";
import { bindClock } from "./clock.js";
import { mountControls } from "./controls.js";
import { bindCover } from "./cover.js";
import { bindFinish } from "./finish.js";
import { mountHeading } from "./heading.js";

/** @typedef {import("../shell/app.js").App} App */

/** The page has just been opened: what the player sees comes first. */
const restMilliseconds = 2000;
let isStockFilled = false;

/** Has the stock of puzzles filled from now on. @param {App} app */
function fillStockLater(app) {
  if (isStockFilled) return;
  isStockFilled = true;
  setTimeout(() => {
    import("../new/stock-shelf.js").then(({ fillBrowserStock }) => fillBrowserStock(app)).catch(() => { isStockFilled = false; });
  }, restMilliseconds);
}

/** @type {import("../shell/app.js").OpenPlaceFunction} */
export function openPlace(app, { heading, side, card, kept }) {
  const { words, say } = app;

  /**
   * Has a module and its sentences loaded, then uses it.
   *
   * @template T
   * @param {() => Promise<T>} load
   * @param {(module: T) => unknown} use
   */
  const withModule = (load, use) => {
    Promise.all([load(), words.whole()]).then(([module]) => use(module)).catch((error) => say(errorSentence(error, words), "error"));
  };

  const openDetails = () => withModule(() => import("./details.js"), (module) => module.openDetails(app));
  const openCheckpoints = () => withModule(() => import("./checkpoints.js"), (module) => module.openCheckpoints(app));
  const openStatistics = () => withModule(() => import("./statistics.js"), (module) => module.openStatistics(app));
  const playNext = () => withModule(() => import("../new/start.js"), (module) => module.startNext(app));

  const checking = bindChecking(app, withModule);
  const hints = createLateHints(app, card, kept);
  const { check } = checking;
  /** @type {ReturnType<typeof import("./more.js").createMore> | null} */
  let more = null;

  /** @param {HTMLButtonElement} button */
  const openMore = (button) => withModule(() => import("./more.js"), ({ createMore }) => {
    if (!button.isConnected) return;
    more ??= createMore(button, app, { openDetails, openCheckpoints, openStatistics });
    more.toggle();
  });

  const parts = [
    mountHeading(heading, app, { openDetails }),
    mountControls(side, app, { hint: hints.button, check, openMore }),
    checking,
    bindFinish(app, {
      card,
      showResult: (show) => withModule(() => import("./result-card.js"), (module) => module.showResult(app, { openNew: app.openNew, playNext, openStatistics }, show)),
    }),
    bindCover(app, /** @type {HTMLElement} */ (document.querySelector("#stage .board"))),
    bindClock(app),
  ];
  fillStockLater(app);
  return {
    keys: { hint: { press: () => void hints.press() }, check: { press: check } },
    dispose(why) {
      hints.dispose(why);
      more?.dispose();
      for (const part of parts) part.dispose();
    },
  };
}
