/** The button that shows the true candidates of the puzzle as notes on the board, and one to keep them. */
import { largestNoted, noteDigits } from "../model/digits.js";
import { layoutOf } from "../model/position.js";
import { h } from "../controls/dom.js";
import { errorSentence, isAbort } from "../controls/errors.js";
import { cellsOf, puzzleOn } from "./puzzle.js";
import { trueCandidates } from "./true-candidates.js";

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
    else find();
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
      const found = await trueCandidates(engine, puzzleOn(position), layout, {
        signal, read: (line) => cellsOf(line, position.layout), progress: showProgress,
      });
      if (signal.aborted) return;
      actions.showCandidates(found);
      say(found ? sentence(found, position.givens, layout.side) : words("solve.none"), found ? "plain" : "error");
    } catch (error) {
      if (!isAbort(error)) say(errorSentence(error, words), "error");
    } finally {
      if (asking.signal === signal) showProgress(null);
    }
  }

  /** @param {number[]} found @param {readonly number[]} given @param {number} side */
  function sentence(found, given, side) {
    const open = found.filter((_, cell) => !given[cell]);
    const single = open.filter((set) => noteDigits(set, side).length === 1).length;
    return words("candidates.shown", { cells: open.length, single });
  }

  /** @param {number | null} share null when nothing is asked */
  function showProgress(share) {
    bar.hidden = share === null;
    bar.value = share ?? 0;
    show.textContent = words(share === null ? "candidates.show" : "candidates.stop");
  }

  store.subscribe(({ position, candidates }) => {
    show.setAttribute("aria-pressed", String(candidates !== null));
    keep.hidden = candidates === null;
    if (position.givens !== givens) asking.abort();
    ({ givens } = position);
  });
}
