/**
 * The techniques that the engine knows, in its order of teaching (core/logic/technique_table.cpp), with their levels (1
 * easy … 5 extreme).
 *
 * @typedef {1 | 2 | 3 | 4 | 5} Level
 */

/** The largest side on which the teacher finds steps. */
export const largestTaught = 25;

/** @type {readonly Level[]} */
export const levels = [1, 2, 3, 4, 5];

/** @type {Record<Level, readonly string[]>} */
const byLevel = {
  1: ["full-house", "hidden-single", "naked-single"],
  2: [
    "locked-pair",
    "locked-triple",
    "pointing",
    "claiming",
    "law-of-leftovers",
    "naked-pair",
    "naked-triple",
    "hidden-pair",
    "hidden-triple",
  ],
  3: [
    "naked-quad",
    "hidden-quad",
    "naked-group",
    "hidden-group",
    "x-wing",
    "swordfish",
    "jellyfish",
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
    "unique-rectangle-2",
    "unique-rectangle-3",
    "unique-rectangle-4",
    "unique-rectangle-5",
    "unique-rectangle-6",
    "hidden-rectangle",
    "avoidable-rectangle-1",
    "avoidable-rectangle-2",
    "finned-x-wing",
    "sashimi-x-wing",
    "simple-colors-trap",
    "simple-colors-wrap",
    "multi-colors-1",
    "multi-colors-2",
  ],
  4: [
    "finned-swordfish",
    "sashimi-swordfish",
    "finned-jellyfish",
    "sashimi-jellyfish",
    "sue-de-coq",
    "x-chain",
    "xy-chain",
    "continuous-nice-loop",
    "aic",
    "discontinuous-nice-loop",
    "grouped-continuous-nice-loop",
    "grouped-aic",
    "grouped-discontinuous-nice-loop",
    "als-xz",
    "als-xy-wing",
    "als-xy-chain",
    "death-blossom",
    "franken-x-wing",
    "franken-swordfish",
    "franken-jellyfish",
    "finned-franken-x-wing",
    "finned-franken-swordfish",
    "finned-franken-jellyfish",
    "mutant-x-wing",
    "mutant-swordfish",
    "mutant-jellyfish",
    "finned-mutant-x-wing",
    "finned-mutant-swordfish",
    "finned-mutant-jellyfish",
    "squirmbag",
    "finned-squirmbag",
    "sashimi-squirmbag",
    "franken-squirmbag",
    "finned-franken-squirmbag",
    "mutant-squirmbag",
    "finned-mutant-squirmbag",
    "finned-mutant-whale",
    "finned-mutant-leviathan",
  ],
  5: [
    "tridagon",
    "exocet",
    "multi-sector-locked-set",
    "forcing-chain-contradiction",
    "forcing-chain-verity",
    "forcing-net-contradiction",
    "forcing-net-verity",
    "template-set",
    "template-delete",
    "trial-and-error",
  ],
};

/** @param {Level} level @returns {readonly string[]} ids */
export const techniquesOf = (level) => byLevel[level];

/** All ids, easiest first. */
export const techniques = levels.flatMap(techniquesOf);

/**
 * Those that the rating alone knows, easiest first. `direct-claiming` is left out: the rater always finds something
 * else before it.
 */
export const ratedTechniques = [
  "direct-pointing",
  "direct-hidden-pair",
  "direct-hidden-triple",
  "unique-loop-1",
  "unique-loop-2",
  "unique-loop-3",
  "unique-loop-4",
  "bug-2",
  "bug-3",
  "bug-4",
  "aligned-pair-exclusion",
  "aligned-triple-exclusion",
];

/** The techniques of the teacher that assume a puzzle with exactly one solution. */
export const uniquenessTechniques = techniques.filter((id) => /^(bug|unique|avoidable|hidden-rectangle)/.test(id));

/**
 * The least side of a board for techniques that need room. On a smaller board the other cells are a smaller set or
 * fish, and the teacher names that one.
 * @type {Record<string, number>}
 */
const leastSide = { "naked-group": 10, "hidden-group": 10, squirmbag: 10 };

/** The least side of a board that a technique needs. @param {string} id */
export const leastSideOf = (id) => leastSide[id] ?? 1;

/** Whether lines and regions have leftovers. Extra regions are rules here and no houses. @param {Board} board */
const hasLeftovers = ({ hasBoxes = true, houses = [] }) => !hasBoxes || houses.some(({ kind }) => kind === "window");

/**
 * Whether the teacher ever explains a technique on a board.
 *
 * @typedef {{ digitCount: number, hasBoxes?: boolean, houses?: readonly { kind: string }[] }} Board such as a layout;
 *   with boxes and without further houses when nothing is said of them
 * @param {string} id @param {Board} board
 */
export const canOccur = (id, board) =>
  board.digitCount >= leastSideOf(id) && (id !== "law-of-leftovers" || hasLeftovers(board));

/**
 * The ids that are left when some are not wanted; undefined where nothing is left out, as the engine has it.
 *
 * @param {ReadonlySet<string>} unwanted
 * @returns {string[] | undefined}
 */
export function allowedWithout(unwanted) {
  const left = techniques.filter((id) => !unwanted.has(id));
  return left.length === techniques.length ? undefined : left;
}

/** Techniques that are seen without candidates. @type {ReadonlySet<string>} */
export const needsNoCandidates = new Set(["full-house", "hidden-single"]);
