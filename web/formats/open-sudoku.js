/**
 * Writes files of OpenSudoku, of version 2. The data of a game are 81 digits, or `version: N` and for each cell its
 * parts, each with a bar behind it: the digit, the notes (digits with commas in data of version 1; corner notes and
 * centre notes as numbers in data of version 4), and whether the cell is editable. The engine reads these files.
 *
 * @typedef {import("./found.js").Found} Found
 */
import { noteDigits } from "../model/digits.js";
import { escapeXml } from "./xml.js";

const side = 9;
/**
 * @param {readonly Found[]} puzzles of the layout 3x3
 * @param {string} name of the folder
 * @param {number} created milliseconds since 1970
 * @returns {string} a file of version 2
 */
export function writeOpenSudoku(puzzles, name, created) {
  const games = puzzles.map(
    (found) =>
      `    <game created="${created}" data="${escapeXml(dataOf(found))}"${found.title ? ` note="${escapeXml(found.title)}"` : ""}/>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opensudoku version="2">',
    `  <folder name="${escapeXml(name)}" created="${created}">`,
    ...games,
    "  </folder>",
    "</opensudoku>",
    "",
  ].join("\n");
}

/**
 * Puzzles are 81 digits. Data of version 1 are read by every OpenSudoku, and have no corner notes.
 * @param {Found} found
 */
function dataOf({ givens, entries, notes, corners }) {
  if (![entries, notes, corners].some((values) => values.some(Boolean))) return givens.join("");
  const version = corners.some(Boolean) ? 4 : 1;
  const noted = (/** @type {number} */ cell) =>
    version === 4
      ? `${corners[cell]}|${notes[cell]}`
      : notes[cell]
        ? noteDigits(notes[cell], side)
            .map((digit) => `${digit},`)
            .join("")
        : "-";
  return `version: ${version}\n${givens.map((given, cell) => `${given || entries[cell]}|${noted(cell)}|${given ? 0 : 1}|`).join("")}`;
}
