/**
 * What the authors of the puzzles on a page say, below the puzzles: title, name and the rules in the author's words, in
 * small type. All pages have the same room for it. Words that would take more than their part of the page are set
 * smaller, and what has no room then is cut.
 *
 * @typedef {import("../job.js").PrintedPuzzle & { number?: number }} Puzzle
 * @typedef {import("./boxes.js").Area} Area
 * @typedef {import("./boxes.js").Box} Box
 * @typedef {import("./rows.js").Row} Row
 */
import { presses } from "../presses.js";
import { drawRows, heightOf, ledParagraph, paragraph, space } from "./rows.js";
import { scaleOf } from "./type.js";

/** The most that the words may have of the height of a page; the boards need the rest. */
const largestShare = 0.4;
/** Smaller type is hard to read, in points. */
const leastSize = 6;
/** Above the words, and between those of two puzzles; in points. */
const [above, between] = [9, 3];

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
 * @returns {{ lead: string, text: string }[]}
 */
export const authorTexts = (puzzles, { words }) =>
  puzzles
    .filter(isTold)
    .map((puzzle) => ({ lead: leadOf(puzzle, puzzles.length === 1, words), text: puzzle.ruleset ?? "" }));

/**
 * What the author of a puzzle says, as rows of which some may be left out.
 * @param {{ lead: string, text: string }} told @param {import("./rows.js").Type} type @returns {Row[]}
 */
function rowsOf({ lead, text }, type) {
  const [first = "", ...more] = text.split(/\r?\n/).filter((line) => line.trim());
  const isLed = lead.length + first.length > 0;
  return [
    ...(lead ? ledParagraph(lead + (first ? ":" : ""), first, type) : isLed ? paragraph(first, type) : []),
    ...more.flatMap((line) => paragraph(line, type)),
  ];
}

/**
 * The longest beginning of what an author says that is not higher than the room.
 * @param {{ lead: string, text: string }} told @param {import("./rows.js").Type} type @param {number} room
 * @returns {{ rows: Row[], isCut: boolean }}
 */
function fittingRows({ lead, text }, type, room) {
  const whole = rowsOf({ lead, text }, type);
  if (heightOf(whole) <= room) return { rows: whole, isCut: false };
  const cut = (/** @type {number} */ length) =>
    rowsOf({ lead, text: `${text.slice(0, length).replace(/[\s….,;:。，；：]+$/u, "")}…` }, type);
  let rows = cut(0);
  for (let low = 1, high = text.length; low <= high;) {
    const middle = (low + high) >> 1;
    const tried = cut(middle);
    if (heightOf(tried) <= room) {
      rows = tried;
      low = middle + 1;
    } else high = middle - 1;
  }
  return { rows: heightOf(rows) <= room ? rows : [], isCut: true };
}

/**
 * @param {readonly Puzzle[]} puzzles of a page @param {import("../print-settings.js").Look} look
 * @param {import("./plans.js").Context} context @param {import("./plans.js").Size} area
 * @returns {{ rows: Row[], isCut: boolean }}
 */
export function authorRows(puzzles, look, context, { width, height }) {
  const told = authorTexts(puzzles, context);
  if (!told.length) return { rows: [], isCut: false };
  const room = height * largestShare;
  const least = Math.max(leastSize, presses[look.press].type);
  const largest = Math.max(least, scaleOf(look).small);
  const joined = (/** @type {readonly Row[][]} */ all) =>
    all.flatMap((rows, i) => (i && rows.length ? [space(between), ...rows] : rows));
  for (let size = largest; ; size = Math.max(least, size - 0.5)) {
    const type = { size, width, face: context.face };
    const rows = joined(told.map((each) => rowsOf(each, type)));
    if (heightOf(rows) <= room) return { rows, isCut: false };
    if (size > least) continue;
    const share = room / told.length - between;
    const fitting = told.map((each) => fittingRows(each, type, share));
    return { rows: joined(fitting.map((each) => each.rows)), isCut: fitting.some(({ isCut }) => isCut) };
  }
}

/**
 * @param {readonly (readonly Puzzle[])[]} runs the puzzles of each page
 * @param {import("../print-settings.js").Look} look
 * @param {import("./plans.js").Context} context
 * @param {import("./plans.js").Size} area of the puzzles and the words
 * @returns {{ height: number, isCut: (run: readonly Puzzle[]) => boolean, draw: (run: readonly Puzzle[], within: Area)
 *   => Box[] } | null} null when no author says anything; `height` with the distance to what is above; `isCut`: whether
 *   words of the page have no room
 */
export function authorNotes(runs, look, context, area) {
  if (!runs.some((run) => run.some(isTold))) return null;
  const known = new Map(runs.map((run) => [run, authorRows(run, look, context, area)]));
  const rowsFor = (/** @type {readonly Puzzle[]} */ run) => known.get(run) ?? authorRows(run, look, context, area);
  return {
    height: above + Math.max(...runs.map((run) => heightOf(rowsFor(run).rows))),
    isCut: (run) => rowsFor(run).isCut,
    draw: (run, within) => drawRows(rowsFor(run).rows, within.x, within.y + above),
  };
}
