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
    const [lightness] = /[\d.]+/.exec(getComputedStyle(place).outlineColor) ?? [];
    const around = Number(lightness) > lightText ? "dark" : "light";
    place.style.colorScheme = host.theme === "auto" ? around : host.theme;
    changed();
  }
  place.addEventListener("transitionend", ({ target }) => {
    if (target === place) choose();
  });
  choose();
  return choose;
}
