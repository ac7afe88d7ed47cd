import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { readFiles } from "../../tools/check-rules.mjs";
import { layersOf, placed } from "../../tools/layered-graph.mjs";
import { pictureOf, roomGraph, tableOf, withTable, withoutShortcuts, written } from "../../tools/room-map.mjs";

const top = fileURLToPath(new URL("../..", import.meta.url));
const graphOf = (/** @type {Record<string, string[]>} */ rooms) => new Map(Object.entries(rooms).map(([room, targets]) => [room, new Set(targets)]));
const plain = (/** @type {Map<string, Set<string>>} */ graph) => Object.fromEntries([...graph].map(([room, targets]) => [room, [...targets]]));

test("the committed picture and table are those of the sources; node tools/room-map.mjs makes them", () => {
  const graph = roomGraph(readFiles(top));
  const now = (/** @type {string} */ name) => readFileSync(top + name, "utf8");
  assert.equal(now(written.picture), pictureOf(graph));
  assert.equal(now(written.text), withTable(now(written.text), tableOf(graph)));
  assert.ok(now(written.picture).length < 300_000);
});

test("rooms are read from includes and imports, and not from comments or types", () => {
  const files = new Map([
    ["core/grid/a.h", '#include <vector>\n#include "core/util/bits.h"\n// #include "core/solve/a.h"\n'],
    ["cli/main.cpp", '#include "core/api/nonet.h"\n#include "cli/input/a.h"\n'],
    ["web/page.js", 'import { x } from "./places/a.js";\n/** @type {import("./model/a.js").X} */\n'],
    ["web/places/a.js", 'export const late = () => import("../engine/index.js");\n'],
    ["tests/web/a.test.js", 'import "../../web/board/a.js";\n'],
  ]);
  assert.deepEqual(plain(roomGraph(files)), {
    "cli": ["core/api"], "core/api": [], "core/grid": ["core/util"], "core/util": [],
    "web (page)": ["web/places"], "web/engine": [], "web/places": ["web/engine"],
  });
});

test("an arrow that a longer way replaces is left out", () => {
  const graph = graphOf({ a: ["b", "c", "d"], b: ["c"], c: ["d"], d: [], e: ["d", "b"] });
  assert.deepEqual(plain(withoutShortcuts(graph)), { a: ["b"], b: ["c"], c: ["d"], d: [], e: ["b"] });
});

const graphs = {
  "a chain": { a: ["b"], b: ["c"], c: [] },
  "long arrows": { a: ["b", "z"], b: ["c", "y"], c: ["z"], y: [], z: [], q: ["z"] },
  "nothing in common": { a: [], b: [], c: ["d"], d: [] },
};
for (const [name, rooms] of Object.entries(graphs)) {
  test(`boxes lie apart, and every arrow leads down layer by layer: ${name}`, () => {
    const graph = graphOf(rooms);
    const { points, ways, columns } = placed(graph, layersOf(graph));
    const all = [...points.values()];
    assert.equal(all.length, Object.keys(rooms).length);
    for (const [i, one] of all.entries()) {
      assert.ok(one.x >= 0 && one.x <= columns - 1);
      for (const other of all.slice(i + 1)) assert.ok(one.y !== other.y || Math.abs(one.x - other.x) > 0.999, `${i} overlaps`);
    }
    assert.equal(ways.length, Object.values(rooms).flat().length);
    for (const way of ways) way.slice(1).forEach(({ y }, i) => assert.equal(y, way[i].y + 1));
  });
}

test("a text without a place for the table is refused", () => assert.throws(() => withTable("# Contributing\n", "| a |"), /<!-- rooms -->/));
