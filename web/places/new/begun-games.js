/**
 * The games that were begun and not finished, newest first: one press brings a game back to the board. A game that the
 * player deletes can be brought back until the dialog closes or the page is left.
 */
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
 * @returns {{ element: HTMLElement, close: () => void }} the element is empty and hidden when there is no game to
 *   continue; `close` must be called when the dialog closes
 */
export function continueList(app, leave) {
  const { words, games } = app;
  const list = h("ul", { class: "continue-list" });
  const all = h(
    "button",
    { type: "button", class: "quiet", hidden: true, onclick: () => show(Infinity) },
    words("games.all"),
  );
  const element = h("section", { class: "continue", hidden: true }, h("h3", {}, words("games.continue")), list, all);
  /** The games that are deleted when the dialog closes. @type {Set<string>} */
  const deleted = new Set();
  let shown = mostShown;

  /** @param {number} most */
  function show(most) {
    shown = most;
    const unfinished = unfinishedGames(app);
    element.hidden = unfinished.length === 0;
    all.hidden = unfinished.length <= most;
    renewList(list, unfinished.slice(0, most), (game) => `${game.id} ${deleted.has(game.id)}`, item);
  }

  /** @param {GameEntry} game */
  function item(game) {
    if (deleted.has(game.id)) return deletedItem(game);
    const picture = h(
      "span",
      { class: "continue-picture" },
      !game.isUnreadable && pictureOfDigits(game.layout, game.digits),
    );
    const parts = game.isUnreadable ? [words("games.unreadable")] : originParts(game.origin, game.layout, words);
    const name = h(
      "span",
      { class: "continue-name" },
      parts.map((part) => h("span", {}, part)),
    );
    const progress =
      !game.isUnreadable &&
      h(
        "span",
        { class: "continue-progress" },
        h("span", {}, words("games.progress", { filled: game.filled, all: game.blank })),
        h("span", {}, words.time(game.elapsed)),
      );
    const open = h(
      "button",
      { type: "button", class: "continue-open", onclick: () => void take(game) },
      picture,
      h("span", { class: "continue-text" }, name, progress),
    );
    const remove = h(
      "button",
      {
        type: "button",
        class: "icon-button",
        "data-game": game.id,
        onclick: () => mark(game.id, true),
        "aria-label": words("games.remove"),
        title: words("games.remove"),
      },
      icon("close"),
    );
    return h("li", {}, open, remove);
  }

  /** @param {GameEntry} game */
  async function take({ id }) {
    leave();
    if ((await openGame(app, id)) === "opened") app.focusBoard();
  }

  /** What stays of a game until it is really deleted. @param {GameEntry} game */
  function deletedItem({ id }) {
    const [told, keep] = [words("games.was-removed"), words("games.keep")];
    return h(
      "li",
      { class: "continue-deleted" },
      h("span", {}, told),
      h(
        "button",
        {
          type: "button",
          class: "button",
          "data-game": id,
          "aria-label": words.text([told, keep]),
          onclick: () => mark(id, false),
        },
        keep,
      ),
    );
  }

  /** @param {string} id @param {boolean} isDeleted */
  function mark(id, isDeleted) {
    if (isDeleted) deleted.add(id);
    else deleted.delete(id);
    show(shown);
    /** @type {HTMLElement | null} */ (list.querySelector(`[data-game="${id}"]`))?.focus();
  }

  /** Deletes what the player has deleted. @param {boolean} [isLeaving] whether the page is about to go away */
  function removeDeleted(isLeaving = false) {
    const ids = [...deleted];
    deleted.clear();
    if (ids.length)
      void games.remove(ids, isLeaving).then(() => {
        if (element.isConnected) show(shown);
      });
  }

  const leaving = () => removeDeleted(true);
  addEventListener("pagehide", leaving);
  show(mostShown);
  void games.load().then(() => show(shown));
  return {
    element,
    close() {
      removeEventListener("pagehide", leaving);
      removeDeleted();
    },
  };
}

/** @param {App} app @returns {GameEntry[]} */
function unfinishedGames({ games, store }) {
  const here = store.state().game.id;
  return games.entries.peek().filter(({ id, finished, isTouched }) => id !== here && finished === null && isTouched);
}
