/**
 * What every panel is handed.
 *
 * @typedef {object} Page
 * @property {import("../i18n/words.js").Words} words
 * @property {import("../model/store.js").Store} store
 * @property {import("../model/store.js").Actions} actions
 * @property {import("./late-engine.js").Engine} engine
 * @property {(sentence: string, tone?: "plain" | "error") => void} say tells the player what came of an act
 * @property {() => void} focusBoard
 */

/** Whether typing goes into a field just now, so that keys and the clipboard belong to it. @param {EventTarget | null} target */
export function inTextField(target) {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

/** Whether a dialog is open, which then has the keys and the clipboard to itself. */
export const inDialog = () => document.querySelector("dialog[open]") !== null;
