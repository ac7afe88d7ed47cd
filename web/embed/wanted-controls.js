/** Which controls a board has. */

/** @typedef {import("./modes.js").Mode} Mode */

/** @type {Partial<Record<Mode, string>>} */
export const usualControls = {
  play: "keypad undo notes check",
  solve: "keypad undo solve",
  practice: "keypad undo notes",
};
/** All names of controls. */
export const controlNames = /** @type {const} */ (["keypad", "undo", "notes", "colors", "check", "solve", "hint"]);

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

/**
 * What a board with these controls shows: the keypad, a row of tools, the choice of what a digit means, and a row of
 * buttons.
 * @param {ReadonlySet<string>} wanted
 */
export function controlParts(wanted) {
  const hasModes = wanted.has("colors");
  /** @type {import("../controls/tools.js").ToolName[]} */
  const tools = [];
  if (wanted.has("undo")) tools.push("undo", "redo");
  // The choice of what a digit means has notes, too.
  if (wanted.has("notes") && !hasModes) tools.push("notes");
  if (wanted.has("keypad")) tools.push("clear");
  return {
    hasKeypad: wanted.has("keypad"),
    tools,
    hasHint: wanted.has("hint"),
    hasModes,
    acts: /** @type {const} */ (["check", "solve"]).filter((name) => wanted.has(name)),
  };
}
