/** What is shown on the board without being part of the game. */
import { countHelp } from "./playing.js";

/** @typedef {import("./state.js").State} State */

/**
 * Shows a solution in the blank cells, or takes it away. Who has seen the solution has had help.
 * @param {State} state
 * @param {readonly number[] | null} overlay
 * @returns {State}
 */
export const showOverlay = (state, overlay) =>
  overlay === state.overlay ? state : { ...(overlay ? countHelp(state) : state), overlay };

/**
 * Shows candidates in place of the notes, or takes them away.
 * @param {State} state
 * @param {readonly number[] | null} candidates
 * @returns {State}
 */
export const showCandidates = (state, candidates) =>
  candidates === state.candidates ? state : { ...state, candidates };

/**
 * What the spotlight shows: what the player looks for. Nothing of it is part of the game.
 *
 * @typedef {object} Spotlight
 * @property {number | null} digit the digit whose places are lit
 * @property {boolean} pairs whether the cells with two candidates are lit
 * @property {boolean} pen whether the player draws lines (pen.js)
 * @property {number | null} penFrom the candidate at which a line begins, as candidateIndex() numbers it
 * @property {boolean} links whether the strong links of the lit digit are drawn
 */

/** @type {Spotlight} */
export const noSpotlight = { digit: null, pairs: false, links: false, pen: false, penFrom: null };

/** Whether anything is looked for. @param {Spotlight} spotlight */
export const hasSpotlight = ({ digit, pairs, pen }) => digit !== null || pairs || pen;

/** Whether there is anything to see of what the player looks for or has drawn. @param {State} state */
export const isSpotlit = ({ spotlight, position }) => hasSpotlight(spotlight) || position.penLines.length > 0;

/**
 * Lights the places of a digit, and puts the light of another digit out.
 * @param {State} state
 * @param {number | null} digit
 * @returns {State}
 */
export const lightDigit = (state, digit) => withSpotlight(state, { digit });

/** @param {State} state @param {boolean} isOn @returns {State} */
export const lightPairs = (state, isOn) => withSpotlight(state, { pairs: isOn });

/** @param {State} state @param {boolean} isOn @returns {State} */
export const drawStrongLinks = (state, isOn) => withSpotlight(state, { links: isOn });

/** Turns the whole spotlight off. @param {State} state @returns {State} */
export const endSpotlight = (state) => withSpotlight(state, noSpotlight);

/** @param {State} state @param {Partial<Spotlight>} changes @returns {State} */
function withSpotlight(state, changes) {
  const spotlight = { ...state.spotlight, ...changes };
  const isSame = Object.entries(spotlight).every(
    ([name, value]) => state.spotlight[/** @type {keyof Spotlight} */ (name)] === value,
  );
  return isSame ? state : { ...state, spotlight };
}

/**
 * Shows a step, or takes it away.
 * @param {State} state
 * @param {import("./step.js").Step | null} step
 * @returns {State}
 */
export const showStep = (state, step) => (step === state.step ? state : { ...state, step });
