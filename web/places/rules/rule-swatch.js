/** The small picture of a kind of rule. */
import { readPalette } from "../../board/palette.js";
import { ruleSwatch } from "../../board/rules/rule-legend.js";
import { ruleExtension } from "../../board/rules/rule-picture.js";
import { drawSvg } from "../../board/svg.js";

/**
 * @param {import("../../model/puzzle-rules.js").OwnRuleKind} kind
 * @returns {SVGElement | null} null for kinds that are not drawn
 */
export function swatchOf(kind) {
  const list = ruleSwatch(kind);
  if (!list) return null;
  const picture = drawSvg(list, readPalette(document.body, [ruleExtension]));
  picture.setAttribute("width", String(list.width));
  picture.setAttribute("height", String(list.height));
  return picture;
}
