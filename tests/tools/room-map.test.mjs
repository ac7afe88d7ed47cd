import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { readFiles } from "../../tools/check-rules.mjs";
import { markedPart, replaced } from "../../tools/marked-part.mjs";
import { dotOf, drawnGraph, roomGraph, tableOf, withoutShortcuts, written } from "../../tools/room-map.mjs";

const top = fileURLToPath(new URL("../..", import.meta.url));
const graphOf = (/** @type {Record<string, string[]>} */ rooms) =>
  new Map(Object.entries(rooms).map(([room, targets]) => [room, new Set(targets)]));
const sorted = (/** @type {Map<string, Set<string>>} */ graph) =>
  [...graph].map(([room, targets]) => `${room}: ${[...targets].sort()}`).sort();
const plain = (/** @type {Map<string, Set<string>>} */ graph) =>
  Object.fromEntries([...graph].map(([room, targets]) => [room, [...targets]]));

// Graphviz draws boxes at other places from one version to the next, and only those who draw need it: the test compares
// what the picture shows.
test("the committed picture and table are those of the sources; node tools/room-map.mjs makes them", () => {
  const graph = roomGraph(readFiles(top));
  const now = (/** @type {string} */ name) => readFileSync(top + name, "utf8");
  assert.deepEqual(sorted(drawnGraph(now(written.picture))), sorted(withoutShortcuts(graph)));
  assert.equal(markedPart(now(written.text), "rooms"), tableOf(graph));
  assert.ok(now(written.picture).length < 300_000);
});

test("every room is a box, and every arrow that is drawn is named", () => {
  const dot = dotOf(graphOf({ "core/a": ["core/b"], "core/b": [], "web (page)": ["core/a", "core/b"] }));
  assert.deepEqual(
    [...dot.matchAll(/^"([^"]+)" \[/gm)].map(([, room]) => room),
    ["core/a", "core/b", "web (page)"],
  );
  assert.deepEqual(
    [...dot.matchAll(/^"([^"]+)" -> "([^"]+)"$/gm)].map(([, from, to]) => `${from} ${to}`),
    ["core/a core/b", "web (page) core/a"],
  );
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
    cli: ["core/api"],
    "core/api": [],
    "core/grid": ["core/util"],
    "core/util": [],
    "web (page)": ["web/places"],
    "web/engine": [],
    "web/places": ["web/engine"],
  });
});

test("an arrow that a longer way replaces is left out", () => {
  const graph = graphOf({ a: ["b", "c", "d"], b: ["c"], c: ["d"], d: [], e: ["d", "b"] });
  assert.deepEqual(plain(withoutShortcuts(graph)), { a: ["b"], b: ["c"], c: ["d"], d: [], e: ["b"] });
});

test("a part of a document is replaced between its marks, and a document without them is refused", () => {
  const text = "# A\n<!-- rooms -->\n| a |\n<!-- end -->\n<!-- more -->\nb\n<!-- end -->\n";
  assert.equal(markedPart(text, "more"), "b");
  assert.equal(
    replaced(text, "rooms", "$& c"),
    text.replace("| a |", () => "$& c"),
  );
  assert.throws(() => replaced("# Contributing\n", "rooms", "| a |"), /<!-- rooms -->/);
});
