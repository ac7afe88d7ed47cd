/**
 * The pages of a book, part by part, in the order of its settings. Titles, contents, dividers and solutions begin on
 * right-hand pages. The number of pages is even.
 */
import { blocksOf, usualParts } from "../book-parts.js";
import { presses } from "../presses.js";
import { aboutBook } from "./about-book.js";
import { bookFurniture, noFurniture } from "./book-furniture.js";
import { boardNames, titled } from "./book-sections.js";
import { lineBox } from "./boxes.js";
import { contentsPage, dividerPages, entriesPerPage, textPages, titlePage } from "./front-matter.js";
import { howToPlay } from "./how-to-play.js";
import { keyPages } from "./key-pages.js";
import { numbered, puzzlePages } from "./puzzle-pages.js";
import { ruleRows } from "./rule-notes.js";
import { ruling } from "./slots.js";
import { roomForLine, withSolutionLines } from "./solution-lines.js";
import { ruleColour } from "./type.js";

/** @typedef {import("./boxes.js").Area} Area */
/** @typedef {import("./plans.js").PagePlan} PagePlan */
/** @typedef {import("./plans.js").Context} Context */
/** @typedef {import("./plans.js").Size} Size */
/** @typedef {import("./furniture.js").Furniture} Furniture */
/** @typedef {import("./puzzle-pages.js").NumberedSection} NumberedSection */
/** @typedef {import("../print-settings.js").PrintSettings} PrintSettings */
/** @typedef {Pick<PagePlan, "kind" | "draw"> & Partial<PagePlan>} Piece */

/** Between the parts of a line of the contents. */
const dot = " · ";

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
    const { pages, keyPage: found } = new Book(job, settings, context, area).addParts(firstKey).end();
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
  /** Page of the puzzle by its number. @type {Map<number, number>} */
  #places = new Map();

  /**
   * @param {import("../job.js").PuzzlesJob} job
   * @param {PrintSettings} settings
   * @param {Context} context
   * @param {Size} area
   */
  constructor(job, settings, context, area) {
    const { words } = context;
    this.job = job;
    this.settings = settings;
    this.look = settings.look;
    this.book = /** @type {import("../print-settings.js").BookLook} */ (settings.look.book);
    this.context = presses[settings.look.press].isForScreens
      ? { ...context, placeOf: (/** @type {number} */ number) => this.#places.get(number) }
      : context;
    this.words = words;
    this.area = area;
    this.title = settings.look.title || words("book.usual-title");
    this.sections = titled(numbered(job.sections), settings, context);
    this.parts = this.book.parts ?? usualParts;
    this.hasLesson = this.parts.some(({ kind }) => kind === "how-to-play");
    this.puzzles = this.sections.flatMap(({ puzzles }) => puzzles);
    this.hasKeyAtEnd = settings.look.key === "end" && this.parts.some(({ kind }) => kind === "solutions");
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
  addParts(firstKey) {
    for (const part of this.parts) this.#addPart(part, firstKey);
    return this;
  }

  /** @param {import("../book-parts.js").BookPart} part @param {number} firstKey */
  #addPart(part, firstKey) {
    switch (part.kind) {
      case "half-title":
        return this.#addTitle([], "");
      case "title":
        return this.#addTitle([this.words("book.count", { count: this.puzzles.length })], this.look.author);
      case "about":
        return this.#addText(
          part.text ? blocksOf(part.text) : aboutBook(this.job, this.settings, this.context, firstKey),
        );
      case "text":
        return this.#addText(blocksOf(part.text));
      case "how-to-play":
        return this.#addLesson();
      case "contents":
        return this.book.contents ? this.#addContents() : undefined;
      case "sections":
        return this.#addSections();
      case "solutions":
        return this.hasKeyAtEnd ? this.#addKey() : undefined;
      case "notes":
        return this.#addNotes(part.pages);
    }
  }

  /** @param {readonly string[]} lines under the title @param {string} author */
  #addTitle(lines, author) {
    const { title, context } = this;
    this.#startRight();
    this.#add({
      kind: "title",
      bookmark: this.pages.length ? "" : title,
      draw: (body) => titlePage(body, { title, lines, author }, context),
    });
  }

  /** @param {readonly import("./front-matter.js").Block[]} blocks */
  #addText(blocks) {
    for (const draw of textPages(blocks, this.area, this.look, this.context)) this.#add({ kind: "rules", draw });
  }

  /** The rules of each kind of puzzle in the book. */
  #addLesson() {
    const heading = this.context.bookWords?.("book.how-to-play") ?? "";
    const furniture = this.#furniture(heading);
    const body = { width: this.area.width, height: this.area.height - furniture.top - furniture.bottom };
    this.#entries.push({ title: heading, note: "", page: this.pages.length + 1 });
    this.#beginning = heading;
    for (const draw of howToPlay(this.puzzles, this.look, this.context, body))
      this.#add({ kind: "rules", furniture, draw });
  }

  /** @param {number} count of pages with lines to write on */
  #addNotes(count) {
    const title = this.context.bookWords?.("book.notes") ?? "";
    const furniture = this.#furniture(title);
    for (let i = 0; i < count; i++) this.#add({ kind: "blank", furniture, draw: notesPage });
  }

  #addContents() {
    const heading = this.words("book.contents");
    const furniture = this.#furniture(heading);
    const most = entriesPerPage({ height: this.area.height - furniture.top - furniture.bottom }, this.look);
    const count = this.sections.length + Number(this.hasKeyAtEnd) + Number(this.hasLesson);
    this.#startRight();
    for (let first = 0; first < count; first += most) {
      const draw = (/** @type {Area} */ body) =>
        contentsPage(body, { heading, entries: this.#entries.slice(first, first + most) }, this.look, this.context);
      this.#add({ kind: "contents", furniture, bookmark: first ? "" : heading, draw });
    }
  }

  #addSections() {
    const { words, look, context, sections } = this;
    const furnitures = sections.map(({ title }) => this.#furniture(title));
    const room = this.hasKeyAtEnd ? roomForLine(look) : 0;
    const plans = puzzlePages(
      sections,
      look,
      context,
      this.area,
      (index) => ({ ...furnitures[index], bottom: furnitures[index].bottom + room }),
      this.#furniture(words("book.solutions")),
      !this.book.dividers && !this.hasLesson,
    );
    const boards = boardNames(sections, words);
    for (const [index, { title, puzzles }] of sections.entries()) {
      const [count, range] = [words("book.count", { count: puzzles.length }), rangeOf(puzzles, words)];
      const note = [range, ...(boards[index].length === 1 ? boards[index] : [])].join(dot);
      this.#begin({
        title,
        note,
        lines: [count, range, ...boards[index]],
        rows: this.book.dividers && !this.hasLesson ? ruleRows(puzzles, look, context, this.area.width) : [],
        isRight: look.key === "page",
      });
      for (const plan of plans.filter((each) => each.section === index)) this.#addPuzzles(plan, room > 0);
    }
  }

  /** @param {PagePlan} plan @param {boolean} hasLine whether each puzzle names the page of its solution */
  #addPuzzles(plan, hasLine) {
    if (plan.kind === "key") return this.#addKeyPage(plan);
    // A reader turns the leaf to see the solutions.
    if (this.look.key === "page") this.#startRight();
    this.#add(hasLine ? withSolutionLines(plan, this.#solutions, this.look, this.context) : plan);
    for (const number of plan.numbers) this.#places.set(number, this.pages.length);
  }

  #addKey() {
    this.#begin({
      title: this.words("book.solutions"),
      note: "",
      lines: [rangeOf(this.puzzles, this.words)],
      isRight: true,
    });
    this.keyPage = this.#entries[this.#entries.length - 1].page;
    const plans = keyPages(
      this.sections,
      this.look,
      this.context,
      this.area,
      this.#furniture(this.words("book.solutions")),
    );
    for (const plan of plans) this.#addKeyPage(plan);
  }

  /** @param {PagePlan} plan */
  #addKeyPage(plan) {
    this.#add({
      ...plan,
      furniture: this.#furniture(this.words("book.solutions-of", { numbers: numbersOf(plan, this.words) })),
    });
    for (const number of plan.numbers) this.#solutions.set(number, this.pages.length);
  }

  /**
   * Begins a part of the book, with a divider where they are wanted.
   *
   * @param {{ title: string, note: string, lines: readonly string[], rows?: readonly import("./rows.js").Row[],
   *   isRight: boolean }} part `rows`: what the rules of the section say, on its divider; `isRight`: begins on a
   *   right-hand page without a divider too
   */
  #begin({ title, note, lines, rows = [], isRight }) {
    if (this.book.dividers || isRight) this.#startRight();
    this.#entries.push({ title, note, page: this.pages.length + 1 });
    this.#beginning = title;
    if (!this.book.dividers) return;
    const drawn = (/** @type {Area} */ body) => dividerPages(body, { title, lines, rows }, this.context);
    for (let page = 0; page < drawn({ x: 0, y: 0, ...this.area }).length; page++)
      this.#add({ kind: page ? "rules" : "divider", draw: (body) => drawn(body)[page] });
  }

  end() {
    this.#startRight();
    return this;
  }
}

/** A page with lines to write on. @param {Area} body */
const notesPage = ({ x, y, width, height }) =>
  Array.from({ length: Math.floor(height / ruling) }, (_, i) =>
    lineBox(x, y + (i + 1) * ruling, x + width, y + (i + 1) * ruling, 0.4, ruleColour),
  );

/** Such as "41–63". @param {PagePlan} plan @param {import("../../i18n/words.js").Words} words */
function numbersOf({ numbers }, words) {
  const [first, last] = [words.number(numbers[0]), words.number(numbers[numbers.length - 1])];
  return first === last ? first : `${first}–${last}`;
}

/** @param {NumberedSection["puzzles"]} puzzles @param {import("../../i18n/words.js").Words} words */
function rangeOf(puzzles, words) {
  if (puzzles.length < 2) return puzzles.map(({ number }) => words("sheet.puzzle", { number }))[0] ?? "";
  return words("book.range", {
    first: words.number(puzzles[0].number),
    last: words.number(puzzles[puzzles.length - 1].number),
  });
}
