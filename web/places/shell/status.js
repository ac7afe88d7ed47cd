/**
 * What the page says: the line under the board, which is empty unless something was said about what the board shows
 * now; the one polite live region.
 */
import { effect, untracked } from "../../model/signals.js";

/** @typedef {import("./app.js").Tone} Tone */

/** What a sentence may be about: digits, notes and colours; a solution and candidates that are shown. */
const shownParts = /** @type {const} */ (["position", "overlay", "candidates"]);

/**
 * A change of what the board shows takes the sentence away. An act that says something therefore changes the board
 * first.
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

/**
 * The one polite live region of the page. What is said in one task is read as one text, in order: a later sentence must
 * not replace an earlier one.
 *
 * @typedef {object} Announcer
 * @property {(sentences: string, language?: string) => void} announce has sentences read out; an empty text takes back
 *   what was said before this task
 * @property {(sentences: string) => void} answer the same for the answer to a command: the commands that repeat do not
 *   take it for the last message
 * @property {() => { last: string, message: string }} told what was said last; what was said last besides answers
 */

/** @param {HTMLElement} region @returns {Announcer} */
export function createAnnouncer(region) {
  /** @type {Set<string>} */
  const waiting = new Set();
  let last = "";
  let message = "";

  function tell() {
    // A new node is read out even when it repeats the sentence before.
    region.replaceChildren((last = [...waiting].join(" ")));
    waiting.clear();
  }

  /** @param {string} sentences @param {string} language */
  function add(sentences, language) {
    region.lang = language;
    if (!waiting.size) setTimeout(tell);
    waiting.add(sentences);
  }

  return {
    announce(sentences, language = document.documentElement.lang) {
      if (!sentences) {
        region.replaceChildren();
        return;
      }
      message = waiting.size ? `${message} ${sentences}` : sentences;
      add(sentences, language);
    },
    answer: (sentences) => add(sentences, document.documentElement.lang),
    told: () => ({ last, message }),
  };
}
