/** A page that is reloaded before the database has written its games. */
import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { enterOpened, open } from "../../../web/model/session.js";
import { newState } from "../../../web/model/state.js";
import { blanks, databaseGlobals, keptOf, newPuzzle, openBrowser, play } from "./browser.js";
import { createFakeStorage } from "./fakes.js";
import { withGlobals } from "../../support/globals.js";
import { until } from "../../support/until.js";

withGlobals(databaseGlobals);

const { put } = IDBObjectStore.prototype;
const letWrite = () => Object.assign(IDBObjectStore.prototype, { put });
afterEach(letWrite);

/** From now on no write is done, and none ends, as in a browser that has no time for the database. */
function holdWrites() {
  isHeld = false;
  IDBObjectStore.prototype.put = () => {
    isHeld = true;
    return /** @type {any} */ (new Promise(() => {}));
  };
}
/** Whether a write has begun since, which keeps all writes after it from beginning. */
let isHeld = false;

/** From now on each write fails, as in a database that is full. */
function refuseWrites() {
  IDBObjectStore.prototype.put = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
}

/** What the storage of the tab has besides the ids of the games. */
const copiesIn = ({ held }) => [...held].filter(([name, text]) => !/^nonet-(open|game)$/.test(name) && text !== "null");

/** The page goes away as it does at a reload, and what it has not written is lost. */
async function goAway(tab) {
  void tab.games.flush();
  await until(() => isHeld);
  tab.kill();
  letWrite();
}

async function begin(browser = openBrowser()) {
  const tab = browser.openTab();
  await tab.games.start();
  return { browser, tab, session: tab.session };
}

/** The next page of the tab. @param {{ drafts?: boolean }} [options] */
async function reload(browser, session, options) {
  const tab = browser.openTab({ session });
  return { tab, isBack: await tab.games.start(options) };
}

test("a puzzle that was pasted just before is on the board after a reload, and in the database then", async () => {
  const { browser, tab, session } = await begin();
  holdWrites();
  tab.store.replace(newPuzzle({ kind: "entered" }));
  await goAway(tab);
  const again = await reload(browser, session);
  assert.equal(again.isBack, true);
  assert.deepEqual(keptOf(again.tab.store.state()), keptOf(tab.store.state()));
  await again.tab.games.settled();
  again.tab.kill();
  const later = browser.openTab();
  assert.equal(await later.games.start(), true);
  assert.deepEqual(keptOf(later.store.state()), keptOf(tab.store.state()));
});

test("moves that were made just before a reload are there, with the history, and later moves follow them", async () => {
  const { browser, tab, session } = await begin();
  tab.store.replace(newPuzzle());
  play(tab, blanks.slice(0, 3));
  await tab.games.settled();
  holdWrites();
  browser.wait(1000);
  play(tab, blanks.slice(3, 6));
  tab.actions.undo();
  await goAway(tab);
  const again = await reload(browser, session);
  assert.deepEqual(keptOf(again.tab.store.state()), keptOf(tab.store.state()));
  again.tab.actions.redo();
  play(again.tab, blanks.slice(6, 8));
  await again.tab.games.settled();
  again.tab.kill();
  const later = browser.openTab();
  await later.games.start();
  assert.equal(later.store.state().past.length, 8);
  const recorded = await later.games.recorded(later.store.state().game.id);
  assert.deepEqual(
    recorded?.recording.acts.map((act) => /[MURHCPG]/.exec(act)?.[0]).join(""),
    "MMMMMMURMM",
    "nothing of the recording is there twice, or missing",
  );
});

test("the puzzle that is being entered comes back, too, beside the game", async () => {
  const { browser, tab, session } = await begin();
  tab.store.replace(newPuzzle());
  holdWrites();
  const opened = newState({ layout: "2x2", givens: [1, ...Array(15).fill(0)], activity: "play" });
  tab.store.change(open, opened);
  tab.store.change(enterOpened, opened.game.id);
  tab.actions.enterDigit(3, 1);
  await goAway(tab);
  const again = await reload(browser, session, { drafts: true });
  const { play: game, draft } = again.tab.store.session.peek();
  const before = tab.store.session.peek();
  assert.equal(draft?.game.id, opened.game.id);
  assert.deepEqual([game, draft].map(keptOf), [before.play, before.draft].map(keptOf));
});

test("a game that was finished just before a reload is counted", async () => {
  const { browser, tab, session } = await begin();
  tab.store.replace(newPuzzle());
  await tab.games.settled();
  holdWrites();
  play(tab, blanks);
  tab.actions.finish(browser.now());
  await goAway(tab);
  const again = await reload(browser, session);
  await until(() => again.tab.games.results.value.length === 1);
  assert.equal(again.tab.games.results.value[0].id, tab.store.state().game.id);
  assert.equal((await browser.rowsOf("results")).length, 1);
});

test("what is written is forgotten by the storage of the tab", async () => {
  const { browser, tab, session } = await begin();
  tab.store.replace(newPuzzle());
  play(tab, blanks.slice(0, 2));
  void tab.games.flush();
  assert.equal(copiesIn(session).length, 1);
  await until(() => copiesIn(session).length === 0);
  holdWrites();
  play(tab, blanks.slice(2, 3));
  await goAway(tab);
  assert.equal(copiesIn(session).length, 1);
  await reload(browser, session);
  await until(() => copiesIn(session).length === 0);
});

test("what could not be written is kept by the storage of the tab, until it is written", async () => {
  const { tab, session } = await begin();
  tab.store.replace(newPuzzle());
  await tab.games.settled();
  refuseWrites();
  play(tab, blanks.slice(0, 2));
  void tab.games.flush();
  await until(() => tab.games.trouble.value === "full");
  await tab.games.settled();
  assert.equal(copiesIn(session).length, 1);
  letWrite();
  void tab.games.flush();
  await until(() => copiesIn(session).length === 0);
});

test("a page that is reloaded before it has read the game loses nothing", async () => {
  const { browser, tab, session } = await begin();
  holdWrites();
  tab.store.replace(newPuzzle());
  await goAway(tab);
  const hasty = browser.openTab({ session });
  void hasty.games.start();
  void hasty.games.flush();
  hasty.kill();
  const again = await reload(browser, session);
  assert.equal(again.tab.store.state().game.id, tab.store.state().game.id);
});

test("a copy is not taken for a game that another tab has written later", async () => {
  const { browser, tab, session } = await begin();
  tab.store.replace(newPuzzle());
  play(tab, blanks.slice(0, 2));
  await tab.games.settled();
  holdWrites();
  play(tab, blanks.slice(2, 3));
  await goAway(tab);
  browser.wait(1000);
  const other = browser.openTab();
  await other.games.start();
  assert.equal(other.store.state().past.length, 2);
  play(other, blanks.slice(5, 9));
  await other.games.settled();
  const again = await reload(browser, session);
  assert.deepEqual(again.tab.position().entries, other.position().entries);
  assert.equal(again.tab.store.state().isForeign, true);
});

test("where the browser refuses the database, a reload brings back the game", async () => {
  const browser = openBrowser();
  const { indexedDB } = globalThis;
  Object.defineProperty(globalThis, "indexedDB", {
    configurable: true,
    get: () => {
      throw new DOMException("refused", "SecurityError");
    },
  });
  try {
    const { tab, session } = await begin(browser);
    tab.store.replace(newPuzzle());
    play(tab, blanks.slice(0, 3));
    await tab.games.settled();
    void tab.games.flush();
    await tab.games.settled();
    tab.kill();
    const again = await reload(browser, session);
    assert.deepEqual(keptOf(again.tab.store.state()), keptOf(tab.store.state()));
    assert.equal(again.tab.games.trouble.value, "refused");
    again.tab.kill();
  } finally {
    Object.defineProperty(globalThis, "indexedDB", { configurable: true, writable: true, value: indexedDB });
  }
});

for (const [how, change] of /** @type {const} */ ([
  ["refused", { refuses: true }],
  ["full", { isFull: true }],
])) {
  test(`where the storage of the tab is ${how}, what the database has comes back`, async () => {
    const session = Object.assign(createFakeStorage(), change);
    const browser = openBrowser();
    const tab = browser.openTab({ session });
    await tab.games.start();
    tab.store.replace(newPuzzle());
    play(tab, blanks.slice(0, 2));
    await tab.games.settled();
    holdWrites();
    play(tab, blanks.slice(2, 3));
    await goAway(tab);
    const again = await reload(browser, session);
    assert.deepEqual([again.isBack, again.tab.store.state().past.length], [true, 2]);
  });
}

for (const [what, damage] of /** @type {[string, (text: string) => string][]} */ ([
  ["a text that ends early", (text) => text.slice(0, -1)],
  ["a list", () => "[]"],
  ["a number", () => "7"],
  ["no position", (text) => text.replace(/"position":/g, '"positron":')],
  ["a newer version", (text) => text.replace(/"nonet":\d+/g, '"nonet":99')],
  ["no game", (text) => text.replace(/"saved":/g, '"served":')],
]))
  test(`a copy that is damaged hides no game of the database: ${what}`, async () => {
    const { browser, tab, session } = await begin();
    tab.store.replace(newPuzzle());
    play(tab, blanks.slice(0, 2));
    await tab.games.settled();
    holdWrites();
    play(tab, blanks.slice(2, 3));
    await goAway(tab);
    const [[name, text]] = copiesIn(session);
    session.setItem(name, damage(text));
    const again = await reload(browser, session);
    assert.deepEqual([again.isBack, again.tab.store.state().past.length], [true, 2]);
    assert.deepEqual(again.tab.games.setAside.value, []);
  });

test("the copies of games that could not be written are deleted with all games", async () => {
  const { tab, session } = await begin();
  refuseWrites();
  tab.store.replace(newPuzzle());
  await tab.games.flush();
  assert.equal(copiesIn(session).length, 1);
  letWrite();
  assert.equal(await tab.games.removeAll(), true);
  assert.deepEqual(copiesIn(session), []);
});

test("the copies of games are deleted with all games although the database refuses", async () => {
  const { tab, session } = await begin();
  refuseWrites();
  tab.store.replace(newPuzzle());
  await tab.games.flush();
  assert.equal(copiesIn(session).length, 1);
  const { clear } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.clear = () => {
    throw new DOMException("refused", "UnknownError");
  };
  try {
    assert.equal(await tab.games.removeAll(), false);
  } finally {
    IDBObjectStore.prototype.clear = clear;
  }
  assert.deepEqual(copiesIn(session), []);
});

test("a game is as it was when the page before still has it while the next one begins", async () => {
  const { browser, tab, session } = await begin();
  tab.store.replace(newPuzzle());
  play(tab, blanks.slice(0, 2));
  await tab.games.settled();
  holdWrites();
  browser.wait(1000);
  play(tab, blanks.slice(2, 5));
  void tab.games.flush();
  await until(() => isHeld);
  letWrite();
  const again = await reload(browser, session);
  await again.tab.games.settled();
  tab.kill();
  await until(() => !again.tab.store.state().isForeign);
  assert.equal(again.tab.store.state().past.length, 5);
});

test("a puzzle that was being entered is written although the next page begins elsewhere", async () => {
  const { browser, tab, session } = await begin();
  tab.store.replace(newPuzzle());
  await tab.games.settled();
  holdWrites();
  const opened = newState({ layout: "2x2", givens: [1, ...Array(15).fill(0)], activity: "play" });
  tab.store.change(open, opened);
  tab.store.change(enterOpened, opened.game.id);
  tab.actions.enterDigit(3, 1);
  await goAway(tab);
  const again = await reload(browser, session);
  await until(() => copiesIn(session).length === 0);
  assert.equal(await again.tab.games.open(opened.game.id), "opened");
});

test("a game that was finished before the next one began is finished, and counted once", async () => {
  const { browser, tab, session } = await begin();
  tab.store.replace(newPuzzle());
  const { id } = tab.store.state().game;
  await tab.games.settled();
  browser.wait(1000);
  holdWrites();
  play(tab, blanks);
  tab.actions.finish(browser.now());
  tab.store.replace(newPuzzle());
  await goAway(tab);
  const again = await reload(browser, session);
  await until(() => copiesIn(session).length === 0);
  assert.equal((await browser.rowsOf("results")).length, 1);
  await again.tab.games.load();
  assert.notEqual(again.tab.games.entries.value.find((entry) => entry.id === id)?.finished, null);
});

test("a game that another one replaces while the page begins is in the list of games", async () => {
  const { browser, tab, session } = await begin();
  holdWrites();
  tab.store.replace(newPuzzle());
  play(tab, blanks.slice(0, 3));
  const { id } = tab.store.state().game;
  await goAway(tab);
  const next = browser.openTab({ session });
  const starting = next.games.start();
  next.store.replace(newPuzzle());
  await starting;
  await until(() => next.games.entries.value.some((entry) => entry.id === id));
  assert.equal(await next.games.open(id), "opened");
  assert.equal(next.store.state().past.length, 3);
});

/** Makes four moves that the database refuses, and begins the next game. */
async function leaveUnwritten() {
  const { tab } = await begin();
  tab.store.replace(newPuzzle());
  const { id } = tab.store.state().game;
  await tab.games.settled();
  refuseWrites();
  play(tab, blanks.slice(0, 4));
  await tab.games.flush();
  tab.store.replace(newPuzzle());
  await tab.games.settled();
  return { tab, id };
}

test("a game that could not be written keeps its copy when the next game is written", async () => {
  const { tab, id } = await leaveUnwritten();
  letWrite();
  play(tab, blanks.slice(0, 1));
  await tab.games.flush();
  await tab.games.open(id);
  assert.equal(tab.store.state().past.length, 4);
});

test("the copy of a game that is deleted is deleted, too", async () => {
  const { tab, id } = await leaveUnwritten();
  assert.equal(await tab.games.remove([id]), true);
  assert.equal(await tab.games.open(id), "missing");
});
