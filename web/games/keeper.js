/**
 * Keeps the player's games: has each change of the games of the session written at once (game-writer.js), opens other
 * games, and knows whether this tab or another one has a game. The keeper follows the session (model/session.js), which
 * alone knows what is on the board and which games there are.
 *
 * @typedef {import("../model/state.js").State} State
 * @typedef {import("../model/session.js").Session} Session
 * @typedef {Pick<import("../model/store.js").Store, "session" | "own" | "change">} SessionStore
 * @typedef {import("./entry.js").GameEntry} GameEntry
 * @typedef {import("./result.js").Result} Result
 * @typedef {import("./game-writer.js").Kept} Kept
 * @typedef {import("./game-writer.js").Read} Read
 *
 * @typedef {"opened" | "missing" | "damaged" | "newer" | "overtaken"} Opened how opening went. `overtaken`: the player
 *   has begun or opened another game meanwhile. The game on the board stays unless the answer is `opened`
 *
 * @typedef {object} Listener
 * @property {(entry: GameEntry, result: Result | null) => void} written
 * @property {(own: string, play: string | null) => void} opened the player's game, or the game of place Play, is
 *   another one now: the ids of both
 * @property {(id: string) => void} dropped a game in which nothing was done was left and deleted
 * @property {(trouble: import("./database.js").Trouble | null) => void} troubled null: writing works
 */
import { newRecording } from "../model/recording.js";
import { begin, ownState, showDraft, showPlay, slotOf, withKept } from "../model/session.js";
import { effect, untracked } from "../model/signals.js";
import { withChoicesOf } from "../model/state.js";
import { entryOf } from "./entry.js";
import { createOwnership } from "./ownership.js";
import { deleteGame, writeCurrent } from "./game-rows.js";
import { GameWriter } from "./game-writer.js";

/** What a game has when it is opened. */
const fresh = {
  next: 0,
  records: 0,
  isWholeDue: false,
  isQueued: false,
  isUnwritten: false,
  isComing: false,
  changed: NaN,
  result: null,
};
/** How many games that were left are remembered, in case they come back. */
export const mostLeft = 8;

export class Keeper {
  #store;
  #database;
  #writer;
  #locks;
  #now;
  #canShow;
  #told;
  /** The games of the session, by id. @type {Map<string, Kept>} */
  #open = new Map();
  /** Games of this tab that have left the session, by id. @type {Map<string, Kept>} */
  #left = new Map();
  #stop = () => {};
  /** What was told last. */
  #remembered = { own: "", play: /** @type {string | null} */ (null) };
  /** The newest wish: whoever opened a game before gives way. */
  #latest = {};
  /**
   * Games are opened one after the other, so that each wish finds the locks as the wish before has left them.
   * @type {Promise<unknown>}
   */
  #opening = Promise.resolve();

  /**
   * @param {SessionStore} store
   * @param {import("./database.js").Database} database
   * @param {import("./copies.js").TextStorage | null} texts where copies of games are
   * @param {import("./ownership.js").Locks | null} locks
   * @param {() => number} now milliseconds since 1970
   * @param {(state: State) => boolean} canShow
   * @param {Listener} told
   */
  constructor(store, database, texts, locks, now, canShow, told) {
    this.#store = store;
    this.#database = database;
    this.#writer = new GameWriter(database, texts, now, told);
    this.#locks = locks;
    this.#now = now;
    this.#canShow = canShow;
    this.#told = told;
  }

  /** Begins to keep the games of the session. */
  start() {
    this.#stop();
    this.#stop = effect(() => {
      const session = this.#store.session.value;
      untracked(() => this.#follow(session));
    });
  }

  dispose() {
    this.#stop();
    for (const { ownership } of this.#open.values()) ownership.leave();
  }

  /** Whether the session has this game. @param {string} id */
  has(id) {
    return slotOf(this.#store.session.peek(), id) !== null;
  }

  /** Waits until everything is written, or has failed. */
  settled() {
    return this.#writer.settled();
  }

  /**
   * Returns a game of this device with its recording: as it is in the session, or as it is kept.
   * @param {string} id
   * @returns {Promise<Pick<Read, "state" | "recording"> | null>} null when the game cannot be read
   */
  async recorded(id) {
    const kept = this.#open.get(id);
    if (kept) return { state: kept.seen, recording: kept.recording };
    await this.#writer.settled();
    const read = await this.#writer.read(id, this.#canShow);
    return "state" in read ? read : null;
  }

  /**
   * Writes the histories of the games of the session, too, and the time played.
   * @returns {Record<string, import("./copies.js").Copy>} the games of this tab that the database lacks, by id
   */
  flush() {
    for (const kept of this.#open.values()) this.#writer.flush(kept);
    return Object.fromEntries(this.#mine(true).map((kept) => [kept.id, this.#writer.copy(kept)]));
  }

  /** Returns the ids of the games of this tab that the database has as they are. */
  written() {
    return this.#mine(false).map(({ id }) => id);
  }

  /**
   * Returns the games that are in the session, or were, and that no other tab has.
   * @param {boolean} isUnwritten whether the database lacks something of them
   */
  #mine(isUnwritten) {
    return [...this.#left.values(), ...this.#open.values()].filter(
      (kept) => kept.isUnwritten === isUnwritten && !kept.seen.isForeign,
    );
  }

  /**
   * Puts a kept game onto the board. A game that another tab has is shown, and cannot be changed here.
   *
   * @param {string} id
   * @param {"take" | "takeOver"} [how] how the game is taken from other tabs
   * @returns {Promise<Opened>}
   */
  open(id, how = "take") {
    const wish = (this.#latest = {});
    const before = this.#store.own.peek().game.id;
    const opened = this.#opening.then(() =>
      this.#openNow(id, how, () => wish !== this.#latest || this.#store.own.peek().game.id !== before),
    );
    this.#opening = opened.catch(() => {});
    return opened;
  }

  /**
   * @param {string} id
   * @param {"take" | "takeOver"} how
   * @param {() => boolean} isOvertaken
   * @returns {Promise<Opened>}
   */
  async #openNow(id, how, isOvertaken) {
    if (isOvertaken()) return "overtaken";
    const session = this.#store.session.peek();
    const slot = slotOf(session, id);
    if (slot && !session[slot]?.isForeign) {
      this.#store.change(slot === "play" ? showPlay : showDraft);
      return "opened";
    }
    await this.#writer.settled();
    const read = await this.#writer.read(id, this.#canShow);
    if (!("state" in read)) return read.why;
    if (isOvertaken()) return "overtaken";
    const ownership = this.#open.get(id)?.ownership ?? this.#newOwnership();
    const isForeign = !(await ownership[how](id));
    // What the other tab has written until it gave the game back is in the database now.
    const again = await this.#writer.read(id, this.#canShow);
    const overtaken = isOvertaken();
    if (!("state" in again) || (overtaken && !this.has(id))) {
      if (!this.has(id)) ownership.leave();
      return "state" in again ? "overtaken" : again.why;
    }
    this.#adopt(id, again, isForeign, ownership);
    if (isForeign) this.#wait(id, ownership);
    if (overtaken) return "overtaken";
    this.#store.change(slotOf(this.#store.session.peek(), id) === "play" ? showPlay : showDraft);
    return "opened";
  }

  /** Makes the player's game this tab's when another tab has it. */
  async takeOver() {
    const { game, isForeign } = this.#store.own.peek();
    if (isForeign) await this.open(game.id, "takeOver");
  }

  /** Shows what the other tab has done to a game of the session. @param {string} id */
  async showAgain(id) {
    const kept = this.#foreign(id);
    if (kept) await this.#reopen(id, true, kept.ownership);
  }

  /** A game has been deleted: it is written again when it is changed. @param {string} id */
  forget(id) {
    this.#left.delete(id);
    const kept = this.#open.get(id);
    if (kept) Object.assign(kept, { records: 0, isWholeDue: true });
  }

  /** Writes what has changed. @param {Session} session */
  #follow(session) {
    const { play, draft } = session;
    for (const kept of [...this.#open.values()]) if (!slotOf(session, kept.id)) this.#leave(kept);
    for (const state of [play, draft]) if (state) this.#see(state);
    this.#remember(session);
  }

  /** @param {State} state of a game of the session */
  #see(state) {
    const kept = this.#open.get(state.game.id);
    const left = this.#left.get(state.game.id);
    if (kept) this.#writer.note(kept, state);
    else if (left) this.#comeBack(state, left);
    else this.#begin(state);
  }

  /** Keeps a game that is new in this browser. @param {State} state */
  #begin(state) {
    this.#latest = {};
    const { id } = state.game;
    const kept = {
      ...fresh,
      id,
      seen: state,
      started: this.#now(),
      noted: this.#now(),
      recording: newRecording(state),
      acts: [],
      pending: [],
      isWholeDue: true,
      ownership: this.#newOwnership(),
    };
    this.#open.set(id, kept);
    this.#writer.save(kept);
    void kept.ownership.take(id);
  }

  /**
   * Goes on with a game that has left the session and is in it again as it was. Meanwhile another tab may have taken
   * the game; then what that tab has written replaces the state.
   *
   * @param {State} state
   * @param {Kept} left
   */
  #comeBack(state, left) {
    this.#latest = {};
    // Writing waits until this tab has the game again.
    /** @type {Kept} */
    const kept = { ...left, seen: state, isQueued: true, isComing: true, ownership: this.#newOwnership() };
    this.#left.delete(left.id);
    this.#open.set(left.id, kept);
    kept.come = this.#takeBack(kept, left);
  }

  /** @param {Kept} kept which has come back @param {Kept} left as it was left */
  async #takeBack(kept, left) {
    const { id, seen: state } = kept;
    await left.released;
    const isMine = await kept.ownership.take(id);
    await this.#writer.settled();
    const read = await this.#writer.read(id, this.#canShow);
    kept.isQueued = kept.isComing = false;
    const isSame = !("state" in read) || left.isWholeDue || read.changed === left.changed;
    const isChanged = kept.isWholeDue || kept.pending.length > 0 || kept.seen !== state;
    if (this.#open.get(id) !== kept) {
      if (isMine && isSame && isChanged) this.#writer.save(kept);
    } else if (!isMine) {
      if ("state" in read) this.#adopt(id, read, true, kept.ownership);
      else this.#show({ ...kept.seen, isForeign: true });
      this.#wait(id, kept.ownership);
    } else if (!("state" in read)) this.#inherit(kept);
    else if (!isSame || kept.seen.isForeign) this.#adopt(id, read, false, kept.ownership);
    else if (isChanged) this.#writer.save(kept);
  }

  /** A game has left the session. A game in which nothing was done is deleted. @param {Kept} kept */
  #leave(kept) {
    const { id, seen, ownership } = kept;
    if (seen.isForeign || kept.isComing) kept.changed = NaN;
    else if (entryOf(seen, 0).isTouched) this.#writer.flush(kept);
    else
      this.#writer.enqueue(() =>
        this.#database.write((writing) => deleteGame(writing, id)).then(() => this.#told.dropped(id)),
      );
    // Another tab that waits for the game must find what was written last.
    kept.released = Promise.all([this.#writer.lastWrite, kept.come]).then(ownership.leave);
    this.#open.delete(id);
    this.#left.set(id, kept);
    if (this.#left.size > mostLeft) this.#left.delete([...this.#left.keys()][0]);
  }

  /**
   * A reload of this tab brings back the games of its session; the next visit opens the game of place Play.
   * @param {Session} session
   */
  #remember(session) {
    const own = ownState(session).game.id;
    const play = session.play?.game.id ?? null;
    const before = this.#remembered;
    if (own === before.own && play === before.play) return;
    this.#remembered = { own, play };
    this.#told.opened(own, play);
    if (play !== null && play !== before.play)
      this.#writer.enqueue(() => this.#database.write((writing) => writeCurrent(writing, play)));
  }

  #newOwnership() {
    /** @type {import("./ownership.js").Ownership} */
    const ownership = createOwnership({
      locks: this.#locks,
      lost: (id) => this.#lose(id, ownership),
      freed: (id) => void this.#reopen(id, false, ownership),
    });
    return ownership;
  }

  /** Another tab has taken the game over. @param {string} id @param {import("./ownership.js").Ownership} ownership */
  #lose(id, ownership) {
    const kept = this.#open.get(id);
    if (kept?.ownership !== ownership) return;
    this.#show({ ...kept.seen, isForeign: true });
    kept.ownership.waitFor(id);
  }

  /**
   * Waits for a game that another tab has, and reads what that tab has written since the game was read here: until the
   * game was in the session, nobody listened.
   *
   * @param {string} id
   * @param {import("./ownership.js").Ownership} ownership
   */
  #wait(id, ownership) {
    ownership.waitFor(id);
    void this.showAgain(id);
  }

  /**
   * Returns a game of the session that another tab has. A game that comes back is not among them: whether another tab
   * has it is being asked.
   *
   * @param {string} id
   */
  #foreign(id) {
    const kept = this.#open.get(id);
    return kept?.seen.isForeign && !kept.isComing ? kept : null;
  }

  /**
   * Reads a game again, which the other tab has changed or given back.
   * @param {string} id
   * @param {boolean} isForeign
   * @param {import("./ownership.js").Ownership} ownership
   */
  async #reopen(id, isForeign, ownership) {
    const read = await this.#writer.read(id, this.#canShow);
    const kept = this.#foreign(id);
    if (kept?.ownership !== ownership) return;
    if ("state" in read) this.#adopt(id, read, isForeign, kept.ownership);
    else if (!isForeign) this.#inherit(kept);
  }

  /** The other tab has given back a game and left nothing of it, because nothing was done in it. @param {Kept} kept */
  #inherit(kept) {
    this.#show({ ...kept.seen, isForeign: false });
    kept.isWholeDue = true;
    this.#writer.save(kept);
  }

  /** Replaces the state of a game of the session. @param {State} state */
  #show(state) {
    const kept = this.#open.get(state.game.id);
    if (kept) kept.seen = state;
    this.#store.change(withKept, state);
  }

  /**
   * @param {string} id
   * @param {Read} read
   * @param {boolean} isForeign
   * @param {import("./ownership.js").Ownership} ownership
   */
  #adopt(id, { state, ...read }, isForeign, ownership) {
    const session = this.#store.session.peek();
    const slot = slotOf(session, id);
    const before = (slot && session[slot]) ?? ownState(session);
    const isSame = slot !== null && before.position.layout === state.position.layout;
    const { cursor, selection } = isSame ? before : state;
    const seen = { ...withChoicesOf(before, state), cursor, selection, isForeign };
    const other = this.#open.get(id)?.ownership;
    if (other !== ownership) other?.leave();
    this.#open.set(id, { ...fresh, id, seen, pending: [], noted: read.changed, ...read, ownership });
    this.#store.change(slot ? withKept : begin, seen);
  }
}
