import assert from "node:assert/strict";
import { test } from "node:test";
import { enterOpened, open, showDraft, showPlay } from "../../../web/model/session.js";
import { newState } from "../../../web/model/state.js";
import { blanks, databaseGlobals, newPuzzle, openBrowser, play } from "./browser.js";
import { withGlobals } from "../../support/globals.js";
import { until } from "../../support/until.js";

withGlobals(databaseGlobals);

const isForeign = (tab) => tab.store.state().isForeign;
const filled = (tab) => tab.position().entries.filter(Boolean).length;

/** Two tabs with the game that the first of them has begun. */
async function openTwice(browser = openBrowser()) {
  const one = browser.openTab();
  await one.games.start();
  one.store.replace(newPuzzle());
  play(one, blanks.slice(0, 2));
  await one.games.settled();
  const other = browser.openTab();
  assert.equal(await other.games.start(), true);
  return { browser, one, other };
}

test("the second tab shows the game, and cannot change it", async () => {
  const { one, other } = await openTwice();
  assert.deepEqual([isForeign(one), isForeign(other), filled(other)], [false, true, 2]);
  play(other, blanks.slice(2, 4));
  assert.equal(filled(other), 2);
});

test("the second tab follows what the first one does", async () => {
  const { one, other } = await openTwice();
  play(one, blanks.slice(2, 5));
  await until(() => filled(other) === 5);
  assert.equal(isForeign(other), true);
  one.actions.undo();
  await until(() => filled(other) === 4);
});

test("the second tab takes the game over, and the first one learns it", async () => {
  const { one, other } = await openTwice();
  await other.games.takeOver();
  await until(() => isForeign(one));
  assert.equal(isForeign(other), false);
  play(other, blanks.slice(2, 6));
  play(one, blanks.slice(6, 7));
  await other.games.settled();
  await until(() => filled(one) === 6);
  assert.equal(other.store.state().past.length, 6);
  await one.games.takeOver();
  await until(() => isForeign(other));
  play(one, blanks.slice(6, 8));
  await until(() => filled(other) === 8);
});

test("when the first tab is closed, the game is the second tab's, with all moves", async () => {
  const { browser, one, other } = await openTwice();
  play(one, blanks.slice(2, 5));
  await one.games.settled();
  one.kill();
  await until(() => !isForeign(other));
  assert.equal(filled(other), 5);
  play(other, blanks.slice(5, 6));
  await other.games.settled();
  other.kill();
  const third = browser.openTab();
  await third.games.start();
  assert.deepEqual([isForeign(third), filled(third), third.store.state().past.length], [false, 6, 6]);
});

test("the first tab goes on to another game, and the second one gets the game that was left", async () => {
  const { one, other } = await openTwice();
  one.store.replace(newPuzzle());
  await until(() => !isForeign(other));
  play(other, blanks.slice(2, 3));
  play(one, blanks.slice(0, 1));
  await Promise.all([one.games.settled(), other.games.settled()]);
  assert.deepEqual([filled(one), filled(other), isForeign(one)], [1, 3, false]);
});

test("a new game in the second tab is the second tab's own", async () => {
  const { one, other } = await openTwice();
  other.store.replace(newPuzzle());
  play(other, blanks.slice(0, 1));
  play(one, blanks.slice(2, 3));
  await Promise.all([one.games.settled(), other.games.settled()]);
  await Promise.all([one.games.load(), other.games.load()]);
  assert.deepEqual([isForeign(other), filled(other), filled(one)], [false, 1, 3]);
  for (const { games } of [one, other])
    assert.deepEqual(games.entries.value.map((entry) => entry.filled).sort(), [1, 3]);
});

test("a tab whose browser refuses locks has its game", async () => {
  const browser = openBrowser();
  for (const locks of [null, { request: () => Promise.reject(new DOMException("refused", "SecurityError")) }]) {
    const tab = browser.openTab({ locks });
    await tab.games.start();
    tab.store.replace(newPuzzle());
    play(tab, blanks.slice(0, 1));
    await tab.games.settled();
    assert.equal(isForeign(tab), false);
    const again = browser.openTab({ locks });
    await again.games.start();
    assert.deepEqual([isForeign(again), filled(again)], [false, 1]);
  }
});

/**
 * A tab that has opened a puzzle which turns out to be none for place Play: `back` makes the game before the game of
 * place Play again.
 */
async function leaveForOpened(tab) {
  const opened = newState({ layout: "2x2", activity: "play" });
  tab.store.change(open, opened);
  await tab.games.settled();
  return () => {
    tab.store.change(enterOpened, opened.game.id);
    tab.store.change(showPlay);
  };
}

test("a tab keeps its game while it shows the puzzle that is entered", async () => {
  const { one, other } = await openTwice();
  one.store.change(showDraft);
  one.actions.enterDigit(5, 0);
  await one.games.settled();
  assert.equal(isForeign(other), true);
  one.store.change(showPlay);
  play(one, blanks.slice(2, 3));
  await until(() => filled(other) === 3);
  assert.deepEqual([isForeign(one), isForeign(other)], [false, true]);
});

test("while a tab shows the puzzle that is entered, another tab takes its game over, and the first one learns it", async () => {
  const { one, other } = await openTwice();
  one.store.change(showDraft);
  await other.games.takeOver();
  play(other, blanks.slice(2, 4));
  await until(() => one.store.session.value.play.position.entries.filter(Boolean).length === 4);
  assert.deepEqual([isForeign(one), one.store.session.value.play.isForeign], [false, true]);
  one.store.change(showPlay);
  assert.equal(isForeign(one), true);
});

test("a game that was left and comes back is kept as before", async () => {
  const { browser, one, other } = await openTwice();
  other.kill();
  const back = await leaveForOpened(one);
  back();
  play(one, blanks.slice(2, 4));
  await until(() => one.games.entries.value[0]?.filled === 4);
  one.kill();
  const again = browser.openTab();
  await again.games.start();
  assert.deepEqual([filled(again), again.store.state().past.length], [4, 4]);
});

test("a game that was left and that another tab has played on comes back as the other tab has left it", async () => {
  const { one, other } = await openTwice();
  const back = await leaveForOpened(one);
  await until(() => !isForeign(other));
  play(other, blanks.slice(2, 5));
  await other.games.settled();
  back();
  await until(() => filled(one) === 5);
  assert.equal(isForeign(one), true);
  other.kill();
  await until(() => !isForeign(one));
  play(one, blanks.slice(5, 6));
  await one.games.settled();
  assert.equal(filled(one), 6);
});

test("the tab that shows another tab's game may leave it and come back", async () => {
  const { one, other } = await openTwice();
  const back = await leaveForOpened(other);
  play(one, blanks.slice(2, 4));
  await one.games.settled();
  back();
  await until(() => filled(other) === 4 && isForeign(other));
  play(one, blanks.slice(4, 5));
  await until(() => filled(other) === 5);
});

test("a game that comes back while the other tab plays on is shown as it is, and comes over when that tab ends", async () => {
  for (let turns = 0; turns < 12; turns++) {
    const { one, other } = await openTwice();
    const back = await leaveForOpened(other);
    back();
    for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
    play(one, blanks.slice(2, 3));
    await until(() => filled(other) === 3 && isForeign(other));
    await one.games.settled();
    one.kill();
    await until(() => !isForeign(other));
    other.kill();
  }
});

test("a tab that gets a game finds what was done last in it", async () => {
  const { one, other } = await openTwice();
  play(one, blanks.slice(2, 9));
  one.store.replace(newPuzzle());
  await until(() => !isForeign(other));
  assert.deepEqual([filled(other), other.store.state().past.length], [9, 9]);
});

test("a game in which nothing was done is kept, with its history, by the other tab that shows it", async () => {
  const browser = openBrowser();
  const one = browser.openTab();
  await one.games.start();
  one.store.replace(newPuzzle());
  await one.games.settled();
  const other = browser.openTab();
  await other.games.start();
  one.store.replace(newPuzzle());
  await until(() => !isForeign(other));
  play(other, blanks.slice(0, 3));
  await other.games.settled();
  other.kill();
  const again = browser.openTab({ session: other.session });
  await again.games.start();
  assert.deepEqual(
    [again.store.state().game.id, filled(again), again.store.state().past.length],
    [other.store.state().game.id, 3, 3],
  );
});

test("a game of the other board that another tab has is taken over when it is opened", async () => {
  const { one, other } = await openTwice();
  other.store.change(showDraft);
  one.kill();
  await until(() => other.store.session.value.play.isForeign === false);
  assert.equal(await other.games.open(other.store.session.value.play.game.id), "opened");
  assert.deepEqual([other.store.session.value.own, isForeign(other)], ["play", false]);
});
