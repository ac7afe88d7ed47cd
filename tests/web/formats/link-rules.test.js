/** Puzzles with rules of their own: what the engine is asked, and what becomes of its answers. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { positionOf, puzzleToSolve } from "../../../web/formats/found.js";
import { puzzleText } from "../../../web/formats/masks.js";
import { linkedPuzzle, linkTo } from "../../../web/formats/puzzle-link.js";
import { readPuzzleLink } from "../../../web/formats/puzzle-address.js";
import { readText } from "../../../web/formats/read.js";

const rules = ["cage 5 r1c1 r1c2", "thermometer r2c1-r2c4"];
const blank = new Array(16).fill(0);
const refusal = (/** @type {import("../../../web/model/error-codes.js").ErrorCode} */ code, line = 1) =>
  Object.assign(new Error(code), { code, position: { line, column: 1 }, details: {} });

/** An engine that answers with puzzles, or with what it throws. @param {() => any} answer a puzzle */
function engineWith(answer) {
  /** @type {string[]} */
  const asked = [];
  return {
    asked,
    parseAll: async (/** @type {string} */ text) => {
      asked.push(text);
      return { puzzles: [answer()], errors: [], more: false };
    },
  };
}
const parsed = (/** @type {object} */ parts = {}) => ({
  layout: "2x2",
  format: "line",
  cells: blank,
  line: 2,
  rules,
  ...parts,
});
const json = JSON.stringify({ size: 4, grid: [] });

describe("puzzles with rules", () => {
  it("have the rules of the engine in the position and in the puzzle", async () => {
    const text = "# nonet rule cage 5 r1c1 r1c2\n................";
    const engine = engineWith(() => parsed());
    const {
      puzzles: [found],
      errors,
    } = await readText(text, { engine });
    assert.deepEqual(
      [errors, engine.asked, found.line, found.rules, positionOf(found).rules, puzzleToSolve(found).rules],
      [[], [text], 2, rules, rules, rules],
    );
  });

  const failures = [
    .../** @type {const} */ (["engine-load", "engine-unsupported", "engine-failed", "closed", "aborted"]).map((code) =>
      refusal(code),
    ),
    new TypeError("a fault of the page"),
  ];
  it("reject when the engine cannot answer", async () => {
    for (const failure of failures) {
      for (const text of ["# nonet rule even r1c1\n................", json]) {
        await assert.rejects(
          readText(text, {
            engine: engineWith(() => {
              throw failure;
            }),
          }),
          (error) => error === failure,
          failure.message,
        );
      }
    }
  });

  it("of other programs have the words of their authors, the notes of a player, and what is left out", async () => {
    const lists = (/** @type {number[]} */ first) => blank.map((_, cell) => (cell ? [] : first));
    const answer = {
      format: "f-puzzles",
      title: "T",
      author: "A",
      ruleset: "R",
      notes: lists([1, 2]),
      cornerNotes: lists([4]),
      unreadRules: ["fogofwar"],
      drawings: ["lines", "overlays", "underlays", "circle"],
    };
    const {
      puzzles: [found],
    } = await readText(json, { engine: engineWith(() => parsed(answer)) });
    assert.deepEqual(
      [found.title, found.author, found.ruleset, found.notes[0], found.corners[0], found.leftOut],
      ["T", "A", "R", 3, 8, ["fogofwar", "line", "drawing"]],
    );
  });

  it("of other programs are read with what is drawn, which is not among what is left out", async () => {
    const line = {
      wayPoints: [
        [0.5, 0.5],
        [0.5, 1.5],
      ],
      color: "#123456",
      thickness: 3.5,
    };
    const leftOut = async (/** @type {unknown} */ drawing, more = "lines") => {
      const drawings = ["lines", "cages", "foglight", more];
      const answer = { format: "sudokupad", drawing, drawings, unreadRules: ["whatever"] };
      const { puzzles } = await readText(json, { engine: engineWith(() => parsed(answer)) });
      return puzzles[0].leftOut;
    };
    assert.deepEqual(await leftOut({ lines: [line] }), ["whatever", "fogofwar"]);
    assert.deepEqual(await leftOut({ lines: [line], foglight: [[0, 0]] }), ["whatever"]);
    const sound = { trigger: { cell: "r1c1" }, effect: { type: "sound" } };
    const other = { lines: [line], foglight: [], triggereffect: [sound] };
    assert.deepEqual(await leftOut(other, "triggereffect"), ["whatever", "fogofwar"]);
    assert.deepEqual(await leftOut({ lines: [line], foglight: [[0, 0]] }, "bgimage"), ["whatever", "picture"]);
    assert.deepEqual(await leftOut({ lines: [] }), ["whatever", "line", "cages", "fogofwar"]);
    const tooMany = new Array(2000).fill(line);
    assert.deepEqual(await leftOut({ lines: tooMany }), ["whatever", "line", "cages", "fogofwar"]);
  });

  it("of other programs tell the rules that the author's solution breaks", async () => {
    const broken = ["thermometer r1c1 r1c2"];
    const answer = { format: "sudokupad", unreadRules: ["whatever", ...broken], brokenRules: broken };
    const { puzzles } = await readText(json, { engine: engineWith(() => parsed(answer)) });
    assert.deepEqual([puzzles[0].leftOut, puzzles[0].broken], [answer.unreadRules, broken]);
  });

  it("of other programs tell given candidates from notes", async () => {
    const candidates = blank.map((_, cell) => (cell ? [1, 2, 3, 4] : [1, 2]));
    const {
      puzzles: [found],
    } = await readText(json, {
      engine: engineWith(() => parsed({ format: "f-puzzles", candidates, candidatesGiven: true })),
    });
    assert.deepEqual([found.givenCandidates?.[0], found.notes.some(Boolean), found.mayBeNotes], [3, false, false]);
    const {
      puzzles: [of729],
    } = await readText("1", { engine: engineWith(() => parsed({ format: "729", candidates, candidatesGiven: true })) });
    assert.deepEqual([of729.givenCandidates?.[0], of729.notes[0], of729.mayBeNotes], [3, 3, true]);
  });

  it("of other programs keep what their drawings suggest apart from the rules", async () => {
    const suggestedRules = [{ rule: "thermometer r1c1-r1c3", certainty: "sure", word: "thermo" }];
    const {
      puzzles: [found],
    } = await readText(json, { engine: engineWith(() => parsed({ drawings: ["line"], suggestedRules })) });
    assert.deepEqual([found.suggested, found.taken, found.rules], [suggestedRules, [], rules]);
  });

  it("have an address of their own", async () => {
    const puzzle = { layout: "2x2", cells: blank, candidates: null, rules };
    const { hash } = new URL(linkTo(puzzle, {}, "https://nonet.example/"));
    const read = readPuzzleLink(hash);
    assert.deepEqual(linkedPuzzle(read.text, read.layout, read.rules), { layout: "2x2", cells: blank, rules });
  });

  for (const nothing of ["", "+", ";", "+;%0A;"]) {
    it(`of a link are none when only signs between rules are there: ${JSON.stringify(nothing)}`, () =>
      assert.equal(readPuzzleLink(`#p=${".".repeat(16)}&rules=${nothing}`).rules, ""));
  }

  it("are written as a text with their rules as comments", () =>
    assert.equal(
      puzzleText({ layout: "2x2", cells: blank, rules }),
      `# nonet rule ${rules[0]}\n# nonet rule ${rules[1]}\n................`,
    ));
});
