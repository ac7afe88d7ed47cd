/** A polite live region that tells of conflicts as they arise and of their end. */
import { symbolOf } from "../model/digits.js";

/** @typedef {import("../model/conflicts.js").Conflict} Conflict */

/**
 * @param {Document} document
 * @param {import("./grid.js").Words} words
 * @returns {{ element: HTMLElement, update(conflicts: readonly Conflict[]): void }}
 */
export function createAnnouncer(document, words) {
  const element = document.createElement("div");
  element.className = "board-announcer";
  element.setAttribute("aria-live", "polite");
  /** @type {Set<string>} */
  let known = new Set();
  return {
    element,
    update(conflicts) {
      const now = new Map(conflicts.map((conflict) => [`${conflict.house} ${conflict.index} ${conflict.digit}`, conflict]));
      const fresh = [...now].filter(([name]) => !known.has(name)).map(([, conflict]) => conflict);
      if (fresh.length) element.textContent = fresh.map((conflict) => conflictSentence(conflict, words)).join(" ");
      else if (known.size && !now.size) element.textContent = words("board.conflicts-gone");
      known = new Set(now.keys());
    },
  };
}

/** @param {Conflict} conflict @param {import("./grid.js").Words} words */
export function conflictSentence({ digit, house, index }, words) {
  return words("board.conflict", { digit: symbolOf(digit), house, index });
}
