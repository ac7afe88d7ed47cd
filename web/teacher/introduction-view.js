/**
 * The introduction below the board: what is asked, what is said to the answer, the keys between, and the button that
 * goes on. All heights are reserved, so that nothing moves between two presses.
 */
import { fill, h, renew } from "../controls/dom.js";
import { icon } from "../controls/icons.js";
import { screens } from "../model/introduction-screens.js";
import { loadIntroductionWords } from "../i18n/introduction-words.js";
import { nextTask } from "../model/next-task.js";
import { effect, untracked } from "../model/signals.js";
import { createIntroduction, isOver } from "./introduction.js";
import { answerOf, cardButton } from "./room.js";

/** @typedef {import("../model/introduction-screens.js").Reply} Reply */
/** @typedef {import("../i18n/introduction-words.js").IntroductionWords} IntroductionWords */

/** By idea: what is asked, and what is said to the right answer. */
const ideas = /** @type {const} */ ({
  row: ["introduction.row", "introduction.row-right"],
  column: ["introduction.column", "introduction.column-right"],
  box: ["introduction.box", "introduction.box-right"],
  left: ["introduction.left", "introduction.left-right"],
  place: ["introduction.place", "introduction.place-right"],
  rest: ["introduction.rest", "introduction.rest-right"],
  nine: ["introduction.nine", "introduction.nine-right"],
  "nine-place": ["introduction.nine-place", "introduction.nine-place-right"],
  "nine-again": ["introduction.nine-again", "introduction.nine-again-right"],
});
const replies = /** @type {const} */ ({
  solved: "introduction.solved",
  row: "introduction.no-row",
  column: "introduction.no-column",
  box: "introduction.no-box",
  aside: "introduction.no-aside",
  later: "introduction.no-later",
});

/**
 * @param {import("./room.js").Room} room
 * @param {object} ways
 * @param {(sentence: string) => void} ways.playEasy begins the first game, and says the sentence there
 * @param {{ screen?: number }} ways.memory
 */
export function createIntroductionView(room, { playEasy, memory }) {
  const { card, words, store, teaching, focusBoard } = room;
  const introduction = createIntroduction({ store, mastery: teaching.mastery, memory });
  const idea = h("p", { class: "introduction-idea" });
  const reply = h("p", { class: "introduction-reply" });
  const told = h("section", { class: "introduction-told", hidden: true }, idea, reply);
  const place = h("span", { class: "introduction-place" });
  const previous = h(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": words("lesson.previous"),
      title: words("lesson.previous"),
      onclick: introduction.previous,
    },
    icon("previous"),
  );
  const next = cardButton("", goOn, true);
  const onward = h("div", { class: "introduction-onward", hidden: true }, previous, place, next);
  /** The sentences, once they are loaded. @type {IntroductionWords | null} */
  let sentences = null;
  /** The screen that is shown. */
  let shown = -1;
  let isDisposed = false;

  function goOn() {
    const open = introduction.current.peek();
    if (!open || !isOver(open.reply, screens[open.at])) return;
    if (open.at + 1 < screens.length) introduction.next();
    else if (sentences) playEasy(sentences("introduction.started"));
  }

  /** @param {Reply} given @param {number} at @param {IntroductionWords} say */
  const replySentence = ({ verdict, digit }, at, say) =>
    verdict === "right" ? say(ideas[screens[at].idea][1]) : say(replies[verdict], { digit });

  /** @param {NonNullable<typeof introduction.current.value>} open */
  function show({ at, reply: given }) {
    if (!sentences) return;
    const say = sentences;
    const { idea: name, answer, asksCell } = screens[at];
    const isNew = at !== shown;
    const isDone = isOver(given, screens[at]);
    shown = at;
    idea.textContent = say(ideas[name][0]);
    fill(reply, given && replySentence(given, at, say));
    const isRight = given?.verdict === "right" || given?.verdict === "solved";
    renew(reply, { "data-verdict": given !== null && (isRight ? "right" : "wrong") });
    reply.classList.toggle("introduction-solved", given?.verdict === "solved");
    place.textContent = words("lesson.place", { place: at + 1, count: screens.length });
    previous.disabled = at === 0;
    next.textContent = at + 1 < screens.length ? words("lesson.next-part") : say("introduction.play");
    next.classList.toggle("introduction-waiting", !isDone);
    if (given) card.announce(reply.textContent ?? "");
    else if (isNew)
      card.announce(
        words.text([
          idea.textContent ?? "",
          ...(asksCell && answer ? [say("introduction.by-keys", { digit: answer.digit })] : []),
        ]),
      );
    if (isNew) focusBoard();
    if (isDone) next.focus();
  }

  const release = effect(() => {
    const open = introduction.current.value;
    untracked(() => {
      told.hidden = onward.hidden = !open;
      if (open) show(open);
      else shown = -1;
    });
  });

  return {
    current: introduction.current,
    told,
    onward,

    /** Opens the screen that was read last. */
    async open() {
      const loaded = await answerOf(room, () => loadIntroductionWords(words.language));
      // A place that opens takes the focus in a task of its own, and the board takes it after that.
      await nextTask();
      await nextTask();
      if (!loaded || isDisposed) return;
      sentences = loaded;
      told.setAttribute("aria-label", loaded("introduction.title"));
      introduction.open();
      const open = introduction.current.peek();
      if (open) show(open);
    },
    close: introduction.close,
    dispose() {
      isDisposed = true;
      release();
      introduction.dispose();
    },
  };
}
