/** A database that is deleted from outside while the page has games. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { beginGame, blanks, databaseGlobals, keptOf, newPuzzle, openBrowser, play } from "./browser.js";
import { withGlobals } from "../../support/globals.js";
import { until } from "../../support/until.js";

withGlobals(databaseGlobals);

const { put } = IDBObjectStore.prototype;
const { transaction } = IDBDatabase.prototype;
afterEach(() => {
  Object.assign(IDBObjectStore.prototype, { put });
  Object.assign(IDBDatabase.prototype, { transaction });
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
    const tab = await beginGame(browser);
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
    const tab = await beginGame(browser);
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
  const tab = await beginGame(browser);
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
    const tab = await beginGame(browser);
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
  const tab = await beginGame(browser);
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
  const [one, other] = [await beginGame(browser), await beginGame(browser)];
  for (const tab of [one, other]) play(tab, blanks.slice(0, 2));
  await Promise.all([one, other].map(({ games }) => games.settled()));
  await deleteDatabase();
  await until(() => one.games.deletions.value + other.games.deletions.value === 2);
  await Promise.all([one, other].map(({ games }) => games.settled()));
  const histories = (await browser.rowsOf("histories")).map(({ id }) => id);
  assert.deepEqual(histories.sort(), [one, other].map(({ store }) => store.state().game.id).sort());
});
