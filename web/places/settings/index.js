/**
 * The dialog with the settings. Every change applies at once; a change of language writes the dialog anew. The dialog
 * that says what Nonet is.
 */
import { createDialog } from "../../controls/dialog.js";
import { h } from "../../controls/dom.js";
import { nextFrame } from "../../controls/on-frame.js";
import { deviceFields } from "./device-fields.js";
import { settingFields } from "./setting-fields.js";
import { techniqueFields } from "./technique-fields.js";
import { openShortcuts } from "../keyboard/shortcut-list.js";

/** @typedef {import("../shell/app.js").App} App */

/**
 * Opens the dialog.
 *
 * @param {App} app
 * @returns {{ rewrite: () => void }} writes an open dialog anew, with the words of the app; the focus is on the
 *   language
 */
export function openSettings(app) {
  let shown = createSettings(app);
  shown.dialog.showModal();
  void shown.writeRest(nextFrame);

  return {
    rewrite() {
      const before = shown;
      if (!before.dialog.open) return;
      const { scrollTop } = before.dialog;
      shown = createSettings(app);
      void shown.writeRest();
      shown.dialog.showModal();
      before.dialog.close();
      shown.dialog.scrollTop = scrollTop;
      shown.focusLanguage();
    },
  };
}

/**
 * Makes the dialog with its first part.
 * @param {App} app
 */
function createSettings(app) {
  const { words } = app;
  const fields = settingFields(app);
  const ends = [fields.dispose];
  const section = (/** @type {string} */ title, /** @type {HTMLElement[]} */ ...content) =>
    h("section", { class: "setting-section" }, h("h3", {}, title), ...content);
  /** @param {{ element: HTMLElement, dispose: () => void }} part */
  const ended = ({ element, dispose }) => {
    ends.push(dispose);
    return element;
  };
  const rest = [
    () => section(words("set.playing"), ...fields.playing()),
    () => section(words("set.looks"), ...fields.looks()),
    () => section(words("set.techniques"), ended(techniqueFields(app))),
    () => section(words("set.keys"), keyTable(app)),
    () => section(words("set.device"), ended(deviceFields(app))),
    () => h("button", { type: "button", class: "quiet", onclick: () => openAbout(app) }, words("about.open")),
  ];
  const content = h("div", { class: "settings" }, section(words("set.languages"), ...fields.languages()));
  const dialog = createDialog(words, words("shell.settings"), content);
  dialog.classList.add("dialog-settings");
  dialog.dataset.rewrites = "";
  dialog.addEventListener("close", () => {
    for (const end of ends) end();
  });
  return {
    dialog,
    focusLanguage: fields.focusLanguage,
    /**
     * Writes the other parts: at once, or each after a pause, until the dialog is closed. What is not seen yet need not
     * be laid out together with the first part.
     * @param {() => Promise<void>} [pause]
     */
    async writeRest(pause) {
      for (const write of rest) {
        if (pause) await pause();
        if (!dialog.isConnected) return;
        content.append(write());
      }
    },
  };
}

/** @param {import("../shell/app.js").App} app */
const keyTable = (app) =>
  h(
    "div",
    {},
    h("button", { type: "button", class: "button", onclick: () => void openShortcuts(app) }, app.words("keys.show")),
  );

/** @param {Pick<import("../shell/app.js").App, "words">} app */
function openAbout({ words }) {
  const version = document.querySelector('meta[name="version"]')?.getAttribute("content") ?? "";
  // The page in one file has no other pages beside it; the notices are at the end of the file.
  const isSite = location.protocol.startsWith("http");
  const link = (/** @type {string} */ href, /** @type {string} */ label) => h("li", {}, h("a", { href }, label));
  const dialog = createDialog(
    words,
    words("about.title"),
    h("p", {}, words("about.version", { version })),
    h("p", {}, words("about.what")),
    isSite
      ? h(
          "ul",
          { class: "about-links" },
          link("docs/privacy.html", words("about.privacy")),
          link("docs/accessibility-statement.html", words("about.accessibility")),
          link("LICENSE.txt", words("about.licence")),
          link("THIRD-PARTY-NOTICES.txt", words("about.notices")),
        )
      : h("p", {}, words("about.one-file")),
  );
  dialog.showModal();
}
