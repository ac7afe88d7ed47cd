/** Mistakes on the board in three strengths: that there is one; which cells; how to correct them. */
import { digitName } from "../model/digit-face.js";
import { corrected } from "../model/mistakes.js";
import { cardButton } from "./room.js";

/** @typedef {import("./first-look.js").Mistakes} Mistakes */

/** @param {import("./room.js").Room} room */
export function createMistakeView(room) {
  const {
    teaching: {
      explanations: { nameCell },
    },
    words,
    store,
    actions,
    say,
    focusBoard,
  } = room;

  /** @param {Mistakes} wrong @returns {string[]} */
  function sentencesOf({ digits, eliminations, incompatible, byAuthor }) {
    const cells = words.list([...new Set(digits.map(({ cell }) => nameCell(cell)))]);
    const notes = eliminations.map(({ cell, digit }) =>
      words("mistake.note", { digit: digitName(digit, store.state(), words), cell: nameCell(cell) }),
    );
    return [
      ...(digits.length ? [words("mistake.digits", { count: digits.length, cells })] : []),
      ...(notes.length ? [words("mistake.notes", { count: notes.length, notes: words.list(notes) })] : []),
      ...(incompatible ? [words("mistake.incompatible")] : []),
      ...(byAuthor ? [words("check.by-author")] : []),
    ];
  }

  /** @param {number} back */
  function goBack(back) {
    const { past } = store.state();
    actions.goTo(past[past.length - back]);
    say(words("mistake.went-back", { count: back }));
    focusBoard();
  }

  /** @param {Mistakes} wrong */
  function correct(wrong) {
    actions.goTo(corrected(store.state().position, wrong));
    say(words("mistake.corrected"));
    focusBoard();
  }

  /** @param {Mistakes} wrong @param {number | null} back */
  const waysOut = (wrong, back) => [
    ...(back ? [cardButton(words("mistake.back", { count: back }), () => goBack(back), true)] : []),
    ...(wrong.incompatible ? [] : [cardButton(words("mistake.correct"), () => correct(wrong), !back)]),
  ];

  return {
    /**
     * @param {Mistakes} wrong
     * @param {import("./hinting.js").Strength} strength
     * @param {number | null} back how many positions back the board was last without mistakes
     * @returns {{ sentences: string[], note: string, buttons: HTMLElement[] }}
     */
    view(wrong, strength, back) {
      if (strength === 1) return { sentences: [words("mistake.there")], note: "", buttons: [] };
      const sentences = sentencesOf(wrong);
      if (strength === 2) return { sentences, note: "", buttons: [] };
      const buttons = waysOut(wrong, back);
      return { sentences, note: buttons.length > 1 ? words("mistake.ways") : "", buttons };
    },
  };
}
