/** The pages of a sheet as elements. Each page is one box with the size of the printed area. */
import { drawBoard } from "../board/display-list.js";
import { boardGeometry } from "../board/geometry.js";
import { printPalette } from "../board/palette.js";
import { renderSvg } from "../board/svg.js";
import { viewOfPuzzle } from "../board/view.js";
import { cellsOf } from "./cells.js";
import { arrange, arrangeKey, inRuns, printedArea, usualPaper } from "./paging.js";

/**
 * @typedef {object} SheetPuzzle
 * @property {string | readonly number[]} puzzle the engine's canonical text, or cells
 * @property {string | readonly number[]} [solution] a puzzle without a solution is left out of the key
 * @property {string} [layout]
 * @property {string} [title] printed beside the number, such as the difficulty
 *
 * @typedef {object} SheetOptions
 * @property {readonly SheetPuzzle[]} puzzles
 * @property {number} [perPage] 1, 2, 4, 6 or 9
 * @property {boolean} [withKey]
 * @property {string} [title] at the head of every page; without a title, "puzzles" or "solutions"
 * @property {import("./paging.js").Paper} [paper] by default the usual paper in the reader's country
 * @property {import("../i18n/words.js").Words} words
 * @property {Document} [document]
 *
 * @typedef {SheetPuzzle & { number: number }} Numbered
 * @typedef {{ puzzles: Numbered[], arrangement: import("./paging.js").Arrangement, heading: string, isKey: boolean }} Page
 */

const unit = 36;
/** Widths of lines for a cell of size `unit`. The key's boards are small and have relatively thicker lines. */
const lines = { board: { thin: 0.9, thick: 2.7 }, key: { thin: 1, thick: 3.4 } };

/** @param {SheetOptions} options @returns {HTMLElement} hidden on a screen */
export function renderSheets({ puzzles, perPage = 4, withKey = true, title = "", words, ...rest }) {
  const { document = globalThis.document } = rest;
  const { paper = usualPaper(document.defaultView?.navigator.language ?? "en") } = rest;
  const numbered = puzzles.map((puzzle, i) => ({ ...puzzle, number: i + 1 }));
  const pages = [
    ...pagesOf(numbered, arrange(perPage, paper), { heading: title || words("sheet.head"), isKey: false }),
    ...(withKey ? keyPages(numbered, paper, title ? words("sheet.key-of", { title }) : words("sheet.key")) : []),
  ];
  const sheets = document.createElement("div");
  sheets.className = "sheets";
  sheets.dataset.paper = paper;
  const { width, height } = printedArea(paper);
  sheets.style.setProperty("--sheet-width", `${width}mm`);
  sheets.style.setProperty("--sheet-height", `${height}mm`);
  sheets.append(...pages.map((page, i) => renderPage(page, words("sheet.page", { page: i + 1, pages: pages.length }), { words, document })));
  return sheets;
}

/** @param {Numbered[]} puzzles @param {import("./paging.js").Paper} paper @param {string} heading */
function keyPages(puzzles, paper, heading) {
  const solved = puzzles.filter(({ solution }) => solution);
  const side = Math.max(0, ...solved.map(({ solution }) => Math.sqrt(cellsOf(solution ?? "").length)));
  return pagesOf(solved, arrangeKey(solved.length, side, paper), { heading, isKey: true });
}

/** @param {Numbered[]} puzzles @param {Page["arrangement"]} arrangement @param {Pick<Page, "heading" | "isKey">} rest @returns {Page[]} */
function pagesOf(puzzles, arrangement, rest) {
  return inRuns(puzzles, arrangement.columns * arrangement.rows).map((run) => ({ puzzles: run, arrangement, ...rest }));
}

/** @typedef {{ words: import("../i18n/words.js").Words, document: Document }} Context */

/** @param {Page} page @param {string} footer @param {Context} context */
function renderPage(page, footer, context) {
  const { document } = context;
  const { columns, rows, board } = page.arrangement;
  const section = element(document, "section", page.isKey ? "sheet-page sheet-key" : "sheet-page");
  const grid = element(document, "div", "sheet-grid");
  grid.style.setProperty("--sheet-columns", String(columns));
  grid.style.setProperty("--sheet-rows", String(rows));
  grid.style.setProperty("--sheet-board", `${board}mm`);
  grid.append(...page.puzzles.map((puzzle) => renderPuzzle(puzzle, page.isKey, context)));
  const header = element(document, "header", "sheet-header", page.heading);
  section.append(header, grid, element(document, "footer", "sheet-footer", footer));
  return section;
}

/** @param {Numbered} puzzle @param {boolean} isKey @param {Context} context */
function renderPuzzle({ puzzle, solution, layout = "3x3", title = "", number }, isKey, { words, document }) {
  const figure = element(document, "figure", "sheet-puzzle");
  const caption = element(document, "figcaption", "sheet-label");
  caption.append(element(document, "span", "sheet-number", String(number)));
  if (title && !isKey) caption.append(element(document, "span", "sheet-title", title));
  const view = viewOfPuzzle(layout, cellsOf(puzzle), isKey ? cellsOf(solution ?? "") : null);
  const geometry = boardGeometry(view.layout, unit, isKey ? lines.key : lines.board);
  const label = words(isKey ? "sheet.solution" : "sheet.puzzle", { number });
  const picture = element(document, "div", "sheet-board");
  picture.innerHTML = renderSvg(drawBoard(view, geometry), printPalette, { label });
  figure.append(caption, picture);
  return figure;
}

/** @param {Document} document @param {string} tag @param {string} className @param {string} [text] */
export function element(document, tag, className, text = "") {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
