import assert from "node:assert/strict";
import { test } from "node:test";
import { randomGame } from "../model/random-games.js";
import { puzzleOf } from "../../../web/model/puzzle.js";
import { begin as beginGame, showTemporary } from "../../../web/model/session.js";
import { newState } from "../../../web/model/state.js";
import { createFakeStorage } from "./fakes.js";
import { blanks, databaseGlobals, keptOf, newPuzzle, openBrowser, solution } from "./browser.js";
import { openBegun } from "../../../web/games/begun.js";
import { withGlobals } from "../../support/globals.js";
import { until } from "../../support/until.js";

withGlobals(databaseGlobals);

/** A tab in which a new game was begun. */
async function begin(browser, options) {
  const tab = browser.openTab(options);
  await tab.games.start();
  tab.store.replace(newPuzzle());
  return tab;
}

/** A tab that is opened after the others were killed. */
async function restart(browser, options) {
  const tab = browser.openTab(options);
  assert.equal(await tab.games.start(), true);
  return tab;
}

test("a first visit has no game, and nothing is wrong", async () => {
  const { games } = openBrowser().openTab();
  assert.equal(await games.start(), false);
  assert.equal(games.trouble.value, null);
});

test("after a kill between any two moves, the game is there with its history", async () => {
  const browser = openBrowser();
  const states = randomGame(3, "3x3", 130).map((state, i, all) => ({
    ...state,
    game: { ...state.game, id: all[0].game.id },
  }));
  const tab = browser.openTab();
  await tab.games.start();
  for (const state of states) {
    tab.store.replace(state);
    await tab.games.settled();
    const after = browser.openTab({ locks: null });
    await after.games.start();
    assert.deepEqual(keptOf(after.store.state()), keptOf(tab.store.state()));
    after.kill();
    after.games.dispose();
  }
});

test("moves that follow each other without a pause are all kept, and undone one by one", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  for (const cell of blanks.slice(0, 13)) tab.actions.enterDigit(solution[cell], cell);
  await tab.games.settled();
  tab.kill();
  const again = await restart(browser);
  assert.deepEqual(keptOf(again.store.state()), keptOf(tab.store.state()));
  for (let i = 0; i < 13; i++) again.actions.undo();
  assert.deepEqual(again.position().entries, newPuzzle().position.entries);
});

test("a journal that is continued after a restart is read as one", async () => {
  const browser = openBrowser();
  let tab = await begin(browser);
  for (const cell of blanks.slice(0, 5)) {
    tab.actions.enterDigit(solution[cell], cell);
    await tab.games.settled();
    tab.kill();
    tab = await restart(browser);
  }
  assert.equal(tab.store.state().past.length, 5);
  tab.actions.undo();
  tab.actions.undo();
  await tab.games.settled();
  tab.kill();
  const last = await restart(browser);
  assert.deepEqual([last.store.state().past.length, last.store.state().future.length], [3, 2]);
});

test("a change during a path or an exercise is none of the game", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  tab.actions.enterDigit(4, blanks[0]);
  tab.store.change(
    showTemporary,
    "exercise",
    newState({ layout: "2x2", activity: "exercise", origin: { kind: "exercise" } }),
  );
  tab.actions.enterDigit(1, 0);
  await tab.games.settled();
  tab.kill();
  const again = await restart(browser);
  assert.deepEqual(again.position(), tab.store.own.peek().position);
  await again.games.load();
  assert.equal(again.games.entries.value.length, 1);
});

test("counts, checkpoints and the time played are kept", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  tab.actions.resumeClock(browser.now());
  tab.actions.enterDigit(4, blanks[0]);
  tab.actions.addCheckpoint("before the guess");
  browser.wait(60_000);
  tab.actions.countHint(2);
  tab.actions.countCheck();
  await tab.games.settled();
  tab.kill();
  const { game } = (await restart(browser)).store.state();
  assert.deepEqual(
    [game.hints, game.checks, game.checkpoints.length, game.clock],
    [[0, 1, 0], 1, 1, { elapsed: 60_000, since: null, isPaused: false }],
  );
});

test("the list has each game that was played, the last one first; an untouched game goes when it is left", async () => {
  const browser = openBrowser();
  const { store, actions, games } = await begin(browser);
  const first = store.state().game.id;
  actions.enterDigit(4, blanks[0]);
  store.replace(newPuzzle({ kind: "made", level: "hard" }));
  browser.wait(1000);
  store.replace(newPuzzle({ kind: "daily", date: "2026-11-22", level: "medium" }));
  actions.toggleNote(1, [blanks[1]]);
  await games.settled();
  assert.deepEqual(
    games.entries.value.map(({ origin, filled, isTouched }) => [origin.level, filled, isTouched]),
    [
      ["medium", 0, true],
      ["easy", 1, true],
    ],
  );
  assert.equal(await games.open(first), "opened");
  assert.equal(store.state().position.entries[blanks[0]], 4);
  assert.equal(store.state().past.length, 1);
});

test("a draft with nothing but its setter's words stays when another puzzle is begun", async () => {
  const { store, games } = await begin(openBrowser());
  const drafts = [{ author: "A. Setter" }, {}].map((words) =>
    newState({ layout: "2x2", activity: "enter", origin: { kind: "entered", ...words } }),
  );
  for (const draft of drafts) store.change(beginGame, draft);
  store.change(beginGame, newState({ layout: "2x2", activity: "enter" }));
  await games.settled();
  const ids = games.entries.value.map(({ id }) => id);
  assert.deepEqual(
    drafts.map(({ game }) => ids.includes(game.id)),
    [true, false],
  );
});

test("a reload brings back the game of its tab, a new tab the game that was opened last", async () => {
  const browser = openBrowser();
  const [one, other] = [await begin(browser), await begin(browser)];
  one.actions.enterDigit(4, blanks[0]);
  other.actions.enterDigit(4, blanks[1]);
  await Promise.all([one.games.settled(), other.games.settled()]);
  one.kill();
  other.kill();
  assert.equal((await restart(browser, { session: one.session })).store.state().game.id, one.store.state().game.id);
  assert.equal((await restart(browser, { session: other.session })).store.state().game.id, other.store.state().game.id);
});

test("a player who is faster than the database keeps what was begun", async () => {
  const browser = openBrowser();
  const before = await begin(browser);
  before.actions.enterDigit(4, blanks[0]);
  await before.games.settled();
  before.kill();
  const tab = browser.openTab();
  const starting = tab.games.start();
  const begun = newPuzzle();
  tab.store.replace(begun);
  assert.equal(await starting, false);
  await tab.games.settled();
  assert.equal(tab.store.state().game.id, begun.game.id);
  await tab.games.load();
  assert.equal(tab.games.entries.value.length, 2);
});

test("of two games that are opened at once, the last one is shown", async () => {
  const browser = openBrowser();
  const { store, actions, games } = await begin(browser);
  const ids = [store.state().game.id];
  for (let i = 0; i < 2; i++) {
    actions.enterDigit(4, blanks[i]);
    store.replace(newPuzzle());
    ids.push(store.state().game.id);
  }
  actions.enterDigit(4, blanks[2]);
  await games.settled();
  assert.deepEqual(await Promise.all([games.open(ids[0]), games.open(ids[1])]), ["overtaken", "opened"]);
  assert.equal(store.state().game.id, ids[1]);
});

test("a finished game leaves a record, once, which stays when the game is deleted", async () => {
  const browser = openBrowser();
  const { store, actions, games } = await begin(browser);
  actions.resumeClock(browser.now());
  for (const cell of blanks) actions.enterDigit(solution[cell], cell);
  browser.wait(90_000);
  actions.finish(browser.now());
  actions.countCheck();
  await games.settled();
  assert.deepEqual(
    games.results.value.map(({ level, elapsed, layout, day }) => ({ level, elapsed, layout, day })),
    [{ level: "easy", elapsed: 90_000, layout: "3x3", day: "2026-11-22" }],
  );
  const { id } = store.state().game;
  store.replace(newPuzzle());
  await games.remove([id]);
  await games.load();
  assert.deepEqual(
    games.entries.value.map((each) => each.id),
    [store.state().game.id],
  );
  assert.equal(games.results.value.length, 1);
});

test("the oldest finished games go when there are more than 200", async () => {
  const browser = openBrowser();
  const { store, actions, games } = await begin(browser);
  actions.enterDigit(1, blanks[0]);
  const ids = [];
  for (let i = 0; i < 203; i++) {
    browser.wait(1000);
    store.replace(newPuzzle());
    actions.enterDigit(solution[blanks[0]], blanks[0]);
    actions.finish(browser.now());
    ids.push(store.state().game.id);
  }
  const isListed = (i) => games.entries.value.some(({ id }) => id === ids[i]);
  await until(() => isListed(202) && !isListed(0) && !isListed(1));
  await games.load();
  assert.deepEqual([0, 1, 2, 202].map(isListed), [false, false, true, true]);
  assert.equal(games.entries.value.filter(({ finished }) => finished === null).length, 1);
});

test("a puzzle that was begun goes on in its game", async () => {
  const { store, actions, games, position } = await begin(openBrowser());
  actions.enterDigit(4, blanks[0]);
  const { id } = store.state().game;
  store.replace(newState({ layout: "2x2", activity: "play" }));
  assert.equal(await openBegun(games, puzzleOf(newPuzzle().position)), true);
  assert.deepEqual([store.state().game.id, position().entries[blanks[0]]], [id, 4]);
});

/** @type {[string, (tab: any) => void][]} */
const noGames = [
  ["a game in which nothing was done", () => {}],
  [
    "a game with another puzzle",
    ({ store, actions }) => {
      store.replace(newState({ layout: "3x3", activity: "play", givens: newPuzzle().position.givens.with(0, 1) }));
      actions.enterDigit(4, blanks[0]);
    },
  ],
  [
    "a finished game",
    ({ actions }) => {
      actions.enterDigit(4, blanks[0]);
      actions.finish(1);
    },
  ],
  [
    "a puzzle that is being entered",
    ({ actions }) => {
      actions.setActivity("enter");
      actions.toggleColor(1, [0]);
    },
  ],
];
for (const [what, act] of noGames) {
  test(`${what} does not go on`, async () => {
    const tab = await begin(openBrowser());
    act(tab);
    const other = newState({ layout: "2x2", activity: "play" });
    tab.store.replace(other);
    assert.equal(await openBegun(tab.games, puzzleOf(newPuzzle().position)), false);
    assert.equal(tab.store.state(), other);
  });
}

test("a game that begins while the game of the last visit is read stays on the board", async () => {
  const browser = openBrowser();
  const first = await begin(browser);
  first.actions.enterDigit(4, blanks[0]);
  await first.games.settled();
  first.kill();
  const begun = newState({ layout: "2x2", activity: "play" });
  const tab = browser.openTab({
    locks: {
      request: async (name, options, work) => {
        if (tab.store.state().position.layout === "3x3") tab.store.replace(begun);
        await work({ name });
      },
    },
  });
  assert.equal(await tab.games.start(), false);
  assert.equal(tab.store.state(), begun);
});

test("a draft comes back where drafts are shown; elsewhere the game comes back", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  tab.actions.enterDigit(4, blanks[0]);
  const draft = newState({ layout: "3x3", activity: "enter" });
  tab.store.replace(draft);
  tab.actions.enterDigit(7, 3);
  await tab.games.settled();
  tab.kill();
  const opened = async (options, session) => {
    const again = browser.openTab({ session });
    await again.games.start(options);
    again.kill();
    return again.store.state().activity;
  };
  const inSolve = createFakeStorage(Object.fromEntries(tab.session.held));
  assert.deepEqual(
    [await opened({}, tab.session), await opened({ drafts: true }, inSolve), await opened({ drafts: true })],
    ["play", "enter", "play"],
  );
});

test("a draft that becomes a game is the game of the next visit", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  tab.actions.enterDigit(4, blanks[0]);
  tab.store.replace(newState({ layout: "3x3", activity: "enter" }));
  tab.actions.enterDigit(7, 3);
  const { id } = tab.store.state().game;
  tab.actions.setActivity("play");
  await tab.games.settled();
  tab.kill();
  assert.equal((await restart(browser)).store.state().game.id, id);
});

test("everything can be deleted; the game on the board is kept again with the next move", async () => {
  const browser = openBrowser();
  const { store, actions, games } = await begin(browser);
  for (let i = 0; i < 2; i++) {
    actions.enterDigit(solution[blanks[0]], blanks[0]);
    actions.finish(browser.now());
    store.replace(newPuzzle());
  }
  await games.load();
  assert.equal(await games.removeAll(), true);
  assert.deepEqual([games.entries.value, games.results.value], [[], []]);
  actions.enterDigit(4, blanks[0]);
  await games.settled();
  const again = await restart(browser);
  assert.equal(again.store.state().past.length, 1);
});

test("records of the journal that the history contains already are not applied again", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  await tab.games.settled();
  for (const cell of blanks.slice(0, 4)) tab.actions.enterDigit(solution[cell], cell);
  await tab.games.settled();
  const before = await browser.rowsOf("journal");
  tab.games.flush();
  await tab.games.settled();
  assert.deepEqual(await browser.rowsOf("journal"), []);
  tab.kill();
  await browser.putRows("journal", before);
  const again = await restart(browser);
  assert.deepEqual(keptOf(again.store.state()), keptOf(tab.store.state()));
  again.actions.enterDigit(solution[blanks[4]], blanks[4]);
  await again.games.settled();
  again.kill();
  assert.equal((await restart(browser)).store.state().past.length, 5);
});

test("a game that was finished on an earlier day is not brought back, one of the same day is", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  for (const cell of blanks) tab.actions.enterDigit(solution[cell], cell);
  tab.actions.finish(browser.now());
  await tab.games.settled();
  tab.kill();
  const sameDay = await restart(browser);
  assert.notEqual(sameDay.store.state().game.finished, null);
  sameDay.kill();
  browser.wait(24 * 3600_000);
  const next = browser.openTab();
  assert.equal(await next.games.start(), false);
  assert.equal(next.store.state().game.finished, null);
});

test("on the next day the game that was begun is brought back in place of the finished one", async () => {
  const browser = openBrowser();
  const tab = await begin(browser);
  tab.actions.enterDigit(solution[blanks[0]], blanks[0]);
  const { id } = tab.store.state().game;
  tab.store.replace(newPuzzle());
  for (const cell of blanks) tab.actions.enterDigit(solution[cell], cell);
  tab.actions.finish(browser.now());
  await tab.games.settled();
  tab.kill();
  browser.wait(24 * 3600_000);
  const next = await restart(browser);
  assert.equal(next.store.state().game.id, id);
});
