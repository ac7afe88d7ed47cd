/**
 * Which place is open and which game is on the board: one value that holds everything the page knows about it, and the
 * only functions that change this value. All of them are pure. The store holds the value (store.js); the board, the
 * address, the shell and the games of this device follow the store and keep no copy.
 *
 * Place Play shows the game of place Play, and nothing else. A puzzle that is entered takes the board from this game
 * only together with the place: place Solve is then open. No temporary board is shown in place Play.
 *
 * @typedef {import("./state.js").State} State
 * @typedef {"play" | "solve" | "learn" | "print"} PlaceName
 * @typedef {"play" | "draft"} Slot
 * @typedef {"path" | "exercise" | "storm" | "lesson" | "introduction"} TemporaryKind
 * @typedef {{ kind: TemporaryKind, about: unknown, state: State }} Temporary `about`: what is shown, as the room of the
 *   teacher knows it; it lasts as long as the board
 *
 * @typedef {object} Session
 * @property {PlaceName | null} place the place that is open; null until the first place opens, and in an element
 * @property {State | null} play the game of place Play
 * @property {State | null} draft the puzzle that is entered in place Solve
 * @property {Slot} own which of these two is the player's game now. It is on the board unless a temporary board is
 * @property {Temporary | null} temporary what the board shows in place of the player's game: a path, an exercise, a
 *   board of a storm, a part of a lesson, or a screen of the introduction
 * @property {State | null} replaced the game that was `play` before a puzzle from outside was opened. It is `play`
 *   again when the puzzle turns out to be none for place Play. Null once another game begins
 * @property {import("./position.js").Position | null} left the position of `play` when place Play took the board from
 *   the draft; else null
 * @property {string | null} asked the id of the game of place Play that the player has chosen in place Solve
 */
import { isUntouched } from "./position.js";
import { newState, withChoicesOf } from "./state.js";

/** @param {State} state the player's game @returns {Session} */
export const newSession = (state) =>
  withGame(
    { place: null, play: null, draft: null, own: "play", temporary: null, replaced: null, left: null, asked: null },
    state,
  );

/** Returns the player's game, whatever the board shows. @param {Session} session @returns {State} */
export const ownState = (session) => /** @type {State} */ (session[session.own]);

/** Returns what the board shows. @param {Session} session @returns {State} */
export const shownState = (session) => session.temporary?.state ?? ownState(session);

/**
 * Returns the slot of the game with this id, or null.
 * @param {Session} session
 * @param {string} id
 * @returns {Slot | null}
 */
export const slotOf = ({ play, draft }, id) => (play?.game.id === id ? "play" : draft?.game.id === id ? "draft" : null);

/**
 * An action has changed the state on the board. A state of another game begins that game.
 *
 * @param {Session} session
 * @param {State} next
 * @returns {Session}
 */
export function withShown(session, next) {
  const { temporary } = session;
  if (next === shownState(session)) return session;
  if (next.game.id === temporary?.state.game.id) return { ...session, temporary: { ...temporary, state: next } };
  return next.game.id === ownState(session).game.id ? withGame(endTemporary(session), next) : begin(session, next);
}

/**
 * Replaces a game by a later state of the game, wherever the session has it. Changes nothing when the session has no
 * such game.
 *
 * @param {Session} session
 * @param {State} next
 * @returns {Session}
 */
export function withKept(session, next) {
  const slot = slotOf(session, next.game.id);
  if (!slot)
    return session.replaced?.game.id === next.game.id && session.replaced !== next
      ? { ...session, replaced: next }
      : session;
  if (session[slot] === next) return session;
  if (slot === session.own) return withGame(session, next);
  // The game of the other board stays where it is, unless what was read says that it is of the other kind.
  return slotFor(next) === slot ? { ...session, [slot]: next } : { ...session, [slot]: null };
}

/**
 * Puts another game on the board, with what the player has chosen about entering.
 * @param {Session} session
 * @param {State} next
 * @returns {Session}
 */
export const begin = (session, next) =>
  withGame({ ...endTemporary(session), replaced: null, left: null }, withChoicesOf(ownState(session), next));

/**
 * Puts a puzzle from outside on the board. It may turn out to be no puzzle for place Play: see `enterOpened`.
 * @param {Session} session
 * @param {State} next
 * @returns {Session}
 */
export const open = (session, next) => ({ ...begin(session, next), replaced: session.play });

/**
 * The puzzle that was opened has not exactly one solution. It becomes the puzzle that is entered, and the game before
 * it is the game of place Play again. A lesson that is open stays.
 *
 * @param {Session} session
 * @param {string} id of the game that was opened
 * @returns {Session} the same when the player has gone on since
 */
export function enterOpened(session, id) {
  const { play, replaced } = session;
  if (play?.game.id !== id || session.own !== "play" || !isUntouched(play.position)) return session;
  return { ...withGame({ ...session, replaced: null, left: null }, { ...play, activity: "enter" }), play: replaced };
}

/** Shows the game of place Play, if there is one. @param {Session} session @returns {Session} */
export const showPlay = (session) =>
  session.own === "play" || !session.play ? session : { ...endTemporary(session), own: "play", left: null };

/**
 * The player has chosen in place Solve to look at the game of place Play.
 * @param {Session} session
 * @returns {Session}
 */
export const askAboutPlay = (session) => ({ ...showPlay(session), asked: session.play?.game.id ?? null });

/**
 * Shows the puzzle that is entered.
 * @param {Session} session
 * @param {State} [blank] when there is none
 * @returns {Session}
 */
export function showDraft(session, blank = newState({ activity: "enter" })) {
  if (session.own === "draft") return session;
  return session.draft ? { ...withOwn(endTemporary(session), "draft"), left: null } : begin(session, blank);
}

/**
 * A puzzle that is entered comes from outside, and place Solve is not open. The puzzle is shown when place Solve opens,
 * unless the game of place Play has gone on since.
 *
 * @param {Session} session
 * @param {State} next
 * @returns {Session}
 */
export const keepForSolve = (session, next) =>
  session.own === "draft"
    ? begin(session, next)
    : { ...session, draft: next, left: session.play?.position ?? null, asked: null };

/** Whether the puzzle of a game came from outside: nobody knows its solution. @param {State | null} state */
const isFromOutside = (state) => state !== null && !["made", "daily"].includes(state.game.origin.kind);

/**
 * Another place opens. Place Play shows its game. Place Solve shows the puzzle again that was entered, unless the game
 * has gone on since. Place Solve begins with a board on which a puzzle is entered, unless the puzzle of place Play came
 * from outside, or the player has chosen in place Solve to look at this puzzle.
 *
 * @param {Session} session
 * @param {PlaceName} place
 * @returns {Session} the same when place Play has no game to show
 */
export function goTo(session, place) {
  if (place === session.place || (place === "play" && !session.play)) return session;
  return { ...withBoardOf(session, place), place };
}

/** Shows what is on the board of a place that opens. @param {Session} session @param {PlaceName} place */
function withBoardOf(session, place) {
  const { play, draft, own, left, asked } = session;
  if (place === "play")
    return own === "draft" ? { ...showPlay(session), left: play?.position ?? null } : endTemporary(session);
  if (place === "solve" && left)
    return draft && own === "play" && play?.position === left ? showDraft(session) : { ...session, left: null };
  const isForEntry = place === "solve" && own === "play" && !isFromOutside(play) && play?.game.id !== asked;
  return isForEntry ? showDraft(session) : session;
}

/**
 * Shows a temporary board in place of the player's game, or of another temporary board.
 * @param {Session} session
 * @param {TemporaryKind} kind
 * @param {unknown} about
 * @param {State} state
 * @returns {Session} the same in place Play
 */
export const showTemporary = (session, kind, about, state) =>
  session.place === "play" ? session : { ...session, temporary: { kind, about, state } };

/**
 * Puts the temporary board away.
 * @param {Session} session
 * @param {TemporaryKind} [kind] only a board of this kind
 * @returns {Session}
 */
export const endTemporary = (session, kind = session.temporary?.kind) =>
  session.temporary && session.temporary.kind === kind ? { ...session, temporary: null } : session;

/** @param {State} state @returns {Slot} */
const slotFor = ({ activity }) => (activity === "enter" ? "draft" : "play");

/**
 * Puts a state into its slot and makes it the player's. A game is in one slot only.
 * @param {Session} session
 * @param {State} state
 * @returns {Session}
 */
function withGame(session, state) {
  const slot = slotFor(state);
  const other = slot === "play" ? "draft" : "play";
  const isMoved = session[other]?.game.id === state.game.id;
  return withOwn({ ...session, [slot]: state, ...(isMoved && { [other]: null }) }, slot);
}

/**
 * Gives the board to the game of a slot. Place Play has no board for a puzzle that is entered, so place Solve opens.
 * @param {Session} session
 * @param {Slot} own
 * @returns {Session}
 */
const withOwn = (session, own) => ({
  ...session,
  own,
  place: own === "draft" && session.place === "play" ? "solve" : session.place,
});
