/**
 * The rating of a puzzle on the scale of Sudoku Explainer 1.2.1, as the engine returns it.
 *
 * @typedef {import("./step.js").Step & { producer: string, rating: number }} RatedStep `producer`: the rule of the
 *   scale that found the step
 *
 * @typedef {object} Rating
 * @property {string} status "rated", or "beyond" when no rule of the scale finds a further step
 * @property {number} er the highest rating among all steps
 * @property {number | null} ep the highest rating among the steps up to the first one that places a digit
 * @property {number | null} ed the rating of the first step
 * @property {readonly RatedStep[]} steps
 */

/**
 * Whether the scale covers the puzzle: 9×9 of givens alone, with the usual boxes and no further rules, and a cell that
 * is not given.
 * @param {import("./puzzle.js").Puzzle} puzzle
 */
export const isRatable = ({ layout, cells, candidates, rules }) =>
  layout === "3x3" && !candidates && !rules && cells.includes(0);

/**
 * Returns the steps to which the three ratings belong; of several hardest steps the first one.
 *
 * @param {Pick<Rating, "steps">} rating
 * @returns {{ er?: RatedStep, ep?: RatedStep, ed?: RatedStep }} nothing for a rating without steps
 */
export function decisiveSteps({ steps }) {
  const firstPlacing = steps.findIndex(({ placements = [] }) => placements.length > 0);
  return { er: hardestOf(steps), ep: hardestOf(steps.slice(0, firstPlacing + 1)), ed: steps[0] };
}

/** @param {readonly RatedStep[]} steps @returns {RatedStep | undefined} */
function hardestOf(steps) {
  const most = Math.max(...steps.map(({ rating }) => rating));
  return steps.find(({ rating }) => rating === most);
}
