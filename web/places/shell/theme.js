/** Colours and motion as the player has chosen them. */
import { effect } from "../../model/signals.js";

/**
 * Follows the settings.
 *
 * @param {Pick<import("../../games/settings.js").Settings, "theme" | "motion">} settings
 * @param {() => void} changed called after the colours of the page have changed
 */
export function followTheme({ theme, motion }, changed) {
  const root = document.documentElement;
  effect(() => {
    root.dataset.theme = theme.value;
    colourBrowser();
    changed();
  });
  effect(() => { root.dataset.motion = motion.value; });
}

/** The browser's own bars take the colour of the page. */
function colourBrowser() {
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", ground);
}
