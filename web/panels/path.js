/** The whole path: its list, and a walk along it on the board, which leaves the player's game as it is until told to. */
import { h } from "../controls/dom.js";
import { errorSentence } from "../controls/errors.js";
import { icon } from "../controls/icons.js";
import { newPosition } from "../model/position.js";
import { decisiveSteps, isRatable } from "../model/rating.js";
import { stateAt } from "../model/state.js";
import { startOf } from "../model/teaching.js";
import { allowedWithout } from "../model/techniques.js";
import { positionOf, statesOf } from "../model/walk.js";
import { choiceField } from "./fields.js";
import { createPathActs, levelKeys } from "./path-acts.js";
import { markPlace, pathList } from "./path-list.js";
import { producerName, ratedName, threeRatings, titlesOf } from "./rating-words.js";
import { stepView } from "./step-view.js";

/** @typedef {import("./telling.js").Teller} Teller */
/** @typedef {import("../model/step.js").Step} Step */
/** @typedef {import("../model/step.js").StepState} StepState */
/** @typedef {import("../model/rating.js").Rating} Rating */
/** @typedef {Step[] & { solved: boolean, level: string | null, hardest: string | null }} Steps */
/** @typedef {{ steps: Steps, states: StepState[], teller: Teller, unique: boolean, rating: Rating | null }} Walked `rating` when the steps are those of a rating */

/**
 * @param {import("./teacher.js").Teacher} teacher
 * @param {import("../model/desk.js").Desk} desk
 * @param {import("./path-acts.js").PrintPath} printPath
 * @returns {{ open: () => Promise<void>, openRated: () => Promise<void> }} both find a path and open it; `openRated` that of the rating
 */
export function createPath({ page, card, telling, choices, hinting, rating: ratings, tellBefore, nameCell }, desk, printPath) {
  const { words } = page;
  const by = choiceField(words("path.by"), [
    { value: "teacher", label: words("path.by-teacher") }, { value: "rater", label: words("path.by-rater") },
  ], "teacher", () => open());
  const from = choiceField(words("path.from"), [
    { value: "start", label: words("path.from-start") }, { value: "here", label: words("path.from-here") },
  ], "start", () => open());
  const facts = h("dl", { class: "facts" });
  const several = h("p", { class: "aside" }, words("hint.several"));
  const place = h("span", { class: "solutions-place" });
  const told = h("div", { class: "steps-told" });
  const list = h("div", { class: "steps-list" });
  const walkButton = (/** @type {import("../controls/icons.js").IconName} */ picture, /** @type {string} */ label, /** @type {() => void} */ act) => (
    h("button", { type: "button", class: "icon-button", "aria-label": label, onclick: act }, icon(picture)));
  const acts = createPathActs({ page, card, printPath, now: () => (walked ? { ...walked, at } : null) });
  const content = h("div", { class: "card-body" }, by.element, from.element, facts, several,
    h("div", { class: "solutions-walk", role: "group", "aria-label": words("path.walk") },
      walkButton("first", words("path.first"), () => go(0)), walkButton("previous", words("path.previous"), () => go(at - 1)),
      place, walkButton("next", words("path.next"), () => go(at + 1))),
    told, acts.element, list);
  const matter = { title: words("path.title"), content, closed };
  /** @type {Walked | null} */
  let walked = null;
  let at = 0;

  async function open() {
    const { position } = desk.own.state();
    const hasMore = position.entries.some(Boolean) || position.notes.some(Boolean);
    const rated = isRatable(position) && by.value() === "rater";
    const here = !rated && hasMore && from.value() === "here";
    const first = here ? position : newPosition(position.layout, "play", position.givens);
    const { state } = startOf(first);
    try {
      const answer = await card.run(async ({ signal }) => {
        const { before, unique } = await hinting.look(first, signal);
        if (before) return { before };
        return { ...(rated && unique ? await ratedPath(first, signal) : await taughtPath(state, unique, signal)), unique };
      });
      if (!answer || desk.own.state().position !== position) return;
      if (!("steps" in answer)) await refuse(position, answer.before);
      else {
        const teller = await telling();
        walked = { ...answer, states: statesOf(state, answer.steps), teller };
        by.element.hidden = !isRatable(position) || !answer.unique;
        from.element.hidden = !hasMore || answer.rating !== null;
        show();
      }
    } catch (error) {
      page.say(errorSentence(error, words), "error");
    }
  }

  /** @param {import("../model/teaching.js").TaughtState} state @param {boolean} unique @param {AbortSignal} signal */
  async function taughtPath(state, unique, signal) {
    return { steps: await page.engine.path(state, { allowed: allowedWithout(new Set(choices.now().without), unique), signal }), rating: null };
  }

  /** @param {import("../model/position.js").Position} position @param {AbortSignal} signal */
  async function ratedPath(position, signal) {
    const rating = await ratings.rate(position, signal);
    return { steps: Object.assign([...rating.steps], { solved: rating.status === "rated", level: null, hardest: null }), rating };
  }

  /** @param {import("../model/position.js").Position} position the player's @param {import("./hinting.js").Before} before */
  async function refuse(position, before) {
    // The next path is the puzzle's again: that of a board with a mistake is none.
    from.choose("start");
    card.close();
    await tellBefore(position, before);
  }

  function show() {
    const { steps, states, teller, unique, rating } = /** @type {Walked} */ (walked);
    const local = (/** @type {string} */ key) => h("dd", { lang: teller.language }, teller.words(key));
    const fact = (/** @type {string} */ name, /** @type {HTMLElement} */ value) => h("div", {}, h("dt", {}, name), value);
    const hardest = rating && decisiveSteps(rating).er;
    facts.replaceChildren(
      ...(rating ? [fact(words("path.rating"), h("dd", {}, threeRatings(rating, words)))] : []),
      ...(hardest ? [fact(words("path.hardest"), h("dd", { lang: teller.language }, producerName(hardest, teller)))] : []),
      ...(steps.solved && steps.level ? [fact(words("path.level"), local(levelKeys[steps.level]))] : []),
      ...(steps.solved && steps.hardest ? [fact(words("path.hardest"), local(`technique.${steps.hardest}.name`))] : []),
      fact(words("path.length"), h("dd", {}, words(steps.solved ? "path.steps" : "path.unsolved", { count: steps.length }))));
    several.hidden = unique;
    list.replaceChildren(pathList({ steps, titleOf: titlesOf({ steps, rating, teller }), teller, words, nameCell, side: Math.sqrt(states[0].cells.length), told, go, unfolded: () => markPlace(list, at) }));
    acts.update(steps.length > 0);
    card.turnTo(matter);
    go(0);
  }

  /** @param {number} wanted */
  function go(wanted) {
    if (!walked) return;
    const { steps, states, teller, rating } = walked;
    at = Math.min(Math.max(wanted, 0), steps.length);
    const position = positionOf(states[at], "view");
    const step = steps[at] ?? null;
    desk.lend({ ...stateAt(position), step }, () => card.close());
    place.textContent = step ? words("path.place", { place: at + 1, count: steps.length }) : words("path.end");
    const explanation = step && teller.explain(step, { position, sets: position.notes });
    const explained = explanation && rating ? { ...explanation, ...ratedName(rating.steps[at], explanation.name, teller) } : explanation;
    told.replaceChildren(explained ? stepView(explained, teller.language) : h("p", {}, words(steps.solved ? "path.done" : "path.stuck")));
    const read = explained ? [...(rating ? [`${explained.name}.`] : []), ...explained.sentences].join(" ") : told.textContent;
    card.announce(`${place.textContent}. ${read}`, explained ? teller.language : undefined);
    markPlace(list, at);
  }

  function closed() {
    walked = null;
    desk.giveBack();
  }

  function openRated() {
    by.choose("rater");
    return open();
  }

  choices.subscribe(() => {
    if (card.shows(matter)) void open();
  });
  return { open, openRated };
}
