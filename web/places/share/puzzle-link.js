/** A puzzle as an address; shell/link.js says what the address is made of. */
import { layoutNamed, layoutOfSide } from "../../model/layout.js";

/**
 * Returns the address of a page with the puzzle.
 *
 * @param {string} line
 * @param {string} layout
 * @param {Pick<import("../../model/game.js").Origin, "level" | "rating">} [origin]
 * @param {string} [page] the address without its part from `#` on; this page's by default
 */
export function linkTo(line, layout, { level, rating } = {}, page = location.href.split("#")[0]) {
  const usual = layoutOfSide(layoutNamed(layout)?.side ?? 0)?.name === layout;
  return `${page}#p=${line.replaceAll(" ", "+")}${usual ? "" : `&layout=${layout}`}${level ? `&level=${level}` : ""}${rating ? `&rating=${rating}` : ""}`;
}
