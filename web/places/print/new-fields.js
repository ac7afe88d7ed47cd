/** New puzzles: the sections, and for a class how many different sheets. Together they have no more puzzles than a document may have. */
import { most, puzzlesIn } from "../../print/settings.js";
import { copiesFields } from "./copies-fields.js";
import { sectionFields, sectionList, tooMany } from "./section-fields.js";

/** @typedef {import("../../print/settings.js").NewWork} NewWork */

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {import("./draft.js").Draft} draft
 * @param {NewWork} work
 * @param {{ isBook: boolean, shapes: Parameters<typeof sectionFields>[2], announce: (sentence: string) => void }} options
 * @returns {HTMLElement[]}
 */
export function newFields(words, draft, work, { isBook, shapes, announce }) {
  let now = work;
  /** Numbers of puzzles that were refused are looked at again when the number of sheets changes. */
  let recheckSections = () => {};
  const take = (/** @type {Partial<NewWork>} */ part) => draft.changeWork(now = { ...now, ...part });
  const refuse = (/** @type {Partial<NewWork>} */ part, /** @type {number} */ kept) => {
    const count = puzzlesIn({ ...now, ...part });
    return count > most.puzzles ? tooMany(words, count, kept) : null;
  };
  const copies = copiesFields(words, work.copies, (value) => {
    take({ copies: value });
    recheckSections();
  }, (value, kept) => refuse({ copies: value }, kept));
  const takeSections = (/** @type {NewWork["sections"]} */ sections) => {
    take({ sections });
    copies.recheck();
  };
  if (isBook || work.sections.length > 1) {
    const list = sectionList(words, { sections: work.sections, copies: () => now.copies, shapes, announce, changed: takeSections });
    recheckSections = list.recheck;
    return [list.element, ...(isBook ? [] : copies.elements)];
  }
  const { count, goal } = sectionFields(words, work.sections[0], shapes, (section) => takeSections([section]),
    (value, kept) => refuse({ sections: [{ ...now.sections[0], count: value }] }, kept));
  recheckSections = count.recheck;
  return [count.element, ...copies.elements, goal];
}
