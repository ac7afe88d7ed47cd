/** What the engine is asked for when the board is written as text. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { fPuzzleOf } from "../../../web/formats/for-other-programs.js";
import { contentOf, writeFormats } from "../../../web/formats/write.js";
import { newPosition } from "../../../web/model/position.js";

const givens = [1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2];
const position = { ...newPosition("2x2", givens), entries: [0, 2, ...new Array(14).fill(0)] };
const cells = [1, 2, ...givens.slice(2)];
const solution = [1, 3, 2, 4, 2, 4, 1, 3, 4, 2, 3, 1, 3, 1, 4, 2];
const formatNamed = (/** @type {string} */ name) =>
  /** @type {import("../../../web/formats/write.js").WriteFormat} */ (
    writeFormats.find((format) => format.name === name)
  );

/** An engine that refuses the whole of a position in the format 729. */
function fakeEngine() {
  /** @type {any[][]} */
  const calls = [];
  const format = async (/** @type {any} */ written, /** @type {string} */ name, /** @type {any} */ { content }) => {
    calls.push([written.cells, written.givens, Boolean(written.candidates), content]);
    if (content === "all" && name === "line" && written.cells.join() !== written.givens.join())
      throw Object.assign(new Error("refused"), { details: { symbol: name, leftOut: "entries" } });
    if (content === "all" && name === "729")
      throw Object.assign(new Error("refused"), { details: { symbol: name, leftOut: "entry-marks,open-singles" } });
    if (name === "solo") throw new Error("another failure");
    return `${name} ${content}`;
  };
  return { calls, engine: { format } };
}

describe("a board as text", () => {
  /** @type {[string, import("../../../web/formats/write.js").Content, any, any[][]][]} */
  const cases = [
    ["line", "givens", "line all", [[givens, givens, false, "all"]]],
    [
      "line",
      "entries",
      { text: "line digits", leftOut: ["entry-marks"] },
      [
        [cells, givens, false, "all"],
        [cells, givens, false, "digits"],
      ],
    ],
    ["library", "candidates", "library all", [[cells, givens, true, "all"]]],
    [
      "729",
      "candidates",
      { text: "729 most", leftOut: ["entry-marks", "open-singles"] },
      [
        [cells, givens, true, "all"],
        [cells, givens, true, "most"],
      ],
    ],
  ];
  for (const [name, content, written, asked] of cases) {
    it(`${name} with ${content}`, async () => {
      const { engine, calls } = fakeEngine();
      assert.deepEqual(await formatNamed(name).write(contentOf(position, content), engine), written);
      assert.deepEqual(calls, asked);
    });
  }

  it("f-puzzles gets the title, the author and the author's words of a game", async () => {
    const about = { title: "Fish", author: "A. Setter", ruleset: "Normal rules apply." };
    const own = await fPuzzleOf(contentOf(position, "givens", about), {});
    assert.deepEqual([own.title, own.author, own.ruleset], Object.values(about));
  });

  it("f-puzzles gets the author's solution, with and without rules", async () => {
    const content = contentOf(position, "givens", { solution });
    const engine = { formatWithRules: async () => JSON.stringify({ size: 9, grid: [], thermometer: [] }) };
    assert.deepEqual((await fPuzzleOf(content, {})).solution, solution);
    const ruled = await fPuzzleOf({ ...content, rules: ["thermometer r1c1 r1c2"] }, engine);
    assert.deepEqual([ruled.solution, ruled.thermometer], [solution, []]);
  });

  it("no program gets an author's solution that an edited puzzle no longer has", async () => {
    const edited = { ...position, givens: position.givens.with(0, 3) };
    assert.equal("solution" in (await fPuzzleOf(contentOf(edited, "givens", { solution }), {})), false);
  });

  it("another failure is no loss", () =>
    assert.rejects(async () => formatNamed("solo").write(contentOf(position, "candidates"), fakeEngine().engine), {
      message: "another failure",
    }));
});
