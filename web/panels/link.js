/**
 * A puzzle as an address: `#p=` and the puzzle as a line, and `&layout=` with the name of the layout unless it is the usual
 * layout of the line's length. In an address a plus sign (it joins the parts of a name) and a space (it separates numbers)
 * are the same.
 */
import { layoutNamed, layoutOfSide } from "../model/layout.js";

/** @param {string} line @param {string} layout @returns {string} the address of this page with the puzzle */
export function linkTo(line, layout) {
  const usual = layoutOfSide(layoutNamed(layout)?.side ?? 0)?.name === layout;
  return `${location.href.split("#")[0]}#p=${line.replaceAll(" ", "+")}${usual ? "" : `&layout=${layout}`}`;
}

/** @returns {{ text: string, layout: string }} the puzzle and the layout in the address of this page; "" for what is absent */
export function puzzleInAddress() {
  const parts = new URLSearchParams(location.hash.slice(1));
  return { text: parts.get("p") ?? "", layout: (parts.get("layout") ?? "").replaceAll(" ", "+") };
}
