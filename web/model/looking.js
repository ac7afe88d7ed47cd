/** What is shown on the board without being part of the game. */

/** @typedef {import("./state.js").State} State */

/** Shows a solution in the blank cells, or takes it away. @param {State} state @param {readonly number[] | null} overlay @returns {State} */
export const showOverlay = (state, overlay) => (overlay === state.overlay ? state : { ...state, overlay });

/** Shows candidates in place of the notes, or takes them away. @param {State} state @param {readonly number[] | null} candidates @returns {State} */
export const showCandidates = (state, candidates) => (candidates === state.candidates ? state : { ...state, candidates });

/** Shows a step, or takes it away. @param {State} state @param {import("./step.js").Step | null} step @returns {State} */
export const showStep = (state, step) => (step === state.step ? state : { ...state, step });
