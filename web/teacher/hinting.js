/**
 * What a hint is about: first a mistake, if there is one, otherwise the next step. Each press tells more. A hint does
 * not wait long for the proof that the puzzle has exactly one solution: the proof goes on, and completes the hint that
 * is open when it ends. Headless.
 *
 * @typedef {import("../model/position.js").Position} Position
 * @typedef {import("../model/step.js").Step} Step
 * @typedef {import("../model/hint-position.js").Start} Start
 * @typedef {import("./first-look.js").Before} Before
 * @typedef {1 | 2 | 3} Strength where to look, what is there, why
 * @typedef {import("./first-look.js").Given} Given
 * @typedef {{ kind: "stuck" | "unfinished", given: Given }} Stuck no technique has a step, or the search for one was
 *   ended at its limit
 * @typedef {{ kind: "step", step: Step, start: Start, given: Given }} NextStep
 * @typedef {Before | Stuck | NextStep} Found
 * @typedef {object} Hint what a view needs to tell the hint at once
 * @property {Position} position
 * @property {Found} found
 * @property {Strength} strength
 * @property {import("./explanations.js").Explainer | null} explainer null while nothing has to be explained
 * @property {number | null} back of mistakes at strength 3: how many positions back the board was last without mistakes
 */
import { proofBudget } from "../model/budget.js";
import { codeOfError } from "../model/error-codes.js";
import { followFacts } from "../model/follow-facts.js";
import { ask } from "../model/question.js";
import { rightsOf } from "../model/rights.js";
import { effect, signal as createSignal, untracked } from "../model/signals.js";
import { asPlayed, cellNamed } from "../model/step.js";
import { startOf, withStep } from "../model/hint-position.js";
import { digitsOn, layoutOf, samePuzzle } from "../model/position.js";
import { puzzleOf } from "../model/puzzle.js";
import { isSingle } from "../model/walk.js";
import { foundInstead, teachingOf } from "./first-look.js";
import { hintPicture } from "./hint-picture.js";
import { showStepOn } from "./step-board.js";

/** @param {import("./teaching.js").PartTools} tools */
export function createHinting({
  engine,
  facts,
  store,
  actions,
  without,
  explanations,
  firstLook,
  opening,
  mastery,
  fail,
}) {
  /** The hint about the position on the board. */
  const current = createSignal(/** @type {Hint | null} */ (null));
  /** The position of the last hint: how many solutions its puzzle has is asked until another puzzle is on the board. */
  const hinted = createSignal(/** @type {Position | null} */ (null));
  const proof = followFacts(facts, "solutions", () =>
    hinted.value && samePuzzle(hinted.value, store.own.value.position) ? puzzleOf(hinted.value) : null,
  );
  /** What was found before the proof, and is being completed. @type {Found | null} */
  let completing = null;
  const leaving = new AbortController();
  const releases = [
    effect(() => {
      const { position, isForeign } = store.signal.value;
      if (position !== current.peek()?.position || isForeign) close();
    }),
    effect(() => {
      const hint = current.value;
      if (hint && givenOf(hint.found) === "unknown" && proof.now.value.status === "known")
        untracked(() => void complete(hint.found).catch(fail));
    }),
    proof.dispose,
    () => leaving.abort(),
  ];

  /** @param {Position} position @param {AbortSignal} signal @returns {Promise<Found>} */
  async function find(position, signal) {
    signal.addEventListener("abort", forgetProof);
    hinted.value = position;
    const { before, given } = await firstLook.look(
      position,
      signal,
      proof.now.peek().status === "failed" ? 0 : proofBudget,
    );
    const found = before ?? (await nextStep(position, given, signal));
    signal.removeEventListener("abort", forgetProof);
    return found;
  }

  /**
   * Finds the first hint for a position, and loads the words for its explanation meanwhile.
   * @param {import("../model/state.js").State} state
   * @param {AbortSignal} signal
   * @param {Strength | undefined} wanted
   * @param {(strength: number) => Strength} upToMost
   * @returns {Promise<Hint>}
   */
  async function firstHint(state, signal, wanted, upToMost) {
    const { position } = state;
    const [found, explainer] = await Promise.all([find(position, signal), explanations.load()]);
    return { position, found, strength: wanted ?? upToMost(isMarked(state, found) ? 3 : 1), explainer, back: null };
  }

  function forgetProof() {
    hinted.value = null;
  }

  /** @param {Position} position @param {Given} given @param {AbortSignal} signal @returns {Promise<Found>} */
  async function nextStep(position, given, signal) {
    const start = startOf(position);
    let step;
    try {
      step = await engine.hint(start.state, { ...teachingOf(position, given, without.peek()), signal });
    } catch (error) {
      return codeOfError(error) === "search-limit" ? { kind: "unfinished", given } : foundInstead(error, position);
    }
    return step ? { kind: "step", step: asPlayed(step), start, given } : { kind: "stuck", given };
  }

  /** Looks again, with the proof, at what was found without it. @param {Found} found */
  async function complete(found) {
    if (completing === found) return;
    completing = found;
    await ask(
      { store, about: "position", signal: leaving.signal },
      async ({ position }, signal) => {
        const { before, given } = await firstLook.look(position, signal);
        if (before) return before;
        if (found.kind === "step") return { ...found, given };
        return given === "unique" ? nextStep(position, given, signal) : { ...found, given };
      },
      (whole) => {
        const hint = current.peek();
        if (hint?.found !== found || givenOf(/** @type {Found} */ (whole)) === "unknown") return;
        show({ ...hint, found: /** @type {Found} */ (whole), strength: whole.kind === found.kind ? hint.strength : 1 });
      },
    );
  }

  /** Shows a hint on the board, unless the board has changed. @param {Hint} hint */
  function show(hint) {
    const { position, found, strength } = hint;
    opening(hinting);
    if (position !== store.state().position) return;
    current.value = hint;
    if (found.kind === "step")
      showStepOn(
        { store, actions },
        hintPicture(found.step, strength, { layout: layoutOf(position), digits: digitsOn(position) }),
        strength > 1 && !isSingle(found.step) ? found.start : null,
      );
    else if (found.kind === "mistake" && strength > 1) mark(position, found.wrong);
  }

  /**
   * Marks the wrong digits on the board and moves the selection to the first mistake.
   * @param {Position} position
   * @param {import("./first-look.js").Mistakes} wrong
   */
  function mark(position, { digits, eliminations }) {
    const layout = layoutOf(position);
    actions.markWrong(digits.map(({ cell }) => cellNamed(layout, cell)));
    const [first] = [...digits, ...eliminations];
    if (first) actions.selectCell(cellNamed(layout, first.cell));
  }

  /** The player has asked for this much. @param {Hint} hint */
  function showAsked(hint) {
    const isNew = current.peek()?.position !== hint.position || current.peek()?.strength !== hint.strength;
    if (
      isNew &&
      hint.position === store.state().position &&
      (hint.found.kind === "step" || hint.found.kind === "mistake")
    )
      actions.countHint(hint.strength);
    // The second strength names the technique.
    if (isNew && hint.strength === 2 && hint.found.kind === "step") mastery.miss(hint.found.step.technique);
    show(hint);
  }

  function close() {
    if (!current.peek()) return;
    current.value = null;
    showStepOn({ store, actions }, null, null);
  }

  const hinting = {
    current,

    /**
     * Tells one strength more, or gives a first hint for a new position.
     *
     * @param {AbortSignal} signal
     * @param {{ wanted?: Strength, most?: Strength }} [options] `wanted`: this strength instead; `most`: no more than
     *   this
     */
    async press(signal, { wanted, most = 3 } = {}) {
      const hint = current.peek();
      if (!rightsOf(store.state()).hint) return;
      const upToMost = (/** @type {number} */ strength) => /** @type {Strength} */ (Math.min(strength, most));
      // Which digits are wrong is told together with what to do about them.
      const more = hint?.found.kind === "mistake" ? 3 : (hint?.strength ?? 0) + 1;
      const next = hint && { ...hint, strength: wanted ?? upToMost(more) };
      if (next && !(needsBack(next) && hint.back === null)) showAsked(next);
      else
        await ask(
          { store, about: "position", signal },
          async (state, asked) => {
            const made = next ?? (await firstHint(state, asked, wanted, upToMost));
            return needsBack(made) ? { ...made, back: await firstLook.stepsBack(state, asked) } : made;
          },
          showAsked,
        );
    },

    /** Tells the hint that is open in the language that is chosen now. */
    async reword() {
      const hint = current.peek();
      const explainer = await explanations.load();
      if (hint && current.peek() === hint) current.value = { ...hint, explainer };
    },

    /** Tells at its first strength what was found before any step. @param {Position} position @param {Before} found */
    begin: (position, found) => show({ position, found, strength: 1, explainer: null, back: null }),

    /** Makes the step on the player's board. @returns {boolean} whether there was a step */
    apply() {
      const hint = current.peek();
      if (hint?.found.kind !== "step") return false;
      const [placed] = hint.found.step.placements ?? [];
      actions.goTo(withStep(hint.position, hint.found.step));
      if (placed) actions.selectCell(cellNamed(layoutOf(hint.position), placed.cell));
      return true;
    },

    /**
     * Closes the hint.
     * @returns {(() => void) | null} shows the hint again, when the board is still as it was; null when none was open
     */
    pause() {
      const hint = current.peek();
      close();
      return (
        hint &&
        (() => {
          if (hint.position === store.state().position) show(hint);
        })
      );
    },

    close,

    dispose() {
      for (const release of releases) release();
    },
  };
  return hinting;
}

/** Whether a hint says how to go back to before its mistakes. @param {Hint} hint */
const needsBack = ({ found, strength }) => found.kind === "mistake" && strength === 3;

/** @param {Found} found */
const givenOf = (found) => ("given" in found ? found.given : null);

/**
 * Whether the board already marks a wrong digit, so that a hint which only says "there is a mistake" says nothing new.
 * @param {import("../model/state.js").State} state
 * @param {Found} found
 */
const isMarked = ({ wrong, position }, found) =>
  found.kind === "mistake" &&
  found.wrong.digits.some(({ cell }) => wrong.includes(cellNamed(layoutOf(position), cell)));

/** @typedef {ReturnType<typeof createHinting>} Hinting */
