/** The command nonet-book: print settings → PDF. README.md describes the way of the data. */
import { isMainThread, workerData } from "node:worker_threads";

import { errorSentence } from "../controls/errors.js";
import { loadBookWords } from "../i18n/book-words.js";
import { loadWords } from "../i18n/words.js";
import { make } from "../print-jobs/index.js";
import { faultSentence, makingSentence } from "../print-jobs/print-faults.js";
import { coverOfJob } from "../print/layout/cover.js";
import { layOut } from "../print/layout/index.js";
import { outlinesOf } from "../print/pictures/outline-pen.js";
import { drawHere } from "../print/pictures/picture-file.js";
import { writePdf } from "../print/play-pdf.js";
import { preflightCover } from "../print/preflight.js";
import { preflightSentence } from "../print/preflight-sentences.js";
import { loadSheetFaces } from "../print/sheet-face.js";
import { ruleWordsFor } from "../print/rule-sentences.js";
import { presetSettings } from "../print/presets.js";
import { readSettingsFile, settingsFile } from "../print/settings-text.js";
import { settingsSentence } from "../print/settings-words.js";
import { keptExercisesOf, spottingOf } from "../teacher/spotting-texts.js";
import { bookWarnings, fogSentence } from "./book-warnings.js";
import { checkTexts, titleFaults } from "./characters.js";
import { contextFor, loadFonts } from "./context.js";
import { checkWritable, readTextFile, writeWholeFile } from "./book-files.js";
import { exitCodes, Failure, settingsFailure } from "./book-messages.js";
import { help, readOptions } from "./book-options.js";
import { placeholdersFor } from "../print/placeholders.js";
import { officeFormatOf, pathsFor } from "./office-output.js";
import { createProgress } from "./progress-line.js";
import { puzzlesIn, stages, withEngine } from "./engine-work.js";
import { pagesReport } from "./report.js";

/** @typedef {import("./book-options.js").Order} Order */
/** @typedef {import("../print/print-settings.js").PrintSettings} PrintSettings */
/** @typedef {import("../print/job.js").Job} Job */
/** @typedef {{ signal: AbortSignal, progress: import("./progress-line.js").Progress }} Work */

/** Presets are alike for everybody: A4 and English. */
const locale = "en-GB";

/** What is made besides one document: the first word of the command line. */
const commands = {
  series: async () => (await import("./series-command.js")).series,
  picture: async () => (await import("./picture-command.js")).picture,
};

/** Sentences about settings and puzzles are those of the page. */
const words = await loadWords("en");

if (isMainThread) process.exitCode = await run(process.argv.slice(2));
else await (await import("./day-crew.js")).serveDays(workerData, words);

/** @param {string[]} given @returns {Promise<number>} the exit code */
async function run(given) {
  const stop = new AbortController();
  // A second Ctrl-C ends the program at once.
  process.once("SIGINT", () => stop.abort());
  try {
    const [name, ...rest] = given;
    const command = Object.hasOwn(commands, name)
      ? await commands[/** @type {keyof typeof commands} */ (name)]()
      : null;
    const shared = { signal: stop.signal, words, complain };
    return await (command ? command(rest, shared) : obey(readOptions(given), stop.signal));
  } catch (error) {
    if (stop.signal.aborted) return complain("Stopped. Nothing was written.", exitCodes.noAnswer);
    if (error instanceof Failure) return complain(error.message, error.exitCode);
    throw error;
  }
}

/** @param {string} sentence @param {number} exitCode */
function complain(sentence, exitCode) {
  process.stderr.write(`nonet-book: ${sentence}\n`);
  return exitCode;
}

/** @param {string} text */
function print(text) {
  process.stdout.write(text);
  return exitCodes.done;
}

/** @param {Order} order @param {AbortSignal} signal @returns {Promise<number>} the exit code */
async function obey(order, signal) {
  if (order.act === "help") return print(help);
  if (order.act === "version")
    return print(`nonet-book ${await withEngine(false, async (engine) => (await engine.about()).version)}\n`);
  const settings = await settingsOf(order);
  if (order.act === "example") return print(settingsFile(settings));
  if (order.act === "write") await checkWritable(order.output);
  const office = officeFormatOf(order.output, settings);
  if (office && order.cover !== null) throw new Failure("--cover is for books, which are written as PDF.");
  const progress = createProgress(process.stderr, order.quiet);
  try {
    const fonts = await loadFonts(order.font);
    checkTexts(settings, fonts.face, order.settings === null ? "" : `${order.settings}: `);
    const context = await contextFor(settings, fonts);
    const placeholders = order.act === "pages" && order.list === null && placeholdersFor(settings);
    const { job, paths } = placeholders
      ? { job: placeholders, paths: [] }
      : await jobOf(settings, order, { signal, progress, office });
    await loadSheetFaces(job, settings.look);
    const told = { ...context, ruleWords: await ruleWordsFor(job, settings.look.language) };
    if (office) {
      const fog = await fogSentence(job);
      if (fog) complain(fog, exitCodes.done);
      const onProgress = (/** @type {number} */ done, /** @type {number} */ of) =>
        progress.show(`Board ${done} of ${of}`);
      const { leftOut, officeFile } = await import("../print/office/index.js");
      for (const field of leftOut(office, settings.look))
        complain(`${field} has no effect in a .${office} file. Write a PDF file for it.`, exitCodes.done);
      const draw = drawHere({ files: fonts.files, outlines: outlinesOf(fonts.files, fonts.face) });
      const bytes = await officeFile(office, { job, paths }, settings, told, draw, { signal, onProgress });
      await writeWholeFile(order.output, bytes);
      progress.end();
      return reportFaults(job, fonts.face);
    }
    const printed = layOut(job, settings, told);
    progress.clear();
    const { findings, warnings } = await bookWarnings(job, printed, settings, words, fonts.face);
    for (const sentence of [...findings, ...warnings]) complain(sentence, exitCodes.done);
    let isOutside = findings.length > 0;
    if (order.act === "pages") print(pagesReport(printed, settings));
    else {
      const onProgress = (/** @type {number} */ done, /** @type {number} */ of) =>
        progress.show(`Page ${done} of ${of}`);
      const bytes = await writePdf(printed, { files: fonts.files, created: new Date(), signal, onProgress });
      await writeWholeFile(order.output, new Uint8Array(bytes));
      if (order.cover !== null) {
        const { pageCount } = printed;
        const isCoverOutside = await writeCover(order.cover, job, settings, context, { fonts, pageCount });
        isOutside = isOutside || isCoverOutside;
      }
    }
    progress.end();
    return reportFaults(job, fonts.face) || (isOutside ? exitCodes.noAnswer : exitCodes.done);
  } finally {
    progress.end();
  }
}

/**
 * Writes the cover of a book, whose spine follows from the number of pages.
 *
 * @param {string} file @param {Job} job @param {PrintSettings} settings @param
 *   {import("../print/layout/plans.js").Context} context
 * @param {{ fonts: import("./context.js").Fonts, pageCount: number }} made
 * @returns {Promise<boolean>} whether something of the cover is outside the profile of the printer
 */
async function writeCover(file, job, { look }, context, { fonts, pageCount }) {
  if (!look.book || job.kind !== "puzzles") throw new Failure("--cover is for books: look.book is null.");
  const cover = coverOfJob(job, look, context, pageCount);
  await writeWholeFile(file, new Uint8Array(await writePdf(cover, { files: fonts.files, created: new Date() })));
  const bookWords = await loadBookWords("en");
  const findings = preflightCover(cover, look, pageCount);
  for (const found of findings) complain(preflightSentence(found, words, bookWords), exitCodes.done);
  return findings.length > 0;
}

/** @param {Order} order @returns {Promise<PrintSettings>} throws a Failure */
async function settingsOf(order) {
  const { settings: file, preset, seed, list } = order;
  const settings = preset
    ? presetSettings(preset, { locale, ...(seed !== null && { seed }) })
    : await settingsIn(/** @type {string} */ (file));
  const { work } = settings;
  return {
    ...settings,
    look: { ...lookOf(settings.look, order), ...(order.press && { press: order.press }) },
    ...(seed !== null && { seed }),
    ...(list !== null &&
      ["new", "daily", "worksheet"].includes(work.kind) && {
        work: { kind: /** @type {const} */ ("list"), order: /** @type {const} */ ("given") },
      }),
  };
}

/**
 * A preset knows no address of a page, so its QR codes are left out where the command line has none.
 *
 * @param {PrintSettings["look"]} look @param {Order} order @returns {PrintSettings["look"]}
 */
function lookOf(look, { preset, address, act }) {
  if (address !== null) return { ...look, address };
  if (!preset || act === "example" || !look.show.code) return look;
  complain(
    "The puzzles are printed without QR codes. --address URL gives the address of the page that the codes open.",
    exitCodes.done,
  );
  return { ...look, show: { ...look.show, code: false } };
}

/** @param {string} file @returns {Promise<PrintSettings>} throws a Failure */
async function settingsIn(file) {
  const text = await readTextFile(file);
  if (text.trim() === "") throw new Failure(`${file}: This file is empty.`);
  const checked = readSettingsFile(text);
  if ("settings" in checked) return checked.settings;
  throw settingsFailure(file, checked.error, (error) => settingsSentence(error, words));
}

/**
 * @param {PrintSettings} settings @param {Order} order
 * @param {Work & { office: import("./office-output.js").OfficeFormat | null }} work
 * @returns {Promise<{ job: Job, paths: readonly import("../print/job.js").PathJob[] }>} throws a Failure
 */
async function jobOf(settings, { list: file }, { signal, progress, office }) {
  const { kind } = settings.work;
  const isOfOne = kind === "board" || kind === "path";
  if ((isOfOne || kind === "list") && file === null)
    throw new Failure(
      `work.kind is "${kind}": name the file of ${isOfOne ? "the puzzle" : "the puzzles"} with --list FILE.`,
    );
  return withEngine(true, async (engine) => {
    const list = file === null ? [] : await puzzlesIn(file, engine, { signal, words, complain });
    try {
      if (isOfOne && list.length > 1)
        throw new Failure(`${file}: There are ${list.length} puzzles. work.kind "${kind}" prints one.`);
      const context = {
        engine,
        list,
        board: list[0],
        spottingOf,
        keptExercisesOf,
        signal,
        onProgress: (/** @type {import("../print-jobs/index.js").MakingProgress} */ { done, of, what }) =>
          progress.show(`${stages[what]} ${done} of ${of}`),
      };
      const job = await make(settings, context);
      return { job, paths: await pathsFor(office, job, settings, context) };
    } catch (error) {
      if (
        error instanceof Failure ||
        signal.aborted ||
        typeof (/** @type {{ code?: unknown }} */ (error)?.code) !== "string"
      )
        throw error;
      throw makingFailure(error, settings.work);
    }
  });
}

/** @param {any} error with a code @param {PrintSettings["work"]} work @returns {Failure} */
function makingFailure(error, work) {
  const { code, details } = error;
  const section = work.kind === "new" && code === "too-few-clues" ? work.sections[details?.section - 1] : undefined;
  const field = section?.goal.pattern ? "pattern" : "clues";
  const advice = field === "pattern" ? "Add cells" : "Give larger numbers";
  const sentence = section
    ? `“work.sections[${details.section - 1}].goal.${field}”: no puzzle has so few givens. ${advice}.`
    : makingSentence(error, words, errorSentence);
  return new Failure(sentence, exitCodes.noAnswer);
}

/**
 * Names the puzzles of a list that have not exactly one solution, or a title that cannot be printed; they are printed
 * all the same.
 *
 * @param {Job} job @param {import("../print/fonts/face.js").Face} face @returns {number} the exit code
 */
function reportFaults(job, face) {
  const unsolved = job.kind === "puzzles" ? (job.faults ?? []) : [];
  const faults = [...unsolved.map((fault) => faultSentence(fault, words)), ...titleFaults(job, face)];
  for (const fault of faults) complain(fault, exitCodes.noAnswer);
  return faults.length ? exitCodes.noAnswer : exitCodes.done;
}
