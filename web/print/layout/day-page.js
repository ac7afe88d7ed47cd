/**
 * The puzzle of a day as newspapers print it: title, date and level, the board, and beside it the solution of the day
 * before, and codes that open the puzzle and its solution. The page is as large as what is on it.
 *
 * @typedef {import("../job.js").PrintedPuzzle} PrintedPuzzle
 * @typedef {import("./boxes.js").Box} Box
 *
 * @typedef {object} Day
 * @property {string} day such as "2027-01-04"
 * @property {string} title "" for none
 * @property {PrintedPuzzle} puzzle
 * @property {{ day: string, puzzle: PrintedPuzzle } | null} previous whose solution is printed beside; null for none
 *
 * @typedef {import("./plans.js").Context & { seriesWords: import("../../i18n/series-words.js").SeriesWords,
 *   solutionCodeOf: import("./plans.js").Context["codeOf"] }} DayContext `solutionCodeOf`: rows of the QR code that
 *   opens a puzzle with its solution
 */
import { levelWords } from "../../i18n/level-words.js";
import { boardBox } from "./board-box.js";
import { captionParts } from "./caption.js";
import { atPress } from "./at-press.js";
import { pageAround } from "./picture-page.js";
import { leastCode, moduleSide } from "./puzzle-pages.js";
import { ruleNotes } from "./rule-notes.js";
import { codeGap } from "./slots.js";
import { fit, wrap } from "./text.js";
import { lineHeight, quietColour, scaleOf, textLine } from "./type.js";

const mm = 72 / 25.4;
/** Between the board and what is beside it, between two codes, and between a caption and its board. */
const [beside, between, gap] = [14, 10, 3];

/**
 * @param {Day} day
 * @param {{ board: number, key: number }} sides in millimetres
 * @param {import("../print-settings.js").Look} look
 * @param {DayContext} context
 * @returns {import("./boxes.js").Page}
 */
export function dayPage({ day, title, puzzle, previous }, sides, look, context) {
  const { words, seriesWords } = context;
  const extent = sides.board * mm;
  const side = sideColumn(puzzle, previous, sides.key * mm, look, context);
  const width = extent + (side ? beside + side.width : 0);
  const head = headOf({ day, title, puzzle }, width, look, context);
  const label = seriesWords("series.label", { date: words.date(day) });
  const board = boardBox(puzzle, { x: 0, y: head.height, extent, isKey: false, style: look, label });
  const notes = ruleNotes([[puzzle]], look, context, extent);
  const below = head.height + board.height;
  const drawnNotes = notes?.draw([puzzle], { x: 0, y: below, width: extent, height: notes.height }) ?? [];
  const boxes = [...head.boxes, board, ...drawnNotes, ...(side ? side.draw(extent + beside, head.height) : [])];
  const height = Math.max(below + (notes ? notes.height + between : 0), head.height + (side?.height ?? 0));
  return pageAround(atPress(look)(boxes), { width, height });
}

/**
 * @param {Pick<Day, "day" | "title" | "puzzle">} day @param {number} width @param {import("../print-settings.js").Look}
 *   look @param {DayContext} context @returns {{ boxes: Box[], height: number }}
 */
function headOf({ day, title, puzzle }, width, look, context) {
  const { words, face } = context;
  const scale = scaleOf(look);
  const name = [look.title, title].filter(Boolean).join(" · ");
  const { level } = puzzle;
  const facts = [
    look.show.date ? words.date(day, "weekday") : "",
    look.show.level && level ? levelWords(level, words) : "",
    ...captionParts(puzzle, 0, { ...look.show, number: false, level: false }, context).map(({ text }) => text),
  ].filter(Boolean);
  /** @type {Box[]} */
  const boxes = [];
  let y = 0;
  for (const [text, size, weight, colour] of /** @type {const} */ ([
    [name, scale.title, 600, "#000000"],
    [facts.join(" · "), scale.text, 400, quietColour],
  ])) {
    if (!text) continue;
    const fitting = fit(text, { width, size, leastSize: scale.least, weight, face });
    boxes.push(textLine(0, y, fitting.text, { size: fitting.size, weight, colour }));
    y += size * lineHeight;
  }
  return { boxes, height: y && y + gap };
}

/**
 * What is beside the board; null for nothing.
 *
 * @param {PrintedPuzzle} puzzle @param {Day["previous"]} previous @param {number} least width of the solution @param
 *   {import("../print-settings.js").Look} look @param {DayContext} context
 * @returns {{ width: number, height: number, draw: (x: number, y: number) => Box[] } | null}
 */
function sideColumn(puzzle, previous, least, look, context) {
  const { words, seriesWords, face } = context;
  const size = scaleOf(look).small;
  const codes = look.show.code
    ? /** @type {const} */ ([
        [context.codeOf(puzzle), seriesWords("series.play")],
        [context.solutionCodeOf(puzzle), seriesWords("series.see-solution")],
      ]).flatMap(([rows, label]) =>
        rows ? [{ rows, label, side: Math.max(leastCode, rows.length * moduleSide) }] : [],
      )
    : [];
  const solved = previous?.puzzle.solution ? previous : null;
  if (!solved && !codes.length) return null;
  const areBeside = codes.reduce((sum, { side }) => sum + side + between, -between) <= least;
  const width = Math.max(solved ? least : 0, ...codes.map(({ side }) => side), areBeside ? least : 0);
  const setting = { size, face };
  const captionOf = (/** @type {string} */ text, /** @type {number} */ room) => wrap(text, { ...setting, width: room });
  /** @type {((x: number) => Box[])[]} */
  const drawn = [];
  let y = 0;
  const line = (/** @type {string} */ text, /** @type {number} */ left, /** @type {number} */ top) =>
    drawn.push((x) => [textLine(x + left, top, text, { size, colour: quietColour })]);
  if (solved) {
    for (const text of captionOf(seriesWords("series.solution", { date: words.date(solved.day) }), width)) {
      line(text, 0, y);
      y += size * lineHeight;
    }
    const top = y + gap;
    const label = seriesWords("series.solution", { date: words.date(solved.day) });
    const style = { x: 0, y: top, extent: least, isKey: true, style: look, label };
    y = top + boardBox(solved.puzzle, style).height + (codes.length ? between : 0);
    drawn.push((x) => [boardBox(solved.puzzle, { ...style, x })]);
  }
  let bottom = y;
  let left = 0;
  for (const { rows, label, side } of codes) {
    const [x0, top] = [left, areBeside ? y : bottom + (bottom > y ? between : 0)];
    const room = areBeside ? (width - between * (codes.length - 1)) / codes.length : width;
    drawn.push((x) => [{ kind: "modules", x: x + x0, y: top, side, rows, label }]);
    let under = top + side + codeGap;
    for (const text of captionOf(label, room)) {
      line(text, x0, under);
      under += size * lineHeight;
    }
    bottom = Math.max(bottom, under);
    if (areBeside) left += room + between;
  }
  return { width, height: bottom, draw: (x, y0) => drawn.flatMap((draw) => moved(draw(x), y0)) };
}

/** @param {readonly Box[]} boxes @param {number} down @returns {Box[]} */
const moved = (boxes, down) =>
  boxes.map((box) => /** @type {Box} */ ({ ...box, y: /** @type {any} */ (box).y + down }));
