/** What a translator reads about a key: web/i18n/catalogues/en.context.json. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { isPlain } from "../../../web/i18n/messages.js";
import { catalogueOf, rooms } from "./catalogue-files.js";

/** @type {Record<string, Record<string, string>>} room → key → sentence */
const context = JSON.parse(
  readFileSync(new URL("../../../web/i18n/catalogues/en.context.json", import.meta.url), "utf8"),
);
const english = Object.fromEntries(await Promise.all(rooms.map(async (room) => [room, await catalogueOf(room, "en")])));

test("every sentence is about a key of its room", () => {
  assert.deepEqual(Object.keys(context).sort(), [...rooms].sort());
  for (const room of rooms)
    assert.deepEqual(
      Object.keys(context[room]).filter((key) => !Object.hasOwn(english[room], key)),
      [],
      room,
    );
});

test("every sentence is short and ends in a full stop", () => {
  for (const sentence of Object.values(context).flatMap((sentences) => Object.values(sentences))) {
    assert.match(sentence, /^[A-Z“][^\n]*\.$/);
    assert.ok(sentence.length < 130, sentence);
  }
});

test("labels that are the same in English have sentences that tell them apart", () => {
  /** @type {Map<string, [room: string, key: string][]>} */
  const byLabel = new Map();
  for (const room of rooms)
    for (const [key, label] of Object.entries(english[room]))
      if (isPlain(label) && !/^(technique|producer)\./.test(key))
        byLabel.set(label, [...(byLabel.get(label) ?? []), [room, key]]);
  const shared = [...byLabel.values()].filter((keys) => keys.length > 1).flat();
  assert.ok(shared.length > 50);
  assert.deepEqual(
    shared.filter(([room, key]) => !Object.hasOwn(context[room], key)),
    [],
  );
});
