import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { elementPrefixes } from "../../../tools/build/messages.mjs";
import en from "../../../web/i18n/en.js";
import { chooseLanguage, createWords } from "../../../web/i18n/words.js";

const web = fileURLToPath(new URL("../../../web", import.meta.url));
const prefixes = new Set(Object.keys(en).map((key) => key.split(".")[0]));

/** Every literal in web's code, and in what builds its pages, that looks like a key of the catalogue, and where. */
async function literals() {
  const code = (await readdir(web, { recursive: true })).filter((name) => name.endsWith(".js") && !name.startsWith("i18n"));
  const files = [...code, "../tools/build/pages.mjs"];
  const texts = await Promise.all(files.map((name) => readFile(join(web, name), "utf8")));
  const found = texts.flatMap((text, i) => [...text.matchAll(/"([a-z]+\.[a-z][a-z0-9-]*(?:\.[a-z-]+)*)"/g)]
    .map(([, key]) => ({ key, file: files[i] })));
  return found.filter(({ key }) => prefixes.has(key.split(".")[0]) && !/\.(js|css|html)$/.test(key));
}

test("every key in the code is in the catalogue", async () => {
  const unknown = (await literals()).filter(({ key }) => !Object.hasOwn(en, key));
  assert.deepEqual(unknown, []);
});

test("every key of the catalogue is used", async () => {
  const used = new Set((await literals()).map(({ key }) => key));
  assert.deepEqual(Object.keys(en).filter((key) => !used.has(key)), []);
});

test("the element is built with every key that it uses", async () => {
  const ofElement = (await literals()).filter(({ file }) => /^(board|controls|embed)\//.test(file));
  assert.ok(ofElement.length > 30);
  assert.deepEqual(ofElement.filter(({ key }) => !elementPrefixes.includes(key.split(".")[0])), []);
});

test("every message is well formed", () => {
  const words = createWords("en");
  const values = {
    tried: 12, nearest: "n", end: "least", given: "yes", givens: 24, removable: 2,
    browser: "b", cores: 2, device: "d", rate: "1", set: "s", simd: "yes", workers: 2,
    cells: "r1c1", clues: 30, code: "x", column: 2, conflict: "no", count: 2, digit: "5", expected: 9, file: "f", first: "",
    found: 8, house: "row", index: 1, kind: "given", least: 1, left: 3, line: 1, most: 2, notes: "", number: 1,
    all: 4, cell: "r1c1", hardest: "h", kept: 3, length: "l", level: "l", name: "n", of: 3, step: 1, steps: 2, strength: 1, technique: "t", todo: 1,
    columns: 3, high: "3", lacks: "l", low: "1", more: "no", plural: 2, single: 0, rows: 2, shape: "s", size: 3, page: 1, pages: 2, place: 1, rating: "7.1", er: "7.1", ep: "7.1", ed: "1.2", region: 0, row: 1, sentence: "s", side: 9, symbol: "?", title: "t",
  };
  for (const key of Object.keys(en)) assert.ok(words(key, values).length > 0, key);
});

/** @type {any[][]} */
const sentences = [
  ["board.cell", { row: 1, column: 2, region: 3, kind: "blank", digit: "", notes: "", conflict: "no" }, "row 1, column 2, region 3, empty"],
  ["board.cell", { row: 1, column: 2, region: 0, kind: "given", digit: "5", notes: "", conflict: "no" }, "row 1, column 2, 5, given"],
  ["board.cell", { row: 1, column: 2, region: 0, kind: "entry", digit: "A", notes: "", conflict: "yes" }, "row 1, column 2, A, in conflict"],
  ["board.cell", { row: 3, column: 4, region: 0, kind: "notes", digit: "", notes: "1 7", conflict: "no" }, "row 3, column 4, notes 1 7"],
  ["board.cell", { row: 3, column: 4, region: 0, kind: "blank", digit: "", notes: "", conflict: "no" }, "row 3, column 4, empty"],
  ["board.conflict", { digit: "5", house: "box", index: 9 }, "5 appears more than once in box 9."],
  ["board.conflict", { digit: "5", house: "diagonal", index: 2 }, "5 appears more than once in diagonal 2."],
  ["board.conflict", { digit: "5", house: "antiknight", index: 0 }, "5 stands a knight’s move from another 5."],
  ["board.conflict", { digit: "5", house: "disjoint", index: 4 }, "5 appears more than once at place 4 of the boxes."],
  ["keypad.digit", { digit: "5", left: 0 }, "5, all placed"],
  ["solutions.total", { count: "1", plural: 1 }, "1 solution in all"],
  ["solutions.stopped", { count: "1,200", plural: 1200 }, "Counting was stopped: at least 1,200 solutions."],
  ["solutions.stopped", { count: "0", plural: 0 }, "Counting was stopped."],
  ["error.wrong-length", { found: 80, expected: 81 }, "The puzzle has 80 cells, but a grid of this size has 81."],
  ["error.wrong-length", { found: 80, expected: 0 }, "The puzzle has 80 cells, but no grid has this number of cells."],
];

for (const [key, values, expected] of sentences) {
  test(`${key}: ${expected}`, () => assert.equal(createWords("en")(key, values), expected));
}

test("an unknown key is a mistake", () => assert.throws(() => createWords("en")("no.such-key"), /no\.such-key/));

for (const [wanted, chosen] of [[["en-GB"], "en"], [["xx", "en"], "en"], [["xx-YY"], "en"], [[], "en"]]) {
  test(`of [${wanted}] the page speaks ${chosen}`, () => assert.equal(chooseLanguage(/** @type {string[]} */ (wanted)), chosen));
}
