/** The techniques that the teacher uses in puzzles with rules beside those of the layout. Nobody chooses among them: settings and lessons do not name them. */
import { allowedWithout } from "./techniques.js";

/** In the order of core/rule_steps/rule_technique_table.cpp. */
export const ruleTechniques = [
  "last-cell-of-sum", "related-cell", "parity", "excluded-digits", "single-combination", "order-bounds", "rule-of-45", "related-candidates", "cage-combinations",
  "renban-digits", "quadruple-digits", "between-bounds", "sum-bounds", "required-digit", "rule-pointing", "innies-and-outies", "line-candidates", "sum-combinations",
  "clue-arrangements",
];

/**
 * The ids that the engine may use in a puzzle; undefined for all.
 *
 * @param {{ rules?: readonly string[] | null }} puzzle @param {ReadonlySet<string>} unwanted
 * @returns {string[] | undefined}
 */
export function allowedIn({ rules }, unwanted) {
  const left = allowedWithout(unwanted);
  return left && rules ? [...left, ...ruleTechniques] : left;
}
