import { edition, goalParts, goalPartsWithRules } from "./goal.js";
import {
  abortSignal,
  address,
  badArgument,
  bytes,
  callback,
  flag,
  limit,
  MAX_EXACT,
  MAX_SOLVED,
  oneOf,
  orInfinity,
  puzzle,
  requireKind,
  ruleTexts,
  seed,
  shown,
  techniqueIds,
  text,
  wholeNumber,
} from "./option-kinds.js";

export { badArgument, picture, requireKind, shown, side, text } from "./option-kinds.js";

/**
 * @typedef {object} Options
 * @property {string} [layout] name of the layout, for a text that fits several layouts
 * @property {AbortSignal} [signal] aborting it rejects the call with "aborted"
 * @property {(progress: any) => unknown} [onProgress] called during long calls; an error that it throws ends the call,
 *   which rejects with this error
 *
 * @typedef {Options & {candidates?: "given" | "noted"}} PuzzleOptions `candidates`: whether the candidates that a text
 *   lists are part of the puzzle; without it the format decides
 * @typedef {PuzzleOptions & {rules?: string | readonly string[]}} OptionsWithRules `rules`: rules of the puzzle's own,
 *   beside those of its text
 * @typedef {OptionsWithRules & {title?: string, author?: string, ruleset?: string, message?: string}} WritingOptions
 *   what the author says, in place of what the text says: `ruleset`, the rules in words; `message` for whoever has
 *   solved the puzzle
 */

/** @typedef {import("./option-kinds.js").Kind} Kind */

/** @param {any} value */
const isPoint = (value) => Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);
/** @type {Kind} */
const outline = {
  expects: "a whole number, or an outline",
  accepts: (value) =>
    seed.accepts(value) ||
    (Number.isInteger(value?.side) &&
      Array.isArray(value.corners) &&
      value.corners.length === 4 &&
      value.corners.every(isPoint)),
};
/** @type {Kind} */
const listed = oneOf(["given", "noted"]);
const common = { layout: text, signal: abortSignal, onProgress: callback };
const whole = { ...common, candidates: listed };
const withRules = { ...whole, rules: ruleTexts };
const teaching = { ...common, allowed: techniqueIds, givens: oneOf(["unique", "several"]) };
const ordered = { ...teaching, order: oneOf(["value", "technique"]) };
const made = { seed, signal: abortSignal, onProgress: callback };
const goal = { ...goalParts, ...made };
const batch = {
  limit: wholeNumber(1, 2 ** 32 - 1),
  signal: abortSignal,
  onProgress: callback,
  workers: orInfinity(wholeNumber(1, MAX_EXACT)),
  lockstep: flag,
};

/** @type {Kind} */
const puzzles = {
  expects: "a list of puzzles",
  accepts: (value) => Array.isArray(value) && Array.from(value).every(puzzle.accepts),
};

/** The options of every call. @type {Record<string, Record<string, Kind>>} */
const options = {
  createEngine: {
    worker: flag,
    baseUrl: address,
    wasmUrl: address,
    wasmBinary: bytes,
    analysisUrl: address,
    analysisBinary: bytes,
    symmetryUrl: address,
    symmetryBinary: bytes,
    teacherUrl: address,
    teacherBinary: bytes,
    raterUrl: address,
    raterBinary: bytes,
    rulesUrl: address,
    rulesBinary: bytes,
    rulesTeacherUrl: address,
    rulesTeacherBinary: bytes,
    visionUrl: address,
    visionBinary: bytes,
    handwritingUrl: address,
    handwritingBinary: bytes,
    workerUrl: address,
    workerSource: text,
  },
  parse: { ...common, rules: ruleTexts },
  parseAll: { ...common, limit },
  format: { ...common, content: oneOf(["givens", "digits", "most", "all"]) },
  solve: { ...withRules, limit: wholeNumber(1, MAX_SOLVED) },
  solveBatch: batch,
  solveBlocks: batch,
  solutions: { ...withRules, limit: orInfinity(limit) },
  count: { ...withRules, limit: orInfinity(limit), estimate: flag, seed },
  candidates: { ...withRules, weights: flag, limit: orInfinity(limit) },
  formatWithRules: { ...withRules, title: text, author: text, ruleset: text, message: text },
  rulesAtFault: { ...withRules, nodes: orInfinity(limit) },
  unnecessaryRules: { ...withRules, seed, nodes: orInfinity(limit) },
  complete: { ...whole, seed, limit: orInfinity(limit) },
  proof: whole,
  transform: { ...whole, steps: text, seed },
  canonical: whole,
  isomorphism: whole,
  hint: ordered,
  steps: teaching,
  path: ordered,
  rate: { ...whole, steps: flag, nodes: orInfinity(limit) },
  mistakes: common,
  practice: { ...common, technique: text, seed, edition, attempts: orInfinity(limit) },
  generate: { ...goal, index: seed },
  generateWithRules: { ...goalPartsWithRules, ...made, index: seed },
  "goal of puzzles": goal,
  "goal of puzzles with rules": { ...goalPartsWithRules, ...made },
  puzzles: { count: orInfinity(limit), first: seed, workers: orInfinity(limit), distinct: flag, avoid: puzzles },
  randomRegions: { seed, signal: abortSignal },
  read: { outline, signal: abortSignal },
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
  for (const name of Object.keys(given))
    if (!Object.hasOwn(known, name)) throw unknownOption(call, name, Object.keys(known));
  const present = Object.keys(known)
    .map((name) => [name, /** @type {any} */ (given)[name]])
    .filter(([, value]) => value !== undefined);
  for (const [name, value] of present) requireKind(`Option "${name}" of ${call}()`, known[name], value);
  return Object.fromEntries(present);
}

/** @param {string} call @param {string} name @param {string[]} known */
function unknownOption(call, name, known) {
  return badArgument(`${call}() has no option ${shown(name)}. Its options are ${known.join(", ")}.`);
}
