import assert from "node:assert/strict";
import { test } from "node:test";

import { plainTexts } from "../../../web/teacher/spotting-texts.js";

test("paragraphs and lists of a lesson become plain texts", () => {
  /** @type {import("../../../web/teacher/lesson-texts.js").Block[]} */
  const blocks = [
    ["Look at ", ["em", "one"], " digit, as for an ", ["lesson", "X-Wing", "x-wing"], "."],
    { list: [["first ", ["strong", "this"]], ["then that"]] },
  ];
  assert.deepEqual(plainTexts(blocks), ["Look at one digit, as for an X-Wing.", "• first this", "• then that"]);
});
