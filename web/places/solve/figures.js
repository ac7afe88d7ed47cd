/** Number of givens; level and rating of a puzzle with one solution. The level is found by itself, the rating when the player asks. */
import { errorSentence, isAbort } from "../../controls/errors.js";
import { h } from "../../controls/dom.js";
import { onFrame } from "../../controls/on-frame.js";
import { ratingText } from "../../i18n/numbers.js";
import { puzzleOf } from "../../model/puzzle.js";
import { layoutOf } from "../../model/position.js";
import { isRatable } from "../../model/rating.js";
import { computed, effect, signal } from "../../model/signals.js";
import { levelWords } from "../../i18n/level-words.js";

/** The largest side on which the teacher finds steps. */
const largestTaught = 25;
/** The level is asked for when the puzzle has rested for this time. */
const restMilliseconds = 400;

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../model/signals.js").ReadonlySignal<import("./live-count.js").Verdict>} verdict
 */
export function createFigures({ words, store, facts, say, announce }, verdict) {
  const givens = h("span", {});
  const level = h("span", {});
  const rate = h("button", { type: "button", class: "quiet", hidden: true, onclick: () => press() });
  const element = h("div", { class: "solve-figures" }, givens, rate, level);
  const isUnique = computed(() => verdict.value.name === "unique");
  /** The question about the rating that is under way. */
  const asking = signal(/** @type {AbortController | null} */ (null));
  const about = () => facts.of(puzzleOf(store.state().position));

  const stopLevel = effect(() => {
    const { position } = store.signal.value;
    void position.givens;
    if (!isUnique.value || layoutOf(position).side > largestTaught) return undefined;
    const leaving = new AbortController();
    const timer = setTimeout(() => void facts.of(puzzleOf(position)).path({ signal: leaving.signal }).catch(() => {}), restMilliseconds);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  });

  async function press() {
    if (asking.peek()) {
      asking.peek()?.abort();
      return;
    }
    if (!isUnique.peek() || !isRatable(puzzleOf(store.state().position)) || about().known.peek().rating) return;
    const mine = new AbortController();
    asking.value = mine;
    try {
      const { er } = await about().rating({ signal: mine.signal });
      announce(words("rating.said", { rating: ratingText(er, words.language) }));
    } catch (error) {
      if (!isAbort(error)) say(errorSentence(error, words), "error");
    } finally {
      if (asking.peek() === mine) asking.value = null;
    }
  }

  let rated = store.state().position.givens;
  const stop = onFrame(() => {
    const { position } = store.signal.value;
    if (position.givens !== rated) asking.peek()?.abort();
    rated = position.givens;
    const count = position.givens.filter(Boolean).length;
    givens.textContent = count ? words("made.clues", { clues: count }) : "";
    const known = isUnique.value ? facts.of(puzzleOf(position)).known.value : {};
    level.textContent = !known.path ? "" : known.path === "unsolved" ? words("solve.beyond") : levelWords(known.path.level, words);
    const canRate = isUnique.value && isRatable(puzzleOf(position));
    rate.hidden = !canRate;
    rate.disabled = Boolean(known.rating);
    if (!canRate) return;
    rate.title = words(known.rating ? "rating.scale" : "rating.ask-why");
    rate.textContent = known.rating ? words("rating.short", { rating: ratingText(known.rating.er, words.language) }) : words(asking.value ? "rating.stop" : "rating.ask");
  });

  return {
    element,
    press,
    dispose() {
      stopLevel();
      stop();
      asking.peek()?.abort();
    },
  };
}
