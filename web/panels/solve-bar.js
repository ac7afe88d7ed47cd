/** The buttons that ask the engine about the puzzle on the board. */
import { h } from "../controls/dom.js";

/**
 * @param {HTMLElement} container
 * @param {import("./page-tools.js").Page} page
 * @param {ReturnType<typeof import("./solving.js").createSolving>} solving
 * @returns {HTMLElement}
 */
export function mountSolveBar(container, { words, store }, solving) {
  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick, kind = "") => (
    h("button", { type: "button", class: `button ${kind}`, onclick }, label)
  );
  const show = button(words("solve.show"), () => solving.togglePeek());
  const bar = h("div", { class: "solve-bar", role: "group", "aria-label": words("solve.label") },
    button(words("solve.button"), () => solving.solve(), "button-main"), show, button(words("solve.check"), () => solving.check()));
  container.append(bar);
  const update = () => show.setAttribute("aria-pressed", String(store.state().overlay !== null));
  store.subscribe(update);
  update();
  return bar;
}
