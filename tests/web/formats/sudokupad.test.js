/** SudokuPad's puzzles as text: with the signs left out that can be restored, and as plain JSON. */
import assert from "node:assert/strict";
import { it } from "node:test";

import { fromPad, isPad } from "../../../web/formats/sudokupad.js";

const regions = "[[[0,0],[0,1],[1,0],[1,1]],[[0,2],[0,3],[1,2],[1,3]],[[2,0],[2,1],[3,0],[3,1]],[[2,2],[2,3],[3,2],[3,3]]]";

/** @type {[string, string, Record<string, unknown>][]} */
const good = [
  ["empty cells left out", `{ce:[[,{v:3},,],[,,,{v:'4'}],[,,,],[{v:1,given:f},,,]],re:${regions}}`, { layout: "2x2", givens: "0300000400000000", entries: "0000000000001000" }],
  ["plain JSON", `{"cells":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{"value":2}]],"regions":[]}`, { layout: "2x2", givens: "0000000000000002" }],
  ["texts in cages", "{ce:[[,,,],[,,,],[,,,],[,,,]],ca:[{v:'title: It\\'s mine'},{v:'author: Ann'},{ce:[[0,0],[0,1]],v:5}]}", { title: "It's mine", author: "Ann", leftOut: "killercage" }],
  ["rules for the whole board", "{ce:[[,,,],[,,,],[,,,],[,,,]],metadata:{title:'A',rules:['one','two'],antiking:t}}", { layout: "2x2+antiking", title: "A", ruleset: "one\ntwo" }],
  ["drawings", "{ce:[[,,,],[,,,],[,,,],[,,,]],l:[{wp:[[0.5,0.5],[1.5,1.5]],c:FF0000,th:5}],u:[{ct:[1,1],c2:#F}]}", { leftOut: "line drawing" }],
  ["irregular regions", "{ce:[[,],[,]],re:[[[0,0],[0,1]],[[1,0],[1,1]]]}", { layout: "1x2" }],
];
for (const [name, text, parts] of good) {
  it(name, () => {
    assert.ok(isPad(text));
    const found = /** @type {any} */ (fromPad(text));
    for (const [part, value] of Object.entries(parts)) assert.equal(Array.isArray(found[part]) ? found[part].join(part === "leftOut" ? " " : "") : found[part], value, part);
  });
}

/** @type {[string, string, string][]} */
const bad = [
  ["a text that ends too early", "{ce:[[,,,],[,,", "damaged-link"], ["a string without an end", "{ce:[[{v:'", "damaged-link"],
  ["no square", "{ce:[[,,],[,,]]}", "not-square"], ["regions of other sizes", "{ce:[[,,,],[,,,],[,,,],[,,,]],re:[[[0,0]],[[1,1],[1,2]]]}", "bad-regions"],
];
for (const [name, text, code] of bad) it(`refuses ${name}`, () => assert.throws(() => fromPad(text), { code }));
