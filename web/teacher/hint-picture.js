/** What the board shows of a step at each strength of a hint. */
import { rolesOf } from "../board/step-looks.js";
import { withSources } from "../board/step-sources.js";
import { isHousePattern } from "../model/step.js";
import { isSingle } from "../model/walk.js";

/** @typedef {import("../model/step.js").Step} Step */

/**
 * Strength 1 shows the houses of the step, or the cells where the step begins. Strength 2 shows its causes, strength 3
 * everything. The digit of a single is hidden until strength 3: strength 2 shows the cells that are blocked, or the
 * other digits around the cell.
 *
 * @param {Step} step
 * @param {import("./hinting.js").Strength} strength
 * @param {{ layout: import("../model/layout.js").Layout, digits: readonly number[] }} board before the step
 * @returns {Step}
 */
export function hintPicture(step, strength, { layout, digits }) {
  if (strength === 3) return step;
  const hidden = { links: [], placements: [], eliminations: [] };
  const isPattern = isHousePattern(step);
  const isChain = !isPattern && step.parts?.[0]?.role === "node";
  const houses = isChain ? [] : (step.houses?.filter(({ role }) => role === "where" || role === "base") ?? []);
  // Without its links the pattern would not show which of its places are the ends.
  const roles = isPattern ? rolesOf(step) : [];
  if (strength === 2 && isPattern)
    return { ...step, ...hidden, parts: step.parts?.map((part, i) => ({ ...part, role: roles[i] })) };
  if (strength === 2 && !isSingle(step)) return { ...step, ...hidden };
  return {
    ...step,
    ...hidden,
    houses,
    parts: [
      ...(houses.length ? [] : [{ role: "subset", cells: firstCells(step), digits: [] }]),
      ...(strength === 2 ? reasonsOf(withSources(layout, digits, step)) : []),
    ],
  };
}

/** The blocked cells of a single; where nothing is blocked, its sources. @param {Step} step */
function reasonsOf({ parts = [] }) {
  const blocked = parts.filter(({ role }) => role === "blocked");
  return blocked.length ? blocked : parts.filter(({ role }) => role === "source");
}

/** Returns the cells of the first role; of a chain the first node. @param {Step} step */
function firstCells({ parts: [first, ...rest] = [] }) {
  if (!first) return [];
  return [first, ...rest.filter(({ role }) => role === first.role && role !== "node")].flatMap(({ cells }) => cells);
}
