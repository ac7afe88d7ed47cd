import { parseLine } from "../formats/line.js";
import { noteSet } from "../model/digits.js";
import { layoutNamed } from "../model/layout.js";
import { givenCandidates } from "../model/puzzle.js";
import { newState } from "../model/state.js";
import { sharedEngine } from "./engine.js";
import { activityOf } from "./modes.js";

/** @typedef {import("../model/puzzle.js").Puzzle} Puzzle */

/** A longer text is no puzzle: the largest board, written with all its candidates, is shorter. */
const longestText = 4_000_000;

/**
 * Reads the text of an element: a puzzle, or an address of Nonet with a puzzle or a game.
 *
 * @param {string} text
 * @param {{ mode: import("./modes.js").Mode, layout: string }} options
 * @returns {Promise<import("../model/state.js").State>} rejects with an error that has `code` and `position`
 */
export async function readBoard(text, { mode, layout }) {
  const activity = activityOf[mode];
  const address = text.length < longestText ? text.trim() : "";
  const read = (/** @type {string} */ puzzle, /** @type {string} */ named) => readPuzzle(puzzle, { mode, layout: named });
  if (!/^(https?:\/\/[^\s#]*)?#[ps]=\S+$/.test(address)) return newState({ puzzle: await read(text, layout), activity });
  const { readLink } = await import("./linked-puzzle.js");
  return readLink(address, { activity, layout, read });
}

/**
 * Reads a puzzle. A line and rows of symbols are read without the engine. The engine reads every other format, except in the mode
 * "view", which never loads the engine. An empty text is an empty board.
 *
 * @param {string} text
 * @param {{ mode: import("./modes.js").Mode, layout: string }} options
 * @returns {Promise<Puzzle>} rejects with an error that has `code` and `position`
 */
export async function readPuzzle(text, { mode, layout }) {
  if (text.length > longestText) throw lineError({ code: "line-too-long", position: null, details: { expected: longestText } });
  if (text.trim() === "") return emptyBoard(layout || "3x3");
  const read = parseLine(withoutRows(text), layout || undefined);
  if ("puzzle" in read) return read.puzzle;
  if (mode === "view") throw lineError(read.error);
  const engine = await sharedEngine();
  const { layout: name, cells, candidates, candidatesGiven } = await engine.parse(text, { layout });
  const sets = candidatesGiven && candidates ? candidates.map(noteSet) : null;
  return { layout: name, cells, candidates: givenCandidates({ layout: name, cells }, sets) };
}

/** @param {string} name @returns {Puzzle} */
function emptyBoard(name) {
  const layout = layoutNamed(name);
  if (!layout) throw lineError({ code: "unknown-layout", position: null, details: { found: name } });
  return { layout: name, cells: new Array(layout.cellCount).fill(0) };
}

/** Joins rows of symbols, or symbols separated by spaces, to one line. @param {string} text */
function withoutRows(text) {
  const parts = text.trim().split(/\s+/);
  const rows = parts.every((part) => part.length === parts.length);
  const symbols = parts.every((part) => part.length === 1);
  return rows || symbols ? parts.join("") : text;
}

/** What developers read of a text that is refused without the engine. @type {Record<string, (details: Record<string, string | number>) => string>} */
const sentences = {
  "unknown-layout": ({ found }) => `${JSON.stringify(found)} is not the name of a layout.`,
  "bad-symbol": ({ symbol }) => `${JSON.stringify(symbol)} is neither a digit nor a blank cell.`,
  "wrong-length": ({ found, expected }) => `The puzzle has ${found} cells${expected ? ` instead of ${expected}` : ", and no layout has this number of cells"}.`,
  "line-too-long": ({ expected }) => `The text is longer than ${expected} characters.`,
};

/** Whatever a page hands over as a name comes back no longer than this. */
const longestName = 100;

/** @param {Omit<import("../formats/line.js").LineError, "code"> & { code: string }} failure */
function lineError({ code, position, details: given }) {
  const details = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, typeof value === "string" ? value.slice(0, longestName) : value]));
  return Object.assign(new Error(sentences[code]?.(details) ?? code), { code, position, details });
}

/** The text inside an element, without what is shown in its slots. @param {Element} element */
export const puzzleIn = (element) => [...element.childNodes].filter((node) => !(node instanceof Element && node.slot)).map(({ textContent }) => textContent ?? "").join("");
