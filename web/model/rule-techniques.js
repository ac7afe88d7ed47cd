/**
 * The techniques that the teacher uses in puzzles with rules beside those of the layout. Nobody chooses among them:
 * settings do not name them. Place Learn has them in a track of their own.
 */
import { allowedWithout } from "./techniques.js";

/**
 * By level, in the order of core/rule_steps/rule_technique_table.cpp.
 * @type {readonly (readonly [import("./techniques.js").Level, readonly string[]])[]}
 */
const byLevel = [
  [1, ["last-cell-of-sum", "related-cell", "parity", "excluded-digits", "single-combination", "filled-circles"]],
  [
    2,
    [
      "order-bounds",
      "rule-of-45",
      "related-candidates",
      "cage-combinations",
      "renban-digits",
      "quadruple-digits",
      "circle-digits",
      "between-bounds",
      "circle-places",
      "sum-bounds",
      "common-sums",
      "required-digit",
      "rule-pointing",
      "last-alternative",
      "every-alternative",
    ],
  ],
  [3, ["innies-and-outies", "line-candidates", "sum-combinations", "clue-arrangements"]],
];

export const ruleTechniques = byLevel.flatMap(([, ids]) => ids);

/** @param {string} id @returns {import("./techniques.js").Level | null} null for any other technique */
export const levelOfRuleTechnique = (id) => byLevel.find(([, ids]) => ids.includes(id))?.[0] ?? null;

/** @param {string} id */
export const isRuleTechnique = (id) => ruleTechniques.includes(id);

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
