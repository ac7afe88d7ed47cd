/**
 * What an element reads besides a line and rows of symbols: an address of Nonet, `#p=` with a puzzle or `#s=` with a
 * game; all other formats, by the engine; rules. It also says what is wrong with a text. Loaded when it is first
 * needed.
 *
 * @typedef {import("../model/puzzle.js").Puzzle} Puzzle
 * @typedef {import("./puzzle-attribute.js").ReadOptions} ReadOptions
 */
import { parseLine } from "../formats/line.js";
import { gameTextIn, readPuzzleLink } from "../formats/puzzle-address.js";
import { linkedPuzzle } from "../formats/puzzle-link.js";
import { readState } from "../formats/state-link.js";
import { noteSet } from "../model/digits.js";
import { givenCandidates } from "../model/puzzle.js";
import { newState } from "../model/state.js";
import { sharedEngine } from "./engine.js";
import { activityOf } from "./modes.js";
import { longestText, plainPuzzle, withoutRows } from "./plain-text.js";

/**
 * @param {string} text
 * @param {ReadOptions} options
 * @returns {Promise<import("../model/state.js").State>} rejects with an error that has `code` and `position`. The code
 *   is "bad-link" when the text is an address that holds nothing that can be read
 */
export async function readOther(text, options) {
  const { mode, rules } = options;
  const address = text.length < longestText ? text.trim() : "";
  const isAddress = /^(https?:\/\/[^\s#]*)?#[ps]=\S+$/.test(address);
  const game = isAddress ? gameTextIn(address.slice(address.indexOf("#"))) : "";
  const state = game
    ? await gameOf(game, mode)
    : newState({
        puzzle: await (isAddress ? linked(address, options) : puzzleWithRules(text, options)),
        activity: activityOf[mode],
        origin: {
          kind: "entered",
          ...(isAddress && { face: readPuzzleLink(address.slice(address.indexOf("#"))).face }),
        },
      });
  // A game has the rules that it was begun with.
  if (game && rules.trim())
    throw textError("The address is that of a game, which has its own rules.", { code: "bad-link" });
  // Without what draws and judges its rules, a puzzle would be another puzzle.
  if (state.position.rules) await (await import("./rules-on-board.js")).loadRuleChecks();
  return state;
}

/**
 * @param {string} game
 * @param {import("./modes.js").Mode} mode
 * @returns {Promise<import("../model/state.js").State>}
 */
async function gameOf(game, mode) {
  const found = await readState(game);
  if ("state" in found) return { ...found.state, activity: activityOf[mode] };
  throw "refused" in found ? (await import("./rules-on-board.js")).refusedRule(found.refused) : badLink();
}

/** @param {string} address @param {ReadOptions} options @returns {Promise<Puzzle>} */
async function linked(address, { mode, layout, rules }) {
  const { text, layout: named, rules: ofLink } = readPuzzleLink(address.slice(address.indexOf("#")));
  if (!text) throw badLink();
  const read = { mode, layout: named || layout, rules };
  return withRules(
    linkedPuzzle(text, read.layout || undefined) ?? (await readPuzzle(text, read)),
    [ofLink, rules],
    mode,
  );
}

const badLink = () => textError("The address has no puzzle of Nonet in it.", { code: "bad-link" });

/** @param {string} text @param {ReadOptions} options */
const puzzleWithRules = async (text, options) =>
  withRules(await readPuzzle(text, options), [options.rules], options.mode);

/**
 * Reads a puzzle. A line and rows of symbols are read without the engine. The engine reads every other format, except
 * in the mode "view", which never loads the engine. An empty text is an empty board.
 *
 * @param {string} text
 * @param {ReadOptions} options `rules` are not added, but they say what the drawings of a text mean
 * @returns {Promise<Puzzle>} rejects with an error that has `code` and `position`
 */
export async function readPuzzle(text, { mode, layout, rules }) {
  const plain = plainPuzzle(text, layout);
  if (plain) return plain;
  if (text.length > longestText)
    throw lineError({ code: "line-too-long", position: null, details: { expected: longestText } });
  if (text.trim() === "") throw lineError({ code: "unknown-layout", position: null, details: { found: layout } });
  const read = mode === "view" ? parseLine(withoutRows(text), layout || undefined) : null;
  if (read && "error" in read) throw lineError(read.error);
  const engine = await sharedEngine();
  const {
    layout: name,
    givens: cells,
    candidates,
    candidatesGiven,
    rules: own,
    unreadRules = [],
    drawings = [],
  } = await engine.parse(text, { layout });
  const unknown = [...new Set([...unreadRules, ...(rules.trim() ? [] : drawings)])];
  if (unknown.length)
    throw textError(`The text has rules or drawings that are not known here: ${unknown.join(", ")}.`, {
      code: "rules-unsupported",
    });
  const sets = candidatesGiven && candidates ? candidates.map(noteSet) : null;
  return {
    layout: name,
    cells,
    candidates: givenCandidates({ layout: name, cells }, sets),
    ...(own?.length && { rules: own }),
  };
}

/**
 * Adds rules to a puzzle.
 * @param {Puzzle} puzzle
 * @param {readonly string[]} texts of rules
 * @param {import("./modes.js").Mode} mode
 * @returns {Promise<Puzzle>}
 */
async function withRules(puzzle, texts, mode) {
  const told = texts.filter((text) => text.trim() !== "");
  if (told.length === 0) return puzzle;
  const { addRules } = await import("./rules-on-board.js");
  return told.reduce((before, text) => before.then((given) => addRules(given, text, mode)), Promise.resolve(puzzle));
}

/** @typedef {import("../model/error-codes.js").ErrorCode} ErrorCode */

/**
 * What developers read of a text that is refused without the engine.
 * @type {Partial<Record<ErrorCode, (details: Record<string, string | number>) => string>>}
 */
const sentences = {
  "unknown-layout": ({ found }) => `${JSON.stringify(found)} is not the name of a layout.`,
  "bad-symbol": ({ symbol }) => `${JSON.stringify(symbol)} is neither a digit nor a blank cell.`,
  "wrong-length": ({ found, expected }) =>
    `The puzzle has ${found} cells${expected ? ` instead of ${expected}` : ", and no layout has this number of cells"}.`,
  "line-too-long": ({ expected }) => `The text is longer than ${expected} characters.`,
};

/** Whatever a page hands over as a name comes back no longer than this. */
const longestName = 100;

/** @param {Omit<import("../formats/line.js").LineError, "code"> & { code: ErrorCode }} failure */
function lineError({ code, position, details: given }) {
  const details = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === "string" ? value.slice(0, longestName) : value,
    ]),
  );
  return textError(sentences[code]?.(details) ?? code, { code, position, details });
}

/**
 * @param {string} message for developers
 * @param {{ code: ErrorCode, position?: { line: number, column: number } | null, details?: object }} more
 */
const textError = (message, { code, position = null, details = {} }) =>
  Object.assign(new Error(message), { code, position, details });
