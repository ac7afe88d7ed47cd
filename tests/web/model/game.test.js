import assert from "node:assert/strict";
import { test } from "node:test";
import { withAuthorWords } from "../../../web/model/author-words.js";
import { isAuthored, newGame, readOrigin } from "../../../web/model/game.js";

/** @type {[unknown, boolean][]} */
const ratings = [
  [1, true],
  [1.2, true],
  [20, true],
  [0.9, false],
  [20.1, false],
  [NaN, false],
  ["3.4", false],
  [null, false],
];
for (const [rating, isRead] of ratings) {
  test(`the rating ${JSON.stringify(rating)} of an origin is ${isRead ? "read" : "refused"}`, () => {
    assert.deepEqual(readOrigin({ kind: "made", rating }), isRead ? { kind: "made", rating } : null);
  });
}

test("nothing has happened in a new game, and no other game has its name", () => {
  const { id, ...rest } = newGame({ kind: "entered" });
  assert.deepEqual(rest, {
    origin: { kind: "entered" },
    clock: { elapsed: 0, since: null, isPaused: false },
    hints: [0, 0, 0],
    checks: 0,
    isHelped: false,
    checkpoints: [],
    finished: null,
  });
  assert.match(id, /^[\da-f]{32}$/);
  assert.notEqual(newGame({ kind: "entered" }).id, id);
});

test("an origin whose kind, kind of rules or level has another name is of a newer page", () => {
  for (const named of [{ kind: "weekly" }, { kind: "made", ruled: "jigsaw" }, { kind: "made", level: "absurd" }])
    assert.equal(readOrigin(named), "newer");
  for (const junk of [{ kind: "toString" }, { kind: "made", ruled: 5 }, { kind: "weekly", rating: "4" }])
    assert.equal(readOrigin(junk), null);
});

test("an origin has a known kind of rules, or none", () => {
  assert.deepEqual(readOrigin({ kind: "daily", date: "2026-11-22", ruled: "killer" }), {
    kind: "daily",
    date: "2026-11-22",
    ruled: "killer",
  });
});

test("the words of an author are changed one by one, and left out when they are empty", () => {
  const state = withAuthorWords({ game: newGame({ kind: "entered" }) }, { title: "Fish" });
  assert.deepEqual(state.game.origin, { kind: "entered", title: "Fish", titleBy: "author" });
  const named = withAuthorWords(state, { author: "A. Setter", message: "Well done!" });
  assert.deepEqual(named.game.origin, { ...state.game.origin, author: "A. Setter", message: "Well done!" });
  assert.deepEqual(readOrigin(named.game.origin), named.game.origin);
  assert.deepEqual(withAuthorWords(named, { author: "", message: "" }).game.origin, state.game.origin);
  assert.deepEqual(withAuthorWords(state, { title: "" }).game.origin, { kind: "entered" });
  assert.equal(named.game.id, state.game.id);
  const authored = [{ message: "!" }, { drawing: "{}" }, {}, { level: "easy" }];
  assert.deepEqual(
    authored.map((more) => isAuthored(/** @type {any} */ ({ kind: "made", ...more }))),
    [true, true, false, false],
  );
});

test("a title is an author's where an author has given it, in every kind of game", () => {
  const kinds = /** @type {const} */ (["entered", "made", "course", "link", "daily", "exercise"]);
  const title = "Fish";
  for (const kind of kinds) {
    assert.equal(isAuthored({ kind, title }), false);
    assert.equal(isAuthored(/** @type {any} */ (readOrigin({ kind, title, titleBy: "author" }))), true);
  }
  // Older pages did not keep who gave a title.
  const isOlderAuthors = (/** @type {object} */ older) => "titleBy" in /** @type {object} */ (readOrigin(older));
  assert.deepEqual(
    kinds.filter((kind) => isOlderAuthors({ kind, title })),
    ["entered"],
  );
  assert.deepEqual(
    [{ ruleset: "Digits rise." }, { drawing: "{}" }, { author: "A. Setter" }, { level: "easy" }].map((more) =>
      isOlderAuthors({ kind: "link", title, ...more }),
    ),
    [true, true, true, false],
  );
});

test("an origin keeps the author and the author's words, up to a length", () => {
  const told = {
    kind: "entered",
    title: "Fish",
    titleBy: "author",
    author: "A. Setter",
    ruleset: "Normal rules.\nAnti-knight.",
  };
  assert.deepEqual(readOrigin(told), told);
  assert.equal(readOrigin({ ...told, author: 5 }), null);
  assert.equal(readOrigin({ ...told, ruleset: "x".repeat(10_001) }), null);
  assert.equal(readOrigin({ ...told, author: "x".repeat(1001) }), null);
  assert.equal(readOrigin({ ...told, message: "x".repeat(10_001) }), null);
});
