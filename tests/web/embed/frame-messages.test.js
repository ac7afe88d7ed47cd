import assert from "node:assert/strict";
import { test } from "node:test";

import { originsIn } from "../../../web/embed/frame-messages.js";

/** @type {any[][]} */
const table = [
  ["", []],
  ["https://a.example", ["https://a.example"]],
  [" https://a.example , http://localhost:8080", ["https://a.example", "http://localhost:8080"]],
  ["https://a.example/course/1/", ["https://a.example"]],
  ["https://A.example:443", ["https://a.example"]],
  ["*", []],
  ["null,a.example,,file:///home,https://b.example", ["https://b.example"]],
];

for (const [list, origins] of table) {
  test(`the origins in "${list}"`, () => assert.deepEqual(originsIn(list), origins));
}
