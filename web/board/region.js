/**
 * A polite live region for a board on a page that has none. Of the consequences of a change, the region tells the
 * conflicts.
 */
import { conflictSentence } from "./conflict-words.js";

/** More sentences at once are not listened to. */
const mostTold = 3;

/**
 * @param {Document} document
 * @param {import("./grid.js").Words} words
 * @returns {import("./announcer.js").Announcing & { element: HTMLElement }}
 */
export function createRegion(document, words) {
  const element = document.createElement("div");
  element.className = "visually-hidden";
  element.setAttribute("aria-live", "polite");
  return {
    element,
    // A region whose text stays the same is not read again.
    say: (sentence) => {
      element.textContent = sentence === element.textContent ? `${sentence}\u00a0` : sentence;
    },
    consequences(_, state, conflicts) {
      // A digit that is in conflict in a row and in a box is spoken of once.
      const once = [...new Map(conflicts.map((conflict) => [conflict.digit, conflict])).values()];
      return once.slice(0, mostTold).map((conflict) => conflictSentence(conflict, words, state));
    },
  };
}
