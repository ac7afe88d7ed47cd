import assert from "node:assert/strict";
import { describe, it, test } from "node:test";

import { flow } from "../../../../web/print/layout/flow.js";

const row = (height, name) => ({ height, name, draw: () => [] });
const block = (heights, changes = {}) => ({
  rows: heights.map((height, i) => row(height, i)),
  head: 0,
  after: 5,
  ...changes,
});
/** @returns {any} */
const columns = (changes = {}) => ({ count: 1, width: 100, gap: 20, height: 100, ...changes });
/** Where each row is: page, x and y. */
const placesOf = (pages) =>
  pages.flatMap((placed, page) => placed.map(({ row: { name }, x, y }) => ({ name, page, x, y })));
const at = (places) => places.map(({ page, x, y }) => `${page}:${x},${y}`);

/** @type {[string, any[], any, string[]][]} */
const cases = [
  [
    "blocks stand below each other, with their distances",
    [block([10, 10]), block([20])],
    {},
    ["0:0,0", "0:0,10", "0:0,25"],
  ],
  [
    "the next column follows, then the next page",
    [block([60]), block([60]), block([60])],
    { count: 2 },
    ["0:0,0", "0:120,0", "1:0,0"],
  ],
  ["the first page may be lower", [block([60]), block([60])], { first: 80 }, ["0:0,0", "1:0,0"]],
  [
    "a short block is not divided between pages",
    [block([62]), block([7, 7, 7, 7, 7, 7])],
    {},
    ["0:0,0", "1:0,0", "1:0,7", "1:0,14", "1:0,21", "1:0,28", "1:0,35"],
  ],
  [
    "a long block is divided between pages",
    [block([62]), block([8, 8, 8, 8, 8, 8])],
    {},
    ["0:0,0", "0:0,67", "0:0,75", "0:0,83", "1:0,0", "1:0,8", "1:0,16"],
  ],
  [
    "a short block may be divided between columns",
    [block([65]), block([10, 10, 10, 10, 10, 10])],
    { count: 2 },
    ["0:0,0", "0:0,70", "0:0,80", "0:0,90", "0:120,0", "0:120,10", "0:120,20"],
  ],
  [
    "at least three lines stay together",
    [block([75]), block([10, 10, 10, 10, 10, 10])],
    { count: 2 },
    ["0:0,0", "0:120,0", "0:120,10", "0:120,20", "0:120,30", "0:120,40", "0:120,50"],
  ],
  [
    "the head stays with three lines",
    [block([50]), block([30, 5, 5, 5, 5, 5, 5, 5], { head: 1 })],
    { count: 2 },
    ["0:0,0", "0:0,55", "0:0,85", "0:0,90", "0:0,95", "0:120,0", "0:120,5", "0:120,10", "0:120,15"],
  ],
  [
    "a heading goes with what follows",
    [block([70]), block([10], { leads: true, after: 0 }), block([20, 20], { head: 2 })],
    {},
    ["0:0,0", "1:0,0", "1:0,10", "1:0,30"],
  ],
  [
    "a page has no more pictures than wanted",
    [block([10], { pictured: true }), block([10], { pictured: true }), block([10], { pictured: true })],
    { pictures: 2 },
    ["0:0,0", "0:0,15", "1:0,0"],
  ],
  [
    "a row that is higher than a page is placed nevertheless",
    [block([10]), block([130]), block([10])],
    {},
    ["0:0,0", "1:0,0", "2:0,0"],
  ],
  ["nothing needs one page", [], {}, []],
];
describe("flow", () => {
  for (const [name, blocks, changes, expected] of cases)
    it(name, () => assert.deepEqual(at(placesOf(flow(blocks, columns(changes)))), expected));
});

test("rows keep their order, stay inside their columns and are never lost", () => {
  let seed = 5;
  const random = (below) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    return (seed >>> 8) % below;
  };
  for (let round = 0; round < 300; round++) {
    let name = 0;
    const blocks = Array.from({ length: 1 + random(25) }, () => {
      const rows = Array.from({ length: 1 + random(20) }, () => row(3 + random(12), name++));
      return {
        rows,
        head: random(Math.min(4, rows.length)),
        after: random(8),
        pictured: random(3) === 0,
        leads: rows.length < 3 && random(4) === 0,
      };
    });
    const setting = columns({ count: 1 + random(3), height: 90 + random(60), pictures: 1 + random(4) });
    const pages = flow(blocks, setting);
    const places = placesOf(pages);
    assert.deepEqual(
      places.map((each) => each.name),
      Array.from({ length: name }, (_, i) => i),
    );
    const order = places.map(({ page, x, y }) => page * 1e6 + x * 1e3 + y);
    assert.deepEqual(
      order,
      order.toSorted((a, b) => a - b),
    );
    const all = blocks.flatMap(({ rows }) => rows);
    for (const { name: each, y } of places) assert.ok(y + all[each].height <= setting.height + 0.01);
    const pageOf = new Map(places.map(({ name: each, page, x }) => [each, `${page} ${x}`]));
    for (const { rows, head } of blocks)
      assert.equal(new Set(rows.slice(0, head).map((each) => pageOf.get(each.name))).size <= 1, true);
    const pictures = new Map();
    for (const {
      rows: [first],
      pictured,
    } of blocks) {
      const [page] = (pageOf.get(first.name) ?? "").split(" ");
      if (pictured) pictures.set(page, (pictures.get(page) ?? 0) + 1);
    }
    for (const count of pictures.values()) assert.ok(count <= setting.pictures);
  }
});
