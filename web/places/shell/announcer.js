/**
 * The one polite live region of the page. What is said in one task is read as one text, in order: a later sentence must not replace an earlier one.
 *
 * @typedef {object} Announcer
 * @property {(sentences: string, language?: string) => void} announce has sentences read out; an empty text takes back what was said before this task
 * @property {(sentences: string) => void} answer the same for the answer to a command: the commands that repeat do not take it for the last message
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
    region.replaceChildren(last = [...waiting].join(" "));
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
