/** What the exercise of a lesson asks and answers at each tap: of a cell, a digit or a candidate. */
import { loadIntroductionWords } from "../i18n/introduction-words.js";
import { cellName } from "../model/layout.js";
import { layoutOf } from "../model/position.js";
import { effect, untracked } from "../model/signals.js";

/** @typedef {import("./practice.js").Exercise} Exercise */
/** @typedef {import("./practice.js").Reply} Reply */

/** The questions: about a step that places digits, and about one that only removes candidates. */
const questions = /** @type {const} */ ({
  where: ["tapped.where-place", "tapped.where-remove"],
  which: ["tapped.which-place", "tapped.which-remove"],
  none: ["tapped.none-place", "tapped.none-remove"],
});

/**
 * @param {Pick<import("./room.js").Room, "teaching" | "words" | "store">} room
 * @param {object} ways
 * @param {(reply: Reply) => void} ways.replied called with the reply to a change of the board
 * @param {(sentence: string) => void} ways.ask called with the question about another cell
 */
export function createTaps({ teaching: { practice, explanations }, words, store }, { replied, ask }) {
  /** @type {import("../i18n/introduction-words.js").IntroductionWords | null} */
  let sentences = null;
  /** The selection about which the last question or reply is. */
  let asked = "";
  /** Whether the selection is changed by a pointer: who walks over the cells by keys does not ask about each cell. */
  let isTap = false;

  /** @param {Exercise} exercise @returns {string | null} what is asked now; null for an exercise that is checked */
  function question({ before, answers }) {
    const open = practice.question.peek();
    if (!open || !sentences) return null;
    const isElimination = answers.every(({ placements = [] }) => placements.length === 0);
    return sentences(questions[open.kind][Number(isElimination)], {
      cell: open.cell < 0 ? "" : explanations.nameCell(cellName(layoutOf(before), open.cell)),
    });
  }

  function answer() {
    const exercise = practice.current.peek();
    if (!exercise?.isLesson || !sentences) return;
    const before = practice.reply.peek();
    practice.answer();
    const reply = practice.reply.peek();
    const selection = store.state().selection.join();
    const isSame = selection === asked;
    asked = selection;
    if (reply && reply !== before) replied(reply);
    else if (!isSame && isTap && (!reply || (reply.kind === "judged" && reply.judgement.verdict !== "right")))
      ask(question(exercise) ?? "");
  }

  const setTap = (/** @type {Event} */ { type }) => {
    isTap = type === "pointerdown";
  };
  const inputs = ["pointerdown", "keydown"];
  for (const type of inputs) addEventListener(type, setTap, true);
  const release = effect(() => {
    void store.signal.value;
    untracked(answer);
  });
  return {
    question,
    async load() {
      sentences = await loadIntroductionWords(words.language);
    },
    dispose() {
      release();
      for (const type of inputs) removeEventListener(type, setTap, true);
    },
  };
}
