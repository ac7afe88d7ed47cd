/** The geometry of boards on paper and in files, where lines need not lie on pixels. */
import { boardGeometry } from "./geometry.js";

/** Width and height of a cell. */
export const paperUnit = 36;
const lines = { thin: 0.9, thick: 2.7 };

/**
 * @param {import("../model/layout.js").Layout} layout
 * @param {number} [gutter]
 * @param {import("./geometry.js").Room | null} [room]
 */
export const paperGeometry = (layout, gutter, room) => boardGeometry(layout, paperUnit, lines, gutter, room);
