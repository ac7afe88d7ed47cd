/** The games that were begun and not finished, newest first: one press brings a game back to the board. */
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { renewList } from "../../controls/list.js";
import { originParts } from "./puzzle-words.js";
import { pictureOfDigits } from "./shape-picture.js";
import { openGame } from "./game-start.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../games/entry.js").GameEntry} GameEntry */

/** Games that are shown before the player asks for all of them. */
const mostShown = 2;

/**
 * @param {App} app
 * @param {() => void} leave closes the dialog
 * @returns {HTMLElement} empty and hidden when there is no game to continue
 */
export function continueList(app, leave) {
  const { words, games } = app;
  const list = h("ul", { class: "continue-list" });
  const all = h("button", { type: "button", class: "quiet", hidden: true, onclick: () => show(Infinity) }, words("games.all"));
  const element = h("section", { class: "continue", hidden: true }, h("h3", {}, words("games.continue")), list, all);

  /** @param {number} most */
  function show(most) {
    const unfinished = unfinishedGames(app);
    element.hidden = unfinished.length === 0;
    all.hidden = unfinished.length <= most;
    renewList(list, unfinished.slice(0, most), (game) => game, item);
  }

  /** @param {GameEntry} game */
  function item(game) {
    const picture = h("span", { class: "continue-picture" }, !game.isUnreadable && pictureOfDigits(game.layout, game.digits));
    const parts = game.isUnreadable ? [words("games.unreadable")] : originParts(game.origin, game.layout, words);
    const name = h("span", { class: "continue-name" }, parts.map((part) => h("span", {}, part)));
    const progress = !game.isUnreadable && h("span", { class: "continue-progress" },
      h("span", {}, words("games.progress", { filled: game.filled, all: game.blank })), h("span", {}, words.time(game.elapsed)));
    const open = h("button", { type: "button", class: "continue-open", onclick: () => void take(game) }, picture, h("span", { class: "continue-text" }, name, progress));
    const remove = h("button", { type: "button", class: "icon-button", onclick: () => void forget(game), "aria-label": words("games.remove") }, icon("close"));
    return h("li", {}, open, remove);
  }

  /** @param {GameEntry} game */
  async function take({ id }) {
    leave();
    if ((await openGame(app, id)) === "opened") app.focusBoard();
  }

  /** @param {GameEntry} game */
  async function forget({ id }) {
    await games.remove([id]);
    show(mostShown);
    /** @type {HTMLElement | null} */ (list.querySelector("button"))?.focus();
  }

  show(mostShown);
  void games.load().then(() => show(mostShown));
  return element;
}

/** @param {App} app @returns {GameEntry[]} */
function unfinishedGames({ games, store }) {
  const here = store.state().game.id;
  return games.entries.peek().filter(({ id, finished, isTouched }) => id !== here && finished === null && isTouched);
}
