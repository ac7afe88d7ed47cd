/**
 * The files of OpenSudoku. Version 2 has folders with games; version 1 has one folder, whose name is an element. The data of a game are 81 digits, or
 * `version: N` and for each cell its parts, each with a bar behind it: value, notes, whether the cell is editable. The notes are digits with commas (data of
 * version 1) or a set as a number (2 and 3); data of version 4 have corner notes and centre notes; of version 5 also a colour.
 *
 * @typedef {import("./found.js").Found} Found
 */
import { noteDigits } from "../model/digits.js";
import { FormatError, foundPuzzle, setOf } from "./found.js";
import { escapeXml, parseXml } from "./xml.js";

const side = 9;
const cellCount = 81;
/** The parts of a cell, by the version of the data. @type {Record<number, readonly ("value" | "notes" | "corners" | "colour" | "editable")[]>} */
const parts = {
  1: ["value", "notes", "editable"], 2: ["value", "notes", "editable"], 3: ["value", "notes", "editable"],
  4: ["value", "corners", "notes", "editable"], 5: ["value", "corners", "notes", "colour", "editable"],
};

/** Whether a text is such a file: its first element is the root of one. @param {string} text */
export function isOpenSudoku(text) {
  let at = 0;
  for (;;) {
    while (/\s/.test(text[at] ?? "")) at++;
    const isComment = text.startsWith("<!--", at);
    if (!isComment && !text.startsWith("<?", at)) return /^<opensudoku[\s>]$/.test(text.slice(at, at + 12));
    const end = text.indexOf(isComment ? "-->" : "?>", at);
    if (end < 0) return false;
    at = end + (isComment ? 3 : 2);
  }
}

/**
 * @param {string} text
 * @param {number} limit at most so many puzzles
 * @returns {{ puzzles: Found[], errors: FormatError[], more: boolean }}
 * @throws {FormatError} "bad-xml"
 */
export function readOpenSudoku(text, limit) {
  const root = parseXml(text);
  const about = (/** @type {string} */ name) => root.children.find((child) => child.name === name)?.text.trim() ?? "";
  const folders = root.children.filter(({ name }) => name === "folder").map(({ attributes, children }) => ({ title: attributes.name ?? "", games: children }));
  const games = [{ title: about("name"), games: root.children }, ...folders].flatMap((folder) => (
    folder.games.filter(({ name }) => name === "game").map(({ attributes }) => ({ title: folder.title, data: attributes.data ?? "", note: attributes.note ?? "" }))));
  /** @type {Found[]} */
  const puzzles = [];
  /** @type {FormatError[]} */
  const errors = [];
  for (const [number, { title, data, note }] of games.slice(0, limit).entries()) {
    const cells = cellsIn(data);
    if (cells) puzzles.push(foundPuzzle({ format: "opensudoku", layout: "3x3", ...cells, title: note || title, author: about("author") }));
    else errors.push(new FormatError("bad-game", { number: number + 1 }));
  }
  return { puzzles, errors, more: games.length > limit };
}

/** @param {readonly Found[]} puzzles of the layout 3x3 @param {string} name of the folder @param {number} created milliseconds since 1970 @returns {string} a file of version 2 */
export function writeOpenSudoku(puzzles, name, created) {
  const games = puzzles.map((found) => `    <game created="${created}" data="${escapeXml(dataOf(found))}"${found.title ? ` note="${escapeXml(found.title)}"` : ""}/>`);
  return ['<?xml version="1.0" encoding="UTF-8"?>', '<opensudoku version="2">', `  <folder name="${escapeXml(name)}" created="${created}">`, ...games, "  </folder>", "</opensudoku>", ""].join("\n");
}

/** @param {string} data */
function cellsIn(data) {
  const line = data.trim();
  if (/^[\d.]{81}$/.test(line)) return { givens: [...line].map((digit) => Number(digit) || 0) };
  const [, version, text] = /^version: (\d)\s+(.*)$/s.exec(line) ?? [];
  const names = parts[Number(version)];
  // Data of version 2 can have a second bar behind the notes.
  const values = (version === "2" ? text.replaceAll("||", "|") : text ?? "").trim().split("|").slice(0, -1);
  if (!names || values.length !== names.length * cellCount) return null;
  const all = (/** @type {(typeof names)[number]} */ name) => (
    names.includes(name) ? values.filter((_, i) => names[i % names.length] === name) : new Array(cellCount).fill("0"));
  // A part that a version of the data lacks is 0 in every cell.
  const notePattern = version === "1" ? /^(?:-|(?:[1-9],)*[1-9]?)$/ : /^\d+$/;
  const isWellFormed = all("value").every((value) => /^\d$/.test(value)) && [...all("notes"), ...all("corners")].every((set) => set === "0" || notePattern.test(set));
  if (!isWellFormed) return null;
  const digits = all("value").map(Number);
  const editable = all("editable");
  const setIn = (/** @type {string} */ notes) => (version === "1" ? setOf(notes.split(",").map(Number), side) : Number(notes));
  const notes = all("notes").map(setIn);
  const corners = all("corners").map(setIn);
  const isGood = [...notes, ...corners].every((set) => set < 2 ** side) && editable.every((each) => /^[01]$/.test(each));
  if (!isGood) return null;
  return {
    givens: digits.map((digit, cell) => (editable[cell] === "0" ? digit : 0)),
    entries: digits.map((digit, cell) => (editable[cell] === "0" ? 0 : digit)),
    notes, corners,
  };
}

/** Puzzles are 81 digits. Data of version 1 are read by every OpenSudoku, and have no corner notes. @param {Found} found */
function dataOf({ givens, entries, notes, corners }) {
  if (![entries, notes, corners].some((values) => values.some(Boolean))) return givens.join("");
  const version = corners.some(Boolean) ? 4 : 1;
  const noted = (/** @type {number} */ cell) => (version === 4 ? `${corners[cell]}|${notes[cell]}` : notes[cell] ? noteDigits(notes[cell], side).map((digit) => `${digit},`).join("") : "-");
  return `version: ${version}\n${givens.map((given, cell) => `${given || entries[cell]}|${noted(cell)}|${given ? 0 : 1}|`).join("")}`;
}
