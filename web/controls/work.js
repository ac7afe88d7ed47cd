/** Work of the engine that can take longer than a moment. A bar is shown then, and a button that stops the work. */
import { h } from "./dom.js";
import { isAbort } from "../model/error-codes.js";

const momentMilliseconds = 250;

/**
 * @typedef {{ signal: AbortSignal, onProgress: (progress: { fraction: number }) => void }} Working what the engine is
 *   handed
 */
/**
 * @typedef {{ element: HTMLElement, run: <T>(work: (working: Working) => Promise<T>) => Promise<T | null>, stop: () =>
 *   void }} Work
 */

/**
 * @param {import("../i18n/words.js").Words} words
 * @param {(isShown: boolean) => void} [changed] called when the bar appears and disappears
 * @returns {Work} `run` resolves to null when the work was stopped, or when other work began before the answer
 */
export function createWork(words, changed = () => {}) {
  const bar = h("progress", { max: 1, "aria-label": words("card.working") });
  const element = h(
    "div",
    { class: "asking", hidden: true },
    bar,
    h("button", { type: "button", class: "button", onclick: () => running.abort() }, words("card.stop")),
  );
  let running = new AbortController();

  /** @param {boolean} isShown */
  function show(isShown) {
    element.hidden = !isShown;
    changed(isShown);
  }

  /** @template T @param {(working: Working) => Promise<T>} work @returns {Promise<T | null>} */
  async function run(work) {
    running.abort();
    const { signal } = (running = new AbortController());
    bar.removeAttribute("value");
    const timer = setTimeout(show, momentMilliseconds, true);
    try {
      const found = await work({
        signal,
        onProgress: ({ fraction }) => {
          bar.value = fraction;
        },
      });
      return signal.aborted ? null : found;
    } catch (error) {
      if (isAbort(error) || signal.aborted) return null;
      throw error;
    } finally {
      clearTimeout(timer);
      if (running.signal === signal) show(false);
    }
  }

  return { element, run, stop: () => running.abort() };
}
