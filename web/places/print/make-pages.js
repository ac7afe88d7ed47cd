/** What the pages are made of: a job from the engine; sentences, fonts and codes for the layout. */
import { loadWords } from "../../i18n/words.js";
import { linkTo } from "../../formats/puzzle-link.js";
import { make } from "../../making/index.js";
import { loadFonts } from "../../print/fonts/load.js";
import { puzzleOf } from "../../model/puzzle.js";
import { shownDate } from "../../print/settings.js";
import { layOut } from "../../print/layout/index.js";
import { spottingOf } from "../../teacher/spotting.js";

/** @typedef {import("../../print/settings.js").PrintSettings} PrintSettings */
/** @typedef {import("../../print/job.js").Job} Job */
/** @typedef {import("../../print/job.js").PrintedPuzzle} PrintedPuzzle */

/** A number for each list and each position. Lists and positions never change, so equal numbers mean equal contents; comparing a thousand puzzles would take long. @type {WeakMap<object, number>} */
const numbers = new WeakMap();
let lastNumber = 0;

/** @param {object} source */
function numberOf(source) {
  if (!numbers.has(source)) numbers.set(source, ++lastNumber);
  return numbers.get(source);
}

/**
 * Returns a text that changes when the settings ask for another job.
 *
 * @param {PrintSettings} settings
 * @param {{ position: import("../../model/position.js").Position, list: import("./list-fields.js").OwnList, naming: string, without: readonly string[] }} sources
 *   `naming` of cells and the techniques that the reader does not want, for a path and worksheets
 */
export function keyOfJob({ work, look, seed }, { position, list, naming, without }) {
  const source = work.kind === "list" ? list.reading : work.kind === "board" || work.kind === "path" ? position : null;
  const told = work.kind === "path" || work.kind === "worksheet" ? [look.language, naming, without] : null;
  const { rating, candidates, level } = look.show;
  return JSON.stringify([withoutLooks(work), seed, told, { rating, candidates, level }, source && numberOf(source)]);
}

/** Returns the work without what changes only the pages: another title or another number of puzzles on a page needs no new job. @param {PrintSettings["work"]} work */
function withoutLooks(work) {
  switch (work.kind) {
    case "new": return { ...work, sections: work.sections.map((section) => ({ ...section, title: "" })) };
    case "path": return { ...work, perPage: 0 };
    case "worksheet": return { ...work, rules: false };
    default: return work;
  }
}

/** Returns the job with the present titles of its sections. @param {Job} job @param {PrintSettings} settings @returns {Job} */
function titled(job, { work }) {
  if (job.kind !== "puzzles" || work.kind !== "new") return job;
  return { ...job, sections: job.sections.map((section, i) => ({ ...section, title: work.sections[i % work.sections.length].title })) };
}

/**
 * @param {import("../shell/app.js").App} app
 * @param {PrintSettings} settings
 * @param {{ list: import("./list-fields.js").OwnList, signal: AbortSignal, onProgress: (progress: import("../../making/index.js").MakingProgress) => void }} options
 * @returns {Promise<Job>}
 */
export async function jobOf({ engine, store, facts, settings: chosen }, settings, { list, signal, onProgress }) {
  const { position, game: { origin } } = store.state();
  const { layout, givens, givenCandidates, entries } = position;
  const board = { layout, givens, givenCandidates, entries, title: origin.title ?? "", level: origin.level ?? null, facts: facts.of(puzzleOf(position)) };
  const about = async () => (await engine.ready()).about();
  return make(settings, { engine: { ...engine, about }, board, list: list.reading.puzzles, naming: namingOf(chosen), without: chosen.without.peek(), spottingOf, signal, onProgress });
}

/** How cells are named on paper, which has no room for words. @param {import("../shell/app.js").App["settings"]} settings */
export function namingOf({ naming }) {
  const chosen = naming.peek();
  return chosen === "words" ? "rc" : chosen;
}

/** @param {Job} job @param {PrintSettings} settings */
export async function pagesOf(job, settings) {
  const { language, show } = settings.look;
  const [words, fonts, qrModules] = await Promise.all([
    loadWords(language), loadFonts(),
    show.code ? import("../exchange/qr-code.js").then((module) => module.qrModules) : null,
  ]);
  const codeOf = (/** @type {PrintedPuzzle} */ puzzle) => qrModules?.(addressOf(puzzle, settings.look.address))?.modules ?? null;
  const printed = layOut(titled(job, settings), settings, { words, locale: language, face: fonts.face, codeOf, date: words.date(shownDate(settings)), seed: String(settings.seed) });
  return { printed, fonts };
}

/** @param {PrintedPuzzle} puzzle @param {string} address of the page that opens the puzzle; "" for this page */
const addressOf = ({ givens, givenCandidates = null, layout, level, rating }, address) => (
  linkTo({ layout, cells: givens, candidates: givenCandidates }, { ...(level && { level }), ...(rating && { rating }) }, address || undefined));
