/** The button that goes through the themes: as the device, light, dark. */
import { h } from "../controls/dom.js";
import { iconOf } from "../controls/icons.js";
import { effect } from "../model/signals.js";

/** The icons of the themes. */
const paths = {
  light: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5",
  dark: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5",
  auto: "M3 4h18v12H3zM8 20h8M12 16v4",
};
const themes = /** @type {const} */ (["auto", "light", "dark"]);

const labels = /** @type {const} */ ({ auto: "theme.auto", light: "theme.light", dark: "theme.dark" });

/**
 * @param {HTMLElement} container
 * @param {import("../i18n/words.js").Words} words
 * @param {import("../games/settings.js").Settings["theme"]} theme
 */
export function mountTheme(container, words, theme) {
  const button = h("button", { type: "button", class: "icon-button", onclick: () => { theme.value = themes[(themes.indexOf(theme.peek()) + 1) % 3]; } });
  container.append(button);
  effect(() => {
    const label = words(labels[theme.value]);
    document.documentElement.dataset.theme = theme.value;
    button.setAttribute("aria-label", label);
    button.title = label;
    button.replaceChildren(iconOf(paths[theme.value]));
  });
}
