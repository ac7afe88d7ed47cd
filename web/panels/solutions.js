/** All solutions, one by one on the board, while they are counted. Another puzzle on the board ends both. */
import { h } from "../controls/dom.js";
import { icon } from "../controls/icons.js";
import { errorSentence, isAbort } from "../controls/errors.js";
import { cellsOf, puzzleOn } from "./puzzle.js";
import { createTally } from "./tally.js";

/**
 * @param {HTMLElement} container
 * @param {import("./page-tools.js").Page} page
 */
export function mountSolutions(container, { engine, store, actions, words, say }) {
  const button = (/** @type {import("../controls/icons.js").IconName} */ name, /** @type {string} */ label, /** @type {() => void} */ onclick) => (
    h("button", { type: "button", class: "icon-button", "aria-label": label, title: label, onclick }, icon(name))
  );
  const start = h("button", { type: "button", class: "button", onclick: begin }, words("solutions.start"));
  const place = h("output", { class: "solutions-place" });
  const back = [
    button("first", words("solutions.first"), () => show(0)),
    button("previous", words("solutions.previous"), () => show(at - 1)),
  ];
  const onward = button("next", words("solutions.next"), () => forward());
  const tally = createTally({ engine, words });
  const close = h("button", { type: "button", class: "quiet", onclick: leave }, words("solutions.close"));
  const viewer = h("div", { class: "solutions-viewer", hidden: true },
    h("div", { class: "solutions-walk" }, ...back, place, onward), tally.element, close);
  container.append(h("section", { class: "solutions", "aria-label": words("solutions.title") }, start, viewer));

  /** @type {string[]} */
  let found = [];
  let at = 0;
  let whole = false;
  /** The solution that is on the board. @type {number[] | null} */
  let overlay = null;
  let walking = new AbortController();
  /** @type {AsyncIterator<string> | null} */
  let walk = null;
  let puzzle = store.state().position.givens;

  function begin() {
    const { position } = store.state();
    end();
    puzzle = position.givens;
    walking = new AbortController();
    walk = engine.solutions(puzzleOn(position), { signal: walking.signal })[Symbol.asyncIterator]();
    viewer.hidden = false;
    start.hidden = true;
    onward.focus();
    tally.start(puzzleOn(position));
    forward();
  }

  async function forward() {
    if (at + 1 < found.length || whole || !walk) {
      show(Math.min(at + 1, found.length - 1));
      return;
    }
    const { signal } = walking;
    try {
      const { value, done } = await walk.next();
      if (signal.aborted) return;
      if (done) whole = true;
      else found.push(value);
      show(found.length - 1);
    } catch (error) {
      if (!isAbort(error)) say(errorSentence(error, words), "error");
    }
  }

  /** @param {number} wanted */
  function show(wanted) {
    at = Math.max(0, wanted);
    const line = found[at];
    place.textContent = line ? words("solutions.place", { place: at + 1 }) : words("solve.none");
    if (line) actions.showOverlay(overlay = cellsOf(line, store.state().position.layout));
    for (const each of back) each.setAttribute("aria-disabled", String(at === 0));
    onward.setAttribute("aria-disabled", String(whole && at + 1 >= found.length));
  }

  function leave() {
    end();
    start.focus();
  }

  function end() {
    walking.abort();
    walk?.return?.();
    walk = null;
    tally.stop();
    [found, at, whole] = [[], 0, false];
    if (!viewer.hidden) actions.showOverlay(null);
    viewer.hidden = true;
    start.hidden = false;
  }

  store.subscribe((state) => {
    if (walk && state.position.givens !== puzzle) end();
    if (!overlay || state.overlay === overlay) return;
    overlay = null;
    place.textContent = "";
  });
}
