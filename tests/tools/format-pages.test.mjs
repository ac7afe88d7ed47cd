import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { formatPage, ofCore } from "../../tools/format-pages.mjs";
import { formats, producers } from "../../tools/format-words.mjs";

const core = ofCore();

test("docs/formats.md has the tables that the tool writes", () =>
  assert.equal(readFileSync(new URL("../../docs/formats.md", import.meta.url), "utf8"), formatPage()));

test("each format of core has one row, and each row a format of core", () => {
  const names = formats.flatMap((row) => row.names).filter((name) => name !== "sdm");
  assert.deepEqual(names.toSorted(), [...core.formats.keys()].sort());
});

test("each block and each site of core belongs to a program or kind of texts, and no others do", () => {
  assert.ok(core.blocks.length > 10 && core.sites.size > 10);
  const ids = (/** @type {"blocks" | "sites"} */ key) => new Set(producers.flatMap((row) => row[key] ?? []));
  assert.deepEqual([...ids("blocks")].sort(), core.blocks.toSorted());
  assert.deepEqual([...ids("sites")].sort(), [...core.sites.keys()].sort());
  for (const id of producers.flatMap((row) => row.formats ?? [])) assert.ok(core.formats.has(id), id);
});
