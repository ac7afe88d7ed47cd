/** The whole path: its list, and a walk along it on the board, which leaves the player's game as it is until told to. */
import { h } from "../controls/dom.js";
import { errorSentence } from "../controls/errors.js";
import { icon } from "../controls/icons.js";
import { newPosition } from "../model/position.js";
import { stateAt } from "../model/state.js";
import { startOf } from "../model/teaching.js";
import { allowedWithout } from "../model/techniques.js";
import { positionOf, statesOf } from "../model/walk.js";
import { choiceField } from "./fields.js";
import { createPathActs, levelKeys } from "./path-acts.js";
import { markPlace, pathList } from "./path-list.js";
import { stepView } from "./step-view.js";

/** @typedef {import("./telling.js").Teller} Teller */
/** @typedef {import("../model/step.js").Step} Step */
/** @typedef {import("../model/step.js").StepState} StepState */
/** @typedef {{ steps: Step[] & { solved: boolean, level: string | null, hardest: string | null }, states: StepState[], teller: Teller, unique: boolean }} Walked */

/**
 * @param {import("./teacher.js").Teacher} teacher
 * @param {import("../model/desk.js").Desk} desk
 * @param {import("./path-acts.js").PrintPath} printPath
 * @returns {() => Promise<void>} finds the path and opens it
 */
export function createPath({ page, card, telling, choices, hinting, tellBefore, nameCell }, desk, printPath) {
  const { words } = page;
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
  const content = h("div", { class: "card-body" }, from.element, facts, several,
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
    from.element.hidden = !hasMore;
    const here = hasMore && from.value() === "here";
    const first = here ? position : newPosition(position.layout, "play", position.givens);
    const { state } = startOf(first);
    try {
      const answer = await card.run(async ({ signal }) => {
        const { before, unique } = await hinting.look(first, signal);
        if (before) return { before };
        return { steps: await page.engine.path(state, { allowed: allowedWithout(new Set(choices.now().without), unique), signal }), unique };
      });
      if (!answer || desk.own.state().position !== position) return;
      if (answer.before) await refuse(position, answer.before);
      else {
        const { steps, unique } = answer;
        const teller = await telling();
        walked = { steps, states: statesOf(state, steps), teller, unique };
        show();
      }
    } catch (error) {
      page.say(errorSentence(error, words), "error");
    }
  }

  /** @param {import("../model/position.js").Position} position the player's @param {import("./hinting.js").Before} before */
  async function refuse(position, before) {
    // The next path is the puzzle's again: that of a board with a mistake is none.
    from.choose("start");
    card.close();
    await tellBefore(position, before);
  }

  function show() {
    const { steps, states, teller, unique } = /** @type {Walked} */ (walked);
    const local = (/** @type {string} */ key) => h("dd", { lang: teller.language }, teller.words(key));
    const fact = (/** @type {string} */ name, /** @type {HTMLElement} */ value) => h("div", {}, h("dt", {}, name), value);
    facts.replaceChildren(
      ...(steps.solved && steps.level ? [fact(words("path.level"), local(levelKeys[steps.level]))] : []),
      ...(steps.solved && steps.hardest ? [fact(words("path.hardest"), local(`technique.${steps.hardest}.name`))] : []),
      fact(words("path.length"), h("dd", {}, words(steps.solved ? "path.steps" : "path.unsolved", { count: steps.length }))));
    several.hidden = unique;
    list.replaceChildren(pathList({ steps, teller, words, nameCell, side: Math.sqrt(states[0].cells.length), told, go, unfolded: () => markPlace(list, at) }));
    acts.update(steps.length > 0);
    card.turnTo(matter);
    go(0);
  }

  /** @param {number} wanted */
  function go(wanted) {
    if (!walked) return;
    const { steps, states, teller } = walked;
    at = Math.min(Math.max(wanted, 0), steps.length);
    const position = positionOf(states[at], "view");
    const step = steps[at] ?? null;
    desk.lend({ ...stateAt(position), step }, () => card.close());
    place.textContent = step ? words("path.place", { place: at + 1, count: steps.length }) : words("path.end");
    const explained = step && teller.explain(step, { position, sets: position.notes });
    told.replaceChildren(explained ? stepView(explained, teller.language) : h("p", {}, words(steps.solved ? "path.done" : "path.stuck")));
    card.announce(`${place.textContent}. ${explained ? explained.sentences.join(" ") : told.textContent}`, explained ? teller.language : undefined);
    markPlace(list, at);
  }

  function closed() {
    walked = null;
    desk.giveBack();
  }

  choices.subscribe(() => {
    if (card.shows(matter)) void open();
  });
  return open;
}
