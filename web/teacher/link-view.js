/**
 * A step in words at its full strength. A step with links can be explained link by link: each link with its sentence,
 * while the board shows the links so far. The arrow keys go from link to link. The conclusion comes last, with the
 * whole picture. What follows from the step is always shown.
 */
import { enable, ifEnabled } from "../controls/buttons.js";
import { h } from "../controls/dom.js";
import { icon } from "../controls/icons.js";
import { renewSentences } from "../controls/list.js";
import { isLong, stepUpTo } from "./link-picture.js";
import { stepView } from "./step-view.js";

/** @typedef {import("../model/step.js").Step} Step */
/** @typedef {import("./explanations.js").Explanation & { note?: string }} Explanation */
/**
 * @typedef {object} LinkView
 * @property {HTMLElement} element
 * @property {HTMLElement} end what follows from the step, which is in `element` unless it is put elsewhere
 * @property {() => void} begin is called when the board shows the step
 */

/** A step with fewer stages is explained at once. */
const fewestStages = 3;

/**
 * @param {Pick<import("./room.js").Room, "words" | "actions" | "card">} room
 * @param {Step} step
 * @param {Explanation} explanation
 * @returns {LinkView}
 */
export function linkView({ words, actions, card }, step, explanation) {
  const { stages, sentences, results } = explanation;
  const reasons = sentences.slice(0, -Math.max(1, results));
  const end = h("p", { class: "step-end" }, words.text(sentences.slice(reasons.length)));
  if (stages.length < fewestStages) {
    const element = stepView({ ...explanation, sentences: reasons }, step.technique);
    element.append(end);
    return { element, end, begin: () => {} };
  }
  const told = new Set(stages.map(({ sentence }) => sentence));
  const conclusion = reasons.filter((sentence) => !told.has(sentence));
  const place = h("span", { class: "path-place" });
  const walkButton = (
    /** @type {import("../controls/icons.js").IconName} */ picture,
    /** @type {string} */ label,
    /** @type {() => void} */ act,
  ) =>
    h(
      "button",
      { type: "button", class: "icon-button", "aria-label": label, title: label, onclick: ifEnabled(act) },
      icon(picture),
    );
  const back = walkButton("previous", words("links.previous"), () => go(at - 1));
  const onward = walkButton("next", words("links.next"), () => go(at + 1));
  const toggle = h("button", { type: "button", class: "quiet", onclick: () => (isWalking ? showAll() : go(0)) });
  const bar = h(
    "div",
    { class: "link-walk", role: "group", "aria-label": words("links.walk"), onkeydown: turn },
    back,
    place,
    onward,
    toggle,
  );
  const text = h("div", { class: "step-told link-told" });
  const element = h(
    "div",
    { class: "step-told" },
    h("div", { class: "link-head" }, stepView({ ...explanation, sentences: [] }, step.technique), bar),
    text,
    end,
  );
  let at = 0;
  let isWalking = isLong(step);

  /** @param {number} wanted the number of the stage; the number of stages for the conclusion */
  function go(wanted) {
    isWalking = true;
    at = Math.min(Math.max(wanted, 0), stages.length);
    actions.showStep(at < stages.length ? stepUpTo(step, stages, at) : step);
    fill();
    card.announce(
      words.text([place.textContent ?? "", ...lines(), ...(at < stages.length ? [] : [end.textContent ?? ""])]),
    );
  }

  function showAll() {
    isWalking = false;
    actions.showStep(step);
    fill();
    card.announce(words.text(sentences));
  }

  const lines = () => (!isWalking ? reasons : at < stages.length ? [stages[at].sentence] : conclusion);

  function fill() {
    renewSentences(text, lines());
    place.textContent = words("links.place", { place: at + 1, count: stages.length + 1 });
    for (const part of [back, place, onward]) part.hidden = !isWalking;
    enable(back, at > 0);
    enable(onward, at < stages.length);
    toggle.textContent = words(isWalking ? "links.all" : "links.walk");
  }

  /** @param {KeyboardEvent} event */
  function turn(event) {
    const wanted = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: stages.length }[event.key];
    if (wanted === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    // The keys are not the board's.
    event.preventDefault();
    event.stopPropagation();
    go(wanted);
  }

  fill();
  return {
    element,
    end,
    begin: () => {
      if (isWalking) actions.showStep(stepUpTo(step, stages, at));
    },
  };
}
