import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { Assignment } from "../../../web/embed/assignment.js";
import { BoardDouble, heard, score } from "./board-double.js";

const works = [
  { puzzle: "4030300000000001", name: "Easy" },
  { puzzle: "0".repeat(36), layout: "3x2", rules: "even r1c1" },
  { puzzle: "1020300000000004" },
];
const noPoints = score({ score: { scaled: 0, raw: 0, max: 100 } });

/** @param {number} [pass] */
function begun(pass) {
  const board = new BoardDouble();
  const assignment = new Assignment(board, works, pass);
  return { board, assignment, events: heard(assignment) };
}
/** Ends the puzzle on the board, and goes on. */
function end({ board, assignment }, name, detail = score()) {
  board.tell(name, detail);
  assignment.goOn();
}

describe("an assignment", () => {
  it("puts one puzzle after the other on the board, each with its layout and its rules", () => {
    const all = begun();
    const shown = () => [
      all.assignment.number,
      all.board.attributes.get("puzzle"),
      all.board.attributes.get("layout"),
      all.board.attributes.get("rules"),
    ];
    assert.deepEqual(shown(), [0, works[0].puzzle, undefined, undefined]);
    all.assignment.goOn();
    assert.deepEqual(shown(), [0, works[0].puzzle, undefined, undefined], "not before the first is done");
    end(all, "solved");
    assert.deepEqual(shown(), [1, works[1].puzzle, "3x2", "even r1c1"]);
    end(all, "given-up", noPoints);
    assert.deepEqual(shown(), [2, works[2].puzzle, undefined, undefined]);
    end(all, "solved");
    assert.deepEqual(
      [...shown(), all.assignment.canGoOn, all.assignment.isOver],
      [2, works[2].puzzle, undefined, undefined, false, true],
    );
  });

  it("gives each puzzle its face, and leaves the face of the board where no puzzle has one", () => {
    const board = new BoardDouble();
    board.setAttribute("face", "shapes");
    new Assignment(board, works);
    assert.equal(board.attributes.get("face"), "shapes");
    const assignment = new Assignment(board, [{ ...works[0], face: "fruits" }, works[2]]);
    assert.equal(board.attributes.get("face"), "fruits");
    end({ board, assignment }, "solved");
    assert.equal(board.attributes.get("face"), undefined);
  });

  it("says at the end who has passed, where points are asked for", () => {
    const ended = (/** @type {number | undefined} */ pass) => {
      const all = begun(pass);
      for (const raw of [70, 41, 60]) end(all, "solved", score({ score: { scaled: raw / 100, raw, max: 100 } }));
      return all.events.at(-1)[1].isPassed;
    };
    // 171 of 300 points are 57 of 100.
    assert.deepEqual([57, 58, undefined].map(ended), [true, false, undefined]);
  });

  it("tells of one start, of progress over all puzzles, and of one end with the score of all", () => {
    const all = begun();
    all.board.tell("start");
    all.board.tell("progress", { filled: 3, total: 12 });
    end(
      all,
      "solved",
      score({
        seconds: 60,
        hints: 2,
        hintsByStrength: { where: 1, what: 0, apply: 0, check: 1 },
        score: { scaled: 0.9, raw: 90, max: 100 },
      }),
    );
    all.board.tell("start");
    all.board.tell("progress", { filled: 6, total: 12 });
    end(all, "given-up", noPoints);
    end(all, "solved", score({ mistakes: 1, score: { scaled: 0.5, raw: 50, max: 100 } }));
    assert.deepEqual(all.events, [
      ["start", {}],
      ["progress", { filled: 25, total: 300 }],
      ["progress", { filled: 100, total: 300 }],
      ["progress", { filled: 150, total: 300 }],
      ["progress", { filled: 200, total: 300 }],
      ["progress", { filled: 300, total: 300 }],
      [
        "solved",
        {
          seconds: 180,
          hints: 2,
          mistakes: 1,
          hintsByStrength: { where: 1, what: 0, apply: 0, check: 1 },
          score: { raw: 140, max: 300, scaled: 140 / 300 },
          results: all.assignment.namedResults,
        },
      ],
    ]);
  });

  it("tells of each puzzle that is done, and of all of them at the end", () => {
    const all = begun();
    /** @type {any[]} */
    const done = [];
    all.assignment.addEventListener("sudoku-done", (event) => done.push(/** @type {CustomEvent} */ (event).detail));
    end(all, "solved", score({ score: { scaled: 0.9, raw: 90, max: 100 } }));
    end(all, "given-up", noPoints);
    end(all, "solved");
    assert.deepEqual(
      done.map(({ number, name, puzzle, isSolved, score: { raw } }) => [number, name, puzzle, isSolved, raw]),
      [
        [1, "Easy", works[0].puzzle, true, 90],
        [2, "", works[1].puzzle, false, 0],
        [3, "", works[2].puzzle, true, 100],
      ],
    );
    assert.deepEqual(all.events.at(-1)[1].results, done);
  });

  /** @type {[string, [string, object][], string][]} */
  const ends = [
    [
      "all are given up",
      [
        ["given-up", noPoints],
        ["given-up", noPoints],
        ["given-up", noPoints],
      ],
      "given-up",
    ],
    [
      "one is solved with no points left",
      [
        ["given-up", noPoints],
        ["solved", noPoints],
        ["given-up", noPoints],
      ],
      "solved",
    ],
  ];
  for (const [what, acts, expected] of ends) {
    it(`is ${expected} when ${what}`, () => {
      const all = begun();
      for (const [name, detail] of acts) end(all, name, /** @type {any} */ (detail));
      assert.equal(all.events.at(-1)?.[0], expected);
    });
  }

  it("counts the first end of a puzzle alone", () => {
    const all = begun();
    all.board.tell("given-up", noPoints);
    all.board.tell("solved", score());
    assert.deepEqual(
      all.assignment.results.map(({ isSolved }) => isSolved),
      [false],
    );
  });

  it("goes on where it was saved", () => {
    const first = begun();
    end(first, "solved");
    first.board.state = { nonet: 2, board: "second" };
    const saved = JSON.parse(JSON.stringify(first.assignment.getState()));
    const second = begun();
    assert.equal(second.assignment.setState(saved), true);
    assert.deepEqual(
      [second.assignment.number, second.board.attributes.get("puzzle"), second.board.state],
      [1, works[1].puzzle, { nonet: 2, board: "second" }],
    );
    second.board.tell("start");
    assert.deepEqual(second.events, [], "it was begun before");
  });

  const good = { ...begun().assignment.getState() };
  /** @type {[string, unknown][]} */
  const foreign = [
    ["the state of other puzzles", new Assignment(new BoardDouble(), works.toReversed()).getState()],
    ["nothing", null],
    ["the state of a board", { nonet: 2 }],
    ["another number of puzzles", { ...good, all: 2 }],
    ["a puzzle that is not there", { ...good, number: 3 }],
    ["results that are none", { ...good, results: [{ seconds: 1 }] }],
    [
      "more results than puzzles were shown",
      { ...good, results: [score(), score()].map((each) => ({ ...each, isSolved: true })) },
    ],
  ];
  for (const [what, saved] of foreign) {
    it(`refuses ${what}, with nothing changed`, () => {
      const { assignment, board } = begun();
      assert.equal(assignment.setState(saved), false);
      assert.deepEqual(
        [assignment.number, assignment.results, board.attributes.get("puzzle")],
        [0, [], works[0].puzzle],
      );
    });
  }

  it("stays at its puzzle when the board refuses the state", () => {
    const { assignment, board } = begun();
    board.isAccepting = false;
    // A real board begins its game anew even when an attribute gets the value that it has.
    for (const name of /** @type {const} */ (["setAttribute", "removeAttribute"]))
      board[name] = () => assert.fail(`${name} discards the game`);
    assert.equal(assignment.setState({ ...good, number: 1, results: [{ ...score(), isSolved: true }] }), false);
    assert.deepEqual([assignment.number, assignment.results, board.attributes.get("puzzle")], [0, [], works[0].puzzle]);
  });
});
