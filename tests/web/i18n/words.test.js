import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { isOfElement } from "../../../tools/build/messages.mjs";
import en from "../../../web/i18n/catalogues/en/page.json" with { type: "json" };
import ofBooks from "../../../web/i18n/catalogues/en/books.json" with { type: "json" };
import ofFaces from "../../../web/i18n/catalogues/en/faces.json" with { type: "json" };
import ofClasses from "../../../web/i18n/catalogues/en/class.json" with { type: "json" };
import ofPhotos from "../../../web/i18n/catalogues/en/photos.json" with { type: "json" };
import ofPlayed from "../../../web/i18n/catalogues/en/played.json" with { type: "json" };
import ofPlatforms from "../../../web/i18n/catalogues/en/platform.json" with { type: "json" };
import ofSeries from "../../../web/i18n/catalogues/en/series.json" with { type: "json" };
import ofRules from "../../../web/i18n/catalogues/en/rules.json" with { type: "json" };
import ofTogether from "../../../web/i18n/catalogues/en/together.json" with { type: "json" };
import ofZoom from "../../../web/i18n/catalogues/en/zoom.json" with { type: "json" };
import { chooseLanguage, loadWords } from "../../../web/i18n/words.js";

const web = fileURLToPath(new URL("../../../web", import.meta.url));
const words = await loadWords("en");
const prefixes = new Set(
  [en, ofBooks, ofSeries, ofPlayed, ofTogether].flatMap(Object.keys).map((key) => key.split(".")[0]),
);

/** Every literal in web's code, and in what builds its pages, that looks like a key of the catalogue, and where. */
async function literals() {
  const code = (await readdir(web, { recursive: true })).filter(
    (name) => name.endsWith(".js") && !/^i18n\/(catalogues|steps)\//.test(name),
  );
  const files = [...code, "../tools/build/pages.mjs", "../tools/build/start.mjs"];
  const texts = await Promise.all(files.map((name) => readFile(join(web, name), "utf8")));
  const found = texts.flatMap((text, i) =>
    [...text.matchAll(/"([a-z]+\.[a-z][a-z0-9-]*(?:\.[a-z-]+)*)"/g)].map(([, key]) => ({ key, file: files[i] })),
  );
  return found.filter(({ key }) => prefixes.has(key.split(".")[0]) && !/\.(js|json|css|html)$/.test(key));
}

test("every key in the code is in the catalogue", async () => {
  const unknown = (await literals()).filter(
    ({ key }) =>
      ![en, ofRules, ofPhotos, ofPlatforms, ofClasses, ofBooks, ofSeries, ofFaces, ofPlayed, ofTogether, ofZoom].some(
        (catalogue) => Object.hasOwn(catalogue, key),
      ),
  );
  assert.deepEqual(unknown, []);
});

test("every key of the catalogue is used", async () => {
  const used = new Set((await literals()).map(({ key }) => key));
  assert.deepEqual(
    [en, ofPhotos, ofPlatforms, ofClasses, ofBooks, ofSeries, ofFaces, ofPlayed, ofTogether, ofZoom]
      .flatMap(Object.keys)
      .filter((key) => !used.has(key)),
    [],
  );
});

test("the element is built with every key that it uses", async () => {
  const ofElement = (await literals()).filter(({ file }) => /^(board|controls|embed)\//.test(file));
  assert.ok(ofElement.length > 30);
  // The sentences about rules, faces and small cells come whole, with the first board that needs them.
  assert.deepEqual(
    ofElement.filter(({ key }) => !isOfElement(key) && !Object.hasOwn({ ...ofRules, ...ofFaces, ...ofZoom }, key)),
    [],
  );
});

const cell = {
  row: 3,
  column: 4,
  kind: "blank",
  digit: "",
  notes: "",
  mine: "none",
  own: "",
  corners: "",
  fault: "none",
  count: 0,
  colors: "",
  area: "box",
  region: 2,
};
/** @type {any[][]} */
const sentences = [
  ["board.cell", { ...cell, row: 1, column: 2, area: "region", region: 3 }, "row 1, column 2, empty, region 3"],
  ["board.cell", { ...cell, kind: "given", digit: "5" }, "row 3, column 4, 5, given, box 2"],
  ["board.cell", { ...cell, kind: "entry", digit: "A", fault: "conflict" }, "row 3, column 4, A, in conflict, box 2"],
  [
    "board.cell",
    { ...cell, kind: "entry", digit: "A", fault: "wrong", count: 2, colors: "grey, yellow" },
    "row 3, column 4, A, wrong, colours grey, yellow, box 2",
  ],
  ["board.cell", { ...cell, kind: "notes", notes: "1 7" }, "row 3, column 4, notes 1 7, box 2"],
  [
    "board.cell",
    { ...cell, kind: "notescorners", notes: "1 7", corners: "2", count: 1, colors: "red" },
    "row 3, column 4, notes 1 7, corner notes 2, colour red, box 2",
  ],
  ["board.placed", { digit: "5", count: 0, row: 1, column: 2 }, "5 placed."],
  ["board.erased", { digit: "5", count: 1, row: 1, column: 2 }, "5 erased in row 1, column 2."],
  ["board.note-added", { digit: "5", count: 3, row: 1, column: 2 }, "Note 5 added in 3 cells."],
  ["board.conflict", { digit: "5", house: "box", index: 9 }, "5 appears more than once in box 9."],
  ["board.conflict", { digit: "5", house: "diagonal", index: 2 }, "5 appears more than once on diagonal 2."],
  ["board.conflict", { digit: "5", house: "antiknight", index: 0 }, "5 is a knight’s move away from another 5."],
  ["board.conflict", { digit: "5", house: "disjoint", index: 4 }, "5 appears more than once at place 4 of the boxes."],
  ["keypad.digit", { digit: "5", left: 0 }, "5, all placed"],
  ["read.progress", { left: 1, all: 51 }, "1 of 51 cells is empty."],
  ["read.progress", { left: 2, all: 51 }, "2 of 51 cells are empty."],
  ["solutions.total", { count: "1", plural: 1 }, "1 solution in all"],
  ["solutions.stopped", { count: "1,200", plural: 1200 }, "Counting was stopped: at least 1,200 solutions."],
  ["solutions.stopped", { count: "0", plural: 0 }, "Counting was stopped."],
  ["error.wrong-length", { found: 80, expected: 81 }, "The puzzle has 80 cells, but 81 are needed."],
  ["error.wrong-length", { found: 80, expected: 0 }, "The puzzle has 80 cells, but no grid has this number of cells."],
];

for (const [key, values, expected] of sentences) {
  test(`${key}: ${expected}`, () => assert.equal(words(key, values), expected));
}

test("an unknown key is a mistake, for the type checker, too", () => {
  // @ts-expect-error
  assert.throws(() => words("no.such-key"), /no\.such-key/);
});

for (const [wanted, chosen] of [
  [["en-GB"], "en"],
  [["xx", "it-CH"], "it"],
  [["uk-UA", "ru"], "uk"],
  [["zh-Hans-CN"], "zh"],
  [["xx-YY"], "en"],
  [[], "en"],
]) {
  test(`of [${wanted}] the page speaks ${chosen}`, () =>
    assert.equal(chooseLanguage(/** @type {string[]} */ (wanted)), chosen));
}
