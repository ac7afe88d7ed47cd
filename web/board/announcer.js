/**
 * Says politely what an entry has changed, when a conflict arises, when the last conflict ends, and why an act is
 * refused.
 */
import { digitName } from "../model/digit-face.js";
import { gridNumber, gridOf } from "../model/layout.js";
import { layoutOf } from "../model/position.js";
import { wholePosition } from "../model/seen.js";
import { areComparable, changesOf } from "./changes.js";
import { colorName, placeIn } from "./cell-labels.js";

/** @typedef {import("../model/conflicts.js").Conflict} Conflict */
/** @typedef {import("../model/state.js").State} State */
/** @typedef {import("./grid.js").Words & { text: (sentences: readonly string[]) => string }} Words */

/** More sentences at once are not listened to. */
const mostTold = 3;

/**
 * @typedef {object} Announcing where the board's sentences go
 * @property {(sentences: string) => void} say has sentences read out politely
 * @property {(before: State, after: State, conflicts: readonly Conflict[]) => readonly string[]} consequences returns
 *   what to say of a change besides the change itself, and of the conflicts that it has brought about
 */

/**
 * @param {Words} words
 * @param {Announcing} announcing
 * @returns {(state: State, view: import("./view.js").BoardView) => void} says what has changed since the state before
 */
export function createAnnouncer(words, { say, consequences }) {
  /** @type {Set<string>} */
  let known = new Set();
  /** @type {State | null} */
  let last = null;

  return (state, { conflicts, extensions, grid }) => {
    const now = new Map(
      conflicts.map((conflict) => [
        `${conflict.house} ${conflict.grid} ${conflict.index || conflict.cells} ${conflict.digit}`,
        conflict,
      ]),
    );
    const fresh = [...now].filter(([name]) => !known.has(name)).map(([, conflict]) => conflict);
    const before = last ?? state;
    const sentences = [
      ...changeSentences(before, state, words, grid),
      ...entrySentences(before, state, words),
      ...extensions.flatMap(({ told }) => told?.(before, state, words) ?? []),
      ...consequences(before, state, fresh),
      ...(known.size && !now.size ? [words("board.conflicts-gone")] : []),
    ];
    known = new Set(now.keys());
    last = state;
    // Fog that comes, or goes when a solution is shown, is no act of the player.
    const isFogAlone = before.fog?.covered !== state.fog?.covered && wholePosition(before) === wholePosition(state);
    if (sentences.length && !isFogAlone) say(words.text(sentences));
  };
}

/**
 * A kind of change as a key of a sentence.
 * @typedef {"board.placed" | "board.erased" | "board.note-added" | "board.note-removed" | "board.corner-added" |
 *   "board.corner-removed" | "board.color-added" | "board.color-removed"} ChangeKey
 */

/**
 * The cell is named unless it had the focus before and after the change.
 * @param {State} before
 * @param {State} after
 * @param {Words} words
 * @param {number} grid in which the keyboard is
 * @returns {string[]}
 */
function changeSentences(before, after, words, grid) {
  const [old, now] = [before, after].map(wholePosition);
  if (old === now || !areComparable(before, after)) return [];
  const layout = layoutOf(now);
  const { changes, cells } = changesOf(old, now);
  if (changes.length > mostTold) return [words("board.changed", { count: cells })];
  return changes.map(({ kind, digit, cells: [cell, ...others] }) => {
    const isHere = !others.length && cell === before.cursor && cell === after.cursor;
    const at = gridOf(layout, cell, grid);
    const { row, column } = placeIn(layout, cell, at);
    const text = words(`board.${kind}`, {
      ...(kind.startsWith("color") ? { color: colorName(digit, words) } : { digit: digitName(digit, after, words) }),
      count: isHere ? 0 : others.length + 1,
      row,
      column,
    });
    const isInGrid = layout.gridCount > 1 && !isHere && !others.length;
    return isInGrid ? words("board.in-grid", { grid: gridNumber(layout, at), text }) : text;
  });
}

/**
 * What a digit key means now, when that has changed.
 * @param {State} before
 * @param {State} after
 * @param {Words} words
 * @returns {string[]}
 */
function entrySentences(before, after, words) {
  const sentences = [];
  if (before.entry.mode !== after.entry.mode) sentences.push(words("board.mode", { mode: after.entry.mode }));
  if (before.entry.digit !== after.entry.digit) {
    const { digit } = after.entry;
    sentences.push(
      digit === null ? words("board.unlocked") : words("board.locked", { digit: digitName(digit, after, words) }),
    );
  }
  return sentences;
}
