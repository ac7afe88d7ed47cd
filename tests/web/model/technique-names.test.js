import assert from "node:assert/strict";
import { test } from "node:test";
import { foundByName } from "../../../web/model/technique-names.js";

/**
 * @type {[string, string, string, { isFound: boolean, by: string | null }][]} a technique, its name in the language of
 *   the page, what is typed
 */
const cases = [
  ["xy-wing", "XY-Wing", "xy wing", { isFound: true, by: null }],
  ["xy-wing", "XY-Wing", "Y-Wing", { isFound: true, by: null }],
  ["xyz-wing", "XYZ-Wing", "bent naked triple", { isFound: true, by: "Bent Naked Triple" }],
  ["naked-pair", "Явна пара", "naked pair", { isFound: true, by: null }],
  ["naked-pair", "Явна пара", "явна", { isFound: true, by: null }],
  ["naked-pair", "Naked Pair", "obvious", { isFound: true, by: "Obvious Pair" }],
  ["naked-pair", "Naked Pair", "явная пара", { isFound: true, by: "явная пара" }],
  ["claiming", "Claiming", "box/line reduction", { isFound: true, by: "Box/Line Reduction" }],
  ["simple-colors-trap", "Simple Colors Trap", "simple colouring", { isFound: true, by: "Simple Colouring" }],
  ["pointing", "Pointing", "Locked Candidates Type 1", { isFound: true, by: "Locked Candidates Type 1" }],
  ["x-wing", "X-Wing", "", { isFound: true, by: null }],
  ["x-wing", "X-Wing", "swordfish", { isFound: false, by: null }],
  ["no-such", "Magic", "toString", { isFound: false, by: null }],
];
for (const [id, name, wanted, found] of cases)
  test(`“${wanted}” and ${name}`, () => assert.deepEqual(foundByName(id, wanted, [name, id]), found));
