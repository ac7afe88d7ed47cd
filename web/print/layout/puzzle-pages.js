/** Pages of puzzles: the plans of the pages of sections, and the boxes of a page. */
import { authorNotes } from "./author-notes.js";
import { lineBox } from "./boxes.js";
import { boardBox, sideOf } from "./board-box.js";
import { captionLine, captionParts, drawCaption, fitCaption, linesNeeded } from "./caption.js";
import { furnitureOf } from "./furniture.js";
import { boardsOf, nameOfBoard, wholeOf } from "./grid-parts.js";
import { keyFurniture, keyPageOf, turnedFoot } from "./key-pages.js";
import { mm } from "./paper.js";
import { inRuns } from "./plans.js";
import { ruleNotes } from "./rule-notes.js";
import { roomForLine } from "./solution-lines.js";
import { arrange, besideGap, captionGap, codeGap, hasRoomForCode, ruling } from "./slots.js";
import { symbolStrip } from "./symbol-strip.js";
import { ruleColour, scaleOf } from "./type.js";

/** @typedef {import("../job.js").PrintedPuzzle} PrintedPuzzle */
/** @typedef {import("../job.js").PuzzlesJob["sections"]} Sections */
/** @typedef {import("../print-settings.js").Look} Look */
/** @typedef {import("./boxes.js").Area} Area */
/** @typedef {import("./boxes.js").Box} Box */
/** @typedef {import("./plans.js").Context} Context */
/** @typedef {import("./plans.js").PagePlan} PagePlan */
/** @typedef {import("./plans.js").Size} Size */
/** @typedef {import("./furniture.js").Furniture} Furniture */
/** @typedef {import("./slots.js").Slots} Slots */
/** @typedef {PrintedPuzzle & { number: number, part?: import("./grid-parts.js").GridPart }} Numbered */
/** @typedef {{ title: string, puzzles: readonly Numbered[] }} NumberedSection */

/** Cells are not larger: a small board does not fill a large sheet. */
const largestCell = 30 * mm;
/**
 * Least sides of a module of a QR code, so that a phone can read a printed one: wanted, and where another code has
 * decided the size.
 */
export const [moduleSide, leastModule] = [0.34 * mm, 0.3 * mm];
export const leastCode = 14 * mm;
/** A code is left out where boards would become smaller than this part of what they are without codes. */
const leastShare = 0.6;
/**
 * How much of the free height is above a puzzle that is alone in it: a puzzle in the middle would seem to be too low.
 */
const aboveShare = 0.38;
/** Most lines of a caption. */
const captionLines = 3;

/** Size of the captions by the most puzzles on a page. */
const captionSizes = [
  [2, 11],
  [6, 10],
  [12, 9],
];
/** Size of the captions of large print. */
const largeCaption = 16;

/** @param {Look} look @returns {{ largest: number, least: number }} sizes of captions */
function captionScale(look) {
  const [, size] = captionSizes.find(([most]) => look.perPage <= most) ?? captionSizes[2];
  return { largest: look.large ? largeCaption : size, least: scaleOf(look).least };
}

/** Numbers the puzzles through all sections, from 1. @param {Sections} sections @returns {NumberedSection[]} */
export function numbered(sections) {
  let number = 0;
  return sections.map(({ title, puzzles }) => ({
    title,
    puzzles: puzzles.map((puzzle) => ({ ...puzzle, number: ++number })),
  }));
}

/**
 * Returns head and foot of loose sheets with the puzzles of a section.
 *
 * @param {readonly NumberedSection[]} sections @param {Look} look @param {Context} context @param {Size} area @param
 *   {string} [sheet] name of the sheet in a class
 * @returns {(section: number) => Furniture}
 */
export const sheetFurniture =
  (sections, look, context, { width }, sheet = "") =>
  (section) =>
    furnitureOf(
      {
        title: look.title,
        running: [sections.length > 1 ? sections[section].title : "", sheet].filter(Boolean).join("   "),
        nameLine: look.show.nameLine,
        author: true,
      },
      look,
      context,
      width,
    );

/**
 * Plans the pages of puzzles, with their solutions where the key belongs to the page: at its foot, or on a page of its
 * own that follows. A section begins on a new page.
 *
 * @param {readonly NumberedSection[]} sections
 * @param {Look} look
 * @param {Context} context
 * @param {Size} area the printed area
 * @param {(section: number) => Furniture} furnitureFor the pages of a section
 * @param {Furniture} keyHead for the pages of the key
 * @param {boolean} hasNotes whether the pages say what the rules of their puzzles are
 * @returns {PagePlan[]}
 */
export function puzzlePages(
  sections,
  look,
  context,
  area,
  furnitureFor = sheetFurniture(sections, look, context, area),
  keyHead = keyFurniture(look, context, area),
  hasNotes = true,
) {
  const parted = sections.map(({ title, puzzles }) => ({ title, puzzles: boardsOf(puzzles, look, context.words) }));
  const all = parted.flatMap(({ puzzles }) => puzzles);
  if (!all.length) return [];
  const furnitures = sections.map((_, section) => furnitureFor(section));
  // All pages have the same slots, also where a section has no title.
  const top = Math.max(...furnitures.map((furniture) => furniture.top));
  const body = { width: area.width, height: area.height - top - furnitures[0].bottom };
  const foot = look.key === "foot" ? turnedFoot(all, look, context, body) : null;
  const footHeight = foot?.height ?? 0;
  /** Sections whose words take equal room have equal slots. @type {Map<string, Slots>} */
  const known = new Map();
  /** @param {number} height that is left for words below the boards @param {number} [width] and beside them */
  const slotsAbove = (height, width = 0) => {
    const key = `${width} ${height}`;
    const slots =
      known.get(key) ??
      slotsFor(all, look, context, { width: body.width - width, height: body.height - footHeight - height });
    known.set(key, slots);
    return slots;
  };
  return parted.flatMap(({ puzzles }, section) => {
    const runs = inRuns(puzzles, look.perPage);
    const legend = hasNotes ? ruleNotes(runs, look, context, body.width) : null;
    const side = Math.max(...puzzles.map(sideOf));
    const legendHeight = legend?.height ?? 0;
    const told = authorNotes(
      runs,
      look,
      context,
      { ...body, column: body.height - footHeight - legendHeight },
      ({ width, height }) => Math.min(largestCell * side, slotsAbove(legendHeight + height, width).extent),
    );
    const notesHeight = legendHeight + (told?.height ?? 0);
    const notesWidth = told?.width ?? 0;
    const strip = symbolStrip(
      runs,
      look,
      body.width,
      (height) => Math.min(largestCell, slotsAbove(notesHeight + height, notesWidth).extent / side),
      context.words("print.symbols"),
    );
    const slots = slotsAbove(notesHeight + (strip?.height ?? 0), notesWidth);
    return runs.flatMap((run) => {
      /** @type {PagePlan} */
      const page = {
        kind: "puzzles",
        section,
        numbers: run.map(({ number }) => number),
        ...(told?.isCut(run) && { isCut: true }),
        furniture: { ...furnitures[section], top },
        draw(within) {
          const stripHeight = strip?.height ?? 0;
          const bottom = within.y + within.height - footHeight;
          const beside = { ...within, width: within.width - notesWidth };
          const boards = run.flatMap((puzzle, i) =>
            drawSlot(puzzle, slots, slotArea(slots, i, run.length, beside, look), look, context),
          );
          const y = bottom - notesHeight;
          const place = notesWidth
            ? { ...within, x: beside.x + beside.width, height: y - stripHeight - within.y }
            : { ...within, y: bottom - notesHeight + legendHeight };
          return [
            ...boards,
            ...(legend ? legend.draw(run, { ...within, y, height: legendHeight }) : []),
            ...(told ? told.draw(run, place, topOf(boards)) : []),
            ...(strip ? strip.draw(run, { ...within, y: y - stripHeight }) : []),
            ...(foot ? foot.draw(run, within) : []),
          ];
        },
      };
      return look.key === "page" ? [page, keyPageOf(run, section, look, context, area, keyHead)] : [page];
    });
  });
}

/** Where the highest board begins. @param {readonly Box[]} boxes */
const topOf = (boxes) => Math.min(...boxes.flatMap((box) => (box.kind === "drawing" ? [box.y] : [])));

/**
 * Returns slots whose captions have room for what every puzzle must say. Cost: one code for each size of boards.
 *
 * @param {readonly Numbered[]} puzzles @param {Look} look @param {Context} context @param {Size} area @returns {Slots}
 */
function slotsFor(puzzles, look, context, area) {
  const { largest, least } = captionScale(look);
  const arranged = (/** @type {number} */ lines, /** @type {number} */ code) =>
    arrange(look.perPage, area, {
      caption: lines * largest * captionLine,
      code,
      notes: look.show.notes,
      under: roomForLine(look),
    });
  const withCode = (/** @type {number} */ code) => {
    const slots = arranged(1, code);
    const room = { largest, least, width: captionWidth(slots), lines: captionLines, face: context.face };
    const lines = linesNeeded(puzzles, look.show, context, room);
    return lines === 1 ? slots : arranged(lines, code);
  };
  const bare = withCode(0);
  const isGood = (/** @type {Slots} */ slots) => hasRoomForCode(slots) && slots.extent >= leastShare * bare.extent;
  for (const code of look.show.code ? codeSides(puzzles, context) : []) {
    const slots = withCode(code);
    if (isGood(slots)) return slots;
  }
  return bare;
}

/** @param {Slots} slots */
const captionWidth = ({ extent, code, codeAt }) => extent - (codeAt === "above" && code ? code + codeGap : 0);

/**
 * Returns the sides of the codes of boards of each size, the largest first.
 * @param {readonly Numbered[]} puzzles
 * @param {Context} context
 */
function codeSides(puzzles, { codeOf }) {
  const bySize = new Map(puzzles.map(wholeOf).map((puzzle) => [puzzle.givens.length, puzzle]));
  const counts = [...bySize.values()].map((puzzle) => codeOf(puzzle)?.length ?? 0);
  return counts
    .filter(Boolean)
    .map((count) => Math.max(leastCode, count * moduleSide))
    .sort((a, b) => b - a);
}

/**
 * @typedef {Area & { shift: number, down: number }} Slot `shift`: how much of the free width is to the left of the
 *   board; `down`: how much of the free height is above it
 */

/**
 * The free height of a loose sheet is divided equally: above each row, and below the last one. So is its free width. In
 * a book, and with notes, the boards of the first column begin at the left margin, and those of the last column end at
 * the right margin. A puzzle that is alone on its page has the whole page.
 *
 * @param {Slots} slots @param {number} i @param {number} count of puzzles on the page @param {Area} body @param {Look}
 *   look @returns {Slot}
 */
function slotArea({ columns, rows, across, down, width, height }, i, count, body, look) {
  const isSpread = !look.book && !look.show.notes;
  if (count === 1) {
    const whole = isSpread ? (rows - 1) * down + height : height;
    return {
      x: body.x + ((columns - 1) * across) / 2,
      y: body.y,
      width,
      height: whole,
      shift: 0.5,
      down: look.show.notes ? 0 : aboveShare,
    };
  }
  const [column, row] = [i % columns, Math.floor(i / columns)];
  const spread = (/** @type {number} */ place, /** @type {number} */ places) => (places - place) / (places + 1);
  const shift = isSpread ? spread(column, columns) : columns > 1 ? column / (columns - 1) : 0.5;
  const share = isSpread && rows > 1 ? spread(row, rows) : aboveShare;
  return {
    x: body.x + column * across,
    y: body.y + row * down,
    width,
    height,
    shift,
    down: look.show.notes ? 0 : share,
  };
}

/**
 * @param {Numbered} puzzle
 * @param {Slots} slots
 * @param {Slot} slot
 * @param {Look} look
 * @param {Context} context
 * @returns {Box[]}
 */
function drawSlot(puzzle, slots, slot, look, context) {
  const { words, face } = context;
  const { number } = puzzle;
  const extent = Math.min(slots.extent, largestCell * sideOf(puzzle));
  const hasNotesBeside = slots.notesAt === "beside" && look.show.notes;
  const beside = slots.codeAt === "beside" && slots.code > 0 ? besideGap + slots.code : 0;
  const x = hasNotesBeside ? slot.x : slot.x + (slot.width - extent - beside) * slot.shift;
  const y = slot.y + slots.head + slot.down * Math.max(0, slot.height - slots.head - extent);
  const board = boardBox(puzzle, { x, y, extent, isKey: false, style: look, label: nameOfBoard(puzzle, words) });
  const code = slots.code ? codeBox(puzzle, slots, context) : null;
  if (code && slots.codeAt === "above") Object.assign(code, { x: x + extent - code.side, y: y - codeGap - code.side });
  else if (code) Object.assign(code, { x: x + extent + besideGap, y });
  const scale = captionScale(look);
  const width = extent - (code && slots.codeAt === "above" ? code.side + codeGap : 0);
  const lines = Math.max(1, Math.min(captionLines, Math.floor(slots.head / (scale.largest * captionLine))));
  const caption = fitCaption(captionParts(puzzle, number, look.show, context), { ...scale, width, lines, face });
  const notes = look.show.notes
    ? drawNotes(notesArea(slots, slot, board, code && slots.codeAt === "beside" ? code.side : 0))
    : [];
  return [...drawCaption(caption, x, y - captionGap + 1, face), board, ...(code ? [code] : []), ...notes];
}

/**
 * Returns the code of a puzzle without its place; null where the code is too large for the room of the codes.
 * @param {Numbered} puzzle
 * @param {Slots} slots
 * @param {Context} context
 * @returns {import("./boxes.js").ModulesBox | null}
 */
function codeBox(puzzle, { code: side }, { codeOf, words }) {
  const rows = codeOf(wholeOf(puzzle));
  if (!rows || rows.length * leastModule > side) return null;
  const own = Math.min(side, Math.max(leastCode, rows.length * moduleSide));
  return { kind: "modules", x: 0, y: 0, side: own, rows, label: words("sheet.code", { number: puzzle.number }) };
}

/**
 * @param {Slots} slots
 * @param {Area} slot
 * @param {Area} board
 * @param {number} code side of a code beside the board
 * @returns {Area}
 */
function notesArea({ notesAt }, slot, board, code) {
  if (notesAt === "below") {
    const y = board.y + board.height;
    return { x: board.x, y, width: board.width, height: slot.y + slot.height - y };
  }
  const x = board.x + board.width + besideGap;
  const y = board.y + (code ? code + codeGap : 0);
  return { x, y, width: slot.x + slot.width - x, height: board.y + board.height - y };
}

/** Draws lines to write on, as many as the area has room for. @param {Area} area @returns {Box[]} */
function drawNotes({ x, y, width, height }) {
  const count = Math.max(0, Math.floor(height / ruling));
  return Array.from({ length: count }, (_, i) =>
    lineBox(x, y + (i + 1) * ruling, x + width, y + (i + 1) * ruling, 0.4, ruleColour),
  );
}
