import assert from "node:assert/strict";
import { describe, it, test } from "node:test";
import {
  chordFor,
  chordOf,
  chordsOf,
  isLeader,
  isModifier,
  keyMapOf,
  letterIn,
} from "../../../../web/places/keyboard/chords.js";
import { commandOf, commands, fixedKeys, groups } from "../../../../web/places/keyboard/commands.js";
import { loadWords } from "../../../../web/i18n/words.js";

const words = await loadWords("en");

/** @returns {any} */
const key = (name, more = {}) => ({
  key: name,
  code: /^[a-z]$/i.test(name) ? `Key${name.toUpperCase()}` : "",
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
});

describe("the table of commands", () => {
  it("has each name and each key once", () => {
    for (const part of /** @type {const} */ (["id", "chord", "label"]))
      assert.equal(new Set(commands.map((command) => command[part])).size, commands.length, part);
  });
  it("begins with what one needs while playing, and has each group once", () => {
    assert.deepEqual(groups.slice(0, 2), ["play", "notes"]);
    assert.deepEqual([...groups].sort(), [...new Set([...commands, ...fixedKeys].map(({ group }) => group))].sort());
  });
  it("has a sentence for each command and each fixed key", () => {
    for (const { label } of [...commands, ...fixedKeys]) assert.ok(words(label).length > 0);
    for (const { keys } of fixedKeys)
      if (keys.startsWith("keys.")) assert.ok(words(/** @type {any} */ (keys)).length > 0);
  });
  it("has only groups that the list shows", () => {
    for (const { group } of [...commands, ...fixedKeys]) assert.ok(groups.includes(group));
  });
  it("gives no command a digit or a key that is fixed", () => {
    for (const { id, chord } of commands) {
      const [shift, letter] = [chord.startsWith("Shift+"), chord.replace("Shift+", "")];
      assert.deepEqual(chordFor(key(letter, { shiftKey: shift }), id, new Map()), { chord }, id);
    }
  });
});

/** @type {[string, any, string | null][]} */
const written = [
  ["a letter", key("r"), "R"],
  ["a letter with Caps Lock", key("R"), "R"],
  ["a letter with Shift", key("E", { shiftKey: true }), "Shift+E"],
  ["a letter of another script, by its position", key("к", { code: "KeyR" }), "R"],
  ["a letter while an input method composes", key("Process", { code: "KeyR" }), "R"],
  ["what Option makes of a letter", key("®", { code: "KeyR", altKey: true }), "Alt+R"],
  ["a sign that needs Shift on one keyboard and not on another", key("?", { shiftKey: true, code: "Slash" }), "?"],
  ["a named key", key("Enter"), "Enter"],
  ["nothing with Ctrl", key("r", { ctrlKey: true }), null],
  ["nothing with Cmd", key("r", { metaKey: true }), null],
  ["nothing of a modifier alone", key("Shift", { code: "ShiftLeft" }), null],
];
for (const [name, event, expected] of written)
  test(`the text of a key: ${name}`, () => assert.equal(chordOf(event), expected));

test("a comma goes before letters, on keyboards of other scripts by its position", () => {
  assert.ok(isLeader(key(",", { code: "Comma" })));
  assert.ok(isLeader(key("б", { code: "Comma" })));
  assert.ok(!isLeader(key(",", { code: "Comma", ctrlKey: true })));
  assert.ok(!isLeader(key("m", { code: "Comma" })));
  assert.ok(isModifier(key("Alt")));
});

test("the letter that a board may take as a digit", () =>
  assert.deepEqual(["E", "Shift+E", "Alt+E", "Enter", "?"].map(letterIn), ["E", "E", "", "", ""]));

describe("the key of a command", () => {
  const keys = keyMapOf({});
  /** @type {[string, any, any][]} */
  const table = [
    ["a free letter", key("u"), { chord: "U" }],
    ["its own key", key("r"), { chord: "R" }],
    ["Alt, Shift and a letter", key("R", { shiftKey: true, altKey: true }), { chord: "Alt+Shift+R" }],
    ["a function key that browsers leave free", key("F2"), { chord: "F2" }],
    ["a digit", key("4", { code: "Digit4" }), { reason: "digit" }],
    ["a digit with Shift", key("$", { code: "Digit4", shiftKey: true }), { reason: "digit" }],
    ["an arrow", key("ArrowUp"), { reason: "fixed" }],
    ["space", key(" "), { reason: "fixed" }],
    ["the comma", key(",", { code: "Comma" }), { reason: "fixed" }],
    ["Ctrl and a letter", key("u", { ctrlKey: true }), { reason: "browser" }],
    ["the key of help", key("F1"), { reason: "browser" }],
    ["Alt and a letter", key("u", { altKey: true }), { reason: "menu" }],
    ["the key of another command", key("k"), { reason: "used", by: "column" }],
  ];
  for (const [name, event, expected] of table)
    it(`can${"chord" in expected ? "" : "not"} be ${name}`, () =>
      assert.deepEqual(chordFor(event, "row", keys), expected));

  it("is the player's, then the usual one", () => {
    assert.equal(chordsOf({ row: "U" }).get("row"), "U");
    assert.equal(keyMapOf({ row: "U" }).get("R"), undefined);
    assert.equal(chordsOf({}).get("row"), commandOf("row").chord);
  });
});
