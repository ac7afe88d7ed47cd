/**
 * Practice: a position in which a technique is needed comes on a temporary board with a history of its own, and the
 * player's work on it is checked. Headless.
 *
 * @typedef {import("../model/position.js").Position} Position
 * @typedef {import("../model/step.js").Step} Step
 * @typedef {import("../model/techniques.js").Level} Level
 * @typedef {{ technique: string, answers: readonly Step[], solution: readonly number[], before: Position, isLesson?:
 *   boolean, isOnly?: boolean, level?: Level }} Exercise `before`: the position as it was set; `isLesson`: the step of
 *   a lesson's example, which the lesson has just shown; `isOnly`: there are no new positions for its technique;
 *   `level`: the player is to find out which technique of the level is needed
 * @typedef {{ kind: "judged", judgement: import("../model/exercise.js").Judgement, position: Position } | { kind:
 *   "hint", answer: Step, strength: 1 | 2 } | { kind: "answer", answer: Step }} Reply to the player's work; `answer`:
 *   the one that the work is nearest to
 */
import { codeOfError } from "../model/error-codes.js";
import { faceNameOf, withFace } from "../model/digit-face.js";
import { answersOf, judge, questionAt } from "../model/exercise.js";
import { puzzleOf } from "../model/puzzle.js";
import { newGame } from "../model/game.js";
import { ask } from "../model/question.js";
import { endTemporary, showTemporary } from "../model/session.js";
import { computed, signal as createSignal } from "../model/signals.js";
import { stateAt } from "../model/state.js";
import { startOf } from "../model/hint-position.js";
import { withoutEntries } from "../model/notes.js";
import { digitsOn, layoutOf } from "../model/position.js";
import { positionOfExample } from "../model/example.js";
import { isRuleTechnique } from "../model/rule-techniques.js";
import { canOccur, techniques, techniquesOf } from "../model/techniques.js";
import { boardFor } from "../model/walk.js";
import { hintPicture } from "./hint-picture.js";
import { loadRuleExercises } from "./lesson-texts.js";
import { shownAbout } from "./step-board.js";

/** Puzzles that are tried for one technique before another technique of the level is tried. */
const fewAttempts = 500;

/** @param {import("./teaching.js").PartTools} tools */
export function createPractice({ engine, facts, store, actions, mastery, opening }) {
  /** @type {import("../model/signals.js").ReadonlySignal<Exercise | null>} */
  const current = shownAbout(store, "exercise");
  const replied = createSignal(/** @type {{ reply: Reply, at: Position } | null} */ (null));
  /** What was said about the player's work, until the work changes. */
  const reply = computed(() => (replied.value?.at === store.signal.value.position ? replied.value.reply : null));
  /** What the exercise of a lesson asks next; null for other exercises. */
  const question = computed(() => {
    const { position, selection } = store.signal.value;
    return current.value?.isLesson ? questionAt(position, current.value.answers, selection) : null;
  });
  /** Whether the player has seen the answer, or what it begins with. */
  let wasHelped = false;
  const uncounted = { tried: false, solved: false, wasShown: false };
  let isCounted = uncounted;

  /**
   * Counts an exercise once as tried, once as solved, and once as one whose answer was shown.
   * @param {Exercise} exercise
   * @param {keyof typeof uncounted} how
   */
  function count({ technique, isLesson }, how) {
    if (isLesson || isCounted[how]) return;
    isCounted = { ...isCounted, [how]: true };
    mastery.count(technique, how === "wasShown" ? { wasShown: true } : { [how]: 1 });
  }

  /** Puts an exercise on the board. @param {Exercise} exercise */
  function set(exercise) {
    const { before, answers } = exercise;
    opening(practice);
    wasHelped = false;
    isCounted = uncounted;
    replied.value = null;
    const isElimination = answers.every(({ placements = [] }) => placements.length === 0);
    const entry = {
      mode: isElimination ? /** @type {const} */ ("centre") : /** @type {const} */ ("digit"),
      digit: null,
    };
    // A digit leaves the notes of its peers as they are, so that a wrong digit can be replaced without other changes.
    const state = stateAt(before, { activity: "exercise", game: newGame({ kind: "exercise" }) });
    store.change(
      showTemporary,
      "exercise",
      exercise,
      withFace({ ...state, entry, removesNotes: false }, faceNameOf(store.own.peek())),
    );
  }

  /** The exercise of a technique of rules that comes next. @type {Map<string, number>} */
  const turns = new Map();

  /**
   * Positions with rules are not searched for: the course has some for each technique, which come one after the other.
   *
   * @param {string} technique @param {AbortSignal} signal
   */
  async function withRules(technique, signal) {
    const lines = await loadRuleExercises(technique);
    const turn = turns.get(technique) ?? mastery.record.peek()[technique]?.tried ?? 0;
    turns.set(technique, turn + 1);
    const state = positionOfExample(lines[turn % lines.length]);
    return {
      state,
      answers: /** @type {Step[]} */ (await engine.steps(state, { allowed: [technique], givens: "unique", signal })),
    };
  }

  /**
   * @param {{ state: Required<import("../model/step.js").StepState>, answers: readonly Step[], technique: string,
   *   level?: Level }} found
   * @param {AbortSignal} signal
   */
  async function begin({ state, answers, technique, level }, signal) {
    await ask(
      { store, about: "game", signal },
      (_, asked) =>
        facts.of({ layout: state.layout, cells: [...state.givens], rules: state.rules }).solution({ signal: asked }),
      (solution) =>
        solution &&
        set({ technique, answers: answersOf(answers), solution, before: boardFor(technique, state), level }),
    );
  }

  const practice = {
    current,
    question,
    reply,

    /**
     * Finds a position that needs the technique, and puts it on the board.
     *
     * @param {string} technique @param {import("../controls/work.js").Working} working @param {string} [layout] of the
     *   player's game when absent
     */
    async start(technique, { signal, onProgress }, layout) {
      await ask(
        { store, about: "game", signal },
        ({ position }, asked) =>
          isRuleTechnique(technique)
            ? withRules(technique, asked)
            : engine.practice({ technique, layout: layout ?? position.layout, signal: asked, onProgress }),
        (found) => begin({ ...found, technique }, signal),
      );
    },

    /**
     * Finds a position that needs a technique of the level, and puts it on the board without saying which technique.
     * Techniques that rarely occur are given up soon, and another one is tried.
     *
     * @param {Level} level @param {import("../controls/work.js").Working} working
     */
    async startLevel(level, { signal, onProgress }) {
      await ask(
        { store, about: "game", signal },
        async ({ position: { layout } }, asked) => {
          const ids = shuffled(techniquesOf(level).filter((id) => canOccur(id, layoutOf({ layout }))));
          for (const [i, technique] of ids.entries()) {
            const isLast = i === ids.length - 1;
            const found = await engine
              .practice({ technique, layout, signal: asked, onProgress, ...(isLast ? {} : { attempts: fewAttempts }) })
              .catch((error) => {
                if (isLast || codeOfError(error) !== "not-found") throw error;
                return null;
              });
            if (found) return { ...found, technique, level };
          }
          return null;
        },
        (found) => found && begin(found, signal),
      );
    },

    /** Whether positions can be found for a technique, of the layout of the player's game. @param {string} technique */
    hasPositions: (technique) =>
      isRuleTechnique(technique) ||
      (techniques.includes(technique) && canOccur(technique, layoutOf(store.own.peek().position))),

    /**
     * Puts the example of a lesson on the board, for the reader to do its step. Every other step of the technique there
     * is an answer, too.
     *
     * @param {Step} step @param {Position} before with its candidates @param {AbortSignal} signal
     */
    async take(step, before, signal) {
      const { technique } = step;
      const { state } = startOf(before);
      await ask(
        { store, about: "game", signal },
        (_, asked) =>
          Promise.all([
            facts.of(puzzleOf(before)).solution({ signal: asked }),
            techniques.includes(technique) || isRuleTechnique(technique)
              ? engine.steps(state, { allowed: [technique], givens: "unique", signal: asked })
              : [],
          ]),
        ([solution, steps]) => {
          if (!solution) return;
          const answers = answersOf([
            step,
            ...steps.filter((/** @type {Step} */ other) => resultOf(other) !== resultOf(step)),
          ]);
          set({ technique, answers, solution, before, isLesson: true, isOnly: !practice.hasPositions(technique) });
        },
      );
    },

    check() {
      const exercise = current.peek();
      if (!exercise) return;
      const { position } = store.state();
      const judgement = judge(exercise.before, position, exercise.answers, exercise.solution);
      // What made the answer right is seen best on the board.
      if (judgement.verdict === "right") actions.showStep(judgement.answer);
      // What is said of the answer includes how many exercises are solved now.
      if (judgement.verdict !== "nothing") count(exercise, "tried");
      if (judgement.verdict === "right" && !wasHelped) count(exercise, "solved");
      // A right digit of another step is out of the way of this one. Undo brings it back.
      if (judgement.verdict === "other")
        actions.goTo(
          withoutEntries(
            position,
            judgement.elsewhere.map(({ cell }) => cell),
          ),
        );
      replied.value = { reply: { kind: "judged", judgement, position }, at: store.state().position };
    },

    /**
     * Judges a change of the board in the exercise of a lesson, and takes it back unless it belongs to an answer. Does
     * nothing where the change was judged already.
     */
    answer() {
      const exercise = current.peek();
      const { position } = store.state();
      if (!exercise?.isLesson || reply.peek()) return;
      const judgement = judge(exercise.before, position, exercise.answers, exercise.solution);
      if (judgement.verdict === "nothing") return;
      const isSound = !judgement.faults.length && !judgement.besides;
      if (isSound && judgement.verdict === "right") actions.showStep(judgement.answer);
      if (!isSound) actions.undo();
      const verdict = isSound || judgement.faults.length ? judgement.verdict : "other";
      replied.value = {
        reply: { kind: "judged", judgement: { ...judgement, verdict }, position },
        at: store.state().position,
      };
    },

    /**
     * Shows where the answer is that the player's work is nearest to; when called again, what is there. The player's
     * work stays.
     */
    hint() {
      const exercise = current.peek();
      if (!exercise) return;
      const { position } = store.state();
      const shown = reply.peek();
      if (shown?.kind === "answer") return;
      const { answer } =
        shown?.kind === "hint" ? shown : judge(exercise.before, position, exercise.answers, exercise.solution);
      const strength = shown?.kind === "hint" ? 2 : 1;
      if (strength === 2) wasHelped = true;
      actions.showStep(hintPicture(answer, strength, { layout: layoutOf(position), digits: digitsOn(position) }));
      replied.value = { reply: { kind: "hint", answer, strength }, at: position };
    },

    /** Shows the answer that the player's work is nearest to, on the position as it was set. */
    showAnswer() {
      const exercise = current.peek();
      if (!exercise) return;
      const { answer } = judge(exercise.before, store.state().position, exercise.answers, exercise.solution);
      wasHelped = true;
      count(exercise, "tried");
      count(exercise, "wasShown");
      actions.goTo(exercise.before);
      actions.showStep(answer);
      replied.value = { reply: { kind: "answer", answer }, at: store.state().position };
    },

    /**
     * Closes the exercise.
     * @returns {(() => void) | null} brings it back with the player's work; null when none was open
     */
    pause() {
      const exercise = current.peek();
      const state = store.state();
      const helped = wasHelped;
      practice.close();
      return (
        exercise &&
        (() => {
          set(exercise);
          store.change(showTemporary, "exercise", exercise, state);
          wasHelped = helped;
        })
      );
    },

    close() {
      if (!current.peek()) return;
      store.change(endTemporary, "exercise");
    },
  };
  return practice;
}

/** @template T @param {readonly T[]} items @returns {T[]} */
function shuffled(items) {
  const mixed = [...items];
  for (let i = mixed.length - 1; i > 0; i--) {
    const other = Math.floor(Math.random() * (i + 1));
    [mixed[i], mixed[other]] = [mixed[other], mixed[i]];
  }
  return mixed;
}

/** @param {Step} step */
const resultOf = ({ placements, eliminations }) => JSON.stringify([placements, eliminations]);

/** @typedef {ReturnType<typeof createPractice>} Practice */
