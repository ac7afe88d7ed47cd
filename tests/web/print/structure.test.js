/** The structure of PDF files for screens, read by poppler: what a screen reader finds. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";

import { boardBox } from "../../../web/print/layout/board-box.js";
import { lineBox, textBox } from "../../../web/print/layout/boxes.js";
import { writePdf } from "../../../web/print/play-pdf.js";
import { fontFiles } from "./print-face.js";
import { codeRows, documentOf } from "./sample-pages.js";

const files = await fontFiles();
const withoutPoppler = spawnSync("pdfinfo", ["-v"]).error ? "poppler-utils is not installed" : false;

/** @type {string} */
let folder;
before(() => (folder = mkdtempSync(join(tmpdir(), "nonet-structure-"))));
after(() => rmSync(folder, { recursive: true, force: true }));

const whole = { x: 0, y: 0, width: 432, height: 648 };
/** @param {import("../../../web/print/layout/boxes.js").Box[]} boxes */
const pageOf = (...boxes) => ({ width: 432, height: 648, trim: whole, bleed: whole, boxes });

/** @param {readonly import("../../../web/print/layout/boxes.js").Page[]} pages @param {boolean} isTagged */
async function written(pages, isTagged = true) {
  const path = join(folder, "structure.pdf");
  const created = new Date(0);
  writeFileSync(path, new Uint8Array(await writePdf(documentOf(pages, { isTagged }), { files, created })));
  return path;
}

/** The lines of the structure, without indents. @param {string} path @param {string} [how] */
const structureOf = (path, how = "-struct-text") =>
  execFileSync("pdfinfo", [how, path], { encoding: "utf8" })
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** @param {number} y @param {string} words @param {Partial<import("../../../web/print/layout/boxes.js").TextBox>} [more] */
const line = (y, words, more) => textBox(30, y, words, { size: 10, ...more });
const four = { givens: [0, 3, 0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0, 4, 0], layout: "2x2", solution: null };
const board = () =>
  boardBox(/** @type {any} */ (four), {
    x: 30,
    y: 100,
    extent: 120,
    isKey: false,
    style: { inkSaving: false, large: false, press: "office" },
    label: "Puzzle 1",
  });

describe("the structure of a file", { skip: withoutPoppler }, () => {
  it("has headings, paragraphs of several lines, and nothing of what repeats on each page", async () => {
    const page = pageOf(
      line(20, "Class 4b", { role: "artifact" }),
      line(40, "For Friday", { size: 16, role: "H1" }),
      line(70, "Write into each cell"),
      line(83, "one of four digits."),
      lineBox(30, 90, 200, 90, 1),
      line(300, "Far below."),
    );
    assert.deepEqual(structureOf(await written([page])), [
      "Document",
      "H1 (block)",
      '"For Friday"',
      "P (block)",
      '"Write into each cell"',
      '"one of four digits."',
      "P (block)",
      '"Far below."',
    ]);
  });

  it("leaves out no level of headings", async () => {
    const page = pageOf(line(40, "Marks", { role: "H2" }), line(60, "Rows", { role: "H2" }));
    assert.deepEqual(
      structureOf(await written([page]), "-struct").filter((each) => /^H\d/.test(each)),
      ["H1 (block)", "H2 (block)"],
    );
  });

  it("has a board as a table whose digits are in their cells", async () => {
    const read = structureOf(await written([pageOf(board())]));
    const rows = read
      .join(" ")
      .split("TR")
      .slice(1)
      .map((row) =>
        row
          .split("TD")
          .slice(1)
          .map((cell) => cell.trim()),
      );
    assert.deepEqual(rows, [
      ["", '"3"', "", ""],
      ['"1"', "", "", ""],
      ["", "", "", '"2"'],
      ["", "", '"4"', ""],
    ]);
  });

  it("has words for a code, and a link that leads to a page", async () => {
    const code = { kind: /** @type {const} */ ("modules"), x: 30, y: 300, side: 60, rows: codeRows, label: "QR code" };
    const path = await written([pageOf(line(40, "Solution", { leadsTo: 2 }), code), pageOf(board())]);
    const file = execFileSync("cat", [path], { encoding: "latin1" });
    // "QR code" in UTF-16.
    assert.match(file, /\/S \/Figure [^\n]*\/Alt <FEFF0051005200200063006f00640065>/);
    assert.match(structureOf(path, "-struct").join(" "), /P \(block\) Link \(inline\) Object \d+ 0/);
    const [, page] = /\/Subtype \/Link [^\n]*\/Dest \[(\d+) 0 R \/Fit\]/.exec(file) ?? [];
    assert.match(file, new RegExp(`/Kids \\[\\d+ 0 R ${page} 0 R \\]`));
  });

  it("is absent where it is not asked for", async () => {
    assert.deepEqual(structureOf(await written([pageOf(board())], false)), []);
  });
});
