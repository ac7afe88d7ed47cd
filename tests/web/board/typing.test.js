import assert from "node:assert/strict";
import { test } from "node:test";
import { createNumberTyping } from "../../../web/board/typing.js";

/** Keys as [key, cell, whether something else has changed the board before], and the expected number after each key. */
/** @type {any[][]} */
const table = [
  [
    "digits make a number",
    100,
    [
      ["4", 0, false],
      ["0", 0, false],
    ],
    [4, 40],
  ],
  [
    "three digits",
    100,
    [
      ["1", 0, false],
      ["0", 0, false],
      ["0", 0, false],
    ],
    [1, 10, 100],
  ],
  [
    "a board that undo has changed begins anew",
    100,
    [
      ["4", 0, false],
      ["2", 0, true],
    ],
    [4, 2],
  ],
  [
    "another cell begins anew",
    100,
    [
      ["4", 0, false],
      ["2", 1, false],
    ],
    [4, 2],
  ],
  [
    "a number too large begins anew",
    36,
    [
      ["4", 0, false],
      ["2", 0, false],
    ],
    [4, 2],
  ],
  [
    "another key begins anew",
    100,
    [
      ["4", 0, false],
      ["", 0, false],
      ["2", 0, false],
    ],
    [4, 0, 2],
  ],
  [
    "nothing begins with 0",
    100,
    [
      ["0", 0, false],
      ["2", 0, false],
    ],
    [0, 2],
  ],
  [
    "boards with letters have no numbers",
    25,
    [
      ["1", 0, false],
      ["2", 0, false],
    ],
    [0, 0],
  ],
];

for (const [name, side, keys, expected] of table) {
  test(`${name} on a side of ${side}`, () => {
    const typing = createNumberTyping();
    /** Each change of a board makes another position. */
    let position = /** @type {any} */ ({});
    assert.deepEqual(
      keys.map((/** @type {[string, number, boolean]} */ [key, cell, isChanged]) => {
        if (isChanged) position = {};
        const number = typing.number(key, cell, side, position);
        if (number) position = {};
        typing.typed(position);
        return number;
      }),
      expected,
    );
  });
}
