import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";

import { printPalette } from "../../../web/board/print-palette.js";
import { lineBox, textBox } from "../../../web/print/layout/boxes.js";
import { writePdf } from "../../../web/print/play-pdf.js";
import { fontFiles, printFace } from "./print-face.js";
import { boardList, classic, documentOf, everyOperation, samplePage, sentences } from "./sample-pages.js";

const files = await fontFiles();
const face = await printFace();
const created = new Date(Date.UTC(2026, 0, 2, 3, 4, 5));
const withoutPoppler = spawnSync("pdfinfo", ["-v"]).error ? "poppler-utils is not installed" : false;
const languages = Object.keys(sentences).filter((language) => language !== "zh" || files.chinese);

/** @type {string} */
let folder;
before(() => (folder = mkdtempSync(join(tmpdir(), "nonet-pdf-"))));
after(() => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {readonly import("../../../web/print/layout/boxes.js").Page[]} pages
 * @param {Partial<import("../../../web/print/layout/boxes.js").PrintedDocument>} [rest]
 */
async function written(pages, rest) {
  const path = join(folder, `${Math.random()}.pdf`);
  writeFileSync(path, new Uint8Array(await writePdf(documentOf(pages, rest), { files, created })));
  return path;
}

/** What a program of poppler says about a file. @param {string} program @param {readonly string[]} parameters */
const said = (program, ...parameters) =>
  execFileSync(program, parameters, { encoding: "utf8", env: { ...process.env, TZ: "UTC" } });

const whole = { x: 0, y: 0, width: 432, height: 648 };
/**
 * @param {import("../../../web/print/layout/boxes.js").Box[]} boxes
 * @returns {import("../../../web/print/layout/boxes.js").Page}
 */
const pageOf = (...boxes) => ({ width: 432, height: 648, trim: whole, bleed: whole, boxes });
const drawing = (/** @type {import("../../../web/board/operations.js").DisplayList} */ list) => ({
  kind: /** @type {const} */ ("drawing"),
  x: 30,
  y: 60,
  width: 300,
  list,
  palette: printPalette,
  label: "",
});

describe("a PDF file", { skip: withoutPoppler }, () => {
  it("has every font inside, as a subset with a map to Unicode, and no bitmap", async () => {
    const path = await written([samplePage()]);
    const fonts = said("pdffonts", path).split("\n").slice(2).filter(Boolean);
    assert.equal(fonts.length, files.chinese ? 3 : 2);
    for (const font of fonts) assert.match(font, /CID TrueType\s+Identity-H\s+yes yes yes/);
    assert.equal(said("pdfimages", "-list", path).split("\n").slice(2).filter(Boolean).length, 0);
  });

  it("draws nothing of a board outside the board", async () => {
    const far = { kind: /** @type {const} */ ("line"), x: 50, y: 50, x2: 5000, y2: 50, width: 20, colour: "given" };
    const path = await written([pageOf(drawing({ width: 100, height: 100, operations: [/** @type {any} */ (far)] }))]);
    const shot = join(folder, "far");
    said("pdftoppm", "-r", "72", "-gray", path, shot);
    const bytes = readFileSync(`${shot}-1.pgm`);
    const pixels = bytes.subarray(bytes.length - 432 * 648);
    const row = [...pixels.subarray(210 * 432, 211 * 432)].map((value) => value < 128);
    assert.deepEqual([row.indexOf(true), row.lastIndexOf(true)], [180, 329]);
  });

  it("has no font that it does not use", async () => {
    const path = await written([pageOf(textBox(20, 40, "Text", { size: 12 }))]);
    assert.deepEqual(
      said("pdffonts", path)
        .split("\n")
        .slice(2)
        .filter(Boolean)
        .map((line) => line.split(" ")[0]),
      ["NONETA+NonetPrint-Regular"],
    );
  });

  it("says sizes, boxes of trim and bleed, and its properties", async () => {
    const cut = {
      ...pageOf(),
      trim: { x: 18, y: 20, width: 390, height: 600 },
      bleed: { x: 9, y: 11, width: 408, height: 618 },
    };
    const path = await written(
      [samplePage(), cut, { ...pageOf(), width: 648, height: 432, trim: { ...whole, width: 648, height: 432 } }],
      { title: "Судоку – tập 1", author: "Đỗ Ngọc", language: "uk" },
    );
    const info = said("pdfinfo", "-box", "-l", "3", path).replace(/ +/g, " ");
    for (const line of [
      "Title: Судоку – tập 1",
      "Author: Đỗ Ngọc",
      "Creator: Nonet",
      "CreationDate: Fri Jan 2 03:04:05 2026 UTC",
      "Pages: 3",
      "Page 1 size: 595.28 x 841.89 pts (A4)",
      "Page 2 size: 432 x 648 pts",
      "Page 3 size: 648 x 432 pts",
      "Page 1 TrimBox: 0.00 0.00 595.28 841.89",
      "Page 2 MediaBox: 0.00 0.00 432.00 648.00",
      "Page 2 TrimBox: 18.00 28.00 408.00 628.00",
      "Page 2 BleedBox: 9.00 19.00 417.00 637.00",
    ])
      assert.ok(info.includes(line), `${line}\n${info}`);
    const file = Buffer.from(
      await writePdf(documentOf([pageOf()], { language: "uk" }), {
        files,
        created,
        subject: "Set 4",
        keywords: "sudoku, class",
      }),
    ).toString("latin1");
    for (const entry of ["/Lang (uk)", "/DisplayDocTitle true", "/Subject (Set 4)", "/Keywords (sudoku, class)"])
      assert.ok(file.includes(entry), entry);
  });

  it("leads from a text to a page before it and after it, where the text is", async () => {
    const first = pageOf(textBox(20, 40, "Solution on page 2", { size: 10, leadsTo: 2 }));
    const second = pageOf(textBox(400, 80, "1", { size: 8, weight: 600, align: "end", leadsTo: 1 }));
    const file = Buffer.from(await writePdf(documentOf([first, second]), { files, created })).toString("latin1");
    const links = [...file.matchAll(/\/Subtype \/Link \/Rect \[([^\]]*)\].*?\/Dest \[(\d+) 0 R \/Fit\]/g)];
    const pages = [...file.matchAll(/(\d+) 0 obj\n<<\/Type \/Page\n/g)].map(([, object]) => object);
    assert.deepEqual(
      links.map(([, , object]) => pages.indexOf(object) + 1),
      [2, 1],
    );
    for (const [i, [left, right, baseline]] of [
      [20, 20 + face.widthOf("Solution on page 2", 10), 608],
      [400 - face.widthOf("1", 8, 600), 400, 568],
    ].entries()) {
      const [x, upper, x2, lower] = links[i][1].split(" ").map(Number);
      assert.ok(Math.abs(x - left) < 0.1 && Math.abs(x2 - right) < 0.1, links[i][1]);
      assert.ok(lower < baseline && upper > baseline + 6 && upper < baseline + 12, links[i][1]);
    }
  });

  it("says its properties in XML only where the document wants it", async () => {
    const rest = { title: "Судоку <&> “1”", author: "Đỗ Ngọc", language: "uk" };
    const path = await written([pageOf()], { ...rest, hasMetadata: true });
    const xml = said("pdfinfo", "-meta", path);
    for (const entry of [
      /<dc:title><rdf:Alt><rdf:li xml:lang="x-default">Судоку &lt;&amp;&gt; “1”<\/rdf:li>/,
      /<dc:creator><rdf:Seq><rdf:li>Đỗ Ngọc<\/rdf:li>/,
      /<dc:language><rdf:Bag><rdf:li>uk<\/rdf:li>/,
      /<xmp:CreateDate>2026-01-02T03:04:05Z<\/xmp:CreateDate>/,
      /<xmpMM:DocumentID>uuid:[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}<\/xmpMM:DocumentID>/,
    ])
      assert.match(xml, entry);
    assert.equal(said("pdfinfo", "-meta", await written([pageOf()], rest)).trim(), "");
  });

  for (const language of languages) {
    it(`gives back its text in ${language}`, async () => {
      const words = sentences[/** @type {keyof typeof sentences} */ (language)];
      for (const weight of /** @type {const} */ ([400, 600])) {
        const path = await written([
          pageOf(
            textBox(20, 40, words, { size: 12, weight }),
            textBox(400, 80, words, { size: 9, weight, align: "end" }),
          ),
        ]);
        assert.deepEqual(said("pdftotext", "-raw", path, "-").trim().split("\n"), [words, words]);
      }
    });
  }

  it("gives back the digits of a board in reading order, and those of a board upside down", async () => {
    const cells = [...classic].map(Number);
    const turned = {
      kind: /** @type {const} */ ("turned"),
      area: { x: 30, y: 380, width: 300, height: 260 },
      boxes: [{ ...drawing(boardList("3x3", cells)), y: 400, width: 200 }],
    };
    const path = await written([pageOf(drawing(boardList("3x3", cells))), pageOf(turned)]);
    const givens = classic.replaceAll("0", "");
    assert.equal(said("pdftotext", "-raw", "-l", "1", path, "-").replace(/\s/g, ""), givens);
    assert.equal(said("pdftotext", "-raw", "-f", "2", path, "-").replace(/\s/g, ""), givens);
  });

  it("gives back a digit with a halo once", async () => {
    const path = await written([pageOf(drawing(everyOperation))]);
    assert.deepEqual(said("pdftotext", "-raw", path, "-").trim().split(/\s+/), ["5", "4", "K", "37"]);
  });

  it("shows a box for a character that no font has, and keeps the rest", async () => {
    const path = await written([pageOf(textBox(20, 40, "a😀b", { size: 12 }))]);
    assert.equal(said("pdftotext", "-raw", path, "-").trim(), "a□b");
  });

  it("puts letters where the metrics say", async () => {
    const text = "Wide – ширина 7";
    const path = await written([pageOf(textBox(300, 100, text, { size: 20, weight: 600, align: "end" }))]);
    const words = [
      ...said("pdftotext", "-bbox", path, "-").matchAll(/<word xMin="([\d.]+)" yMin="[\d.]+" xMax="([\d.]+)"/g),
    ].map(([, from, to]) => [Number(from), Number(to)]);
    assert.ok(Math.abs(words[0][0] - (300 - face.widthOf(text, 20, 600))) < 0.02, String(words));
    assert.ok(Math.abs((words.at(-1)?.[1] ?? 0) - 300) < 0.02, String(words));
  });
});

describe("writing a PDF file", () => {
  it("gives the same bytes for the same pages and date, in any time zone", async () => {
    const bytes = async () =>
      Buffer.from(await writePdf(documentOf([samplePage(), pageOf(drawing(everyOperation))]), { files, created }));
    const zone = process.env.TZ;
    process.env.TZ = "Asia/Ho_Chi_Minh";
    const first = await bytes();
    process.env.TZ = "America/New_York";
    const second = await bytes();
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    assert.ok(first.equals(second));
  });

  it("gives another identity to another page", async () => {
    const idOf = async (/** @type {string} */ text) =>
      /\/ID \[ <([\dA-F]{32})>/.exec(
        Buffer.from(
          await writePdf(documentOf([pageOf(textBox(9, 9, text, { size: 9 }))]), { files, created }),
        ).toString("latin1"),
      )?.[1];
    const ids = [await idOf("1"), await idOf("2"), await idOf("1")];
    assert.match(ids[0] ?? "", /[1-9A-F]/);
    assert.notEqual(ids[0], ids[1]);
    assert.equal(ids[0], ids[2]);
  });

  it("names sections in bookmarks, in any alphabet", async () => {
    const outline = [
      { title: "Рівень 1", page: 0 },
      { title: "Cấp độ (2)", page: 1 },
    ];
    const file = Buffer.from(
      await writePdf(documentOf([pageOf(), pageOf()], { outline }), { files, created }),
    ).toString("latin1");
    const titles = [...file.matchAll(/\/Title \(((?:[^()\\]|\\.)*)\)\n/gs)].map(([, raw]) => {
      const bytes = Buffer.from(raw.replace(/\\(.)/gs, "$1"), "latin1");
      return bytes[0] === 0xfe ? bytes.subarray(2).swap16().toString("utf16le") : bytes.toString("latin1");
    });
    assert.deepEqual(
      titles.slice(-3).filter((title) => title !== "Sample"),
      ["Рівень 1", "Cấp độ (2)"],
    );
    assert.match(file, /\/Outlines \d+ 0 R/);
  });

  it("says how far it is, and stops at a signal", async () => {
    /** @type {string[]} */
    const seen = [];
    const control = new AbortController();
    const onProgress = (/** @type {number} */ done, /** @type {number} */ of) => {
      seen.push(`${done}/${of}`);
      if (done === 2) control.abort();
    };
    await assert.rejects(
      writePdf(documentOf([pageOf(), pageOf(), pageOf(), pageOf()]), {
        files,
        created,
        onProgress,
        signal: control.signal,
      }),
      { name: "AbortError" },
    );
    assert.deepEqual(seen, ["1/4", "2/4"]);
  });

  it("refuses a colour that it cannot write", async () => {
    await assert.rejects(
      writePdf(documentOf([pageOf(lineBox(0, 0, 9, 9, 1, "rebeccapurple"))]), { files, created }),
      /the colour "rebeccapurple"/,
    );
  });

  it("keeps a page of boards small: fonts and drawings are compressed", async () => {
    const cells = [...classic].map(Number);
    const pages = Array.from({ length: 20 }, () => pageOf(drawing(boardList("3x3", cells))));
    const { byteLength } = await writePdf(documentOf(pages), { files, created });
    assert.ok(byteLength < 40_000, String(byteLength));
  });
});
