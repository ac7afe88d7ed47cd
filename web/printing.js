/**
 * A module of its own that prints: settings → puzzles → pages → a PDF file, drawings, or the browser's print.
 * docs/npm.md describes it.
 */
import { errorSentence } from "./controls/errors.js";
import { linkTo } from "./formats/puzzle-link.js";
import { readText } from "./formats/read.js";
import { loadBookWords } from "./i18n/book-words.js";
import { loadPrintedWords } from "./i18n/printed-words.js";
import { loadSeriesWords } from "./i18n/series-words.js";
import { make, makePaths } from "./print-jobs/index.js";
import { faultSentence, makingSentence } from "./print-jobs/print-faults.js";
import { loadFonts } from "./print/fonts/font-files.js";
import { layOut } from "./print/layout/index.js";
import { preflight } from "./print/preflight.js";
import { preflightSentence } from "./print/preflight-sentences.js";
import { loadSheetFaces } from "./print/sheet-face.js";
import { ruleWordsFor } from "./print/rule-sentences.js";
import { readErrorSentence } from "./places/exchange/format-words.js";
import { shownDate } from "./print/print-settings.js";
import { readJsonFile, readSettingsFile } from "./print/settings-text.js";
import { settingsSentence } from "./print/settings-words.js";

export { readFontsBy } from "./print/fonts/sources.js";
export { presetNames, presetSettings } from "./print/presets.js";

/** @typedef {import("./print/print-settings.js").PrintSettings} PrintSettings */
/**
 * @typedef {import("./print/layout/boxes.js").PrintedDocument} PrintedDocument pages that are made when they are asked
 *   for
 */

/**
 * @typedef {object} LayoutOptions
 * @property {import("./engine/client.js").Engine} engine makes, solves and judges the puzzles
 * @property {string} [list] puzzles in any format, for settings that print a list, the board or the path of one puzzle
 * @property {AbortSignal} [signal] ends the work, which then rejects with the code "aborted"
 * @property {(progress: import("./print-jobs/index.js").MakingProgress) => void} [onProgress]
 */

/** A list may have as many puzzles as a document. */
const mostListed = 2000;

/**
 * Checks settings of unknown origin.
 *
 * @param {unknown} given an object, or a text that is JSON. Fields that are absent have their usual values
 * @returns {Promise<PrintSettings>} rejects with an error whose code is "bad-settings" and whose message names the
 *   field
 */
export async function readSettings(given) {
  const checked = readSettingsFile(typeof given === "string" ? given : (JSON.stringify(given) ?? ""));
  if ("settings" in checked) return checked.settings;
  throw failure("bad-settings", settingsSentence(checked.error, await loadPrintedWords("en")));
}

/**
 * Makes the puzzles that the settings ask for, and lays them out.
 *
 * @param {unknown} given settings as `readSettings` takes them
 * @param {LayoutOptions} options
 * @returns {Promise<{ pages: PrintedDocument, faults: string[], findings: string[] }>} `faults` names puzzles of the
 *   list that have not exactly one solution; they are printed all the same. `findings` says what is outside the profile
 *   of the printer (`look.press`). Rejects with an error that has a `code`
 */
export async function layOutPages(given, options) {
  const settings = await readSettings(given);
  const { job, context, english, faults } = await jobOf(settings, options);
  const pages = layOut(job, settings, context);
  const preflightWords = await loadBookWords("en");
  return {
    pages,
    findings: (await preflight(pages, settings, context.face)).map((found) =>
      preflightSentence(found, english, preflightWords),
    ),
    faults,
  };
}

/**
 * Makes the puzzles that the settings ask for, and writes them for an office program: a document for Word, whose texts
 * can be changed, or slides with the steps of each puzzle. The calling thread draws the boards, 0.1 to 0.4 s each.
 *
 * @param {unknown} given settings as `readSettings` takes them, of anything but a book
 * @param {"docx" | "pptx"} format
 * @param {LayoutOptions & { onBoard?: (done: number, of: number) => void }} options
 * @returns {Promise<{ bytes: Uint8Array<ArrayBuffer>, faults: string[], leftOut: string[] }>} `faults` as
 *   `layOutPages` returns them; `leftOut` names the fields of the settings without effect in such a file. Rejects with
 *   an error that has a `code`: "bad-settings" for a book
 */
export async function documentOf(given, format, options) {
  const settings = await readSettings(given);
  if (settings.look.book)
    throw failure("bad-settings", "“look.book” must be null for a document or slides: a book is written as PDF.");
  const { job, context, making, faults } = await jobOf(settings, options);
  const [{ leftOut, officeFile }, { drawHere }, { outlinesOf }, { files, face }] = await Promise.all([
    import("./print/office/index.js"),
    import("./print/pictures/picture-file.js"),
    import("./print/pictures/outline-pen.js"),
    loadFonts(),
  ]);
  const paths = format === "pptx" ? await makePaths(job, settings, making) : [];
  const draw = drawHere({ files, outlines: outlinesOf(files, face) });
  const run = { signal: options.signal, onProgress: options.onBoard };
  const bytes = await officeFile(format, { job, paths }, settings, context, draw, run);
  return { bytes: new Uint8Array(bytes), faults, leftOut: leftOut(format, settings.look) };
}

/**
 * The puzzles of the settings, and what they are laid out with.
 * @param {PrintSettings} settings @param {LayoutOptions} options rejects with an error that has a `code`
 */
async function jobOf(settings, { engine, list = "", signal, onProgress }) {
  const { look, seed } = settings;
  const [words, english, bookWords, { face }] = await Promise.all([
    loadPrintedWords(look.language),
    loadPrintedWords("en"),
    loadBookWords(look.language),
    loadFonts(),
  ]);
  const puzzles = list ? await puzzlesIn(list, engine, signal) : [];
  const spottingOf = async (/** @type {string} */ technique, /** @type {string} */ language) =>
    (await import("./teacher/spotting-texts.js")).spottingOf(technique, language);
  const keptExercisesOf = async (/** @type {string} */ technique) =>
    (await import("./teacher/spotting-texts.js")).keptExercisesOf(technique);
  const making = { engine, list: puzzles, board: puzzles[0], spottingOf, keptExercisesOf, signal, onProgress };
  const job = await make(settings, making).catch((error) => {
    throw failure(error?.code ?? "engine-failed", makingSentence(error, english, errorSentence));
  });
  await loadSheetFaces(job, look);
  const context = {
    words,
    bookWords,
    ruleWords: await ruleWordsFor(job, look.language),
    locale: look.language,
    face,
    codeOf: await codesOf(look),
    date: words.date(shownDate(settings)),
    seed: String(seed),
  };
  const faults = job.kind === "puzzles" ? (job.faults ?? []).map((fault) => faultSentence(fault, english)) : [];
  return { job, context, making, english, faults };
}

/**
 * Writes pages as a PDF file. The calling thread does the work, a page at a time.
 *
 * @param {PrintedDocument} pages
 * @param {{ created?: Date, signal?: AbortSignal, onProgress?: (done: number, of: number) => void }} [options]
 *   `created`: the same pages with the same date give the same bytes
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function pdfOf(pages, { created = new Date(), signal, onProgress } = {}) {
  const [{ writePdf }, { files }] = await Promise.all([import("./print/play-pdf.js"), loadFonts()]);
  return new Uint8Array(await writePdf(pages, { files, created, signal, onProgress }));
}

/**
 * Draws a page as a picture without fonts: letters and digits are outlines. A PDF file contains its fonts.
 *
 * @param {PrintedDocument} pages
 * @param {number} index of the page, from 0
 * @param {"svg" | "eps" | "pdf" | "png"} format
 * @param {{ dpi?: number, created?: Date }} [options] `dpi`: pixels of an inch, for "png"; 300 if absent; `created`:
 *   the same page with the same date gives the same bytes
 * @returns {Promise<Uint8Array>} the file; in "eps" all colours are inks, and greys are black ink alone
 */
export async function pictureOf(pages, index, format, { dpi, created = new Date() } = {}) {
  const [{ outlinesOf }, { pictureFile }, { files, face }] = await Promise.all([
    import("./print/pictures/outline-pen.js"),
    import("./print/pictures/picture-file.js"),
    loadFonts(),
  ]);
  const { title, author, language } = pages;
  const outlines = outlinesOf(files, face);
  return pictureFile(pages.page(index), format, { files, outlines, title, author, language, created, dpi });
}

/**
 * @typedef {object} SeriesOptions
 * @property {import("./engine/client.js").Engine} engine makes the puzzles
 * @property {(file: { path: string, bytes: Uint8Array }) => Promise<void> | void} onFile is given each file, such as
 *   "2027-01-04/day.pdf", day by day, and "series.json" at last. The next file waits for its promise
 * @property {AbortSignal} [signal] ends the work, which then rejects
 * @property {(progress: import("./print-jobs/index.js").MakingProgress) => void} [onProgress] while the puzzles are
 *   made
 * @property {(done: number, of: number) => void} [onDay] after each day
 */

/**
 * Makes a puzzle for each day of a newspaper, and the files of each day: the same bytes as `nonet-book series` for the
 * same settings. The calling thread draws the days, about 0.15 s each.
 *
 * @param {unknown} given settings of a series, an object or a text that is JSON, as docs/series.md describes it
 * @param {SeriesOptions} options
 * @returns {Promise<{ days: number, findings: string[] }>} `findings`: what is outside the profile of the printer.
 *   Rejects with an error that has a `code`: "bad-settings" names the field
 */
export async function makeSeries(given, { engine, onFile, signal, onProgress, onDay }) {
  const [{ checkSeries }, { seriesSentences, seriesTools, writeSeries }, jobs, { drawHere }, { outlinesOf }] =
    await Promise.all([
      import("./print/series/series-settings.js"),
      import("./print/series/series-writer.js"),
      import("./print-jobs/series-job.js"),
      import("./print/pictures/picture-file.js"),
      import("./print/pictures/outline-pen.js"),
    ]);
  const [english, seriesWords, bookWords, { files, face }] = await Promise.all([
    loadPrintedWords("en"),
    loadSeriesWords("en"),
    loadBookWords("en"),
    loadFonts(),
  ]);
  const checked = readJsonFile(typeof given === "string" ? given : (JSON.stringify(given) ?? ""), checkSeries);
  if ("error" in checked) {
    const { error } = checked;
    throw failure(
      "bad-settings",
      error.code === "not-period" ? seriesWords("series.not-period", error.details) : settingsSentence(error, english),
    );
  }
  const { settings } = checked;
  if (settings.look.show.code && !settings.look.address) throw noAddress();
  const puzzles = await jobs.makeSeries(settings, { engine, signal, onProgress }).catch((error) => {
    throw failure(error?.code ?? "engine-failed", makingSentence(error, english, errorSentence));
  });
  const draw = drawHere({ files, outlines: outlinesOf(files, face) });
  const words = await loadPrintedWords(settings.look.language);
  const tools = await seriesTools(settings, { words, face, draw });
  const outside = await writeSeries(settings, puzzles, tools, { onFile, onDay, signal });
  return { days: puzzles.length, findings: seriesSentences(outside, english, bookWords, seriesWords) };
}

/**
 * Puts pages into the document of a browser and opens its print dialog.
 *
 * @param {PrintedDocument} pages @param {{ name?: string, signal?: AbortSignal }} [options] `name`: browsers propose it
 *   as the name of a file
 */
export async function printPages(pages, options = {}) {
  const [browser, fonts] = await Promise.all([import("./print/browser-print.js"), loadFonts()]);
  return browser.printPages(pages, { ...options, fonts });
}

/** @param {string} text @param {import("./engine/client.js").Engine} engine @param {AbortSignal} [signal] */
async function puzzlesIn(text, engine, signal) {
  const { puzzles, errors, more } = await readText(text, { engine, signal, limit: mostListed });
  const [error] = errors;
  if (error) throw failure(error.code, readErrorSentence(error, await loadPrintedWords("en")));
  if (more) throw failure("too-many-puzzles", `The list has more than ${mostListed} puzzles.`);
  return puzzles;
}

/** @param {PrintSettings["look"]} look @returns {Promise<import("./print/layout/plans.js").Context["codeOf"]>} */
async function codesOf({ show, address }) {
  if (!show.code) return () => null;
  if (!address) throw noAddress();
  const { qrModules } = await import("./formats/qr-code.js");
  return ({ givens, givenCandidates = null, rules = null, layout, level, rating }) => {
    const link = linkTo(
      { layout, cells: givens, candidates: givenCandidates, rules },
      { ...(level && { level }), ...(rating && { rating }) },
      address,
    );
    return qrModules(link)?.modules.map((row) => [...row]) ?? null;
  };
}

const noAddress = () =>
  failure(
    "bad-settings",
    "“look.address” is missing: the address of the page that the QR codes (look.show.code) open.",
  );

/** @param {import("./model/error-codes.js").ErrorCode} code @param {string} message for developers */
const failure = (code, message) => Object.assign(new Error(message), { code });
