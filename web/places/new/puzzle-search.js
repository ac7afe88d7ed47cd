/** The search for a puzzle that meets a goal: its progress, a button that stops it, and what came nearest when nothing meets the goal. */
import { h } from "../../controls/dom.js";
import { errorSentence, isAbort } from "../../controls/errors.js";

/** @typedef {import("./game-start.js").Made} Made */

/**
 * @param {object} options
 * @param {import("../shell/page-engine.js").Engine} options.engine
 * @param {import("../../i18n/words.js").Words} options.words
 * @param {(made: Made) => string} options.figuresOf
 * @param {(made: Made) => void} options.use
 * @param {() => void} options.missed called when the search has ended without anything to take
 */
export function createSearch({ engine, words, figuresOf, use, missed }) {
  const told = h("p", { class: "dialog-told", role: "status" });
  const bar = h("progress", { max: 1, "aria-label": words("new.busy") });
  const working = h("div", { class: "asking", hidden: true }, bar, h("button", { type: "button", class: "button", onclick: () => asking.abort() }, words("new.stop")));
  const take = h("button", { type: "button", class: "button", hidden: true, onclick: () => nearest && use(nearest) }, words("new.take"));
  let asking = new AbortController();
  /** What the search came nearest to. @type {Made | null} */
  let nearest = null;
  let isClosed = false;

  /** @param {unknown} error @param {number} tried */
  function miss(error, tried) {
    const { code, details } = /** @type {{ code?: string, details?: { tried: number, nearest: Made | null } }} */ (error);
    if (code === "not-found") nearest = details?.nearest ?? null;
    else if (!isAbort(error)) nearest = null;
    const first = code === "not-found" ? words("new.missed", { tried: details?.tried ?? tried }) : isAbort(error) ? words("new.stopped", { tried }) : errorSentence(error, words);
    told.textContent = words.text([first, nearest && words("new.nearest", { nearest: figuresOf(nearest) })]);
    take.hidden = !nearest;
    if (nearest) take.focus();
    else missed();
  }

  /** @param {boolean} isBusy */
  function busy(isBusy) {
    working.hidden = !isBusy;
    if (!isBusy) return;
    bar.removeAttribute("value");
    told.textContent = words("new.busy");
    take.hidden = true;
  }

  return {
    elements: [told, working, take],
    /** @param {string} sentence */
    tell: (sentence) => { told.textContent = sentence; },
    /** @param {Parameters<typeof engine.generate>[0]} goal */
    async run(goal) {
      asking.abort();
      const { signal } = asking = new AbortController();
      nearest = null;
      let tried = 0;
      busy(true);
      /** @param {{ fraction: number, tried: number, nearest: Made | null }} progress */
      const onProgress = (progress) => {
        if (signal.aborted) return;
        ({ tried, nearest } = progress);
        bar.value = progress.fraction;
        told.textContent = nearest ? words("new.tried-nearest", { tried, nearest: figuresOf(nearest) }) : words("new.tried", { tried });
      };
      try {
        const made = await engine.generate({ ...goal, signal, onProgress });
        if (!signal.aborted) use(made);
      } catch (error) {
        if (asking.signal === signal && !isClosed) miss(error, tried);
      } finally {
        if (asking.signal === signal) busy(false);
      }
    },
    close() {
      isClosed = true;
      asking.abort();
    },
  };
}
