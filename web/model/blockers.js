/**
 * Why a digit cannot go into some cells: the fewest cells with this digit that all of them see. Cells are indices, or
 * names such as r1c2.
 */

/**
 * Returns as few blockers as possible, so that each cell is blocked by one of them. Of several such choices, the
 * cheapest one. Cells without blockers are left out. The search is exact. A cell is seen by few cells with the same
 * digit, at most by one in each house, so that the search ends at once.
 *
 * @template T
 * @param {readonly T[]} cells
 * @param {(cell: T) => readonly T[]} blockersOf in an order that decides between equal choices
 * @param {(blocker: T) => number} costOf
 * @returns {Map<T, T>} for each cell its blocker
 */
export function fewestBlockers(cells, blockersOf, costOf) {
  const blockers = new Map(cells.map((cell) => [cell, blockersOf(cell)]));
  const blocked = cells.filter((cell) => blockers.get(cell)?.length);
  const seen = (/** @type {T} */ blocker) => blocked.filter((cell) => blockers.get(cell)?.includes(blocker));
  let best = { chosen: blocked, cost: Infinity };

  /** @param {readonly T[]} left @param {T[]} chosen @param {number} cost */
  function choose(left, chosen, cost) {
    const isWorse = chosen.length > best.chosen.length || (chosen.length === best.chosen.length && cost >= best.cost);
    if (isWorse) return;
    if (!left.length) {
      best = { chosen, cost };
      return;
    }
    // The cell with the fewest blockers leaves the fewest choices. Wide blockers come first, so that a good choice is
    // found early.
    const next = left.reduce((least, cell) => (countOf(cell) < countOf(least) ? cell : least));
    const choices = [.../** @type {readonly T[]} */ (blockers.get(next))].sort(
      (a, b) => widthOf(b, left) - widthOf(a, left) || costOf(a) - costOf(b),
    );
    for (const blocker of choices)
      choose(
        left.filter((cell) => !seen(blocker).includes(cell)),
        [...chosen, blocker],
        cost + costOf(blocker),
      );
  }
  const countOf = (/** @type {T} */ cell) => blockers.get(cell)?.length ?? 0;
  const widthOf = (/** @type {T} */ blocker, /** @type {readonly T[]} */ left) =>
    seen(blocker).filter((cell) => left.includes(cell)).length;

  choose(blocked, [], 0);
  return new Map(
    blocked.map((cell) => [
      cell,
      /** @type {T} */ (best.chosen.find((blocker) => blockers.get(cell)?.includes(blocker))),
    ]),
  );
}
