/** Notices that stay until their cause is gone or the player closes them: about games that are not saved or were deleted, another tab, a new version. */
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { renewList } from "../../controls/list.js";
import { effect } from "../../model/signals.js";

/** @typedef {import("./app.js").App} App */
/**
 * @typedef {object} Notice
 * @property {string} id
 * @property {string} sentence
 * @property {{ label: string, act: () => void }} [button]
 * @property {boolean} canClose
 */

const troubles = /** @type {const} */ ({ refused: "games.refused", full: "games.full", failed: "games.failed" });

/**
 * @param {HTMLElement} container
 * @param {Pick<App, "words" | "games" | "store">} app
 * @param {import("./updates.js").Updates & { needed: import("../../model/signals.js").ReadonlySignal<boolean> }} updates `needed`: a part of this version can
 *   no longer be loaded
 * @returns {{ dispose: () => void }}
 */
export function mountNotices(container, { words, games, store }, updates) {
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
      ...(isForeign ? [{ id: "foreign", sentence: words("rights.foreign"), button: { label: words("games.take-over"), act: () => void games.takeOver() }, canClose: false }] : []),
      ...(trouble ? [{ id: trouble, sentence: words(troubles[trouble]), canClose: true }] : []),
      ...(deletions ? [{ id: `deleted ${deletions}`, sentence: words("games.deleted"), canClose: true }] : []),
      ...updateNotice(),
    ];
  }

  /** @returns {Notice[]} */
  function updateNotice() {
    if (!updates.needed.value && !updates.offered.value) return [];
    const [id, sentence] = updates.needed.value ? ["needed", words("update.needed")] : ["update", words("update.ready")];
    return [{ id, sentence, button: { label: words("update.load"), act: updates.load }, canClose: true }];
  }

  /** @param {Notice} notice */
  function show({ id, sentence, button, canClose }) {
    const close = () => {
      closed.add(id);
      draw();
    };
    return h("div", { class: "notice" }, h("p", {}, sentence),
      button && h("button", { type: "button", class: "button", onclick: button.act }, button.label),
      canClose && h("button", { type: "button", class: "icon-button", "aria-label": words("notice.close"), title: words("notice.close"), onclick: close }, icon("close")));
  }

  function draw() {
    const notices = noticesNow();
    for (const id of closed) if (!notices.some((notice) => notice.id === id)) closed.delete(id);
    renewList(element, notices.filter(({ id }) => !closed.has(id)), ({ id }) => id, show);
  }

  const stop = effect(draw);
  return {
    dispose() {
      stop();
      element.remove();
    },
  };
}
