/**
 * The card beside the board: it shows one topic at a time, with a heading and a button that closes the card. On a
 * desktop the card is above the keys. On a narrow page the card is a sheet from below, which leaves the whole board
 * visible; a sheet closes when it is dragged down.
 *
 * @typedef {object} Topic
 * @property {string} title
 * @property {HTMLElement} content
 * @property {() => void} [closed] called when the topic leaves the card
 * @property {HTMLElement} [opener] has the focus after the card is closed; by default the element that had the focus
 *   when the card opened
 * @property {boolean} [needsKeys] whether the player needs the keypad meanwhile: on a narrow page the sheet is then
 *   folded, and dragging the sheet down folds it again
 * @property {boolean} [opensWhole] whether the sheet of a topic that needs keys is unfolded until the player folds it
 * @property {HTMLElement} [whileFolded] shown in the head of the folded sheet
 * @property {(by: 1 | -1) => void} [walk] goes to the part after or before, where the topic has parts in a row
 *
 * @typedef {object} Card
 * @property {(topic: Topic) => void} open shows a topic in place of the one before; scrolls a low page to the card when
 *   the topic is shown already and may have grown
 * @property {(topic: Topic) => void} turnTo shows a topic and moves the focus to its heading
 * @property {() => void} close
 * @property {(topic: Topic) => boolean} shows
 * @property {(sentences: string, language?: string) => void} announce has sentences read out, without showing them
 * @property {<T>(work: (working: import("./work.js").Working) => Promise<T>, about?: HTMLElement) => Promise<T | null>}
 *   run runs work of the engine as `Work` does; `about` replaces the topic as long as the bar is shown
 * @property {(by: 1 | -1) => boolean} walk goes to the part after or before of the topic; returns whether the topic has
 *   parts in a row
 * @property {() => boolean} isFolded whether the card is a sheet of which only the head is visible
 * @property {() => boolean} hasFocus
 * @property {() => void} focus moves the focus to the heading
 */
import { fill, h, renew } from "./dom.js";
import { focusedBeside, giveFocus } from "./focus.js";
import { icon } from "./icons.js";
import { followCard } from "./over-page.js";
import { bindSheet } from "./sheet.js";
import { createWork } from "./work.js";

/** Where the card may be a part of a page that is scrolled (styles/low-pages.css). */
const lowPage = "(max-height: 495.98px)";

/**
 * @param {object} options
 * @param {import("../i18n/words.js").Words} options.words
 * @param {(sentences: string, language?: string) => void} options.announce
 * @param {() => void} options.focusAfter moves the focus when the card closes and the opener is gone
 * @param {HTMLElement} [options.around] its attribute `data-card` says whether the card is "open" or "folded", and has
 *   a "foot"; without the attribute the card is hidden
 * @returns {Card & { element: HTMLElement, dispose: () => void }} the element must be put where cards are shown
 */
export function createCard({ words, announce, focusAfter, around }) {
  const work = createWork(words, show);
  const { element, head, heading, foldedPlace, subject, body } = cardParts(words, work.element, () => close());
  const sheet = bindSheet(element, head, { words, close, changed: tellAround });
  /** @type {Topic | null} */
  let held = null;
  let opener = focusedBeside(element);
  const itself = { close, walk: (/** @type {1 | -1} */ by) => walkAlong(held, by), goOn: () => pressGoOn(element) };
  const focus = () => heading.focus({ preventScroll: true });
  const holdsFocus = () => element.contains(focusedBeside(element));

  function show() {
    const works = !work.element.hidden;
    const wasHidden = element.hidden;
    element.hidden = !held && !works;
    if (wasHidden && !element.hidden) opener = arrive(element);
    followCard(itself, !element.hidden);
    if (!held) heading.textContent = words("card.working");
    const replaces = works && subject.hasChildNodes();
    if (replaces && body.contains(focusedBeside(element))) focus();
    subject.hidden = !replaces;
    body.hidden = replaces;
    sheet.update(held?.needsKeys ?? false, held?.opensWhole);
    tellAround();
  }

  function tellAround() {
    if (!around) return;
    const shape = element.classList.contains("card-folded") ? "folded" : "open";
    const foot = body.querySelector(".card-foot") ? " foot" : "";
    renew(around, { "data-card": !element.hidden && shape + foot });
  }

  function close() {
    const hadFocus = holdsFocus() || focusedBeside(element) === null;
    const back = held?.opener ?? opener;
    work.stop();
    leave();
    show();
    if (hadFocus && !giveFocus(back)) focusAfter();
  }

  function leave() {
    const left = held;
    held = null;
    body.replaceChildren();
    if (left) announce("");
    left?.closed?.();
  }

  /** @param {Topic} topic */
  function open(topic) {
    if (topic === held) {
      tellAround();
      bringIntoView(element);
      return;
    }
    leave();
    held = topic;
    heading.textContent = topic.title;
    body.replaceChildren(topic.content);
    fill(foldedPlace, topic.whileFolded);
    show();
    body.parentElement?.scrollTo(0, 0);
  }

  return {
    element,
    open,
    close,
    announce,
    focus,
    walk: itself.walk,
    turnTo(topic) {
      if (topic === held) return;
      open(topic);
      focus();
    },
    shows: (topic) => held === topic,
    run(task, about) {
      fill(subject, about);
      show();
      return work.run(task);
    },
    isFolded: sheet.isFolded,
    hasFocus: holdsFocus,
    dispose() {
      work.stop();
      leave();
      followCard(itself, false);
      if (around) renew(around, { "data-card": false });
      for (const end of [sheet.dispose, () => element.remove()]) end();
    },
  };
}

/**
 * Presses the main button or one that says of itself that it goes on.
 * @param {HTMLElement} card
 * @returns {boolean} whether there is one
 */
function pressGoOn(card) {
  const buttons = /** @type {NodeListOf<HTMLElement>} */ (card.querySelectorAll(".button-main, [data-go-on]"));
  const button = [...buttons].find((each) => each.checkVisibility());
  button?.click();
  return button !== undefined;
}

/** @param {Topic | null} topic @param {1 | -1} by @returns {boolean} whether the topic has parts in a row */
function walkAlong(topic, by) {
  topic?.walk?.(by);
  return topic?.walk !== undefined;
}

/**
 * Brings a card that was hidden into view.
 * @param {HTMLElement} card
 * @returns {HTMLElement | null} what has had the focus until now
 */
function arrive(card) {
  bringIntoView(card);
  return focusedBeside(card);
}

/**
 * Scrolls a low page to the card, which is in view by itself elsewhere, and to its foot when the card is higher than
 * the page.
 * @param {HTMLElement} card
 */
function bringIntoView(card) {
  if (!matchMedia(lowPage).matches) return;
  for (const part of [card, card.querySelector(".card-foot")]) part?.scrollIntoView({ block: "nearest" });
}

let cards = 0;

/** @param {import("../i18n/words.js").Words} words @param {HTMLElement} work @param {() => void} close */
function cardParts(words, work, close) {
  const name = `card-${++cards}`;
  const heading = h("h2", { id: name, tabindex: -1 });
  const foldedPlace = h("div", { class: "card-while-folded" });
  const head = h(
    "header",
    { class: "card-head" },
    heading,
    foldedPlace,
    h(
      "button",
      { type: "button", class: "icon-button card-close", "aria-label": words("card.close"), onclick: close },
      icon("close"),
    ),
  );
  const subject = h("div", { hidden: true });
  const body = h("div", { class: "card-body" });
  const element = h(
    "section",
    { class: "card", "aria-labelledby": name, hidden: true },
    head,
    h("div", { class: "card-content" }, subject, work, body),
  );
  return { element, head, heading, foldedPlace, subject, body };
}
