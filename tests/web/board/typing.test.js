import assert from "node:assert/strict";
import { test } from "node:test";
import { createNumberTyping } from "../../../web/board/typing.js";

/** Keys as [key, cell, seconds], and the expected number after each key. */
/** @type {any[][]} */
const table = [
  [
    "digits make a number",
    100,
    [
      ["4", 0, 0],
      ["0", 0, 0.5],
    ],
    [4, 40],
  ],
  [
    "three digits",
    100,
    [
      ["1", 0, 0],
      ["0", 0, 1],
      ["0", 0, 2],
    ],
    [1, 10, 100],
  ],
  [
    "a pause begins anew",
    100,
    [
      ["4", 0, 0],
      ["2", 0, 2],
    ],
    [4, 2],
  ],
  [
    "another cell begins anew",
    100,
    [
      ["4", 0, 0],
      ["2", 1, 0.1],
    ],
    [4, 2],
  ],
  [
    "a number too large begins anew",
    36,
    [
      ["4", 0, 0],
      ["2", 0, 0.1],
    ],
    [4, 2],
  ],
  [
    "another key begins anew",
    100,
    [
      ["4", 0, 0],
      ["", 0, 0.1],
      ["2", 0, 0.2],
    ],
    [4, 0, 2],
  ],
  [
    "nothing begins with 0",
    100,
    [
      ["0", 0, 0],
      ["2", 0, 0.1],
    ],
    [0, 2],
  ],
  [
    "boards with letters have no numbers",
    25,
    [
      ["1", 0, 0],
      ["2", 0, 0.1],
    ],
    [0, 0],
  ],
];

for (const [name, side, keys, expected] of table) {
  test(`${name} on a side of ${side}`, () => {
    const type = createNumberTyping();
    assert.deepEqual(
      keys.map(([key, cell, seconds]) => type(key, cell, side, seconds * 1000)),
      expected,
    );
  });
}
