/**
 * All files of a series, day by day: for the page and the npm package. The command draws the days in threads
 * (web/book-command/day-crew.js), with the same tools.
 *
 * @typedef {import("./series-settings.js").SeriesSettings} SeriesSettings
 * @typedef {import("./day-files.js").Tools} Tools
 * @typedef {import("../layout/day-page.js").Day} Day
 * @typedef {{ path: string, bytes: Uint8Array }} SeriesFile such as "2027-01-04/day.pdf"; "series.json" is the last
 */
import { linkTo, solveLinkTo } from "../../formats/puzzle-link.js";
import { qrModules } from "../../formats/qr-code.js";
import { loadBookWords } from "../../i18n/book-words.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { loadSeriesWords } from "../../i18n/series-words.js";
import { preflight } from "../preflight.js";
import { preflightSentence } from "../preflight-sentences.js";
import { loadSheetFaces } from "../sheet-face.js";
import { dayDocument, dayFiles, withPrevious } from "./day-files.js";
import { indexText } from "./day-texts.js";

/**
 * Loads what makes the files of days.
 *
 * @param {SeriesSettings} settings with `look.address` where there are QR codes
 * @param {{ words: import("../../i18n/words.js").Words, face: import("../fonts/face.js").Face, draw: Tools["draw"] }}
 *   given `words` in the language of the sheets
 * @returns {Promise<Tools>}
 */
export async function seriesTools({ look, work, seed }, { words, face, draw }) {
  const { address, language, show } = look;
  const hasRules = Object.values(work.days).some(({ goal }) => goal.rules);
  await loadSheetFaces({ kind: "puzzles", sections: [] }, look);
  /** A code takes milliseconds, and the files of a day and the check of the day ask for the same codes. */
  const codeTo = (/** @type {"puzzle" | "solution"} */ what) => {
    /** @type {WeakMap<object, ReturnType<typeof modulesOf>>} */
    const known = new WeakMap();
    return (/** @type {any} */ puzzle) => {
      if (!show.code) return null;
      const code = known.get(puzzle) ?? modulesOf(qrModules(linksOf(puzzle, address)[what]));
      known.set(puzzle, code);
      return code;
    };
  };
  return {
    draw,
    linksOf: (puzzle) => (address ? linksOf(puzzle, address) : null),
    context: {
      words,
      bookWords: await loadBookWords(language),
      locale: language,
      face,
      codeOf: codeTo("puzzle"),
      solutionCodeOf: codeTo("solution"),
      date: "",
      seed: String(seed),
      seriesWords: await loadSeriesWords(language),
      ruleWords: hasRules ? await loadRuleWords(language) : null,
    },
  };
}

/**
 * Writes the files of all days, some days at the same time, in the order of the days. The same settings give the same
 * bytes. Cost: about 0.15 s of a processor for a day in the five usual formats.
 *
 * @param {SeriesSettings} settings
 * @param {readonly { day: string, puzzle: import("../job.js").PrintedPuzzle }[]} puzzles of all days, in their order
 * @param {Tools} tools
 * @param {object} run
 * @param {(file: SeriesFile) => Promise<void> | void} run.onFile the next day waits for it
 * @param {(done: number, of: number) => void} [run.onDay]
 * @param {number} [run.atOnce] days that are drawn at the same time
 * @param {AbortSignal} [run.signal]
 * @returns {Promise<{ day: string, findings: import("../preflight.js").Finding[], isWithoutCode: boolean }[]>} days of
 *   which something is outside the profile of the printer, or whose address is too long for a QR code. Rejects after an
 *   abort
 */
export async function writeSeries(settings, puzzles, tools, { onFile, onDay, atOnce = 1, signal }) {
  const days = withPrevious(settings, puzzles);
  const outside = [];
  /** @type {Promise<import("./day-files.js").DayFile[]>[]} */
  const ahead = [];
  let begun = 0;
  for (const [done, day] of days.entries()) {
    while (begun < days.length && ahead.length < atOnce) {
      const files = dayFiles(days[begun++], settings, tools);
      // Whoever awaits the files reports the failure.
      files.catch(() => {});
      ahead.push(files);
    }
    for (const { name, bytes } of await /** @type {(typeof ahead)[0]} */ (ahead.shift())) {
      signal?.throwIfAborted();
      await onFile({ path: `${day.day}/${name}`, bytes });
    }
    const found = await findingsOfDay(day, settings, tools);
    if (found.findings.length || found.isWithoutCode) outside.push({ day: day.day, ...found });
    onDay?.(done + 1, days.length);
    // What waits for its turn on the page, such as a press on Stop, has it between two days.
    await new Promise((resume) => setTimeout(resume));
    signal?.throwIfAborted();
  }
  const list = new TextEncoder().encode(indexText(settings, days, tools.linksOf));
  await onFile({ path: "series.json", bytes: list });
  return outside;
}

/** @param {Day} day @param {SeriesSettings} settings @param {Tools} tools */
const findingsOfDay = async (day, settings, tools) => ({
  findings: await preflight(dayDocument(day, settings, tools), settings, tools.context.face),
  isWithoutCode: settings.look.show.code && !tools.context.codeOf(day.puzzle),
});

/**
 * What `writeSeries` has found, in sentences.
 * @param {Awaited<ReturnType<typeof writeSeries>>} outside
 * @param {import("../../i18n/words.js").Words} words @param {import("../../i18n/book-words.js").BookWords} bookWords
 * @param {import("../../i18n/series-words.js").SeriesWords} seriesWords
 */
export const seriesSentences = (outside, words, bookWords, seriesWords) =>
  outside.flatMap(({ day, findings, isWithoutCode }) => [
    ...findings.map((found) => `${day}: ${preflightSentence(found, words, bookWords)}`),
    ...(isWithoutCode ? [`${day}: ${seriesWords("series.no-code")}`] : []),
  ]);

/**
 * Like `writeSeries`, of one day.
 * @param {Day} day @param {SeriesSettings} settings @param {Tools} tools
 */
export const outsideOfDay = async (day, settings, tools) => [
  { day: day.day, ...(await findingsOfDay(day, settings, tools)) },
];

/** @param {ReturnType<typeof qrModules>} code */
export const modulesOf = (code) => code?.modules.map((row) => [...row]) ?? null;

/**
 * @param {import("../job.js").PrintedPuzzle} puzzle
 * @param {string} address of the page
 * @returns {{ puzzle: string, solution: string }} addresses of the puzzle, and of place Solve with the puzzle
 */
export function linksOf({ givens, givenCandidates = null, rules = null, layout, level, rating }, address) {
  const linked = { layout, cells: givens, candidates: givenCandidates, rules };
  return {
    puzzle: linkTo(linked, { ...(level && { level }), ...(rating && { rating }) }, address),
    solution: solveLinkTo(linked, address),
  };
}
