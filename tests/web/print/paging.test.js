import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { cellsOf } from "../../../web/print/cells.js";
import { arrange, arrangeKey, choicesPerPage, inRuns, printedArea, usualPaper } from "../../../web/print/paging.js";

describe("arrangements", () => {
  for (const paper of /** @type {const} */ (["a4", "letter"])) {
    for (const perPage of choicesPerPage) {
      it(`fits ${perPage} on ${paper}`, () => {
        const { columns, rows, board } = arrange(perPage, paper);
        const { width, height } = printedArea(paper);
        assert.equal(columns * rows, perPage);
        assert.ok(columns * board + (columns - 1) * 8 <= width, "across");
        assert.ok(rows * (board + 8) + 16 <= height, "down");
      });
    }
  }

  /** @type {any[][]} */
  const leastBoards = [[1, 170], [2, 100], [4, 85], [6, 60], [9, 55]];
  for (const [perPage, least] of leastBoards) {
    it(`keeps ${perPage} to a page at ${least} mm or more on either paper`, () => {
      assert.ok(/** @type {const} */ (["a4", "letter"]).every((paper) => arrange(perPage, paper).board >= least));
    });
  }

  const keys = [[1, 9, 45], [12, 9, 45], [13, 9, 38], [300, 9, 38], [4, 16, 64]];
  for (const [count, side, least] of keys) {
    it(`keeps the key of ${count} boards of side ${side} at ${least} mm or more`, () => {
      assert.ok(arrangeKey(count, side, "letter").board >= least);
    });
  }
});

describe("usual paper", () => {
  for (const [language, paper] of [["en-US", "letter"], ["en", "letter"], ["en-GB", "a4"], ["uk", "a4"], ["es-MX", "letter"], ["zh", "a4"]]) {
    it(`is ${paper} for ${language}`, () => assert.equal(usualPaper(language), paper));
  }
});

describe("cells of canonical text", () => {
  const cases = [
    ["4.3.", [4, 0, 3, 0]],
    ["1AG0", [1, 10, 16, 0]],
    ["12 0 . 36", [12, 0, 0, 36]],
    [[1, 2], [1, 2]],
  ];
  for (const [text, cells] of cases) it(`reads ${JSON.stringify(text)}`, () => assert.deepEqual(cellsOf(text), cells));
});

describe("runs", () => {
  for (const [count, sizes] of [[0, []], [1, [1]], [4, [4]], [9, [4, 4, 1]]]) {
    it(`splits ${count} into ${JSON.stringify(sizes)}`, () => {
      assert.deepEqual(inRuns(Array(count).fill(0), 4).map((run) => run.length), sizes);
    });
  }
});
