/**
 * What the views of the room share: the headless core, the card, and the page or element around them. The views look
 * nothing up in the document, so that they also work inside a shadow root.
 *
 * @typedef {object} Room
 * @property {import("./teaching.js").Teaching} teaching
 * @property {import("../controls/card.js").Card} card
 * @property {import("../i18n/words.js").Words} words
 * @property {import("../model/store.js").Store} store
 * @property {import("../model/store.js").Actions} actions
 * @property {(sentence: string, tone?: "plain" | "error") => void} say
 * @property {() => void} focusBoard
 * @property {(error: unknown) => void} [failed] called with the error of work that failed, after its sentence was said
 */
import { h } from "../controls/dom.js";
import { errorSentence } from "../controls/errors.js";
import { isAbort } from "../model/error-codes.js";

/**
 * The cards whose last work failed, so that a failure is on the line under the board.
 * @type {WeakSet<import("../controls/card.js").Card>}
 */
const failedCards = new WeakSet();

/**
 * Runs work of the engine with the bar of the card. Says what went wrong, and takes the sentence away when the next
 * work succeeds. Resolves to null when the work was stopped or failed.
 *
 * @template T
 * @param {Pick<Room, "card" | "words" | "say" | "failed">} room
 * @param {(working: import("../controls/work.js").Working) => Promise<T>} work
 * @param {HTMLElement} [about] shown in the card while the work goes on
 * @returns {Promise<T | null>}
 */
export const runWork = (room, work, about) => answerOf(room, () => room.card.run(work, about));

/**
 * Does what `runWork` does, without the bar: for texts of a view that come by themselves. The bar would move the view,
 * and could be stopped, which has no meaning there.
 *
 * @template T
 * @param {Pick<Room, "card" | "words" | "say" | "failed">} room
 * @param {() => Promise<T>} load
 * @returns {Promise<T | null>}
 */
export async function answerOf({ card, words, say, failed }, load) {
  try {
    const found = await load();
    if (failedCards.delete(card)) say("");
    return found;
  } catch (error) {
    // Whoever has stopped the work knows.
    if (isAbort(error)) return null;
    failedCards.add(card);
    say(errorSentence(error, words), "error");
    failed?.(error);
    return null;
  }
}

/**
 * Connects the work of a view with the telling of what the work has found. The view follows a signal: the telling
 * begins while the work goes on, and often has to load words. The work ends with the telling, so there is one bar for
 * both, and a failure is said once.
 *
 * @param {Pick<Room, "card" | "words" | "say" | "failed">} room
 */
export function createTelling(room) {
  let telling = Promise.resolve();
  let works = 0;
  return {
    /**
     * Runs work as `runWork` does, with all that the work makes the view tell.
     * @template T
     * @param {(working: import("../controls/work.js").Working) => Promise<T>} work
     */
    run: (work) =>
      runWork(room, async (working) => {
        works += 1;
        try {
          const found = await work(working);
          await telling;
          return found;
        } finally {
          works -= 1;
        }
      }),
    /**
     * Begins to tell. The signal can also change without work: another view shows what was found before.
     * @param {() => Promise<void>} tell
     */
    begin(tell) {
      telling = tell();
      if (works > 0) telling.catch(() => {});
      else void answerOf(room, () => telling);
    },
  };
}

/** @param {string} label @param {() => void} press @param {boolean} [isMain] whether it is the button that goes on */
export const cardButton = (label, press, isMain = false) =>
  h("button", { type: "button", class: isMain ? "button button-main" : "button", onclick: press }, label);

/**
 * Which techniques are left out, because the puzzle has several solutions, or because it is not known how many; empty
 * for a puzzle with exactly one.
 *
 * @param {import("./first-look.js").Given} given @param {import("../i18n/words.js").Words} words
 */
export const givenSentence = (given, words) =>
  given === "unique" ? "" : words(given === "several" ? "hint.several" : "hint.unproven");

/** @param {string} sentence */
export const aside = (sentence) => h("p", { class: "aside" }, sentence);
