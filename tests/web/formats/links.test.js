/**
 * Games in the addresses of a text, which the engine does not read. tests/e2e/node-links.test.js reads all other
 * addresses.
 */
import assert from "node:assert/strict";
import { it } from "node:test";

import { gamesIn } from "../../../web/formats/puzzle-address.js";

/** @type {[string, { data: string, line: number }[]][]} */
const texts = [
  ["file:///somewhere/nonet-offline.html#s=1abc-_", [{ data: "1abc-_", line: 1 }]],
  ["#s=1abc", [{ data: "1abc", line: 1 }]],
  [
    "Look:\n(https://example.org/nonet/#s=1abc), and\r\nhttps://example.org/#s=2.",
    [
      { data: "1abc", line: 2 },
      { data: "2", line: 3 },
    ],
  ],
  ["https://example.org/#p=..1.1..33......4", []],
  ["#Uhttp://www.sudocue.net/\n...1.2...", []],
  ["..1.1..33......4", []],
  ["#s=1abc/x", []],
];
for (const [text, games] of texts) it(text, () => assert.deepEqual(gamesIn(text, 10), games));
it("are read up to a number", () => assert.equal(gamesIn("#s=1\n".repeat(5), 3).length, 3));
