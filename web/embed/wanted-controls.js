/** Which controls a board has. */

/** @typedef {import("./modes.js").Mode} Mode */

/** @type {Partial<Record<Mode, string>>} */
export const usualControls = {
  play: "keypad undo notes check",
  solve: "keypad undo solve",
  practice: "keypad undo notes",
};
/** Controls that act on the puzzle of the board. */
const ofPuzzle = ["check", "solve", "hint"];

/**
 * The controls of a board.
 * @param {Mode} mode
 * @param {string | null} controls
 * @param {string | null} hints
 * @returns {Set<string>}
 */
export function wantedControls(mode, controls, hints) {
  const usual = usualControls[mode];
  const wanted = new Set(usual === undefined ? [] : (controls ?? usual).split(/\s+/));
  if (mode !== "play" || hints === "none") wanted.delete("hint");
  if (mode === "practice") for (const name of ofPuzzle) wanted.delete(name);
  return wanted;
}
