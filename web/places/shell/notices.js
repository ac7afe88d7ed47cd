/**
 * Notices that stay until their cause is gone or the player closes them: about games that are not saved or were
 * deleted, another tab, a new version.
 */
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { renewList } from "../../controls/list.js";
import { dayOf } from "../../model/days.js";
import { effect } from "../../model/signals.js";
import { originParts } from "../new/puzzle-words.js";

/** @typedef {import("./app.js").App} App */
/**
 * @typedef {object} Notice
 * @property {string} id of the cause: what the player has closed stays closed while the cause is the same
 * @property {string} sentence
 * @property {{ label: string, act: () => void }} [button]
 * @property {boolean} canClose
 */

const troubles = /** @type {const} */ ({ refused: "games.refused", full: "games.full", failed: "games.failed" });

/**
 * @param {HTMLElement} container
 * @param {Pick<App, "words" | "games" | "store" | "say" | "open">} app
 * @param {import("./updates.js").Updates & { needed: import("../../model/signals.js").ReadonlySignal<boolean> }}
 *   updates `needed`: a part of this version can no longer be loaded
 * @returns {{ dispose: () => void }}
 */
export function mountNotices(container, { words, games, store, say, open }, updates) {
  const element = h("div", { class: "notices", role: "status" });
  /** @type {Set<string>} what the player has closed, until its cause has gone */
  const closed = new Set();
  container.prepend(element);

  /** @returns {Notice[]} */
  function noticesNow() {
    const trouble = games.trouble.value;
    const deletions = games.deletions.value;
    const { isForeign } = store.own.value;
    return [
      ...(isForeign
        ? [
            {
              id: "foreign",
              sentence: words("rights.foreign"),
              button: { label: words("games.take-over"), act: () => void games.takeOver() },
              canClose: false,
            },
          ]
        : []),
      ...(trouble ? [{ id: trouble, sentence: words(troubles[trouble]), canClose: true }] : []),
      ...(deletions ? [{ id: `deleted ${deletions}`, sentence: words("games.deleted"), canClose: true }] : []),
      ...setAsideNotice(),
      ...updateNotice(),
    ];
  }

  /** @returns {Notice[]} */
  function setAsideNotice() {
    const ids = games.setAside.value;
    if (!ids.length) return [];
    const names = words.list(ids.map((id) => nameOf(games.entries.value.find((entry) => entry.id === id))));
    return [
      {
        id: JSON.stringify(ids),
        sentence: words("games.set-aside", { games: ids.length, names }),
        button: {
          label: words("games.save-file"),
          act: () => void open("dialogs", ({ saveSetAside }) => saveSetAside({ words, games, say }, ids)),
        },
        canClose: true,
      },
    ];
  }

  /** What is known of a game that cannot be shown. @param {import("../../games/entry.js").GameEntry} [entry] */
  function nameOf(entry) {
    if (entry && !entry.isUnreadable) return originParts(entry.origin, entry.layout, words).join(" · ");
    return entry?.changed
      ? words("games.last-played", { date: words.date(dayOf(entry.changed)) })
      : words("games.unnamed");
  }

  /** @returns {Notice[]} */
  function updateNotice() {
    if (!updates.needed.value && !updates.offered.value) return [];
    const [id, sentence] = updates.needed.value
      ? ["needed", words("update.needed")]
      : ["update", words("update.ready")];
    return [{ id, sentence, button: { label: words("update.load"), act: updates.load }, canClose: true }];
  }

  /** @param {Notice} notice */
  function show({ id, sentence, button, canClose }) {
    const close = () => {
      closed.add(id);
      draw();
    };
    return h(
      "div",
      { class: "notice" },
      h("p", {}, sentence),
      button && h("button", { type: "button", class: "button", onclick: button.act }, button.label),
      canClose &&
        h(
          "button",
          {
            type: "button",
            class: "icon-button",
            "aria-label": words("notice.close"),
            title: words("notice.close"),
            onclick: close,
          },
          icon("close"),
        ),
    );
  }

  function draw() {
    const notices = noticesNow();
    for (const id of closed) if (!notices.some((notice) => notice.id === id)) closed.delete(id);
    // The names of games, and so a sentence, can become known later than its cause.
    renewList(
      element,
      notices.filter(({ id }) => !closed.has(id)),
      ({ id, sentence }) => JSON.stringify([id, sentence]),
      show,
    );
  }

  const stop = effect(draw);
  return {
    dispose() {
      stop();
      element.remove();
    },
  };
}
