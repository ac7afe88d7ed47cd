/** Documents and slides of the built command nonet-book: what is in their files, and what is refused. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { fileURLToPath } from "node:url";

import { unzipSync } from "fflate";

import { wholeLimit } from "./support/usable-time.js";

const command = fileURLToPath(new URL("../../dist/nonet-book.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "nonet-office-"));
after(() => rmSync(folder, { recursive: true, force: true }));

/** @param {object} settings @param {string} output @param {readonly string[]} more */
function made(settings, output, ...more) {
  writeFileSync(join(folder, "settings.json"), JSON.stringify({ version: 2, seed: 3, ...settings }));
  const words = [command, "settings.json", "-o", output, "--quiet", ...more];
  return spawnSync(process.execPath, words, { cwd: folder, encoding: "utf8", timeout: wholeLimit(120_000) });
}

/** @param {string} file */
function partsOf(file) {
  const parts = unzipSync(new Uint8Array(readFileSync(join(folder, file))));
  const text = (/** @type {string} */ name) =>
    new TextDecoder()
      .decode(parts[name])
      .replace(/<[^>]+>/g, " ")
      .replace(/\s+/g, " ");
  const xml = (/** @type {string} */ name) => new TextDecoder().decode(parts[name]);
  return { names: Object.keys(parts), text, xml };
}

const worksheet = { kind: "worksheet", technique: "naked-pair", exercises: 2, copies: 2 };
const four = { kind: "new", copies: 2, sections: [{ count: 2, goal: { layout: "2x2" } }] };

describe("a document", () => {
  it("has the sheets of a class with lines to write on, and the key with a picture of each answer", () => {
    const { status, stderr } = made({ work: worksheet, look: { show: { nameLine: true } } }, "sheets.docx");
    assert.deepEqual([status, stderr], [0, ""]);
    const { names, text } = partsOf("sheets.docx");
    const body = text("word/document.xml");
    for (const words of ["Sheet 1 of 2", "Sheet 2 of 2", "Name", "Points", "I remove:", "Sheet 2, exercise 2:"])
      assert.ok(body.includes(words), words);
    // An example on each of two sheets, four exercises and four answers.
    assert.ok(names.filter((name) => /media\/.*\.svg$/.test(name)).length >= 9);
    assert.ok(names.filter((name) => /media\/.*\.png$/.test(name)).length >= 9);
  });

  it("lets a table of boards break between its rows, and keeps the task with the first row", () => {
    const { status } = made({ work: { ...worksheet, copies: 1 } }, "rows.docx");
    assert.equal(status, 0);
    const [, ...tables] = partsOf("rows.docx").xml("word/document.xml").split("<w:tbl>");
    const [example, exercises] = tables.map((part) => part.split("</w:tbl>"));
    for (const [table] of [example, exercises]) {
      assert.match(table, /<w:cantSplit\/>/);
      assert.doesNotMatch(table, /<w:keepNext\/>/);
    }
    assert.match(/** @type {string} */ (example[1].split("<w:p>").at(-1)), /<w:keepNext\/><w:pageBreakBefore\/>/);
  });

  it("has no place for some settings, which it says", () => {
    const { status, stderr } = made({ work: four, look: { cutOut: true, show: { notes: true } } }, "four.docx");
    assert.deepEqual(
      [status, stderr],
      [0, "nonet-book: look.show.notes has no effect in a .docx file. Write a PDF file for it.\n"],
    );
  });

  it("is not written for a book", () => {
    const { status, stderr } = made({ work: { ...four, copies: 1 }, look: { book: {} } }, "book.docx");
    assert.equal(status, 2);
    assert.match(stderr, /A book is written as PDF/);
  });
});

describe("slides", () => {
  it("show a puzzle, each of its steps, and its solution", () => {
    const { status, stderr } = made({ work: { ...four, copies: 1 } }, "four.pptx");
    assert.deepEqual([status, stderr], [0, ""]);
    const { names, text } = partsOf("four.pptx");
    const slides = names
      .filter((name) => /slides\/slide\d+\.xml$/.test(name))
      .toSorted((a, b) => Number(/\d+/.exec(a)) - Number(/\d+/.exec(b)))
      .map(text);
    const at = ["Puzzle 1", "Solution 1", "Puzzle 2", "Solution 2"].map((words) =>
      slides.findIndex((slide) => slide.includes(words)),
    );
    assert.deepEqual([at[0], at[2], at[3]], [0, at[1] + 1, slides.length - 1]);
    const steps = slides.slice(1, at[1]);
    assert.ok(steps.length >= 4);
    for (const [i, step] of steps.entries()) assert.match(step, new RegExp(`\\b${i + 1}\\. .*r\\dc\\d`));
  });
});
