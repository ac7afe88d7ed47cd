import board from "../styles/board.css";
import colours from "../styles/board-colours.css";
import controls from "../styles/controls.css";
import tokens from "../styles/tokens.css";
import visuallyHidden from "../styles/visually-hidden.css";
import player from "./embed.css";

/**
 * Makes style sheets when they are first wanted. Adopted sheets are allowed by a content policy that forbids inline
 * styles.
 *
 * @param {readonly string[]} texts
 * @returns {() => CSSStyleSheet[]} the same sheets each time
 */
export function sheetsOf(texts) {
  /** @type {CSSStyleSheet[] | null} */
  let sheets = null;
  return () =>
    (sheets ??= texts.map((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      return sheet;
    }));
}

/** The element's style sheets. */
export const styleTexts = [tokens, colours, visuallyHidden, board, controls, player];

/** Returns the element's style sheets, made once for all boards of a page. */
export const styleSheets = sheetsOf(styleTexts);
