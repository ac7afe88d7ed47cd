/** The running count of a puzzle's solutions, with its progress and a button to stop it. */
import { h } from "../controls/dom.js";
import { errorSentence, isAbort } from "../controls/errors.js";
import { countSentence, soFarSentence } from "./count-words.js";

/**
 * @param {Pick<import("./page-tools.js").Page, "engine" | "words">} page
 */
export function createTally({ engine, words }) {
  const told = h("p", { class: "tally-told" });
  const bar = h("progress", { max: 1, "aria-label": words("solutions.progress") });
  const cancel = h("button", { type: "button", class: "quiet", onclick: giveUp }, words("solutions.cancel"));
  let counting = new AbortController();
  let sofar = 0n;
  const language = () => document.documentElement.lang;

  /** @param {import("../engine/protocol.js").Progress} progress */
  function showProgress({ fraction, count }) {
    if (counting.signal.aborted) return;
    bar.value = fraction;
    sofar = count;
    told.textContent = soFarSentence(count, words, language());
  }

  /** The running number is not read out, what came of it is. @param {string} sentence */
  function end(sentence) {
    stop();
    told.setAttribute("aria-live", "polite");
    told.textContent = sentence;
  }

  function giveUp() {
    end(countSentence({ count: sofar, exact: false }, words, language()));
  }

  /** @param {{ layout: string, cells: number[] }} puzzle */
  async function start(puzzle) {
    stop();
    const { signal } = counting = new AbortController();
    bar.value = 0;
    sofar = 0n;
    told.textContent = "";
    told.setAttribute("aria-live", "off");
    bar.hidden = cancel.hidden = false;
    try {
      const counted = await engine.count(puzzle, { signal, onProgress: showProgress });
      if (!signal.aborted) end(countSentence(counted, words, language()));
    } catch (error) {
      if (!isAbort(error)) end(errorSentence(error, words));
    }
  }

  function stop() {
    counting.abort();
    bar.hidden = cancel.hidden = true;
  }

  return { element: h("div", { class: "tally" }, told, bar, cancel), start, stop };
}
