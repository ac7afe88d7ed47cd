/**
 * The comparison of what was read with the photo: what each cell says of itself, what a press does, where the focus
 * goes.
 */
import assert from "node:assert/strict";
import { test } from "node:test";

import { loadPhotoWords } from "../../../../web/i18n/photo-words.js";
import { loadWords } from "../../../../web/i18n/words.js";
import { signal } from "../../../../web/model/signals.js";
import { createReview } from "../../../../web/places/photo/review-view.js";
import { ElementDouble } from "../../controls/element-double.js";
import { withGlobals } from "../../../support/globals.js";

const create = (/** @type {string} */ tag) => new ElementDouble(tag);
withGlobals({
  document: {
    createElement: create,
    createElementNS: (/** @type {string} */ _, /** @type {string} */ tag) => create(tag),
  },
});
const [words, say] = [await loadWords("en"), await loadPhotoWords("en")];

const puzzle = "12..34..2.4..3.1";
/** The cells of a puzzle as a line. @param {{ cells: readonly number[] }} puzzle */
const lineOf = ({ cells }) => cells.map((digit) => digit || ".").join("");
const lattice = Array.from({ length: 25 }, (_, i) => [10 * (i % 5), 10 * Math.floor(i / 5)]);

/** @param {ElementDouble} element @param {(element: ElementDouble) => boolean} isIt @returns {any[]} */
const within = (element, isIt) => [
  ...(isIt(element) ? [element] : []),
  ...element.children.filter((child) => child instanceof ElementDouble).flatMap((child) => within(child, isIt)),
];

/** Opens the comparison. The facts answer with `status`. @param {object} [reading] @param {string} [status] */
function open(reading = {}, status = "unique") {
  /** @type {string[]} */
  const left = [];
  /** @type {any[]} */
  const asked = [];
  const app = {
    words,
    facts: {
      of: (/** @type {any} */ position) => asked.push(position) && { known: signal({ solutions: { status } }) },
    },
  };
  const stage = createReview(/** @type {any} */ (app), say, {
    url: "blob:",
    reading: /** @type {any} */ ({
      status: "ok",
      side: 4,
      puzzle,
      layout: "2x2",
      lattice,
      width: 50,
      height: 50,
      changed: [],
      doubtful: [],
      outlines: [],
      ...reading,
    }),
    play: (chosen) => left.push(`play ${lineOf(chosen)} as ${chosen.layout}`),
    goOn: ({ digits, entries, notes }) =>
      left.push(`go on with ${digits.join("")} ${entries.join("")} ${notes.join()}`),
    solve: (chosen) => left.push(`solve ${lineOf(chosen)} as ${chosen.layout}`),
    adjust: () => left.push("adjust"),
    again: () => left.push("again"),
  });
  const root = /** @type {any} */ (stage.element);
  const cells = within(root, (each) => each.getAttribute("role") === "gridcell");
  const [drawing] = within(root, (each) => each.getAttribute("role") === "grid");
  const buttons = within(root, (each) => each.tag === "button");
  return {
    stage,
    left,
    asked,
    cells,
    root,
    name: (/** @type {number} */ cell) => cells[cell].getAttribute("aria-label"),
    focused: () => cells.indexOf(root.activeElement),
    /** @param {string} label */
    press: (label) => buttons.find((each) => (each.getAttribute("aria-label") ?? each.textContent) === label).click(),
    /** @param {string} key @param {object} [more] */
    key(key, more = {}) {
      const event = Object.assign(new Event("keydown", { cancelable: true }), {
        key,
        ctrlKey: false,
        metaKey: false,
        altKey: false,
        ...more,
      });
      drawing.dispatchEvent(event);
      return event.defaultPrevented;
    },
    tabs: () => cells.flatMap((each, cell) => (each.getAttribute("tabindex") === "0" ? [cell] : [])),
    shown: (/** @type {string} */ name) => within(root, (each) => each.getAttribute("class") === name)[0].textContent,
    told: () => within(root, (each) => each.getAttribute("class") === "visually-hidden")[0].textContent,
    focusedLabel: () => root.activeElement?.textContent,
    mainButtons: () => buttons.filter((each) => each.classes.has("button-main")).map((each) => each.textContent),
  };
}

const named = (/** @type {number} */ cell, /** @type {number} */ digit, mark = "none") =>
  say("photo.cell", { row: Math.floor(cell / 4) + 1, column: (cell % 4) + 1, digit, mark });

test("a clear reading says so, and the focus is on the button that goes on", () => {
  const { stage, shown, focusedLabel, name, tabs, left, press, mainButtons } = open();
  stage.focus();
  assert.equal(shown("photo-summary"), say("photo.clear"));
  assert.equal(shown("photo-verdict"), words("status.unique"));
  assert.deepEqual([focusedLabel(), mainButtons()], [words("open.play"), [words("open.play")]]);
  assert.deepEqual([name(0), name(2), tabs()], [named(0, 1), named(2, 0), [0]]);
  press(words("open.play"));
  press(words("shell.solve"));
  press(say("photo.another"));
  assert.deepEqual(left, [`play ${puzzle} as 2x2`, `solve ${puzzle} as 2x2`, "again"]);
});

test("changed cells come first, then doubtful ones, each by Tab; a digit settles a cell, and Enter settles it and goes on", () => {
  const { stage, shown, name, focused, tabs, key, told, focusedLabel, left, press } = open({
    changed: [9],
    doubtful: [1, 9, 15],
  });
  stage.focus();
  assert.equal(focused(), 9);
  assert.equal(shown("photo-summary"), say("photo.changed", { changed: 1, left: 3 }));
  assert.deepEqual(
    [name(9), name(1), name(15)],
    [named(9, 0, "changed"), named(1, 2, "doubtful"), named(15, 1, "doubtful")],
  );
  assert.deepEqual(tabs(), [1, 9, 15]);
  key("1");
  assert.equal(told(), say("photo.now", { row: 3, column: 2, digit: 1, left: 2 }));
  assert.deepEqual([focused(), name(9), tabs()], [9, named(9, 1, "corrected"), [1, 9, 15]]);
  key("2");
  assert.deepEqual([focused(), name(9)], [9, named(9, 2, "conflict")], "a slip is corrected where it was made");
  key("1");
  key("Enter");
  assert.deepEqual([focused(), tabs()], [15, [1, 15]]);
  key("Enter");
  assert.deepEqual([focused(), name(15), tabs()], [1, named(15, 1), [1]]);
  key("Backspace");
  assert.equal(shown("photo-summary"), say("photo.changed", { changed: 1, left: 0 }));
  assert.equal(focused(), 1);
  key("Enter");
  assert.equal(focusedLabel(), words("open.play"));
  press(words("open.play"));
  assert.deepEqual(left, ["play 1...34..214..3.1 as 2x2"]);
});

test("the row of digits does what the keys do", () => {
  const { press, name, focused } = open({ doubtful: [4, 5] });
  press("2");
  assert.deepEqual([name(4), focused()], [named(4, 2, "conflict"), 4]);
  press(say("photo.blank"));
  assert.equal(name(4), named(4, 0, "corrected"));
  press(say("photo.next"));
  assert.equal(focused(), 5);
});

test("a digit of a clear reading is corrected without leaving its cell", () => {
  const { stage, key, focused, name } = open();
  stage.focus();
  key("ArrowRight");
  key("0");
  assert.deepEqual([name(1), focused()], [named(1, 0, "corrected"), 1]);
  key("ArrowDown");
  key("0");
  assert.deepEqual([name(5), focused()], [named(5, 0, "corrected"), 5]);
});

test("the boxes of the picture decide what is in conflict, what is counted, and what is played", () => {
  // The two digits 1 share a box of 3 rows and 2 columns, and none of 2 rows and 3 columns.
  const tall = `1.....${"......"}.1....${".".repeat(18)}`;
  const wide = Array.from({ length: 49 }, (_, i) => [10 * (i % 7), 10 * Math.floor(i / 7)]);
  for (const [layout, mark] of [
    ["3x2", "conflict"],
    ["2x3", "none"],
  ]) {
    const { cells, asked, press, left } = open({ side: 6, puzzle: tall, layout, lattice: wide, width: 70, height: 70 });
    assert.equal(cells[0].getAttribute("aria-label"), named(0, 1, mark));
    press(words("open.play"));
    press(words("shell.solve"));
    assert.deepEqual([asked[0].layout, left], [layout, [`play ${tall} as ${layout}`, `solve ${tall} as ${layout}`]]);
  }
});

test("confirming and going on without a change", () => {
  const { press, focused, name } = open({ doubtful: [4, 5, 8] });
  press(say("photo.next"));
  assert.equal(focused(), 5);
  press(say("photo.right"));
  assert.deepEqual([name(5), focused()], [named(5, 4), 8]);
});

for (const [key, more, isUsed] of /** @type {[string, object, boolean][]} */ ([
  ["ArrowDown", {}, true],
  ["Tab", {}, false],
  ["Escape", {}, false],
  ["1", { ctrlKey: true }, false],
  ["9", {}, false],
  ["4", {}, true],
])) {
  test(`the key ${key} ${JSON.stringify(more)} ${isUsed ? "belongs to the grid" : "is left to the page"}`, () =>
    assert.equal(open().key(key, more), isUsed));
}

for (const [status, key] of /** @type {const} */ ([
  ["multiple", "status.multiple"],
  ["none", "status.none"],
  ["conflict", "open.conflict"],
  ["stopped", "status.unknown"],
])) {
  test(`the verdict ${status} is told, and the main button leads to place Solve`, () => {
    const { shown, mainButtons, press, left } = open({}, status);
    assert.equal(shown("photo-verdict"), words(key));
    assert.deepEqual(mainButtons(), [words("shell.solve")]);
    press(words("open.play"));
    assert.equal(left.length, status === "stopped" ? 1 : 0, "what has not exactly one solution is no game");
  });
}

test("a doubtful cell says what it could hold, until the player has settled it", () => {
  const probabilities = Array.from({ length: 16 }, () => [0.2, 0.5, 0.3, 0, 0]);
  const { press, root } = open({ doubtful: [4], probabilities });
  const [reason] = within(root, (each) => /photo-reason/.test(each.getAttribute("class") ?? ""));
  assert.equal(reason.textContent, say("photo.rivals", { contents: "1, 2 or blank" }));
  assert.equal(reason.getAttribute("hidden"), null);
  press("3");
  assert.equal(reason.getAttribute("hidden"), "");
});

test("a reading without one solution asks to compare everything", () => {
  const { stage, shown, focused } = open({ status: "unreadable", doubtful: [] }, "multiple");
  stage.focus();
  assert.equal(shown("photo-summary"), say("photo.unreadable"));
  assert.equal(focused(), 0);
});

test("a killer is told, and leads to place Solve, where cages can be entered", () => {
  const { root, shown, mainButtons } = open({ status: "unreadable", unread: ["cages", "handwriting"] }, "multiple");
  assert.equal(shown("photo-summary"), say("photo.unread-cages"));
  assert.equal(shown("photo-unread"), say("photo.unread-handwriting"));
  assert.equal(within(root, (each) => each.textContent === say("photo.unread-cages") && each.tag === "p").length, 1);
  assert.deepEqual(mainButtons(), [words("shell.solve")]);
});

test("a killer is not told once the digits have exactly one solution", () => {
  const { shown } = open({ status: "unreadable", unread: ["cages"] }, "unique");
  assert.notEqual(shown("photo-summary"), say("photo.unread-cages"));
});

test("cages that were read are told, and are rules of the puzzle that is judged and played", () => {
  const rules = ["cage 3 r1c1 r1c2"];
  const { root, asked, shown } = open({ rules });
  assert.equal(shown("photo-cages"), say("photo.cages"));
  assert.deepEqual(asked.at(-1).rules, rules);
  const { root: other } = open();
  assert.deepEqual(
    [root, other].map((each) => within(each, ({ textContent }) => textContent === say("photo.cages")).length > 0),
    [true, false],
  );
});

test("handwriting among the entered digits is told", () => {
  const entries = "..32............";
  const { shown } = open({ entries, written: [3] });
  const counts = { entries: 2, written: 1, notes: 0 };
  assert.equal(shown("photo-played"), `${say("photo.played", counts)} ${say("photo.written", counts)}`);
  assert.equal(open({ entries, written: [] }).shown("photo-played"), say("photo.played", counts));
});

test("what a player has entered is shown apart from the givens, and the game goes on with it", () => {
  const none = Array.from({ length: 16 }, () => []);
  const { name, shown, press, left, key, tabs, told } = open({
    entries: "..3.............",
    notes: none.with(3, [1, 4]),
    doubtful: [2],
  });
  assert.deepEqual([name(2), tabs()], [named(2, 3, "doubtful"), [2]]);
  assert.equal(shown("photo-played"), say("photo.played", { entries: 1, notes: 1 }));
  key("Enter");
  assert.deepEqual([name(2), name(3)], [named(2, 3, "entered"), named(3, 0)]);
  assert.match(told(), /: 3\./);
  press(say("photo.go-on"));
  press(words("open.play"));
  const givens = puzzle.replaceAll(".", "0");
  assert.deepEqual(left, [
    `go on with ${givens} 0030000000000000 0,0,0,9,0,0,0,0,0,0,0,0,0,0,0,0`,
    `play ${puzzle} as 2x2`,
  ]);
});

test("a digit in place of an entry is an entry, and a button makes a given of it and back", () => {
  const { key, name, press, left, root } = open({ entries: "..3.............", doubtful: [2] });
  const givens = puzzle.replaceAll(".", "0");
  key("4");
  assert.equal(name(2), named(2, 4, "corrected"));
  press(say("photo.go-on"));
  press(say("photo.make-given"));
  press(words("shell.solve"));
  press(say("photo.make-entry"));
  key("0");
  assert.equal(name(2), named(2, 0, "corrected"));
  press(say("photo.go-on"));
  assert.deepEqual(left, [
    `go on with ${givens} 0040000000000000 ${Array(16).fill(0).join()}`,
    `solve ${puzzle.slice(0, 2)}4${puzzle.slice(3)} as 2x2`,
    `go on with ${givens} ${"0".repeat(16)} ${Array(16).fill(0).join()}`,
  ]);
  const [kind] = within(root, (each) => /photo-kind/.test(each.getAttribute("class") ?? ""));
  assert.equal(kind.hidden, true, "a blank cell has no digit to say something of");
});

test("each red cell says why it is red", () => {
  const probabilities = Array.from({ length: 16 }, () => [0.6, 0.4, 0, 0, 0]).with(1, [0, 0, 1, 0, 0]);
  const { key, press, root } = open({
    changed: [9],
    doubtful: [1, 2],
    probabilities: probabilities.with(2, [1, 0, 0, 0, 0]),
  });
  const [reason] = within(root, (each) => /photo-reason/.test(each.getAttribute("class") ?? ""));
  assert.equal(reason.textContent, say("photo.chosen", { contents: "blank or 1" }));
  key("2");
  assert.equal(reason.textContent, say("photo.clash", { row: 3, column: 1, digit: 2 }));
  key("Enter");
  assert.equal(reason.textContent, say("photo.clash", { row: 3, column: 2, digit: 2 }));
  press(say("photo.next"));
  assert.equal(reason.textContent, say("photo.ink"));
});

test("a reading without one solution leads to the corners and the size of the grid, and not to place Solve", () => {
  const { mainButtons, press, left } = open({ status: "unreadable" }, "none");
  assert.deepEqual(mainButtons(), [say("photo.adjust")]);
  press(say("photo.adjust"));
  assert.deepEqual(left, ["adjust"]);
});

test("without entries and notes there is no other way to play", () => {
  const { root } = open();
  const [further] = within(root, (each) => each.tag === "button" && each.textContent === say("photo.go-on"));
  assert.equal(further.hidden, true);
});

test("a jigsaw is played with its regions", () => {
  const layout = "jigsaw:1122132213443344";
  const { left, press } = open({ layout });
  press(words("open.play"));
  assert.deepEqual(left, [`play ${puzzle} as ${layout}`]);
});

test("marked diagonals are said, and played with", () => {
  const saysOf = (/** @type {object} */ reading) => {
    const texts = within(open(reading).root, (each) => each.tag === "p").map((each) => each.textContent);
    return [say("photo.diagonals"), say("photo.diagonals-decoration")].filter((text) => texts.includes(text));
  };
  const layout = "2x2+x";
  assert.deepEqual(saysOf({ layout, diagonals: true }), [say("photo.diagonals")]);
  assert.deepEqual(saysOf({ diagonals: true }), [say("photo.diagonals-decoration")]);
  assert.deepEqual(saysOf({ diagonals: false }), []);
  const { left, press } = open({ layout, diagonals: true });
  press(words("open.play"));
  assert.deepEqual(left, [`play ${puzzle} as ${layout}`]);
});

test("what could not be read is said, and nothing else", () => {
  const saidOf = (/** @type {object} */ reading) =>
    within(open(reading).root, (each) => each.getAttribute("class") === "photo-unread").map((each) => each.textContent);
  assert.deepEqual(saidOf({ unread: ["regions", "handwriting"] }), [
    say("photo.unread-regions"),
    say("photo.unread-handwriting"),
  ]);
  assert.deepEqual(saidOf({ unread: ["handwriting_version"] }), [say("photo.unread-handwriting-version")]);
  assert.deepEqual([saidOf({ unread: [] }), saidOf({})], [[], []]);
});
