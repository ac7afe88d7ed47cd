import { listOfDigits } from "./digit-list.js";
import { NonetError } from "./error.js";

/**
 * @typedef {object} Options
 * @property {string} [layout] name of the layout, for a text that fits several layouts
 * @property {AbortSignal} [signal] aborting it rejects the call with "aborted"
 * @property {(progress: any) => unknown} [onProgress] called during long calls; an error that it throws ends the call, which rejects with
 *   this error
 *
 * @typedef {Options & {candidates?: "given" | "noted"}} PuzzleOptions `candidates`: whether the candidates that a text lists are part of the puzzle;
 *   without it the format decides
 * @typedef {PuzzleOptions & {rules?: string | readonly string[]}} RuledOptions `rules`: rules of the puzzle's own, beside those of its text
 */

/**
 * What a value must be. `expects` completes the sentence "… must be".
 * @typedef {object} Kind
 * @property {string} expects
 * @property {(value: any) => boolean} accepts
 */

/** @param {number} least @param {number} most @returns {Kind} */
const wholeNumber = (least, most) => ({
  expects: `a whole number from ${least} to ${most}`,
  accepts: (value) => Number.isSafeInteger(value) && value >= least && value <= most,
});

/** @param {Kind} kind @returns {Kind} */
const orInfinity = ({ expects, accepts }) => ({ expects: `${expects}, or Infinity`, accepts: (value) => value === Infinity || accepts(value) });

/** @type {Kind} */
export const text = { expects: "a string", accepts: (value) => typeof value === "string" };
/** @type {Kind} */
const flag = { expects: "true or false", accepts: (value) => typeof value === "boolean" };
/** @type {Kind} */
const callback = { expects: "a function", accepts: (value) => typeof value === "function" };
/** A signal of another window is not an instance of this window's class. @type {Kind} */
const abortSignal = {
  expects: "an AbortSignal",
  accepts: (value) => typeof value?.aborted === "boolean" && typeof value.addEventListener === "function" && typeof value.removeEventListener === "function",
};
/** @type {Kind} */
const address = { expects: "a string or a URL", accepts: (value) => typeof value === "string" || value instanceof URL };
/** @type {Kind} */
const bytes = { expects: "an ArrayBuffer or a view of one", accepts: (value) => value instanceof ArrayBuffer || ArrayBuffer.isView(value) };
/** @type {Kind} */
const ruleTexts = {
  expects: "a string, or a list of strings, with rules",
  accepts: (value) => typeof value === "string" || (Array.isArray(value) && Array.from(value).every((each) => typeof each === "string")),
};
/** @type {Kind} */
const techniqueIds = {
  expects: "a list of at least one technique id",
  accepts: (value) => Array.isArray(value) && value.length > 0 && Array.from(value).every((id) => typeof id === "string" && id !== ""),
};

/** @typedef {"easy" | "medium" | "hard" | "expert" | "extreme"} Level of the teacher */

/** @type {Level[]} */
const levels = ["easy", "medium", "hard", "expert", "extreme"];

/** The largest grid has 100×100 cells. */
const MAX_CELLS = 10_000;
const MAX_EXACT = Number.MAX_SAFE_INTEGER;
/** `solve` holds its solutions in memory. */
const MAX_SOLVED = 10_000;

/** @param {readonly string[]} names @returns {Kind} */
const oneOf = (names) => ({ expects: `one of ${names.map((name) => JSON.stringify(name)).join(", ")}`, accepts: (value) => names.includes(value) });

/** @param {number} least @param {number} most @returns {(value: any) => boolean} */
const isPair = (least, most) => (value) => (
  Array.isArray(value) && value.length === 2 && Array.from(value).every((each) => typeof each === "number" && each >= least && each <= most));

/** The side of a jigsaw with random regions. @type {Kind} */
export const side = wholeNumber(4, 16);

const isWhole = (/** @type {unknown} */ value) => Number.isSafeInteger(value) && Number(value) > 0;
const isOfBrowser = (/** @type {unknown} */ value) => ["Blob", "ImageBitmap"].some((name) => Object.hasOwn(globalThis, name) && value instanceof /** @type {any} */ (globalThis)[name]);
/** A picture to read. @type {Kind} */
export const picture = {
  expects: "a Blob, an ImageBitmap or an ImageData",
  accepts: (value) => isOfBrowser(value) || (isWhole(value?.width) && isWhole(value.height)
    && (value.data instanceof Uint8ClampedArray || value.data instanceof Uint8Array) && value.data.length === 4 * value.width * value.height),
};

const clueCount = wholeNumber(0, MAX_CELLS);
/** @type {Kind} */
const clueRange = {
  expects: `a pair [least, most] of whole numbers from 0 to ${MAX_CELLS}`,
  accepts: (value) => Array.isArray(value) && value.length === 2 && Array.from(value).every(clueCount.accepts),
};

/** @type {Kind} */
const cellRange = { expects: "a pair [least, most] of numbers of cells from 1 to 16", accepts: isPair(1, 16) };

/** A level, or a range of levels such as "easy-hard". @type {Kind} */
const levelRange = {
  expects: `one of ${levels.join(", ")}, or two of them as "easy-hard"`,
  accepts(value) {
    const [least, most = least, ...rest] = String(value).split("-").map((name) => levels.indexOf(/** @type {Level} */ (name)));
    return typeof value === "string" && least >= 0 && least <= most && rest.length === 0;
  },
};

const MAX_RATING = 20;
/** @type {Kind} */
const ratingRange = { expects: `a pair [least, most] of ratings from 0 to ${MAX_RATING}`, accepts: isPair(0, MAX_RATING) };
/** @type {Kind} */
const techniqueLists = {
  expects: 'an object with lists of technique ids as "shown", "required", "allowed" and "forbidden"',
  accepts: (value) => typeof value === "object" && value !== null && !Array.isArray(value)
    && Object.entries(value).every(([name, list]) => ["shown", "required", "allowed", "forbidden"].includes(name) && (list === undefined || techniqueIds.accepts(list))),
};
const isMark = (/** @type {unknown} */ value) => value === 0 || value === 1 || typeof value === "boolean";
/** @type {Kind} */
const cellMarks = {
  expects: "a string, or a list of 0 and 1 with an entry for each cell, with a clue in at least one cell",
  accepts(value) {
    const marks = listOfDigits(value);
    return marks ? Array.from(marks).every(isMark) && marks.some(Boolean) : text.accepts(value) && /[^.0\s]/.test(value);
  },
};
/** @type {Kind} */
const puzzle = { expects: 'a string, or an object with "cells"', accepts: (value) => text.accepts(value) || listOfDigits(value?.cells) !== null };

const seed = wholeNumber(0, MAX_EXACT);
const limit = wholeNumber(1, MAX_EXACT);
/** @type {Kind} */
const listed = oneOf(["given", "noted"]);
const common = { layout: text, signal: abortSignal, onProgress: callback };
const whole = { ...common, candidates: listed };
const ruled = { ...whole, rules: ruleTexts };
const teaching = { ...common, allowed: techniqueIds, givens: oneOf(["unique", "several"]) };
const goal = {
  layout: text, level: oneOf(levels), rating: ratingRange, technique: text, techniques: techniqueLists,
  clues: clueRange, minimal: flag, symmetry: oneOf(["none", "180", "90", "horizontal", "vertical", "diagonal", "diagonals", "full"]),
  pattern: cellMarks, keep: puzzle, method: oneOf(["remove", "add", "swap", "shift"]), seed, attempts: orInfinity(limit), rated: flag, signal: abortSignal,
  onProgress: callback,
};
const batch = {
  limit: wholeNumber(1, 2 ** 32 - 1), signal: abortSignal, onProgress: callback, workers: orInfinity(wholeNumber(1, MAX_EXACT)), lockstep: flag,
};

/** The options of every call. @type {Record<string, Record<string, Kind>>} */
const options = {
  createEngine: { worker: flag, baseUrl: address, wasmUrl: address, wasmBinary: bytes, analysisUrl: address, analysisBinary: bytes,
    symmetryUrl: address, symmetryBinary: bytes, teacherUrl: address, teacherBinary: bytes, raterUrl: address, raterBinary: bytes,
    rulesUrl: address, rulesBinary: bytes, rulesTeacherUrl: address, rulesTeacherBinary: bytes, visionUrl: address, visionBinary: bytes, workerUrl: address, workerSource: text },
  parse: { ...common, rules: ruleTexts },
  parseAll: { ...common, limit },
  format: { ...common, content: oneOf(["givens", "digits", "most", "all"]) },
  solve: { ...ruled, limit: wholeNumber(1, MAX_SOLVED) },
  solveBatch: batch,
  solveBlocks: batch,
  solutions: { ...ruled, limit: orInfinity(limit) },
  count: { ...ruled, limit: orInfinity(limit), estimate: flag, seed },
  candidates: { ...ruled, weights: flag, limit: orInfinity(limit) },
  formatWithRules: ruled,
  rulesAtFault: { ...ruled, nodes: orInfinity(limit) },
  unnecessaryRules: { ...ruled, seed, nodes: orInfinity(limit) },
  complete: { ...whole, seed, limit: orInfinity(limit) },
  transform: { ...whole, steps: text, seed },
  canonical: whole,
  isomorphism: whole,
  hint: teaching,
  steps: teaching,
  path: teaching,
  rate: { ...whole, steps: flag, nodes: orInfinity(limit) },
  mistakes: common,
  practice: { ...common, technique: text, seed, attempts: orInfinity(limit) },
  generate: { ...goal, index: seed },
  generateWithRules: { rules: text, layout: text, cells: cellRange, clues: clueRange, symmetry: oneOf(["none", "180"]), minimal: flag, keep: puzzle, level: levelRange, seed, index: seed, signal: abortSignal, onProgress: callback },
  "goal of puzzles": goal,
  puzzles: { count: orInfinity(limit), first: seed, workers: orInfinity(limit) },
  randomRegions: { seed, signal: abortSignal },
  read: { outline: seed, signal: abortSignal },
  findGrid: { signal: abortSignal },
};

/**
 * Returns the options that are present, each of the right kind. An option with the value undefined counts as absent.
 * @template {object} Given
 * @param {string} call a method of Engine, or createEngine
 * @param {Given} [given] what the caller passed
 * @returns {Given}
 * @throws {NonetError} "bad-argument": a name or a value that the call does not accept
 */
export function checkedOptions(call, given = /** @type {Given} */ ({})) {
  if (typeof given !== "object" || given === null || Array.isArray(given)) {
    throw badArgument(`The options of ${call}() must be an object, not ${shown(given)}.`);
  }
  const known = options[call];
  for (const name of Object.keys(given)) if (!Object.hasOwn(known, name)) throw unknownOption(call, name, Object.keys(known));
  const present = Object.keys(known).map((name) => [name, /** @type {any} */ (given)[name]]).filter(([, value]) => value !== undefined);
  for (const [name, value] of present) requireKind(`Option "${name}" of ${call}()`, known[name], value);
  return Object.fromEntries(present);
}

/** @param {string} what the subject of the sentence @param {Kind} kind @param {unknown} value @throws {NonetError} "bad-argument" */
export function requireKind(what, { expects, accepts }, value) {
  if (!accepts(value)) throw badArgument(`${what} must be ${expects}, not ${shown(value)}.`);
}

/** @param {string} message @returns {NonetError} */
export function badArgument(message) {
  return new NonetError("bad-argument", message);
}

/** A value, short enough for a message. @param {unknown} value @returns {string} */
export function shown(value) {
  if (typeof value === "string") return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  if (typeof value === "bigint") return `${value}n`;
  if (typeof value === "function") return "a function";
  if (Array.isArray(value)) return value.length > 0 && value.length <= 4 && value.every((each) => typeof each === "number") ? `[${value.join(", ")}]` : `an array of length ${value.length}`;
  if (ArrayBuffer.isView(value)) return `a ${Object.prototype.toString.call(value).slice("[object ".length, -1)} of ${value.byteLength} bytes`;
  return typeof value === "object" && value !== null ? "an object" : String(value);
}

/** @param {string} call @param {string} name @param {string[]} known */
function unknownOption(call, name, known) {
  return badArgument(`${call}() has no option ${shown(name)}. Its options are ${known.join(", ")}.`);
}
