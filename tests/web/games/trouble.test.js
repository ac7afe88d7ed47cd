import assert from "node:assert/strict";
import { openDB } from "idb";
import { afterEach, test } from "node:test";
import { readEntry } from "../../../web/games/entry.js";
import { packGame, savedVersion, versionOf } from "../../../web/model/save.js";
import { blanks, databaseGlobals, keptOf, newPuzzle, openBrowser, solution } from "./browser.js";
import { withGlobals } from "../../support/globals.js";
import { until } from "../../support/until.js";

withGlobals(databaseGlobals);

const { put } = IDBObjectStore.prototype;
const { transaction } = IDBDatabase.prototype;
afterEach(() => {
  Object.assign(IDBObjectStore.prototype, { put });
  Object.assign(IDBDatabase.prototype, { transaction });
});

/** From now on each write fails as it does when no room is left: the transaction is given up. @param {string} [name] */
function fill(name = "QuotaExceededError") {
  IDBObjectStore.prototype.put = function () {
    throw new DOMException("full", name);
  };
}

const play = (tab, cells) => {
  for (const cell of cells) tab.actions.enterDigit(solution[cell], cell);
};

async function begin(browser) {
  const tab = browser.openTab();
  await tab.games.start();
  tab.store.replace(newPuzzle());
  await tab.games.settled();
  return tab;
}

/** A game with so many digits, and the tab in which it was played and that has ended. @param {number} digits */
async function endedGame(digits) {
  const browser = openBrowser();
  const tab = await begin(browser);
  play(tab, blanks.slice(0, digits));
  await tab.games.settled();
  tab.kill();
  return { browser, tab, id: tab.store.state().game.id };
}

/** Opens the database beside the page. @param {(database: import("idb").IDBPDatabase<any>) => Promise<unknown>} work */
async function meddle(work) {
  const database = await openDB("nonet-games");
  await work(database);
  database.close();
}

test("where the database is refused, the game goes on, and the trouble is told", async () => {
  const browser = openBrowser();
  Object.defineProperty(globalThis, "indexedDB", {
    configurable: true,
    get: () => {
      throw new DOMException("refused", "SecurityError");
    },
  });
  const tab = browser.openTab();
  assert.equal(await tab.games.start(), false);
  assert.equal(tab.games.trouble.value, "refused");
  tab.store.replace(newPuzzle());
  play(tab, blanks.slice(0, 3));
  await tab.games.settled();
  assert.equal(tab.store.state().past.length, 3);
  assert.equal(tab.games.trouble.value, "refused");
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, writable: true, value: null });
});

test("when the storage is full, this is told; when there is room again, the whole game is written", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  play(tab, blanks.slice(0, 2));
  await tab.games.settled();
  assert.equal(tab.games.trouble.value, null);
  fill();
  play(tab, blanks.slice(2, 5));
  await tab.games.settled();
  assert.equal(tab.games.trouble.value, "full");
  const during = browser.openTab({ locks: null });
  Object.assign(IDBObjectStore.prototype, { put });
  await during.games.start();
  assert.equal(during.store.state().past.length, 2);
  during.kill();
  play(tab, blanks.slice(5, 6));
  await tab.games.settled();
  assert.equal(tab.games.trouble.value, null);
  tab.kill();
  const again = browser.openTab();
  await again.games.start();
  assert.deepEqual(keptOf(again.store.state()), keptOf(tab.store.state()));
});

test("a write that fails for another reason is told, too", async () => {
  const tab = await begin(openBrowser());
  fill("UnknownError");
  play(tab, blanks.slice(0, 1));
  await tab.games.settled();
  assert.equal(tab.games.trouble.value, "failed");
});

test("a connection that the browser has closed is opened again", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  const closed = new Set();
  IDBDatabase.prototype.transaction = function (names, mode, options) {
    if (closed.size) return transaction.call(this, names, mode, options);
    closed.add(this);
    throw new DOMException("closed", "InvalidStateError");
  };
  play(tab, blanks.slice(0, 2));
  await tab.games.settled();
  assert.equal(tab.games.trouble.value, null);
  tab.kill();
  const again = browser.openTab();
  await again.games.start();
  assert.equal(again.store.state().past.length, 2);
});

test("a write that never ends, because the browser closes the database, does not keep the next from being written", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  // As in Chromium, the page is never told that the transaction is completed or aborted.
  IDBDatabase.prototype.transaction = function (names, mode, options) {
    Object.assign(IDBDatabase.prototype, { transaction });
    const begun = transaction.call(this, names, mode, options);
    const { addEventListener } = begun;
    begun.addEventListener = () => {};
    queueMicrotask(() => Object.assign(begun, { addEventListener }));
    setImmediate(() => this.dispatchEvent(new IDBVersionChangeEvent("close")));
    return begun;
  };
  play(tab, blanks.slice(0, 2));
  await tab.games.settled();
  play(tab, blanks.slice(2, 3));
  await tab.games.settled();
  assert.equal(tab.games.trouble.value, null);
  tab.kill();
  const again = browser.openTab();
  await again.games.start();
  assert.equal(again.store.state().past.length, 3);
});

/** Deletes the database beside the page. */
const deleteDatabase = () =>
  new Promise((resolve, reject) => {
    Object.assign(indexedDB.deleteDatabase("nonet-games"), { onsuccess: resolve, onerror: reject });
  });

/** @type {[string, number][]} */
const deletions = [
  ["before the next move", 0],
  ["and the game goes on at once", 2],
];
for (const [when, moves] of deletions) {
  test(`a database that is deleted during play has the whole game again, and this is told: ${when}`, async () => {
    const browser = openBrowser();
    const tab = await begin(browser);
    const { id: first } = tab.store.state().game;
    tab.store.replace(newPuzzle());
    play(tab, blanks.slice(0, 3));
    await tab.games.settled();
    await tab.games.load();
    const deleted = deleteDatabase();
    play(tab, blanks.slice(3, 3 + moves));
    await deleted;
    await until(() => tab.games.deletions.value === 1);
    await tab.games.settled();
    assert.equal(tab.games.trouble.value, null);
    assert.deepEqual(
      tab.games.entries.value.map(({ id }) => id),
      [tab.store.state().game.id],
    );
    assert.notEqual(tab.store.state().game.id, first);
    tab.kill();
    const again = browser.openTab();
    assert.equal(await again.games.start(), true);
    assert.deepEqual(keptOf(again.store.state()), keptOf(tab.store.state()));
    assert.equal(again.store.state().past.length, 3 + moves);
    assert.equal(again.games.deletions.value, 0);
  });
}

/** The browser turns away who opens the database, so many times. @param {number} times */
function turnAway(times) {
  const { open } = indexedDB;
  indexedDB.open = () => {
    times -= 1;
    if (!times) indexedDB.open = open;
    const request = Object.assign(/** @type {any} */ (new IDBOpenDBRequest()), {
      readyState: "done",
      error: new DOMException("The connection was closed.", "AbortError"),
    });
    request.addEventListener = (/** @type {string} */ type, /** @type {() => void} */ listener) =>
      void (type === "error" && setImmediate(listener));
    return request;
  };
}

for (const [times, after] of [
  [1, 6],
  [2, 6],
  [6, 6],
  [1, 0],
  [2, 0],
  [6, 0],
]) {
  test(`a database that is deleted has the whole game again when the browser turns away ${times} times who opens it meanwhile, and ${after} moves follow`, async () => {
    const browser = openBrowser();
    const tab = await begin(browser);
    play(tab, blanks.slice(0, 3));
    await tab.games.settled();
    turnAway(times);
    await deleteDatabase();
    for (const cell of blanks.slice(3, 3 + after)) {
      play(tab, [cell]);
      await tab.games.settled();
    }
    await until(() => tab.games.deletions.value === 1);
    await tab.games.settled();
    assert.equal(tab.games.trouble.value, null);
    tab.kill();
    const again = browser.openTab();
    assert.equal(await again.games.start(), true);
    assert.equal(again.store.state().past.length, 3 + after);
  });
}

test("a database that is deleted once more while the game is written again has it in the end, and this is told", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  play(tab, blanks.slice(0, 3));
  await tab.games.settled();
  let deleted = null;
  IDBObjectStore.prototype.put = function (...given) {
    deleted ??= deleteDatabase();
    return put.apply(this, given);
  };
  await deleteDatabase();
  await until(() => tab.games.deletions.value > 0);
  await deleted;
  await tab.games.settled();
  assert.equal(tab.games.trouble.value, null);
  tab.kill();
  const again = browser.openTab();
  assert.equal(await again.games.start(), true);
  assert.equal(again.store.state().past.length, 3);
});

for (const read of [1, 2]) {
  test(`a database that is deleted once more while the page looks at what is left has the game in the end: read ${read}`, async () => {
    const browser = openBrowser();
    const tab = await begin(browser);
    play(tab, blanks.slice(0, 3));
    await tab.games.settled();
    const { getKey } = IDBObjectStore.prototype;
    let reads = 0;
    /** @type {Promise<unknown> | null} */
    let deleted = null;
    IDBObjectStore.prototype.getKey = function (...given) {
      reads += 1;
      if (reads === read) deleted = deleteDatabase();
      return getKey.apply(this, given);
    };
    await deleteDatabase();
    await until(() => tab.games.deletions.value > 0);
    await until(() => reads >= read);
    await deleted;
    await until(() => !tab.games.trouble.value);
    await tab.games.settled();
    Object.assign(IDBObjectStore.prototype, { getKey });
    await until(async () => (await browser.rowsOf("histories")).length === 1);
    tab.kill();
    const again = browser.openTab();
    assert.equal(await again.games.start(), true);
    assert.equal(again.store.state().past.length, 3);
  });
}

test("a database that the browser closes and turns away the page from, and keeps, is used again without a word", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  play(tab, blanks.slice(0, 2));
  await tab.games.settled();
  const { open } = indexedDB;
  IDBDatabase.prototype.transaction = function () {
    Object.assign(IDBDatabase.prototype, { transaction });
    turnAway(3);
    throw new DOMException("closed", "InvalidStateError");
  };
  play(tab, blanks.slice(2, 3));
  await until(() => indexedDB.open === open);
  await until(() => tab.games.trouble.value === null);
  await tab.games.settled();
  assert.equal(tab.games.deletions.value, 0);
  tab.kill();
  const again = browser.openTab();
  assert.equal(await again.games.start(), true);
  assert.equal(again.store.state().past.length, 3);
});

test("a database that is deleted beside two tabs has the game of each again", async () => {
  const browser = openBrowser();
  const [one, other] = [await begin(browser), await begin(browser)];
  for (const tab of [one, other]) play(tab, blanks.slice(0, 2));
  await Promise.all([one, other].map(({ games }) => games.settled()));
  await deleteDatabase();
  await until(() => one.games.deletions.value + other.games.deletions.value === 2);
  await Promise.all([one, other].map(({ games }) => games.settled()));
  const histories = (await browser.rowsOf("histories")).map(({ id }) => id);
  assert.deepEqual(histories.sort(), [one, other].map(({ store }) => store.state().game.id).sort());
});

test("a database of a newer page is used, and its games are left as they are", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  play(tab, blanks.slice(0, 2));
  await tab.games.settled();
  tab.games.dispose();
  tab.kill();
  const newer = { nonet: savedVersion + 1, id: "newer", board: "in a way of its own" };
  const entry = {
    ...tab.games.entries.value[0],
    id: "newer",
    version: savedVersion + 1,
    changed: browser.now() + 1000,
  };
  const database = await openDB("nonet-games", 2, { upgrade: (opened) => void opened.createObjectStore("more") });
  await database.put("games", newer);
  await database.put("index", entry);
  await database.put("meta", "newer", "current");
  database.close();

  const again = browser.openTab();
  assert.equal(await again.games.start(), true);
  assert.deepEqual(keptOf(again.store.state()), keptOf(tab.store.state()));
  assert.deepEqual(again.games.setAside.value, ["newer"]);
  assert.equal(await again.games.open("newer"), "newer");
  play(again, blanks.slice(2, 4));
  await again.games.settled();
  await again.games.load();
  assert.deepEqual(
    again.games.entries.value.map(({ version, isUnreadable = false }) => [version, isUnreadable]).sort(),
    [
      [versionOf(tab.store.state().position), false],
      [savedVersion + 1, true],
    ],
  );
  assert.equal(again.games.trouble.value, null);
  await meddle(async (opened) => assert.deepEqual(await opened.get("games", "newer"), newer));
});

test("a game with a kind of rule of a newer page is set aside as a newer game", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  await tab.games.settled();
  tab.kill();
  const saved = packGame(newPuzzle(), 0);
  await meddle(async (database) => {
    const position = { ...saved.position, r: "maze r1c1" };
    await database.put("games", { ...saved, nonet: savedVersion, id: "ruled", position });
    await database.put("index", { ...tab.games.entries.value[0], id: "ruled" });
  });
  const again = browser.openTab();
  await again.games.start();
  assert.equal(await again.games.open("ruled"), "newer");
});

/** @type {any[][]} */
const damages = [
  ["no data", undefined],
  ["a text", { id: "damaged" }],
  ["a position that is none", { ...packGame(newPuzzle(), 0), id: "damaged", position: { l: "3x3", g: "zzz" } }],
  ["a game under the id of another", packGame(newPuzzle(), 0)],
];
for (const [name, saved] of damages) {
  test(`a damaged game hides no intact one, and is not written over: ${name}`, async () => {
    const browser = openBrowser();
    const tab = await begin(browser);
    play(tab, blanks.slice(0, 2));
    await tab.games.settled();
    tab.kill();
    const entry = { ...tab.games.entries.value[0], id: "damaged", changed: browser.now() + 1000 };
    await meddle(async (database) => {
      if (saved)
        await database.put("games", { ...saved, id: "damaged", ...(saved.id === "damaged" ? {} : { position: 7 }) });
      await database.put("index", entry);
      await database.put("meta", "damaged", "current");
    });
    const again = browser.openTab();
    assert.equal(await again.games.start(), true);
    assert.deepEqual(keptOf(again.store.state()), keptOf(tab.store.state()));
    assert.deepEqual(again.games.setAside.value, saved ? ["damaged"] : []);
    assert.equal(await again.games.open("damaged"), saved ? "damaged" : "missing");
    await again.games.remove(["damaged"]);
    assert.deepEqual(again.games.setAside.value, []);
    assert.deepEqual(
      again.games.entries.value.map(({ id }) => id),
      [tab.store.state().game.id],
    );
  });
}

test("a game whose origin no view can show is set aside, and the list names it", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  play(tab, blanks.slice(0, 2));
  await tab.games.settled();
  tab.kill();
  const origin = { kind: "daily", level: "constructor", date: 5, title: {} };
  await meddle(async (database) => {
    await database.put("games", { ...packGame(newPuzzle(), 0), id: "strange", origin });
    await database.put("index", {
      ...tab.games.entries.value[0],
      id: "strange",
      origin,
      changed: browser.now() + 1000,
    });
    await database.put("meta", "strange", "current");
    await database.put("results", { id: "strange", kind: "daily", layout: "hexagons", day: 7 });
  });
  const again = browser.openTab();
  assert.equal(await again.games.start(), true);
  assert.deepEqual(keptOf(again.store.state()), keptOf(tab.store.state()));
  await again.games.load();
  assert.deepEqual(
    again.games.entries.value.map(({ id, isUnreadable, origin: { kind } }) => [id, isUnreadable, kind])[0],
    ["strange", true, "entered"],
  );
  assert.deepEqual(again.games.results.value, []);
  assert.equal(await again.games.open("strange"), "damaged");
});

test("a game that cannot be shown at the start is a file that another page can add", async () => {
  const { browser, tab, id } = await endedGame(2);
  const canShow = (/** @type {any} */ state) => state.game.id !== id;
  const again = browser.openTab({ canShow });
  assert.equal(await again.games.start(), false);
  assert.deepEqual(again.games.setAside.value, [id]);
  const text = await again.games.exportText([id]);
  const { games, results } = JSON.parse(text);
  assert.deepEqual([games.map(({ saved }) => saved.id), results], [[id], []]);
  const other = openBrowser().openTab();
  await other.games.start();
  assert.deepEqual(await other.games.importText(text), { games: 1, results: 0, skipped: 0 });
  await other.games.open(id);
  assert.deepEqual(keptOf(other.store.state()), keptOf(tab.store.state()));
  await again.games.removeAll();
  assert.deepEqual(again.games.setAside.value, []);
});

test("a note of the current game that is no text is passed over", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  play(tab, blanks.slice(0, 2));
  await tab.games.settled();
  tab.kill();
  await meddle((database) => database.put("meta", { an: "object" }, "current"));
  const again = browser.openTab();
  assert.equal(await again.games.start(), true);
  assert.equal(again.games.trouble.value, null);
});

for (const move of [undefined, null, 7, { kind: 1 }, { kind: "move" }]) {
  test(`a step of the journal that is none costs the history, never the moves: ${JSON.stringify(move)}`, async () => {
    const browser = openBrowser();
    const tab = await begin(browser);
    play(tab, blanks.slice(0, 4));
    await tab.games.settled();
    tab.kill();
    const { id } = tab.store.state().game;
    await meddle((database) => database.put("journal", { id, n: 1, move }));
    const again = browser.openTab();
    assert.equal(await again.games.start(), true);
    assert.deepEqual(again.position(), tab.position());
  });
}

test("a time that no calendar has is not in the list", () => {
  const entry = readEntry({ id: "late", version: 99, changed: 9e15 });
  assert.deepEqual([entry?.isUnreadable, entry?.changed], [true, 0]);
});

test("a history that is no history costs the history, never the moves", async () => {
  const { browser, tab, id } = await endedGame(4);
  await meddle((database) => database.put("histories", { id, moves: 7, at: "x", first: null, checkpoints: [null] }));
  const again = browser.openTab();
  assert.equal(await again.games.start(), true);
  assert.deepEqual(again.position(), tab.position());
});

test("a damaged journal costs the history, never the moves", async () => {
  const { browser, tab, id } = await endedGame(4);
  await meddle((database) => database.put("journal", { id, n: 1, move: { kind: "move", changes: "e0" } }));
  const again = browser.openTab();
  await again.games.start();
  assert.deepEqual(again.position(), tab.position());
  assert.deepEqual(again.store.state().past, []);
});
