/** Readers of foreign texts answer with puzzles and errors for every text, and never throw: each is tried with mutated inputs. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { viewOf } from "../../../web/board/view.js";
import { unpackState, packState } from "../../../web/embed/saved.js";
import { toFPuzzle } from "../../../web/formats/f-puzzles.js";
import { digitFrom, positionOf, puzzleToSolve } from "../../../web/formats/found.js";
import { parseLine } from "../../../web/formats/line.js";
import { linksIn } from "../../../web/formats/links.js";
import { compressed, decompressed } from "../../../web/formats/lz.js";
import { isOpenSudoku, writeOpenSudoku } from "../../../web/formats/open-sudoku.js";
import { readPuzzleLink } from "../../../web/formats/puzzle-address.js";
import { linkTo, linkedPuzzle } from "../../../web/formats/puzzle-link.js";
import { readText } from "../../../web/formats/read.js";
import { readState, writeState } from "../../../web/formats/state-link.js";
import { toWiki } from "../../../web/formats/sudokuwiki.js";
import { parseXml } from "../../../web/formats/xml.js";
import { readEntry, entryOf } from "../../../web/games/entry.js";
import { isResult } from "../../../web/games/result.js";
import { loadWords } from "../../../web/i18n/words.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { newPosition } from "../../../web/model/position.js";
import { puzzleKey } from "../../../web/model/puzzle.js";
import { packGame, packHistory, unpackGame } from "../../../web/model/save.js";
import { stateAt } from "../../../web/model/state.js";
import { originParts } from "../../../web/places/new/puzzle-words.js";
import { randomGame, randomNumbers } from "../model/random-games.js";
import { randomFound } from "./found-games.js";

const words = await loadWords("en");

/** Values that JSON can hold and that nobody expects. @type {unknown[]} */
const junk = [
  null, true, 0, -1, 0.5, 4294967290, 1e308, "", "constructor", "__proto__", "toString", "5", [], [null], [[null]], [4294967290, -1], {}, { toString: 1, valueOf: 1 },
  { length: 3 }, { constructor: null },
];

/** The value with junk in place of one part, which the numbers choose. @param {any} value @param {(below: number) => number} random @returns {any} */
function withJunk(value, random) {
  if (typeof value !== "object" || value === null || random(6) === 0) return junk[random(junk.length)];
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const keys = Object.keys(copy);
  if (keys.length === 0) return junk[random(junk.length)];
  const key = keys[random(keys.length)];
  if (random(12) === 0) delete copy[key];
  else copy[key] = withJunk(copy[key], random);
  return copy;
}

const signs = ["", "&", "<!--", "{", "}", "[", ":", ",", "\"", "'", "\\", "\\u", "#p=", "%", "%3D", "=", " ", "\n", "null", ".", "9", "&constructor;", "&#0;", "N4", "🙂"];

/** The text with some of its parts taken away, doubled or replaced. @param {string} text @param {(below: number) => number} random */
function garbled(text, random) {
  let changed = text;
  for (let i = random(3); i >= 0; i--) {
    const [from, length] = [random(changed.length + 1), random(random(2) ? 3 : 40)];
    const between = random(3) ? signs[random(signs.length)] : changed.slice(from, from + random(20)).repeat(2);
    changed = changed.slice(0, from) + between + changed.slice(from + length);
  }
  return random(8) ? changed : changed.slice(0, random(changed.length + 1));
}

/** An engine that finds no puzzle. */
const engine = { parseAll: async () => ({ puzzles: [], errors: [], more: false }) };

/** @param {string} text */
async function readSoundly(text) {
  const { puzzles, errors, more } = await readText(text, { engine });
  assert.equal(typeof more, "boolean");
  for (const error of errors) assert.match(error.code, /^[a-z-]+$/);
  for (const found of puzzles) {
    const layout = /** @type {import("../../../web/model/layout.js").Layout} */ (layoutNamed(found.layout));
    for (const digits of [found.givens, found.entries]) {
      assert.equal(digits.length, layout.cellCount);
      assert.ok(digits.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= layout.side), `${digits}`);
    }
    assert.ok([found.title, found.author, found.rules].every((about) => typeof about === "string"));
    if (layout.side <= 16) viewOf(stateAt(positionOf(found)));
    assert.equal(typeof puzzleKey(puzzleToSolve(found)), "string");
  }
}

const found = randomFound(3, "3x3", { title: "A title", author: "Ann", rules: "Rules." });
const pad = {
  cells: Array.from({ length: 6 }, () => Array.from({ length: 6 }, (_, i) => (i ? {} : { value: 3, given: true, centremarks: [1, 2], cornermarks: ["4"] }))),
  regions: [0, 2, 4].flatMap((top) => [0, 3].map((left) => [0, 1].flatMap((down) => [0, 1, 2].map((right) => [top + down, left + right])))),
  cages: [{ value: "title: A title" }, { cells: [[0, 0], [0, 1]], value: 9 }], lines: [], metadata: { antiknight: true, author: "Ann" }, global: ["antiking"],
};
const fPuzzle = /** @type {any} */ ({ ...toFPuzzle(randomFound(5, "2x3+x")), extraregion: [{ cells: ["R1C1", "R2C2"] }], title: "A title", thermometer: [{ lines: [["R1C1"]] }] });

describe("JSON of other programs with junk in any part", () => {
  it("f-puzzles", async () => {
    for (let seed = 0; seed < 1500; seed++) await readSoundly(JSON.stringify(withJunk(fPuzzle, randomNumbers(seed))));
  });
  it("SudokuPad", async () => {
    for (let seed = 0; seed < 1500; seed++) await readSoundly(JSON.stringify(withJunk(pad, randomNumbers(seed))));
  });

  /** @type {[string, any][]} */
  const known = [
    ["a cell that is null", { ...pad, cells: pad.cells.map((row, i) => (i ? row : [null, ...row.slice(1)])) }],
    ["a region that is null", { ...pad, regions: [null, ...pad.regions.slice(1)] }],
    ["a cell of a region that is null", { ...pad, regions: [[null], ...pad.regions.slice(1)] }],
    ["a region far outside the board", { ...pad, regions: [[[4294967290, 0]], ...pad.regions.slice(1)] }],
    ["an extra region that is null", { ...fPuzzle, extraregion: [null] }],
    ["a digit that is no text", { ...fPuzzle, grid: [[{ value: { toString: 1 } }, ...fPuzzle.grid[0].slice(1)], ...fPuzzle.grid.slice(1)] }],
  ];
  for (const [name, data] of known) it(name, () => readSoundly(JSON.stringify(data)));
});

describe("garbled texts", async () => {
  const games = [found, randomFound(4, "3x3")];
  /** @type {[string, string][]} */
  const texts = [
    ["JSON of f-puzzles", JSON.stringify(fPuzzle)], ["JSON of SudokuPad", JSON.stringify(pad)], ["a file of OpenSudoku", writeOpenSudoku(games, "A & B", 1e12)],
    ["a link to f-puzzles", `see https://www.f-puzzles.com/?load=${compressed(JSON.stringify(fPuzzle))}.`],
    ["a link to SudokuPad", `https://sudokupad.app/?puzzleid=scl${encodeURIComponent(compressed(JSON.stringify(pad)))}`],
    ["a link to SudokuWiki", `https://www.sudokuwiki.org/sudoku.htm?bd=${toWiki(found)}`],
    ["a link to a puzzle of Nonet", linkTo({ layout: "3x2+x", cells: new Array(36).fill(0) }, { level: "hard", rating: 4.5 }, "https://example.org/")],
    ["a link to a game of Nonet", `https://example.org/#s=${await writeState(randomGame(2, "3x3", 40).at(-1), 0)}`],
  ];
  for (const [name, text] of texts) {
    it(name, async () => {
      for (let seed = 0; seed < 400; seed++) await readSoundly(garbled(text, randomNumbers(seed)));
    });
  }
});

/** What every view of a game asks. @param {any} state */
function showSoundly(state) {
  viewOf(state);
  const { origin } = state.game;
  assert.ok(originParts(origin, state.position.layout, words).every((part) => typeof part === "string" && part !== ""));
  for (const { name, position } of state.game.checkpoints) assert.ok(typeof name === "string" && viewOf(stateAt(position)));
  for (const position of [...state.past, ...state.future]) assert.equal(position.givens.length, layoutNamed(position.layout)?.cellCount);
  for (const part of ["elapsed"]) assert.ok(state.game.clock[part] >= 0);
}

describe("saved games with junk in any part", () => {
  const state = randomGame(11, "2x3", 60).at(-1);
  const origin = { kind: "daily", level: "hard", rating: 4.5, seed: 3, date: "2026-11-22", title: "A title" };
  const whole = { ...state, game: { ...state.game, origin, checkpoints: [{ name: "One", position: state.position }] } };
  const [saved, history] = JSON.parse(JSON.stringify([packGame(whole, 0), packHistory(whole)]));

  it("are read, or said to be damaged or newer", () => {
    let read = 0;
    for (let seed = 0; seed < 3000; seed++) {
      const random = randomNumbers(seed);
      const unpacked = /** @type {any} */ (unpackGame(...(/** @type {[any, any]} */ (random(2) ? [withJunk(saved, random), history] : [saved, withJunk(history, random)]))));
      if (unpacked.state) {
        showSoundly(unpacked.state);
        read++;
      } else assert.ok(unpacked.damaged === true || unpacked.newer > saved.nonet);
    }
    assert.ok(read > 300, `${read} were read`);
  });

  it("are put into an element, or refused", () => {
    const packed = JSON.parse(JSON.stringify(packState(whole, { placed: [[1, 2]], over: false }, 0)));
    for (let seed = 0; seed < 2000; seed++) {
      const unpacked = unpackState(withJunk(packed, randomNumbers(seed)), "play");
      if (unpacked) showSoundly(unpacked.state);
    }
    assert.ok(unpackState({ ...packed, history: { ...packed.history, checkpoints: [null] } }, "play"));
  });

  /** @type {[string, any][]} */
  const origins = [
    ["no kind", {}], ["an unknown kind", { kind: "toString" }], ["an unknown level", { kind: "made", level: "constructor" }], ["a level that is no text", { kind: "made", level: {} }],
    ["a rating that is a text", { kind: "made", rating: "4.5" }], ["a rating that there cannot be", { kind: "made", rating: 1e9 }], ["no day of the calendar", { kind: "daily", date: "2026-02-30" }],
    ["a date that is a number", { kind: "daily", date: 5 }], ["a title that is an object", { kind: "link", title: {} }], ["an endless title", { kind: "link", title: "x".repeat(5000) }],
    ["a seed that is a list", { kind: "made", seed: [] }],
  ];
  for (const [name, junkOrigin] of origins) {
    it(`an origin with ${name} is refused, also in a link`, async () => {
      assert.deepEqual(unpackGame({ ...saved, origin: junkOrigin }), { damaged: true });
      const link = await writeState({ ...whole, game: { ...whole.game, origin: junkOrigin } }, 0);
      assert.deepEqual(await readState(link), { damaged: true });
    });
  }

  it("a checkpoint of another layout is left out; one from before the digits were locked stays", () => {
    const before = newPosition(whole.position.layout);
    const checkpoints = [{ name: "Other", position: newPosition("2x2") }, { name: "Before", position: before }];
    const { state: restored } = /** @type {any} */ (unpackGame({ ...saved, activity: "play" }, packHistory({ ...whole, game: { ...whole.game, checkpoints } })));
    assert.deepEqual(restored.game.checkpoints, [{ name: "Before", position: before }]);
  });

  it("what the list says of a game is shown, or only that there is a game", () => {
    const entry = JSON.parse(JSON.stringify(entryOf(whole, 5)));
    assert.deepEqual(readEntry(entry), entry);
    for (let seed = 0; seed < 2000; seed++) {
      const read = readEntry(withJunk(entry, randomNumbers(seed)));
      if (read) assert.ok(read.isUnreadable || originParts(read.origin, read.layout, words).length > 0);
    }
    const newer = readEntry({ ...entry, version: 99, layout: "hexagons", origin: { kind: "dreamt" } });
    assert.deepEqual([newer?.id, newer?.version, newer?.isUnreadable], [entry.id, 99, true]);
  });

  it("a record of a finished game is counted, or not", () => {
    const result = { id: "1", kind: "daily", level: "hard", date: "2026-11-22", layout: "3x3", finished: 5, day: "2026-11-22", elapsed: 5, hints: [0, 0, 0], checks: 0 };
    assert.equal(isResult(result), true);
    for (const part of [{ level: "toString" }, { day: "x" }, { date: 7 }, { layout: "hexagons" }, { finished: 1e300 }, { hints: null }]) assert.equal(isResult({ ...result, ...part }), false, JSON.stringify(part));
    for (let seed = 0; seed < 500; seed++) isResult(withJunk(result, randomNumbers(seed)));
  });
});

describe("addresses", () => {
  it("of puzzles, garbled", () => {
    const link = linkTo({ layout: "2x2", cells: new Array(16).fill(0), candidates: new Array(16).fill(7) }, { level: "easy", rating: 1.2 }, "");
    for (let seed = 0; seed < 2000; seed++) {
      const { text, layout } = readPuzzleLink(garbled(link, randomNumbers(seed)));
      const puzzle = linkedPuzzle(text, layout);
      if (puzzle) assert.equal(puzzle.cells.length, layoutNamed(puzzle.layout)?.cellCount);
    }
  });
});

describe("long texts take no longer than their length", () => {
  const long = 200_000;
  it("an address with many dots", () => assert.deepEqual(linksIn(`https://example.org/${".".repeat(long)}a`), []));
  it("data with many signs that could end them", () => assert.deepEqual(linksIn(`N4${"D".repeat(long)}!`), []));
  it("many beginnings of data", () => assert.deepEqual(linksIn(`${"ctcN4a".repeat(long / 6)}!`), []));
  it("comments before an XML file", () => {
    assert.equal(isOpenSudoku(`${"<!---->".repeat(36)}<html>`), false);
    assert.equal(isOpenSudoku(`<?xml version="1.0"?> ${"<!-- x -->\n".repeat(long / 10)}<opensudoku>`), true);
    assert.equal(isOpenSudoku("<!-- <opensudoku>"), false);
  });
  it("the name of a layout", () => assert.equal(layoutNamed(`jigsaw:${"1".repeat(long)}`), null));

  it("compressed data that unpack to far more than they are", () => {
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    /** @type {number[]} */
    const bits = [];
    const write = (/** @type {number} */ number, /** @type {number} */ width) => { for (let bit = 0; bit < width; bit++) bits.push((number >> bit) & 1); };
    write(0, 2);
    write("{".charCodeAt(0), 8);
    // Each number is that of the part which is just being made: one character longer than the part before.
    for (let [parts, width] = [4, 3]; parts < 8000; parts++) {
      write(parts, width);
      if (parts + 1 === 2 ** width) width++;
    }
    const signsOf = Array.from({ length: Math.floor(bits.length / 6) }, (_, i) => alphabet[bits.slice(i * 6, i * 6 + 6).reduce((value, bit) => value * 2 + bit, 0)]);
    assert.equal(decompressed(signsOf.join(""), () => true), null);
  });
});

describe("a digit", () => {
  /** @type {[unknown, number][]} */
  const digits = [[5, 5], ["5", 5], ["05", 5], ["A", 10], [10, 10], ["10", 10], [0.5, 0], ["0.5", 0], ["0x5", 0], ["1e0", 0], [" 5", 0], [17, 0], [-1, 0], [NaN, 0], [[5], 0], [{ valueOf: 5 }, 0], [null, 0]];
  it("is a whole number or a symbol, and nothing else", () => {
    assert.deepEqual(digits.map(([value]) => digitFrom(value, 16)), digits.map(([, digit]) => digit));
    const cells = (/** @type {string} */ first) => parseLine([first, ...new Array(1368).fill("0")].join(" "), "1x37");
    assert.ok("puzzle" in cells("37") && "puzzle" in cells("."));
    for (const bad of ["38", "0x5", "1e1", "0.5", "-1", "+1"]) assert.ok("error" in cells(bad), bad);
  });
});

describe("XML", () => {
  it("an entity that XML does not have is no function", () => {
    assert.equal(parseXml("<a>&constructor;&lt;&toString;</a>").text, "&constructor;<&toString;");
  });
});
