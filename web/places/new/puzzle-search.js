/**
 * The search for a puzzle that meets a goal: its progress, a button that stops it, and what came nearest when nothing
 * meets the goal. A game that begins meanwhile stops the search too.
 */
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { ask } from "../../model/question.js";

/** @typedef {import("./game-start.js").Made} Made */
/** @typedef {import("../../model/game.js").Origin} Origin */

/**
 * @param {object} options
 * @param {Pick<import("../shell/page-engine.js").Engine, "generate">} options.engine
 * @param {Pick<import("../../model/store.js").Store, "own">} options.store
 * @param {import("../../i18n/words.js").Words} options.words
 * @param {(made: Made) => string} options.figuresOf
 * @param {(made: Made, origin?: Partial<Origin>) => void} options.use
 * @param {() => void} options.missed called when the search has ended without anything to take
 */
export function createSearch({ engine, store, words, figuresOf, use, missed }) {
  const told = h("p", { class: "dialog-told", role: "status" });
  const bar = h("progress", { max: 1, "aria-label": words("new.busy") });
  const working = h(
    "div",
    { class: "asking", hidden: true },
    bar,
    h("button", { type: "button", class: "button", onclick: () => asking.abort() }, words("new.stop")),
  );
  const take = h(
    "button",
    { type: "button", class: "button", hidden: true, onclick: () => nearest && use(nearest) },
    words("new.take"),
  );
  let asking = new AbortController();
  /** What the search came nearest to. @type {Made | null} */
  let nearest = null;
  let isClosed = false;

  /** @param {string} sentence why there is no puzzle */
  function miss(sentence) {
    told.textContent = words.text([sentence, nearest && words("new.nearest", { nearest: figuresOf(nearest) })]);
    take.hidden = !nearest;
    if (nearest) take.focus();
    else missed();
  }

  /** @param {unknown} error @param {string} sentence for a goal that nothing met */
  function fail(error, sentence) {
    const { code, details } =
      /** @type {{ code?: import("../../model/error-codes.js").ErrorCode, details?: { nearest?: Made | null } }} */ (
        error
      );
    nearest = (code === "not-found" && details?.nearest) || null;
    miss(code === "not-found" ? sentence : errorSentence(error, words));
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
    tell: (sentence) => {
      told.textContent = sentence;
    },
    /**
     * @param {Parameters<typeof engine.generate>[0]} goal
     * @param {object} [told]
     * @param {Partial<Origin>} [told.origin] of the game with the puzzle
     * @param {string} [told.missed] the sentence for a goal that nothing met; without it the number of the puzzles
     *   tried
     */
    async run(goal, { origin, missed: sentence } = {}) {
      asking.abort();
      const { signal } = (asking = new AbortController());
      nearest = null;
      let tried = 0;
      busy(true);
      const isLast = () => asking.signal === signal && !isClosed;
      const search = (/** @type {AbortSignal} */ stopping) =>
        engine.generate({
          ...goal,
          signal: stopping,
          /**
           * @param {{ fraction: number, tried?: number, nearest?: Made | null }} progress of puzzles with rules the
           *   fraction alone
           */
          onProgress: (progress) => {
            if (stopping.aborted) return;
            if (progress.fraction > 0) bar.value = progress.fraction;
            if (progress.tried === undefined) return;
            ({ tried, nearest = null } = progress);
            told.textContent = nearest
              ? words("new.tried-nearest", { tried, nearest: figuresOf(nearest) })
              : words("new.tried", { tried });
          },
        });
      try {
        const used = await ask(
          { store, about: "game", signal },
          (_, stopping) => search(stopping),
          (made) => use(made, origin),
        );
        if (used === null && isLast()) miss(words("new.stopped", { tried }));
      } catch (error) {
        if (isLast()) fail(error, sentence ?? words("new.missed", { tried: Object(error).details?.tried ?? tried }));
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
