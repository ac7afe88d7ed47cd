/** The work for a class that is being made, as this browser keeps it. */
import { browserStorage, readJson, writeJson } from "../../games/browser-storage.js";
import { readSheet, sheetText } from "../../model/class-sheet.js";

const name = "nonet-class-draft";

/** @typedef {import("../../model/class-sheet.js").ClassSheet} ClassSheet */

/** @returns {ClassSheet} without tasks when none is kept */
export function keptDraft() {
  const kept = readJson(browserStorage(), name);
  return (typeof kept === "string" && readSheet(kept)) || { title: "", tasks: [] };
}

/** @param {ClassSheet} sheet */
export const keepDraft = (sheet) => void writeJson(browserStorage(), name, sheetText(sheet));
