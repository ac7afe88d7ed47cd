/** Work of the engine that can take longer than a moment: then a bar is shown, and a button to stop it. */
import { h } from "../controls/dom.js";
import { isAbort } from "../controls/errors.js";

const momentMilliseconds = 250;

/** @typedef {{ signal: AbortSignal, onProgress: (progress: { fraction: number }) => void }} Working what the engine is handed */
/** @typedef {{ element: HTMLElement, run: <T>(work: (working: Working) => Promise<T>) => Promise<T | null>, stop: () => void }} Asking */

/**
 * @param {import("../i18n/words.js").Words} words
 * @param {(shown: boolean) => void} [changed] called when the bar comes and goes
 * @returns {Asking} `run` gives null when it was stopped, or when something else was asked meanwhile
 */
export function createAsking(words, changed = () => {}) {
  const bar = h("progress", { max: 1, "aria-label": words("teach.working") });
  const element = h("div", { class: "asking", hidden: true }, bar,
    h("button", { type: "button", class: "button", onclick: () => asking.abort() }, words("teach.stop")));
  let asking = new AbortController();

  /** @param {boolean} shown */
  function show(shown) {
    element.hidden = !shown;
    changed(shown);
  }

  /** @template T @param {(working: Working) => Promise<T>} work @returns {Promise<T | null>} */
  async function run(work) {
    asking.abort();
    const { signal } = asking = new AbortController();
    bar.removeAttribute("value");
    const timer = setTimeout(show, momentMilliseconds, true);
    try {
      const found = await work({ signal, onProgress: ({ fraction }) => { bar.value = fraction; } });
      return signal.aborted ? null : found;
    } catch (error) {
      if (isAbort(error) || signal.aborted) return null;
      throw error;
    } finally {
      clearTimeout(timer);
      if (asking.signal === signal) show(false);
    }
  }

  return { element, run, stop: () => asking.abort() };
}
