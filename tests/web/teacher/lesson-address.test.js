import assert from "node:assert/strict";
import { test } from "node:test";
import { classInAddress, isPuzzleAddress, lessonInAddress } from "../../../web/teacher/lesson-address.js";

/** @type {[string, { lesson: string | null, isPuzzle: boolean, work: string | null }][]} */
const addresses = [
  ["", { lesson: null, isPuzzle: false, work: null }],
  ["#learn", { lesson: null, isPuzzle: false, work: null }],
  ["#learn/x-wing", { lesson: "x-wing", isPuzzle: false, work: null }],
  ["#learn/x-wing&more", { lesson: "x-wing", isPuzzle: false, work: null }],
  ["#learn/magic", { lesson: "magic", isPuzzle: false, work: null }],
  ["#learn/puzzle", { lesson: null, isPuzzle: true, work: null }],
  ["#learn/class?e=x-wing&t=5b", { lesson: null, isPuzzle: false, work: "e=x-wing&t=5b" }],
  ["#learn/class?", { lesson: null, isPuzzle: false, work: "" }],
  ["#play", { lesson: null, isPuzzle: false, work: null }],
];
for (const [hash, { lesson, isPuzzle, work }] of addresses) {
  test(`the address “${hash}”`, () =>
    assert.deepEqual([lessonInAddress(hash), isPuzzleAddress(hash), classInAddress(hash)], [lesson, isPuzzle, work]));
}
