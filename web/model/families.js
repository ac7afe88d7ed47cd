/**
 * The families of techniques, as the engine has them (core/logic/technique_table.cpp).
 *
 * @typedef {import("./step.js").Step} Step
 * @typedef {{ family: string, easiest: Step, count: number, groups: readonly [technique: string, steps: readonly Step[]][] }} FamilyOfSteps
 *   `easiest`: the first step in the engine's order; `groups`: all other steps, by technique
 */

/** The ids of the techniques of each family. @type {Record<string, readonly string[]>} */
const members = {
  "singles": ["full-house", "hidden-single", "naked-single"],
  "locked": ["locked-pair", "locked-triple", "pointing", "claiming"],
  "subsets": ["naked-pair", "naked-triple", "hidden-pair", "hidden-triple", "naked-quad", "hidden-quad", "naked-group", "hidden-group"],
  "fish": [
    "x-wing", "swordfish", "jellyfish", "finned-x-wing", "sashimi-x-wing", "finned-swordfish", "sashimi-swordfish", "finned-jellyfish",
    "sashimi-jellyfish", "franken-x-wing", "franken-swordfish", "franken-jellyfish", "finned-franken-x-wing", "finned-franken-swordfish",
    "finned-franken-jellyfish", "mutant-x-wing", "mutant-swordfish", "mutant-jellyfish", "finned-mutant-x-wing", "finned-mutant-swordfish",
    "finned-mutant-jellyfish", "squirmbag", "finned-squirmbag", "sashimi-squirmbag", "franken-squirmbag", "finned-franken-squirmbag",
    "mutant-squirmbag", "finned-mutant-squirmbag", "finned-mutant-whale", "finned-mutant-leviathan",
  ],
  "single-digit": ["skyscraper", "two-string-kite", "dual-two-string-kite", "turbot-fish", "empty-rectangle", "dual-empty-rectangle"],
  "coloring": ["simple-colors-trap", "simple-colors-wrap", "multi-colors-1", "multi-colors-2"],
  "wings": ["w-wing", "xy-wing", "xyz-wing"],
  "uniqueness": [
    "bug-plus-one", "unique-rectangle-1", "unique-rectangle-2", "unique-rectangle-3", "unique-rectangle-4", "unique-rectangle-5",
    "unique-rectangle-6", "hidden-rectangle", "avoidable-rectangle-1", "avoidable-rectangle-2",
  ],
  "chains": [
    "remote-pair", "x-chain", "xy-chain", "continuous-nice-loop", "aic", "discontinuous-nice-loop", "grouped-continuous-nice-loop",
    "grouped-aic", "grouped-discontinuous-nice-loop",
  ],
  "almost-locked-sets": ["sue-de-coq", "als-xz", "als-xy-wing", "als-xy-chain", "death-blossom"],
  "forcing": ["forcing-chain-contradiction", "forcing-chain-verity", "forcing-net-contradiction", "forcing-net-verity"],
  "last-resorts": ["template-set", "template-delete", "trial-and-error"],
};

const families = new Map(Object.entries(members).flatMap(([family, ids]) => ids.map((id) => /** @type {const} */ ([id, family]))));

/** @param {string} technique an id @returns {string} the family; a technique that is not known is a family of its own */
export const familyOf = (technique) => families.get(technique) ?? technique;

/**
 * Sorts steps by family. The families and their steps keep the engine's order, which begins with the easiest step.
 *
 * @param {readonly (readonly [technique: string, steps: readonly Step[]])[]} groups
 * @returns {FamilyOfSteps[]}
 */
export function byFamily(groups) {
  /** @type {Map<string, FamilyOfSteps & { groups: [string, readonly Step[]][] }>} */
  const found = new Map();
  for (const [technique, steps] of groups) {
    const family = familyOf(technique);
    const known = found.get(family);
    const made = known ?? { family, easiest: steps[0], count: 0, groups: [] };
    const rest = known ? steps : steps.slice(1);
    found.set(family, Object.assign(made, { count: made.count + steps.length, groups: rest.length ? [...made.groups, [technique, rest]] : made.groups }));
  }
  return [...found.values()];
}
