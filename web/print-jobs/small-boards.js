/** Techniques that occur on small boards. */
import { layoutNamed } from "../model/layout.js";
import { canOccur } from "../model/techniques.js";

const singles = ["full-house", "hidden-single"];
/** On 6×6, besides singles. */
const ofSix = [
  "naked-single",
  "locked-pair",
  "pointing",
  "claiming",
  "naked-pair",
  "naked-triple",
  "hidden-pair",
  "hidden-triple",
  "x-wing",
  "swordfish",
  "remote-pair",
  "bug-plus-one",
  "skyscraper",
  "two-string-kite",
  "dual-two-string-kite",
  "turbot-fish",
  "empty-rectangle",
  "dual-empty-rectangle",
  "w-wing",
  "xy-wing",
  "xyz-wing",
  "unique-rectangle-1",
  "unique-rectangle-3",
  "unique-rectangle-4",
  "unique-rectangle-6",
  "hidden-rectangle",
  "finned-x-wing",
  "sashimi-x-wing",
  "simple-colors-trap",
  "simple-colors-wrap",
  "multi-colors-1",
  "multi-colors-2",
  "sue-de-coq",
  "x-chain",
  "xy-chain",
  "continuous-nice-loop",
  "aic",
  "discontinuous-nice-loop",
  "grouped-discontinuous-nice-loop",
];

/**
 * The techniques that were met on the boards that have been measured: in the paths of 24,759 different puzzles of 4×4
 * and 44,948 of 6×6, minimal and not, with and without symmetry, or in a position that `practice` found in at most 300
 * attempts for each technique.
 *
 * @type {Record<string, ReadonlySet<string>>}
 */
const met = { "2x2": new Set(singles), "2x3": new Set([...singles, ...ofSix]), "3x2": new Set([...singles, ...ofSix]) };

/**
 * Whether exercises for a technique can be made on a board; true for boards that have not been measured and have room
 * for it.
 * @param {string} technique id
 * @param {string} layout name
 */
export const occursOn = (technique, layout) =>
  met[layout]?.has(technique) ?? canOccur(technique, layoutNamed(layout)?.side ?? Infinity);
