/**
 * New puzzles: those of a sheet, or the sections of a book, each with a number of puzzles and what they are like; for a
 * class how many different sheets. Together they have no more puzzles than a document may have.
 */
import { enable, ifEnabled } from "../../controls/buttons.js";
import { h } from "../../controls/dom.js";
import { textField } from "../../controls/fields.js";
import { icon } from "../../controls/icons.js";
import { renewList } from "../../controls/list.js";
import { isChosenByLevel, madeRulesOf } from "../../model/puzzle-goal.js";
import { most, puzzlesIn, sectionOf } from "../../print/print-settings.js";
import { amountWords, choiceIn, goalFields, layoutOf } from "../new/goals.js";
import { layoutTitle } from "../../i18n/grid-names.js";
import { levelWords } from "../../i18n/level-words.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { madeRulesName } from "../new/made-rules-names.js";
import { copiesFields, wholeField } from "./number-fields.js";

/** @typedef {import("../../i18n/words.js").Words} Words */
/** @typedef {import("../../print/print-settings.js").Section} Section */
/** @typedef {Parameters<typeof goalFields>[1]["shapes"]} Shapes */
/** @typedef {"up" | "down" | "remove"} Act */
/**
 * @typedef {{ section: Section, element: HTMLElement, head: HTMLButtonElement, show: (index: number, count: number) =>
 *   void, recheck: () => void }} Row
 */
/** @typedef {import("../../print/print-settings.js").NewWork} NewWork */

/** A new section of a book. */
const usualSection = { layout: "3x3", level: /** @type {const} */ ("medium"), count: 20 };

/**
 * The fields of one section.
 *
 * @param {Words} words
 * @param {Section} section
 * @param {Shapes} shapes
 * @param {(section: Section) => void} changed
 * @param {(count: number, kept: number) => string | null} refuse a sentence for a number of puzzles that the document
 *   has no room for
 */
function sectionFields(words, section, shapes, changed, refuse) {
  let now = section;
  const take = (/** @type {Partial<Section>} */ part) => changed((now = { ...now, ...part }));
  const count = wholeField(
    words,
    words("print.count"),
    { least: 1, most: most.puzzles, value: section.count },
    (value) => take({ count: value }),
    refuse,
  );
  const goal = goalFields(words, { start: section.goal, shapes, changed: (chosen) => take({ goal: chosen }) }).element;
  return { count, goal, take };
}

/**
 * The sections of a book, as a list that is changed by buttons.
 *
 * @param {Words} words
 * @param {object} options
 * @param {readonly Section[]} options.sections
 * @param {() => number} options.copies how often the sections are made
 * @param {Shapes} options.shapes
 * @param {(sections: readonly Section[]) => void} options.changed
 * @param {(sentence: string) => void} options.announce
 */
function sectionList(words, { sections, copies, shapes, changed, announce }) {
  /** Each section keeps its fields when the list is changed. */
  let rows = sections.map(rowOf);
  const list = h("ol", { class: "print-sections" });
  const total = h("p", { class: "hint" });
  const add = h(
    "button",
    { type: "button", class: "button print-add", onclick: append },
    icon("create"),
    words("print.add-section"),
  );
  const element = h("fieldset", { class: "choice" }, h("legend", {}, words("print.sections")), list, add, total);

  function write() {
    renewList(
      list,
      rows,
      (row) => row,
      (row) => row.element,
    );
    show();
  }

  /** The names of rules, when a section has some. @type {import("../../i18n/rule-words.js").RuleWords | null} */
  let ruleWords = null;

  function show() {
    if (!ruleWords && rows.some(({ section }) => section.goal.rules !== undefined))
      loadRuleWords(words.language).then(
        (loaded) => {
          ruleWords = loaded;
          rows.forEach((row, i) => row.show(i, rows.length));
        },
        () => {},
      );
    rows.forEach((row, i) => row.show(i, rows.length));
    total.textContent = words("print.total", { count: copies() * sum(rows) });
    add.hidden = rows.length >= most.sections || room() < 1;
  }

  const sum = (/** @type {readonly Row[]} */ some) => some.reduce((count, { section }) => count + section.count, 0);
  /** The number of puzzles that another section may have. */
  const room = () => Math.floor(most.puzzles / copies()) - sum(rows);

  /** Numbers that were refused may have room now. */
  function recheck() {
    rows.forEach((row) => row.recheck());
    show();
  }

  function tell() {
    show();
    changed(rows.map(({ section }) => section));
    rows.forEach((row) => row.recheck());
  }

  function append() {
    const row = rowOf(sectionOf(usualSection.layout, usualSection.level, Math.min(usualSection.count, room())));
    rows = [...rows, row];
    write();
    tell();
    row.head.focus();
  }

  /** @param {Row} row @param {Act} act */
  function act(row, act) {
    const at = rows.indexOf(row);
    const others = rows.filter((each) => each !== row);
    if (act === "remove") rows = others;
    else rows = others.toSpliced(act === "up" ? at - 1 : at + 1, 0, row);
    write();
    tell();
    if (act === "remove") {
      (rows[at] ?? rows[at - 1]).head.focus();
      announce(words("print.section-removed", { number: at + 1 }));
      return;
    }
    announce(words("print.section-moved", { number: rows.indexOf(row) + 1, count: rows.length }));
  }

  /** @param {Section} section @returns {Row} */
  function rowOf(section) {
    const name = h("span", { class: "print-section-name" });
    const contents = h("span", { class: "print-section-contents" });
    const body = h("div", { class: "fields print-section-body", hidden: true });
    const head = h(
      "button",
      { type: "button", class: "quiet print-section-head", "aria-expanded": "false", onclick: unfold },
      name,
      contents,
    );
    /** @param {Act} kind @param {SVGSVGElement} picture @returns {HTMLButtonElement} */
    const button = (kind, picture) =>
      h("button", { type: "button", class: "icon-button", onclick: ifEnabled(() => act(row, kind)) }, picture);
    const buttons = {
      up: button("up", icon("up")),
      down: button("down", icon("down")),
      remove: button("remove", icon("close")),
    };
    /** @type {Row} */
    const row = {
      section,
      head,
      element: h(
        "li",
        { class: "print-section" },
        h("div", { class: "print-section-line" }, head, buttons.up, buttons.down, buttons.remove),
        body,
      ),
      show(index, count) {
        const number = index + 1;
        name.textContent = row.section.title || words("print.section", { number });
        contents.textContent = sectionWords(row.section, words, ruleWords);
        for (const [kind, key] of /** @type {const} */ ([
          ["up", "print.section-up"],
          ["down", "print.section-down"],
          ["remove", "print.section-remove"],
        ])) {
          buttons[kind].setAttribute("aria-label", words(key, { number }));
          buttons[kind].title = words(key, { number });
        }
        enable(buttons.up, index > 0);
        enable(buttons.down, index < count - 1);
        enable(buttons.remove, count > 1);
      },
      recheck() {},
    };

    /** The fields are made when they are first unfolded. */
    function unfold() {
      if (!body.firstChild) {
        const fields = sectionFields(
          words,
          row.section,
          shapes,
          (changedSection) => {
            row.section = changedSection;
            tell();
          },
          (count, kept) => {
            const all = copies() * (count + sum(rows.filter((each) => each !== row)));
            return all > most.puzzles ? tooMany(words, all, kept) : null;
          },
        );
        row.recheck = fields.count.recheck;
        const title = textField(words("print.section-title"), {
          value: row.section.title,
          most: most.letters,
          changed: (value) => fields.take({ title: value }),
        });
        body.append(
          fields.count.element,
          fields.goal,
          title.element,
          h("p", { class: "hint" }, words("print.section-title-note")),
        );
      }
      body.hidden = !body.hidden;
      head.setAttribute("aria-expanded", String(!body.hidden));
    }

    return row;
  }

  write();
  return { element, recheck };
}

/**
 * @param {Words} words
 * @param {number} count of puzzles of the document
 * @param {number} kept the number that is used instead of the one typed
 */
const tooMany = (words, count, kept) => words("print.puzzles-too-many", { count, most: most.puzzles, value: kept });

/**
 * Such as "20 × Killer · Medium · 9 × 9, boxes of 3 × 3".
 * @param {Section} section @param {Words} words @param {import("../../i18n/rule-words.js").RuleWords | null} ruleWords
 */
function sectionWords({ count, goal }, words, ruleWords) {
  const layout = layoutOf(goal);
  const choice = choiceIn(goal, layout);
  const ofRules = goal.rules === undefined ? undefined : madeRulesOf(goal.rules);
  const rules = ofRules && ruleWords ? madeRulesName(ofRules, ruleWords) : goal.rules;
  const amount =
    goal.rules !== undefined || goal.level !== undefined || isChosenByLevel(layout)
      ? goal.level
        ? levelWords(goal.level, words)
        : words("new.any-level")
      : amountWords(layout, /** @type {import("../../model/puzzle-goal.js").Amount} */ (choice), words).replaceAll(
          "\n",
          " ",
        );
  const kind = [rules, amount].filter(Boolean).join(" · ");
  return words("print.section-contents", { count, kind, shape: layoutTitle(layout, words) });
}

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {import("./draft.js").Draft} draft
 * @param {NewWork} work
 * @param {{ isBook: boolean, shapes: Parameters<typeof sectionFields>[2], announce: (sentence: string) => void }}
 *   options
 * @returns {HTMLElement[]}
 */
export function newFields(words, draft, work, { isBook, shapes, announce }) {
  let now = work;
  /** Numbers of puzzles that were refused are looked at again when the number of sheets changes. */
  let recheckSections = () => {};
  const take = (/** @type {Partial<NewWork>} */ part) => draft.changeWork((now = { ...now, ...part }));
  const refuse = (/** @type {Partial<NewWork>} */ part, /** @type {number} */ kept) => {
    const count = puzzlesIn({ ...now, ...part });
    return count > most.puzzles ? tooMany(words, count, kept) : null;
  };
  const copies = copiesFields(
    words,
    work.copies,
    (value) => {
      take({ copies: value });
      recheckSections();
    },
    (value, kept) => refuse({ copies: value }, kept),
  );
  const takeSections = (/** @type {NewWork["sections"]} */ sections) => {
    take({ sections });
    copies.recheck();
  };
  if (isBook || work.sections.length > 1) {
    const list = sectionList(words, {
      sections: work.sections,
      copies: () => now.copies,
      shapes,
      announce,
      changed: takeSections,
    });
    recheckSections = list.recheck;
    return [list.element, ...(isBook ? [] : copies.elements)];
  }
  const { count, goal } = sectionFields(
    words,
    work.sections[0],
    shapes,
    (section) => takeSections([section]),
    (value, kept) => refuse({ sections: [{ ...now.sections[0], count: value }] }, kept),
  );
  recheckSections = count.recheck;
  return [count.element, ...copies.elements, goal];
}
