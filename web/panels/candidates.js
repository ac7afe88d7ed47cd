/** The button that shows the true candidates of the puzzle as notes on the board, and one to keep them. */
import { largestNoted, noteBit } from "../model/digits.js";
import { layoutOf } from "../model/position.js";
import { h } from "../controls/dom.js";
import { errorSentence, isAbort } from "../controls/errors.js";
import { puzzleOn } from "./puzzle.js";

/**
 * @param {HTMLElement} container
 * @param {import("./page-tools.js").Page} page
 */
export function mountCandidates(container, { engine, store, actions, words, say }) {
  const show = h("button", { type: "button", class: "button", onclick: toggle }, words("candidates.show"));
  const keep = h("button", { type: "button", class: "button", hidden: true, onclick: () => actions.noteCandidates() }, words("candidates.keep"));
  const bar = h("progress", { max: 1, hidden: true, "aria-label": words("candidates.progress") });
  container.append(h("div", { class: "candidates" }, show, keep, bar));
  let asking = new AbortController();
  let { givens } = store.state().position;

  function toggle() {
    if (!bar.hidden) asking.abort();
    else if (store.state().candidates) actions.showCandidates(null);
    else void find();
  }

  async function find() {
    const { position } = store.state();
    const layout = layoutOf(position);
    if (layout.side > largestNoted) {
      say(words("candidates.too-large", { side: largestNoted }));
      return;
    }
    const { signal } = asking = new AbortController();
    showProgress(0);
    try {
      const { candidates } = await engine.candidates(puzzleOn(position), { signal, onProgress: ({ fraction }) => showProgress(fraction) });
      if (!signal.aborted) tell(candidates, position.givens);
    } catch (error) {
      if (!isAbort(error)) say(errorSentence(error, words), "error");
    } finally {
      if (asking.signal === signal) showProgress(null);
    }
  }

  /** @param {number[][]} candidates none anywhere where there is no solution @param {readonly number[]} given */
  function tell(candidates, given) {
    const open = candidates.filter((_, cell) => !given[cell]);
    if (!candidates.some((digits) => digits.length)) {
      say(words("solve.none"), "error");
      return;
    }
    actions.showCandidates(setsOf(candidates));
    say(words("candidates.shown", { cells: open.length, single: open.filter((digits) => digits.length === 1).length }));
  }

  /** @param {number | null} share null when nothing is asked */
  function showProgress(share) {
    if (asking.signal.aborted && share !== null) return;
    bar.hidden = share === null;
    bar.value = share ?? 0;
    show.textContent = words(share === null ? "candidates.show" : "candidates.stop");
  }

  store.subscribe(({ position, candidates, step }) => {
    const areShown = candidates !== null && step === null;
    show.setAttribute("aria-pressed", String(areShown));
    keep.hidden = !areShown;
    if (position.givens !== givens) asking.abort();
    ({ givens } = position);
  });
}

/** The digits of each cell as a set (digits.js). @param {number[][]} candidates */
export const setsOf = (candidates) => candidates.map((digits) => digits.reduce((set, digit) => set | noteBit(digit), 0));
