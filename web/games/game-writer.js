/**
 * Writes the games of the session into the database, each step at once, and reads games there. The keeper (keeper.js)
 * says which games these are.
 *
 * @typedef {import("../model/state.js").State} State
 * @typedef {import("./result.js").Result} Result
 *
 * @typedef {object} Kept what is known about the rows of a game
 * @property {string} id
 * @property {State} seen the state up to which `pending` goes
 * @property {number} started
 * @property {import("../model/recording.js").Recording} recording
 * @property {string[]} acts those of the recording since the last step of the history
 * @property {import("./game-rows.js").Recorded[]} pending steps of the history that are not written yet
 * @property {number} next number of the next record of the journal
 * @property {number} records of the journal since the last whole write
 * @property {boolean} isWholeDue whether the next write is a whole one
 * @property {boolean} isQueued whether a write waits for the one before it
 * @property {boolean} isUnwritten whether the database lacks something of the game
 * @property {boolean} isComing whether the game has come back to the session, and nobody knows yet whether another tab
 *   has it
 * @property {number} changed the time stamp of the last write; NaN when another tab has written since
 * @property {number} noted when the game was changed in this tab last
 * @property {Result | null} result of a game that was finished just now, until it is written
 * @property {import("./ownership.js").Ownership} ownership
 * @property {Promise<void>} [come] of a game that has come back: resolves when it is known which tab has it
 * @property {Promise<void>} [released] of a game that has left the session: resolves when this tab has given it back
 *
 * @typedef {object} Read
 * @property {State} state
 * @property {import("../model/recording.js").Recording} recording
 * @property {string[]} acts as of `Kept`
 * @property {boolean} isWholeDue
 * @property {number} started
 * @property {number} changed
 * @property {number} next
 * @property {number} records
 * @property {Result | null} [result] as of `Kept`
 * @typedef {Pick<import("./keeper.js").Listener, "written" | "troubled">} Listener
 */
import { actsBetween, newRecording, readRecording, record } from "../model/recording.js";
import { moveBetween, packGame, packHistory, unpackGame, unpackJudged } from "../model/save.js";
import { readCopies } from "./copies.js";
import { troubleOf } from "./database.js";
import { entryOf } from "./entry.js";
import { dropRecords, readGame, writeMoves, writeWhole } from "./game-rows.js";
import { resultOf } from "./result.js";

/** Records of the journal before the history is written anew. */
const longestJournal = 50;

export class GameWriter {
  #database;
  #texts;
  #now;
  #told;
  /** Writes follow each other, so that what is written is never older than what was there. */
  #lastWrite = Promise.resolve();

  /**
   * @param {import("./database.js").Database} database
   * @param {import("./copies.js").TextStorage | null} texts where copies are
   * @param {() => number} now milliseconds since 1970
   * @param {Listener} told
   */
  constructor(database, texts, now, told) {
    this.#database = database;
    this.#texts = texts;
    this.#now = now;
    this.#told = told;
  }

  /** Resolves when what was to be written until now is written, or has failed. */
  get lastWrite() {
    return this.#lastWrite;
  }

  /** Waits until everything is written, or has failed. */
  async settled() {
    for (let last = /** @type {Promise<void> | null} */ (null); last !== this.#lastWrite;)
      await (last = this.#lastWrite);
  }

  /** Writes the history of a game, too, and the time played. @param {Kept} kept */
  flush(kept) {
    if (
      kept.seen.isForeign ||
      !(kept.records || kept.pending.length || kept.isWholeDue || kept.seen.game.clock.since !== null)
    )
      return;
    kept.isWholeDue = true;
    this.save(kept);
  }

  /**
   * Returns a game with all that is not written yet. It is as old as its last change, and one that has come back as old
   * as its last write: what another tab has written since is newer.
   *
   * @param {Kept} kept
   * @returns {import("./copies.js").Copy}
   */
  copy({ seen, started, recording, next, pending, result, isComing, changed, noted }) {
    return {
      saved: packGame(seen, this.#now()),
      entry: entryOf(seen, isComing ? changed : noted, started),
      history: { ...packHistory(seen), recording: { first: recording.first, acts: [...recording.acts] } },
      next: next + pending.length,
      records: 0,
      result,
    };
  }

  /** Writes what has changed in a game. @param {Kept} kept @param {State} state */
  note(kept, state) {
    const before = kept.seen;
    kept.seen = state;
    if (state.isForeign || !isChanged(before, state)) return;
    kept.noted = this.#now();
    if (before.game.finished === null && state.game.finished !== null) kept.result = resultOf(state);
    const move = isSameHistory(before, state) ? null : moveBetween(before, state);
    const acts = actsBetween(before, state, move, this.#now());
    kept.acts.push(...acts);
    if (!record(kept.recording, acts)) Object.assign(kept, { recording: newRecording(state), isWholeDue: true });
    if (move) kept.pending.push({ move, acts: kept.acts.splice(0) });
    else if (!isSameHistory(before, state)) kept.isWholeDue = true;
    this.save(kept);
  }

  /** Writes the game as it is when its turn comes. @param {Kept} game */
  save(game) {
    game.isUnwritten = true;
    if (game.isQueued) return;
    game.isQueued = true;
    this.enqueue(async () => {
      game.isQueued = false;
      // What another tab has taken over is no longer written here.
      if (game.seen.isForeign) return;
      const { pending, next, records, result, seen, recording } = game;
      const history = game.isWholeDue || records + pending.length > longestJournal ? packHistory(seen) : null;
      const time = this.#now();
      if (history) game.acts = [];
      const saved = { ...packGame(seen, time), acts: [...game.acts] };
      const rows = { saved, entry: entryOf(seen, time, game.started), result };
      const following = next + pending.length;
      Object.assign(game, {
        pending: [],
        next: following,
        records: history ? 0 : records + pending.length,
        isWholeDue: false,
      });
      try {
        await this.#database.write((writing) =>
          history
            ? writeWhole(writing, rows, history, { first: recording.first, acts: [...recording.acts] }, following)
            : writeMoves(writing, rows, pending, next),
        );
        if (history) await this.#database.write((writing) => dropRecords(writing, game.id, following));
      } catch (error) {
        game.isWholeDue = true;
        throw error;
      }
      game.changed = time;
      game.isUnwritten = game.isQueued;
      if (game.result === result) game.result = null;
      this.#told.written(rows.entry, result);
    });
  }

  /** Writes when all writes before have ended. @param {() => Promise<void>} write */
  enqueue(write) {
    this.#lastWrite = this.#lastWrite.then(write).then(
      () => this.#told.troubled(null),
      (error) => this.#told.troubled(troubleOf(error)),
    );
  }

  /**
   * Reads a game: from its copy, unless the database has what was written later.
   * @param {string} id
   * @param {(state: State) => boolean} canShow
   * @returns {Promise<Read | { why: "missing" | "damaged" | "newer" }>}
   */
  async read(id, canShow) {
    const row = await this.#database
      .read((reading) => readGame(reading, id))
      .catch((error) => {
        this.#told.troubled(troubleOf(error));
        return null;
      });
    const copy = readCopies(this.#texts)?.[id];
    if (copy?.entry?.changed >= (row?.entry?.changed ?? 0)) {
      const read = await this.#unpack(id, copy, canShow);
      if ("state" in read) return { ...read, isWholeDue: true, result: copy.result };
    }
    return this.#unpack(id, row, canShow);
  }

  /**
   * @param {string} id
   * @param {import("./game-rows.js").ReadGame | null} read
   * @param {(state: State) => boolean} canShow
   * @returns {ReturnType<GameWriter["read"]>}
   */
  async #unpack(id, read, canShow) {
    if (!read?.saved) return { why: "missing" };
    const unpacked = await unpackJudged(read.saved, read.history).catch(() => unpackGame(read.saved, read.history));
    if ("newer" in unpacked || isOfNewer(unpacked)) return { why: "newer" };
    if (!("state" in unpacked) || unpacked.state.game.id !== id || !canShow(unpacked.state)) return { why: "damaged" };
    const { started = this.#now(), changed = NaN } = read.entry ?? {};
    const { state } = unpacked;
    const kept = read.history?.recording;
    const recording = readRecording(kept, state);
    const isKept = recording.acts === kept?.acts;
    const acts = isKept ? [...(read.saved.acts ?? [])] : [];
    return { state, recording, acts, isWholeDue: !isKept, started, changed, next: read.next, records: read.records };
  }
}

/**
 * Whether a game has a kind of rule that this page does not know.
 * @param {Awaited<ReturnType<typeof unpackJudged>>} unpacked
 */
const isOfNewer = (unpacked) => "refused" in unpacked && unpacked.refused.code === "unknown-rule";

/** Whether anything differs that is kept. @param {State} before @param {State} after */
const isChanged = (before, after) =>
  !isSameHistory(before, after) || before.game !== after.game || before.activity !== after.activity;

/** @param {State} before @param {State} after */
const isSameHistory = (before, after) =>
  before.position === after.position &&
  before.past === after.past &&
  before.future === after.future &&
  before.game.checkpoints === after.game.checkpoints;
