/** All solutions: counted, listed, looked at one by one on the board, saved as a file. Another puzzle on the board ends it. */
import { h } from "../controls/dom.js";
import { icon } from "../controls/icons.js";
import { errorSentence, isAbort } from "../controls/errors.js";
import { layoutOf } from "../model/position.js";
import { cellsOf, puzzleOn } from "./puzzle.js";
import { createWalk } from "./solution-walk.js";
import { mostInFile, saveFile, solutionFile } from "./solution-file.js";
import { createTally } from "./tally.js";

/** Lines of the list: the solution looked at, and those around it. */
const listed = 5;

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
    button("first", words("solutions.first"), () => go(0)),
    button("previous", words("solutions.previous"), () => go(at - 1)),
  ];
  const onward = button("next", words("solutions.next"), () => go(at + 1));
  const wanted = h("input", { type: "number", min: 1, step: 1, required: true, inputmode: "numeric", "aria-label": words("solutions.number") });
  const goTo = h("form", { class: "solutions-goto", onsubmit: goToNumber }, wanted, h("button", { class: "button" }, words("solutions.go")));
  const list = h("ol", { class: "solutions-list", "aria-label": words("solutions.list") });
  const tally = createTally({ engine, words });
  const work = h("p", { class: "tally-told", role: "status" });
  const halt = h("button", { type: "button", class: "quiet", hidden: true, onclick: () => stopWork() }, words("solutions.halt"));
  const save = h("button", { type: "button", class: "button", onclick: download }, words("solutions.save"));
  const limit = h("p", { class: "hint" });
  const close = h("button", { type: "button", class: "quiet", onclick: leave }, words("solutions.close"));
  const viewer = h("div", { class: "solutions-viewer", hidden: true },
    h("div", { class: "solutions-walk" }, ...back, place, onward), list, goTo, tally.element, work, halt, save, limit, close);
  container.append(h("section", { class: "solutions", "aria-label": words("solutions.title") }, start, viewer));

  let at = 0;
  /** The solution that is on the board. @type {number[] | null} */
  let overlay = null;
  let walking = new AbortController();
  /** @type {import("./solution-walk.js").Walk | null} */
  let walk = null;
  let stopWork = () => {};
  let puzzle = store.state().position.givens;

  function begin() {
    const { position } = store.state();
    end();
    puzzle = position.givens;
    walking = new AbortController();
    walk = createWalk(engine.solutions(puzzleOn(position), { signal: walking.signal })[Symbol.asyncIterator]());
    viewer.hidden = false;
    start.hidden = true;
    limit.textContent = words("solutions.save-limit", { count: mostInFile(layoutOf(position).cellCount) });
    onward.focus();
    void tally.start(puzzleOn(position));
    void go(0);
  }

  /** @param {number} index */
  async function go(index) {
    const { signal } = walking;
    const asked = walk;
    if (!asked) return;
    const onTheWay = working(() => asked.halt());
    try {
      const reached = await asked.reach(Math.max(0, index), (found) => onTheWay(words("solutions.looking", { count: found })));
      if (signal.aborted) return;
      onTheWay("");
      show(reached);
      if (reached < index) work.textContent = words(asked.isFull() ? "solutions.full" : "solutions.last", { count: reached + 1 });
      await lookAhead(asked, reached);
    } catch (error) {
      onTheWay("");
      if (!isAbort(error)) say(errorSentence(error, words), "error");
    }
  }

  /** Fills the list with what comes next, as long as nobody goes elsewhere. @param {import("./solution-walk.js").Walk} asked @param {number} from */
  async function lookAhead(asked, from) {
    await asked.reach(from + listed - 1);
    if (asked === walk && at === from) showList();
  }

  /** @param {SubmitEvent} event */
  function goToNumber(event) {
    event.preventDefault();
    void go(Math.max(1, Math.round(wanted.valueAsNumber) || 1) - 1);
  }

  /**
   * Long work that tells of itself and can be stopped. One at a time: the next stops the last.
   *
   * @param {() => void} stop
   * @returns {(sentence: string) => void} tells; nothing more to tell ends it
   */
  function working(stop) {
    stopWork();
    let over = false;
    const tell = (/** @type {string} */ sentence) => {
      if (over) return;
      work.textContent = sentence;
      halt.hidden = sentence === "";
      over = sentence === "";
    };
    stopWork = () => {
      stop();
      tell("");
    };
    work.textContent = "";
    return tell;
  }

  /** @param {number} index -1 where there is none */
  function show(index) {
    at = Math.max(0, index);
    const line = walk?.at(at);
    place.textContent = line ? words("solutions.place", { place: at + 1 }) : words("solve.none");
    if (line) actions.showOverlay(overlay = cellsOf(line, store.state().position.layout));
    showList();
  }

  /** The solutions around the one looked at, and where one can go from it. */
  function showList() {
    const found = walk?.found() ?? 0;
    for (const each of back) each.setAttribute("aria-disabled", String(at === 0));
    onward.setAttribute("aria-disabled", String(Boolean(walk?.isWhole()) && at + 1 >= found));
    const first = Math.max(0, Math.min(at - Math.floor(listed / 2), found - listed));
    const indices = Array.from({ length: Math.min(listed, found) }, (_, i) => first + i);
    list.replaceChildren(...indices.map((index) => h("li", { value: index + 1 },
      h("button", { type: "button", class: "solutions-line", "aria-current": index === at && "true", onclick: () => go(index) }, walk?.at(index) ?? ""))));
  }

  async function download() {
    const { position } = store.state();
    const ending = new AbortController();
    const tell = working(() => ending.abort());
    const most = mostInFile(layoutOf(position).cellCount);
    tell(words("solutions.saving", { count: 0 }));
    try {
      const signal = AbortSignal.any([walking.signal, ending.signal]);
      const solutions = engine.solutions(puzzleOn(position), { signal, limit: most });
      const { file, count } = await solutionFile(solutions, (written) => tell(words("solutions.saving", { count: written })));
      if (signal.aborted) return;
      tell("");
      saveFile(file, "nonet-solutions.sdm");
      work.textContent = words("solutions.saved", { count, more: count === most ? "yes" : "no" });
    } catch (error) {
      tell("");
      if (!isAbort(error)) say(errorSentence(error, words), "error");
    }
  }

  function leave() {
    end();
    start.focus();
  }

  function end() {
    stopWork();
    walking.abort();
    walk?.end();
    walk = null;
    tally.stop();
    at = 0;
    list.replaceChildren();
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
