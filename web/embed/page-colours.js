/** The colours of a board on a page of others: those of its theme, or of the page around it. */

/** Text is light from this lightness of OKLab on: it has more contrast with black than with white. */
const lightText = 0.6;

/**
 * Gives a board the colours that can be read where it is. Without a theme of its own, it is dark where the text around
 * it is light: a page has such text on a dark ground, whatever the device wants.
 *
 * @param {HTMLElement} place in the shadow tree. It has the colour of the text around, as its outline in OKLab
 *   (embed.css)
 * @param {() => void} changed called when the page has changed its colours; the board must read its own again
 * @returns {() => void} chooses again, after a change of the theme
 */
export function followColours(place, changed) {
  const { host } = /** @type {{ host: import("./sudoku-board-class.js").SudokuBoard }} */ (
    /** @type {unknown} */ (place.getRootNode())
  );
  function choose() {
    const around = lightnessOf(getComputedStyle(place).outlineColor) > lightText ? "dark" : "light";
    place.style.colorScheme = host.theme === "auto" ? around : host.theme;
    changed();
  }
  place.addEventListener("transitionend", ({ target }) => {
    if (target === place) choose();
  });
  choose();
  return choose;
}

/**
 * Returns the lightness of a colour in OKLab, from 0 to 1; for a colour that is not grey, nearly. Browsers write one
 * computed colour in different spaces.
 *
 * @param {string} colour as a browser writes a computed one
 */
export function lightnessOf(colour) {
  const [, space, list = ""] = /^(?:(ok\w+|rgba?)\(|color\([\w-]+ )(.*)\)$/.exec(colour) ?? [];
  const parts = list.split(/[\s,/]+/).map((part) => (parseFloat(part) || 0) / (part.endsWith("%") ? 100 : 1));
  if (space?.startsWith("ok")) return parts[0];
  const [red, green, blue] = parts.map((part) => ((space ? part / 255 : part) * 0.948 + 0.052) ** 2.4);
  return Math.cbrt(0.2126 * red + 0.7152 * green + 0.0722 * blue);
}
