/**
 * The place beside the board where the teacher speaks: one matter at a time, with a heading, a bar for long work, and a button to
 * close it. What is new is read out by a live region that is always there; it tells nothing of a matter that is gone.
 *
 * @typedef {object} Card
 * @property {(matter: Matter) => void} open in place of what was open, and brings it into view
 * @property {(matter: Matter) => void} turnTo opens it and gives it the focus
 * @property {() => void} close
 * @property {(matter: Matter) => boolean} shows
 * @property {(sentences: string, language?: string) => void} announce
 * @property {<T>(work: (working: import("./asking.js").Working) => Promise<T>, about?: HTMLElement) => Promise<T | null>} run as of Asking; what it is
 *   about stands in place of what was told, as long as the bar is shown
 * @property {() => boolean} hasFocus
 * @property {() => void} focus gives the focus to the heading
 *
 * @typedef {{ title: string, content: HTMLElement, closed?: () => void, opener?: HTMLElement }} Matter `opener` has the focus after the matter is
 *   closed with the focus in it
 */
import { h } from "../controls/dom.js";
import { icon } from "../controls/icons.js";
import { createAsking } from "./asking.js";
import { bringIntoView } from "./in-view.js";
import { inDialog } from "./page-tools.js";

/**
 * @param {HTMLElement} container
 * @param {HTMLElement} speaking where the live region is
 * @param {import("../i18n/words.js").Words} words
 * @param {() => void} focusAfter where the focus goes when the card closes over it
 * @returns {Card}
 */
export function mountCard(container, speaking, words, focusAfter) {
  const heading = h("h2", { id: "card-title", tabindex: -1 });
  const close = h("button", { type: "button", class: "icon-button", "aria-label": words("teach.close"), onclick: () => shut() }, icon("close"));
  const asking = createAsking(words, show);
  const subject = h("div", { hidden: true });
  const body = h("div", { class: "card-body" });
  const element = h("section", { class: "card", "aria-labelledby": "card-title", hidden: true },
    h("header", { class: "card-head" }, heading, close), subject, asking.element, body);
  const announcer = h("div", { class: "announcer", "aria-live": "polite" });
  container.append(element);
  speaking.append(announcer);
  document.addEventListener("keydown", escape);
  /** @type {Matter | null} */
  let held = null;

  function show() {
    const asks = !asking.element.hidden;
    element.hidden = !held && !asks;
    if (!held) heading.textContent = words("teach.working");
    const instead = asks && subject.hasChildNodes();
    if (instead && body.contains(document.activeElement)) heading.focus({ preventScroll: true });
    subject.hidden = !instead;
    body.hidden = instead;
  }

  /** Wherever the focus is, unless it made an enlarged board fit again. @param {KeyboardEvent} event */
  function escape(event) {
    if (event.key !== "Escape" || element.hidden || event.defaultPrevented || inDialog()) return;
    event.preventDefault();
    shut();
  }

  function shut() {
    const hadFocus = element.contains(document.activeElement);
    const opener = held?.opener;
    asking.stop();
    leave();
    show();
    if (hadFocus && opener) opener.focus();
    else if (hadFocus) focusAfter();
  }

  function leave() {
    const left = held;
    held = null;
    announcer.textContent = "";
    body.replaceChildren();
    left?.closed?.();
  }

  /** @param {Matter} matter */
  function open(matter) {
    if (matter !== held) {
      leave();
      held = matter;
      heading.textContent = matter.title;
      body.replaceChildren(matter.content);
      show();
    }
    bringIntoView(element);
  }

  return {
    open,
    turnTo(matter) {
      const isNew = matter !== held;
      open(matter);
      if (isNew) heading.focus({ preventScroll: true });
    },
    close: shut,
    shows: (matter) => held === matter,
    announce(sentences, language = document.documentElement.lang) {
      announcer.lang = language;
      announcer.textContent = sentences;
    },
    run(work, about) {
      subject.replaceChildren(...(about ? [about] : []));
      show();
      return asking.run(work);
    },
    hasFocus: () => element.contains(document.activeElement),
    focus: () => heading.focus({ preventScroll: true }),
  };
}
