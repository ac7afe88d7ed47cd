/**
 * What the page reads and writes as text, with the engine of the built package: puzzles with given candidates, and
 * every format that Share and save offers.
 */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";
import { isPuzzleToSolve, positionOf, puzzleToSolve } from "../../web/formats/found.js";
import { cellsOf } from "../../web/formats/line.js";
import { readText } from "../../web/formats/read.js";
import { contentNames, contentOf, holds, writeFormats, writtenText } from "../../web/formats/write.js";
import { createFacts } from "../../web/model/facts.js";
import { layoutNamed } from "../../web/model/layout.js";
import { digitsOn, newPosition } from "../../web/model/position.js";
import { forEngine, givenCandidates, puzzleKey, puzzleOf } from "../../web/model/puzzle.js";
import { startOf } from "../../web/model/hint-position.js";

/** @type {Awaited<ReturnType<typeof createEngine>>} */
let engine;
/** @type {import("../../web/model/facts.js").FactsStore} */
let facts;
before(async () => {
  engine = await createEngine({ worker: false });
  facts = createFacts(/** @type {any} */ (engine), cellsOf);
});
after(() => engine.close());

const read = async (/** @type {string} */ text, layout = "") =>
  readText(text, { engine: /** @type {any} */ (engine), layout });
const full = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
const digits = [..."123456789"];
/** A 9×9 puzzle of candidates alone: the first two rows could be exchanged, but for three cells with one candidate. */
const setsOf = (/** @type {number} */ cell) =>
  cell < 18 && cell > 2 ? [full[cell], full[(cell + 9) % 18], ...(cell === 3 ? ["9"] : [])] : [full[cell]];
const line729 = [...full]
  .map((_, cell) => digits.map((digit) => (setsOf(cell).includes(digit) ? digit : ".")).join(""))
  .join("");
const candidates = [...full].map((_, cell) => setsOf(cell).map(Number).sort());
const placed = candidates.map(([digit, ...others]) => (others.length ? 0 : digit));
const frame = () => engine.format({ layout: "3x3", cells: placed, candidates }, "pencilmarks", { content: "most" });

describe("given candidates", () => {
  for (const [name, text, isRestricted] of /** @type {const} */ ([
    ["a 729 line", async () => line729, true],
    ["a frame whose candidates restrict nothing", frame, false],
  ])) {
    it(`${name} is a puzzle where it is solved, and a position with notes where it is played`, async () => {
      const {
        puzzles: [found, ...more],
        errors,
      } = await read(await text());
      assert.deepEqual([more, errors, isPuzzleToSolve(found)], [[], [], true]);
      const puzzle = puzzleToSolve(found);
      assert.equal(puzzle.candidates !== null, isRestricted);
      assert.deepEqual(await facts.of(puzzle).solution(), [...full].map(Number));
      assert.deepEqual(
        (await facts.of(puzzle).candidates()).map(([digit, ...others]) => others.length || digit),
        [...full].map(Number),
      );
      const played = positionOf(found);
      assert.equal(played.givenCandidates, null);
      assert.ok(played.notes.some(Boolean));
      assert.equal((await facts.of(puzzleOf(played)).solutions()).status, isRestricted ? "multiple" : "unique");
    });
  }

  it("are counted, taught and led to the solution", async () => {
    const {
      puzzles: [found],
    } = await read(line729);
    const puzzle = puzzleToSolve(found);
    assert.deepEqual(await engine.count(forEngine(puzzle)), { count: 1n, exact: true });
    const position = newPosition(puzzle.layout, puzzle.cells, puzzle.candidates);
    const hint = await engine.hint(startOf(position).state, { givens: "several" });
    assert.ok(
      hint?.placements?.every(
        ({ cell, digit }) => full[(Number(cell[1]) - 1) * 9 + Number(cell[3]) - 1] === String(digit),
      ),
    );
    assert.notEqual(await facts.of(puzzle).path(), "unsolved");
  });
});

const jigsaw = "jigsaw:1122211122333343444455555";
const layouts = [
  "2x2",
  "2x3",
  "3x2",
  "3x2+x",
  "3x3",
  "3x3+x",
  "3x3+windoku",
  "3x3+antiknight+antiking",
  "3x3+disjoint",
  "3x4",
  "4x4",
  "4x4+x",
  "5x5",
  "6x6",
  jigsaw,
];

/** A position with givens and entries that conflict with nothing, and notes in some cells. @param {string} name */
async function positionOn(name) {
  const layout = /** @type {import("../../web/model/layout.js").Layout} */ (layoutNamed(name));
  const blank = new Array(layout.cellCount).fill(0);
  const {
    solutions: [line],
  } = await engine.solve({ layout: name, cells: blank }, { limit: 1 });
  const cells = cellsOf(line, name);
  const givens = cells.map((digit, cell) => (cell % 3 === 0 ? digit : 0));
  return {
    ...newPosition(name, givens),
    entries: cells.map((digit, cell) => (cell % 7 === 1 && !givens[cell] ? digit : 0)),
  };
}

describe("every format that is offered writes what is offered, and the page reads it again", () => {
  for (const name of layouts) {
    it(name, async () => {
      const position = await positionOn(name);
      const layout = /** @type {import("../../web/model/layout.js").Layout} */ (layoutNamed(name));
      /** @type {string[]} */
      const refused = [];
      for (const format of writeFormats.filter((each) => each.isFor(layout))) {
        for (const content of contentNames.filter(
          (each) => holds(format, each) && (each !== "candidates" || layout.digitCount <= 30),
        )) {
          const about = `${format.name}, ${content}`;
          const written = await writtenText(format, contentOf(position, content), /** @type {any} */ (engine)).catch(
            (error) => {
              assert.equal(error.code, "format-cannot-hold", about);
              refused.push(format.name);
              return null;
            },
          );
          if (!written) continue;
          const {
            puzzles: [found],
            errors,
          } = await read(written.text);
          assert.deepEqual(errors, [], about);
          assert.equal(found.layout, position.layout, about);
          const again = digitsOn({ ...positionOf(found), answers: null });
          assert.deepEqual(again, content === "givens" ? position.givens : digitsOn(position), about);
          if (!written.leftOut.includes("entry-marks"))
            assert.deepEqual(
              found.givens,
              content === "givens" || format.least ? found.givens : position.givens,
              about,
            );
        }
      }
      assert.ok(
        refused.every((each) => each === "solo" || each === "pencilmarks" || each === "jigsaw"),
        refused.join(),
      );
    });
  }

  it("with given candidates, or says that the text has none", async () => {
    const {
      puzzles: [first],
    } = await read(line729);
    const puzzle = puzzleToSolve(first);
    const open = puzzle.cells.map((digit, cell) => (cell < 18 ? 0 : digit));
    const sets = givenCandidates(
      { layout: "3x3", cells: open },
      open.map((_, cell) => (cell === 1 ? 0b10 : 0b111111111)),
    );
    const position = newPosition("3x3", open, sets);
    for (const format of writeFormats.filter(
      (each) => each.isFor(/** @type {any} */ (layoutNamed("3x3"))) && holds(each, "givens", true),
    )) {
      const { text, leftOut } = await writtenText(format, contentOf(position, "givens"), /** @type {any} */ (engine));
      assert.equal(leftOut.includes("given-candidates"), !format.restricts, format.name);
      if (!format.restricts) continue;
      const {
        puzzles: [found],
      } = await read(text);
      assert.equal(
        (await facts.of(puzzleToSolve(found)).solutions()).status,
        (await facts.of(puzzleOf(position)).solutions()).status,
        format.name,
      );
      if (!format.name.startsWith("7") && format.name !== "pencilmarks" && !leftOut.includes("open-singles"))
        assert.equal(puzzleKey(puzzleToSolve(found)), puzzleKey(puzzleOf(position)), format.name);
    }
  });
});
