/**
 * The puzzle of a day as plain text, and as JSON.
 *
 * @typedef {import("../layout/day-page.js").Day} Day
 * @typedef {import("../job.js").PrintedPuzzle} PrintedPuzzle
 * @typedef {{ puzzle: string, solution: string } | null} Links addresses of the page; null without one
 */
import { levelWords } from "../../i18n/level-words.js";
import { formatLine, formatPuzzle, rulesAsComments } from "../../formats/line.js";
import { symbolOf } from "../../model/digits.js";
import { layoutNamed } from "../../model/layout.js";
import { weekdayNamed } from "./series-settings.js";

/** The form of the JSON files. */
const version = 1;

/**
 * @param {Day} day
 * @param {import("../print-settings.js").Look} look
 * @param {{ words: import("../../i18n/words.js").Words, seriesWords:
 *   import("../../i18n/series-words.js").SeriesWords, links: Links }} context
 * @returns {string} the text of the file
 */
export function dayText({ day, title, puzzle, previous }, look, { words, seriesWords, links }) {
  const { level, solution, rules, layout, givens } = puzzle;
  const head = [look.title, title].filter(Boolean).join(" · ");
  const facts = [words.date(day, "weekday"), level ? levelWords(level, words) : ""].filter(Boolean).join(" · ");
  const line = `${rulesAsComments(rules ?? [])}${formatPuzzle({ layout, cells: givens })}`;
  const solutionOf = (/** @type {string} */ date) => seriesWords("series.solution", { date: words.date(date) });
  return [
    ...(head ? [head] : []),
    facts,
    "",
    grid(puzzle, givens),
    "",
    solutionOf(day),
    "",
    grid(puzzle, solution ?? []),
    "",
    line,
    ...(links ? ["", links.puzzle, links.solution] : []),
    ...(previous?.puzzle.solution
      ? ["", solutionOf(previous.day), "", grid(previous.puzzle, previous.puzzle.solution)]
      : []),
    "",
  ].join("\n");
}

/**
 * The rows of a board, with signs between its boxes. A place without a cell is blank.
 * @param {PrintedPuzzle} puzzle @param {readonly number[]} digits
 */
function grid(puzzle, digits) {
  const { rows, columns, cellsOfPlaces, digitCount, hasBoxes, boxRows, boxColumns, grids } =
    /** @type {import("../../model/layout.js").Layout} */ (layoutNamed(puzzle.layout));
  const width = symbolOf(digitCount, digitCount).length;
  const isRuled = hasBoxes && grids.length === 1;
  const signAt = (/** @type {number} */ place) => {
    const cell = cellsOfPlaces ? cellsOfPlaces[place] : place;
    const sign = cell === null ? "" : symbolOf(digits[cell] ?? 0, digitCount) || ".";
    return sign.padStart(width);
  };
  const lines = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const isEdge = isRuled && column > 0 && column % boxColumns === 0;
      return `${isEdge ? "| " : ""}${signAt(row * columns + column)}`;
    })
      .join(" ")
      .trimEnd(),
  );
  return lines
    .flatMap((line, row) => (isRuled && row > 0 && row % boxRows === 0 ? [ruleBelow(lines[0]), line] : [line]))
    .join("\n");
}

/** @param {string} line */
const ruleBelow = (line) => line.replace(/[^|]/g, "-").replaceAll("|", "+");

/**
 * The list of a series: its settings, and all days.
 * @param {import("./series-settings.js").SeriesSettings} settings @param {readonly Day[]} days
 * @param {(puzzle: PrintedPuzzle) => Links} linksOf
 */
export function indexText(settings, days, linksOf) {
  const rows = days.map((day) => JSON.stringify(dayData({ ...day, previous: null }, linksOf(day.puzzle))));
  return `{\n"settings": ${JSON.stringify(settings)},\n"days": [\n${rows.join(",\n")}\n]\n}\n`;
}

/**
 * @param {Day} day
 * @param {Links} links
 * @returns {object} as the file has it; `puzzle` and `solution` are lines, with the digits from 1
 */
export function dayData({ day, title, puzzle, previous }, links) {
  const { layout, givens, solution, rules, level, rating } = puzzle;
  const { digitCount } = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed(layout));
  const line = (/** @type {readonly number[]} */ cells) => formatLine(cells, digitCount);
  return {
    version,
    date: day,
    weekday: weekdayNamed(day),
    title,
    layout,
    ...(rules?.length && { rules }),
    ...(level && { level }),
    ...(rating && { rating }),
    clues: givens.filter(Boolean).length,
    puzzle: line(givens),
    solution: line(solution ?? []),
    ...(links && { links }),
    ...(previous?.puzzle.solution && { previous: { date: previous.day, solution: line(previous.puzzle.solution) } }),
  };
}
