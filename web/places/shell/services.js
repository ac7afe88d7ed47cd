/**
 * What the page does besides its places: the puzzle of the address, the clipboard, Back, shortcuts of the installed
 * page, notices, new versions.
 */
import { viewOf } from "../../board/view.js";
import { followBack } from "../../controls/back.js";
import { followPuzzle } from "../exchange/address.js";
import { bindClipboard } from "../exchange/paste.js";
import { dayOf } from "../../model/days.js";
import { hashOf } from "./route.js";
import { followInstall } from "./install.js";
import { followMissingParts } from "./missing-parts.js";
import { greetNewcomer } from "./newcomer.js";
import { mountNotices } from "./notices.js";
import { followUpdates } from "./updates.js";

/**
 * Opens the puzzle of the address, binds the clipboard, lets the browser's Back close dialogs and cards, follows the
 * shortcuts of the installed page, and shows notices.
 *
 * @param {import("./app.js").App} app
 * @param {HTMLElement} column where notices are shown
 * @param {import("./route.js").Route} first what the address named when the page was opened
 * @param {HTMLElement} status where the page says something
 * @returns {{ rewrite: () => void }} `rewrite` shows the notices in the present language
 */
export function startServices(app, column, first, status) {
  const { games, store, address } = app;
  const updates = {
    ...followUpdates(
      store.own,
      () => games.flush(),
      () => app.words.language,
    ),
    needed: followMissingParts(),
  };
  let notices = mountNotices(column, app, updates);
  let endGreeting = greetNewcomer(app, status);
  bindClipboard(app, {
    text: (text) => void app.open("exchange", ({ openSources }) => openSources(app, [{ name: "", text }])),
    files: (files) => void app.open("exchange", ({ openDropped }) => openDropped(app, files)),
  });
  followPuzzle(app, first);
  followBack(address.entries, () => address.now().lesson !== null);
  followShortcuts(app);
  followInstall();
  return {
    rewrite() {
      notices.dispose();
      notices = mountNotices(column, app, updates);
      endGreeting();
      endGreeting = greetNewcomer(app, status);
    },
  };
}

/** Follows the shortcuts of the installed page. @param {import("./app.js").App} app */
function followShortcuts(app) {
  const { address } = app;
  const look = (/** @type {import("./route.js").Route} */ { shortcut, daily, hash }) => {
    if (!shortcut) return;
    address.replace(hashOf("play"));
    if (shortcut === "new") app.openNew();
    else if (shortcut === "shared") void app.open("exchange", ({ openShared }) => openShared(app));
    else if (shortcut === "two") void app.open("together", (room) => room.openInvitation(app, hash.slice(5)));
    // The game of the last visit would otherwise come after the daily puzzle has been asked for.
    else
      void app.open("new", ({ playDaily }) =>
        app.games.started.then(() => playDaily(app, daily.day ?? dayOf(Date.now()), daily.name)),
      );
  };
  address.follow(look);
  look(address.now());
  /** @type {any} */ (globalThis).launchQueue?.setConsumer(
    (/** @type {{ files?: readonly any[] }} */ { files = [] }) => {
      if (files.length) void app.open("exchange", ({ openLaunched }) => openLaunched(app, files));
    },
  );
}

/**
 * Whether a game can be drawn: a kept game that cannot be drawn must not come onto the board.
 * @param {import("../../model/state.js").State} state
 */
export function canShow(state) {
  try {
    viewOf(state);
    return true;
  } catch {
    return false;
  }
}

/**
 * How long the page waits for the game of the last visit before it shows a board, in milliseconds. A game that comes
 * later still replaces the board.
 */
const patience = 400;

/**
 * @param {import("../../games/games.js").Games} games
 * @param {import("./route.js").Route} first what the address names
 * @returns {Promise<unknown>} when the board may be shown
 */
export function keepGames(games, { place }) {
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) void games.flush();
  });
  addEventListener("pagehide", () => void games.flush());
  return Promise.race([
    games.start({ drafts: place === "solve" }),
    new Promise((resolve) => {
      setTimeout(resolve, patience);
    }),
  ]);
}
