/** A lesson in the card, part by part and page by page: a heading, a few sentences, and the board beside them. */
import { fill, h, renew } from "../controls/dom.js";
import { icon } from "../controls/icons.js";
import { isRare, learningOrder } from "../model/course.js";
import { createSpotlight } from "./spotlight.js";
import { spotlightButtons } from "./spotlight-buttons.js";
import { guideNames, isGuide } from "../model/guides.js";
import { digitName } from "../model/digit-face.js";
import { effect, untracked } from "../model/signals.js";
import { isRuleTechnique, ruleTechniques } from "../model/rule-techniques.js";
import { ratedTechniques, techniques } from "../model/techniques.js";
import { lessonAddress } from "./lesson-address.js";
import { guideParts, techniqueParts } from "./lesson-parts.js";
import { createPages } from "./lesson-pages.js";
import { loadLessons } from "./lesson-texts.js";
import { cardButton, runWork } from "./room.js";

/** @typedef {import("./lesson-parts.js").Part} Part */
/** @typedef {import("./lesson-texts.js").Lessons} Lessons */
/** @typedef {import("./explanations.js").Explainer} Explainer */

/** Lessons in the order in which they are read: after the rules of sudoku comes the first technique. */
const order = [
  ...guideNames.filter((name) => name !== "rules"),
  "rules",
  ...learningOrder,
  ...techniques.filter((id) => !learningOrder.includes(id)),
  ...ratedTechniques,
  ...ruleTechniques,
];

/**
 * @param {import("./room.js").Room} room
 * @param {object} ways
 * @param {((technique: string) => void) | null} ways.practise finds new positions; null where nothing is practised
 * @param {((technique: string, example: import("./lesson-texts.js").Example) => void) | null} ways.take lets the reader
 *   do the step of the example; null where lessons are only read
 * @param {() => void} ways.left called when a lesson is closed
 * @param {(id: string) => void} ways.visit opens another lesson
 * @param {boolean} [ways.takesFocus] whether a lesson that opens takes the focus (the default)
 */
export function createLessonView(room, { practise, take, left, visit, takesFocus = true }) {
  const {
    teaching: { explanations, lesson, mastery, practice },
    card,
    words,
    store,
    actions,
  } = room;
  const switches = createSpotlight({ store, actions, words: () => words, announce: card.announce });
  const heading = h("h3", { class: "lesson-part", tabindex: -1 });
  const body = h("div", { class: "lesson-body" });
  const place = h("span", { class: "lesson-place" });
  const previous = h(
    "button",
    {
      type: "button",
      class: "icon-button",
      "aria-label": words("lesson.previous"),
      title: words("lesson.previous"),
      onclick: () => go(-1),
    },
    icon("previous"),
  );
  const next = cardButton(
    words("lesson.next-part"),
    () => {
      if (told && isTurn()) take?.(told.id, told.lessons.boards.techniques[told.id].example);
      else go(1);
    },
    true,
  );
  next.dataset.goOn = "";
  const practising = cardButton(words("techniques.practise"), () => {
    if (told) practise?.(told.id);
  });
  const buttons = h("div", { class: "card-buttons lesson-buttons" }, previous, place, practising, next);
  const content = h("div", { class: "card-parts lesson" }, heading, body, buttons);
  /**
   * The lesson that is in the card.
   * @type {{ id: string, parts: Part[], topic: import("../controls/card.js").Topic, lessons: Lessons, explainer:
   *   Explainer } | null}
   */
  let told = null;
  /** The buttons of the part that is shown. @type {ReturnType<typeof spotlightButtons> | null} */
  let tools = null;

  /** Whether the reader turns back: the part before is then shown from its end. */
  let turnsBack = false;
  /** The pages of the part that is shown. @type {ReturnType<typeof createPages> | null} */
  let pages = null;
  const resized = new ResizeObserver(() => {
    pages?.fit();
    showPlace();
  });

  /** Whether the page that is shown is the last of the lesson. */
  const isLast = () =>
    told !== null &&
    pages !== null &&
    lesson.place.peek() === told.parts.length - 1 &&
    pages.at() === pages.count() - 1;
  /** Whether the reader does the step of the example next. */
  const isTurn = () => take !== null && told !== null && !isGuide(told.id) && isLast();

  /** @param {string} id */
  const nameOf = (id, { lessons, explainer } = /** @type {{ lessons: Lessons, explainer: Explainer }} */ (told)) =>
    isGuide(id) ? lessons.guide(id).text.title : explainer.words(`technique.${id}.name`);

  /**
   * Opens a lesson, unless another one is wanted meanwhile. An id that no lesson has is answered by a sentence.
   * @param {string} id
   */
  const open = (id) =>
    runWork(room, async ({ signal }) => {
      const ofRules = isRuleTechnique(id);
      const [lessons, explainer] = await Promise.all([
        loadLessons(words.language, ofRules),
        explanations.load(ofRules || undefined),
      ]);
      if (signal.aborted) return;
      if (!lessons.has(id)) {
        room.say(words("lesson.none"), "error");
        left();
        return;
      }
      const parts = isGuide(id)
        ? guideParts(id, { lessons })
        : techniqueParts(id, { lessons, explainer, words, nameCell: explanations.nameCell });
      if (told) told.topic.closed = undefined;
      told = {
        id,
        parts,
        lessons,
        explainer,
        topic: { title: nameOf(id, { lessons, explainer }), content, closed, walk: go },
      };
      lesson.open({ id, boards: parts.map(({ board }) => board) });
      card.open(told.topic);
      showPart(lesson.place.peek());
      if (takesFocus) heading.focus({ preventScroll: true });
    });

  /** @param {number} by */
  function go(by) {
    if (!told || lesson.current.peek()?.id !== told.id) return;
    if (pages?.go(by)) {
      showPlace();
      heading.focus({ preventScroll: true });
      announce();
      return;
    }
    const wanted = lesson.place.peek() + by;
    if (wanted < 0) return;
    if (wanted < told.parts.length) {
      turnsBack = by < 0;
      lesson.go(wanted);
      turnsBack = false;
      heading.focus({ preventScroll: true });
    } else visit(following(told.id) ?? told.id);
  }

  /** @param {number} at */
  function showPart(at) {
    if (!told || lesson.current.peek()?.id !== told.id) return;
    const { id, parts } = told;
    const { title, content: sentences, language, board, spotlight: wanted } = parts[at];
    tools = wanted
      ? spotlightButtons({ words, switches, ...wanted, nameDigit: (digit) => digitName(digit, store.state(), words) })
      : null;
    if (told.topic.needsKeys) showTopic({ title: told.topic.title, content, walk: go });
    const isForeign = language !== words.language;
    const ends = at === parts.length - 1;
    if (ends) mastery.read(id);
    heading.textContent = title;
    fill(
      body,
      isForeign && h("p", { class: "aside" }, words("lesson.in-english")),
      h("div", isForeign ? { lang: language } : {}, ...sentences),
      tools?.element,
      board.isLive && toKeys(),
      ends && linksFrom(id, told.lessons, words, nameOf),
    );
    renew(heading, { lang: isGuide(id) && isForeign && language });
    practising.hidden = !practise || isGuide(id) || !practice.hasPositions(id);
    tools?.update(store.state().spotlight);
    const scroller = content.parentElement?.parentElement ?? null;
    pages = createPages(body, () => scroller);
    pages.divide();
    if (turnsBack) pages.go(pages.count() - 1);
    resized.disconnect();
    if (scroller) resized.observe(scroller);
    showPlace();
    scroller?.scrollTo(0, 0);
    announce();
  }

  /** Shows which part and page is read, and what comes next. */
  function showPlace() {
    if (!told || !pages) return;
    const [at, page] = [lesson.place.peek(), { place: pages.at() + 1, count: pages.count() }];
    fill(
      place,
      words("lesson.place", { place: at + 1, count: told.parts.length }),
      page.count > 1 && h("small", {}, ` ${words("lesson.place", page)}`),
    );
    previous.disabled = at === 0 && page.place === 1;
    next.textContent = isTurn() ? words("lesson.try") : words(isLast() ? "lesson.next-lesson" : "lesson.next-part");
    // Where the reader may play, the board is louder than the way on.
    const waits = told.parts[at].board.isLive && !lesson.solved.peek();
    next.classList.toggle("button-main", !waits);
    // The button keeps its place, so that the others stand still.
    next.classList.toggle("lesson-end", isLast() && !isTurn() && following(told.id) === null);
  }

  /** Has the page read out. */
  function announce() {
    if (!told || !pages) return;
    const { title, language } = told.parts[lesson.place.peek()];
    card.announce(words.text([words.sentence(title), ...pages.sentences()]), language);
  }

  /**
   * On a narrow page the sheet covers the keys. The button folds the sheet, and the line under the board says the task.
   */
  function toKeys() {
    return h(
      "div",
      { class: "lesson-turn lesson-to-keys" },
      cardButton(
        words("lesson.try"),
        () => {
          if (!told) return;
          showTopic({
            ...told.topic,
            needsKeys: true,
            whileFolded: h(
              "div",
              { class: "folded-buttons" },
              cardButton(words("lesson.next-part"), () => go(1), true),
            ),
          });
          room.say(heading.textContent ?? "");
          room.focusBoard();
        },
        true,
      ),
    );
  }

  /** Shows the lesson in the card in another manner. @param {import("../controls/card.js").Topic} topic */
  function showTopic(topic) {
    if (!told) return;
    told.topic.closed = undefined;
    told.topic = { ...topic, closed };
    card.open(told.topic);
  }

  function closed() {
    told = null;
    const isDone = lesson.current.peek() !== null;
    left();
    if (isDone) lesson.finish();
  }

  const release = effect(() => {
    const [open, at] = [lesson.current.value, lesson.place.value];
    untracked(() => {
      if (open) showPart(at);
      else if (told && card.shows(told.topic)) card.close();
    });
  });
  const congratulate = effect(() => {
    if (!lesson.solved.value) return;
    untracked(() => {
      room.say(words("lesson.solved"));
      showPlace();
    });
  });
  const stop = effect(() => {
    const { spotlight: now } = store.signal.value;
    tools?.update(now);
  });
  return {
    open,
    close() {
      if (told && card.shows(told.topic)) card.close();
    },
    dispose() {
      resized.disconnect();
      release();
      congratulate();
      stop();
      if (told) told.topic.closed = undefined;
    },
  };
}

/**
 * @param {string} id
 * @returns {string | null} the lesson after this one that is not about a rare technique. The lessons about rules do not
 *   follow those about the grid alone
 */
function following(id) {
  const at = order.indexOf(id);
  const next = at < 0 ? undefined : order.slice(at + 1).find((each) => !isRare(each));
  return next === undefined || isRuleTechnique(next) !== isRuleTechnique(id) ? null : next;
}

/**
 * @param {string} id
 * @param {Lessons} lessons
 * @param {import("../i18n/words.js").Words} words
 * @param {(id: string) => string} nameOf
 */
function linksFrom(id, lessons, words, nameOf) {
  if (!lessonAddress(id)) return null;
  const after = following(id);
  const related = isGuide(id) ? [] : lessons.boards.techniques[id].related.filter((each) => each !== after);
  const link = (/** @type {string} */ each) => h("li", {}, h("a", { href: lessonAddress(each) }, nameOf(each)));
  const links = h(
    "nav",
    { class: "lesson-links", "aria-label": words("lesson.more") },
    after && [h("p", {}, words("lesson.then")), h("ul", {}, link(after))],
    related.length > 0 && [h("p", {}, words("lesson.related")), h("ul", {}, related.map(link))],
  );
  // After a technique comes its exercise. Other lessons are for who wants them.
  return isGuide(id)
    ? links
    : h("details", { class: "lesson-general lesson-more" }, h("summary", {}, words("lesson.more")), links);
}
