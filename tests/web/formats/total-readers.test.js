/**
 * Readers of foreign texts answer with puzzles and errors for every text, and never throw: each is tried with mutated
 * inputs.
 */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { mostCharacters } from "../../../web/embed/message-size.js";
import { unpackState } from "../../../web/embed/saved.js";
import { mostPlaced } from "../../../web/embed/score.js";
import { parseLine } from "../../../web/formats/line.js";
import { decompressed } from "../../../web/formats/lz.js";
import { gamesIn, readPuzzleLink } from "../../../web/formats/puzzle-address.js";
import { linkTo, linkedPuzzle } from "../../../web/formats/puzzle-link.js";
import { packJson, unpackJson } from "../../../web/formats/packed.js";
import { readTexts } from "../../../web/formats/read.js";
import { readState, writeState } from "../../../web/formats/state-link.js";
import { readEntry, entryOf } from "../../../web/games/entry.js";
import { isResult } from "../../../web/games/result.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { newPosition } from "../../../web/model/position.js";
import { mostKeptCells, packGame, packHistory, unpackGame } from "../../../web/model/save.js";
import { newState } from "../../../web/model/state.js";
import { originParts } from "../../../web/places/new/puzzle-words.js";
import {
  knownResult,
  knownTexts,
  packedState,
  playedState,
  savedGame,
  savedHistory,
} from "../../fuzz/known-inputs.mjs";
import { garbled, withJunk } from "../../fuzz/mutations.mjs";
import { readSoundly, showSoundly, words } from "../../fuzz/sound-readers.mjs";
import { randomNumbers } from "../model/random-games.js";
import { runsOf } from "../../support/long-runs.js";

describe("garbled texts", () => {
  for (const [name, text] of knownTexts) {
    it(name, async () => {
      for (let seed = 0; seed < runsOf(400, 100); seed++) await readSoundly(garbled(text, randomNumbers(seed)));
    });
  }
});

describe("saved games with junk in any part", () => {
  it("are read, or said to be damaged or newer", () => {
    let read = 0;
    for (let seed = 0; seed < runsOf(3000, 750); seed++) {
      const random = randomNumbers(seed);
      const unpacked = /** @type {any} */ (
        unpackGame(
          .../** @type {[any, any]} */ (
            random(2) ? [withJunk(savedGame, random), savedHistory] : [savedGame, withJunk(savedHistory, random)]
          ),
        )
      );
      if (unpacked.state) {
        showSoundly(unpacked.state);
        read++;
      } else assert.ok(unpacked.damaged === true || unpacked.newer > savedGame.nonet);
    }
    assert.ok(read > 300, `${read} were read`);
  });

  it("are put into an element, or refused", () => {
    for (let seed = 0; seed < runsOf(2000, 500); seed++) {
      const unpacked = unpackState(withJunk(packedState, randomNumbers(seed)), "play");
      if (unpacked) showSoundly(unpacked.state);
    }
    assert.ok(unpackState({ ...packedState, history: { ...packedState.history, checkpoints: [null] } }, "play"));
  });

  /** @type {[string, any][]} */
  const origins = [
    ["no kind", {}],
    ["a kind that is no name", { kind: "toString" }],
    ["a level that is no name", { kind: "made", level: "toString" }],
    ["a level that is no text", { kind: "made", level: {} }],
    ["a rating that is a text", { kind: "made", rating: "4.5" }],
    ["a rating that there cannot be", { kind: "made", rating: 1e9 }],
    ["no day of the calendar", { kind: "daily", date: "2026-02-30" }],
    ["a date that is a number", { kind: "daily", date: 5 }],
    ["a title that is an object", { kind: "link", title: {} }],
    ["an endless title", { kind: "link", title: "x".repeat(5000) }],
    ["a seed that is a list", { kind: "made", seed: [] }],
  ];
  for (const [name, junkOrigin] of origins) {
    it(`an origin with ${name} is refused, also in a link`, async () => {
      assert.deepEqual(unpackGame({ ...savedGame, origin: junkOrigin }), { damaged: true });
      const link = await writeState({ ...playedState, game: { ...playedState.game, origin: junkOrigin } }, 0);
      assert.deepEqual(await readState(link), { damaged: true });
    });
  }

  it("an origin with the name of a newer page is told apart from a damaged one", async () => {
    for (const origin of [{ kind: "weekly" }, { kind: "made", level: "absurd" }, { kind: "daily", ruled: "maze" }]) {
      const unpacked = unpackGame({ ...savedGame, origin });
      assert.ok("newer" in unpacked && unpacked.newer > savedGame.nonet);
      const link = await writeState({ ...playedState, game: { ...playedState.game, origin } }, 0);
      assert.deepEqual(await readState(link), { newer: true });
      const kept = { ...JSON.parse(JSON.stringify(entryOf(playedState, 5))), origin };
      assert.equal(readEntry(kept)?.isUnreadable, true);
    }
  });

  it("a checkpoint of another layout is left out; one from before the digits were locked stays", () => {
    const before = newPosition(playedState.position.layout);
    const checkpoints = [
      { name: "Other", position: newPosition("2x2") },
      { name: "Before", position: before },
    ];
    const { state: restored } = /** @type {any} */ (
      unpackGame(
        { ...savedGame, activity: "play" },
        packHistory({ ...playedState, game: { ...playedState.game, checkpoints } }),
      )
    );
    assert.deepEqual(restored.game.checkpoints, [{ name: "Before", position: before }]);
  });

  /** What a small file could unpack to. @type {[string, object, (history: any) => void][]} */
  const large = [
    [
      "moves that are whole boards",
      { moves: Array.from({ length: 2000 }, (_, i) => JSON.stringify({ l: i % 2 ? "2x2" : "10x10", g: "" })) },
      ({ future }) => assert.equal(future.length, 0),
    ],
    [
      "moves that are the same board again",
      { moves: [JSON.stringify({ l: "2x2", g: "" })] },
      ({ future }) => assert.equal(future.length, 0),
    ],
    [
      "many coloured candidates",
      {
        first: { l: "2x2", g: "", d: Array.from({ length: 64 }, (_, i) => `${i.toString(36)}:1`).join() },
        moves: Array.from({ length: 100_001 }, (_, i) => `d0=${1 + (i % 2)}`),
      },
      ({ future }) => assert.equal(future.length, 0),
    ],
    [
      "checkpoints of a large board",
      { checkpoints: Array.from({ length: 2000 }, () => ({ name: "One", position: { l: "10x10", g: "" } })) },
      ({ game: { checkpoints } }) => assert.equal(checkpoints.length, mostKeptCells / 10_000),
    ],
  ];
  for (const [name, parts, expect] of large) {
    it(`a history never takes more memory than the page's own: ${name}`, () => {
      const entered = newState({ layout: "2x2", activity: "enter" });
      const { state: restored } = /** @type {any} */ (
        unpackGame(packGame(entered, 0), { ...packHistory(entered), ...parts })
      );
      expect(restored);
    });
  }

  it("an element refuses a history with another layout, and too many entries", () => {
    const packed = packedState;
    const { moves, at } = packed.history;
    const other = JSON.stringify({ l: "2x2", g: "" });
    assert.ok(unpackState(packed, "play"));
    assert.equal(
      unpackState({ ...packed, history: { ...packed.history, moves: [...moves.slice(0, at), other] } }, "play"),
      null,
    );
    for (const placed of [[[36, 1]], [[0, 7]], Array(mostPlaced + 1).fill([0, 1])])
      assert.equal(unpackState({ ...packed, game: { placed, over: false } }, "play"), null);
    assert.equal(unpackState({ ...packed, more: "x".repeat(mostCharacters) }, "play"), null);
  });

  it("what the list says of a game is shown, or only that there is a game", () => {
    const entry = JSON.parse(JSON.stringify(entryOf(playedState, 5)));
    assert.deepEqual(readEntry(entry), entry);
    for (let seed = 0; seed < runsOf(2000, 500); seed++) {
      const read = readEntry(withJunk(entry, randomNumbers(seed)));
      if (read) assert.ok(read.isUnreadable || originParts(read.origin, read.layout, words).length > 0);
    }
    const newer = readEntry({ ...entry, version: 99, layout: "hexagons", origin: { kind: "dreamt" } });
    assert.deepEqual([newer?.id, newer?.version, newer?.isUnreadable], [entry.id, 99, true]);
  });

  it("a record of a finished game is counted, or not", () => {
    assert.equal(isResult(knownResult), true);
    for (const part of [
      { level: "toString" },
      { day: "x" },
      { date: 7 },
      { layout: "hexagons" },
      { finished: 1e300 },
      { hints: null },
    ])
      assert.equal(isResult({ ...knownResult, ...part }), false, JSON.stringify(part));
    for (let seed = 0; seed < runsOf(500, 125); seed++) isResult(withJunk(knownResult, randomNumbers(seed)));
  });
});

describe("addresses", () => {
  it("of puzzles, garbled", () => {
    const link = linkTo(
      { layout: "2x2", cells: new Array(16).fill(0), candidates: new Array(16).fill(7) },
      { level: "easy", rating: 1.2 },
      "",
    );
    for (let seed = 0; seed < runsOf(2000, 500); seed++) {
      const { text, layout } = readPuzzleLink(garbled(link, randomNumbers(seed)));
      const puzzle = linkedPuzzle(text, layout);
      if (puzzle) assert.equal(puzzle.cells.length, layoutNamed(puzzle.layout)?.cellCount);
    }
  });
});

describe("long texts take no longer than their length", () => {
  const long = 200_000;
  it("many beginnings of games in addresses", () =>
    assert.deepEqual(gamesIn(`${"#s=a".repeat(long / 4)}\u00e4`, 10), []));
  it("an address with many stops behind it", () => assert.deepEqual(gamesIn(`#s=a${".".repeat(long)}a`, 10), []));
  it("a game in a link that unpacks to far more than it is", async () => {
    assert.deepEqual(await unpackJson(await packJson("x".repeat(5_000_000))), { damaged: true });
    assert.deepEqual(await unpackJson(await packJson("x".repeat(1_000_000))), { value: "x".repeat(1_000_000) });
  });
  it("texts with too many puzzles", async () => {
    const many = Array.from({ length: 700 }, () => /** @type {any} */ ({ title: "", givens: [] }));
    const { puzzles, more } = await readTexts(
      [
        { name: "a", text: "" },
        { name: "b", text: "" },
      ],
      async () => ({ puzzles: many, errors: [], more: false }),
    );
    assert.deepEqual([puzzles.length, more], [1000, true]);
  });
  it("the name of a layout", () => assert.equal(layoutNamed(`jigsaw:${"1".repeat(long)}`), null));

  it("compressed data that unpack to far more than they are", () => {
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    /** @type {number[]} */
    const bits = [];
    const write = (/** @type {number} */ number, /** @type {number} */ width) => {
      for (let bit = 0; bit < width; bit++) bits.push((number >> bit) & 1);
    };
    write(0, 2);
    write("{".charCodeAt(0), 8);
    // Each number is that of the part which is just being made: one character longer than the part before.
    for (let [parts, width] = [4, 3]; parts < 8000; parts++) {
      write(parts, width);
      if (parts + 1 === 2 ** width) width++;
    }
    const signsOf = Array.from(
      { length: Math.floor(bits.length / 6) },
      (_, i) => alphabet[bits.slice(i * 6, i * 6 + 6).reduce((value, bit) => value * 2 + bit, 0)],
    );
    assert.equal(
      decompressed(signsOf.join(""), () => true),
      null,
    );
  });
});

describe("a digit", () => {
  it("is a number, and nothing else", () => {
    const cells = (/** @type {string} */ first) => parseLine([first, ...new Array(1368).fill("0")].join(" "), "1x37");
    assert.ok("puzzle" in cells("37") && "puzzle" in cells("."));
    for (const bad of ["38", "0x5", "1e1", "0.5", "-1", "+1"]) assert.ok("error" in cells(bad), bad);
  });
});
