/** What the choice of a shape needs from the page. */
import { createRegions } from "./regions.js";

/**
 * @param {import("../shell/app.js").App} page
 * @returns {Omit<Parameters<typeof import("./shape.js").shapeFields>[1], "changed">}
 */
export function shapesOf(page) {
  return {
    drawRegions: (...given) => createRegions(page)(...given),
    randomRegions: (wanted) => page.engine.randomRegions(wanted),
  };
}
