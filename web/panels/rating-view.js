/**
 * The rating, beside the number of solutions: a button that asks for it, then stops it, then shows it; pressed once more, it
 * opens what the rating means.
 */
import { h } from "../controls/dom.js";
import { errorSentence } from "../controls/errors.js";
import { icon } from "../controls/icons.js";
import { decisiveSteps, ratingText } from "../model/rating.js";
import { producerName } from "./rating-words.js";

/** A rating that takes no longer shows neither that it is under way nor how to stop it. */
const momentMilliseconds = 250;

/** @typedef {import("./rating.js").Standing} Standing */
/** @typedef {import("../model/rating.js").RatedStep} RatedStep */

/**
 * @param {HTMLElement} container
 * @param {Pick<import("./teacher.js").Teacher, "page" | "card" | "choices" | "telling" | "rating">} teacher
 * @param {() => unknown} openPath opens the path that the rating comes from
 * @returns {{ press: () => void }} what the button does
 */
export function mountRating(container, { page, card, choices, telling, rating }, openPath) {
  const { words } = page;
  const button = h("button", { type: "button", class: "quiet rating-button", hidden: true, onclick: () => press() });
  const announcer = h("span", { class: "rating-said", "aria-live": "polite" });
  container.append(button, announcer);
  const facts = h("dl", { class: "facts rating-facts" });
  const beyond = h("p", {}, words("rating.beyond"));
  const matter = {
    title: words("rating.title"),
    opener: button,
    content: h("div", { class: "card-body" }, facts, beyond, h("p", { class: "aside" }, words("rating.scale")),
      h("div", { class: "card-acts" }, h("button", { type: "button", class: "button", onclick: () => openPath() }, words("rating.path")))),
  };
  let canStop = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function press() {
    const { kind } = rating.now();
    if (kind === "offered") void rating.ask();
    else if (kind === "rated") void open();
    else if (kind === "working" && canStop) rating.stop();
  }

  /** @param {Standing} standing */
  function show(standing) {
    clearTimeout(timer);
    canStop = false;
    announcer.textContent = "";
    if (card.shows(matter)) card.close();
    if (standing.kind === "working") timer = setTimeout(offerStop, momentMilliseconds);
    else if (standing.kind === "rated") showRated(ratingText(standing.rating.er));
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
    announcer.textContent = words("rating.said", { rating: er });
  }

  /** @param {string} text @param {string} name begins with the text, so that it can be spoken as it is seen */
  function label(text, name) {
    button.textContent = text;
    button.setAttribute("aria-label", name);
    button.title = name;
  }

  async function open() {
    const standing = rating.now();
    if (standing.kind !== "rated") return;
    try {
      const teller = await telling();
      if (rating.now() !== standing) return;
      const steps = decisiveSteps(standing.rating);
      const { er, ep, ed } = standing.rating;
      facts.replaceChildren(...fact(words("rating.er"), er, steps.er, teller), ...fact(words("rating.ep"), ep, steps.ep, teller), ...fact(words("rating.ed"), ed, steps.ed, teller));
      beyond.hidden = standing.rating.status !== "beyond";
      card.turnTo(matter);
    } catch (error) {
      page.say(errorSentence(error, words), "error");
    }
  }

  /**
   * @param {string} name @param {number | null} value null when the rating was not reached
   * @param {RatedStep | undefined} step @param {import("./telling.js").Teller} teller
   */
  function fact(name, value, step, teller) {
    if (value === null) return [];
    const rule = step?.rating === value ? [" · ", h("span", { lang: teller.language }, producerName(step, teller))] : [];
    return [h("div", {}, h("dt", {}, name), h("dd", {}, ratingText(value), ...rule))];
  }

  rating.subscribe(show);
  show(rating.now());
  choices.subscribe(() => {
    if (card.shows(matter)) void open();
  });
  return { press };
}
