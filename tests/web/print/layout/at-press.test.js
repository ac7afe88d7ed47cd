/** What printers ask of a file, measured in the pages that are laid out. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { loadRuleWords } from "../../../../web/i18n/rule-words.js";
import { layOut } from "../../../../web/print/layout/index.js";
import { checkPages } from "./page-checks.js";
import { contextIn, jobOf, lookWith, puzzleOf, settingsOf } from "./sheets.js";

const context = { ...(await contextIn()), ruleWords: await loadRuleWords("en") };
const rules = ["cage 12 r1c1 r1c2 r2c1", "cage 7 r5c5 r5c6", "thermometer r9c1 r8c2 r7c2", "white-dot r3c3 r3c4"];
const job = jobOf(Array.from({ length: 8 }, (_, i) => puzzleOf("3x3", i % 2 ? { rules } : {})));
const book = { bleed: false, cropMarks: false, contents: true, dividers: true };

/** Lines, sums of cages and texts of all pages, in points; grounds of cells are no lines. */
function measuresOf(document) {
  const found = { lines: [], sums: [], texts: [], greys: new Set() };
  const look = (box) => {
    if (box.kind === "turned") box.boxes.forEach(look);
    if (box.kind === "text") found.texts.push(box.size);
    if (box.kind === "line") found.lines.push(box.width);
    if (box.kind !== "drawing") return;
    const scale = box.width / box.list.width;
    for (const each of box.list.operations) {
      if (each.kind === "path" || each.kind === "circle" || each.kind === "line") found.lines.push(each.width * scale);
      if (each.kind === "rect" && each.colour.endsWith("-line")) {
        found.lines.push(Math.min(each.width, each.height) * scale);
        found.greys.add(box.palette[each.colour]);
      }
      if (each.kind === "text" && each.halo?.cell !== undefined) found.sums.push(each.size * scale);
    }
  };
  for (let i = 0; i < document.pageCount; i++) document.page(i).boxes.forEach(look);
  return found;
}

describe("a file for a printer", () => {
  for (const perPage of [1, 2, 4, 6]) {
    const look = lookWith({ paper: "6x9", press: "kdp", key: "end", perPage, book });
    const document = layOut(job, settingsOf(look), context);
    it(`has no line under 0.75 points and no type under 7, ${perPage} on a page`, () => {
      const { lines, sums, texts, greys } = measuresOf(document);
      assert.ok(lines.length > 100 && sums.length > 0);
      assert.ok(Math.min(...lines) >= 0.75 - 1e-6, String(Math.min(...lines)));
      assert.ok(Math.min(...texts) >= 7, String(Math.min(...texts)));
      // A cell of six on a page has no room for more.
      assert.ok(Math.min(...sums) >= (perPage < 6 ? 7 - 1e-6 : 5), String(Math.min(...sums)));
      assert.deepEqual([...greys], ["#000000"]);
    });
    it(`keeps boxes apart, ${perPage} on a page`, () => checkPages(document, look, context));
  }

  it("has bookmarks in an office, and none at a printer", () => {
    const outlineAt = (press) =>
      layOut(job, settingsOf(lookWith({ paper: "6x9", press, key: "end", book })), context).outline;
    assert.deepEqual(outlineAt("kdp"), []);
    assert.ok(outlineAt("office").length > 1);
  });

  it("leaves half an inch at every edge for IngramSpark", () => {
    const look = lookWith({ paper: "6x9", press: "ingram", key: "end", book });
    for (const { boxes, trim } of [layOut(job, settingsOf(look), context).page(4)])
      for (const box of boxes)
        if (box.kind === "drawing")
          assert.ok(box.x >= trim.x + 36 && box.x + box.width <= trim.x + trim.width - 36, box.label);
  });
});
