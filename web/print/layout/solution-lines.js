/** A small line under each puzzle that names the page of its solution. */
import { lineHeight, quietColour, scaleOf, textLine } from "./type.js";

/** @param {import("../print-settings.js").Look} look */
const sizeOf = (look) => Math.max(7.5, scaleOf(look).least);
/** From the board to the line. */
const gap = 2.5;

/**
 * Returns the height that the lines under the lowest row of puzzles take; higher rows have the line in the space
 * between them.
 *
 * @param {import("../print-settings.js").Look} look @returns {number} 0 where the room under the puzzles is used for
 *   notes
 */
export const roomForLine = (look) => (look.show.notes || !look.show.number ? 0 : gap + sizeOf(look) * lineHeight);

/**
 * @param {import("./plans.js").PagePlan} plan
 * @param {ReadonlyMap<number, number>} pages page of the solution by number of the puzzle; filled when the page is
 *   drawn
 * @param {import("../print-settings.js").Look} look
 * @param {import("./plans.js").Context} context
 * @returns {import("./plans.js").PagePlan}
 */
export function withSolutionLines(plan, pages, look, { words, placeOf }) {
  return {
    ...plan,
    draw(body, page) {
      const boxes = plan.draw(body, page);
      const boards = boxes.filter((box) => box.kind === "drawing");
      const lines = boards.flatMap(({ x, y, width, list }, i) => {
        const found = pages.get(plan.numbers[i]);
        const bottom = y + (width * list.height) / list.width;
        return found
          ? [
              textLine(x + width, bottom + gap, words("book.solution-on", { page: found }), {
                size: sizeOf(look),
                colour: quietColour,
                align: "end",
                ...(placeOf && { leadsTo: found }),
              }),
            ]
          : [];
      });
      return [...boxes, ...lines];
    },
  };
}
