/** A small line under each puzzle that names the page of its solution; smaller where a board is narrower. */
import { lineHeight, quietColour, scaleOf, textLine } from "./type.js";

/** @param {import("../print-settings.js").Look} look */
const sizeOf = (look) => Math.max(7.5, scaleOf(look).least);
/** From the board to the line. */
const gap = 2.5;

/**
 * Returns the height that a line under a puzzle takes.
 *
 * @param {import("../print-settings.js").Look} look @returns {number} 0 where no such line is printed: it is for books
 *   with their solutions at the end, and the room under the puzzles may be used for notes
 */
export const roomForLine = (look) =>
  look.book && look.key === "end" && look.show.number && !look.show.notes ? gap + sizeOf(look) * lineHeight : 0;

/**
 * @param {import("./plans.js").PagePlan} plan
 * @param {ReadonlyMap<number, number>} pages page of the solution by number of the puzzle; filled when the page is
 *   drawn
 * @param {import("../print-settings.js").Look} look
 * @param {import("./plans.js").Context} context
 * @returns {import("./plans.js").PagePlan}
 */
export function withSolutionLines(plan, pages, look, { words, placeOf, face }) {
  /** @param {string} text @param {number} width */
  const fitting = (text, width) => Math.min(1, width / face.widthOf(text, sizeOf(look))) * sizeOf(look);
  return {
    ...plan,
    draw(body, page) {
      const boxes = plan.draw(body, page);
      const boards = boxes.filter((box) => box.kind === "drawing");
      const lines = boards.flatMap(({ x, y, width, list }, i) => {
        const found = pages.get(plan.numbers[i]);
        if (!found) return [];
        const text = words("book.solution-on", { page: found });
        return textLine(x + width, y + (width * list.height) / list.width + gap, text, {
          size: fitting(text, width),
          colour: quietColour,
          align: "end",
          ...(placeOf && { leadsTo: found }),
        });
      });
      return [...boxes, ...lines];
    },
  };
}
