/**
 * Addresses of other programs, read by the engine of the built package: addresses that were published on the web, and
 * what becomes of addresses on their way.
 */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { createEngine } from "../../dist/nonet.mjs";
import { toFPuzzle } from "../../web/formats/f-puzzles.js";
import { formatLine } from "../../web/formats/line.js";
import { compressed } from "../../web/formats/lz.js";
import { linkTo } from "../../web/formats/puzzle-link.js";
import { readText, readTexts } from "../../web/formats/read.js";
import { toWiki } from "../../web/formats/sudokuwiki.js";
import { noteDigits } from "../../web/model/digits.js";
import { layoutNamed, peersOf } from "../../web/model/layout.js";
import { contents, randomFound } from "../web/formats/found-games.js";
import { cages, circles, diagonals, diagonalsPuzzle, exchange, pointing } from "../web/formats/published-links.js";

/** @type {any} */
let engine;
before(async () => (engine = await createEngine({ worker: false })));
after(() => engine.close());
const read = (/** @type {string} */ text) => readText(text, { engine });

describe("published addresses", () => {
  it("f-puzzles: both diagonals are the variant", async () => {
    const {
      puzzles: [found],
      errors,
    } = await read(diagonals);
    assert.deepEqual(errors, []);
    assert.equal(found.layout, "3x3+x");
    assert.equal(formatLine(found.givens), diagonalsPuzzle);
    assert.deepEqual(found.leftOut, []);
  });

  it("f-puzzles: rules that no layout has are rules of the puzzle", async () => {
    const {
      puzzles: [found],
    } = await read(cages);
    assert.equal(found.layout, "3x3+antiknight");
    assert.deepEqual(found.leftOut, []);
    assert.ok(
      found.rules?.some((rule) => rule.startsWith("cage ")) && found.rules.some((rule) => rule.endsWith("-diagonal")),
      found.rules?.join(),
    );
    assert.deepEqual([found.title, found.author], ["F-Puzzle", "PulverizingPancake"]);
    assert.match(found.ruleset, /^Normal sudoku rules apply/);
  });

  it("SudokuPad: the same puzzle, in each of its addresses", async () => {
    const data = diagonals.split("load=")[1];
    const {
      puzzles: [wanted],
    } = await read(diagonals);
    for (const address of [
      `https://sudokupad.app/?puzzleid=fpuzzles${encodeURIComponent(data)}`,
      `https://sudokupad.app/fpuzzles${data}`,
      `sudokupad.app/fpuz${encodeURIComponent(data)}`,
      `https://app.crackingthecryptic.com/sudoku/fpuzzles${data}`,
      `https://beta.sudokupad.app/fpuz${data}`,
      `fpuzzles${data}`,
      data,
    ]) {
      const {
        puzzles: [found],
      } = await read(address);
      assert.deepEqual(found && contents(found), contents(wanted), address.slice(0, 50));
    }
  });

  it("SudokuPad: its own puzzles, whose drawings are kept", async () => {
    const {
      puzzles: [found],
      errors,
    } = await read(circles);
    assert.deepEqual(errors, []);
    assert.deepEqual(
      [found.layout, found.title, found.author, found.leftOut],
      ["2x2", "Introduction to Counting Circles", "Michael Lefkowitz", []],
    );
    assert.match(found.ruleset, /COUNTING CIRCLES\nAny digit/);
    assert.ok(found.drawn);
  });

  for (const [site, link] of [
    ["SudokuPad", "https://sudokupad.app/wsj7iunsg6"],
    ["f-puzzles", "https://www.f-puzzles.com/?id=yabc123"],
  ]) {
    it(`${site}: a puzzle that is on its server is told`, async () => {
      const { puzzles, errors } = await read(link);
      assert.deepEqual(puzzles, []);
      assert.deepEqual(
        errors.map(({ code, details }) => [code, details?.symbol]),
        [["on-server", site]],
      );
    });
  }

  it("SudokuWiki: a position has its puzzle's givens, and candidates that the digits leave", async () => {
    const [
      {
        puzzles: [puzzle],
      },
      {
        puzzles: [position],
      },
    ] = await Promise.all([read(pointing.puzzle), read(pointing.position)]);
    assert.deepEqual(position.givens, puzzle.givens);
    assert.equal(position.entries.filter(Boolean).length, 7);
    const layout = /** @type {any} */ (layoutNamed("3x3"));
    position.notes.forEach((set, cell) => {
      const taken = peersOf(layout, cell).map((peer) => position.givens[peer] || position.entries[peer]);
      assert.equal(set > 0, !position.givens[cell] && !position.entries[cell]);
      assert.deepEqual(
        noteDigits(set, 9).filter((digit) => taken.includes(digit)),
        [],
      );
    });
  });

  it("SudokuExchange", async () => {
    const {
      puzzles: [found],
    } = await read(exchange);
    assert.equal(
      found.givens.join(""),
      "000000000500006100060040030020050040300007800001000000000100002430020050600008700",
    );
  });
});

describe("addresses on their way", () => {
  const found = randomFound(3, "3x3");
  const data = compressed(JSON.stringify(toFPuzzle(found)));
  /** @type {[string, string][]} */
  const damages = [
    ["plus signs that became spaces", data.replaceAll("+", " ")],
    ["percent signs", encodeURIComponent(data)],
    ["percent signs twice", encodeURIComponent(encodeURIComponent(data))],
    ["without equal signs", data.replace(/=+$/, "")],
    ["letters of base64url", data.replaceAll("+", "-").replaceAll("/", "_")],
  ];
  for (const [name, damaged] of damages) {
    it(name, async () =>
      assert.deepEqual(contents((await read(`https://f-puzzles.com/?load=${damaged}`)).puzzles[0]), contents(found)),
    );
  }

  it("an address within a sentence", async () => {
    const { puzzles } = await read(`Try this one:\n${exchange}.\nAnd (${diagonals}), too!`);
    assert.deepEqual(
      puzzles.map(({ layout, line }) => [layout, line]),
      [
        ["3x3", 2],
        ["3x3+x", 3],
      ],
    );
  });

  describe("between lines", () => {
    const line = "..1.1..33......4";
    it("all puzzles are read, in the order of the text, and what cannot be read is named", async () => {
      const { puzzles, errors } = await readText([line, exchange, "..1.1..33......", diagonals, line].join("\n"), {
        engine,
      });
      assert.deepEqual(
        puzzles.map(({ layout, line: at }) => [layout, at]),
        [
          ["2x2", 1],
          ["3x3", 2],
          ["3x3+x", 4],
          ["2x2", 5],
        ],
      );
      assert.deepEqual(
        errors.map(({ position }) => position?.line),
        [3],
      );
    });

    it("words around them are no damaged puzzles", async () => {
      const { puzzles, errors } = await readText(`Good morning!\n${exchange}\nSee you`, { engine });
      assert.deepEqual([puzzles.length, errors], [1, []]);
    });

    it("are counted together up to the limit", async () => {
      const { puzzles, more } = await readText([line, exchange, diagonals, line].join("\n"), { engine, limit: 3 });
      assert.deepEqual([puzzles.map(({ line: at }) => at), more], [[1, 2, 3], true]);
    });

    it("of several texts are limited together, each with its source", async () => {
      const sources = [
        { name: "a", text: line },
        { name: "b", text: `${exchange}\n${line}` },
        { name: "c", text: "nothing" },
      ];
      const { puzzles, errors, more } = await readTexts(sources, (text) => readText(text, { engine }), 2);
      assert.deepEqual(
        [puzzles.map(({ source, title, line: at }) => [source, title, at]), more],
        [
          [
            ["a", "a", 1],
            ["b", "b", 1],
          ],
          true,
        ],
      );
      assert.deepEqual(
        errors.map(({ source }) => source),
        ["c"],
      );
    });
  });

  for (const cut of [1, 20, 100]) {
    it(`one that lost ${cut} letters at its beginning is damaged, or no address`, async () => {
      const { puzzles, errors } = await read(`https://f-puzzles.com/?load=N4${data.slice(2 + cut)}`);
      assert.deepEqual(puzzles, []);
      assert.ok(["bad-foreign-text", "no-puzzle-found"].includes(errors[0].code) && errors.length === 1);
    });
  }
});

describe("positions of SudokuWiki", () => {
  it("are read as they were written", async () => {
    for (let seed = 1; seed <= 30; seed++) {
      const found = randomFound(seed, "3x3", { corners: undefined });
      const {
        puzzles: [again],
        errors,
      } = await read(`https://www.sudokuwiki.org/sudoku.htm?bd=${toWiki(found)}`);
      assert.deepEqual([errors, contents(again)], [[], contents(found)]);
    }
  });
});

describe("addresses of Nonet", () => {
  it("keep the level and the rating, and their candidates are given", async () => {
    const puzzle = {
      layout: "2x2",
      cells: [1, ...new Array(15).fill(0)],
      candidates: [1, ...new Array(15).fill(0b1110)],
      rules: null,
    };
    const {
      puzzles: [found],
      errors,
    } = await read(`Look: ${linkTo(puzzle, { level: "hard", rating: 4.5 }, "https://nonet.example/")}.`);
    assert.deepEqual(
      [errors, found.level, found.rating, found.mayBeNotes, found.givenCandidates?.[15], found.givens[0]],
      [[], "hard", 4.5, false, 0b1110, 1],
    );
  });
});
