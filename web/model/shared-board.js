/**
 * A board on which two people play, each on a device of their own. What both see is a set of registers: the digit of a
 * cell, each note, each colour. A register keeps its last write. Writes are ordered by a logical clock, so both boards
 * come to the same contents in whatever order the writes arrive, and however often (a last-writer-wins map).
 *
 * Shared are entries, centre notes, corner notes, and the colours of cells and candidates. Automatic candidates, filled
 * in answers and lines of the pen are each player's own. While a player has automatic candidates, the centre notes of
 * the other do not show.
 *
 * @typedef {import("./position.js").Position} Position
 * @typedef {import("./state.js").State} State
 * @typedef {import("./layout.js").Layout} Layout
 *
 * @typedef {0 | 1} Player 0 has begun the shared game, 1 has joined it
 * @typedef {readonly [layer: number, index: number, value: number, time: number, who: Player]} Write `layer`: 0 entries
 *   (index: cell; value: digit), 1 centre notes and 2 corner notes (index: candidateIndex(); value: 0 or 1), 3 colours
 *   of cells (index: cell times 9, plus the colour minus 1; value: 0 or 1), 4 colours of candidates (index:
 *   candidateIndex(); value: colour). `time`: of the logical clock, from 1
 *
 * @typedef {object} SharedBoard
 * @property {Player} who the player of this device
 * @property {number} time of the last write that is known
 * @property {ReadonlyMap<string, Write>} registers the last write of each register, by layer and index
 *
 * @typedef {object} Contents what of a position is shared: numbers and sets per cell, as in a position
 * @property {readonly number[]} entries
 * @property {readonly number[] | null} notes null while the player has automatic candidates
 * @property {readonly number[]} corners
 * @property {readonly number[]} colors
 * @property {Readonly<Record<number, number>>} candidateColors
 */
import { noteBit } from "./digits.js";
import { samePosition, samePuzzle, candidateIndex, colorCount, layoutOf } from "./position.js";
import { upToDate } from "./notes.js";

/** The largest time of the logical clock. A player who acts a thousand times a second reaches it after 34 years. */
export const mostTime = 1_099_511_627_776;
/** How far the clock of the other device may be ahead of what is known here: more is no game of a person. */
export const mostAhead = 10_000_000;

const layerCount = 5;
const noteLayers = /** @type {const} */ ([
  [1, "notes"],
  [2, "corners"],
]);

/** @param {Player} who @returns {SharedBoard} a board on which nothing was done */
export const newSharedBoard = (who) => ({ who, time: 0, registers: new Map() });

/**
 * The indices of each layer, and the largest value of each.
 * @param {Layout} layout
 * @returns {readonly (readonly [indices: number, most: number])[]}
 */
const boundsOf = ({ cellCount, digitCount }) => [
  [cellCount, digitCount],
  [cellCount * digitCount, 1],
  [cellCount * digitCount, 1],
  [cellCount * colorCount, 1],
  [cellCount * digitCount, colorCount],
];

/**
 * Returns a write that another device has sent, or null when it is none for the puzzle of the position.
 * @param {unknown} value
 * @param {Position} position
 * @returns {Write | null}
 */
export function readWrite(value, position) {
  if (!Array.isArray(value) || value.length !== 5 || !value.every((each) => Number.isSafeInteger(each) && each >= 0))
    return null;
  const [layer, index, content, time, who] = value;
  const layout = layoutOf(position);
  const [indices, most] = boundsOf(layout)[layer] ?? [0, 0];
  if (layer >= layerCount || index >= indices || content > most || time < 1 || time > mostTime || who > 1) return null;
  return layer < 3 && position.givens[cellOfWrite(layer, index, layout)]
    ? null
    : /** @type {Write} */ (/** @type {unknown} */ (value));
}

/** @param {number} layer @param {number} index @param {Layout} layout */
const cellOfWrite = (layer, index, { digitCount }) =>
  layer === 0 ? index : Math.floor(index / (layer === 3 ? colorCount : digitCount));

/** @param {Write} write */
const keyOf = ([layer, index]) => `${layer} ${index}`;

/**
 * Whether a write comes after another one of the same register. Two writes of one player at one time happen only when a
 * device has lost its memory; then the larger value counts, on both boards.
 * @param {Write} a
 * @param {Write | undefined} b
 */
function isLater(a, b) {
  if (!b) return true;
  const differing = [3, 4, 2].find((part) => a[part] !== b[part]);
  return differing !== undefined && a[differing] > b[differing];
}

/**
 * Adds writes of the other device.
 *
 * @param {SharedBoard} board
 * @param {readonly Write[]} writes
 * @returns {{ board: SharedBoard, won: readonly Write[] }} `won`: those that are the last of their registers now, and
 *   change what the register holds
 */
export function withRemote(board, writes) {
  const registers = new Map(board.registers);
  /** @type {Map<string, Write>} */
  const won = new Map();
  let { time } = board;
  for (const write of writes) {
    const key = keyOf(write);
    const before = registers.get(key);
    time = Math.max(time, write[3]);
    if (!isLater(write, before)) continue;
    registers.set(key, write);
    won.set(key, write);
  }
  return {
    board: { ...board, time, registers },
    won: [...won.values()].filter((write) => write[2] !== (board.registers.get(keyOf(write))?.[2] ?? 0)),
  };
}

/**
 * Writes down what the player of this device has changed.
 *
 * @param {SharedBoard} board
 * @param {Position} position of the same puzzle
 * @returns {{ board: SharedBoard, writes: readonly Write[] }} the same board when nothing shared has changed, or the
 *   clock has come to its end
 */
export function withOwn(board, position) {
  const layout = layoutOf(position);
  const [now, time] = [valuesOf(contentsOf(position), layout), board.time + 1];
  const ignored = position.eliminated ? 1 : -1;
  /** @type {Write[]} */
  const writes = [];
  for (const [key, [layer, index, value]] of board.registers)
    if (value && layer !== ignored && !now.has(key)) writes.push([layer, index, 0, time, board.who]);
  for (const [key, [layer, index, value]] of now)
    if ((board.registers.get(key)?.[2] ?? 0) !== value) writes.push([layer, index, value, time, board.who]);
  if (!writes.length || time > mostTime) return { board, writes: [] };
  const registers = new Map(board.registers);
  for (const write of writes) registers.set(keyOf(write), write);
  return { board: { ...board, time, registers }, writes };
}

/**
 * The values that are not 0, by register.
 * @param {Contents} contents
 * @param {Layout} layout
 * @returns {Map<string, readonly [layer: number, index: number, value: number]>}
 */
function valuesOf({ entries, notes, corners, colors, candidateColors }, { digitCount }) {
  /** @type {Map<string, readonly [number, number, number]>} */
  const values = new Map();
  const add = (/** @type {number} */ layer, /** @type {number} */ index, /** @type {number} */ value) =>
    values.set(`${layer} ${index}`, [layer, index, value]);
  const addSets = (/** @type {number} */ layer, /** @type {readonly number[]} */ sets, /** @type {number} */ side) =>
    sets.forEach((set, cell) => {
      for (let each = 1; set && each <= side; each++)
        if (set & noteBit(each)) add(layer, candidateIndex(side, cell, each), 1);
    });
  entries.forEach((digit, cell) => digit && add(0, cell, digit));
  if (notes) addSets(1, notes, digitCount);
  addSets(2, corners, digitCount);
  addSets(3, colors, colorCount);
  for (const [index, color] of Object.entries(candidateColors)) add(4, Number(index), color);
  return values;
}

/**
 * Returns what of a position is shared. Under an entry are the notes that come back when the entry goes.
 * @param {Position} position
 * @returns {Contents}
 */
export function contentsOf(position) {
  const { entries, colors, candidateColors, eliminated } = position;
  const { cellCount, digitCount } = layoutOf(position);
  const sets = [[...position.notes], [...position.corners]];
  for (const [key, by] of Object.entries(position.removed)) {
    const place = Math.floor(Number(key) / digitCount);
    const cell = place % cellCount;
    if (entries[cell] && by.length === 1 && by[0] === cell)
      sets[Math.floor(place / cellCount)][cell] |= noteBit((Number(key) % digitCount) + 1);
  }
  return { entries, notes: eliminated ? null : sets[0], corners: sets[1], colors, candidateColors };
}

/**
 * Returns a position with what the other player has written.
 *
 * @param {Position} position
 * @param {readonly Write[]} writes
 * @returns {Position}
 */
function withWrites(position, writes) {
  const layout = layoutOf(position);
  const { digitCount, cellCount } = layout;
  const next = {
    entries: [...position.entries],
    answers: position.answers && [...position.answers],
    notes: [...position.notes],
    corners: [...position.corners],
    colors: [...position.colors],
    ownNotes: position.ownNotes && [...position.ownNotes],
    candidateColors: { ...position.candidateColors },
    removed: { ...position.removed },
  };
  const changedCells = new Set(writes.flatMap(([layer, cell]) => (layer === 0 ? [cell] : [])));
  if (changedCells.size) forgetEntries(next, changedCells, layout);
  for (const [layer, index, value] of writes) {
    if (layer !== 0) continue;
    const [before, answers] = [next.entries[index], next.answers];
    next.entries[index] = value;
    if (value && answers) answers[index] = 0;
    for (const [noteLayer, name] of noteLayers) {
      // Automatic candidates follow from the digits.
      if (position.eliminated && noteLayer === 1) continue;
      for (let digit = 1; digit <= digitCount; digit++) {
        const key = (noteLayer - 1) * cellCount * digitCount + candidateIndex(digitCount, index, digit);
        const bit = noteBit(digit);
        if (value && next[name][index] & bit) {
          next[name][index] &= ~bit;
          next.removed[key] = [index];
        } else if (!value && before && next.removed[key]?.length === 1 && next.removed[key][0] === index) {
          delete next.removed[key];
          next[name][index] |= bit;
        } else if (!value && before && next.removed[key]) {
          next.removed[key] = next.removed[key].filter((by) => by !== index);
        }
      }
    }
  }
  for (const write of writes) applyMark(next, write, position.eliminated !== null, layout);
  return upToDate({ ...position, ...next });
}

/**
 * The notes of other cells forget entries that are not there any more: their notes are written by whoever changes them.
 * @param {{ removed: Record<number, readonly number[]> }} next
 * @param {ReadonlySet<number>} cells
 * @param {Layout} layout
 */
function forgetEntries(next, cells, { digitCount, cellCount }) {
  for (const [key, by] of Object.entries(next.removed)) {
    const cell = Math.floor(Number(key) / digitCount) % cellCount;
    const left = by.filter((each) => each === cell || !cells.has(each));
    if (left.length === by.length) continue;
    if (left.some((each) => each !== cell)) next.removed[Number(key)] = left;
    else delete next.removed[Number(key)];
  }
}

/**
 * Writes a note or a colour.
 * @param {{ entries: number[], notes: number[], corners: number[], colors: number[], ownNotes: number[] | null,
 *   candidateColors: Record<number, number>, removed: Record<number, readonly number[]> }} next
 * @param {Write} write
 * @param {boolean} isAutomatic
 * @param {Layout} layout
 */
function applyMark(next, [layer, index, value], isAutomatic, layout) {
  if (layer === 4) {
    if (value) next.candidateColors[index] = value;
    else delete next.candidateColors[index];
    return;
  }
  if (layer === 3) {
    const bit = noteBit((index % colorCount) + 1);
    const cell = Math.floor(index / colorCount);
    next.colors[cell] = value ? next.colors[cell] | bit : next.colors[cell] & ~bit;
    return;
  }
  const note = noteLayers.find(([each]) => each === layer);
  if (!note || (isAutomatic && layer === 1)) return;
  const { digitCount, cellCount } = layout;
  const [cell, bit] = [Math.floor(index / digitCount), noteBit((index % digitCount) + 1)];
  const key = (layer - 1) * cellCount * digitCount + index;
  const set = next[note[1]];
  if (next.entries[cell]) {
    if (value) next.removed[key] = [cell];
    else if (next.removed[key]?.length === 1) delete next.removed[key];
    return;
  }
  delete next.removed[key];
  set[cell] = value ? set[cell] | bit : set[cell] & ~bit;
  if (layer === 1 && !value && next.ownNotes) next.ownNotes[cell] &= ~bit;
}

/**
 * Returns the state of a game with what the other player has written. The history gets it, too, so that undo takes back
 * only what the player of this device has done.
 *
 * @param {State} state
 * @param {readonly Write[]} writes
 * @returns {State}
 */
export function withPartner(state, writes) {
  if (!writes.length) return state;
  const { position } = state;
  const written = (/** @type {Position} */ each) => (samePuzzle(each, position) ? withWrites(each, writes) : each);
  const now = written(position);
  /** Steps of the history that change nothing any more are left out. @param {readonly Position[]} positions */
  const steps = (positions) => positions.filter((each, i) => i === 0 || !samePosition(each, positions[i - 1]));
  const past = steps([...state.past.map(written), now]).slice(0, -1);
  const last = past.at(-1);
  const wrong = state.wrong.filter((cell) => now.entries[cell] && now.entries[cell] === position.entries[cell]);
  return {
    ...state,
    position: now,
    past: last && samePosition(last, now) ? past.slice(0, -1) : past,
    future: steps([now, ...state.future.map(written)]).slice(1),
    wrong,
    overlay: null,
    candidates: null,
    step: null,
  };
}

/**
 * Who has entered the digit of a cell; null where nobody has.
 * @param {SharedBoard} board
 * @param {number} cell
 * @returns {Player | null}
 */
export function writerOf({ registers }, cell) {
  const write = registers.get(`0 ${cell}`);
  return write?.[2] ? write[4] : null;
}
