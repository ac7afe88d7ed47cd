import board from "../styles/board.css";
import colours from "../styles/board-colours.css";
import controls from "../styles/controls.css";
import tokens from "../styles/tokens.css";
import visuallyHidden from "../styles/visually-hidden.css";
import player from "./embed.css";

/** @type {CSSStyleSheet[] | null} */
let sheets = null;

/** Returns the element's style sheets, made once for all boards of a page. Adopted sheets are allowed by a content policy that forbids inline styles. */
export function styleSheets() {
  sheets ??= [tokens, colours, visuallyHidden, board, controls, player].map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  return sheets;
}
