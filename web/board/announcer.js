/** A polite live region. It says when a conflict arises and when the last conflict ends. */
import { symbolOf } from "../model/digits.js";

/** @typedef {import("../model/conflicts.js").Conflict} Conflict */

const mostTold = 3;

/**
 * @param {Document} document
 * @param {import("./grid.js").Words} words
 * @returns {{ element: HTMLElement, update(view: import("./view.js").BoardView): void }}
 */
export function createAnnouncer(document, words) {
  const element = document.createElement("div");
  element.className = "board-announcer";
  element.setAttribute("aria-live", "polite");
  /** @type {Set<string>} */
  let known = new Set();
  return {
    element,
    update({ conflicts, layout }) {
      const now = new Map(conflicts.map((conflict) => [`${conflict.house} ${conflict.index || conflict.cells} ${conflict.digit}`, conflict]));
      const fresh = [...now].filter(([name]) => !known.has(name)).map(([, conflict]) => conflict);
      if (fresh.length) element.textContent = fresh.slice(0, mostTold).map((conflict) => conflictSentence(conflict, words, layout)).join(" ");
      else if (known.size && !now.size) element.textContent = words("board.conflicts-gone");
      known = new Set(now.keys());
    },
  };
}

/** @param {Conflict} conflict @param {import("./grid.js").Words} words @param {import("../model/layout.js").Layout} layout */
export function conflictSentence({ digit, house, index }, words, { side, hasBoxes }) {
  return words("board.conflict", { digit: symbolOf(digit, side), house: house === "box" && !hasBoxes ? "region" : house, index });
}
