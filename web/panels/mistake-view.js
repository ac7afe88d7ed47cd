/** A mistake on the board, in three strengths: that there is one; which cells; how to mend it. */
import { h } from "../controls/dom.js";
import { errorSentence } from "../controls/errors.js";
import { cellNamed } from "../model/step.js";
import { symbolOf } from "../model/digits.js";
import { mended } from "../model/mistakes.js";
import { layoutOf } from "../model/position.js";

/** @typedef {import("./hinting.js").Mistakes} Mistakes */

/**
 * @param {Pick<import("./teacher.js").Teacher, "page" | "card" | "hinting" | "nameCell">} teacher
 */
export function createMistakeView({ page, card, hinting, nameCell }) {
  const { words, store, actions } = page;

  /** @param {Mistakes} wrong @returns {string[]} */
  function sentencesOf({ digits, eliminations, incompatible }) {
    const { side } = layoutOf(store.state().position);
    const names = (/** @type {Mistakes["digits"]} */ list) => [...new Set(list.map(({ cell }) => nameCell(cell)))].join(", ");
    const notes = eliminations.map(({ cell, digit }) => words("mistake.note", { digit: symbolOf(digit, side), cell: nameCell(cell) }));
    return [
      ...(digits.length ? [words("mistake.digits", { count: digits.length, cells: names(digits) })] : []),
      ...(notes.length ? [words("mistake.notes", { count: notes.length, notes: notes.join(", ") })] : []),
      ...(incompatible ? [words("mistake.incompatible")] : []),
    ];
  }

  /** @param {number} back */
  function goBack(back) {
    const { past } = store.state();
    actions.goTo(past[past.length - back]);
    page.say(words("mistake.went-back", { count: back }));
    page.focusBoard();
  }

  /** @param {Mistakes} wrong */
  function mend(wrong) {
    actions.goTo(mended(store.state().position, wrong));
    page.say(words("mistake.mended"));
    page.focusBoard();
  }

  /** @param {Mistakes} wrong @returns {Promise<HTMLElement[]>} */
  async function waysOut(wrong) {
    const back = await card.run(({ signal }) => hinting.stepsBack(signal)).catch((error) => {
      page.say(errorSentence(error, words), "error");
      return null;
    });
    const button = (/** @type {string} */ label, /** @type {() => void} */ onclick, main = false) => (
      h("button", { type: "button", class: main ? "button button-main" : "button", onclick }, label));
    return [
      ...(back ? [button(words("mistake.back", { count: back }), () => goBack(back), true)] : []),
      ...(wrong.incompatible ? [] : [button(words("mistake.mend"), () => mend(wrong), !back)]),
    ];
  }

  return {
    /**
     * @param {Mistakes} wrong
     * @param {import("./hinting.js").Strength} strength
     * @returns {Promise<{ sentences: string[], aside: string, acts: HTMLElement[] }>}
     */
    async view(wrong, strength) {
      if (strength === 1) return { sentences: [words("mistake.there")], aside: "", acts: [] };
      const sentences = sentencesOf(wrong);
      const [first] = [...wrong.digits, ...wrong.eliminations];
      if (first) actions.selectCell(cellNamed(layoutOf(store.state().position), first.cell));
      if (strength === 2) return { sentences, aside: "", acts: [] };
      const acts = await waysOut(wrong);
      return { sentences, aside: acts.length > 1 ? words("mistake.ways") : "", acts };
    },
  };
}
