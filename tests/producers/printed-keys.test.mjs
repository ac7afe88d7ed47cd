// Another program solves the puzzles that are printed in a book, and its solutions are the key of the book. Boards are
// read from what is drawn in the PDF file: nothing of the engine takes part. The least line and the least type of the
// book are measured from the operators of the file, too.
//
// NONET_BOOKS names further books, with ':' between them: NONET_BOOKS=a.pdf:b.pdf node --test FILE. Their boards of 9×9
// are plain.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";

import { withoutPoppler } from "../e2e/support/poppler.js";
import { readPrinted } from "../e2e/support/printed-file.js";
import { measuresOfPdf } from "../web/print/pdf-measures.js";
import { pathOf } from "./program-paths.mjs";

const command = fileURLToPath(new URL("../../dist/nonet-book.mjs", import.meta.url));
const qqwing = pathOf("qqwing");
const lacking = withoutPoppler || (qqwing ? false : "qqwing is not installed (Debian's package qqwing)");

/** Puzzles for each level of the book that the test makes. */
const ofEach = 6;
const settings = {
  version: 2,
  seed: 46,
  work: {
    kind: "new",
    sections: ["easy", "medium", "hard", "expert"].map((level) => ({ count: ofEach, goal: { level } })),
  },
  look: { paper: "6x9", press: "kdp", perPage: 2, book: {} },
};

/**
 * The puzzles of a book and their key, by number.
 * @param {string} path of a PDF file whose boards are 9×9
 * @returns {{ puzzles: Map<number, string>, key: Map<number, string> }}
 */
function boardsIn(path) {
  const boards = readPrinted(path).boards.filter(({ side, number }) => side === 9 && !Number.isNaN(number));
  const lineOf = (/** @type {number[]} */ digits) => digits.join("").replaceAll("0", ".");
  const ofKind = (/** @type {boolean} */ isKey) =>
    new Map(
      boards
        .filter(({ digits }) => digits.every(Boolean) === isKey)
        .map(({ number, digits }) => [number, lineOf(digits)]),
    );
  return { puzzles: ofKind(false), key: ofKind(true) };
}

/** What qqwing finds: the solution of each puzzle, and how many there are. @param {readonly string[]} puzzles */
function solvedByQqwing(puzzles) {
  const { stdout, status, stderr } = spawnSync(
    /** @type {string} */ (qqwing),
    ["--solve", "--csv", "--count-solutions"],
    { input: puzzles.map((puzzle) => `${puzzle}\n`).join(""), encoding: "utf8", maxBuffer: 1e8 },
  );
  assert.equal(status, 0, stderr);
  const [, ...rows] = stdout.trim().split("\n");
  return rows.map((row) => row.split(",").slice(0, 2));
}

/** @param {string} path @returns {number} how many puzzles were compared */
function checkKeys(path) {
  const { puzzles, key } = boardsIn(path);
  assert.deepEqual([...key.keys()].sort(), [...puzzles.keys()].sort(), "each puzzle has a solution in the key");
  const numbers = [...puzzles.keys()];
  const solved = solvedByQqwing([...puzzles.values()]);
  assert.equal(solved.length, numbers.length);
  for (const [i, number] of numbers.entries()) assert.deepEqual(solved[i], [key.get(number), "1"], `puzzle ${number}`);
  return numbers.length;
}

/** What Amazon KDP asks of lines and type, in points. */
const asked = { line: 0.75, type: 7 };
const rounding = 0.001;

/** @param {string} path of a PDF file @returns {{ line: number, type: number }} the least, in points */
function leastIn(path) {
  const { lines, type } = measuresOfPdf(readFileSync(path));
  return { line: Math.min(...lines), type: Math.min(...type) };
}

const unbuilt = existsSync(command) ? false : "the site is not built";

describe("a printed book", () => {
  /** @type {string} */
  let folder;
  const at = (/** @type {string} */ name) => join(folder, name);
  before(() => {
    folder = mkdtempSync(join(tmpdir(), "nonet-keys-"));
    if (unbuilt) return;
    writeFileSync(at("book.json"), JSON.stringify(settings));
    execFileSync(process.execPath, [command, at("book.json"), "-o", at("book.pdf"), "--quiet"]);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it("has no line and no type below what KDP asks", { skip: unbuilt }, () => {
    const { line, type } = leastIn(at("book.pdf"));
    assert.ok(line >= asked.line - rounding && type >= asked.type - rounding, `${line} pt, ${type} pt`);
  });

  it("of four levels has the key that qqwing finds", { skip: unbuilt || lacking }, () => {
    assert.equal(checkKeys(at("book.pdf")), 4 * ofEach);
  });

  for (const path of (process.env.NONET_BOOKS ?? "").split(delimiter).filter(Boolean)) {
    it(`${basename(path)}: lines and type`, (context) => {
      const { line, type } = leastIn(path);
      context.diagnostic(`least line ${line.toFixed(3)} pt, least type ${type.toFixed(3)} pt`);
    });
    it(`${basename(path)}: the key`, { skip: lacking }, (context) =>
      context.diagnostic(`${checkKeys(path)} puzzles compared`),
    );
  }
});
