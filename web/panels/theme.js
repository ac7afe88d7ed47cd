/** The button that goes through the themes: as the device, light, dark. The choice is kept. */
import { h } from "../controls/dom.js";
import { icon } from "../controls/icons.js";

const themes = /** @type {const} */ (["auto", "light", "dark"]);
/** @typedef {(typeof themes)[number]} Theme */

const labels = /** @type {const} */ ({ auto: "theme.auto", light: "theme.light", dark: "theme.dark" });
const storageName = "nonet-theme";

/**
 * @param {HTMLElement} container
 * @param {import("../i18n/words.js").Words} words
 * @param {() => void} changed called after the colours of the page have changed
 */
export function mountTheme(container, words, changed) {
  const button = h("button", { type: "button", class: "icon-button", onclick: () => choose(themes[(themes.indexOf(theme) + 1) % 3]) });
  let theme = storedTheme();
  container.append(button);

  /** @param {Theme} chosen */
  function choose(chosen) {
    theme = chosen;
    store(theme);
    show();
    changed();
  }

  function show() {
    document.documentElement.dataset.theme = theme;
    button.setAttribute("aria-label", words(labels[theme]));
    button.title = words(labels[theme]);
    button.replaceChildren(icon(theme));
  }
  show();
}

/** @returns {Theme} */
function storedTheme() {
  try {
    return themes.find((theme) => theme === localStorage.getItem(storageName)) ?? "auto";
  } catch {
    return "auto";
  }
}

/** Where storage is refused the choice holds for this visit. @param {Theme} theme */
function store(theme) {
  try {
    localStorage.setItem(storageName, theme);
  } catch {
    return;
  }
}
