// Texts as people have them (tests/support/texts.js): the command line reads each as its truth says.

import assert from "node:assert/strict";
import { test } from "node:test";
import { differenceFrom, filesWithoutTruth, texts } from "../support/texts.js";
import { lines, nonet } from "./program.mjs";

test("each text has its truth", () => assert.deepEqual(filesWithoutTruth, []));

for (const { name, file, truth } of texts) {
  test(name, () => {
    const { out, err, code } = nonet(["convert", "--json", file]);
    const said = err.replaceAll(file, "").trim();
    assert.equal(
      differenceFrom(
        truth,
        lines(out).map((line) => JSON.parse(line)),
        said,
      ),
      "",
    );
    assert.equal(code === 0, truth.kind !== "REFUSE");
    if (!truth.parts.solutions) return;
    const solved = lines(nonet(["solve", "--json", file]).out).map((line) => JSON.parse(line));
    const answers = solved.filter(({ puzzle }, i) => i === 0 || puzzle !== solved[i - 1].puzzle);
    assert.equal(answers.map(({ count }) => Math.min(count, 2)).join(" "), truth.parts.solutions);
    if (truth.parts.first) assert.equal(answers.map(({ solutions: [first] }) => first).join(" "), truth.parts.first);
  });
}
