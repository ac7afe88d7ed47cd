/** The parts of a book as a list: their order, their words, and which there are. */
import { enable, ifEnabled } from "../../controls/buttons.js";
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { renewList } from "../../controls/list.js";
import { mostOfParts } from "../../print/book-parts.js";
import { wholeField } from "../print/number-fields.js";

/** @typedef {import("../../print/book-parts.js").BookPart} BookPart */
/** @typedef {BookPart["kind"]} Kind */
/** @typedef {{ part: BookPart, element: HTMLElement, head: HTMLButtonElement, show: (at: number) => void }} Row */

/** What a book may have several times. */
const severalTimes = new Set(["text", "notes"]);
/** In the order of most books. @type {readonly Kind[]} */
const allKinds = ["half-title", "title", "text", "how-to-play", "contents", "sections", "solutions", "notes", "about"];

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {import("../../i18n/book-words.js").BookWords} bookWords
 * @param {object} options
 * @param {readonly BookPart[]} options.parts
 * @param {HTMLElement} options.sections the fields of the part with the puzzles
 * @param {(parts: readonly BookPart[]) => void} options.changed
 * @param {(sentence: string) => void} options.announce
 * @returns {HTMLElement}
 */
export function partList(words, bookWords, { parts, sections, changed, announce }) {
  let rows = parts.map(rowOf);
  const list = h("ol", { class: "print-sections press-parts" });
  const kinds = h("select", { "aria-label": bookWords("maker.add-part") });
  const add = h(
    "button",
    { type: "button", class: "button print-add", onclick: append },
    icon("create"),
    bookWords("maker.add-part"),
  );
  const adding = h("div", { class: "press-row" }, kinds, add);

  /** @param {Kind} kind */
  function nameOf(kind) {
    const names = {
      "half-title": () => bookWords("maker.half-title"),
      title: () => bookWords("maker.title-page"),
      text: () => bookWords("maker.text"),
      "how-to-play": () => bookWords("book.how-to-play"),
      contents: () => bookWords("maker.contents"),
      sections: () => bookWords("maker.sections"),
      solutions: () => words("book.solutions"),
      notes: () => bookWords("book.notes"),
      about: () => bookWords("maker.about"),
    };
    return names[kind]();
  }

  function write() {
    renewList(
      list,
      rows,
      (row) => row,
      (row) => row.element,
    );
    rows.forEach((row, at) => row.show(at));
    const there = new Set(rows.map(({ part }) => part.kind));
    const free = allKinds.filter((kind) => severalTimes.has(kind) || !there.has(kind));
    kinds.replaceChildren(...free.map((kind) => h("option", { value: kind }, nameOf(kind))));
    adding.hidden = rows.length >= mostOfParts.parts;
  }

  const tell = () => changed(rows.map(({ part }) => part));

  function append() {
    const kind = /** @type {Kind} */ (kinds.value);
    const row = rowOf(newPart(kind));
    rows = [...rows, row];
    write();
    tell();
    row.head.focus();
  }

  /** @param {Row} row @param {number} by @returns {void} */
  function move(row, by) {
    const at = rows.indexOf(row);
    rows = rows.filter((each) => each !== row).toSpliced(at + by, 0, row);
    write();
    tell();
    announce(bookWords("maker.moved", { number: at + by + 1, count: rows.length }));
  }

  /** @param {Row} row */
  function remove(row) {
    const at = rows.indexOf(row);
    rows = rows.filter((each) => each !== row);
    write();
    tell();
    (rows[at] ?? rows[at - 1]).head.focus();
    announce(bookWords("maker.removed", { number: at + 1 }));
  }

  /** @param {BookPart} part @returns {Row} */
  function rowOf(part) {
    const beginning = h("span", { class: "print-section-contents" });
    const body = h("div", { class: "fields print-section-body", hidden: true });
    const hasFields = part.kind === "sections" || "text" in part || "pages" in part;
    const head = h(
      "button",
      {
        type: "button",
        class: "quiet print-section-head",
        ...(hasFields && { "aria-expanded": "false" }),
        onclick: unfold,
      },
      h("span", { class: "print-section-name" }, nameOf(part.kind)),
      beginning,
    );
    const button = (/** @type {SVGSVGElement} */ picture, /** @type {() => void} */ act) =>
      h("button", { type: "button", class: "icon-button", onclick: ifEnabled(act) }, picture);
    const buttons = {
      up: button(icon("up"), () => move(row, -1)),
      down: button(icon("down"), () => move(row, 1)),
      remove: button(icon("close"), () => remove(row)),
    };
    /** @type {Row} */
    const row = {
      part,
      head,
      element: h(
        "li",
        { class: "print-section" },
        h("div", { class: "print-section-line" }, head, buttons.up, buttons.down, buttons.remove),
        body,
      ),
      show(at) {
        for (const [name, key] of /** @type {const} */ ([
          ["up", "maker.up"],
          ["down", "maker.down"],
          ["remove", "maker.remove"],
        ])) {
          const label = bookWords(key, { number: at + 1 });
          buttons[name].setAttribute("aria-label", label);
          buttons[name].title = label;
        }
        enable(buttons.up, at > 0);
        enable(buttons.down, at < rows.length - 1);
        // A book without puzzles is none.
        enable(buttons.remove, part.kind !== "sections");
        showBeginning();
      },
    };

    function showBeginning() {
      beginning.textContent = "text" in row.part ? beginningOf(row.part.text) : "";
    }

    function unfold() {
      if (!hasFields) return;
      if (!body.firstChild) body.append(...fieldsOf(row, showBeginning));
      body.hidden = !body.hidden;
      head.setAttribute("aria-expanded", String(!body.hidden));
    }

    return row;
  }

  /** @param {Row} row @param {() => void} showBeginning @returns {HTMLElement[]} */
  function fieldsOf(row, showBeginning) {
    const { part } = row;
    if (part.kind === "sections") return [sections];
    if ("pages" in part)
      return [
        wholeField(
          words,
          bookWords("maker.note-pages"),
          { least: 1, most: mostOfParts.pages, value: part.pages },
          (pages) => {
            row.part = { kind: "notes", pages };
            tell();
          },
        ).element,
      ];
    if (!("text" in part)) return [];
    const field = h(
      "textarea",
      {
        rows: 6,
        maxlength: mostOfParts.letters,
        oninput: () => {
          row.part = { ...part, text: field.value };
          showBeginning();
          tell();
        },
      },
      part.text,
    );
    return [
      h("label", { class: "press-text" }, h("span", {}, bookWords("maker.words")), field),
      h("p", { class: "hint" }, bookWords("maker.words-note")),
      ...(part.kind === "about" ? [h("p", { class: "hint" }, bookWords("maker.about-note"))] : []),
    ];
  }

  write();
  return h("div", { class: "fields" }, list, adding);
}

/** @param {Kind} kind @returns {BookPart} */
const newPart = (kind) =>
  kind === "notes" ? { kind, pages: 1 } : kind === "text" || kind === "about" ? { kind, text: "" } : { kind };

/** The first line of a text, without the signs of Markdown. @param {string} text */
const beginningOf = (text) =>
  text
    .trim()
    .split("\n", 1)[0]
    .replace(/^#+\s*|^- |\*\*/g, "")
    .slice(0, 80);
