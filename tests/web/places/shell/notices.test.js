/**
 * Notices about games that were set aside, and about a new version: which of them the player has closed, and what they
 * say.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { loadWords } from "../../../../web/i18n/words.js";
import { signal } from "../../../../web/model/signals.js";
import { mountNotices } from "../../../../web/places/shell/notices.js";
import { ElementDouble } from "../../controls/element-double.js";
import { withGlobals } from "../../../support/globals.js";

const words = await loadWords("en");
const unnamed = words("games.unnamed");
const entry = (/** @type {string} */ id, changed = Date.UTC(2026, 10, 22, 12)) => ({ id, changed, isUnreadable: true });

withGlobals({
  HTMLElement: ElementDouble,
  document: { createElement: (tag) => new ElementDouble(tag), createElementNS: (_, tag) => new ElementDouble(tag) },
});

/** Notices over games that the test sets aside. */
function openNotices() {
  const games = {
    trouble: signal(null),
    deletions: signal(0),
    setAside: signal(/** @type {string[]} */ ([])),
    entries: signal(/** @type {any[]} */ ([])),
  };
  let loads = 0;
  const updates = {
    needed: signal(false),
    offered: signal(false),
    load: () => {
      loads += 1;
    },
  };
  let list = /** @type {any} */ (null);
  mountNotices(
    /** @type {any} */ ({
      prepend: (element) => {
        list = element;
      },
    }),
    /** @type {any} */ ({ words, games, store: { own: signal({ isForeign: false }) }, say: assert.fail }),
    /** @type {any} */ (updates),
  );
  return {
    games,
    updates,
    sentences: () => list.children.map(({ children: [paragraph] }) => paragraph.children.join("")),
    /** Presses the button of the first notice, and returns how often the new version was loaded. */
    load() {
      list.children[0].children[1].click();
      return loads;
    },
    close: () => list.children[0].children.at(-1).click(),
  };
}

const sentence = (/** @type {string[]} */ ...names) =>
  words("games.set-aside", { games: names.length, names: words.list(names) });

test("a notice that was closed stays closed when the name of its game becomes known", () => {
  const { games, sentences, close } = openNotices();
  games.setAside.value = ["one"];
  assert.deepEqual(sentences(), [sentence(unnamed)]);
  close();
  assert.deepEqual(sentences(), []);
  games.entries.value = [entry("one")];
  assert.deepEqual(sentences(), []);
});

test("a notice that is open says the name when it becomes known", () => {
  const { games, sentences } = openNotices();
  games.setAside.value = ["one"];
  games.entries.value = [entry("one")];
  assert.deepEqual(sentences(), [sentence(words("games.last-played", { date: words.date("2026-11-22") }))]);
});

/** @type {[string, string[], string[]][]} */
const others = [
  ["another game of the same name", ["one"], ["two"]],
  ["one more game", ["one"], ["one", "two"]],
  ["two games whose ids look like those of one when they are joined", ["one two"], ["one", "two"]],
];
for (const [what, before, after] of others) {
  test(`a closed notice hides none about ${what}`, () => {
    const { games, sentences, close } = openNotices();
    games.setAside.value = before;
    close();
    games.setAside.value = after;
    assert.deepEqual(sentences(), [sentence(...after.map(() => unnamed))]);
  });
}

test("a part that can no longer be loaded is told once, in place of the offer, with the button that loads the new version", () => {
  const { updates, sentences, load, close } = openNotices();
  updates.offered.value = true;
  assert.deepEqual(sentences(), [words("update.ready")]);
  updates.needed.value = true;
  assert.deepEqual(sentences(), [words("update.needed")]);
  assert.equal(load(), 1);
  close();
  assert.deepEqual(sentences(), []);
});
