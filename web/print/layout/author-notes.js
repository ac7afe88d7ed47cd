/**
 * What the authors of the puzzles on a page say, below the puzzles or to the right of them, whichever leaves the larger
 * boards: title, name and the rules in the author's words, in small type. All pages of a section have the same room for
 * it. Words that would take more than their part of the page are set smaller, and what has no room then is cut.
 *
 * @typedef {import("../job.js").PrintedPuzzle & { number?: number }} Puzzle
 * @typedef {import("./boxes.js").Area} Area
 * @typedef {import("./boxes.js").Box} Box
 * @typedef {import("./rows.js").Row} Row
 * @typedef {{ lead: string, text: string }} Told
 */
import { presses } from "../presses.js";
import { drawRows, heightOf, ledParagraph, paragraph, space } from "./rows.js";
import { scaleOf } from "./type.js";

/** The most that the words may have of the height of a page; the boards need the rest. */
const largestShare = 0.4;
/** Widths of a column of words beside the boards: parts of the width of a page, and the least in points. */
const columnShares = [0.5, 0.45, 0.4, 0.35, 0.3, 0.25, 0.2];
const leastColumn = 100;
/** Above the words, between those of two puzzles, and between boards and the column beside them; in points. */
const [above, between, beside] = [9, 3, 18];

/** @param {Puzzle} puzzle */
const isTold = ({ author, ruleset }) => Boolean(author || ruleset);

/**
 * The name of a puzzle among those of a page, and who made it.
 * @param {Puzzle} puzzle @param {boolean} isAlone whether no other puzzle is on the page
 * @param {import("../../i18n/words.js").Words} words
 */
const leadOf = ({ number, title, author }, isAlone, words) =>
  [number && !isAlone ? words.number(number) : "", title, author && words("open.author", { author })]
    .filter(Boolean)
    .join(" · ");

/**
 * What authors say, as texts.
 * @param {readonly Puzzle[]} puzzles @param {import("./plans.js").Context} context
 * @returns {Told[]}
 */
export const authorTexts = (puzzles, { words }) =>
  puzzles
    .filter(isTold)
    .map((puzzle) => ({ lead: leadOf(puzzle, puzzles.length === 1, words), text: puzzle.ruleset ?? "" }));

/**
 * What the author of a puzzle says, as rows.
 * @param {Told} told @param {import("./rows.js").Type} type @returns {Row[]}
 */
function rowsOf({ lead, text }, type) {
  const [first = "", ...more] = text.split("\n").filter((line) => line.trim());
  return [
    ...(lead ? ledParagraph(lead + (first ? ":" : ""), first, type) : paragraph(first, type)),
    ...more.flatMap((line) => paragraph(line, type)),
  ];
}

/** @param {string} text @param {number} length @returns {string} its beginning, and an ellipsis */
const beginningOf = (text, length) => `${text.slice(0, length).replace(/[\s….,;:。，；：\ud800-\udbff]+$/u, "")}…`;

/**
 * The rows of what an author says, which ends after some letters.
 * @param {Told} told @param {import("./rows.js").Type} type @param {number} length of lead and text
 */
const shortenedRows = ({ lead, text }, type, length) =>
  rowsOf(
    length < lead.length
      ? { lead: beginningOf(lead, length), text: "" }
      : { lead, text: text && beginningOf(text, length - lead.length) },
    type,
  );

/**
 * The longest beginning of what an author says that is not higher than the room; no row where one is too high.
 * @param {Told} told @param {import("./rows.js").Type} type @param {number} room
 */
function fittingRows(told, type, room) {
  /** @type {Row[]} */
  let rows = [];
  for (let low = 1, high = told.lead.length + told.text.length; low <= high;) {
    const middle = (low + high) >> 1;
    const tried = shortenedRows(told, type, middle);
    if (heightOf(tried) <= room) {
      rows = tried;
      low = middle + 1;
    } else high = middle - 1;
  }
  return rows;
}

/**
 * The rows of each puzzle, where not all have room: the shortest words are whole, and the others share what is left.
 * @param {readonly Told[]} told @param {import("./rows.js").Type} type @param {number} room
 * @returns {{ rows: Row[], isCut: boolean }[]} in the same order
 */
function sharedRows(told, type, room) {
  const whole = told.map((each) => rowsOf(each, type));
  const byHeight = [...told.keys()].sort((a, b) => heightOf(whole[a]) - heightOf(whole[b]));
  /** @type {{ rows: Row[], isCut: boolean }[]} */
  const shared = [];
  let left = room - (told.length - 1) * between;
  byHeight.forEach((i, place) => {
    const share = left / (told.length - place);
    const isCut = heightOf(whole[i]) > share;
    const rows = isCut ? fittingRows(told[i], type, share) : whole[i];
    shared[i] = { rows, isCut };
    left -= heightOf(rows);
  });
  return shared;
}

/**
 * Rows whose boxes say whether what they end is cut: an author's words may themselves end with an ellipsis.
 * @param {readonly Row[]} rows @param {boolean} isCut @returns {Row[]}
 */
const markedRows = (rows, isCut) =>
  rows.map(({ height, draw }, i) => ({
    height,
    draw: (x, y) => draw(x, y).map((box) => ({ ...box, isCut: isCut && i === rows.length - 1 })),
  }));

/**
 * @param {readonly Puzzle[]} puzzles of a page @param {import("../print-settings.js").Look} look
 * @param {import("./plans.js").Context} context @param {{ width: number, room: number }} column `room`: the height
 * @returns {{ rows: Row[], isCut: boolean }}
 */
export function authorRows(puzzles, look, context, { width, room }) {
  const told = authorTexts(puzzles, context);
  if (!told.length) return { rows: [], isCut: false };
  const least = Math.max(scaleOf(look).least, presses[look.press].type);
  const largest = Math.max(least, scaleOf(look).small);
  const joined = (/** @type {readonly { rows: readonly Row[], isCut: boolean }[]} */ all) =>
    all
      .filter(({ rows }) => rows.length)
      .flatMap(({ rows, isCut }, i) => [...(i ? [space(between)] : []), ...markedRows(rows, isCut)]);
  for (let size = largest; ; size = Math.max(least, size - 0.5)) {
    const type = { size, width, face: context.face };
    const rows = joined(told.map((each) => ({ rows: rowsOf(each, type), isCut: false })));
    if (heightOf(rows) <= room) return { rows, isCut: false };
    if (size > least) continue;
    const shared = sharedRows(told, type, room);
    return { rows: joined(shared), isCut: shared.some(({ isCut }) => isCut) };
  }
}

/**
 * @typedef {object} AuthorNotes
 * @property {number} width that the boards leave beside them, with the distance to the boards; 0 when the words are
 *   below
 * @property {number} height that the boards leave below them, with the distance to the boards; 0 when the words are
 *   beside
 * @property {(run: readonly Puzzle[]) => boolean} isCut whether words of the page have no room
 * @property {(run: readonly Puzzle[], place: Area, top: number) => Box[]} draw `place`: what the boards leave; `top`:
 *   where they begin, at which words beside them begin if they have room
 */

/**
 * @param {readonly (readonly Puzzle[])[]} runs the puzzles of each page
 * @param {import("../print-settings.js").Look} look
 * @param {import("./plans.js").Context} context
 * @param {import("./plans.js").Size & { column: number }} area of the puzzles and the words; `column`: the height of
 *   boards with nothing of the author's below them
 * @param {(left: { width: number, height: number }) => number} extentBy the side of the boards that leave so much
 * @returns {AuthorNotes | null} null when no author says anything
 */
export function authorNotes(runs, look, context, area, extentBy) {
  if (!runs.some((run) => run.some(isTold))) return null;
  const columns = columnShares.map((share) => share * area.width).filter((width) => width >= leastColumn);
  const set = (/** @type {{ width: number, room: number }} */ column) =>
    new Map(runs.map((run) => [run, authorRows(run, look, context, column)]));
  const below = set({ width: area.width, room: largestShare * area.height });
  const height = above + Math.max(...[...below.values()].map(({ rows }) => heightOf(rows)));
  const places = [
    { width: 0, height, told: below },
    ...columns.map((width) => ({ width: beside + width, height: 0, told: set({ width, room: area.column }) })),
  ].map((place) => ({ ...place, extent: extentBy(place), isCut: [...place.told.values()].some(({ isCut }) => isCut) }));
  // Whole words come first, then large boards. Of columns that leave equal boards the widest is first.
  const best = places.reduce((found, place) =>
    found.isCut === place.isCut ? (place.extent > found.extent + 0.5 ? place : found) : place.isCut ? found : place,
  );
  const rowsFor = (/** @type {readonly Puzzle[]} */ run) => best.told.get(run) ?? { rows: [], isCut: false };
  return {
    width: best.width,
    height: best.height,
    isCut: (run) => rowsFor(run).isCut,
    draw(run, place, top) {
      const { rows } = rowsFor(run);
      if (!best.width) return drawRows(rows, place.x, place.y + above);
      const lowest = place.y + place.height - heightOf(rows);
      return drawRows(rows, place.x + beside, Math.min(top, lowest));
    },
  };
}
