/**
 * The looks of the page and of the board, as the settings say: colours, motion, highlights; the names of rows and
 * columns while something is explained. The style sheets of places.
 */
import { namingOf } from "../../i18n/steps/naming.js";
import { effect } from "../../model/signals.js";

/**
 * @param {Pick<import("../../board/board.js").Board, "look">} board
 * @param {Pick<import("./app.js").App, "settings" | "store" | "explaining">} app
 * @returns {() => void} the unsubscriber
 */
export function followLooks(board, { settings, store, explaining }) {
  return effect(() => {
    const isExplaining = store.signal.value.step !== null || explaining.value;
    const { noteStyle, highlightPeers, highlightSame, coordinates, naming, motion } = settings;
    board.look({
      noteStyle: noteStyle.value,
      highlightPeers: highlightPeers.value,
      highlightSame: highlightSame.value,
      coordinates: coordinates.value === "always" || isExplaining ? namingOf(naming.value) : null,
      motion: motion.value !== "none",
    });
  });
}

/** The themes with tables of colours of their own, and whether they are light, dark or as the device. */
const palettes = /** @type {Record<string, string | undefined>} */ ({
  paper: "light",
  night: "dark",
  contrast: "auto",
  "blue-orange": "auto",
});

/**
 * Follows the settings.
 *
 * @param {Pick<import("../../games/settings.js").Settings, "theme" | "motion">} settings
 * @param {object} ways
 * @param {() => void} ways.changed called after the colours of the page have changed
 * @param {(then: () => void) => unknown} ways.loadPalettes loads the tables of colours
 */
export function followTheme({ theme, motion }, { changed, loadPalettes }) {
  const root = document.documentElement;
  const recolour = () => {
    colourBrowser();
    changed();
  };
  effect(() => {
    const base = palettes[theme.value];
    root.dataset.theme = base ?? theme.value;
    root.dataset.palette = theme.value;
    if (base) loadPalettes(recolour);
    recolour();
  });
  effect(() => {
    root.dataset.motion = motion.value;
  });
}

/**
 * Adds style sheets of a place to those of the page, in the layer of places (styles/index.css). A content policy that
 * forbids inline styles allows adopted sheets.
 *
 * @param {readonly string[]} texts
 */
export function adoptStyles(texts) {
  for (const css of texts) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@layer places{${css}}`);
    document.adoptedStyleSheets.push(sheet);
  }
}

/** The browser's own bars take the colour of the page. */
function colourBrowser() {
  const ground = getComputedStyle(document.body).backgroundColor;
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) meta.setAttribute("content", ground);
}
