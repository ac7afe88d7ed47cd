/**
 * The room in a place of the page: the headless core, and the views over the card of the place.
 *
 * @typedef {object} RoomAddress the address of the page
 * @property {() => { hash: string, lesson: string | null }} now
 * @property {(listener: (route: { hash: string, lesson: string | null }) => void) => () => void} follow
 * @property {(hash: string) => void} visit
 * @property {(hash: string) => void} replace
 *
 * @typedef {object} Around the page or element around the room
 * @property {import("../i18n/words.js").Words} words
 * @property {import("../model/store.js").Store} store
 * @property {import("../model/store.js").Actions} actions
 * @property {import("./teaching.js").TeachingEngine} engine
 * @property {import("../model/facts.js").FactsStore} facts
 * @property {import("../model/signals.js").Signal<boolean>} explaining
 * @property {(sentence: string, tone?: "plain" | "error") => void} say
 * @property {() => void} focusBoard
 * @property {Pick<RoomAddress, "now">} [address] of the page; absent in an element
 * @property {() => Promise<void> | null} [arrived] fulfilled when the board has the puzzle that the page was opened
 *   with; null when it has
 * @property {import("./explanations.js").ExplanationChoices & { without:
 *   import("../model/signals.js").ReadonlySignal<readonly string[]>, classWork?:
 *   import("../model/signals.js").ReadonlySignal<string> }} settings `classWork`: the work for a class that a link has
 *   brought, which may allow no hints or weak ones
 */
export { stepExtension } from "../board/step-drawing.js";
export { spotlightExtension } from "./pen-words.js";
export { createSpotlight } from "./spotlight.js";

import { errorSentence } from "../controls/errors.js";
import { hintsAllowed } from "../model/class-puzzles.js";
import { puzzleOf } from "../model/puzzle.js";
import { createHintView } from "./hint-view.js";
import { noMastery } from "./mastery.js";
import { createTeaching } from "./teaching.js";

/**
 * Returns the core for a place. The place keeps the core while it is open, also through a change of language.
 *
 * @param {Around} around
 * @param {import("./mastery.js").Mastery} [mastery]
 */
export function openTeaching(around, mastery = noMastery) {
  const { store, actions, engine, facts, settings, explaining } = around;
  // The words are those of the moment in which a rating fails.
  const fail = (/** @type {unknown} */ error) => around.say(errorSentence(error, around.words), "error");
  return createTeaching({
    store,
    actions,
    engine,
    facts,
    settings,
    explaining,
    without: settings.without,
    mastery,
    fail,
  });
}

/**
 * Shows hints, and the mistakes that come before them, in a card. `pause` closes the hint that is open, and returns
 * what shows it again when the player comes back: null unless the player has followed a link to a lesson.
 *
 * @param {Around} around
 * @param {import("../controls/card.js").Card} card
 * @param {import("./teaching.js").Teaching} teaching
 */
export function mountHints({ words, store, actions, say, focusBoard, address, settings }, card, teaching) {
  const { hinting } = teaching;
  const mostStrength = () => {
    const { game, position } = store.state();
    return game.origin.kind === "link" ? hintsAllowed(settings.classWork?.peek() ?? "", puzzleOf(position)) : 3;
  };
  const view = createHintView({ teaching, card, words, store, actions, say, focusBoard, mostStrength });
  return { ...view, pause: () => (typeof address?.now().lesson === "string" ? hinting.pause() : null) };
}
