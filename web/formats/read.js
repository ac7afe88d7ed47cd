/**
 * Reads a text in any format: addresses here, everything else by the engine.
 *
 * @typedef {import("./found.js").Found} Found
 * @typedef {{ code: import("../model/error-codes.js").ErrorCode, position: { line: number, column: number } | null, details?: Record<string, any>, source?: string, cell?: { row: number, column: number } }} ReadError
 *   `source`: name of the file; `cell`: its place in a table, from 1
 * @typedef {object} Reading
 * @property {Found[]} puzzles
 * @property {ReadError[]} errors what could not be read
 * @property {boolean} more whether the text holds more puzzles than were read
 * @property {number} [linksRead] how many links were read, if the text holds more
 *
 * @typedef {{ layout: string, format: string, comment?: string, cells: number[], givens?: number[], candidates?: number[][] | null, candidatesGiven?: boolean, line?: number }
 *   & { title?: string, author?: string, ruleset?: string, notes?: number[][], cornerNotes?: number[][] }
 *   & { rules?: string[], unreadRules?: string[], drawings?: string[], suggestedRules?: import("./found.js").SuggestedRule[] }} EngineParsed
 * @typedef {{ puzzles: EngineParsed[], errors: ReadError[], more: boolean }} EngineReading
 * @typedef {object} ReadEngine
 * @property {(text: string, options: { layout?: string, limit?: number, signal?: AbortSignal }) => Promise<EngineReading>} parseAll
 * @typedef {{ engine: ReadEngine, layout?: string, limit?: number, signal?: AbortSignal }} ReadOptions
 * @typedef {{ name: string, text: string }} Source `name` of the file, "" for a text that was pasted
 */
import { nextTask } from "../model/next-task.js";
import { largestNoted, noteSet } from "../model/digits.js";
import { layoutNamed } from "../model/layout.js";
import { FormatError, foundPuzzle } from "./found.js";
import { leftOutOf, readLinked, refusedOfLink } from "./ruled.js";
import { linksIn } from "./links.js";
import { decompressed } from "./lz.js";
import { readPuzzleLink } from "./puzzle-address.js";
import { linkedPuzzle } from "./puzzle-link.js";
import { readState } from "./state-link.js";
import { fromWiki } from "./sudokuwiki.js";
import { withPlainSigns } from "./plain-signs.js";
import { errorsOfTables } from "./table-errors.js";

/** At most so many puzzles and links of a text are read. */
export const mostPuzzles = 1000;
/** At most so many cells of all puzzles of a text together: a thousand boards of 100×100 would take a gigabyte. */
export const mostCells = 1_000_000;
/** How JSON and XML begin, in which addresses are no puzzles. */
const ofFiles = /^\s*(?:[{<]|\[\s*[[{"\d])/;
/** After this time in milliseconds the browser gets a turn, so that the page stays responsive. */
const sliceMilliseconds = 8;

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
    const { puzzles, errors, more, linksRead } = await read(text);
    all.puzzles.push(...puzzles.map((found) => ({ ...found, source: name, title: found.title || (sources.length > 1 ? name : "") })));
    all.errors.push(...errors.map(({ code, position, details, cell }) => ({ code, position, details, cell, source: name })));
    all.more ||= more;
    if (linksRead) all.linksRead = linksRead + (all.linksRead ?? 0);
    Object.assign(all, bounded(all, limit));
  }
  return all;
}

/** The reading without the puzzles that are too many. @param {Reading} reading @param {number} limit @returns {Reading} */
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
  const found = ofFiles.test(source) ? [] : linksIn(source, limit + 1);
  const links = found.slice(0, limit);
  if (links.length === 0) return bounded(await byEngine(source, options.layout ?? "", limit, options), limit);
  const linked = await readLinks(links, options);
  const isAll = found.length === links.length;
  const others = await byEngine(withoutLines(source, links, isAll), options.layout ?? "", limit, options);
  // If the lines around the links hold no puzzle, they are words, and what is wrong with them as puzzles is not reported.
  const { puzzles, errors, more } = others.puzzles.length > 0 ? joined(linked, others) : linked;
  return bounded({ puzzles, errors, more: more || !isAll, ...(isAll ? {} : { linksRead: links.length }) }, limit);
}

/** @typedef {ReturnType<typeof linksIn>} Links */

/** @param {Links} links @param {ReadOptions} options @returns {Promise<Reading>} */
async function readLinks(links, options) {
  /** @type {Reading} */
  const all = { puzzles: [], errors: [], more: false };
  let sliceEnd = performance.now() + sliceMilliseconds;
  let cells = 0;
  for (const { link, line } of links) {
    const { puzzles, errors, more } = at(await readLink(link, options), line);
    all.puzzles.push(...puzzles);
    all.errors.push(...errors);
    all.more ||= more;
    // What comes after these boards would be left out.
    cells += puzzles.reduce((sum, { givens }) => sum + givens.length, 0);
    if (cells > mostCells) return all;
    if (performance.now() > sliceEnd) {
      await nextTask();
      if (options.signal?.aborted) throw new FormatError("aborted");
      sliceEnd = performance.now() + sliceMilliseconds;
    }
  }
  return all;
}

/** The text with blank lines in place of those with links; up to the last link, unless these are all links. @param {string} text @param {Links} links @param {boolean} isAll */
function withoutLines(text, links, isAll) {
  const linked = new Set(links.map(({ line }) => line));
  const lines = text.split("\n").map((line, i) => (linked.has(i + 1) ? "" : line));
  return (isAll ? lines : lines.slice(0, links[links.length - 1].line)).join("\n");
}

/** @param {Reading} a @param {Reading} b @returns {Reading} in the order of the lines */
function joined(a, b) {
  const puzzles = [...a.puzzles, ...b.puzzles].sort((one, other) => one.line - other.line);
  const errors = [...a.errors, ...b.errors].sort((one, other) => (one.position?.line ?? 0) - (other.position?.line ?? 0));
  return { puzzles, errors, more: a.more || b.more };
}

/** @param {import("./links.js").Link} link @param {ReadOptions} options @returns {Promise<Reading>} */
async function readLink(link, options) {
  switch (link.kind) {
    case "own": return ofOwn(link.data, options);
    case "line": return byEngine(link.data, link.layout || (options.layout ?? ""), 1, options);
    case "server": return failed(new FormatError("on-server", { symbol: link.data }));
    case "sudokuwiki-link": return attempt(async () => one(fromWiki(link.data)));
    case "state": return ofState(await readState(link.data));
    default: return ofPacked(link.data, options);
  }
}

/** @param {string} hash of an address of Nonet @param {ReadOptions} options @returns {Promise<Reading>} */
async function ofOwn(hash, options) {
  const link = readPuzzleLink(hash);
  const { text, layout, rules, ...hardness } = link;
  const refused = await refusedOfLink(link);
  if (refused) return failed(refused);
  const puzzle = rules ? null : linkedPuzzle(text, layout);
  const { puzzles, errors, more } = puzzle
    ? one(foundPuzzle({ format: "line", layout: puzzle.layout, givens: puzzle.cells, givenCandidates: puzzle.candidates }))
    : await readLinked(link, (ruled) => byEngine(ruled, layout || (options.layout ?? ""), 1, options));
  return { puzzles: puzzles.map((found) => ({ ...found, ...hardness })), errors, more };
}

/** @param {import("./state-link.js").StateRead} read @returns {Reading} */
function ofState(read) {
  if ("refused" in read) return failed(read.refused);
  if (!("state" in read)) return failed(new FormatError("newer" in read ? "newer-link" : "damaged-link"));
  const { position, game } = read.state;
  return one(foundPuzzle({ ...position, format: "nonet", title: game.origin.title ?? "", state: read.state }));
}

/** @param {string} data @param {ReadOptions} options @returns {Promise<Reading>} */
async function ofPacked(data, options) {
  const text = decompressed(data, (unpacked) => unpacked.startsWith("{"));
  const read = text === null ? null : await byEngine(text, options.layout ?? "", 1, options);
  return read && !read.errors.some(({ code }) => code === "no-puzzle-found") ? read : failed(new FormatError("damaged-link"));
}

/** @param {string} text @param {string} layout @param {number} limit @param {ReadOptions} options @returns {Promise<Reading>} */
async function byEngine(text, layout, limit, options) {
  const { engine, signal } = options;
  const { puzzles, errors, more } = await engine.parseAll(text, { layout, limit, ...(signal && { signal }) });
  return { puzzles: puzzles.map(fromEngine), errors: errorsOfTables(text, errors), more };
}

/** Formats whose candidates are given candidates or notes: the text does not say. */
const ambiguous = new Set(["729", "pencilmarks"]);

/** @param {EngineParsed} parsed @returns {Found} */
function fromEngine(parsed) {
  const { layout, format, comment = "", cells, givens = cells, candidates = null, candidatesGiven = false, line = 1, rules = [], suggestedRules = [] } = parsed;
  const { title = comment.trim(), author = "", ruleset = "", notes, cornerNotes } = parsed;
  const side = layoutNamed(layout)?.side ?? 0;
  const sets = (/** @type {number[][] | null | undefined} */ lists) => lists?.map(noteSet);
  const listed = sets(candidates);
  const isTooLarge = candidatesGiven && side > largestNoted;
  const mayBeNotes = candidatesGiven && ambiguous.has(format);
  return foundPuzzle({
    format, layout, givens, entries: cells, line, title, author, ruleset, rules: rules.length ? rules : null, suggested: suggestedRules,
    leftOut: [...(isTooLarge ? ["givenpencilmarks"] : []), ...leftOutOf(parsed)],
    notes: sets(notes) ?? (cornerNotes || (candidatesGiven && !mayBeNotes) ? undefined : listed), corners: sets(cornerNotes),
    ...(listed && candidatesGiven && { givenCandidates: listed, mayBeNotes }),
  });
}

/** @param {() => Promise<Reading>} read @returns {Promise<Reading>} */
async function attempt(read) {
  try {
    return await read();
  } catch (error) {
    if (error instanceof FormatError) return failed(error);
    throw error;
  }
}

/** @param {Reading} reading @param {number} line @returns {Reading} */
const at = ({ puzzles, errors, more }, line) => ({
  puzzles: puzzles.map((found) => ({ ...found, line })), more,
  errors: errors.map((error) => ({ code: error.code, details: error.details, position: { line, column: error.position?.column ?? 1 } })),
});

/** @param {Found} found @returns {Reading} */
const one = (found) => ({ puzzles: [found], errors: [], more: false });

/** @param {FormatError | import("../model/rule-reader.js").RefusedRule} error @returns {Reading} */
const failed = (error) => ({ puzzles: [], errors: [error], more: false });
