/** A database that the browser refuses, fills or closes. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { beginGame, blanks, databaseGlobals, keptOf, newPuzzle, openBrowser, play } from "./browser.js";
import { withGlobals } from "../../support/globals.js";

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
  const tab = await beginGame(browser);
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
  const tab = await beginGame(openBrowser());
  fill("UnknownError");
  play(tab, blanks.slice(0, 1));
  await tab.games.settled();
  assert.equal(tab.games.trouble.value, "failed");
});

test("a connection that the browser has closed is opened again", async () => {
  const browser = openBrowser();
  const tab = await beginGame(browser);
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
  const tab = await beginGame(browser);
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
