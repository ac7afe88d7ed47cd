/** Techniques that occur on small boards. */
import { layoutNamed } from "../model/layout.js";
import { canOccur, techniquesOf } from "../model/techniques.js";

/** The techniques of the first three levels that were not met on 6×6. */
const absentOnSix = new Set([
  "locked-triple",
  "naked-quad",
  "hidden-quad",
  "jellyfish",
  "unique-rectangle-2",
  "unique-rectangle-5",
  "avoidable-rectangle-1",
  "avoidable-rectangle-2",
]);
/** The harder techniques that were met on 6×6. */
const hardestOnSix = [
  "sue-de-coq",
  "x-chain",
  "xy-chain",
  "continuous-nice-loop",
  "aic",
  "discontinuous-nice-loop",
  "grouped-discontinuous-nice-loop",
];
const onFour = new Set(["full-house", "hidden-single"]);
const onSix = new Set([
  .../** @type {const} */ ([1, 2, 3])
    .flatMap(techniquesOf)
    .filter((id) => canOccur(id, { digitCount: 6 }) && !absentOnSix.has(id)),
  ...hardestOnSix,
]);

/**
 * The techniques that were met on the boards that have been measured: in the paths of 24,759 different puzzles of 4×4
 * and 44,948 of 6×6, minimal and not, with and without symmetry, or in a position that `practice` found in at most 300
 * attempts for each technique.
 *
 * @type {Record<string, ReadonlySet<string>>}
 */
const met = { "2x2": onFour, "2x3": onSix, "3x2": onSix };

/**
 * Whether exercises for a technique can be made on a board; true for boards that have not been measured and have room
 * for it.
 * @param {string} technique id
 * @param {string} layout name
 */
export const occursOn = (technique, layout) =>
  met[layout]?.has(technique) ?? canOccur(technique, layoutNamed(layout) ?? { digitCount: Infinity });
