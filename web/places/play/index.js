/** Place Play: what one needs while playing, and nothing else. Dialogs are loaded when they are opened. */
import { createHintTool } from "../../teacher/hint-tool.js";
import { effect, untracked } from "../../model/signals.js";
import { fillBrowserStock } from "../new/puzzle-stock.js";
import { followCages } from "./cages.js";
import { createChecking } from "./checking.js";
import { bindClock, bindCover } from "./clock.js";
import { mountControls } from "./controls.js";
import { bindFinish, isOver } from "./finish.js";
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

let isGreeted = false;

/**
 * Has a player who comes back on another day shown what is there today.
 * @param {App} app
 * @param {import("../../controls/card.js").Card} card
 */
async function greet(app, card) {
  const { hash, place } = app.address.now();
  if (isGreeted) return;
  isGreeted = true;
  // A link and a shortcut say themselves what the player wants.
  if (hash && place !== "play") return;
  await app.games.started;
  await app.games.load();
  if (app.games.results.peek().length) void app.open("dialogs", (room) => room.greetToday(app, card));
}

/**
 * Has the keys of a finished board, which enter nothing, replaced by what comes next.
 * @param {App} app
 * @param {HTMLElement} side
 * @param {{ playNext: () => void, openResult: () => void }} commands
 */
function followEnd(app, side, commands) {
  let shown = "";
  let remove = () => {};
  const stop = effect(() => {
    const state = app.store.signal.value;
    show(isOver(state) ? state.game.id : "");
  });

  /** @param {string} game */
  function show(game) {
    if (game === shown) return;
    shown = game;
    remove();
    remove = () => {};
    if (!game) return;
    const mount = () =>
      app.open("dialogs", async (room) => {
        const end = await room.mountAfterGame(app, side, commands);
        if (shown === game) remove = end;
        else end();
      });
    untracked(() => void mount());
  }

  return {
    dispose() {
      stop();
      show("");
    },
  };
}

/** @type {import("../shell/app.js").OpenPlaceFunction<Parameters<typeof createHintTool>[2]>} */
export function openPlace(app, { heading, side, card, memory }) {
  const openDetails = () => void app.open("dialogs", (room) => room.openDetails(app, { openRules }));
  const openCheckpoints = () => void app.open("dialogs", (room) => room.openCheckpoints(app));
  const openStatistics = () => void app.open("dialogs", (room) => room.openStatistics(app));
  const openSpotlight = () => void app.open("dialogs", (room) => room.openSpotlight(app, card));
  const openRules = () => void app.open("rules", (room) => room.openRules(app, card));
  const playNext = () => void app.open("new", ({ startNext }) => startNext(app));

  /** @param {(topic: import("../../controls/card.js").Topic) => boolean} show */
  const showResult = (show) =>
    void app.open("dialogs", (room) => room.showResult(app, { openNew: app.openNew, playNext }, show));

  const checking = createChecking(app);
  const hints = createHintTool(app, card, memory, {
    teacher: () => app.load("teacher"),
    mastery: async () => (await app.load("dialogs")).masteryOf(),
  });
  const check = () => void checking.check();
  /** @type {ReturnType<typeof import("./more-menu.js").createMore> | null} */
  let more = null;

  /** @param {HTMLButtonElement} button */
  const openMore = (button) =>
    void app.open("dialogs", (room) => {
      if (!button.isConnected) return;
      more ??= room.createMore(button, app, { openRules, openDetails, openCheckpoints, openStatistics, openSpotlight });
      more.toggle();
    });

  const parts = [
    mountHeading(heading, app, { openDetails }),
    mountControls(side, app, { hint: hints.button, check, openMore }),
    checking,
    bindFinish(app, { card, showResult }),
    followEnd(app, side, {
      playNext,
      openResult: () =>
        showResult((topic) => {
          card.turnTo(topic);
          return true;
        }),
    }),
    bindCover(app, /** @type {HTMLElement} */ (document.querySelector("#stage .board"))),
    bindClock(app),
    findOwnLevel(app),
    followCages(app),
    // Without the code the board itself says that its rules could not be loaded.
    watchNewRules(app, (rules, kinds) =>
      app.open(
        "rules",
        ({ greetRules }) => greetRules(app, card, rules, kinds),
        () => {},
      ),
    ),
  ];
  fillStockLater(app);
  void greet(app, card);
  return {
    keys: {
      hint: { press: () => void hints.press() },
      check: { press: check },
      rules: { press: openRules },
      words: { press: openDetails },
    },
    dispose(why) {
      hints.dispose(why);
      more?.dispose();
      for (const part of parts) part.dispose();
    },
  };
}
