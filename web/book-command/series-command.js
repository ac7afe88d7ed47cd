/** The command nonet-book series: settings → a folder with a folder for each day. */
import { loadBookWords } from "../i18n/book-words.js";
import { loadSeriesWords } from "../i18n/series-words.js";
import { errorSentence } from "../controls/errors.js";
import { codeOfError } from "../model/error-codes.js";
import { makingSentence } from "../print-jobs/print-faults.js";
import { makeSeries } from "../print-jobs/series-job.js";
import { newSeed } from "../print/print-settings.js";
import { settingsSentence } from "../print/settings-words.js";
import { readJsonFile, settingsFile } from "../print/settings-text.js";
import { namesOfFiles, withPrevious } from "../print/series/day-files.js";
import { indexText } from "../print/series/day-texts.js";
import { checkSeries, daysOf, exampleSeries, weekdayNamed, weekdays } from "../print/series/series-settings.js";
import { checkTexts } from "./characters.js";
import { loadFonts } from "./context.js";
import { makeDays } from "./day-crew.js";
import { seriesTools } from "./series-tools.js";
import { readTextFile } from "./book-files.js";
import { exitCodes, Failure, settingsFailure } from "./book-messages.js";
import { stages, withEngine } from "./engine-work.js";
import { createProgress } from "./progress-line.js";
import { openSeriesFolder } from "./series-folder.js";
import { readSeriesOptions, seriesHelp } from "./series-options.js";

/** @typedef {import("./series-options.js").SeriesOrder} SeriesOrder */
/** @typedef {import("./engine-work.js").Shared} Shared */
/** @typedef {import("../print/series/series-settings.js").SeriesSettings} SeriesSettings */

/** So many findings are named one by one. */
const namedFindings = 10;

/** @param {string[]} given @param {Shared} shared @returns {Promise<number>} the exit code */
export async function series(given, shared) {
  const order = readSeriesOptions(given);
  if (order.act === "help") return print(seriesHelp);
  if (order.act === "example")
    return print(settingsFile(exampleSeries({ year: new Date().getFullYear() + 1, seed: newSeed() })));
  const settings = await settingsOf(order, shared);
  const wanted = wantedDays(settings, order);
  const fonts = await loadFonts(order.font);
  checkTexts(settings, fonts.face, `${order.settings}: `);
  const tools = await seriesTools(settings, fonts);
  const folder = await openSeriesFolder(order.folder, settings, order.overwrites);
  const progress = createProgress(process.stderr, order.quiet);
  let written = 0;
  try {
    const { made, workers } = await withEngine(true, async (engine) => ({
      workers: (await engine.about()).workers,
      made: await makeSeries(settings, {
        engine,
        signal: shared.signal,
        onProgress: ({ done, of, what }) => progress.show(`${stages[what]} ${done} of ${of}`),
      }),
    })).catch((error) => {
      throw shared.signal.aborted ? error : makingFailure(error, settings, shared);
    });
    const days = withPrevious(settings, made);
    await folder.writeIndex(indexText(settings, days, tools.linksOf));
    const names = namesOfFiles(settings.work);
    const chosen = days.filter(({ day }) => wanted.has(day));
    const missing = [];
    for (const day of chosen) if (!(await folder.has(day.day, names))) missing.push(day);
    written = chosen.length - missing.length;
    /** @type {Map<string, string[]>} */
    const findings = new Map();
    await makeDays(
      missing,
      { settings, font: order.font },
      {
        workers,
        signal: shared.signal,
        take: async ({ day }, { files, findings: found }) => {
          await folder.write(day, files);
          findings.set(day, found);
          written += 1;
          progress.show(`Day ${written} of ${chosen.length}`);
        },
      },
    );
    progress.end();
    const sentences = missing.flatMap(({ day }) => findings.get(day) ?? []);
    for (const sentence of await shortened(sentences)) shared.complain(sentence, exitCodes.noAnswer);
    return sentences.length ? exitCodes.noAnswer : exitCodes.done;
  } catch (error) {
    if (!shared.signal.aborted) throw error;
    progress.end();
    return shared.complain(
      `Stopped. ${written} of ${wanted.size} days are written. The same command goes on with the others.`,
      exitCodes.noAnswer,
    );
  } finally {
    progress.end();
  }
}

/** @param {readonly string[]} sentences @returns {Promise<readonly string[]>} the first, and how many more there are */
async function shortened(sentences) {
  const more = sentences.length - namedFindings;
  if (more <= 1) return sentences;
  return [...sentences.slice(0, namedFindings), (await loadBookWords("en"))("preflight.more", { count: more })];
}

/** @param {string} text */
function print(text) {
  process.stdout.write(text);
  return exitCodes.done;
}

/** @param {SeriesOrder} order @param {Shared} shared @returns {Promise<SeriesSettings>} throws a Failure */
async function settingsOf({ settings: file, press, seed, address }, { words }) {
  const text = await readTextFile(file);
  const checked = readJsonFile(text, checkSeries);
  if ("error" in checked) {
    const { error } = checked;
    if (error.code === "not-period") {
      const seriesWords = await loadSeriesWords("en");
      throw new Failure(`${file}: ${seriesWords("series.not-period", error.details)}`);
    }
    throw settingsFailure(file, error, (each) => settingsSentence(each, words));
  }
  const { settings } = checked;
  const look = { ...settings.look, ...(press && { press }), ...(address !== null && { address }) };
  return { ...settings, look, ...(seed !== null && { seed }) };
}

/** @param {SeriesSettings} settings @param {SeriesOrder} order @returns {Set<string>} throws a Failure */
function wantedDays({ work }, { from, to }) {
  for (const [option, day] of /** @type {const} */ ([
    ["--from", from],
    ["--to", to],
  ]))
    if (day !== null && (day < work.from || day > work.to))
      throw new Failure(`${option}: the series has the days from ${work.from} to ${work.to}, not ${day}.`);
  const days = daysOf(work).filter((day) => day >= (from ?? work.from) && day <= (to ?? work.to));
  if (!days.length) throw new Failure("There is no day to be written: none of the days of the week has a puzzle.");
  return new Set(days);
}

/** @param {any} error @param {SeriesSettings} settings @param {Shared} shared @returns {unknown} */
function makingFailure(error, { work }, { words }) {
  const code = codeOfError(error);
  if (code === undefined) return error;
  const { section, ...details } = error.details ?? {};
  const made = weekdays.filter(
    (weekday) => work.days[weekday] && daysOf(work).some((day) => weekdayNamed(day) === weekday),
  );
  const sentence = makingSentence({ ...error, code, details }, words, errorSentence);
  return new Failure(`work.days.${made[section - 1]}: ${sentence}`, exitCodes.noAnswer);
}
