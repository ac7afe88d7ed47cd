/** The preflight, and what the written file has, measured from its operators. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { loadBookWords } from "../../../web/i18n/book-words.js";
import { loadRuleWords } from "../../../web/i18n/rule-words.js";
import { loadWords } from "../../../web/i18n/words.js";
import { layOut } from "../../../web/print/layout/index.js";
import { writePdf } from "../../../web/print/play-pdf.js";
import { usualBook } from "../../../web/print/print-settings.js";
import { preflight } from "../../../web/print/preflight.js";
import { preflightSentence } from "../../../web/print/preflight-sentences.js";
import { contextIn, jobOf, lookWith, puzzleOf, settingsOf } from "./layout/sheets.js";
import { measuresOfPdf } from "./pdf-measures.js";
import { fontFiles } from "./print-face.js";

const context = { ...(await contextIn()), ruleWords: await loadRuleWords("en") };
const files = await fontFiles();
const [words, bookWords] = await Promise.all([loadWords("en"), loadBookWords("en")]);
const book = usualBook;
const rules = ["cage 12 r1c1 r1c2 r2c1", "cage 7 r5c5 r5c6", "thermometer r9c1 r8c2 r7c2", "white-dot r3c3 r3c4"];
const jobWith = (/** @type {number} */ count, changes = {}) =>
  jobOf(Array.from({ length: count }, () => puzzleOf("3x3", changes)));

/** @param {any} job @param {any} look */
async function examined(job, look) {
  const settings = settingsOf(lookWith({ paper: "6x9", press: "kdp", perPage: 2, key: "end", book, ...look }));
  const printed = layOut(job, settings, context);
  return { printed, findings: await preflight(printed, settings, context.face) };
}
const faultsOf = (findings) => [...new Set(findings.map(({ fault }) => fault))];

describe("the preflight of a book", () => {
  it("finds nothing in a book that obeys the profile, and the file says the same", async () => {
    const { printed, findings } = await examined(jobWith(40, { rules }), {});
    assert.deepEqual(findings, []);
    const bytes = new Uint8Array(await writePdf(printed, { files, created: new Date(0) }));
    const { lines, type, joins } = measuresOfPdf(bytes);
    assert.ok(lines.length > 1000 && type.length > 500, `${lines.length} lines, ${type.length} sizes`);
    assert.ok(Math.min(...lines) >= 0.749, String(Math.min(...lines)));
    assert.ok(Math.min(...type) >= 6.999, String(Math.min(...type)));
    assert.ok(joins.length > 0 && joins.every((join) => join === "1"));
  });

  it("measures lines of a home printer that another printer would refuse", async () => {
    const { printed } = await examined(jobWith(8), { press: "home" });
    const { lines } = measuresOfPdf(new Uint8Array(await writePdf(printed, { files, created: new Date(0) })));
    assert.ok(Math.min(...lines) < 0.75 && Math.min(...lines) >= 0.349, String(Math.min(...lines)));
  });

  it("names page and puzzle of type that is too small", async () => {
    const { findings } = await examined(jobWith(120, { candidates: Array(81).fill(511) }), { perPage: 6 });
    assert.deepEqual(faultsOf(findings), ["type"]);
    const sentences = findings.map((found) => preflightSentence(found, words, bookWords));
    for (const number of [1, 17, 120])
      assert.ok(
        sentences.some((each) => each.includes(`“Puzzle ${number}”`) && /^Page \d+, /.test(each)),
        String(number),
      );
  });

  for (const [count, look, faults] of /** @type {[number, any, string[]][]} */ ([
    [4, {}, ["few-pages"]],
    [4, { press: "home" }, []],
    [4, { press: "ingram" }, ["few-pages"]],
    [1200, { perPage: 1, paper: "8.5x11" }, ["many-pages"]],
    [40, { press: "ingram", paper: "8.25x6" }, ["trim"]],
    [40, { title: "A title that goes on and on ".repeat(9) }, ["cut"]],
  ]))
    it(`${count} puzzles, ${JSON.stringify(look).slice(0, 50)}: ${faults.join() || "nothing"}`, async () =>
      assert.deepEqual(faultsOf((await examined(jobWith(count), look)).findings), faults));

  it("finds an author's words that are shortened, and none that end with an ellipsis of their own", async () => {
    const faultsWith = async (/** @type {string} */ ruleset, /** @type {any} */ look = {}) =>
      faultsOf((await examined(jobWith(40, { ruleset }), look)).findings);
    assert.deepEqual(await faultsWith("And so on…"), []);
    assert.deepEqual(await faultsWith("Digits rise along each line. ".repeat(200)), ["cut"]);
  });

  it("finds words that have no room at all", async () => {
    const { printed } = await examined(jobWith(40), {});
    const settings = settingsOf(lookWith({ paper: "6x9", press: "kdp", book }));
    const cut = { ...printed, page: (index) => ({ ...printed.page(index), boxes: [], isCut: index === 8 }) };
    assert.deepEqual(
      (await preflight(cut, settings, context.face)).map((found) => [found.page, found.fault, found.what]),
      [[9, "cut", ""]],
    );
  });

  it("says once what is the same on many pages, and on how many", async () => {
    const { printed, findings } = await examined(jobWith(40), { header: "A head that goes on and on ".repeat(9) });
    assert.deepEqual(faultsOf(findings), ["cut"]);
    // Heads with the title of the book and with that of a section are shortened at different letters.
    assert.ok(findings.length < 6, String(findings.length));
    const common = findings.find(({ more = 0 }) => more > 5);
    assert.ok(common && common.page + (common.more ?? 0) <= printed.pageCount);
    assert.match(preflightSentence(common, words, bookWords), /^Page \d+ and \d+ more pages, “A head/);
  });

  it("finds what is too near the spine, the edge, or too thin", async () => {
    const { printed } = await examined(jobWith(40), {});
    const settings = settingsOf(lookWith({ paper: "6x9", press: "kdp", book }));
    const shifted = (/** @type {any} */ box) => ({
      ...printed,
      page: (index) => ({ ...printed.page(index), boxes: index === 8 ? [box] : [] }),
    });
    const text = { kind: "text", y: 300, text: "word", size: 9, weight: 400, colour: "#000", align: "start" };
    /** @type {[any, string][]} */
    const cases = [
      [{ ...text, x: 20 }, "spine"],
      [{ ...text, x: 405 }, "edge"],
      [{ kind: "line", x: 100, y: 300, x2: 200, y2: 300, width: 0.5, colour: "#000" }, "line"],
    ];
    for (const [box, fault] of cases)
      assert.deepEqual(
        (await preflight(shifted(box), settings, context.face)).map((found) => [found.page, found.fault]),
        [[9, fault]],
      );
  });
});
