/**
 * The files of a day: `day`, the block with the solution of the day before; `puzzle` and `solution`, the boards alone;
 * each in the formats of the settings.
 *
 * @typedef {import("../layout/day-page.js").Day} Day
 * @typedef {{ name: string, bytes: Uint8Array }} DayFile
 *
 * @typedef {object} Tools
 * @property {import("../layout/day-page.js").DayContext} context
 * @property {import("../pictures/picture-file.js").DrawPicture} draw draws the pictures, here or in a worker
 * @property {(puzzle: import("../job.js").PrintedPuzzle) => import("./day-texts.js").Links} linksOf
 */
import { dayPage } from "../layout/day-page.js";
import { picturePage } from "../layout/picture-page.js";
import { pictureFormats } from "../pictures/formats.js";
import { dayData, dayText } from "./day-texts.js";
import { weekdayNamed } from "./series-settings.js";

const mm = 72 / 25.4;

/**
 * @param {Day} day @param {import("./series-settings.js").SeriesSettings} settings @param {Tools} tools
 * @returns {import("../layout/boxes.js").PrintedDocument} the block of the day, for the preflight
 */
export const dayDocument = ({ day, ...of }, { work, look }, { context }) =>
  documentOfPage(dayPage({ day, ...of }, work, look, context), look);

/**
 * @param {import("../layout/boxes.js").Page} page @param {Pick<import("../print-settings.js").Look, "title" | "author"
 *   | "language">} look @returns {import("../layout/boxes.js").PrintedDocument}
 */
const documentOfPage = (page, { title, author, language }) => ({
  pageCount: 1,
  page: () => page,
  sizeOf: () => page,
  title,
  author,
  language,
});

/**
 * @param {import("./series-settings.js").SeriesSettings} settings
 * @param {readonly { day: string, puzzle: import("../job.js").PrintedPuzzle }[]} days in their order
 * @returns {Day[]} each with the solution of the day before
 */
export const withPrevious = ({ work }, days) =>
  days.map(({ day, puzzle }, i) => ({
    day,
    puzzle,
    title: work.days[weekdayNamed(day)]?.title ?? "",
    previous: days[i - 1] ?? null,
  }));

/**
 * Returns the names of the files of a day, in the order in which `dayFiles` makes them.
 * @param {Pick<import("./series-settings.js").SeriesWork, "formats">} work
 */
export const namesOfFiles = ({ formats }) => [
  ...pictureFormats
    .filter((format) => formats.includes(format))
    .flatMap((format) => ["day", "puzzle", "solution"].map((name) => `${name}.${format}`)),
  ...(formats.includes("txt") ? ["day.txt"] : []),
  ...(formats.includes("json") ? ["day.json"] : []),
];

/**
 * Makes the files of a day: some tens of milliseconds. The same day gives the same bytes.
 *
 * @param {Day} day @param {import("./series-settings.js").SeriesSettings} settings @param {Tools} tools
 * @returns {Promise<DayFile[]>}
 */
export async function dayFiles(day, settings, tools) {
  const { work, look } = settings;
  const { words, seriesWords } = tools.context;
  const date = words.date(day.day);
  const label = seriesWords("series.label", { date });
  const solved = seriesWords("series.solution", { date });
  const style = look;
  const pages = {
    day: { page: dayPage(day, work, look, tools.context), title: label },
    puzzle: { page: picturePage(day.puzzle, { extent: work.board * mm, style, label }), title: label },
    solution: {
      page: picturePage(day.puzzle, { extent: work.key * mm, isKey: true, style, label: solved }),
      title: solved,
    },
  };
  const created = new Date(`${day.day}T00:00:00Z`);
  /** @type {DayFile[]} */
  const made = [];
  for (const name of namesOfFiles(work)) {
    const [stem, format] = name.split(".");
    const { page, title } = pages[/** @type {keyof typeof pages} */ (stem)];
    made.push({
      name,
      bytes:
        format === "txt" || format === "json"
          ? new TextEncoder().encode(textOf(day, format, look, tools))
          : await tools.draw(page, /** @type {any} */ (format), {
              title,
              author: look.author,
              language: look.language,
              created,
            }),
    });
  }
  return made;
}

/**
 * @param {Day} day @param {"txt" | "json"} format @param {import("../print-settings.js").Look} look
 * @param {Tools} tools
 */
function textOf(day, format, look, { context: { words, seriesWords }, linksOf }) {
  const links = linksOf(day.puzzle);
  return format === "txt"
    ? dayText(day, look, { words, seriesWords, links })
    : `${JSON.stringify(dayData(day, links), null, 2)}\n`;
}
