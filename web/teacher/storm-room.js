/**
 * The storm that is open: its board on a temporary board, what becomes of each change there, and its clock. The next
 * board is made while the present one is looked at. Headless.
 *
 * @typedef {import("../model/storm.js").Storm} Storm
 * @typedef {import("../model/position.js").Position} Position
 * @typedef {import("../model/step.js").Step} Step
 * @typedef {{ technique: string, isNamed: boolean, answers: readonly Step[], before: Position }} Board
 * @typedef {"asked" | "wrong" | "waiting" | "over"} News what has happened last: the board is asked, a wrong answer was
 *   given, the next board is made, the storm is over
 * @typedef {{ storm: Storm, board: Board, news: News, shown: Position }} OpenStorm `shown`: what the board shows until
 *   the player changes it
 */
import { positionOfExample } from "../model/example.js";
import { answersOf, isAnswered } from "../model/exercise.js";
import { newGame } from "../model/game.js";
import { nextTask } from "../model/next-task.js";
import { variantOf } from "../model/position-variants.js";
import { endTemporary, showTemporary } from "../model/session.js";
import { effect, untracked } from "../model/signals.js";
import { stateAt } from "../model/state.js";
import { boardFor } from "../model/walk.js";
import * as rules from "../model/storm.js";
import { shownAbout } from "./step-board.js";

/** So many variants of an example are tried before the example itself is the board. */
const mostTries = 3;

/**
 * @param {object} tools
 * @param {import("../model/store.js").Store} tools.store
 * @param {Pick<import("./teaching.js").TeachingEngine, "steps">} tools.engine
 * @param {(technique: string) => Promise<import("./lesson-texts.js").Example>} tools.exampleOf the example of a lesson
 * @param {{ read: () => import("../model/storm.js").Best, keep: (best: import("../model/storm.js").Best) => void }}
 *   tools.best
 * @param {(error: unknown) => void} tools.failed called when the next board could not be made; the storm is over then
 * @param {() => number} [tools.now] in ms
 * @param {(below: number) => number} [tools.random]
 */
export function createStorm({
  store,
  engine,
  exampleOf,
  best,
  failed,
  now = () => performance.now(),
  random = (below) => Math.floor(Math.random() * below),
}) {
  /** @type {import("../model/signals.js").ReadonlySignal<OpenStorm | null>} */
  const current = shownAbout(store, "storm");
  /** The board after the present one. @type {Promise<Board> | null} */
  let following = null;
  /** The board that was missed last. @type {Board | null} */
  let missed = null;
  let working = new AbortController();
  /** Whether the page, or the board in it, is out of sight. */
  let isOut = false;

  /** @param {number} number @param {AbortSignal} signal @returns {Promise<Board>} */
  async function boardOf(number, signal) {
    const { technique, isNamed, accepted } = rules.askedOn(number, random);
    const example = await exampleOf(technique);
    const position = positionOfExample(example);
    for (let tries = 1; tries <= mostTries; tries++) {
      const state = variantOf(position, tries, random(2 ** 31)) ?? position;
      const steps = await engine.steps(state, { allowed: accepted, givens: "unique", signal });
      if (steps.length > 0)
        return { technique, isNamed, answers: answersOf(steps), before: boardFor(technique, state) };
    }
    return { technique, isNamed, answers: answersOf([example.step]), before: boardFor(technique, position) };
  }

  /** @param {OpenStorm} open @param {import("../model/state.js").State} state */
  const show = (open, state) => store.change(showTemporary, "storm", open, state);

  /** Puts a board on the screen and lets the clock run. @param {Storm} storm @param {Board} board */
  function showBoard(storm, board) {
    const isElimination = board.answers.every(({ placements = [] }) => placements.length === 0) || !board.isNamed;
    const mode = isElimination ? /** @type {const} */ ("centre") : /** @type {const} */ ("digit");
    const state = stateAt(board.before, { activity: "exercise", game: newGame({ kind: "exercise" }) });
    show(
      { storm: isOut ? storm : rules.withClock(storm, now()), board, news: "asked", shown: board.before },
      { ...state, entry: { mode, digit: null }, removesNotes: false },
    );
    following = boardOf(storm.board + 1, working.signal);
    // If this fails, the player is told when the board is wanted.
    following.catch(() => {});
  }

  /** Goes to the next board, once it is made. @param {OpenStorm} open @param {Storm} storm */
  async function goOn(open, storm) {
    const { signal } = working;
    show({ ...open, storm, news: "waiting", shown: store.state().position }, store.state());
    try {
      const board = await /** @type {Promise<Board>} */ (following);
      // The press and the next board are two tasks, so that a slow device answers the press.
      await nextTask();
      if (!signal.aborted && current.peek()) showBoard(storm, board);
    } catch (error) {
      if (signal.aborted) return;
      finish();
      failed(error);
    }
  }

  /** Judges a change of the board. @param {OpenStorm} open */
  function judge(open) {
    const { storm, board, news, shown } = open;
    const state = store.state();
    if (state.position === shown) return;
    const verdict = news === "waiting" ? null : isAnswered(board.before, state.position, board.answers);
    if (verdict === true) {
      const next = rules.answered(storm, now());
      // At once, because a storm can also end by leaving the page.
      best.keep(rules.bestWith(best.read(), next));
      void goOn(open, next);
      return;
    }
    // Whatever is no answer is taken back.
    const before = { ...state, position: shown, past: [], future: [] };
    if (verdict === null) show({ ...open }, before);
    else miss({ ...open, storm: rules.missed(storm), news: "wrong" }, before);
  }

  /** @param {OpenStorm} open @param {import("../model/state.js").State} state */
  function miss(open, state) {
    missed = open.board;
    show(open, state);
    if (rules.isStormOver(open.storm, now())) finish();
  }

  /** Ends the storm, and shows the answer of the board that was missed last, or else of the one that is left. */
  function finish() {
    const open = current.peek();
    if (!open || open.news === "over") return;
    working.abort();
    const board = missed ?? open.board;
    const storm = rules.withoutClock(open.storm, now());
    const state = stateAt(board.before, { activity: "path", game: newGame({ kind: "exercise" }) });
    show({ storm, board, news: "over", shown: board.before }, { ...state, step: board.answers[0] ?? null });
  }

  function close() {
    if (current.peek()) store.change(endTemporary, "storm");
  }

  const release = effect(() => {
    const open = current.value;
    void store.signal.value;
    if (open) untracked(() => judge(open));
    else working.abort();
  });

  return {
    current,
    finish,

    /** Makes the first board and begins. @param {boolean} isTimed @param {AbortSignal} signal */
    async start(isTimed, signal) {
      const first = await boardOf(0, signal);
      signal.throwIfAborted();
      working = new AbortController();
      missed = null;
      showBoard(rules.newStorm(isTimed), first);
    },

    /** Leaves the board for the next one, which is a miss. */
    leave() {
      const open = current.peek();
      if (!open || open.news === "waiting" || open.news === "over") return;
      const storm = rules.skipped(open.storm, now());
      miss({ ...open, storm }, store.state());
      if (!rules.isStormOver(storm, now())) void goOn(open, storm);
    },

    /** Returns how much time is left, in ms; ends the storm when there is none. */
    tick() {
      const open = current.peek();
      if (!open) return 0;
      if (open.news !== "over" && rules.isStormOver(open.storm, now())) finish();
      return rules.timeLeft(open.storm, now());
    },

    /**
     * Stops the clock, and lets it run again: nobody can play on a board that is out of sight. A board that comes
     * meanwhile waits for the player too.
     * @param {boolean} out
     */
    rest(out) {
      isOut = out;
      const open = current.peek();
      if (!open?.storm.isTimed || open.news === "over" || open.news === "waiting") return;
      const storm = isOut ? rules.withoutClock(open.storm, now()) : rules.withClock(open.storm, now());
      show({ ...open, storm }, store.state());
    },

    close,

    /** Ends everything, and gives the board back. */
    dispose() {
      release();
      working.abort();
      close();
    },
  };
}

/** @typedef {ReturnType<typeof createStorm>} StormRoom */
