/** A state as text that fits into the memory which a platform keeps for a pupil. */
import { withoutHistory } from "../embed/state-version.js";
import { compressed, decompressed } from "../formats/lz.js";

/**
 * Returns the text of a state. A state that is too long loses what undo and redo need; digits, notes and score stay.
 *
 * @param {unknown} state of a board or of an assignment
 * @param {number} most characters
 * @returns {string | null} null when it is too long without its history, too
 */
export function suspendedText(state, most) {
  for (const each of [state, shortened(state)]) {
    const text = compressed(JSON.stringify(each));
    if (text.length <= most) return text;
  }
  return null;
}

/**
 * Returns a state, without what undo and redo need if its text is too long.
 * @param {unknown} state @param {number} most characters
 */
export const boundedState = (state, most) => (JSON.stringify(state).length > most ? shortened(state) : state);

/** @param {any} state */
const shortened = (state) => (state?.work ? { ...state, board: withoutHistory(state.board) } : withoutHistory(state));

/** Returns the state of a text; null when the text is none. @param {string} text @returns {unknown} */
export function stateOfText(text) {
  const json = decompressed(text, isJson);
  return json === null ? null : JSON.parse(json);
}

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
