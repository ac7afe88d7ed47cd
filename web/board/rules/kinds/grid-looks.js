/** Rules about the whole grid. Those about neighbours are not drawn. */
import { cornerOf } from "../../geometry.js";
import { line } from "../../operations.js";

/** A diagonal by itself looks as one of two. @param {boolean} falls @returns {import("./index.js").Draw} */
const diagonal = (falls) => (rules, geometry) =>
  rules.map(() => {
    const {
      cell,
      layout: { cellCount },
    } = geometry;
    const [from, to] = [cornerOf(geometry, 0), cornerOf(geometry, cellCount - 1)];
    const [left, right, top, bottom] = [from.x, to.x + cell, from.y, to.y + cell];
    const width = Math.max(1, cell * 0.032);
    return falls ? line(left, top, right, bottom, width, "mark") : line(left, bottom, right, top, width, "mark");
  });

export const gridLooks = /** @satisfies {import("./index.js").KindLooks} */ ({
  "falling-diagonal": { ground: diagonal(true) },
  "rising-diagonal": { ground: diagonal(false) },
  nonconsecutive: {},
  "negative-white": { usual: () => 1 },
  "negative-black": { usual: () => 2 },
  "negative-sum": { example: "5,10" },
});
