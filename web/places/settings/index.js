/**
 * The dialog with the settings. Every change applies at once; a change of language writes the dialog anew. The dialog
 * that says what Nonet is.
 */
import { createDialog } from "../../controls/dialog.js";
import { h } from "../../controls/dom.js";
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
  let shown = showDialog(app);
  shown.dialog.showModal();

  return {
    rewrite() {
      const before = shown;
      if (!before.dialog.open) return;
      const { scrollTop } = before.dialog;
      shown = showDialog(app);
      shown.dialog.showModal();
      before.dialog.close();
      shown.dialog.scrollTop = scrollTop;
      shown.focusLanguage();
    },
  };
}

/** @param {App} app */
function showDialog(app) {
  const { words } = app;
  const fields = settingFields(app);
  const techniques = techniqueFields(app);
  const device = deviceFields(app);
  const section = (/** @type {string} */ title, /** @type {HTMLElement[]} */ ...content) =>
    h("section", { class: "setting-section" }, h("h3", {}, title), ...content);
  const dialog = createDialog(
    words,
    words("shell.settings"),
    h(
      "div",
      { class: "settings" },
      section(words("set.languages"), ...fields.languages),
      section(words("set.playing"), ...fields.playing),
      section(words("set.looks"), ...fields.looks),
      section(words("set.techniques"), techniques.element),
      section(words("set.keys"), keyTable(app)),
      section(words("set.device"), device.element),
      h("button", { type: "button", class: "quiet", onclick: () => openAbout(app) }, words("about.open")),
    ),
  );
  dialog.classList.add("dialog-settings");
  dialog.dataset.rewrites = "";
  dialog.addEventListener("close", () => {
    fields.dispose();
    techniques.dispose();
    device.dispose();
  });
  return { dialog, focusLanguage: fields.focusLanguage };
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
          link("LICENSE.txt", words("about.licence")),
          link("THIRD-PARTY-NOTICES.txt", words("about.notices")),
        )
      : h("p", {}, words("about.one-file")),
  );
  dialog.showModal();
}
