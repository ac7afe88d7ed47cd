/**
 * A game for two on this device: it sends what the player does to the other device, and puts what it receives on the
 * board. Without a connection the game goes on, and the next connection brings both together. Headless.
 *
 * @typedef {import("../../model/state.js").State} State
 * @typedef {import("../../model/shared-messages.js").Message} Message
 * @typedef {import("../../model/shared-messages.js").Progress} Progress
 * @typedef {import("../../model/shared-board.js").Write} Write
 * @typedef {import("./kept.js").Kept} Kept
 *
 * @typedef {"open" | "joined" | "cut" | "bye" | "left" | "replaced" | "newer" | "damaged"} Standing
 *   "open": no connection yet; "joined": both play; "cut": the connection is lost; the others have ended the game for
 *   two: the other player, this player with another puzzle, another game for two, a page of another version, a message
 *   that is none
 *
 * @typedef {object} Surroundings
 * @property {import("../../model/store.js").Store} store
 * @property {() => number} now milliseconds since 1970
 * @property {(share: string) => Promise<Kept | null>} find puts the game on the board that this device has shared
 *   under this name before; null when there is none
 * @property {(state: State) => Promise<void>} begin puts a game on the board
 * @property {(kept: Kept) => void} keep
 * @property {(writes: readonly Write[]) => void} told called before the other player's writes are on the board
 */
import { elapsedAt, newGame } from "../../model/game.js";
import { samePuzzle, startOfPuzzle } from "../../model/position.js";
import { packGame, unpackJudged } from "../../model/save.js";
import { slotOf, withKept } from "../../model/session.js";
import { mostAhead, newSharedBoard, withOwn, withPartner, withRemote } from "../../model/shared-board.js";
import { messagesOf, readMessage, writeMessage } from "../../model/shared-messages.js";
import { onChange, signal } from "../../model/signals.js";
import { stateAt } from "../../model/state.js";

/** Whether the game for two goes on. @param {Standing} standing */
export const goesOn = (standing) => ["open", "joined", "cut"].includes(standing);

/**
 * @param {Surroundings} surroundings
 * @param {Kept | null} first the game of this device; null until the other device has named one
 */
export function createPartnership({ store, now, find, begin, keep, told }, first) {
  const kept = signal(first);
  const standing = signal(/** @type {Standing} */ ("open"));
  const partner = signal({
    cursor: /** @type {number | null} */ (null),
    progress: /** @type {Progress | null} */ (null),
  });
  /** Sends a text over the connection of now. @type {((text: string) => void) | null} */
  let send = null;
  let isInviting = false;
  let isApplying = false;
  /** What was sent last, so that nothing is sent twice. */
  let [sentCursor, sentProgress] = [/** @type {number | null} */ (null), ""];
  /** Messages are handled one after the other, each only while the connection that brought it is in use. */
  let [handled, link] = [Promise.resolve(), 0];

  /** @param {Message} message */
  const say = (message) => send?.(writeMessage(message));

  /** The game for two, wherever the session has it. @returns {State | null} */
  function stateNow() {
    const id = kept.peek()?.game;
    const session = store.session.peek();
    const slot = id === undefined ? null : slotOf(session, id);
    return slot ? session[slot] : session.replaced?.game.id === id ? session.replaced : null;
  }

  /** @param {Standing} why */
  function end(why) {
    if (!goesOn(standing.peek())) return;
    if (standing.peek() === "joined" && ["left", "replaced"].includes(why)) say({ as: "bye" });
    link++;
    standing.value = why;
    send = null;
    stop();
  }

  /** Tells what the player has done. */
  function look() {
    const [shared, state] = [kept.peek(), stateNow()];
    if (!shared || isApplying) return;
    if (!state) return end("left");
    if (shared.way === "race") return tellProgress(state);
    const { board, writes } = withOwn(shared.board, state.position);
    if (writes.length) {
      hold({ ...shared, board });
      if (standing.peek() === "joined") messagesOf(writes).forEach(say);
    }
    if (standing.peek() === "joined" && state.cursor !== sentCursor)
      say({ as: "cursor", cell: (sentCursor = state.cursor) });
  }

  /** @param {State} state */
  function tellProgress({ position, game }) {
    if (standing.peek() !== "joined") return;
    const filled = position.entries.filter(Boolean).length;
    const isDone = game.finished !== null;
    if (sentProgress === `${filled} ${isDone}`) return;
    sentProgress = `${filled} ${isDone}`;
    say({ as: "progress", filled, elapsed: Math.round(elapsedAt(game.clock, now())), isDone });
  }

  /** @param {Kept} next */
  function hold(next) {
    kept.value = next;
    keep(next);
  }

  /** @param {import("../../model/shared-messages.js").Hello} hello @param {number} of the connection that it is of */
  async function meet(hello, of) {
    const mine = kept.peek();
    if (isInviting) {
      if (hello.share !== mine?.share || hello.way !== mine.way || hello.who === mine.board.who) return end("damaged");
      hold(mine);
    } else {
      // Another game comes onto the board, which is not what a player does who leaves the game for two.
      isApplying = true;
      const next = await gameOf(hello, mine).finally(() => {
        isApplying = false;
      });
      if (next && goesOn(standing.peek())) {
        hold(next);
        before = stateNow()?.position ?? null;
      }
      if (of !== link) return;
      if (!next) return end("damaged");
      say({ as: "hello", way: next.way, share: next.share, who: next.board.who, game: null });
    }
    standing.value = "joined";
    [sentCursor, sentProgress] = [null, ""];
    const { board } = /** @type {Kept} */ (kept.peek());
    look();
    messagesOf([...board.registers.values()]).forEach(say);
  }

  /**
   * Returns the game that is played, once it is on the board; null when the other device has sent none.
   * @param {import("../../model/shared-messages.js").Hello} hello
   * @param {Kept | null} mine
   */
  async function gameOf(hello, mine) {
    const found = mine?.share === hello.share ? mine : await find(hello.share);
    const isSame = found?.way === hello.way && found.board.who !== hello.who;
    return isSame ? found : firstGame(hello);
  }

  /** Begins the game that the other device has sent. @param {import("../../model/shared-messages.js").Hello} hello */
  async function firstGame({ share, way, who, game }) {
    const read = await unpackJudged(game).catch(() => null);
    if (!read || !("state" in read) || read.state.activity !== "play") return null;
    const { position, game: sent } = read.state;
    const origin = {
      ...sent.origin,
      kind: sent.origin.kind === "daily" ? /** @type {const} */ ("link") : sent.origin.kind,
    };
    const own = stateAt(startOfPuzzle(position), { activity: "play", game: newGame(origin) });
    await begin(own);
    return { share, way, game: own.game.id, board: newSharedBoard(who === 0 ? 1 : 0) };
  }

  /** @param {unknown} text @param {number} of the connection that it is of */
  async function handle(text, of) {
    if (of !== link) return;
    const message = readMessage(text, stateNow()?.position ?? null);
    if (message === "newer") return end("newer");
    if (!message) return end("damaged");
    if (message.as === "hello") return meet(message, of);
    const shared = kept.peek();
    if (!shared || standing.peek() !== "joined") return end("damaged");
    if (message.as === "bye") return end("bye");
    if (message.as === "cursor") partner.value = { ...partner.peek(), cursor: message.cell };
    else if (message.as === "progress") partner.value = { ...partner.peek(), progress: message };
    else if (message.writes.some((write) => write[3] > shared.board.time + mostAhead)) end("damaged");
    else apply(shared, message.writes);
  }

  /** @param {Kept} shared @param {readonly Write[]} writes */
  function apply(shared, writes) {
    const { board, won } = withRemote(shared.board, writes);
    const state = stateNow();
    if (!state || shared.way !== "together") return;
    hold({ ...shared, board });
    if (!won.length) return;
    told(won);
    isApplying = true;
    store.change(withKept, withPartner(state, won));
    isApplying = false;
    look();
  }

  let before = stateNow()?.position ?? null;
  const stop = onChange(store.session, () => {
    if (isApplying) return;
    const state = stateNow();
    if (state && before && !samePuzzle(state.position, before)) return end("left");
    before = state?.position ?? before;
    look();
  });

  return {
    kept,
    standing,
    partner,
    stateNow,
    /**
     * Uses a connection, in place of the one before.
     * @param {(text: string) => void} sending
     * @param {boolean} isOwnInvitation whether this device has invited the other
     */
    joined(sending, isOwnInvitation) {
      [send, isInviting] = [sending, isOwnInvitation];
      link++;
      const [shared, state] = [kept.peek(), stateNow()];
      if (!isOwnInvitation || !shared || !state) return;
      const start = stateAt(startOfPuzzle(state.position), { activity: "play", game: newGame(state.game.origin) });
      const { way, share, board } = shared;
      say({ as: "hello", way, share, who: board.who, game: packGame(start, now()) });
    },
    /** @param {unknown} text a message of the other device */
    received(text) {
      const of = link;
      if (goesOn(standing.peek()))
        handled = handled.then(() => handle(text, of)).catch(() => (of === link ? end("damaged") : undefined));
      return handled;
    },
    /** The connection is lost. */
    cut() {
      send = null;
      link++;
      partner.value = { ...partner.peek(), cursor: null };
      if (standing.peek() === "joined") standing.value = "cut";
    },
    /** Ends the game for two; the game goes on alone. */
    leave: () => end("left"),
    /** Ends it for another game for two, of which the page tells. */
    replace: () => end("replaced"),
  };
}

/** @typedef {ReturnType<typeof createPartnership>} Partnership */
