/**
 * Candidates in place of the player's own centre notes: filled in once, or kept up to date. Loaded with the first
 * command that wants them.
 */
import { noteBit } from "./digits.js";
import { advance } from "./history.js";
import { hasFullNotes, upToDate, withoutRuledOut } from "./notes.js";
import { candidatesOn } from "./open-candidates.js";
import { digitAt, layoutOf } from "./position.js";
import { rightsOf } from "./rights.js";

/** @typedef {import("./position.js").Position} Position */
/** @typedef {import("./state.js").State} State */

/**
 * Notes the candidates of all empty cells. What the player has eliminated stays eliminated; notes in some cells only
 * eliminate nothing, and stay the player's own.
 * @param {State} state
 * @returns {State}
 */
export function fillNotes(state) {
  const { position } = state;
  if (!rightsOf(state).takeNotes || position.eliminated) return state;
  return advance(state, withCandidates(position, heldIn(position, possibleIn(position)), candidatesOn(position)));
}

/**
 * Turns automatic candidates on or off. What the player has eliminated stays eliminated. When they are turned off, the
 * candidates stay as they are.
 * @param {State} state
 * @param {boolean} isOn
 * @returns {State}
 */
export function setAutomatic(state, isOn) {
  const { position } = state;
  const { eliminated } = position;
  if (!rightsOf(state).takeNotes || isOn === (eliminated !== null)) return state;
  const possible = possibleIn(position);
  if (eliminated) {
    const held = possible.map((set, cell) => set & ~eliminated[cell]);
    return advance(state, withCandidates({ ...position, eliminated: null }, held, position.notes));
  }
  const held = heldIn(position, possible);
  return advance(
    state,
    upToDate({
      ...position,
      ownNotes: ownIn(position),
      eliminated: possible.map((set, cell) => set & ~held[cell]),
      removed: cornersOf(position),
    }),
  );
}

/** Takes all notes away. @param {State} state @returns {State} */
export function clearNotes(state) {
  const { position } = state;
  const none = position.notes.map(() => 0);
  return rightsOf(state).takeNotes
    ? advance(state, { ...position, notes: none, corners: none, ownNotes: null, eliminated: null, removed: {} })
    : state;
}

/** Makes notes of the candidates that are shown. @param {State} state @returns {State} */
export function noteCandidates(state) {
  const { position, candidates } = state;
  if (!candidates || !rightsOf(state).takeNotes) return state;
  return advance(state, {
    ...position,
    ownNotes: ownIn(position),
    eliminated: null,
    removed: cornersOf(position),
    notes: candidates.map((set, cell) => (digitAt(position, cell) ? 0 : set)),
  });
}

/** Whether every empty cell notes all candidates that the digits on the board leave. @param {Position} position */
export const hasAllCandidates = (position) =>
  candidatesOn(position).every((set, cell) => (set & ~position.notes[cell]) === 0);

/**
 * Returns the position with candidates as notes, of which the entries on the board remove those that they rule out.
 *
 * @param {Position} position without automatic candidates
 * @param {readonly number[]} held the candidates of each cell without the entries: sets of digits
 * @param {readonly number[]} left no candidates but these: sets of digits
 * @returns {Position}
 */
export function withCandidates(position, held, left) {
  const entered = [...position.entries.keys()].filter((cell) => position.entries[cell]);
  const all = { ...position, notes: held, ownNotes: ownIn(position), removed: cornersOf(position) };
  // Corner notes were removed when the digits were entered, or stay.
  const { notes, removed } = withoutRuledOut({ ...all, corners: held.map(() => 0), removed: {} }, entered, true);
  return { ...all, notes: notes.map((set, cell) => set & left[cell]), removed: { ...all.removed, ...removed } };
}

/** The candidates of each cell without the entries on the board. @param {Position} position */
export const possibleIn = (position) =>
  candidatesOn({ ...position, entries: position.entries.map(() => 0), answers: null });

/**
 * The candidates without the entries and without what the player has eliminated. Of candidates that were filled in,
 * whatever is missing was eliminated; of complete notes of the player's own, what the board leaves.
 *
 * @param {Position} position
 * @param {readonly number[]} possible
 */
function heldIn(position, possible) {
  if (!position.ownNotes && !hasFullNotes(position)) return possible;
  const { digitCount, cellCount } = layoutOf(position);
  const noted = [...position.notes];
  for (const key of Object.keys(position.removed).map(Number)) {
    const cell = Math.floor(key / digitCount);
    if (cell < cellCount) noted[cell] |= noteBit((key % digitCount) + 1);
  }
  const judged = position.ownNotes ? possible : candidatesOn(position);
  return possible.map((set, cell) => (noted[cell] ? set & ~(judged[cell] & ~noted[cell]) : set));
}

/**
 * The player's own notes once candidates take their place. Notes in every empty cell are the candidates themselves.
 * @param {Position} position
 */
export const ownIn = (position) =>
  position.ownNotes ?? (hasFullNotes(position) ? position.notes.map(() => 0) : position.notes);

/** What the entries have removed of the corner notes. @param {Position} position @returns {Position["removed"]} */
function cornersOf({ layout, removed }) {
  const { digitCount, cellCount } = layoutOf({ layout });
  return Object.fromEntries(Object.entries(removed).filter(([key]) => Number(key) >= digitCount * cellCount));
}
