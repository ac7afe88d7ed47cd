/** Whatever is written is read again as it was. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { fromFPuzzle, toFPuzzle } from "../../../web/formats/f-puzzles.js";
import { compressed, decompressed } from "../../../web/formats/lz.js";
import { isOpenSudoku, readOpenSudoku, writeOpenSudoku } from "../../../web/formats/open-sudoku.js";
import { readState, writeState } from "../../../web/formats/state-link.js";
import { fromWiki, toWiki } from "../../../web/formats/sudokuwiki.js";
import { samePosition } from "../../../web/model/position.js";
import { randomGame } from "../model/random-games.js";
import { contents, randomFound } from "./found-games.js";

const layouts = [
  "2x2", "2x3", "3x2", "3x3", "2x4", "2x5", "3x4", "4x4", "5x5", "3x3+x", "3x3+windoku", "3x3+asterisk", "3x3+centerdots", "3x3+disjoint", "3x3+antiknight+antiking",
  "3x3+x+windoku+asterisk", "4x4+windoku", "jigsaw:1122211122333343444455555", "jigsaw:1222222111233311133445533444555554466677776666777+x",
];

describe("f-puzzles", () => {
  for (const layout of layouts) {
    it(layout, () => {
      for (let seed = 1; seed <= 5; seed++) {
        const found = randomFound(seed, layout, { title: `Ґанок ${seed}`, author: "Ann", ruleset: "Normal rules.\nNo more." });
        const text = decompressed(compressed(JSON.stringify(toFPuzzle(found))), () => true);
        const again = fromFPuzzle(JSON.parse(text ?? ""));
        assert.deepEqual(contents(again), contents(found));
        assert.deepEqual(again.leftOut, []);
      }
    });
  }

  /** @type {[string, any, string[]][]} */
  const rules = [
    ["one diagonal", { "diagonal-": true }, ["diagonal"]],
    ["an extra region besides the windows", { extraregion: [{ cells: ["R1C1", "R2C2"] }] }, ["extraregion"]],
    ["rules with nothing in them", { thermometer: [], nonconsecutive: false, antiking: false, negative: [] }, []],
    ["several", { thermometer: [{ lines: [["R1C1", "R1C2"]] }], nonconsecutive: true, whatever: { a: 1 } }, ["thermometer", "nonconsecutive", "whatever"]],
  ];
  for (const [name, data, leftOut] of rules) {
    it(`rules left out: ${name}`, () => assert.deepEqual(fromFPuzzle({ ...toFPuzzle(randomFound(1, "3x3")), ...data }).leftOut, leftOut));
  }

  it("refuses regions that are not one of each digit", () => {
    const data = /** @type {any} */ (toFPuzzle(randomFound(1, "3x3")));
    data.grid[0][0].region = 5;
    assert.throws(() => fromFPuzzle(data), { code: "bad-regions" });
    data.grid[0][0].region = null;
    assert.throws(() => fromFPuzzle(data), { code: "bad-regions" });
    data.grid[0].pop();
    assert.throws(() => fromFPuzzle(data), { code: "not-square" });
  });
});

describe("OpenSudoku", () => {
  it("games, with corner notes and without", () => {
    const games = Array.from({ length: 12 }, (_, seed) => {
      const found = randomFound(seed, "3x3", { title: `<${seed}> & "more"` });
      return seed % 3 ? found : { ...found, corners: found.corners.map(() => 0) };
    });
    const text = writeOpenSudoku(games, "A & B", 1e12);
    assert.ok(isOpenSudoku(text));
    const { puzzles, errors, more } = readOpenSudoku(text, 1000);
    assert.deepEqual([errors, more], [[], false]);
    assert.deepEqual(puzzles.map(contents), games.map(contents));
  });

  it("puzzles are 81 digits", () => {
    const found = randomFound(1, "3x3", { entries: [], notes: undefined, corners: undefined });
    assert.match(writeOpenSudoku([found], "x", 0), /data="\d{81}"/);
  });

  const cell = (/** @type {string} */ first, /** @type {string} */ rest) => first + rest.repeat(80);
  /** @type {[string, string, number[]][]} given, entry, notes, corner notes of the first cell */
  const data = [
    ["81 digits", `5${"0".repeat(80)}`, [5, 0, 0, 0]],
    ["version 1, a placed digit", `version: 1\n${cell("5|-|1|", "0|1,2,|1|")}`, [0, 5, 0, 0]],
    ["version 1, notes", `version: 1\n${cell("0|1,9,|1|", "0|-|1|")}`, [0, 0, 0b100000001, 0]],
    ["version 2 with a second bar", `version: 2\n${cell("0|3||1|", "4|0|0|")}`, [0, 0, 3, 0]],
    ["version 3", `version: 3\n${cell("0|511|1|", "4|0|0|")}`, [0, 0, 511, 0]],
    ["version 4", `version: 4\n${cell("0|1|2|1|", "4|0|0|0|")}`, [0, 0, 2, 1]],
    ["version 5", `version: 5\n${cell("0|1|2|7|1|", "4|0|0|0|0|")}`, [0, 0, 2, 1]],
  ];
  for (const [name, text, first] of data) {
    it(name, () => {
      const { puzzles: [found], errors } = readOpenSudoku(`<?xml version='1.0'?>\n<opensudoku>\n<name>Mine</name><author>Me</author>\n<game data="${text}" /></opensudoku>`, 10);
      assert.deepEqual(errors, []);
      assert.deepEqual([found.givens[0], found.entries[0], found.notes[0], found.corners[0]], first);
      assert.deepEqual([found.title, found.author], ["Mine", "Me"]);
    });
  }

  it("a game that is none is told, and the others are read", () => {
    const { puzzles, errors, more } = readOpenSudoku(`<opensudoku version="2"><folder name="a"><game data="12"/><game data="${"1".repeat(81)}"/><game data="x"/></folder></opensudoku>`, 2);
    assert.deepEqual([puzzles.length, errors.map(({ code, details }) => [code, details.number]), more], [1, [["bad-game", 1]], true]);
  });

  /** @type {[string, string][]} what is wrong, the data with the first cell */
  const refused = [
    ["a digit with a fraction", `version: 1\n${cell("0.5|-|1|", "0|-|1|")}`], ["a digit with an exponent", `version: 3\n${cell("1e0|0|1|", "0|0|1|")}`],
    ["a digit in base 16", `version: 3\n${cell("0x5|0|1|", "0|0|1|")}`], ["no digit", `version: 1\n${cell("|-|1|", "0|-|1|")}`], ["two digits", `version: 1\n${cell("12|-|1|", "0|-|1|")}`],
    ["a note with a fraction", `version: 1\n${cell("0|0.5,|1|", "0|-|1|")}`], ["a word for notes", `version: 1\n${cell("0|a|1|", "0|-|1|")}`], ["a note above 9", `version: 1\n${cell("0|12,|1|", "0|-|1|")}`],
    ["a set with a fraction", `version: 2\n${cell("0|0.5|1|", "0|0|1|")}`], ["corner notes with a fraction", `version: 4\n${cell("0|1.5|0|1|", "0|0|0|1|")}`], ["a set above nine digits", `version: 3\n${cell("0|512|1|", "0|0|1|")}`],
  ];
  for (const [name, text] of refused) {
    it(`refuses ${name}`, () => {
      const { puzzles, errors } = readOpenSudoku(`<opensudoku><game data="${text}"/></opensudoku>`, 10);
      assert.deepEqual([puzzles.length, errors.map(({ code }) => code)], [0, ["bad-game"]]);
    });
  }

  /** @type {[string, string, number, number][]} */
  const broken = [
    ["an element that is not closed", "<opensudoku>\n<game>\n</opensudoku>", 3, 1], ["an attribute without quotes", "<opensudoku>\n  <game data=1/></opensudoku>", 2, 3],
    ["a document type", "<!DOCTYPE a [<!ENTITY b \"c\">]><opensudoku/>", 1, 1], ["text that goes on", "<opensudoku/>more", 1, 18],
  ];
  for (const [name, text, line, column] of broken) it(`refuses ${name}`, () => assert.throws(() => readOpenSudoku(text, 10), { code: "bad-xml", position: { line, column } }));
});

describe("SudokuWiki", () => {
  it("positions", () => {
    for (let seed = 1; seed <= 30; seed++) {
      const found = randomFound(seed, "3x3", { corners: undefined });
      assert.deepEqual(contents(fromWiki(toWiki(found))), contents(found));
    }
  });
  it("refuses what is too short, or too large", () => {
    for (const text of ["S9B01", `S9B${"zz".repeat(81)}`]) assert.throws(() => fromWiki(text), { code: "damaged-link" });
  });
});

describe("a whole game as an address", () => {
  for (const layout of ["2x2", "3x3", "4x4", "5x5", "3x3+x", "jigsaw:1122211122333343444455555"]) {
    it(layout, async () => {
      for (let seed = 1; seed <= 5; seed++) {
        const states = randomGame(seed, layout, 80);
        const last = states[states.length - 1];
        const state = { ...last, game: { ...last.game, clock: { elapsed: 61_000 + seed, since: null, isPaused: false } } };
        const text = await writeState(state, 1e12);
        assert.match(text, /^1[\w-]+$/);
        const again = /** @type {any} */ (await readState(text)).state;
        assert.ok(samePosition(again.position, state.position));
        assert.deepEqual([again.game.clock.elapsed, again.game.hints, again.game.checks, again.game.origin, again.activity],
          [61_000 + seed, state.game.hints, state.game.checks, state.game.origin, state.activity]);
      }
    });
  }

  it("is short enough for an address", async () => {
    const states = randomGame(1, "3x3", 60);
    assert.ok((await writeState(states[states.length - 1], 0)).length < 1500);
  });

  it("without compression, where the browser has none", async () => {
    const kept = globalThis.CompressionStream;
    const [state] = randomGame(1, "3x3", 0);
    try {
      globalThis.CompressionStream = undefined;
      const text = await writeState(state, 0);
      assert.equal(text[0], "0");
      assert.ok("state" in await readState(text));
    } finally {
      globalThis.CompressionStream = kept;
    }
  });

  it("tells what is damaged from what is newer", async () => {
    const text = await writeState(randomGame(1, "3x3", 20)[20], 0);
    for (const damaged of [text.slice(0, -9), `${text.slice(0, 40)}AAAA${text.slice(44)}`, "1", "1$$", "", "0e30", "x123"]) assert.deepEqual(await readState(damaged), { damaged: true }, damaged);
    assert.deepEqual(await readState(`2${text.slice(1)}`), { newer: true });
    const later = Buffer.from(JSON.stringify({ nonet: 99 })).toString("base64url");
    assert.deepEqual(await readState(`0${later}`), { newer: true });
  });
});
