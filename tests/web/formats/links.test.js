/** Addresses that were published on the web, and what becomes of addresses on their way. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { formatLine, parseLine } from "../../../web/formats/line.js";
import { toFPuzzle } from "../../../web/formats/f-puzzles.js";
import { linkOf, linksIn } from "../../../web/formats/links.js";
import { compressed } from "../../../web/formats/lz.js";
import { readText, readTexts } from "../../../web/formats/read.js";
import { peersOf, layoutNamed } from "../../../web/model/layout.js";
import { noteDigits } from "../../../web/model/digits.js";
import { contents, randomFound } from "./found-games.js";
import { cages, circles, diagonals, diagonalsPuzzle, exchange, pointing } from "./published-links.js";

/** Reads lines, and nothing else. */
const engine = {
  parseAll: async (text, { layout = "" }) => {
    const read = /** @type {any} */ (parseLine(text, layout));
    return "puzzle" in read ? { puzzles: [{ format: "line", ...read.puzzle }], errors: [], more: false } : { puzzles: [], errors: [read.error], more: false };
  },
};
const read = (/** @type {string} */ text) => readText(text, { engine });

describe("published addresses", () => {
  it("f-puzzles: both diagonals are the variant", async () => {
    const { puzzles: [found], errors } = await read(diagonals);
    assert.deepEqual(errors, []);
    assert.equal(found.layout, "3x3+x");
    assert.equal(formatLine(found.givens), diagonalsPuzzle);
    assert.deepEqual(found.leftOut, []);
  });

  it("f-puzzles: rules that no layout has are named", async () => {
    const { puzzles: [found] } = await read(cages);
    assert.equal(found.layout, "3x3+antiknight");
    assert.deepEqual([...found.leftOut].sort(), ["diagonal", "killercage"]);
    assert.deepEqual([found.title, found.author], ["F-Puzzle", "PulverizingPancake"]);
    assert.match(found.ruleset, /^Normal sudoku rules apply/);
  });

  it("SudokuPad: the same puzzle, in each of its addresses", async () => {
    const data = diagonals.split("load=")[1];
    const { puzzles: [wanted] } = await read(diagonals);
    for (const address of [
      `https://sudokupad.app/?puzzleid=fpuzzles${encodeURIComponent(data)}`, `https://sudokupad.app/fpuzzles${data}`, `sudokupad.app/fpuz${encodeURIComponent(data)}`,
      `https://app.crackingthecryptic.com/sudoku/fpuzzles${data}`, `https://beta.sudokupad.app/fpuz${data}`, `fpuzzles${data}`, data,
    ]) {
      const { puzzles: [found] } = await read(address);
      assert.deepEqual(found && contents(found), contents(wanted), address.slice(0, 50));
    }
  });

  it("SudokuPad: its own puzzles, whose drawings are named", async () => {
    const { puzzles: [found], errors } = await read(circles);
    assert.deepEqual(errors, []);
    assert.deepEqual([found.layout, found.title, found.author, found.leftOut], ["2x2", "Introduction to Counting Circles", "Michael Lefkowitz", ["drawing"]]);
    assert.match(found.ruleset, /COUNTING CIRCLES\nAny digit/);
  });

  for (const [site, link] of [["SudokuPad", "https://sudokupad.app/wsj7iunsg6"], ["f-puzzles", "https://www.f-puzzles.com/?id=yabc123"]]) {
    it(`${site}: a puzzle that is on its server is told`, async () => {
      const { puzzles, errors } = await read(link);
      assert.deepEqual(puzzles, []);
      assert.deepEqual(errors.map(({ code, details }) => [code, details.site]), [["on-server", site]]);
    });
  }

  it("SudokuWiki: a position has its puzzle's givens, and candidates that the digits leave", async () => {
    const [{ puzzles: [puzzle] }, { puzzles: [position] }] = await Promise.all([read(pointing.puzzle), read(pointing.position)]);
    assert.deepEqual(position.givens, puzzle.givens);
    assert.equal(position.entries.filter(Boolean).length, 7);
    const layout = /** @type {any} */ (layoutNamed("3x3"));
    position.notes.forEach((set, cell) => {
      const taken = peersOf(layout, cell).map((peer) => position.givens[peer] || position.entries[peer]);
      assert.equal(set > 0, !position.givens[cell] && !position.entries[cell]);
      assert.deepEqual(noteDigits(set, 9).filter((digit) => taken.includes(digit)), []);
    });
  });

  it("SudokuExchange", async () => {
    const { puzzles: [found] } = await read(exchange);
    assert.equal(found.givens.join(""), "000000000500006100060040030020050040300007800001000000000100002430020050600008700");
  });
});

describe("addresses on their way", () => {
  const found = randomFound(3, "3x3");
  const data = compressed(JSON.stringify(toFPuzzle(found)));
  /** @type {[string, string][]} */
  const damages = [
    ["plus signs that became spaces", data.replaceAll("+", " ")], ["percent signs", encodeURIComponent(data)], ["percent signs twice", encodeURIComponent(encodeURIComponent(data))],
    ["without equal signs", data.replace(/=+$/, "")], ["letters of base64url", data.replaceAll("+", "-").replaceAll("/", "_")],
  ];
  for (const [name, damaged] of damages) {
    it(name, async () => assert.deepEqual(contents((await read(`https://f-puzzles.com/?load=${damaged}`)).puzzles[0]), contents(found)));
  }

  it("an address within a sentence", async () => {
    const { puzzles } = await read(`Try this one:\n${exchange}.\nAnd (${diagonals}), too!`);
    assert.deepEqual(puzzles.map(({ layout, line }) => [layout, line]), [["3x3", 2], ["3x3+x", 3]]);
  });

  describe("between lines", () => {
    const line = "..1.1..33......4";
    /** Reads a puzzle from each line. */
    const byLine = {
      parseAll: async (/** @type {string} */ text) => {
        const read = text.split("\n").map((each, i) => ({ line: i + 1, ...(each.trim() ? /** @type {any} */ (parseLine(each, "")) : {}) }));
        return {
          puzzles: read.flatMap(({ puzzle, line: at }) => (puzzle ? [{ format: "line", ...puzzle, line: at }] : [])),
          errors: read.flatMap(({ error, line: at }) => (error ? [{ ...error, position: { line: at, column: 1 } }] : [])), more: false,
        };
      },
    };

    it("all puzzles are read, in the order of the text, and what cannot be read is named", async () => {
      const { puzzles, errors } = await readText([line, exchange, "..1.1..33......", diagonals, line].join("\n"), { engine: byLine });
      assert.deepEqual(puzzles.map(({ layout, line: at }) => [layout, at]), [["2x2", 1], ["3x3", 2], ["3x3+x", 4], ["2x2", 5]]);
      assert.deepEqual(errors.map(({ position }) => position?.line), [3]);
    });

    it("words around them are no damaged puzzles", async () => {
      const { puzzles, errors } = await readText(`Good morning!\n${exchange}\nSee you`, { engine: byLine });
      assert.deepEqual([puzzles.length, errors], [1, []]);
    });

    it("are counted together up to the limit", async () => {
      const { puzzles, more } = await readText([line, exchange, diagonals, line].join("\n"), { engine: byLine, limit: 3 });
      assert.deepEqual([puzzles.map(({ line: at }) => at), more], [[1, 2, 3], true]);
    });

    it("of several texts are limited together, each with its source", async () => {
      const sources = [{ name: "a", text: line }, { name: "b", text: `${exchange}\n${line}` }, { name: "c", text: "nothing" }];
      const { puzzles, errors, more } = await readTexts(sources, (text) => readText(text, { engine: byLine }), 2);
      assert.deepEqual([puzzles.map(({ source, title, line: at }) => [source, title, at]), more], [[["a", "a", 1], ["b", "b", 1]], true]);
      assert.deepEqual(errors.map(({ source }) => source), ["c"]);
    });
  });

  for (const cut of [1, 20, 100]) {
    it(`one that lost ${cut} letters at its beginning is damaged, or no address`, async () => {
      const { puzzles, errors } = await read(`https://f-puzzles.com/?load=N4${data.slice(2 + cut)}`);
      assert.deepEqual(puzzles, []);
      assert.deepEqual(errors.map(({ code }) => code), ["damaged-link"]);
    });
  }
});

describe("Nonet's own addresses", () => {
  /** @type {[string, any][]} */
  const own = [
    ["https://example.org/nonet/#p=..1.1..33......4", { kind: "own", data: "#p=..1.1..33......4" }],
    ["http://localhost:8080/index.html#p=1.&layout=3x3+x", { kind: "own", data: "#p=1.&layout=3x3+x" }],
    ["#p=1+2+0&layout=6x6", { kind: "own", data: "#p=1+2+0&layout=6x6" }],
    ["file:///somewhere/nonet-offline.html#s=1abc-_", { kind: "state", data: "1abc-_" }],
    ["#s=1abc", { kind: "state", data: "1abc" }],
  ];
  for (const [text, link] of own) it(text, () => assert.deepEqual(linkOf(text), link));

  it("a comment with an address is no link", () => assert.deepEqual(linksIn("#Uhttp://www.sudocue.net/\n...1.2..."), []));
  it("a line is no link", () => assert.deepEqual(linksIn("..1.1..33......4"), []));
});
