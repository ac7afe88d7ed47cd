/** What made puzzles with rules are made of. The kinds are apart from the goals (ruled-goal.js), which are loaded when such a puzzle is wanted. */

export const ruledKinds = /** @type {const} */ (["killer", "thermometer", "arrow", "dots", "whisper", "renban", "mix"]);
/** @typedef {typeof ruledKinds[number]} RuledKind */
