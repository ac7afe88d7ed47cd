/**
 * The pages of a book in their order: title page, the page about the book, contents, then for each section a divider and its puzzles, then the solutions.
 * Title, contents, dividers and solutions begin on right-hand pages. The number of pages is even.
 */
import { layoutSentence } from "../../i18n/layout-words.js";
import { levelWords } from "../../i18n/level-words.js";
import { layoutNamed } from "../../model/layout.js";
import { aboutBook } from "./about-book.js";
import { bookFurniture, noFurniture } from "./book-furniture.js";
import { contentsPage, dividerPage, entriesPerPage, textPages, titlePage } from "./front-matter.js";
import { keyPages } from "./key-pages.js";
import { numbered, puzzlePages } from "./puzzle-pages.js";
import { roomForLine, withSolutionLines } from "./solution-lines.js";

/** @typedef {import("./boxes.js").Area} Area */
/** @typedef {import("./plans.js").PagePlan} PagePlan */
/** @typedef {import("./plans.js").Context} Context */
/** @typedef {import("./plans.js").Size} Size */
/** @typedef {import("./furniture.js").Furniture} Furniture */
/** @typedef {import("./puzzle-pages.js").NumberedSection} NumberedSection */
/** @typedef {import("../settings.js").PrintSettings} PrintSettings */
/** @typedef {Pick<PagePlan, "kind" | "draw"> & Partial<PagePlan>} Piece */

/**
 * @param {import("../job.js").PuzzlesJob} job
 * @param {PrintSettings} settings with `look.book`
 * @param {Context} context
 * @param {Size} area the printed area
 * @returns {PagePlan[]}
 */
export function bookPages(job, settings, context, area) {
  // The page about the book names the page on which the solutions begin. This number could make its text a page longer.
  for (let firstKey = 0; ;) {
    const { pages, keyPage: found } = new Book(job, settings, context, area).addFront(firstKey).addSections().addKey().end();
    if (found === firstKey || settings.look.key !== "end") return pages;
    firstKey = found;
  }
}

class Book {
  /** @type {PagePlan[]} */
  pages = [];
  /** Lines of the contents; known when all pages are planned. @type {import("./front-matter.js").Entry[]} */
  #entries = [];
  /** Page of the solution by number of the puzzle. @type {Map<number, number>} */
  #solutions = new Map();

  /** @param {import("../job.js").PuzzlesJob} job @param {PrintSettings} settings @param {Context} context @param {Size} area */
  constructor(job, settings, context, area) {
    const { words } = context;
    this.job = job;
    this.settings = settings;
    this.look = settings.look;
    this.book = /** @type {import("../settings.js").BookLook} */ (settings.look.book);
    this.context = context;
    this.words = words;
    this.area = area;
    this.title = settings.look.title || words("book.usual-title");
    this.sections = titled(numbered(job.sections), words);
    this.puzzles = this.sections.flatMap(({ puzzles }) => puzzles);
    this.hasKeyAtEnd = settings.look.key === "end";
  }

  /** Number of the page on which the solutions at the end begin, which is their divider if there is one; 0 for none. */
  keyPage = 0;

  /** Title of a part that begins on the next page without a divider; "" for none. */
  #beginning = "";

  /** @param {Piece} piece */
  #add(piece) {
    this.pages.push({ section: -1, numbers: [], furniture: noFurniture, bookmark: this.#beginning, ...piece });
    this.#beginning = "";
  }

  #startRight() {
    if (this.pages.length % 2 === 1) this.#add({ kind: "blank", draw: () => [] });
  }

  /** @param {string} section @returns {Furniture} */
  #furniture(section) {
    return bookFurniture({ title: this.title, section }, this.look, this.context, this.area.width);
  }

  /** @param {number} firstKey number of the page on which the solutions at the end begin */
  addFront(firstKey) {
    const { words, title, look, context } = this;
    const lines = [words("book.count", { count: this.puzzles.length })];
    this.#add({ kind: "title", bookmark: title, draw: (body) => titlePage(body, { title, lines, author: look.author }, context) });
    const about = aboutBook(this.job, this.settings, context, firstKey);
    for (const draw of textPages(about, this.area, look, context)) this.#add({ kind: "rules", draw });
    if (this.book.contents) this.#addContents();
    return this;
  }

  #addContents() {
    const heading = this.words("book.contents");
    const furniture = this.#furniture(heading);
    const most = entriesPerPage({ height: this.area.height - furniture.top - furniture.bottom }, this.look);
    const count = this.sections.length + Number(this.hasKeyAtEnd);
    this.#startRight();
    for (let first = 0; first < count; first += most) {
      const draw = (/** @type {Area} */ body) => contentsPage(body, { heading, entries: this.#entries.slice(first, first + most) }, this.look, this.context);
      this.#add({ kind: "contents", furniture, bookmark: first ? "" : heading, draw });
    }
  }

  addSections() {
    const { words, look, context, sections } = this;
    const furnitures = sections.map(({ title }) => this.#furniture(title));
    const room = this.hasKeyAtEnd ? roomForLine(look) : 0;
    const plans = puzzlePages(sections, look, context, this.area, (index) => ({ ...furnitures[index], bottom: furnitures[index].bottom + room }),
      this.#furniture(words("book.solutions")));
    for (const [index, section] of sections.entries()) {
      const [count, range] = [words("book.count", { count: section.puzzles.length }), rangeOf(section.puzzles, words)];
      this.#begin({ title: section.title, note: range, lines: [count, range, ...layoutsOf(section, words)], isRight: look.key === "page" });
      for (const plan of plans.filter((each) => each.section === index)) this.#addPuzzles(plan, room > 0);
    }
    return this;
  }

  /** @param {PagePlan} plan @param {boolean} hasLine whether each puzzle names the page of its solution */
  #addPuzzles(plan, hasLine) {
    if (plan.kind === "key") return this.#addKeyPage(plan);
    // A reader turns the leaf to see the solutions.
    if (this.look.key === "page") this.#startRight();
    this.#add(hasLine ? withSolutionLines(plan, this.#solutions, this.look, this.context) : plan);
  }

  addKey() {
    if (!this.hasKeyAtEnd) return this;
    this.#begin({ title: this.words("book.solutions"), note: "", lines: [rangeOf(this.puzzles, this.words)], isRight: true });
    this.keyPage = this.#entries[this.#entries.length - 1].page;
    const plans = keyPages(this.sections, this.look, this.context, this.area, this.#furniture(this.words("book.solutions")));
    for (const plan of plans) this.#addKeyPage(plan);
    return this;
  }

  /** @param {PagePlan} plan */
  #addKeyPage(plan) {
    this.#add({ ...plan, furniture: this.#furniture(this.words("book.solutions-of", { section: this.sections[plan.section].title })) });
    for (const number of plan.numbers) this.#solutions.set(number, this.pages.length);
  }

  /**
   * Begins a part of the book, with a divider where they are wanted.
   *
   * @param {{ title: string, note: string, lines: readonly string[], isRight: boolean }} part `isRight`: begins on a right-hand page without a divider too
   */
  #begin({ title, note, lines, isRight }) {
    if (this.book.dividers || isRight) this.#startRight();
    this.#entries.push({ title, note, page: this.pages.length + 1 });
    this.#beginning = title;
    if (this.book.dividers) this.#add({ kind: "divider", draw: (body) => dividerPage(body, { title, lines }, this.context) });
  }

  end() {
    this.#startRight();
    return this;
  }
}

/**
 * Gives a title to sections without one: the level that all its puzzles have, with the side of the board where sections of other boards have this level too;
 * or else the board.
 *
 * @param {readonly NumberedSection[]} sections @param {import("../../i18n/words.js").Words} words @returns {NumberedSection[]}
 */
function titled(sections, words) {
  const levels = sections.map(({ title, puzzles }) => (title || !puzzles.length || puzzles.some(({ level }) => level !== puzzles[0].level) ? null : puzzles[0].level));
  return sections.map((section, i) => {
    const layout = section.puzzles.length ? layoutNamed(section.puzzles[0].layout) : null;
    if (section.title || !layout) return section;
    const level = levels[i];
    if (!level) return { ...section, title: layoutSentence(layout, words) };
    const name = levelWords(level, words);
    const isAlone = levels.filter((other) => other === level).length === 1;
    return { ...section, title: isAlone ? name : words("book.level-of-side", { level: name, side: layout.side }) };
  });
}

/** @param {NumberedSection["puzzles"]} puzzles @param {import("../../i18n/words.js").Words} words */
const rangeOf = (puzzles, words) => (
  puzzles.length ? words("book.range", { first: words.number(puzzles[0].number), last: words.number(puzzles[puzzles.length - 1].number) }) : "");

/** The board of a section whose puzzles have one board, if it is not the plain 9×9. @param {NumberedSection} section @param {import("../../i18n/words.js").Words} words */
function layoutsOf({ title, puzzles }, words) {
  const names = new Set(puzzles.map(({ layout }) => layout));
  const layout = names.size === 1 ? layoutNamed(puzzles[0].layout) : null;
  if (!layout || layout.name === "3x3") return [];
  const sentence = layoutSentence(layout, words);
  return sentence === title ? [] : [sentence];
}
