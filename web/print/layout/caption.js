/**
 * The caption above a puzzle: number, title, what is wrong with the puzzle, level, rating, number of givens, and the
 * rules of variants. It becomes smaller, then loses what matters least, and has more lines only when that is not
 * enough.
 *
 * @typedef {object} Part
 * @property {string} text
 * @property {import("./boxes.js").Weight} weight
 * @property {number} rank parts of the highest rank are left out first; parts of rank 0 never
 *
 * @typedef {{ size: number, lines: readonly (readonly Part[])[] }} Caption
 * @typedef {{ largest: number, least: number, width: number, lines: number, face: import("../fonts/face.js").Face }}
 *   Room `lines`: the most
 */
import { layoutNamed } from "../../model/layout.js";
import { variantWords } from "../../i18n/layout-words.js";
import { levelWords } from "../../i18n/level-words.js";
import { ratingText } from "../../i18n/numbers.js";
import { shorten } from "./text.js";
import { quietColour, textLine } from "./type.js";

/** @typedef {import("../job.js").PrintedPuzzle} PrintedPuzzle */
/** @typedef {import("./plans.js").Context} Context */

/** Between two facts. */
const dot = " · ";
/** After a number or a title, relative to the size of the type. */
const space = 0.55;

/** Between two sizes that are tried. */
const stepOfSize = 0.5;

/**
 * Variants that the board does not show: nobody could solve the puzzle without their names.
 * @type {ReadonlySet<string>}
 */
const unseen = new Set(["disjoint", "antiknight", "antiking"]);

/**
 * @param {PrintedPuzzle} puzzle
 * @param {number} number
 * @param {import("../print-settings.js").Shown} show
 * @param {Context} context
 * @returns {Part[]} in the order in which they are printed
 */
export function captionParts(puzzle, number, show, { words }) {
  const { title, level, rating, givens, isByAuthor } = puzzle;
  const flaw = isByAuthor ? "author" : puzzle.flaw;
  const clues = givens.filter(Boolean).length;
  /** @type {(Part | false)[]} */
  const parts = [
    show.number && { text: words.number(number), weight: 600, rank: 0 },
    title !== "" && { text: title, weight: 600, rank: 0 },
    typeof flaw === "string" && { text: words("sheet.flaw", { flaw }), weight: 400, rank: 0 },
    show.level && level !== null && { text: levelWords(level, words), weight: 400, rank: 2 },
    show.rating &&
      rating !== null && {
        text: words("rating.short", { rating: ratingText(rating, words.language) }),
        weight: 400,
        rank: 3,
      },
    show.clues && { text: words("sheet.givens", { clues }), weight: 400, rank: 4 },
    ...(layoutNamed(puzzle.layout)?.variants ?? []).map((variant) => ({
      text: variantWords(variant, words),
      weight: /** @type {const} */ (400),
      rank: unseen.has(variant) ? 0 : 5,
    })),
  ];
  return parts.filter((part) => part !== false);
}

/**
 * Returns the largest caption that fits. What still does not fit after all is shortened.
 *
 * @param {readonly Part[]} parts @param {Room} room @returns {Caption}
 */
export function fitCaption(parts, room) {
  const { largest, least, width, face } = room;
  for (let kept = parts; ; kept = withoutLeast(kept)) {
    for (let size = largest; size >= least; size -= stepOfSize) {
      const lines = linesOf(kept, size, room);
      if (lines.length <= room.lines && lines.every((line) => lineWidth(line, size, face) <= width))
        return { size, lines };
    }
    if (kept.every(({ rank }) => rank === 0)) return { size: least, lines: shortened(kept, room) };
  }
}

/**
 * Returns the number of lines that the captions of a document need at least, so that nothing indispensable is
 * shortened; 0 for no captions. Cost: widths of texts only for puzzles with a title, variants or a flaw.
 *
 * @param {readonly (PrintedPuzzle & { number: number })[]} puzzles @param {import("../print-settings.js").Shown} show
 *   @param {Context} context @param {Room} room
 */
export function linesNeeded(puzzles, show, context, room) {
  const bare = { ...show, level: false, rating: false, clues: false };
  let most = 0;
  for (const puzzle of puzzles) {
    if (puzzle.title !== "" || puzzle.flaw || puzzle.layout.includes("+")) {
      const parts = captionParts(puzzle, puzzle.number, bare, context).filter(({ rank }) => rank === 0);
      most = Math.max(most, linesOf(parts, room.least, room).length);
    }
    if (most === 0 && (show.number || captionParts(puzzle, puzzle.number, show, context).length > 0)) most = 1;
  }
  return Math.min(room.lines, most);
}

/** Height of a caption's line, relative to its size. */
export const captionLine = 1.25;

/**
 * @param {Caption} caption
 * @param {number} x
 * @param {number} bottom of the last line
 * @param {Context["face"]} face
 * @returns {import("./boxes.js").Box[]}
 */
export function drawCaption({ size, lines }, x, bottom, face) {
  return lines.flatMap((line, row) => {
    const top = bottom - (lines.length - row) * size * captionLine;
    let at = x;
    return runsOf(line).map(({ text, weight }) => {
      const box = textLine(at, top, text, { size, weight, colour: weight === 600 ? "#000000" : quietColour });
      at += face.widthOf(text, size, weight) + space * size;
      return box;
    });
  });
}

/**
 * Returns the texts of a line: each number and title, and facts that follow each other as one.
 * @param {readonly Part[]} line
 * @returns {{ text: string, weight: import("./boxes.js").Weight }[]}
 */
function runsOf(line) {
  /** @type {{ text: string, weight: import("./boxes.js").Weight }[]} */
  const runs = [];
  for (const { text, weight } of line) {
    const last = runs.at(-1);
    if (last?.weight === 400 && weight === 400) last.text += dot + text;
    else runs.push({ text, weight });
  }
  return runs;
}

/** @param {readonly Part[]} line @param {number} size @param {Context["face"]} face */
function lineWidth(line, size, face) {
  const runs = runsOf(line);
  return runs.reduce(
    (sum, { text, weight }) => sum + face.widthOf(text, size, weight),
    Math.max(0, runs.length - 1) * space * size,
  );
}

/**
 * @param {readonly Part[]} parts
 * @param {number} size
 * @param {Room} room
 * @returns {Part[][]} lines that are as full as can be
 */
function linesOf(parts, size, { width, face }) {
  /** @type {Part[][]} */
  const lines = [];
  for (const part of parts) {
    const last = lines.at(-1);
    if (last && lineWidth([...last, part], size, face) <= width) last.push(part);
    else lines.push([part]);
  }
  return lines;
}

/** @param {readonly Part[]} parts @returns {readonly Part[]} */
function withoutLeast(parts) {
  const most = Math.max(...parts.map(({ rank }) => rank));
  const last = parts.findLastIndex(({ rank }) => rank === most);
  return most === 0 ? parts : parts.filter((_, i) => i !== last);
}

/**
 * Gives each part what the line has left, at the least size.
 * @param {readonly Part[]} parts
 * @param {Room} room
 * @returns {Part[][]}
 */
function shortened(parts, { least, width, lines: most, face }) {
  const lines = linesOf(parts, least, { largest: least, least, width, lines: most, face });
  const kept = [...lines.slice(0, most - 1), lines.slice(most - 1).flat()];
  return kept.map((line) => {
    /** @type {Part[]} */
    const fitting = [];
    for (const part of line) {
      const room = width - lineWidth([...fitting, { ...part, text: "" }], least, face);
      const text = room > 0 ? shorten(part.text, { width: room, size: least, weight: part.weight, face }) : "";
      if (text) fitting.push({ ...part, text });
    }
    return fitting;
  });
}
