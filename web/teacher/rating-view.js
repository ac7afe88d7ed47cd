/**
 * The rating: a button that asks for it, then stops it, then shows it. Pressed once more, the button opens what the
 * rating means.
 */
import { h } from "../controls/dom.js";
import { icon } from "../controls/icons.js";
import { ratingText } from "../i18n/numbers.js";
import { decisiveSteps } from "../model/rating.js";
import { effect, untracked } from "../model/signals.js";
import { lessonAddress } from "./lesson-address.js";
import { producerName } from "./rating-words.js";
import { aside, cardButton, runWork } from "./room.js";

/** A rating that takes no longer than this shows neither that it is under way nor how to stop it. */
const momentMilliseconds = 250;

/** @typedef {import("./board-rating.js").Standing} Standing */
/** @typedef {import("../model/rating.js").RatedStep} RatedStep */

/**
 * @param {import("./room.js").Room} room
 * @param {() => unknown} openPath opens the path that the rating comes from
 */
export function createRatingView(room, openPath) {
  const {
    teaching: { rating, explanations },
    card,
    words,
  } = room;
  const button = h("button", { type: "button", class: "quiet rating-button", hidden: true, onclick: () => press() });
  const said = h("span", { class: "visually-hidden", "aria-live": "polite" });
  const facts = h("dl", { class: "facts rating-facts" });
  const beyond = h("p", {}, words("rating.beyond"));
  const topic = {
    title: words("rating.title"),
    opener: button,
    content: h(
      "div",
      { class: "card-parts" },
      facts,
      beyond,
      aside(words("rating.scale")),
      h(
        "div",
        { class: "card-buttons" },
        cardButton(words("rating.path"), () => openPath()),
      ),
    ),
  };
  let canStop = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function press() {
    const { kind } = rating.standing.peek();
    if (kind === "offered") void rating.ask();
    else if (kind === "rated") void open();
    else if (kind === "working" && canStop) rating.stop();
  }

  /** @param {Standing} standing */
  function show(standing) {
    clearTimeout(timer);
    canStop = false;
    said.textContent = "";
    if (card.shows(topic)) card.close();
    if (standing.kind === "working") timer = setTimeout(offerStop, momentMilliseconds);
    else if (standing.kind === "rated") showRated(ratingText(standing.rating.er, words.language));
    else label(words("rating.ask"), words("rating.ask-why"));
    if (standing.kind !== "working") button.hidden = standing.kind === "absent";
  }

  function offerStop() {
    canStop = true;
    button.hidden = false;
    label(words("rating.stop"), words("rating.stop"));
    button.prepend(icon("waiting"));
  }

  /** @param {string} er */
  function showRated(er) {
    label(words("rating.short", { rating: er }), words("rating.open", { rating: er }));
    said.textContent = words("rating.said", { rating: er });
  }

  /** @param {string} text @param {string} name begins with the text, so that it can be spoken as it is seen */
  function label(text, name) {
    button.textContent = text;
    button.setAttribute("aria-label", name);
    button.title = name;
  }

  const open = () =>
    runWork(room, async () => {
      const explainer = await explanations.load();
      const standing = rating.standing.peek();
      if (standing.kind !== "rated") return;
      const steps = decisiveSteps(standing.rating);
      const { er, ep, ed } = standing.rating;
      facts.replaceChildren(
        ...fact(words("rating.er"), er, steps.er, explainer),
        ...fact(words("rating.ep"), ep, steps.ep, explainer),
        ...fact(words("rating.ed"), ed, steps.ed, explainer),
      );
      beyond.hidden = standing.rating.status !== "beyond";
      card.turnTo(topic);
    });

  /**
   * @param {string} name @param {number | null} value null when the rating was not reached
   * @param {RatedStep | undefined} step @param {import("./explanations.js").Explainer} explainer
   */
  function fact(name, value, step, explainer) {
    if (value === null) return [];
    const rule =
      step?.rating === value
        ? [" · ", h("a", { href: lessonAddress(step.technique) }, producerName(step, explainer))]
        : [];
    return [h("div", {}, h("dt", {}, name), h("dd", {}, ratingText(value, words.language), ...rule))];
  }

  const releases = [
    rating.show(),
    effect(() => {
      const standing = rating.standing.value;
      untracked(() => show(standing));
    }),
  ];
  return {
    element: h("span", { class: "rating" }, button, said),
    press,
    dispose() {
      for (const release of releases) release();
      clearTimeout(timer);
    },
  };
}
