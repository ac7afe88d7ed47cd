/**
 * The introduction that is open: which screen, and what is said to the digit that was entered last. Its boards are
 * temporary boards, and a wrong digit stays until the next one is entered. Headless.
 *
 * @typedef {import("../model/position.js").Position} Position
 * @typedef {import("../model/introduction-screens.js").Reply} Reply
 * @typedef {{ at: number, base: Position, shown: Position, reply: Reply | null }} OpenIntroduction `at`: the number of
 *   the screen; `base`: the board with the right digits alone; `shown`: the board with the last digit, too
 */
import { newGame } from "../model/game.js";
import { introductionName } from "../model/guides.js";
import { pictureOfScreen, positionOfScreen, replyTo, screens } from "../model/introduction-screens.js";
import { endTemporary, showTemporary } from "../model/session.js";
import { effect, untracked } from "../model/signals.js";
import { stateAt } from "../model/state.js";
import { shownAbout } from "./step-board.js";

/** @param {Reply | null} reply whether the screen is over */
export const isOver = (reply, { answer } = screens[0]) =>
  reply?.verdict === "solved" || (answer !== null && reply?.verdict === "right");

/**
 * @param {object} tools
 * @param {import("../model/store.js").Store} tools.store
 * @param {import("./mastery.js").Mastery} tools.mastery
 * @param {{ screen?: number }} tools.memory the screen that was read last, so that a reader who comes back is there
 */
export function createIntroduction({ store, mastery, memory }) {
  /** @type {import("../model/signals.js").ReadonlySignal<OpenIntroduction | null>} */
  const current = shownAbout(store, "introduction");

  /** @param {number} at */
  function show(at) {
    const position = positionOfScreen(at);
    const { answer, asksCell } = screens[at];
    const cursor = answer && !asksCell ? answer.cell : firstOpen(position);
    memory.screen = at;
    store.change(
      showTemporary,
      "introduction",
      { at, base: position, shown: position, reply: null },
      {
        ...stateAt(position, { activity: "exercise", game: newGame({ kind: "exercise" }) }),
        step: pictureOfScreen(at, false),
        entry: { mode: /** @type {const} */ ("digit"), digit: asksCell && answer ? answer.digit : null },
        ...(asksCell ? {} : { cursor, selection: [cursor] }),
      },
    );
  }

  /** Answers a change of the board. @param {OpenIntroduction} open */
  function answer({ at, base, shown, reply }) {
    const state = store.state();
    const { position } = state;
    if (position === shown) return;
    const cell = position.entries.findIndex((digit, i) => digit && digit !== shown.entries[i]);
    // After the right digit nothing changes any more, and nothing but digits is entered.
    const isAnswer = cell >= 0 && !isOver(reply, screens[at]);
    const entered = { cell, digit: position.entries[cell] };
    const next = isAnswer ? replyTo(at, base, entered) : reply;
    const isRight = isAnswer && ["right", "solved"].includes(next?.verdict ?? "");
    const withDigit = { ...base, entries: base.entries.with(Math.max(cell, 0), entered.digit) };
    const kept = !isAnswer ? shown : next?.verdict === "aside" || next?.verdict === "later" ? base : withDigit;
    const isDone = isOver(next, screens[at]);
    if (isDone && at === screens.length - 1) mastery.read(introductionName);
    store.change(
      showTemporary,
      "introduction",
      { at, base: isRight ? kept : base, shown: kept, reply: next },
      { ...state, position: kept, past: [], future: [], step: pictureOfScreen(at, isDone) },
    );
  }

  const release = effect(() => {
    const open = current.value;
    void store.signal.value;
    if (open) untracked(() => answer(open));
  });

  return {
    current,

    /** Opens the screen that was read last. */
    open() {
      if (!current.peek()) show(memory.screen ?? 0);
    },

    /** Goes to the screen after, once this one is over. */
    next() {
      const open = current.peek();
      if (open && isOver(open.reply, screens[open.at]) && open.at + 1 < screens.length) show(open.at + 1);
    },

    /** Goes back to the screen before. */
    previous() {
      const open = current.peek();
      if (open && open.at > 0) show(open.at - 1);
    },

    close() {
      if (current.peek()) store.change(endTemporary, "introduction");
    },

    dispose: release,
  };
}

/** @param {Position} position */
const firstOpen = ({ givens, entries }) => givens.findIndex((digit, cell) => !digit && !entries[cell]);

/** @typedef {ReturnType<typeof createIntroduction>} Introduction */
