/**
 * Keeps the player's game: writes each change at once, opens another game, and knows whether this tab or another one has the game.
 *
 * @typedef {import("../model/state.js").State} State
 * @typedef {Pick<import("../model/store.js").Store, "signal" | "state" | "replace">} OwnStore the player's game, whatever the board shows
 * @typedef {import("./entry.js").GameEntry} GameEntry
 * @typedef {import("./result.js").Result} Result
 *
 * @typedef {object} Kept the game that is open
 * @property {string} id
 * @property {State} state as it is now
 * @property {number} started
 * @property {import("../model/save.js").Move[]} pending steps of the history that are not written yet
 * @property {number} next number of the next record of the journal
 * @property {number} records of the journal since the last whole write
 * @property {boolean} isWholeDue whether the next write is a whole one
 * @property {boolean} isQueued whether a write waits for the one before it
 * @property {boolean} isForeign whether another tab has the game
 * @property {number} changed the time stamp of the last write; NaN when another tab has written since
 * @property {Result | null} result of a game that was finished just now, until it is written
 *
 * @typedef {"opened" | "missing" | "damaged" | "newer" | "overtaken"} Opened how opening went. `overtaken`: the player has begun or opened another game
 *   meanwhile. The game on the board stays unless the answer is `opened`
 *
 * @typedef {object} Listener
 * @property {(entry: GameEntry, result: Result | null) => void} written
 * @property {(id: string, isDraft: boolean) => void} opened a game was opened or begun. A draft is a puzzle that is being entered
 * @property {(id: string) => void} dropped a game in which nothing was done was left and deleted
 * @property {(trouble: import("./database.js").Trouble | null) => void} troubled null: writing works
 *
 * @typedef {{ state: State, started: number, changed: number, next: number, records: number }} Read
 */
import { moveBetween, packGame, packHistory, unpackGame } from "../model/save.js";
import { effect, untracked } from "../model/signals.js";
import { withChoicesOf } from "../model/state.js";
import { troubleOf } from "./database.js";
import { entryOf } from "./entry.js";
import { createOwnership } from "./ownership.js";
import { deleteGame, dropRecords, readGame, writeCurrent, writeMoves, writeWhole } from "./rows.js";
import { resultOf } from "./result.js";

/** Records of the journal before the history is written anew. */
const longestJournal = 50;
/** What a game has when it is opened. */
const fresh = { next: 0, records: 0, isWholeDue: false, isQueued: false, isForeign: false, changed: NaN, result: null };
/** How many games that were left are remembered, in case they come back to the board. */
const mostLeft = 8;

export class Keeper {
  #own;
  #database;
  #ownership;
  #now;
  #told;
  /** @type {Kept | null} */
  #kept = null;
  #stop = () => {};
  /** Games of this tab that were left, by id. @type {Map<string, Kept>} */
  #left = new Map();
  /** Opening is over when nothing newer has been asked for. */
  #latest = {};
  /** Writes follow each other, so that what is written is never older than what was there. */
  #lastWrite = Promise.resolve();

  /**
   * @param {OwnStore} own
   * @param {import("./database.js").Database} database
   * @param {import("./ownership.js").Locks | null} locks
   * @param {() => number} now milliseconds since 1970
   * @param {Listener} told
   */
  constructor(own, database, locks, now, told) {
    this.#own = own;
    this.#database = database;
    this.#now = now;
    this.#told = told;
    this.#ownership = createOwnership({ locks, lost: (id) => this.#lose(id), freed: (id) => void this.#reopen(id, false) });
  }

  /** Begins to keep what is on the board. */
  start() {
    this.#stop();
    this.#stop = effect(() => {
      const state = this.#own.signal.value;
      untracked(() => this.#follow(state));
    });
  }

  dispose() {
    this.#stop();
    this.#ownership.leave();
  }

  /** The id of the game that is open. */
  get current() {
    return this.#kept?.id ?? null;
  }

  /** Waits until everything is written, or has failed. */
  async settled() {
    for (let last = null; last !== this.#lastWrite;) await (last = this.#lastWrite);
  }

  /** Writes the history of the open game, too, and the time played. */
  flush() {
    const kept = this.#kept;
    if (!kept || kept.isForeign || !(kept.records || kept.pending.length || kept.isWholeDue || kept.state.game.clock.since !== null)) return;
    kept.isWholeDue = true;
    this.#save(kept);
  }

  /**
   * Puts a kept game onto the board. A game that another tab has is shown, and cannot be changed here.
   *
   * @param {string} id
   * @param {(id: string) => Promise<boolean>} [take] how the game is taken from other tabs
   * @returns {Promise<Opened>}
   */
  async open(id, take = this.#ownership.take) {
    if (this.#kept?.id === id && !this.#kept.isForeign) return "opened";
    const wish = (this.#latest = {});
    const before = this.#own.state().game.id;
    const isOvertaken = () => wish !== this.#latest || this.#own.state().game.id !== before;
    await this.settled();
    const read = await this.#read(id);
    if (!("state" in read)) return read.why;
    if (isOvertaken()) return "overtaken";
    const isForeign = !(await take(id));
    // What the other tab has written until it gave the game back is in the database now.
    const again = await this.#read(id);
    if (isOvertaken()) return "overtaken";
    if (!("state" in again)) return again.why;
    if (this.#kept?.id !== id) this.#leave();
    this.#adopt(id, again, isForeign);
    if (isForeign) this.#ownership.waitFor(id);
    this.#remember(again.state);
    return "opened";
  }

  /** Makes the game that another tab has this tab's. */
  async takeOver() {
    if (this.#kept?.isForeign) await this.open(this.#kept.id, this.#ownership.takeOver);
  }

  /** Shows what the other tab has done. */
  async showAgain() {
    if (this.#kept?.isForeign) await this.#reopen(this.#kept.id, true);
  }

  /** The open game has been deleted: it is written again when it is changed. @param {string} id */
  forget(id) {
    this.#left.delete(id);
    if (this.#kept?.id === id) Object.assign(this.#kept, { records: 0, isWholeDue: true });
  }

  /** Writes what has changed. @param {State} state */
  #follow(state) {
    if (state.activity === "exercise" || state.activity === "path") return;
    const kept = this.#kept;
    if (state.game.id !== kept?.id) {
      const left = this.#left.get(state.game.id);
      return left ? void this.#comeBack(state, left) : this.#begin(state);
    }
    const before = kept.state;
    kept.state = state;
    if (isDraft(before) !== isDraft(state)) this.#remember(state);
    if (kept.isForeign || !isChanged(before, state)) return;
    if (before.game.finished === null && state.game.finished !== null) kept.result = resultOf(state);
    if (!isSameHistory(before, state)) {
      const move = moveBetween(before, state);
      if (move) kept.pending.push(move);
      else kept.isWholeDue = true;
    }
    this.#save(kept);
  }

  /** Keeps a game that is new in this browser. @param {State} state */
  #begin(state) {
    this.#leave();
    this.#latest = {};
    const { id } = state.game;
    this.#kept = { ...fresh, id, state, started: this.#now(), pending: [], isWholeDue: true };
    this.#save(this.#kept);
    this.#remember(state);
    void this.#ownership.take(id);
  }

  /**
   * Goes on with a game that was left and is on the board again as it was. Meanwhile another tab may have taken the game; then what that tab has
   * written replaces the board.
   *
   * @param {State} state
   * @param {Kept} left
   */
  async #comeBack(state, left) {
    this.#leave();
    this.#latest = {};
    const { id } = left;
    // Writing waits until this tab has the game again.
    /** @type {Kept} */
    const kept = { ...left, state, isQueued: true, isForeign: false };
    this.#kept = kept;
    this.#remember(state);
    const isMine = await this.#ownership.take(id);
    await this.settled();
    const read = await this.#read(id);
    kept.isQueued = false;
    const isSame = !("state" in read) || left.isWholeDue || read.changed === left.changed;
    if (isMine && isSame) {
      if (!("state" in read)) kept.isWholeDue = true;
      if (kept.isWholeDue || kept.pending.length || kept.state !== state) this.#save(kept);
    } else if (this.#kept === kept) {
      if ("state" in read) this.#adopt(id, read, !isMine);
      else this.#showForeign(!isMine);
      if (!isMine) this.#ownership.waitFor(id);
    }
  }

  /** Leaves the game that is open. A game in which nothing was done is deleted. */
  #leave() {
    if (!this.#kept) return;
    const { id, state, isForeign } = this.#kept;
    if (isForeign) this.#kept.changed = NaN;
    else if (entryOf(state, 0).isTouched) this.flush();
    else this.#enqueue(() => this.#database.write((writing) => deleteGame(writing, id)).then(() => this.#told.dropped(id)));
    this.#left.delete(id);
    this.#left.set(id, this.#kept);
    if (this.#left.size > mostLeft) this.#left.delete([...this.#left.keys()][0]);
  }

  /** The next visit opens the game that was opened last, drafts aside. @param {State} state */
  #remember(state) {
    const { id } = state.game;
    this.#told.opened(id, isDraft(state));
    if (!isDraft(state)) this.#enqueue(() => this.#database.write((writing) => writeCurrent(writing, id)));
  }

  /** Writes the game as it is when its turn comes. @param {Kept} game */
  #save(game) {
    if (game.isQueued) return;
    game.isQueued = true;
    this.#enqueue(async () => {
      game.isQueued = false;
      const { pending, next, records, result, state } = game;
      const history = game.isWholeDue || records + pending.length > longestJournal ? packHistory(state) : null;
      const time = this.#now();
      const rows = { saved: packGame(state, time), entry: entryOf(state, time, game.started), result };
      const following = next + pending.length;
      Object.assign(game, { pending: [], next: following, records: history ? 0 : records + pending.length, isWholeDue: false });
      try {
        await this.#database.write((writing) => (history ? writeWhole(writing, rows, history, following) : writeMoves(writing, rows, pending, next)));
        if (history) await this.#database.write((writing) => dropRecords(writing, game.id, following));
      } catch (error) {
        game.isWholeDue = true;
        throw error;
      }
      game.changed = time;
      if (game.result === result) game.result = null;
      this.#told.written(rows.entry, result);
    });
  }

  /** @param {() => Promise<void>} write */
  #enqueue(write) {
    this.#lastWrite = this.#lastWrite.then(write).then(() => this.#told.troubled(null), (error) => this.#told.troubled(troubleOf(error)));
  }

  /** Another tab has taken the game over. @param {string} id */
  #lose(id) {
    if (this.#kept?.id !== id) return;
    this.#showForeign(true);
    this.#ownership.waitFor(id);
  }

  /** @param {boolean} isForeign */
  #showForeign(isForeign) {
    if (!this.#kept) return;
    const state = { ...this.#own.state(), isForeign };
    Object.assign(this.#kept, { state, isForeign });
    this.#own.replace(state);
  }

  /** Reads the open game again, which the other tab has changed or given back. @param {string} id @param {boolean} isForeign */
  async #reopen(id, isForeign) {
    const read = await this.#read(id);
    if (this.#kept?.id !== id || !this.#kept.isForeign) return;
    if ("state" in read) this.#adopt(id, read, isForeign);
    else if (!isForeign) this.#showForeign(false);
  }

  /** @param {string} id @param {Read} read @param {boolean} isForeign */
  #adopt(id, { state, started, changed, next, records }, isForeign) {
    const before = this.#own.state();
    const isSame = before.game.id === id && before.position.layout === state.position.layout;
    const { cursor, selection } = isSame ? before : state;
    const shown = { ...withChoicesOf(before, state), cursor, selection, isForeign };
    this.#kept = { ...fresh, id, state: shown, started, pending: [], changed, next, records, isForeign };
    this.#own.replace(shown);
  }

  /** @param {string} id @returns {Promise<Read | { why: "missing" | "damaged" | "newer" }>} */
  async #read(id) {
    const read = await this.#database.read((reading) => readGame(reading, id)).catch((error) => void this.#told.troubled(troubleOf(error)));
    if (!read?.saved) return { why: "missing" };
    const unpacked = unpackGame(read.saved, read.history);
    if ("newer" in unpacked) return { why: "newer" };
    if ("damaged" in unpacked || unpacked.state.game.id !== id) return { why: "damaged" };
    const { started = this.#now(), changed = NaN } = read.entry ?? {};
    return { state: unpacked.state, started, changed, next: read.next, records: read.records };
  }
}

/** Whether the puzzle is being entered. @param {State} state */
const isDraft = ({ activity }) => activity === "enter";

/** Whether anything differs that is kept. @param {State} before @param {State} after */
const isChanged = (before, after) => !isSameHistory(before, after) || before.game !== after.game || before.activity !== after.activity;

/** @param {State} before @param {State} after */
const isSameHistory = (before, after) => before.position === after.position && before.past === after.past && before.future === after.future
  && before.game.checkpoints === after.game.checkpoints;
