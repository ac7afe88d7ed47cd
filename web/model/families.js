/**
 * Steps sorted by the families of their techniques. Each step of the engine names its family
 * (core/logic/technique_table.cpp).
 *
 * @typedef {import("./step.js").Step} Step
 * @typedef {{ family: string, easiest: Step, count: number, groups: readonly [technique: string, steps: readonly
 *   Step[]][] }} FamilyOfSteps `easiest`: the first step in the engine's order; `groups`: all other steps, by technique
 */

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
    const { family = technique } = steps[0];
    const known = found.get(family);
    const made = known ?? { family, easiest: steps[0], count: 0, groups: [] };
    const rest = known ? steps : steps.slice(1);
    found.set(
      family,
      Object.assign(made, {
        count: made.count + steps.length,
        groups: rest.length ? [...made.groups, [technique, rest]] : made.groups,
      }),
    );
  }
  return [...found.values()];
}
