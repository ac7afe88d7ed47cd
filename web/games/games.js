/**
 * The games of this device: the one on the board, which is kept move by move; the list of all; the records of finished
 * games.
 *
 * @typedef {import("./entry.js").GameEntry} GameEntry
 * @typedef {import("./result.js").Result} Result
 * @typedef {import("./database.js").Trouble} Trouble
 * @typedef {import("./browser-storage.js").TextStorage} TextStorage
 * @typedef {Pick<BroadcastChannel, "postMessage" | "addEventListener" | "close">} Channel
 */
import { dayOf } from "../model/days.js";
import { signal } from "../model/signals.js";
import { readText, sessionTexts } from "./browser-storage.js";
import { addCopies, forgetCopies, readCopies } from "./copies.js";
import { createDatabase, troubleOf } from "./database.js";
import { readEntry } from "./entry.js";
import { Keeper } from "./keeper.js";
import { isResult } from "./result.js";
import { deleteGame } from "./game-rows.js";

/**
 * Finished games beyond this number are deleted, the oldest first. Unfinished games stay until the player deletes them.
 */
const mostFinished = 200;
/** A file with more bytes was not saved by this page. */
export const largestGamesFile = 64_000_000;
/** Where a tab keeps the ids of what it has opened last, so that a reload brings this back and not another tab's. */
const tabs = { any: "nonet-open", game: "nonet-game" };

/**
 * @typedef {object} Surroundings
 * @property {import("./ownership.js").Locks | null} [locks]
 * @property {Channel | null} [channel] to the other tabs
 * @property {TextStorage | null} [session] of this tab
 * @property {() => number} [now]
 * @property {(milliseconds: number) => Promise<unknown>} [rest] waits
 * @property {(state: import("../model/state.js").State) => boolean} [canShow] whether the views can draw a state
 */

export class Games {
  #store;
  #database = createDatabase(() => {
    this.#closed.times += 1;
    void this.#restore();
  });
  #keeper;
  #channel;
  #session;
  #now;
  #rest;
  #isLoaded = false;
  /** @type {Promise<void> | null} */
  #loading = null;
  #isRestoring = false;
  /** @type {import("./restoring.js").Closed} */
  #closed = { times: 0 };

  /** All games, the one changed last first. Games of newer versions have a greater `version`, and cannot be opened. */
  entries = signal(/** @type {readonly GameEntry[]} */ ([]));
  /** The records of all finished games. */
  results = signal(/** @type {readonly Result[]} */ ([]));
  /** What keeps games from being written; null while they are. The game goes on meanwhile. */
  trouble = signal(/** @type {Trouble | null} */ (null));
  /**
   * The ids of games that the start should have brought back, and that this version cannot show. They are kept as they
   * are.
   */
  setAside = signal(/** @type {readonly string[]} */ ([]));

  /**
   * How often somebody has deleted the games of this device from outside, since the page was opened. The games of the
   * session are written again then.
   */
  deletions = signal(0);

  /** Resolves when the game of the last visit is back: to true if there was one. */
  started = Promise.resolve(false);

  /**
   * @param {import("./keeper.js").SessionStore} store
   * @param {Surroundings} [surroundings] the browser's, when absent
   */
  constructor(
    store,
    {
      locks = locksOfBrowser(),
      channel = channelOfBrowser(),
      session = sessionTexts(),
      now = Date.now,
      rest,
      canShow = () => true,
    } = {},
  ) {
    this.#store = store;
    this.#channel = channel;
    this.#session = session;
    this.#now = now;
    this.#rest = rest;
    this.#keeper = new Keeper(store, this.#database, session, locks, now, canShow, {
      written: (entry, result) => this.#list(entry, result),
      opened: (own, play) => {
        keepText(session, tabs.any, own);
        if (play !== null) keepText(session, tabs.game, play);
      },
      dropped: (id) => this.#hide([id]),
      troubled: (trouble) => {
        this.trouble.value = trouble;
      },
    });
    channel?.addEventListener("message", (event) => {
      if (this.#isLoaded) void this.load();
      const { id } = /** @type {MessageEvent} */ (event).data ?? {};
      if (typeof id === "string") void this.#keeper.showAgain(id);
    });
  }

  /**
   * Brings back the game of the last visit, and from then on keeps what is on the board.
   *
   * @param {object} [options]
   * @param {boolean} [options.drafts] whether the puzzle that was being entered is shown again, if that was on the
   *   board last in this tab
   * @returns {Promise<boolean>} whether a game of an earlier visit is on the board now
   */
  start(options = {}) {
    this.started = this.#start(options);
    return this.started;
  }

  /** @param {{ drafts?: boolean }} options */
  async #start({ drafts = false }) {
    const isGameBack = await this.openLast();
    const draft = drafts ? readText(this.#session, tabs.any) : null;
    const isBack =
      (draft !== null && (await this.#openUnlessChanged(draft, this.#store.own.peek().position))) || isGameBack;
    this.#keeper.start();
    if (readCopies(this.#session)) void this.#writeCopies().catch(() => {});
    if (!this.#isLoaded) void this.load();
    return isBack;
  }

  /**
   * Opens the game that was opened last in this tab, else in this browser, else any that is not finished. The board
   * stays when the player changes it meanwhile.
   *
   * @returns {Promise<boolean>} whether a game was opened
   */
  async openLast() {
    const { position } = this.#store.own.peek();
    for (const id of new Set([readText(this.#session, tabs.game), await this.#readCurrent()])) {
      if (id !== null && !(await this.#isOver(id)) && (await this.#openUnlessChanged(id, position))) return true;
    }
    await this.load();
    const others = this.entries.peek().filter(({ finished, isDraft }) => finished === null && !isDraft);
    for (const { id } of others) if (await this.#openUnlessChanged(id, position)) return true;
    return false;
  }

  /** Whether a game was finished on an earlier day: nobody goes on with it today. @param {string} id */
  async #isOver(id) {
    const entry = await this.#database.read((reading) => reading.objectStore("index").get(id)).catch(() => null);
    return typeof entry?.finished === "number" && dayOf(entry.finished) < dayOf(this.#now());
  }

  /**
   * @param {string} id
   * @param {import("../model/position.js").Position} position of the player's game when opening began
   * @returns {Promise<boolean>} whether the game was opened
   */
  async #openUnlessChanged(id, position) {
    if (this.#store.own.peek().position !== position) return false;
    const opened = await this.open(id);
    const cannotBeShown = opened === "damaged" || opened === "newer";
    if (cannotBeShown && !this.setAside.peek().includes(id)) this.setAside.value = [...this.setAside.peek(), id];
    return opened === "opened";
  }

  /** Puts a kept game onto the board. @param {string} id */
  open(id) {
    return this.#keeper.open(id);
  }

  /**
   * Returns a game with its recording, for a replay; null when it cannot be read.
   * @param {string} id
   */
  recorded(id) {
    return this.#keeper.recorded(id);
  }

  /** Makes the game that another tab has this tab's. */
  takeOver() {
    return this.#keeper.takeOver();
  }

  /**
   * Writes what is not written yet, such as the time played: the page is about to go away. Until it is written, the
   * storage of the tab has copies. Resolves when everything is written, or has failed.
   */
  async flush() {
    addCopies(this.#session, this.#keeper.flush());
    await this.started;
    await this.settled();
    forgetCopies(this.#session, this.#keeper.written());
  }

  /** Copies that the page before has left are written into the database. */
  async #writeCopies() {
    await this.flush();
    const { writeCopies } = await allGames();
    if (await writeCopies(this.#database, this.#session, (id) => this.#keeper.has(id))) await this.load();
  }

  /** Waits until everything is written, or has failed. */
  settled() {
    return this.#keeper.settled();
  }

  /** Reads the list and the records. Calls that come before the reading has begun are one. */
  load() {
    this.#loading ??= this.#database
      .read((reading) => {
        this.#loading = null;
        return Promise.all([reading.objectStore("index").getAll(), reading.objectStore("results").getAll()]);
      })
      .then(
        ([entries, results]) => {
          this.#isLoaded = true;
          this.entries.value = entries.flatMap((entry) => readEntry(entry) ?? []).sort((a, b) => b.changed - a.changed);
          this.results.value = results.filter(isResult);
        },
        (error) => {
          this.#loading = null;
          this.trouble.value = troubleOf(error);
        },
      );
    return this.#loading;
  }

  /**
   * Deletes games. Their records stay.
   *
   * @param {readonly string[]} ids
   * @param {boolean} [isLeaving] whether the page is about to go away, so that nothing can be waited for
   * @returns {Promise<boolean>} whether the games are deleted
   */
  async remove(ids, isLeaving = false) {
    try {
      if (!isLeaving) await this.#keeper.settled();
      await this.#database.write((writing) => ids.flatMap((id) => deleteGame(writing, id)));
    } catch (error) {
      this.trouble.value = troubleOf(error);
      return false;
    }
    for (const id of ids) this.#keeper.forget(id);
    forgetCopies(this.#session, ids);
    this.#hide(ids);
    this.#tell(null);
    return true;
  }

  /**
   * Deletes all games and records. The game on the board stays, and is written again with the next move.
   * @returns {Promise<boolean>}
   */
  async removeAll() {
    try {
      await this.#keeper.settled();
      await (await allGames()).deleteAll(this.#database, this.#session);
    } catch (error) {
      this.trouble.value = troubleOf(error);
      return false;
    }
    for (const { id } of this.entries.peek()) this.#keeper.forget(id);
    this.setAside.value = [];
    await this.load();
    this.#tell(null);
    return true;
  }

  /**
   * All games and records as the text of one file.
   * @param {readonly string[]} [ids] only these games, just as they are kept
   */
  async exportText(ids) {
    await this.flush();
    const { exportGames, exportSome } = await allGames();
    return ids ? exportSome(this.#database, this.#now(), ids) : exportGames(this.#database, this.#now());
  }

  /**
   * Adds what a file holds.
   * @param {string} text
   * @returns {Promise<import("./transfer.js").Imported | null>} null when the text is no file of games
   */
  async importText(text) {
    await this.settled();
    const { importGames } = await allGames();
    try {
      return await importGames(this.#database, text, (id) => this.#keeper.has(id));
    } finally {
      await this.load();
      this.#tell(null);
    }
  }

  /**
   * The browser has closed the database, and may have deleted it. Where the code for that cannot be loaded, the next
   * game that is written tries again.
   */
  async #restore() {
    const closed = this.#closed;
    if (!closed.isDue) Object.assign(closed, { isDue: true, creations: this.#database.creations() });
    if (this.#isRestoring) return;
    this.#isRestoring = true;
    await allGames()
      .then(({ restore }) =>
        restore(closed, {
          database: this.#database,
          keeper: this.#keeper,
          store: this.#store,
          games: this,
          rest: this.#rest,
          told: () => this.#tell(null),
        }),
      )
      .catch(() => {});
    this.#isRestoring = false;
  }

  dispose() {
    this.#closed.isLeft = true;
    this.#keeper.dispose();
    this.#channel?.close();
    this.#database.close();
  }

  /** @param {GameEntry} entry of a game that was written @param {Result | null} result when it is finished */
  #list(entry, result) {
    this.entries.value = [entry, ...this.entries.peek().filter(({ id }) => id !== entry.id)];
    this.#tell(entry.id);
    if (this.#closed.isDue) void this.#restore();
    if (!result) return;
    this.results.value = [...this.results.peek().filter(({ id }) => id !== result.id), result];
    void this.#prune();
  }

  /** @param {readonly string[]} ids */
  #hide(ids) {
    this.entries.value = this.entries.peek().filter(({ id }) => !ids.includes(id));
    if (this.setAside.peek().some((id) => ids.includes(id)))
      this.setAside.value = this.setAside.peek().filter((id) => !ids.includes(id));
  }

  /** Tells the other tabs. @param {string | null} id of the game that has changed; null for several */
  #tell(id) {
    this.#channel?.postMessage({ id });
  }

  async #prune() {
    if (!this.#isLoaded) await this.load();
    const finished = this.entries.peek().filter((entry) => entry.finished !== null && !this.#keeper.has(entry.id));
    const superfluous = finished.sort((a, b) => Number(b.finished) - Number(a.finished)).slice(mostFinished);
    if (superfluous.length) await this.remove(superfluous.map(({ id }) => id));
  }

  /** @returns {Promise<string | null>} the id of the game that was opened last */
  async #readCurrent() {
    try {
      const current = await this.#database.read((reading) => reading.objectStore("meta").get("current"));
      return typeof current === "string" ? current : null;
    } catch (error) {
      this.trouble.value = troubleOf(error);
      return null;
    }
  }
}

const allGames = () => import("./all-games.js");

/** @param {TextStorage | null} texts @param {string} name @param {string} text */
function keepText(texts, name, text) {
  try {
    if (texts?.getItem(name) !== text) texts?.setItem(name, text);
  } catch {
    return;
  }
}

/** @returns {import("./ownership.js").Locks | null} */
const locksOfBrowser = () => navigator.locks ?? null;

/** @returns {Channel | null} */
const channelOfBrowser = () => (typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("nonet-games"));
