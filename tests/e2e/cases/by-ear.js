/**
 * Whole games for a player who only hears: the keyboard goes in, names of the accessibility tree and texts of live
 * regions come out.
 */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { chosenOf } from "../../support/long-runs.js";
import { listenTo } from "../support/ear.js";
import { gamesByEar } from "../support/games-by-ear.js";
import { ready } from "../support/places.js";
import { visit } from "../support/site.js";

/** @typedef {import("../support/ear.js").Heard} Heard */

/** @param {string} text */
const sentences = (text) => text.split(/(?<=[.!?])\s+/);
/** @param {Heard[]} lines @param {RegExp} pattern */
const toldCount = (lines, pattern) =>
  lines
    .flatMap(({ told }) => told)
    .flatMap(sentences)
    .filter((sentence) => pattern.test(sentence)).length;

/** The killer is the shortest game: each run of the tests plays it to the end. */
const games = chosenOf(Object.entries(gamesByEar), ([name]) => name === "killer");

for (const [, { address, title, play }] of games) {
  describe(`${title.toLowerCase()} by ear`, () => {
    it("is finished, each entry is told once, and nothing is told twice", () =>
      visit(async (page) => {
        const ear = await listenTo(page);
        await page.goto(`${page.url()}#${address}`);
        await page.reload();
        await ready(page);
        await play(ear);
        const { transcript } = ear;

        assert.match(transcript.at(-1)?.focus ?? "", /heading/);
        assert.equal(toldCount(transcript, /^You solved the puzzle/), 1);
        for (const { key, told } of transcript) {
          const all = told.flatMap(sentences);
          assert.deepEqual(all, [...new Set(all)], `after ${key} a sentence is told twice`);
        }
        const entries = transcript.filter(({ focus }) =>
          /^(grid \d, )?row \d+, column \d+, \w,(?! given)/.test(focus ?? ""),
        );
        for (const line of entries.filter(({ key }) => /^[1-9a-g]$/.test(key)))
          assert.equal(toldCount([line], /^\w placed( in .*)?\.$/), 1, line.focus ?? "");
        const conflicts = transcript.filter((line) => toldCount([line], /more than once/));
        for (const line of conflicts) assert.equal(toldCount([line], /more than once/), 1);
        // The comma and the first digit of a number wait for the next key. Every other key has an answer.
        const silent = transcript.filter(({ focus, told }) => focus === null && !told.length).map(({ key }) => key);
        assert.deepEqual(
          silent.filter((key) => !/^[,1]$/.test(key)),
          [],
        );
      }));
  });
}
