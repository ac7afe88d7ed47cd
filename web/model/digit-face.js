/**
 * The faces of digits: what a person sees and hears in place of a digit, such as a letter or a picture. A game names
 * its face (`origin.face`). The faces besides the usual digits are loaded when a game first has one
 * (board/faces/index.js).
 *
 * @typedef {Pick<KeyboardEvent, "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey">} Key
 * @typedef {object} Face
 * @property {string} name as links and settings have it: "fruits", "word:PLAYGROUND"
 * @property {number} most the largest number of digits of a board that can have the face
 * @property {number} [width] of a digit relative to the size of type; that of usual digits when absent
 * @property {(rules: readonly string[] | null | undefined) => boolean} suits whether puzzles with these rules can have
 *   the face: no rule names numbers
 * @property {(digit: number) => string} textOf the sign of a digit that is a text; the name of a picture
 * @property {(digit: number, language?: string) => string} nameOf how a digit is called in a language; "" for 0
 * @property {(digit: number, x: number, y: number, size: number, weight: number, colour: any) => any[]} draw returns
 *   the operations of a display list that draw a digit around a point, in a named colour; `size` is that of the type of
 *   a usual digit
 * @property {(digit: number) => Node | string} keyOf what a key of a keypad shows
 * @property {(digit: number) => any} keyTree the same without a document: a text, or a node of SVG
 * @property {(event: Key, count: number) => Key} read returns the usual key of the digit that a key writes with this
 *   face on a board with so many digits; other keys as they are
 * @property {string} [word] of a face that is a word
 */
import { symbolOf } from "./digits.js";
import { layoutOf } from "./position.js";
import { signal } from "./signals.js";

/** The faces that are loaded, by name. */
export const faces = signal(/** @type {ReadonlyMap<string | undefined, Face>} */ (new Map()));

/** @typedef {Pick<import("./state.js").State, "game" | "position">} Shown */

/**
 * The face of a game; undefined for the usual digits, before the face is loaded, when the board has more digits than
 * the face, and when rules of the puzzle name numbers.
 *
 * @param {Shown} state
 */
export function faceOf({ game, position }) {
  const face = faces.value.get(game.origin.face);
  return face && layoutOf(position).digitCount <= face.most && face.suits(position.rules) ? face : undefined;
}

/**
 * How a digit of a game is called: "7", "C", "apple".
 * @param {number} digit
 * @param {Shown} state
 * @param {{ language?: string }} words
 */
export const digitName = (digit, state, { language }) =>
  faceOf(state)?.nameOf(digit, language) ?? symbolOf(digit, layoutOf(state.position).digitCount);

/** The name of the face of a game. @param {Pick<Shown, "game">} state */
export const faceNameOf = ({ game }) => game.origin.face;

/**
 * Returns the state with another face.
 * @template {Pick<Shown, "game">} State
 * @param {State} state
 * @param {string | undefined} face undefined for the usual digits
 * @returns {State}
 */
export const withFace = (state, face) =>
  face === state.game.origin.face
    ? state
    : { ...state, game: { ...state.game, origin: { ...state.game.origin, face } } };
