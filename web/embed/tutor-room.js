/**
 * The room of the teacher under the board of an element: the headless core over the engine that all boards share, and a
 * card.
 */
import { createCard } from "../controls/card.js";
import { renew } from "../controls/dom.js";
import { namings } from "../i18n/steps/naming.js";
import { effect, signal } from "../model/signals.js";
import { linkNoLessons } from "../teacher/lesson-address.js";
import { noMastery } from "../teacher/mastery.js";
import { createTeaching } from "../teacher/teaching.js";
import { facts, lateEngine } from "./board-facts.js";

/**
 * @typedef {object} RoomOptions
 * @property {HTMLElement} place where the card is
 * @property {import("../board/board.js").Board} board
 * @property {import("../i18n/words.js").Words} words
 * @property {import("../model/store.js").Store} store
 * @property {import("../model/store.js").Actions} actions
 * @property {(sentence: string, tone?: "" | "bad") => void} say
 * @property {(sentence: string) => void} announce
 * @property {(error: unknown) => void} failed called with the error of what failed
 * @property {boolean} hasClose whether the player may close the card
 */

/**
 * @param {ShadowRoot} root @param {RoomOptions} options
 * @returns {{ room: import("../teacher/room.js").Room, dispose: () => void }}
 */
export function openRoom(root, { place, board, words, store, actions, say, announce, failed, hasClose }) {
  linkNoLessons();
  const explaining = signal(false);
  const settings = {
    language: signal(/** @type {string} */ (words.language)),
    naming: signal(/** @type {const} */ ("rc")),
  };
  // The page is of others: the focus moves only within the element.
  const focusBoard = () => {
    if (root.activeElement) board.focus();
  };
  const card = createCard({ words, announce, focusAfter: focusBoard });
  renew(card.element, { part: "hint" });
  place.append(card.element);
  place.classList.toggle("card-stays", !hasClose);
  const teaching = createTeaching({
    store,
    actions,
    engine: lateEngine,
    facts,
    settings,
    explaining,
    without: signal([]),
    mastery: noMastery,
    fail: failed,
  });
  // The sentences name cells by row and column.
  const release = effect(() => board.look({ coordinates: explaining.value ? namings.rc : null }));
  return {
    room: {
      teaching,
      words,
      store,
      actions,
      focusBoard,
      failed,
      card: { ...card, turnTo: card.open },
      say: (sentence, tone) => say(sentence, tone === "error" ? "bad" : ""),
    },
    dispose() {
      teaching.dispose();
      release();
      card.dispose();
    },
  };
}
