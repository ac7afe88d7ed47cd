/**
 * The key: the solutions as small boards, on pages of their own or upside down at the foot of a page.
 *
 * @typedef {import("./puzzle-pages.js").Numbered} Numbered
 * @typedef {import("./puzzle-pages.js").NumberedSection} NumberedSection
 * @typedef {import("./boxes.js").Area} Area
 * @typedef {import("./boxes.js").Box} Box
 * @typedef {import("./furniture.js").Furniture} Furniture
 * @typedef {import("./plans.js").Context} Context
 * @typedef {import("./plans.js").PagePlan} PagePlan
 * @typedef {import("./plans.js").Size} Size
 * @typedef {import("./key-rows.js").Placed} Placed
 * @typedef {import("./key-rows.js").Row} Row
 * @typedef {import("../print-settings.js").Look} Look
 *
 * @typedef {object} KeyGrid equal places for the boards of some puzzles
 * @property {number} columns
 * @property {number} rows on one page
 * @property {number} extent side of a board
 * @property {number} label height of the line above a board
 * @property {number} across from one board to the next
 * @property {number} down
 */
import { layoutNamed } from "../../model/layout.js";
import { presses } from "../presses.js";
import { boardBox, sideOf } from "./board-box.js";
import { inRuns } from "./plans.js";
import { furnitureOf } from "./furniture.js";
import { continuedRow, gaps, headingRoom, headingRow, pagesOf, rounding } from "./key-rows.js";
import { wrap } from "./text.js";
import { lineHeight, quietColour, scaleOf, textLine } from "./type.js";

/**
 * From one cell to the next, in points: the least, whose digits have 6.5 points or 11 in large print; the largest that
 * a key needs; the largest for boards of several grids, of which four are on a page.
 */
const cells = { least: 10.9, most: 17, ofGrids: 12 };
/** Cells of large print, relative to others. */
const largeCells = 1.35;
/** From one column of large print to the next, relative to a board. */
const widestSpread = 1.6;
/** Size of digits relative to a cell; what lines take of each cell, in points. */
const [digitShare, lineShare] = [0.64, 1.4];
/** Smaller boards look lost. */
const leastExtent = 58;
/** Where sizes are mixed, boards are somewhat larger than the least. */
const mixedScale = 1.15;
/** The most of a page's height that the solutions at the foot take, where their digits can be made smaller. */
const footShare = 0.36;
/** Between the puzzles of a page and the solutions at its foot. */
const footGap = 12;

/**
 * Plans pages with the solutions of sections. Solutions go on without a break where a section ends. Where there are
 * several sections, each page begins with the title of one.
 *
 * @param {readonly NumberedSection[]} sections
 * @param {Look} look
 * @param {Context} context
 * @param {Size} area the printed area
 * @param {Furniture} furniture
 * @returns {PagePlan[]}
 */
export function keyPages(sections, look, context, area, furniture = keyFurniture(look, context, area)) {
  const body = { width: area.width, height: area.height - furniture.top - furniture.bottom };
  const rows = sections.flatMap((section, index) => keyRows(section, index, sections.length > 1, look, context, body));
  return pagesOf(rows, body.height).map((page) => ({
    kind: /** @type {const} */ ("key"),
    section: page[0].row.section,
    numbers: page.flatMap(({ row: { run } }) => run.map(({ puzzle }) => puzzle.number)),
    furniture,
    draw: (/** @type {Area} */ { x, y }) => page.flatMap(({ row: { run, draw }, top }) => draw(run, x, y + top)),
  }));
}

/**
 * Plans the one page with the solutions of a page of puzzles. Its boards are smaller than usual where that is
 * necessary.
 *
 * @param {readonly Numbered[]} puzzles
 * @param {number} section
 * @param {Look} look
 * @param {Context} context
 * @param {Size} area the printed area
 * @param {Furniture} furniture
 * @returns {PagePlan}
 */
export function keyPageOf(puzzles, section, look, context, area, furniture) {
  const grid = keyGrid(
    puzzles,
    look,
    { width: area.width, height: area.height - furniture.top - furniture.bottom },
    { isOnePage: true },
  );
  return {
    kind: "key",
    section,
    numbers: puzzles.map(({ number }) => number),
    furniture,
    draw: ({ x, y }) =>
      puzzles.flatMap((puzzle, i) =>
        drawSolution(
          puzzle,
          grid,
          x + (i % grid.columns) * grid.across,
          y + Math.floor(i / grid.columns) * grid.down,
          look,
          context,
        ),
      ),
  };
}

/**
 * Head and foot of the key of loose sheets.
 * @param {Look} look
 * @param {Context} context
 * @param {Size} area
 * @param {string} [sheet] name of the sheet in a class
 */
export function keyFurniture(look, context, { width }, sheet = "") {
  const title = look.title ? context.words("sheet.key-of", { title: look.title }) : context.words("sheet.key");
  return furnitureOf({ title, running: sheet }, look, context, width);
}

/**
 * @param {NumberedSection} section
 * @param {number} index
 * @param {boolean} isNamed
 * @param {Look} look
 * @param {Context} context
 * @param {Size} body
 * @returns {Row[]}
 */
function keyRows({ title, puzzles }, index, isNamed, look, context, body) {
  const hasHeading = isNamed && title !== "" && puzzles.length > 0;
  const heading = hasHeading ? [headingRow(title, index, look, context, body.width)] : [];
  const again = hasHeading ? continuedRow(title, index, look, context, body.width) : null;
  const room = hasHeading ? { ...body, height: body.height - headingRoom(look) } : body;
  const isMixed = puzzles.some((puzzle) => sideOf(puzzle) !== sideOf(puzzles[0]));
  const runs = isMixed ? mixedRuns(puzzles, look, room) : gridRuns(puzzles, look, room, isNamed);
  const label = labelHeight(look);
  return [
    ...heading,
    ...runs.map((run) => ({
      section: index,
      run,
      before: gaps.down,
      keep: false,
      again,
      height: label + Math.max(...run.map(({ extent }) => extent)),
      draw: (/** @type {readonly Placed[]} */ placed, /** @type {number} */ x, /** @type {number} */ y) =>
        placed.flatMap(({ puzzle, left, extent }) =>
          drawSolution(puzzle, { extent, label }, x + left, y, look, context),
        ),
    })),
  ];
}

/**
 * Returns the rows of a grid.
 * @param {readonly Numbered[]} puzzles
 * @param {Look} look
 * @param {Size} body
 * @param {boolean} isShared whether other sections share the pages
 * @returns {Placed[][]}
 */
function gridRuns(puzzles, look, body, isShared) {
  const { columns, extent, across } = keyGrid(puzzles, look, body, { isShared });
  // A single column of large boards, as those of several grids, is in the middle of the page.
  const shift = columns === 1 && puzzles.length > 1 ? (body.width - extent) / 2 : 0;
  return inRuns(puzzles, columns).map((run) => run.map((puzzle, i) => ({ puzzle, left: shift + i * across, extent })));
}

/**
 * Returns rows of boards of several sizes: each board has cells of the same size, and each row as many boards as fit.
 * @param {readonly Numbered[]} puzzles
 * @param {Look} look
 * @param {Size} body
 * @returns {Placed[][]}
 */
function mixedRuns(puzzles, look, { width, height }) {
  /** @type {Placed[][]} */
  const runs = [];
  let left = Infinity;
  for (const puzzle of puzzles) {
    const extent = Math.min(extentsOf([puzzle], look)[0] * mixedScale, width, height - labelHeight(look));
    if (left + extent > width) {
      runs.push([]);
      left = 0;
    }
    runs[runs.length - 1].push({ puzzle, left, extent });
    left += extent + gaps.across;
  }
  return runs;
}

/**
 * Returns the grid for boards of one size that needs the fewest pages, and of those the one with the largest boards.
 * Where other sections share the pages, these are fewest when a page holds the most boards.
 *
 * @param {readonly Numbered[]} puzzles @param {Look} look @param {Size} body
 * @param {{ isOnePage?: boolean, isShared?: boolean }} [options] `isOnePage`: boards become as small as one page
 *   requires; `isShared`: sections share the pages, so boards do not become larger to fill them @returns {KeyGrid}
 */
function keyGrid(puzzles, look, { width, height }, { isOnePage = false, isShared = false } = {}) {
  const label = labelHeight(look);
  const [usual, most] = extentsOf(puzzles, look);
  const least = isOnePage ? Math.min(usual, sizeOfOnePage(puzzles.length, label, { width, height })) : usual;
  const bounded = Math.min(isShared ? usual * mixedScale : most, width, height - label);
  const fitting = (/** @type {number} */ length, /** @type {number} */ gap, /** @type {number} */ each) =>
    Math.max(1, Math.floor((length + gap) / (each + gap)));
  const smallest = Math.min(least, bounded);
  const grids = range(fitting(width, gaps.across, bounded), fitting(width, gaps.across, smallest)).flatMap((columns) =>
    range(fitting(height, gaps.down, bounded + label), fitting(height, gaps.down, smallest + label)).map((rows) => {
      const extent = Math.min(
        bounded,
        (width + gaps.across) / columns - gaps.across,
        (height + gaps.down) / rows - gaps.down - label,
      );
      const pages = isShared ? 1 / (columns * rows) : Math.ceil(puzzles.length / (columns * rows));
      return { columns, rows, extent, label, across: extent + gaps.across, down: extent + label + gaps.down, pages };
    }),
  );
  const best = grids.reduce((found, grid) =>
    grid.pages < found.pages || (grid.pages === found.pages && grid.extent > found.extent) ? grid : found,
  );
  // The columns of large print are spread over the page, as its few large boards would leave an empty strip.
  const isSpread = look.large && best.columns > 1 && puzzles.length >= best.columns;
  return isSpread
    ? { ...best, across: Math.min((width - best.extent) / (best.columns - 1), best.extent * widestSpread) }
    : best;
}

/**
 * Returns the largest side of boards of which a page holds `count`.
 * @param {number} count
 * @param {number} label
 * @param {Size} body
 */
function sizeOfOnePage(count, label, { width, height }) {
  const sizes = range(1, count).map((columns) =>
    Math.min(
      (width + gaps.across) / columns - gaps.across,
      (height + gaps.down) / Math.ceil(count / columns) - gaps.down - label,
    ),
  );
  // A hair less, so that as many boards fit in spite of rounding.
  return Math.max(...sizes) - rounding;
}

/** @param {number} first @param {number} last @returns {number[]} */
const range = (first, last) => Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** @param {Look} look */
const labelHeight = (look) => scaleOf(look).small * lineHeight;

/** Returns the least cell, with its share of the lines, for digits of a size. @param {number} type */
export const legibleCell = (type) => (type > 0 ? type / digitShare + lineShare : 0);

/**
 * @param {readonly Numbered[]} puzzles
 * @param {Look} look
 * @returns {[least: number, most: number]} sides of the boards of a key in points
 */
function extentsOf(puzzles, look) {
  const side = Math.max(1, ...puzzles.map(sideOf));
  const scale = look.large ? largeCells : 1;
  const least = Math.max(leastExtent, side * Math.max(cells.least * scale, legibleCell(presses[look.press].type)));
  const hasGrids = puzzles.some(({ layout }) => (layoutNamed(layout)?.gridCount ?? 1) > 1);
  return [least, Math.max(least, side * (hasGrids ? cells.ofGrids : cells.most) * scale)];
}

/**
 * @param {Numbered} puzzle
 * @param {Pick<KeyGrid, "extent" | "label">} grid
 * @param {number} x
 * @param {number} y
 * @param {Look} look
 * @param {Context} context
 * @returns {Box[]}
 */
function drawSolution(puzzle, { extent, label }, x, y, look, { words, face, placeOf }) {
  const size = label / lineHeight;
  const leadsTo = placeOf?.(puzzle.number);
  const told = [words.number(puzzle.number), puzzle.isByAuthor ? words("sheet.flaw", { flaw: "author" }) : ""];
  const number = textLine(x, y - 1, told.filter(Boolean).join(" · "), {
    size,
    weight: 600,
    ...(leadsTo && { leadsTo }),
  });
  if (!puzzle.solution) {
    const small = Math.min(size, extent / 9);
    const lines = wrap(words("sheet.unsolved", { flaw: puzzle.flaw ?? "unknown" }), {
      width: extent,
      size: small,
      face,
      lines: 4,
    });
    return [
      number,
      ...lines.map((text, i) =>
        textLine(x, y + label + i * small * lineHeight, text, { size: small, colour: quietColour }),
      ),
    ];
  }
  const own = Math.min(extent, sideOf(puzzle) * cells.most * 1.3);
  return [
    number,
    boardBox(puzzle, {
      x,
      y: y + label,
      extent: own,
      isKey: true,
      style: look,
      label: words("sheet.solution", { number: puzzle.number }),
    }),
  ];
}

/**
 * The solutions at the foot of each page, upside down.
 *
 * @typedef {object} Foot
 * @property {number} height with the distance to the puzzles
 * @property {(puzzles: readonly Numbered[], body: Area) => Box[]} draw at the lower end of the body
 */

/**
 * @param {readonly Numbered[]} puzzles of the document: all pages have the same foot
 * @param {Look} look
 * @param {Context} context
 * @param {Size} body
 * @returns {Foot}
 */
export function turnedFoot(puzzles, look, context, { width, height }) {
  const label = labelHeight(look);
  const [least] = extentsOf(puzzles, look);
  const count = Math.min(look.perPage, puzzles.length);
  const most = height * footShare;
  const grids = Array.from({ length: count }, (_, i) => i + 1).map((columns) => {
    const rows = Math.ceil(count / columns);
    const fitting = Math.min(
      (width - gaps.across * (columns - 1)) / columns,
      (most - gaps.down * (rows - 1)) / rows - label,
    );
    return { columns, rows, extent: Math.min(least, fitting), label };
  });
  const best = grids.reduce((found, grid) =>
    grid.extent > found.extent || (grid.extent === found.extent && grid.rows < found.rows) ? grid : found,
  );
  const { columns, extent } = best;
  const [across, down] = [extent + gaps.across, extent + label + gaps.down];
  const indent = (width + gaps.across - columns * across) / 2;
  const own = best.rows * down - gaps.down;
  return {
    height: own + footGap,
    draw(run, body) {
      const area = { x: body.x, y: body.y + body.height - own, width, height: own };
      const boxes = run.flatMap((puzzle, i) =>
        drawSolution(
          puzzle,
          { extent, label },
          area.x + indent + (i % columns) * across,
          area.y + Math.floor(i / columns) * down,
          look,
          context,
        ),
      );
      return [{ kind: "turned", area, boxes }];
    },
  };
}
