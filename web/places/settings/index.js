/** The dialog with the settings. Every change applies at once; a change of language writes the dialog anew. */
import { createDialog } from "../../controls/dialog.js";
import { h } from "../../controls/dom.js";
import { openAbout } from "./about.js";
import { deviceFields } from "./device.js";
import { keyTable } from "./key-table.js";
import { settingFields } from "./setting-fields.js";
import { techniqueFields } from "./techniques.js";

/** @typedef {import("../shell/app.js").App} App */

/**
 * Opens the dialog.
 *
 * @param {App} app
 * @returns {{ rewrite: () => void }} writes an open dialog anew, with the words of the app
 */
export function openSettings(app) {
  let shown = showDialog(app);
  shown.dialog.showModal();

  return {
    rewrite() {
      const before = shown;
      if (!before.dialog.open) return;
      const { scrollTop } = before.dialog;
      const focused = [...before.dialog.querySelectorAll("input, button, summary")].findIndex((each) => each === document.activeElement);
      shown = showDialog(app);
      shown.dialog.showModal();
      before.dialog.close();
      shown.dialog.scrollTop = scrollTop;
      /** @type {HTMLElement | undefined} */ ([...shown.dialog.querySelectorAll("input, button, summary")][focused])?.focus({ preventScroll: true });
    },
  };
}

/** @param {App} app */
function showDialog(app) {
  const { words } = app;
  const fields = settingFields(app);
  const techniques = techniqueFields(app);
  const device = deviceFields(app);
  const section = (/** @type {string} */ title, /** @type {HTMLElement[]} */ ...content) => (
    h("section", { class: "setting-section" }, h("h3", {}, title), ...content));
  const dialog = createDialog(words, words("shell.settings"), h("div", { class: "settings" },
    section(words("set.languages"), ...fields.languages), section(words("set.playing"), ...fields.playing), section(words("set.looks"), ...fields.looks),
    section(words("set.techniques"), techniques.element), section(words("set.keys"), keyTable(app)),
    section(words("set.device"), device.element),
    h("button", { type: "button", class: "quiet", onclick: () => openAbout(app) }, words("about.open"))));
  dialog.classList.add("dialog-settings");
  dialog.addEventListener("close", () => {
    fields.dispose();
    techniques.dispose();
    device.dispose();
    dialog.remove();
  });
  return { dialog };
}
