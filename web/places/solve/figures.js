/**
 * What is known of the puzzle on the board: its shape, unless it is the usual one; number of givens; level and rating
 * of a puzzle with one solution. The level is found by itself, the rating when the player asks.
 */
import { errorSentence } from "../../controls/errors.js";
import { h } from "../../controls/dom.js";
import { onFrame } from "../../controls/on-frame.js";
import { ratingText } from "../../i18n/numbers.js";
import { followFacts } from "../../model/follow-facts.js";
import { puzzleOf } from "../../model/puzzle.js";
import { layoutOf } from "../../model/position.js";
import { ask } from "../../model/question.js";
import { isRatable } from "../../model/rating.js";
import { computed, signal } from "../../model/signals.js";
import { layoutOfSide } from "../../model/layout.js";
import { layoutSentence, rulesSentence } from "../../i18n/layout-words.js";
import { largestTaught } from "../../model/techniques.js";
import { levelSentence } from "./level-sentence.js";

/** The level is asked for when the puzzle has rested for this time. */
const restMilliseconds = 400;

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../model/signals.js").ReadonlySignal<import("./verdict.js").Verdict>} verdict
 */
export function createFigures({ words, store, facts, say, announce }, verdict) {
  const givens = h("span", {});
  const level = h("span", {});
  const rate = h("button", { type: "button", class: "quiet", hidden: true, onclick: () => press() });
  const element = h("div", { class: "solve-figures" }, givens, rate, level);
  const isUnique = computed(() => verdict.value.name === "unique");
  /** The question about the rating that is under way. */
  const asking = signal(/** @type {AbortController | null} */ (null));
  /** The puzzle, when it has one solution. */
  const unique = computed(() => (isUnique.value ? puzzleOf(store.own.value.position) : null));
  const rating = () => unique.value && facts.of(unique.value).known.value.rating;
  const path = followFacts(
    facts,
    "path",
    () => (layoutOf(store.own.value.position).digitCount > largestTaught ? null : unique.value),
    { rest: restMilliseconds },
  );

  async function press() {
    if (asking.peek()) {
      asking.peek()?.abort();
      return;
    }
    if (!isUnique.peek() || !isRatable(puzzleOf(store.state().position)) || rating()) return;
    const mine = new AbortController();
    asking.value = mine;
    try {
      await ask(
        { store, about: "puzzle", signal: mine.signal },
        ({ position }, signal) => facts.of(puzzleOf(position)).rating({ signal }),
        ({ er }) => announce(words("rating.said", { rating: ratingText(er, words.language) })),
      );
    } catch (error) {
      say(errorSentence(error, words), "error");
    } finally {
      if (asking.peek() === mine) asking.value = null;
    }
  }

  const stop = onFrame(() => {
    const { position } = store.own.value;
    const count = position.givens.filter(Boolean).length;
    givens.textContent = count ? words("made.clues", { clues: count }) : "";
    const { answer } = path.now.value;
    level.textContent = answer ? levelSentence(answer, words) : "";
    const known = rating();
    const canRate = isUnique.value && isRatable(puzzleOf(position));
    rate.hidden = !canRate;
    rate.disabled = Boolean(known);
    if (!canRate) return;
    rate.title = words(known ? "rating.scale" : "rating.ask-why");
    rate.textContent = known
      ? words("rating.short", { rating: ratingText(known.er, words.language) })
      : words(asking.value ? "rating.stop" : "rating.ask");
  });

  return {
    element,
    press,
    dispose() {
      path.dispose();
      stop();
      asking.peek()?.abort();
    },
  };
}

/** @param {Pick<import("../shell/app.js").App, "words" | "store">} app */
export function createShapeTold({ words, store }) {
  const shape = h("span", { class: "solve-shape-name" });
  const rules = h("span", {});
  const element = h("p", { class: "solve-shape" }, shape, " ", rules);
  const stop = onFrame(() => {
    const layout = layoutOf(store.signal.value.position);
    element.hidden = layout === layoutOfSide(layout.digitCount);
    shape.textContent = words("shape.line", { shape: layoutSentence(layout, words) });
    rules.textContent = rulesSentence(layout, words);
  });
  return { element, dispose: stop };
}
