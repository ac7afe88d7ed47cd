/**
 * The path in the card: the step that the board shows, the way along the path, what is known about the path, and its
 * list.
 */
import { fill, h } from "../controls/dom.js";
import { choiceField } from "../controls/fields.js";
import { icon } from "../controls/icons.js";
import { nextTask } from "../model/next-task.js";
import { decisiveSteps } from "../model/rating.js";
import { effect, untracked } from "../model/signals.js";
import { positionOf } from "../model/walk.js";
import { linkView } from "./link-view.js";
import { createPathActions, levelKeys } from "./path-actions.js";
import { createPathList } from "./path-list.js";
import { producerName, ratedName, threeRatings, titlesOf } from "./rating-words.js";
import { aside, createTelling, givenSentence } from "./room.js";

/** @typedef {import("./explanations.js").Explainer} Explainer */
/** @typedef {import("./path.js").FoundPath} FoundPath */
/** @typedef {import("./path.js").Finder} Finder */

/**
 * @param {import("./room.js").Room} room
 * @param {Parameters<typeof createPathActions>[1] | null} outputs where paths can be brought; null where the path is
 *   only walked along, as the teacher finds it
 */
export function createPathView(room, outputs) {
  const {
    teaching: { path, explanations, hinting },
    card,
    words,
    store,
  } = room;
  const by = choiceField(
    words("path.by"),
    [
      { value: /** @type {Finder} */ ("teacher"), label: words("path.by-teacher") },
      { value: /** @type {Finder} */ ("rater"), label: words("path.by-rater") },
    ],
    path.finder.peek(),
    (value) => {
      path.finder.value = value;
      void find();
    },
  );
  const from = choiceField(
    words("path.from"),
    [
      { value: /** @type {import("./path.js").Origin} */ ("start"), label: words("path.from-start") },
      { value: /** @type {import("./path.js").Origin} */ ("here"), label: words("path.from-here") },
    ],
    path.origin.peek(),
    (value) => {
      path.origin.value = value;
      void find();
    },
  );
  const facts = h("dl", { class: "facts" });
  const limit = aside("");
  const provable = aside("");
  const place = h("span", { class: "path-place" });
  const told = h("div", { class: "steps-told" });
  const listPlace = h("div", { class: "steps-list" });
  const walkButton = (
    /** @type {import("../controls/icons.js").IconName} */ picture,
    /** @type {string} */ label,
    /** @type {() => void} */ act,
  ) => h("button", { type: "button", class: "icon-button", "aria-label": label, onclick: act }, icon(picture));
  const go = (/** @type {1 | -1} */ by) => path.go(path.place.peek() + by);
  const next = walkButton("next", words("path.next"), () => go(1));
  next.dataset.goOn = "";
  const walk = h(
    "div",
    { class: "path-walk", role: "group", "aria-label": words("path.walk") },
    walkButton("first", words("path.first"), () => path.go(0)),
    walkButton("previous", words("path.previous"), () => go(-1)),
    place,
    next,
  );
  const actions = outputs && createPathActions(room, outputs, () => shown);
  const content = h(
    "div",
    { class: "card-parts" },
    walk,
    told,
    actions?.element,
    facts,
    limit,
    provable,
    ...(outputs ? [by.element, from.element] : []),
    listPlace,
  );
  const topic = { title: words("path.title"), content, closed, walk: go };
  const telling = createTelling(room);
  /** The path that is in the card. @type {{ found: FoundPath, explainer: Explainer } | null} */
  let shown = null;
  /** @type {ReturnType<typeof createPathList> | null} */
  let list = null;

  async function find() {
    const instead = await telling.run(async ({ signal }) => {
      // The press lays the page out, and the question about a large board takes long to write.
      await nextTask();
      return path.find(signal);
    });
    if (instead) hinting.begin(instead.position, instead.before);
  }

  /** @param {FoundPath | null} found @param {number} at */
  async function show(found, at) {
    if (!found) {
      if (card.shows(topic)) card.close();
    } else if (shown?.found === found) showPlace(shown, at);
    else {
      const explainer = await explanations.load();
      if (path.current.peek() !== found) return;
      const now = (shown = { found, explainer });
      // Each part is a task of its own: a slow device takes long to lay out what is new.
      for (const write of [writeFacts, () => card.turnTo(topic), () => showPlace(now, path.place.peek()), writeList]) {
        write(now);
        await nextTask();
        if (shown !== now) return;
      }
    }
  }

  /** @param {{ found: FoundPath, explainer: Explainer }} now */
  function writeFacts({ found: { steps, rating, given, hasRating, hasOwnStart }, explainer }) {
    const fact = (/** @type {string} */ name, /** @type {string} */ value, title = "") =>
      h("div", {}, h("dt", {}, name), h("dd", title ? { title } : {}, value));
    const hardest = rating && decisiveSteps(rating).er;
    fill(
      facts,
      rating && fact(words("path.rating"), threeRatings(rating, words), words("rating.scale")),
      hardest && fact(words("path.hardest"), producerName(hardest, explainer)),
      steps.solved && steps.level && fact(words("path.level"), explainer.words(levelKeys[steps.level])),
      steps.solved && steps.hardest && fact(words("path.hardest"), explainer.words(`technique.${steps.hardest}.name`)),
      fact(
        words("path.length"),
        words(steps.solved || steps.stopped ? "path.steps" : "path.unsolved", { count: steps.length }),
      ),
    );
    limit.textContent = steps.solved && steps.stoppedAt ? words("path.limit") : "";
    limit.hidden = !limit.textContent;
    provable.textContent = givenSentence(given, words);
    provable.hidden = given === "unique";
    by.choose(path.finder.peek());
    from.choose(path.origin.peek());
    by.element.hidden = !hasRating;
    from.element.hidden = !hasOwnStart || rating !== null;
    if (actions) actions.element.hidden = steps.length === 0;
    list?.dispose();
    list = null;
    listPlace.replaceChildren();
  }

  /** @param {{ found: FoundPath, explainer: Explainer }} now */
  function writeList({ found: { steps, rating }, explainer }) {
    list = createPathList({
      steps,
      titleOf: titlesOf({ steps, rating, explainer }),
      words,
      nameCell: explanations.nameCell,
      nameDigit: (digit) => explanations.nameDigit(digit, store.state().position),
      go: goFromList,
    });
    list.markPlace(path.place.peek());
    listPlace.replaceChildren(list.element);
  }

  /** The explanation is above the list: it comes into view. @param {number} wanted */
  function goFromList(wanted) {
    path.go(wanted);
    walk.closest(".card-content")?.scrollTo(0, 0);
  }

  /** @param {{ found: FoundPath, explainer: Explainer }} now @param {number} at */
  function showPlace({ found: { steps, states, rating }, explainer }, at) {
    const step = steps[at];
    place.textContent = step ? words("path.place", { place: at + 1, count: steps.length }) : words("path.end");
    const explanation =
      step && explainer.explain(step, { position: positionOf(states[at]), sets: positionOf(states[at]).notes });
    const named =
      explanation && rating
        ? { ...explanation, ...ratedName(rating.steps[at], explanation.name, explainer) }
        : explanation;
    const view = named && linkView(room, step, named);
    told.replaceChildren(view ? view.element : h("p", {}, words(endOf(steps))));
    view?.begin();
    const read = named ? [rating && words.sentence(named.name), ...named.sentences] : [told.textContent];
    card.announce(words.text([words.sentence(place.textContent), ...read]));
    list?.markPlace(at);
  }

  function closed() {
    list?.dispose();
    shown = list = null;
    path.close();
  }

  const release = effect(() => {
    const [found, at] = [path.current.value, path.place.value];
    untracked(() => telling.begin(() => show(found, at)));
  });
  return {
    /** Finds the path and shows its beginning. */
    open: find,
    /** Does the same for the path that the rating comes from. */
    openRated() {
      path.finder.value = "rater";
      return find();
    },
    dispose() {
      release();
      topic.closed = () => {};
      list?.dispose();
    },
  };
}

/** What is said after the last step. @param {import("./path.js").Steps} steps */
const endOf = ({ solved: isSolved, stopped: isStopped }) =>
  isSolved ? "path.done" : isStopped ? "path.limit-end" : "path.stuck";
