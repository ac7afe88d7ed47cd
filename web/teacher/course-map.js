/**
 * The map of the course: the techniques by level, as cards with a picture of the pattern and a ring of progress; found
 * by name and by other names. Those that hardly any puzzle needs are folded at the end of their level. The track about
 * rules of puzzles is folded at the end of the map, and loaded when it is unfolded or a name is looked for.
 */
import { fill, h, renew } from "../controls/dom.js";
import { icon } from "../controls/icons.js";
import { nextFrame } from "../controls/on-frame.js";
import { courseSide, isRare, learnedOf } from "../model/course.js";
import { exercisesEach } from "../model/learning.js";
import { ruleTechniques } from "../model/rule-techniques.js";
import { nextTask } from "../model/next-task.js";
import { foundByName } from "../model/technique-names.js";
import { canOccur, leastSideOf, levels, ratedTechniques, techniquesOf } from "../model/techniques.js";
import { pictureOfTechnique } from "./course-picture.js";
import { ringOf } from "./course-ring.js";
import { lessonAddress } from "./lesson-address.js";
import { isMastered } from "./mastery.js";
import { answerOf, cardButton } from "./room.js";

/** So many pictures are drawn in one frame: a slow phone takes 10 ms for each, and half as much for its layout. */
const picturesInFrame = 3;

/** Whether a technique needs a bigger board than those of the course. @param {string} id */
const isBig = (id) => leastSideOf(id) > courseSide;

/** @typedef {import("../model/techniques.js").Level} Level */
/** @typedef {import("./explanations.js").Explainer} Explainer */
/**
 * @typedef {{ id: string, names: readonly string[], element: HTMLElement, write: () => void, nameFound: (by: string |
 *   null) => void }} Card
 */

/**
 * @param {import("./room.js").Room} room
 * @param {{ way: import("./course-way.js").CourseWay, startLevel: (level: Level) => void, loadTrack: () =>
 *   Promise<import("./rule-track.js").RuleTrack>, loadPageAgain: () => Promise<void> }} course
 */
export function createCourseMap(room, { way, startLevel, loadTrack, loadPageAgain }) {
  const {
    teaching: {
      mastery: { record },
    },
    words,
  } = room;
  const found = h("p", { class: "aside course-found", role: "status" });
  const field = h("input", {
    type: "search",
    id: "course-search",
    autocomplete: "off",
    spellcheck: false,
    oninput: find,
  });
  const search = h(
    "div",
    { class: "course-search" },
    h("label", { class: "field" }, h("span", {}, words("course.search")), field),
    found,
  );
  const element = h(
    "section",
    { class: "techniques", "aria-label": words("techniques.title") },
    h("h2", {}, words("techniques.title")),
    search,
  );
  /**
   * `ids`: those that are counted; `more`: the cards that are folded, with their element
   * @type {{ section: HTMLElement, count: HTMLElement | null, ids: readonly string[], cards: Card[], more?: { element:
   *   HTMLDetailsElement, cards: Card[] } }[]}
   */
  const sections = [];
  /** The names of techniques, once they are loaded. @type {Explainer["words"] | null} */
  let names = null;
  const ruleCards = h("div", { class: "course-rule-cards" });
  const ruleCount = h("span", { class: "count" });
  const ruleSection = h("details", {
    class: "course-level course-rules",
    ontoggle: () => {
      if (ruleSection.open) void openRules();
    },
  });
  /** Whether the track about rules is loading, or there. */
  let hasRules = false;
  const unfold = unfoldedBySearch();
  let isDisposed = false;
  const pictures = drawnInSight();

  /**
   * @param {string} id @param {Explainer["words"]} names @param {import("./lesson-texts.js").Lessons} lessons
   * @param {import("./rule-track.js").RuleTrack["drawing"] | null} [drawing]
   * @returns {Card}
   */
  function cardOf(id, names, { boards }, drawing = null) {
    const name = names(`technique.${id}.name`);
    const picture = h("div", { class: "course-picture" });
    const ring = ringOf();
    const standing = h("span", { class: "course-standing" });
    const other = h("span", { class: "course-standing", hidden: true });
    const link = h(
      "a",
      { class: "course-card", href: lessonAddress(id) },
      picture,
      h("span", { class: "course-name" }, name),
      other,
      h("span", { class: "course-progress" }, ring.element, standing),
    );
    pictures.add(picture, () => pictureOfTechnique(boards.techniques[id].example, "course-drawing", drawing));
    return {
      id,
      names: [name, id],
      element: h("li", {}, link),
      write() {
        const { share, solved, next } = way.progress(id);
        const { tried = 0 } = record.peek()[id] ?? {};
        ring.write(share);
        const done =
          next === null
            ? words("course.learned")
            : tried > 0
              ? words("techniques.solved", { count: solved, all: exercisesEach })
              : share > 0
                ? words("course.begun")
                : "";
        renew(standing, {}, way.isReview(id) ? words("course.review") : isBig(id) ? words("techniques.larger") : done);
        renew(link, { "data-learned": next === null });
      },
      nameFound(by) {
        other.hidden = by === null;
        other.textContent = by;
      },
    };
  }

  function renewMap() {
    for (const { count, ids, cards } of sections) {
      renew(
        count ?? undefined,
        {},
        words("techniques.mastered", {
          count: ids.filter((id) => isMastered(record.peek(), id)).length,
          all: ids.length,
        }),
      );
      for (const card of cards) card.write();
    }
  }

  /** Loads the track about rules, once, and writes its cards. @param {boolean} [isAgain] */
  async function openRules(isAgain = false) {
    if (hasRules || !names) return;
    hasRules = true;
    fill(ruleCards, h("p", { class: "aside" }, words("card.working")));
    const track = await answerOf(room, loadTrack);
    if (isDisposed) return;
    if (!track) {
      hasRules = false;
      fill(
        ruleCards,
        h("p", {}, words("course.missing")),
        h(
          "div",
          { class: "card-buttons" },
          cardButton(words("course.again"), () => void openRules(true), true),
        ),
      );
      if (isAgain) await loadPageAgain();
      return;
    }
    const of = names;
    const cards = ruleTechniques.map((id) => cardOf(id, of, track.lessons, track.drawing));
    fill(ruleCards, h("ul", { class: "course-cards" }, ...cards.map((card) => card.element)));
    sections.push({ section: ruleSection, count: ruleCount, ids: ruleTechniques, cards });
    renewMap();
    if (field.value) find();
  }

  function find() {
    const wanted = field.value.trim();
    let sum = 0;
    if (wanted) void openRules();
    for (const { section, cards, more } of sections) {
      let here = 0;
      for (const { id, names, element: item, nameFound } of cards) {
        const { isFound, by } = foundByName(id, wanted, names);
        item.hidden = !isFound;
        nameFound(wanted ? by : null);
        if (isFound) here += 1;
      }
      if (more) {
        more.element.hidden = more.cards.every((card) => card.element.hidden);
        unfold(more.element, wanted !== "" && !more.element.hidden);
      }
      section.hidden = here === 0;
      if (section === ruleSection) unfold(ruleSection, wanted !== "" && here > 0);
      sum += here;
    }
    found.textContent = wanted ? words("course.found", { count: sum }) : "";
  }

  /**
   * @param {string} title
   * @param {(HTMLElement | null)[]} besides
   * @param {readonly string[]} ids
   * @param {(id: string) => Card} make
   * @param {HTMLElement | null} [count]
   */
  function add(title, besides, ids, make, count = null) {
    const cards = ids.map(make);
    const [folded, shown] = [true, false].map((rare) => cards.filter(({ id }) => isRare(id) === rare));
    const listOf = (/** @type {Card[]} */ some) =>
      h("ul", { class: "course-cards" }, ...some.map((card) => card.element));
    const more = folded.length
      ? h(
          "details",
          { class: "course-more" },
          h("summary", {}, words("course.more", { count: folded.length })),
          listOf(folded),
        )
      : null;
    const section = h(
      "section",
      { class: "course-level", "aria-label": title },
      h("div", { class: "course-level-head" }, h("h3", {}, title), ...besides),
      listOf(shown),
      more,
    );
    sections.push({
      section,
      count,
      ids: shown.map(({ id }) => id).filter((id) => canOccur(id, { digitCount: courseSide })),
      cards,
      ...(more && { more: { element: more, cards: folded } }),
    });
    element.append(section);
  }

  return {
    element,
    renew: renewMap,
    /**
     * Writes the cards, a level in a task of its own.
     * @param {{ explainer: Explainer, lessons: import("./lesson-texts.js").Lessons }} texts
     */
    async write({ explainer, lessons }) {
      const loaded = (names = explainer.words);
      for (const level of levels) {
        const learned = learnedOf(level);
        const ids = [...learned, ...techniquesOf(level).filter((id) => !learned.includes(id))];
        const count = h("span", { class: "count" });
        const title = loaded(`level.${level}`);
        const mixed = h(
          "button",
          {
            type: "button",
            class: "quiet technique-mixed",
            "aria-label": words("techniques.practise-level", { level: title }),
            onclick: () => startLevel(level),
          },
          icon("other"),
          words("course.mixed"),
        );
        add(title, [count, mixed], ids, (id) => cardOf(id, loaded, lessons), count);
        renewMap();
        await nextTask();
        if (isDisposed) return;
      }
      add(words("techniques.rated"), [], ratedTechniques, (id) => cardOf(id, loaded, lessons));
      fill(
        ruleSection,
        h(
          "summary",
          {},
          h("h3", {}, loaded("family.rules")),
          ruleCount,
          h("span", { class: "aside" }, words("techniques.rules-about")),
        ),
        ruleCards,
      );
      element.append(ruleSection);
      renewMap();
      if (field.value) find();
    },
    dispose() {
      isDisposed = true;
      pictures.dispose();
    },
  };
}

/** Unfolds what a search has found, and folds it again after the search. What the player has unfolded stays so. */
function unfoldedBySearch() {
  /** @type {Set<HTMLDetailsElement>} */
  const unfolded = new Set();
  return (/** @type {HTMLDetailsElement} */ fold, /** @type {boolean} */ isFound) => {
    if (isFound && !fold.open) unfolded.add(fold);
    if (isFound) fold.open = true;
    else if (unfolded.delete(fold)) fold.open = false;
  };
}

/** Draws pictures when their cards come near the window. */
function drawnInSight() {
  /** @type {WeakMap<Element, () => HTMLElement>} */
  const drawings = new WeakMap();
  /** The places in sight whose pictures are not drawn yet. @type {Element[]} */
  const empty = [];
  let isDrawing = false;
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter(({ isIntersecting }) => isIntersecting)) {
        sight.unobserve(target);
        empty.push(target);
      }
      void drawAll();
    },
    { rootMargin: "200px" },
  );

  async function drawAll() {
    if (isDrawing) return;
    isDrawing = true;
    while (empty.length) {
      for (const place of empty.splice(0, picturesInFrame)) fill(place, drawings.get(place)?.());
      await nextFrame();
    }
    isDrawing = false;
  }

  return {
    /** @param {Element} place @param {() => HTMLElement} draw */
    add(place, draw) {
      drawings.set(place, draw);
      sight.observe(place);
    },
    dispose() {
      sight.disconnect();
      empty.length = 0;
    },
  };
}
