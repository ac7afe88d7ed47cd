/**
 * Reads a text in any format: games of Nonet here, everything else by the engine.
 *
 * @typedef {import("./found.js").Found} Found
 * @typedef {{ code: import("../model/error-codes.js").ErrorCode, position: { line: number, column: number } | null,
 *   details?: Record<string, any>, source?: string, cell?: { row: number, column: number } }} ReadError `source`: name
 *   of the file; `cell`: its place in a table, from 1
 * @typedef {object} Reading
 * @property {Found[]} puzzles
 * @property {ReadError[]} errors what could not be read
 * @property {boolean} more whether the text holds more puzzles than were read
 *
 * @typedef {{ layout: string, format: string, comment?: string, cells: number[], givens?: number[], candidates?:
 *   number[][] | null, candidatesGiven?: boolean, line?: number } & { title?: string, author?: string, ruleset?:
 *   string, message?: string, notes?: number[][], cornerNotes?: number[][] } & { rules?: string[], unreadRules?:
 *   string[], drawings?: string[], suggestedRules?: Found["suggested"] } & { readings?: Found["readings"],
 *   drawing?: unknown, authorSolution?: number[], brokenRules?: string[] }} EngineParsed
 * @typedef {{ puzzles: EngineParsed[], errors: ReadError[], more: boolean }} EngineReading
 * @typedef {object} ReadEngine
 * @property {(text: string, options: { layout?: string, limit?: number, signal?: AbortSignal }) =>
 *   Promise<EngineReading>} parseAll
 * @typedef {{ engine: ReadEngine, layout?: string, limit?: number, signal?: AbortSignal }} ReadOptions
 * @typedef {{ name: string, text: string }} Source `name` of the file, "" for a text that was pasted
 */
import { largestNoted, noteSet } from "../model/digits.js";
import { hasOtherEffects } from "../model/drawn-fog.js";
import { drawingIn, isKeptDrawing, readDrawing } from "../model/drawing.js";
import { layoutNamed } from "../model/layout.js";
import { FormatError, foundPuzzle } from "./found.js";
import { gamesIn, readPuzzleLink } from "./puzzle-address.js";
import { readState } from "./state-link.js";
import { withPlainSigns } from "./plain-signs.js";
import { errorsOfTables } from "./table-errors.js";

/** At most so many puzzles and links of a text are read. */
const mostPuzzles = 1000;
/** At most so many cells of all puzzles of a text together: a thousand boards of 100×100 would take a gigabyte. */
export const mostCells = 1_000_000;

/**
 * The names of what SudokuPad and f-puzzles draw, by the names of the sentence that tells what is left out.
 * @type {Readonly<Record<string, string>>}
 */
const drawn = {
  lines: "line",
  arrows: "arrow",
  overlays: "drawing",
  underlays: "drawing",
  rectangle: "drawing",
  circle: "drawing",
  text: "drawing",
  images: "picture",
  svgs: "picture",
  bgimage: "picture",
  fgimage: "picture",
  foglight: "fogofwar",
  triggereffect: "fogofwar",
};

/**
 * What a text holds that is not a rule here, each once, without what a game keeps as a drawing.
 * @param {EngineParsed} parsed @param {import("../model/drawing.js").Drawing | null} drawing that was read
 */
function leftOutOf({ unreadRules = [], drawings = [], drawing: raw }, drawing) {
  const isLost = (/** @type {string} */ name) =>
    drawn[name] === "picture" ||
    (name === "triggereffect" ? hasOtherEffects(raw) : !drawing?.fog && ["fogofwar", "foglight"].includes(name));
  const lost = isKeptDrawing(drawing) ? drawings.filter(isLost) : drawings;
  return [...new Set([...unreadRules, ...lost].map((name) => drawn[name] ?? name))];
}

/**
 * Reads several texts as if they were one. With several texts, a puzzle without a title gets the name of its file.
 *
 * @param {readonly Source[]} sources
 * @param {(text: string) => Promise<Reading>} read
 * @param {number} [limit] of puzzles in all texts together
 * @returns {Promise<Reading>} rejects when `read` does
 */
export async function readTexts(sources, read, limit = mostPuzzles) {
  /** @type {Reading} */
  const all = { puzzles: [], errors: [], more: false };
  for (const { name, text } of sources) {
    const { puzzles, errors, more } = await read(text);
    all.puzzles.push(
      ...puzzles.map((found) => ({ ...found, source: name, title: found.title || (sources.length > 1 ? name : "") })),
    );
    all.errors.push(
      ...errors.map(({ code, position, details, cell }) => ({ code, position, details, cell, source: name })),
    );
    all.more ||= more;
    Object.assign(all, bounded(all, limit));
  }
  return all;
}

/**
 * The reading without the puzzles that are too many.
 * @param {Reading} reading
 * @param {number} limit
 * @returns {Reading}
 */
function bounded(reading, limit) {
  let cells = 0;
  const end = reading.puzzles.findIndex(({ givens }, i) => i >= limit || (cells += givens.length) > mostCells);
  return end < 0 ? reading : { ...reading, puzzles: reading.puzzles.slice(0, end), more: true };
}

/**
 * @param {string} text
 * @param {ReadOptions} options `layout` for a text that does not name its layout
 * @returns {Promise<Reading>} rejects only when the engine cannot answer, and after an abort
 */
export async function readText(text, options) {
  const source = withPlainSigns(text.replace(/^\uFEFF/, ""));
  const limit = options.limit ?? mostPuzzles;
  if (source.trim() === "") return failed(new FormatError("empty-input"));
  const games = gamesIn(source, limit);
  const lines = source.split("\n");
  for (const { line } of games) lines[line - 1] = "";
  const isOfGames = games.length > 0 && lines.every((line) => line.trim() === "");
  const others = isOfGames ? nothing : await byEngine(games.length ? lines.join("\n") : source, lines, limit, options);
  const all = [others];
  for (const { data, line } of games) all.push(at(ofState(await readState(data)), line));
  return bounded(
    {
      puzzles: all.flatMap(({ puzzles }) => puzzles).sort((one, other) => one.line - other.line),
      // If the lines around games hold no puzzle, they are words.
      errors: (games.length && others.puzzles.length === 0 ? all.slice(1) : all).flatMap(({ errors }) => errors),
      more: others.more,
    },
    limit,
  );
}

/** @param {import("./state-link.js").StateRead} read @returns {Reading} */
function ofState(read) {
  if ("refused" in read) return failed(read.refused);
  if (!("state" in read)) return failed(new FormatError("newer" in read ? "newer-link" : "damaged-link"));
  const { position, game } = read.state;
  const { title = "", author = "", ruleset = "", message = "", drawing, solution = null } = game.origin;
  const about = { title, author, ruleset, message, drawn: drawingIn(drawing), solution };
  return one(foundPuzzle({ ...position, format: "nonet", ...about, state: read.state }));
}

/**
 * @param {string} text @param {readonly string[]} lines of the text @param {number} limit @param {ReadOptions} options
 * @returns {Promise<Reading>}
 */
async function byEngine(text, lines, limit, { engine, layout = "", signal }) {
  const { puzzles, errors, more } = await engine.parseAll(text, { layout, limit, ...(signal && { signal }) });
  return {
    puzzles: puzzles.map((parsed) => found(parsed, lines[(parsed.line ?? 1) - 1] ?? "")),
    errors: errorsOfTables(text, errors),
    more,
  };
}

/**
 * A puzzle that the engine has read. An address of Nonet also tells how hard its puzzle is, and its candidates are
 * given.
 * @param {EngineParsed} parsed
 * @param {string} line
 */
function found(parsed, line) {
  const [hash] = /#p=\S*[^\s.,;!?)\]'"»”>]/.exec(line) ?? [];
  if (!hash) return fromEngine(parsed, ambiguous.has(parsed.format));
  const { level, rating, face } = readPuzzleLink(hash);
  return { ...fromEngine(parsed, false), ...(level && { level }), ...(rating && { rating }), ...(face && { face }) };
}

/** Formats whose candidates are given candidates or notes: the text does not say. */
const ambiguous = new Set(["729", "pencilmarks"]);

/** @param {EngineParsed} parsed @param {boolean} isAmbiguous @returns {Found} */
function fromEngine(parsed, isAmbiguous) {
  const {
    layout,
    format,
    comment = "",
    cells,
    givens = cells,
    candidates = null,
    candidatesGiven = false,
    line = 1,
    rules = [],
    suggestedRules = [],
    brokenRules = [],
    readings = [],
  } = parsed;
  const { authorSolution = null } = parsed;
  const drawing = readDrawing(parsed.drawing, parsed.unreadRules);
  const { title = comment.trim(), author = "", ruleset = "", message, notes, cornerNotes } = parsed;
  const side = layoutNamed(layout)?.digitCount ?? 0;
  const sets = (/** @type {number[][] | null | undefined} */ lists) => lists?.map(noteSet);
  const listed = sets(candidates);
  const isTooLarge = candidatesGiven && side > largestNoted;
  const mayBeNotes = candidatesGiven && isAmbiguous;
  return foundPuzzle({
    format,
    layout,
    givens,
    entries: cells,
    line,
    title,
    author,
    ruleset,
    ...(message && { message }),
    rules: rules.length ? rules : null,
    suggested: suggestedRules,
    readings,
    drawn: drawing,
    solution: authorSolution,
    broken: brokenRules,
    leftOut: [...(isTooLarge ? ["givenpencilmarks"] : []), ...leftOutOf(parsed, drawing)],
    notes: sets(notes) ?? (cornerNotes || (candidatesGiven && !mayBeNotes) ? undefined : listed),
    corners: sets(cornerNotes),
    ...(listed && candidatesGiven && { givenCandidates: listed, mayBeNotes }),
  });
}

/** @param {Reading} reading @param {number} line @returns {Reading} */
const at = ({ puzzles, errors, more }, line) => ({
  puzzles: puzzles.map((found) => ({ ...found, line })),
  more,
  errors: errors.map((error) => ({
    code: error.code,
    details: error.details,
    position: { line, column: error.position?.column ?? 1 },
  })),
});

/** @type {Reading} */
const nothing = { puzzles: [], errors: [], more: false };

/** @param {Found} found @returns {Reading} */
const one = (found) => ({ puzzles: [found], errors: [], more: false });

/** @param {FormatError | import("../model/rule-reader.js").RefusedRule} error @returns {Reading} */
const failed = (error) => ({ puzzles: [], errors: [error], more: false });
