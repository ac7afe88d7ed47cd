// Drawings in the habits of three setters mean the rules that they were drawn for, and no others.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { corpus, textOfDrawn } from "./drawn-corpus.mjs";
import { lines, nonet } from "./program.mjs";

describe("the drawings of three setters", () => {
  assert.ok(corpus.length >= 60);
  const read = lines(nonet("convert --json --recognise", `${corpus.map(textOfDrawn).join("\n")}\n`).out);
  for (const [i, { kind, habit, rules }] of corpus.entries())
    it(`mean their rules: ${kind}, ${habit}`, () => assert.deepEqual(JSON.parse(read[i]).rules, rules));
});
