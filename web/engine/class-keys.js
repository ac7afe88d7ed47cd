/**
 * What puzzles are known by that count as one, as core/api/making/puzzle_classes.h says: they are isomorphic, or have
 * one solution.
 */

/** Smaller boards have too few full grids; up to isomorphism, those of sides 6 and 7 have too few, too. */
const sides = { ofSolutions: 6, ofClasses: 8 };

/**
 * Returns texts, of which puzzles that count as one have one in common. Takes microseconds for 9×9, milliseconds for
 * other layouts.
 * @param {{canonical: (puzzle: any) => any}} symmetry module
 * @param {{layout: string, puzzle: ArrayLike<number>, solution: ArrayLike<number>, rules?: readonly string[]}} solved
 *   `solution` is empty for a puzzle without a single solution
 * @returns {string[]}
 */
export function classKeysOf(symmetry, { layout, puzzle, solution, rules = [] }) {
  const side = Math.max(0, ...Array.from(solution));
  const written = (/** @type {ArrayLike<number>} */ cells) => `${layout} ${Array.from(cells).join(" ")}`;
  const form = (/** @type {ArrayLike<number>} */ cells) => {
    const found = symmetry.canonical({ layout, cells });
    return found.error ? written(cells) : `${found.layout} ${found.puzzle}`;
  };
  const own = rules.length ? [written(puzzle), ...[...rules].sort()].join("\n") : form(puzzle);
  return side < sides.ofSolutions ? [own] : [own, side < sides.ofClasses ? written(solution) : form(solution)];
}
