/**
 * Head and foot of a book's pages: the title of the book at the outer edge of left-hand pages, the title of the section
 * at the outer edge of right-hand pages.
 *
 * @typedef {import("./furniture.js").Furniture} Furniture
 */
import { lineBox } from "./boxes.js";
import { furnitureOf } from "./furniture.js";
import { shorten } from "./text.js";
import { lineHeight, quietColour, ruleColour, scaleOf, textLine } from "./type.js";

/** From the running head to its rule, and from there to what follows. */
const distances = { rule: 2, body: 12 };
/** Least distance between texts in one line. */
const gap = 14;

/** Of title page, dividers and blank pages. @type {Furniture} */
export const noFurniture = { top: 0, bottom: 0, draw: () => [] };

/**
 * @param {{ title: string, section: string }} heads `title` of the book
 * @param {import("../print-settings.js").Look} look its `header` is at the inner edge
 * @param {import("./plans.js").Context} context
 * @param {number} width of the printed area
 * @returns {Furniture}
 */
export function bookFurniture({ title, section }, look, context, width) {
  const foot = furnitureOf({ title: "" }, { ...look, header: "" }, context, width);
  const size = scaleOf(look).small;
  const style = { size, colour: quietColour };
  const rule = size * lineHeight + distances.rule;
  return {
    top: rule + distances.body,
    bottom: foot.bottom,
    draw(area, page) {
      const isRight = page.number % 2 === 1;
      const [left, right] = [area.x, area.x + area.width];
      const outer = shorten(isRight ? section : title, { width, size, face: context.face });
      const room = width - context.face.widthOf(outer, size) - gap;
      const inner = look.header && room > 0 ? shorten(look.header, { width: room, size, face: context.face }) : "";
      return [
        textLine(isRight ? right : left, area.y, outer, { ...style, align: isRight ? "end" : "start" }),
        ...(inner
          ? [textLine(isRight ? left : right, area.y, inner, { ...style, align: isRight ? "start" : "end" })]
          : []),
        lineBox(left, area.y + rule, right, area.y + rule, 0.4, ruleColour),
        ...foot.draw(area, page),
      ];
    },
  };
}
