/**
 * Puzzles with rules besides those of their layout: the engine reads the rules, with a part of its own that is loaded only then.
 *
 * @typedef {import("./found.js").Found} Found
 * @typedef {import("./read.js").EngineParsed} EngineParsed
 * @typedef {import("./read.js").ReadError} ReadError
 * @typedef {import("./read.js").ReadOptions} ReadOptions
 */
import { isAnswer } from "../model/error-codes.js";
import { judgedState } from "../model/rule-part.js";
import { newState } from "../model/state.js";
import { linkedPuzzle } from "./puzzle-link.js";

const unsupported = "rules-unsupported";
/** The names of what SudokuPad draws, by the names of the sentence that tells what is left out. @type {Readonly<Record<string, string>>} */
const drawn = { lines: "line", arrows: "arrow", overlays: "drawing", underlays: "drawing" };

/** What a text holds that is not a rule here, each once. @param {EngineParsed} parsed */
export const leftOutOf = ({ unreadRules = [], drawings = [] }) => [...new Set([...unreadRules, ...drawings].map((name) => drawn[name] ?? name))];

/**
 * Reads the puzzles of a text whose rules `parseAll` does not know.
 *
 * @param {string} text
 * @param {string} layout
 * @param {readonly ReadError[]} errors of parseAll
 * @param {ReadOptions} options
 * @returns {Promise<{ puzzles: EngineParsed[], errors: ReadError[] }>} `errors`: what is still wrong
 */
export async function readRuled(text, layout, errors, { engine, signal }) {
  if (!engine.parse) return { puzzles: [], errors: [...errors] };
  const ruled = errors.filter(({ code }) => code === unsupported);
  /** @type {EngineParsed[]} */
  const puzzles = [];
  const others = errors.filter(({ code }) => code !== unsupported);
  for (const { from, part } of partsOf(text, ruled.map(({ position }) => position?.line ?? 1))) {
    try {
      const parsed = await engine.parse(part, { ...(layout && { layout }), ...(signal && { signal }) });
      puzzles.push({ ...parsed, line: from + (parsed.line ?? 1) - 1 });
    } catch (error) {
      others.push(errorOf(error, from - 1));
    }
  }
  return { puzzles, errors: others };
}

/**
 * Returns a puzzle of another program with the rules that the engine reads in its JSON. The engine is asked only where this room has left something out.
 *
 * @param {Found} found
 * @param {string} text
 * @param {ReadOptions} options
 * @returns {Promise<Found>}
 */
export async function withEngineRules(found, text, { engine, signal }) {
  if (!engine.parse || found.leftOut.length === 0) return found;
  const parsed = await engine.parse(text, signal ? { signal } : {}).catch((error) => (isAnswer(error) ? null : Promise.reject(error)));
  if (!parsed?.rules || parsed.cells.length !== found.givens.length) return found;
  const { layout, rules, suggestedRules = [] } = parsed;
  return { ...found, layout, rules: rules.length ? rules : null, suggested: suggestedRules, leftOut: leftOutOf(parsed) };
}

/**
 * Returns the first rule of a link of Nonet that its puzzle cannot have. Null for none, and where only the engine can say: it alone reads patterns and other texts than a line.
 *
 * @param {ReturnType<typeof import("./puzzle-address.js").readPuzzleLink>} link
 * @returns {Promise<import("../model/rule-reader.js").RefusedRule | null>}
 */
export async function refusedOfLink({ text, layout, rules: told }) {
  const rules = told.split(";").filter((rule) => rule.trim() !== "");
  const puzzle = linkedPuzzle(text, layout);
  if (!puzzle || rules.length === 0) return null;
  const judged = await judgedState(newState({ puzzle: { ...puzzle, rules }, activity: "play" })).catch(() => null);
  return judged && "refused" in judged && judged.refused.code !== "bad-rule-pattern" ? judged.refused : null;
}

/** What stands in front of the rules of a link, so that the engine reads them with the puzzle. */
const ruleSign = "# nonet rule ";

/**
 * Reads the puzzle of a link with its rules. The place of an error is one in the rules or in the puzzle, as the link has them.
 *
 * @template {{ errors: readonly ReadError[] }} Read
 * @param {Pick<ReturnType<typeof import("./puzzle-address.js").readPuzzleLink>, "text" | "rules">} link
 * @param {(text: string) => Promise<Read>} read
 * @returns {Promise<Read>}
 */
export async function readLinked({ text, rules }, read) {
  if (!rules) return read(text);
  const reading = await read(`${ruleSign}${rules}\n${text}`);
  const placed = (/** @type {{ line: number, column: number }} */ { line, column }) => (line > 1 ? { line: line - 1, column } : { line, column: Math.max(column - ruleSign.length, 1) });
  return { ...reading, errors: reading.errors.map((error) => (error.position ? { ...error, position: placed(error.position) } : error)) };
}

/** @param {unknown} error @param {number} lines before the part of the text @returns {ReadError} */
function errorOf(error, lines) {
  if (!isAnswer(error)) throw error;
  const { code, position, details } = Object(error);
  return { code, details, position: position && { line: position.line + lines, column: position.column } };
}

/**
 * The parts of a text that hold one puzzle with rules each. A part begins with the comments in front of the line that was named.
 *
 * @param {string} text
 * @param {readonly number[]} lines
 * @returns {{ from: number, part: string }[]} `from`: the first line, from 1
 */
function partsOf(text, lines) {
  const all = text.split("\n");
  const starts = lines.map((line) => {
    let from = line;
    while (from > 1 && /^\s*#/.test(all[from - 2])) from--;
    return from;
  });
  return starts.map((from, i) => ({ from, part: all.slice(from - 1, i + 1 < starts.length ? starts[i + 1] - 1 : undefined).join("\n") }));
}
