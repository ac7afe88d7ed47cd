import assert from "node:assert/strict";
import { test } from "node:test";
import { elapsedAt } from "../../../../web/model/game.js";
import { begin as putGame, goTo, showDraft } from "../../../../web/model/session.js";
import { signal } from "../../../../web/model/signals.js";
import { newState } from "../../../../web/model/state.js";
import { bindActions, createStore } from "../../../../web/model/store.js";
import { bindClock } from "../../../../web/places/play/clock.js";

const givens = [..."1.42.8..4.9...1328.6...79...415....93..7..65....643...68...5.3743...2.9..2.48.1.."].map(
  (symbol) => Number(symbol) || 0,
);

/** A game with a clock, a page that can be hidden, and a time that the test decides. */
function begin(options = {}) {
  const page = Object.assign(new EventTarget(), { hidden: false });
  const store = createStore(newState({ givens, activity: "play", origin: { kind: "made" }, ...options }));
  store.change(goTo, "play");
  const actions = bindActions(store);
  let now = 1000;
  const isCovered = signal(false);
  const clock = bindClock({ store, actions }, { page: /** @type {any} */ (page), isCovered, now: () => now });
  return {
    store,
    actions,
    clock,
    isCovered,
    wait: (milliseconds) => {
      now += milliseconds;
    },
    now: () => now,
    hide(hidden) {
      page.hidden = hidden;
      page.dispatchEvent(new Event("visibilitychange"));
    },
    elapsed: () => elapsedAt(store.state().game.clock, now),
  };
}

test("the clock goes while a game is played", () => {
  const game = begin();
  game.wait(5000);
  assert.equal(game.elapsed(), 5000);
});

test("the clock stands still while the page is hidden, and goes on by itself", () => {
  const game = begin();
  game.wait(2000);
  game.hide(true);
  game.wait(60_000);
  assert.equal(game.elapsed(), 2000);
  assert.equal(game.store.state().game.clock.isPaused, false);
  game.hide(false);
  game.wait(1000);
  assert.equal(game.elapsed(), 3000);
});

test("the clock stands still while a dialog covers the board, and goes on by itself", () => {
  const game = begin();
  game.wait(2000);
  game.isCovered.value = true;
  game.wait(60_000);
  game.hide(true);
  game.hide(false);
  game.wait(60_000);
  assert.deepEqual([game.elapsed(), game.store.state().game.clock.isPaused], [2000, false]);
  game.isCovered.value = false;
  game.wait(1000);
  assert.equal(game.elapsed(), 3000);
});

test("a game that begins behind a dialog waits until the dialog closes", () => {
  const game = begin();
  game.isCovered.value = true;
  game.store.change(putGame, newState({ givens, activity: "play" }));
  game.wait(4000);
  assert.equal(game.elapsed(), 0);
  game.isCovered.value = false;
  game.wait(700);
  assert.equal(game.elapsed(), 700);
});

test("a paused game stays paused when the page is seen again", () => {
  const game = begin();
  game.wait(2000);
  game.actions.pauseClock(game.now());
  game.hide(true);
  game.hide(false);
  game.wait(5000);
  assert.deepEqual([game.elapsed(), game.store.state().game.clock.isPaused], [2000, true]);
  game.actions.resumeClock(game.now());
  game.wait(500);
  assert.equal(game.elapsed(), 2500);
});

test("another game has its own clock", () => {
  const game = begin();
  game.wait(3000);
  game.store.change(putGame, newState({ givens, activity: "play" }));
  game.wait(700);
  assert.equal(game.elapsed(), 700);
});

for (const [what, options] of /** @type {[string, any][]} */ ([
  ["a puzzle that is entered", { activity: "enter" }],
  ["an empty board", { givens: undefined }],
])) {
  test(`the clock of ${what} stands still`, () => {
    const game = begin(options);
    game.wait(3000);
    assert.equal(game.elapsed(), 0);
  });
}

test("a game that another tab has does not go on here", () => {
  const game = begin();
  game.actions.setForeign(true);
  game.wait(3000);
  assert.equal(game.elapsed(), 0);
});

test("the clock of a finished game stands still", () => {
  const game = begin();
  game.wait(4000);
  game.actions.finish(game.now());
  game.wait(4000);
  assert.equal(game.elapsed(), 4000);
});

test("leaving the place stops the clock", () => {
  const game = begin();
  game.wait(1500);
  game.clock.dispose();
  game.wait(9000);
  game.hide(true);
  game.hide(false);
  assert.equal(game.elapsed(), 1500);
});

test("the clock of a game stands still while the puzzle that is entered is on the board", () => {
  const game = begin();
  game.wait(2000);
  game.store.change(showDraft);
  game.wait(60_000);
  game.store.change(goTo, "play");
  game.wait(500);
  assert.equal(game.elapsed(), 2500);
});
