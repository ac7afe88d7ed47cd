/**
 * Links of f-puzzles and of SudokuPad with rules, as the page opens them: the right rules, exactly one solution. No
 * browser.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, test } from "node:test";
import { readText } from "../../web/formats/read.js";
import { puzzleToSolve } from "../../web/formats/found.js";
import { forEngine, layoutOfPuzzle } from "../../web/model/puzzle.js";
import { rulesOfTexts, textsOfRules } from "../../web/model/puzzle-rules.js";
import { createEngine } from "../../dist/nonet.mjs";

const engine = await createEngine();
after(() => engine.close());

const lines = readFileSync(new URL("support/rule-links.txt", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .slice(1);
const links = lines.flatMap((line, i) => (line.startsWith("# ") ? [{ rules: line.slice(2), link: lines[i + 1] }] : []));

test("there are fifty links and more, of both programs, on three sizes", () => {
  assert.ok(links.length >= 50);
  assert.ok(links.filter(({ link }) => link.includes("sudokupad")).length >= 20);
});

for (const [i, { rules, link }] of links.entries()) {
  test(`link ${i + 1}: ${rules}`, async () => {
    const {
      puzzles: [found],
      errors,
    } = await readText(link, { engine });
    assert.deepEqual(errors, []);
    assert.deepEqual(found.leftOut, []);
    const puzzle = puzzleToSolve(found);
    const layout = layoutOfPuzzle(puzzle);
    const read = rulesOfTexts(puzzle.rules ?? [], layout);
    const counts = new Map();
    // Even and odd cells of a link are one rule with many cells.
    for (const { kind, cells } of read)
      counts.set(kind, (counts.get(kind) ?? 0) + (["even", "odd"].includes(kind) ? cells.length : 1));
    assert.equal(
      [...counts]
        .map(([kind, count]) => `${kind} ${count}`)
        .sort()
        .join(),
      rules.split(",").sort().join(),
    );
    // The texts of the engine are those that the page would write.
    assert.deepEqual(textsOfRules(read, layout), puzzle.rules);
    const { status } = await engine.solve(forEngine(puzzle), { limit: 2 });
    assert.equal(status, "unique");
  });
}
