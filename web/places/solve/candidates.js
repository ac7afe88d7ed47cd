/**
 * The button that shows the true candidates of the puzzle as notes on the board, and one that keeps them. The true
 * candidates of a puzzle with one solution are that solution. The page therefore asks the player before the board shows
 * the candidates of such a puzzle.
 */
import { errorSentence } from "../../controls/errors.js";
import { h } from "../../controls/dom.js";
import { onFrame } from "../../controls/on-frame.js";
import { largestNoted, noteSet } from "../../model/digits.js";
import { noteCandidates } from "../../model/filled-notes.js";
import { layoutOf, samePuzzle } from "../../model/position.js";
import { puzzleOf } from "../../model/puzzle.js";
import { ask } from "../../model/question.js";
import { rightsOf } from "../../model/rights.js";

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../controls/card.js").Card} card
 */
export function createCandidates({ facts, store, actions, words, say }, card) {
  const show = h("button", { type: "button", class: "button", onclick: toggle }, words("candidates.show"));
  const keep = h(
    "button",
    { type: "button", class: "button", hidden: true, onclick: () => store.replace(noteCandidates(store.state())) },
    words("candidates.keep"),
  );
  const bar = h("progress", { max: 1, hidden: true, "aria-label": words("candidates.progress") });
  const element = h("div", { class: "candidates" }, show, keep, bar);
  const warning = {
    title: words("candidates.title"),
    content: h(
      "div",
      { class: "card-body candidates-warning" },
      h("p", {}, words("candidates.is-solution")),
      h(
        "div",
        { class: "card-buttons" },
        h("button", { type: "button", class: "button", onclick: showSolution }, words("candidates.show-anyway")),
      ),
    ),
    opener: show,
  };
  let asking = new AbortController();

  function toggle() {
    if (!bar.hidden) asking.abort();
    else if (store.state().candidates) actions.showCandidates(null);
    else void find(false);
  }

  function showSolution() {
    card.close();
    void find(true);
  }

  /** @param {boolean} isWarned */
  async function find(isWarned) {
    const { position } = store.state();
    const { refusal } = rightsOf(store.state());
    if (refusal) return say(words(refusal), "error");
    if (layoutOf(position).digitCount > largestNoted) return say(words("candidates.too-large", { side: largestNoted }));
    const { signal } = (asking = new AbortController());
    const question = /** @type {const} */ ({ store, about: "puzzle", signal });
    showProgress(0);
    try {
      await ask(
        question,
        (state, asked) => facts.of(puzzleOf(state.position)).solutions({ signal: asked }),
        ({ status }) => {
          if (status === "none" || status === "conflict") return say(words("solve.none"), "error");
          if (status === "unique" && !isWarned) return card.turnTo(warning);
          return ask(
            question,
            (state, asked) =>
              facts
                .of(puzzleOf(state.position))
                .candidates({ signal: asked, onProgress: ({ fraction }) => showProgress(fraction) }),
            (candidates, state) => tell(candidates, state.position.givens),
          );
        },
      );
    } catch (error) {
      say(errorSentence(error, words), "error");
    } finally {
      if (asking.signal === signal) showProgress(null);
    }
    return undefined;
  }

  /** @param {readonly (readonly number[])[]} candidates @param {readonly number[]} givens */
  function tell(candidates, givens) {
    const open = candidates.filter((_, cell) => !givens[cell]);
    const { position } = store.state();
    // The digits of a solution that Solve has filled in would hide the candidates.
    if (position.answers) actions.goTo({ ...position, answers: null });
    actions.showCandidates(setsOf(candidates));
    actions.countHelp();
    say(words("candidates.shown", { cells: open.length, single: open.filter((digits) => digits.length === 1).length }));
  }

  /** @param {number | null} share null when nothing is asked */
  function showProgress(share) {
    bar.hidden = share === null;
    bar.value = share ?? 0;
    show.textContent = words(share === null ? "candidates.show" : "candidates.stop");
  }

  let { position: seen } = store.state();
  const stop = onFrame(() => {
    const state = store.signal.value;
    const areShown = state.candidates !== null && state.step === null;
    show.setAttribute("aria-pressed", String(areShown));
    keep.hidden = !areShown || !rightsOf(state).takeNotes;
    const isSame = samePuzzle(state.position, seen);
    seen = state.position;
    if (!isSame && card.shows(warning)) card.close();
  });

  return {
    element,
    dispose() {
      stop();
      asking.abort();
      actions.showCandidates(null);
    },
  };
}

/** The digits of each cell as a set (digits.js). @param {readonly (readonly number[])[]} candidates */
export const setsOf = (candidates) => candidates.map(noteSet);
