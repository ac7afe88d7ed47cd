import { NonetError } from "./error.js";
import { badArgument, shown } from "./options.js";

export const CELLS = 81;

/**
 * Classic puzzles for one call: an array with one string per puzzle; a text with one puzzle per line; or bytes, either
 * 81 characters per puzzle without separators, or lines. Digits are `1` to `9`; `.` or `0` is a blank. In a text, blank
 * lines and lines that begin with `#` are skipped. After the 81 characters, a space, a tab, a comma or a colon begins
 * text that is ignored.
 * @typedef {readonly string[] | string | Uint8Array} Puzzles
 */

/**
 * @typedef {object} Piece some consecutive puzzles of a source
 * @property {number} first index of the first puzzle
 * @property {Uint8Array} characters 81 per puzzle, in a buffer of its own, which can be transferred
 * @property {(index: number) => number} lineOf the line, from 1, of the puzzle with this index in the piece
 * @property {(index: number, column: number) => string} symbolAt column from 0
 */

/**
 * @typedef {object} PuzzleSource
 * @property {(most: number) => Piece | null} take returns up to `most` further puzzles, or null at the end. Throws
 *   NonetError "wrong-length". Costs about 50 ns per puzzle.
 * @property {() => number} share the part of the source that has been taken, 0 … 1
 */

/** @param {Puzzles} puzzles @returns {PuzzleSource} @throws {NonetError} "bad-argument", "wrong-length" */
export function sourceOf(puzzles) {
  if (typeof puzzles === "string") return fromText(puzzles);
  if (Array.isArray(puzzles)) return fromStrings(puzzles);
  if (puzzles instanceof Uint8Array) return fromBytes(puzzles);
  throw badArgument(`The puzzles must be an array of strings, a string, or a Uint8Array, not ${shown(puzzles)}.`);
}

/** @param {readonly string[]} puzzles @returns {PuzzleSource} */
function fromStrings(puzzles) {
  let taken = 0;
  return {
    take(most) {
      const first = taken;
      const count = Math.min(most, puzzles.length - first);
      if (count <= 0) return null;
      const characters = new Uint8Array(CELLS * count);
      for (let i = 0; i < count; i += 1) {
        const puzzle = puzzles[first + i];
        if (typeof puzzle !== "string")
          throw badArgument(`Puzzle ${first + i} must be a string, not ${shown(puzzle)}.`);
        if (puzzle.length !== CELLS) throw wrongLength(puzzle.length, first + i, first + i + 1);
        copy(puzzle, 0, characters, CELLS * i);
      }
      taken += count;
      return {
        first,
        characters,
        lineOf: (i) => first + i + 1,
        symbolAt: (i, column) => symbol(puzzles[first + i], column),
      };
    },
    share: () => (puzzles.length ? taken / puzzles.length : 1),
  };
}

/** @param {Uint8Array} bytes @returns {PuzzleSource} */
function fromBytes(bytes) {
  if (bytes.subarray(0, CELLS + 1).some((byte) => byte === 10) || bytes[0] === 35)
    return fromText(new TextDecoder().decode(bytes));
  const left = bytes.length % CELLS;
  const all = (bytes.length - left) / CELLS;
  if (left > 0) throw wrongLength(left, all, all + 1);
  let taken = 0;
  return {
    take(most) {
      const first = taken;
      const count = Math.min(most, all - first);
      if (count <= 0) return null;
      taken += count;
      const characters = bytes.slice(CELLS * first, CELLS * taken);
      const symbolAt = (/** @type {number} */ i, /** @type {number} */ column) =>
        String.fromCharCode(bytes[CELLS * (first + i) + column]);
      return { first, characters, lineOf: (i) => first + i + 1, symbolAt };
    },
    share: () => (all ? taken / all : 1),
  };
}

/** @param {string} text @returns {PuzzleSource} */
function fromText(text) {
  let at = 0;
  let taken = 0;

  /** @returns {number} the offset of the next line with a puzzle, or the end of the text */
  function nextStart() {
    while (at < text.length) {
      const begin = at;
      const end = text.indexOf("\n", begin);
      const stop = end < 0 ? text.length : end;
      at = end < 0 ? text.length : end + 1;
      const code = text.charCodeAt(begin);
      if (begin === stop || code === 35 || (isGap(code) && text.slice(begin, stop).trim() === "")) continue;
      const length = lengthOf(text, begin, stop);
      if (length !== CELLS) throw wrongLength(length, taken, lineAt(text, begin));
      return begin;
    }
    return text.length;
  }

  return {
    take(most) {
      const first = taken;
      const room = Math.min(most, Math.floor((text.length - at) / CELLS));
      const characters = new Uint8Array(CELLS * room);
      /** @type {number[]} */
      const starts = [];
      for (let start = nextStart(); start < text.length; start = nextStart()) {
        copy(text, start, characters, CELLS * starts.length);
        taken += 1;
        if (starts.push(start) === most) break;
      }
      if (starts.length === 0) return null;
      return {
        first,
        characters: starts.length === room ? characters : characters.slice(0, CELLS * starts.length),
        lineOf: (i) => lineAt(text, starts[i]),
        symbolAt: (i, column) => symbol(text, starts[i] + column),
      };
    },
    share: () => (text.length ? at / text.length : 1),
  };
}

/**
 * Returns the number of characters before the first separator. Most lines contain nothing but a puzzle.
 * @param {string} text
 * @param {number} begin
 * @param {number} stop
 */
function lengthOf(text, begin, stop) {
  if (stop - begin === CELLS) return CELLS;
  let end = begin;
  while (end < stop && !isGap(text.charCodeAt(end))) end += 1;
  return end - begin;
}

/** Whether a character is a separator: space, tab, carriage return, comma, colon. @param {number} code */
function isGap(code) {
  return code === 32 || code === 9 || code === 13 || code === 44 || code === 58;
}

/**
 * Copies a puzzle. Every character outside ASCII becomes 255, which the module refuses.
 * @param {string} text
 * @param {number} from
 * @param {Uint8Array} characters
 * @param {number} to
 */
function copy(text, from, characters, to) {
  for (let cell = 0; cell < CELLS; cell += 1) {
    const code = text.charCodeAt(from + cell);
    characters[to + cell] = code < 128 ? code : 255;
  }
}

/** @param {string} text @param {number} at */
function symbol(text, at) {
  return String.fromCodePoint(text.codePointAt(at) ?? 0);
}

/** @param {string} text @param {number} at */
function lineAt(text, at) {
  let line = 1;
  for (let end = text.indexOf("\n"); end >= 0 && end < at; end = text.indexOf("\n", end + 1)) line += 1;
  return line;
}

/** @param {number} found @param {number} index @param {number} line */
function wrongLength(found, index, line) {
  const message = `Line ${line}: puzzle ${index} has ${found} characters instead of ${CELLS}.`;
  return new NonetError("wrong-length", message, {
    position: { line, column: 1 },
    details: { index, found, expected: CELLS },
  });
}
