import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { loadRuleWords } from "../../../../web/i18n/rule-words.js";
import { loadSeriesWords } from "../../../../web/i18n/series-words.js";
import { layoutNamed } from "../../../../web/model/layout.js";
import { dayPage } from "../../../../web/print/layout/day-page.js";
import { outlinesOf } from "../../../../web/print/pictures/outline-pen.js";
import { drawHere } from "../../../../web/print/pictures/picture-file.js";
import { dayFiles, namesOfFiles, withPrevious } from "../../../../web/print/series/day-files.js";
import { writeSeries } from "../../../../web/print/series/series-writer.js";
import { checkSeries, daysOf, exampleSeries, weekdayNamed } from "../../../../web/print/series/series-settings.js";
import { fontFiles, printFace } from "../print-face.js";
import { contextIn, extentsOf, puzzleOf } from "../layout/sheets.js";

const files = await fontFiles();
const face = await printFace();
const outlines = outlinesOf(files, face);

const easy = { goal: { layout: "3x3", level: "easy" } };
const work = { kind: "series", from: "2027-01-01", to: "2027-01-31", days: { monday: easy } };

/** @param {object} [changes] of the work @param {object} [look] */
function settingsWith(changes = {}, look = {}) {
  const checked = checkSeries({ version: 2, work: { ...work, ...changes }, look });
  assert.ok("settings" in checked, JSON.stringify(checked));
  return checked.settings;
}

/** @param {string} language @param {number} [modules] of a code */
async function toolsIn(language, modules = 0) {
  const code = () =>
    modules
      ? Array.from({ length: modules }, (_, y) => Array.from({ length: modules }, (__, x) => x % 2 === y % 3))
      : null;
  const context = {
    ...(await contextIn(language)),
    codeOf: code,
    solutionCodeOf: code,
    seriesWords: await loadSeriesWords(language),
    ruleWords: await loadRuleWords(/** @type {any} */ (language)),
  };
  const linksOf = () => ({ puzzle: "https://example.org/#p=1", solution: "https://example.org/#solve&p=1" });
  return { context, draw: drawHere({ files, outlines }), linksOf };
}

const killer = { rules: ["cage 12 r1c1 r1c2", "cage 9 r2c1 r3c1"], level: "easy" };
const day = (/** @type {any} */ changes = {}) => ({
  day: "2027-01-04",
  title: "",
  puzzle: puzzleOf("3x3"),
  previous: { day: "2027-01-03", puzzle: puzzleOf("3x3") },
  ...changes,
});

describe("settings of a series", () => {
  it("are the example: a year in which every day has a puzzle", () => {
    const { settings } = /** @type {any} */ (checkSeries(exampleSeries({ year: 2028, seed: 5 })));
    const days = daysOf(settings.work);
    assert.deepEqual([days.length, days[0], days[365]], [366, "2028-01-01", "2028-12-31"]);
    assert.equal(settings.work.days.sunday.goal.rules, "killer");
  });

  /** @type {[changes: object, code: string, field?: string][]} */
  const refused = [
    [{ days: {} }, "not-list", "work.days"],
    [{ days: { Montag: easy } }, "unknown-field", "work.days.Montag"],
    [{ days: { monday: { goal: { layout: "3x3", level: "simple" } } } }, "not-choice", "work.days.monday.goal.level"],
    [{ from: "2027-02-29" }, "not-day", "work.from"],
    [{ to: "2026-12-31" }, "not-period"],
    [{ to: "2028-01-02" }, "not-period"],
    [{ board: 39 }, "not-whole", "work.board"],
    [{ formats: ["pdf", "tiff"] }, "not-choice", "work.formats[1]"],
    [{ formats: [] }, "not-list", "work.formats"],
  ];
  for (const [changes, code, field] of refused)
    it(`refuses ${JSON.stringify(changes)}`, () => {
      const { error } = /** @type {any} */ (checkSeries({ version: 2, work: { ...work, ...changes } }));
      assert.equal(error.code, code);
      if (field) assert.equal(error.details.field, field);
    });

  it("refuses what a series does not print, such as papers and books", () => {
    for (const look of [{ paper: "a4" }, { book: {} }, { show: { number: true } }]) {
      const { error } = /** @type {any} */ (checkSeries({ version: 2, work, look }));
      assert.equal(error.code, "unknown-field");
    }
  });

  it("have the days of their weekdays alone, in the order of the calendar", () => {
    const { work: read } = settingsWith({ days: { monday: easy, saturday: easy }, to: "2027-01-12" });
    assert.deepEqual(daysOf(read), ["2027-01-02", "2027-01-04", "2027-01-09", "2027-01-11"]);
    assert.deepEqual(daysOf(read).map(weekdayNamed), ["saturday", "monday", "saturday", "monday"]);
  });
});

describe("the page of a day", () => {
  const looks = [
    {},
    { large: true },
    { press: "kdp" },
    { language: "zh" },
    { language: "vi" },
    { show: { date: false, level: false } },
  ];
  const puzzles = [puzzleOf("3x3"), puzzleOf("3x3", killer), puzzleOf("2x3"), puzzleOf("4x4"), puzzleOf("3x3+x")];
  for (const look of looks)
    for (const modules of [0, 45, 97])
      it(`has nothing over each other, nor beyond its edges: ${JSON.stringify(look)}, code of ${modules}`, async () => {
        const settings = settingsWith(
          {},
          { title: "The Sudoku", ...look, show: { code: true, .../** @type {any} */ (look).show } },
        );
        const { context } = await toolsIn(settings.look.language, modules);
        for (const puzzle of puzzles)
          for (const previous of [null, day().previous]) {
            const page = dayPage(day({ puzzle, previous }), settings.work, settings.look, context);
            const extents = extentsOf(page.boxes, face).filter(({ height }) => height > 0);
            for (const { what, x, y, width, height } of extents)
              assert.ok(
                x > -0.1 && y > -0.1 && x + width < page.width + 0.1 && y + height < page.height + 0.1,
                `${what} of ${puzzle.layout} leaves the page`,
              );
            extents.forEach((one, i) => {
              for (const other of extents.slice(i + 1))
                assert.ok(
                  one.x + one.width < other.x + 0.1 ||
                    other.x + other.width < one.x + 0.1 ||
                    one.y + one.height < other.y + 0.1 ||
                    other.y + other.height < one.y + 0.1,
                  `${one.what} and ${other.what} of ${puzzle.layout} overlap`,
                );
            });
          }
      });

  it("says what the rules of the puzzle are", async () => {
    const { look, work: of } = settingsWith();
    const { context } = await toolsIn("en");
    const texts = (/** @type {any} */ puzzle) =>
      dayPage(day({ puzzle }), of, look, context)
        .boxes.flatMap((box) => (box.kind === "text" ? [box.text] : []))
        .join(" ");
    assert.match(texts(puzzleOf("3x3", killer)), /Cage:.*The digits in a cage differ/);
    assert.doesNotMatch(texts(puzzleOf("3x3")), /Cage/);
  });
});

describe("the files of a day", () => {
  const formats = ["pdf", "svg", "eps", "png", "txt", "json"];

  it("are those of the settings, in their order, and the same bytes each time", async () => {
    const settings = settingsWith({ formats, board: 40, key: 20 });
    const tools = await toolsIn("en");
    const made = await dayFiles(day(), settings, tools);
    assert.deepEqual(
      made.map(({ name }) => name),
      namesOfFiles(settings.work),
    );
    assert.equal(made.length, 4 * 3 + 2);
    assert.deepEqual(made, await dayFiles(day(), settings, tools));
    assert.ok(made.every(({ bytes }) => bytes.length > 100));
    const some = settingsWith({ formats: ["json", "svg"] });
    assert.deepEqual(namesOfFiles(some.work), ["day.svg", "puzzle.svg", "solution.svg", "day.json"]);
  });

  /** @param {object} [changes] @returns {Promise<{ text: string, data: any }>} */
  async function textsOf(changes) {
    const settings = settingsWith({ formats: ["txt", "json"] }, { title: "Sudoku" });
    const made = await dayFiles(day(changes), settings, await toolsIn("en"));
    const [text, json] = made.map(({ bytes }) => new TextDecoder().decode(bytes));
    return { text, data: JSON.parse(json) };
  }

  it("have the puzzle, its solution and the day before, as rows and as data", async () => {
    const { text, data } = await textsOf();
    const { givens, solution } = puzzleOf("3x3");
    const line = (/** @type {any} */ cells) => cells.map((/** @type {number} */ digit) => digit || ".").join("");
    assert.deepEqual(
      [data.date, data.weekday, data.puzzle, data.solution],
      ["2027-01-04", "monday", line(givens), line(solution)],
    );
    assert.deepEqual(data.previous, { date: "2027-01-03", solution: line(solution) });
    assert.match(text, /^Sudoku\nMonday, 4 January 2027 · Hard\n\n/);
    const rows = text.match(/^[\d.] [\d.] [\d.] \| .*$/gm) ?? [];
    assert.equal(rows.slice(0, 9).join("").replace(/[ |]/g, ""), line(givens));
    assert.equal(rows.slice(9, 18).join("").replace(/[ |]/g, ""), line(solution));
    assert.equal(rows.length, 27);
  });

  it("have rules and layouts as Nonet reads them, and larger digits in columns", async () => {
    const ruled = await textsOf({ puzzle: puzzleOf("3x3", killer), previous: null });
    assert.match(ruled.text, /^# nonet rule cage 12 r1c1 r1c2$/m);
    assert.deepEqual(ruled.data.rules, killer.rules);
    assert.equal(ruled.data.previous, undefined);
    const diagonal = await textsOf({ puzzle: puzzleOf("3x3+x") });
    assert.match(diagonal.text, /^# nonet boxes 3x3\+x$/m);
    assert.equal(layoutNamed(diagonal.data.layout)?.name, "3x3+x");
  });

  it("of the first day have no day before; the others that of the list", () => {
    const settings = settingsWith({ days: { monday: { title: "Start", ...easy } } });
    const days = ["2027-01-04", "2027-01-11"].map((each) => ({ day: each, puzzle: puzzleOf("3x3") }));
    const [first, second] = withPrevious(settings, days);
    assert.deepEqual([first.previous, second.previous, first.title], [null, days[0], "Start"]);
  });
});

describe("all files of a series", () => {
  const settings = settingsWith({ to: "2027-01-20", formats: ["svg", "txt", "json"] }, { press: "office" });
  const puzzles = ["2027-01-04", "2027-01-11", "2027-01-18"].map((each) => ({ day: each, puzzle: puzzleOf("3x3") }));

  /** @param {object} [run] */
  async function written(run) {
    /** @type {[string, string][]} */
    const found = [];
    const outside = await writeSeries(settings, puzzles, await toolsIn("en"), {
      onFile: ({ path, bytes }) => void found.push([path, new TextDecoder().decode(bytes)]),
      ...run,
    });
    return { found, outside };
  }

  it("come day by day, whatever is drawn at the same time, and the list comes last", async () => {
    const { found, outside } = await written();
    const names = namesOfFiles(settings.work);
    assert.deepEqual(
      found.map(([path]) => path),
      [...puzzles.flatMap((each) => names.map((name) => `${each.day}/${name}`)), "series.json"],
    );
    assert.deepEqual(outside, []);
    assert.deepEqual((await written({ atOnce: 3 })).found, found);
    const list = JSON.parse(found[found.length - 1][1]);
    assert.deepEqual(
      list.days.map(({ date }) => date),
      puzzles.map((each) => each.day),
    );
    assert.match(Object.fromEntries(found)["2027-01-11/day.txt"], /Solution of 4 January 2027/);
  });

  it("end with the day in which they are stopped", async () => {
    const stop = new AbortController();
    /** @type {number[]} */
    const days = [];
    const onDay = (/** @type {number} */ done) => {
      days.push(done);
      stop.abort();
    };
    await assert.rejects(written({ atOnce: 2, onDay, signal: stop.signal }), { name: "AbortError" });
    assert.deepEqual(days, [1]);
  });
});
