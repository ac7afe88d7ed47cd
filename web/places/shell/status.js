/** The line under the board. It is empty unless something was said about what the board shows now. */
import { effect, untracked } from "../../model/signals.js";

/** @typedef {import("./app.js").Tone} Tone */

/** What a sentence may be about: digits, notes and colours; a solution and candidates that are shown. */
const shownParts = /** @type {const} */ (["position", "overlay", "candidates"]);

/**
 * A change of what the board shows takes the sentence away. An act that says something therefore changes the board first.
 *
 * @param {HTMLElement} line
 * @param {import("../../model/store.js").Store} store
 * @param {(sentences: string) => void} announce
 */
export function createStatus(line, store, announce) {
  /** What the board showed when the sentence was said. */
  let about = store.state();

  /** @param {string} sentence @param {Tone} [tone] */
  function say(sentence, tone = "plain") {
    about = store.state();
    line.textContent = sentence;
    line.dataset.tone = tone;
    announce(sentence);
  }

  const forget = () => {
    if (line.textContent) say("");
  };

  const dispose = effect(() => {
    const state = store.signal.value;
    if (about.game.id !== state.game.id || shownParts.some((part) => about[part] !== state[part])) untracked(forget);
  });

  return { say, forget, dispose };
}
