import assert from "node:assert/strict";
import { test } from "node:test";
import { takersOf } from "../../../../web/places/shell/key-listener.js";

const plain = { code: "", shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const digit = { key: "5", code: "Digit5" };
const ctrl = (/** @type {string} */ letter) => ({ key: letter, code: `Key${letter.toUpperCase()}`, ctrlKey: true });
const everybody = ["place", "commands", "board"];
const others = ["place", "commands"];

/** @type {[string, object, object, string[]][]} what is pressed, where, and who may have the key in which order */
const cases = [
  ["a digit beside the board", digit, {}, everybody],
  ["a digit on the board", digit, { isOnBoard: true }, everybody],
  ["a digit where nobody sees the board", digit, { hasBoard: false }, others],
  ["undo where nobody sees the board", ctrl("z"), { hasBoard: false }, others],
  ["a letter that is no key of the board", { key: "h", code: "KeyH" }, {}, others],
  ["a letter that is a digit of a large board", { key: "h", code: "KeyH" }, { side: 25 }, everybody],
  ["an arrow beside the board", { key: "ArrowUp" }, {}, everybody],
  [
    "an arrow that walks through the card, beside the board",
    { key: "ArrowRight" },
    {},
    ["place", "walk", "commands", "board"],
  ],
  ["the same arrow back", { key: "ArrowLeft" }, {}, ["place", "walk", "commands", "board"]],
  [
    "an arrow that walks, when keys work on the board only",
    { key: "ArrowRight" },
    { reach: "board" },
    ["place", "walk"],
  ],
  ["the same arrow on the board, where it goes to a cell", { key: "ArrowRight" }, { isOnBoard: true }, everybody],
  [
    "an arrow in a field or on radio buttons, where it has a use of its own",
    { key: "ArrowRight" },
    { isField: true },
    ["place"],
  ],
  ["an arrow with Shift, which selects cells", { key: "ArrowRight", shiftKey: true }, {}, everybody],
  ["the space bar beside the board, which presses buttons", { key: " " }, {}, others],
  ["the space bar on the board", { key: " " }, { isOnBoard: true }, everybody],
  ["Page Down beside the board, which scrolls", { key: "PageDown" }, {}, others],
  ["Escape beside the board", { key: "Escape" }, {}, [...others, "card"]],
  ["Escape on the board, which may have a use for it", { key: "Escape" }, { isOnBoard: true }, [...everybody, "card"]],
  ["Escape in a field of a card", { key: "Escape" }, { isField: true }, ["place", "card"]],
  ["Escape in a dialog", { key: "Escape" }, { isDialog: true }, []],
  ["a digit in a field", digit, { isField: true }, ["place"]],
  ["a digit in a dialog", digit, { isDialog: true }, []],
  ["a key that what has the focus has taken", { key: "ArrowDown" }, { isTaken: true }, []],
  ["undo beside the board", ctrl("z"), {}, everybody],
  ["Ctrl+A beside the board, which selects the page", ctrl("a"), {}, others],
  ["Ctrl+A on the board", ctrl("a"), { isOnBoard: true }, everybody],
  ["a note without a selected cell", { ...digit, ctrlKey: true }, {}, others],
  ["a note for the selected cells", { ...digit, ctrlKey: true }, { hasSelection: true }, everybody],
  ["a colour for the selected cells", { ...digit, altKey: true }, { hasSelection: true }, everybody],
  ["a digit beside the board, when keys work on the board only", digit, { reach: "board" }, ["place"]],
  ["a digit on the board, when keys work on the board only", digit, { reach: "board", isOnBoard: true }, everybody],
  [
    "Escape beside the board, when keys work on the board only",
    { key: "Escape" },
    { reach: "board" },
    ["place", "card"],
  ],
];
for (const [what, key, where, takers] of cases) {
  test(what, () =>
    assert.deepEqual(
      takersOf(
        /** @type {any} */ ({
          key: { ...plain, ...key },
          isTaken: false,
          isField: false,
          isDialog: false,
          isOnBoard: false,
          reach: "page",
          hasBoard: true,
          side: 9,
          hasSelection: false,
          ...where,
        }),
      ),
      takers,
    ),
  );
}
