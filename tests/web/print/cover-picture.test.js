/** Pictures of a cover: which files a PDF file takes as they are, and what it then shows. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, it } from "node:test";

import { PNG } from "pngjs";

import { coverPictureIn, pictureAddressOf } from "../../../web/print/cover-picture.js";
import { coverOf } from "../../../web/print/layout/cover.js";
import { writePdf } from "../../../web/print/play-pdf.js";
import { preflightCover } from "../../../web/print/preflight.js";
import { usualBook } from "../../../web/print/print-settings.js";
import { contextIn, lookWith, puzzleOf } from "./layout/sheets.js";
import { fontFiles } from "./print-face.js";

const context = await contextIn();
const files = await fontFiles();
const withoutPoppler = spawnSync("pdftoppm", ["-v"]).error ? "poppler-utils is not installed" : false;

/** A picture of one colour. @param {object} [options] of pngjs @param {readonly number[]} [rgba] */
function png(options = { colorType: 2 }, rgba = [200, 30, 30, 255], width = 40, height = 60) {
  const picture = new PNG({ width, height });
  for (let i = 0; i < picture.data.length; i++) picture.data[i] = rgba[i % 4];
  return new Uint8Array(PNG.sync.write(picture, options));
}

/** The head of a JPEG file. @param {number} colours @param {number} [mark] of the frame */
const jpeg = (colours, mark = 0xc0) =>
  new Uint8Array([
    ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0],
    ...[0xff, mark, 0, 8 + 3 * colours, 8, 0, 60, 0, 40, colours],
    ...new Array(3 * colours).fill(1),
  ]);

describe("pictures of a cover", () => {
  for (const [name, bytes, read] of /** @type {[string, Uint8Array, object | null][]} */ ([
    ["PNG in colours", png(), { format: "png", width: 40, height: 60, colours: 3 }],
    ["PNG in greys", png({ colorType: 0 }), { format: "png", width: 40, height: 60, colours: 1 }],
    ["PNG with transparency", png({ colorType: 6 }), null],
    ["PNG with 16 bits", png({ colorType: 2, bitDepth: 16 }), null],
    ["PNG that is cut off", png().subarray(0, 60), null],
    ["JPEG in colours", jpeg(3), { format: "jpeg", width: 40, height: 60, colours: 3 }],
    ["progressive JPEG in greys", jpeg(1, 0xc2), { format: "jpeg", width: 40, height: 60, colours: 1 }],
    ["JPEG in inks", jpeg(4), null],
    ["JPEG without a frame", jpeg(3).subarray(0, 9), null],
    ["text", new TextEncoder().encode("no picture"), null],
  ]))
    it(`${name}: ${read ? "taken" : "refused"}`, () => {
      const found = coverPictureIn(pictureAddressOf(bytes));
      assert.deepEqual(
        found && (({ format, width, height, colours }) => ({ format, width, height, colours }))(found),
        read,
      );
    });

  for (const address of [
    "data:image/png;base64,",
    "data:image/gif;base64,R0lG",
    "https://example.org/a.png",
    "data:image/png;base64,a*b",
  ])
    it(`${address} is no picture`, () => assert.equal(coverPictureIn(address), null));
});

const look = (changes = {}, more = {}) =>
  lookWith({ paper: "6x9", press: "kdp", ...more, book: { ...usualBook, cover: { ...usualBook.cover, ...changes } } });
const texts = { title: "Sudoku", author: "A. Maker", line: "365 puzzles" };
const coverWith = (/** @type {any} */ shown) =>
  coverOf(puzzleOf("3x3"), texts, shown, context, { pageCount: 100, cover: shown.book.cover });
const picture = pictureAddressOf(png());

describe("a cover with a picture", () => {
  it("has as many pixels to an inch as the preflight says", () => {
    const faults = (changes, press) => {
      const shown = look({ ...changes, picture }, { press });
      return preflightCover(coverWith(shown), shown, 100).map(({ fault, found }) => [fault, found]);
    };
    // 6.125 inches of the front with its bleed have 40 pixels, and its 9.25 inches 60.
    assert.deepEqual(faults({ fills: true }, "kdp"), [["dots", 6]]);
    assert.deepEqual(faults({ fills: true }, "home"), []);
    assert.deepEqual(faults({ fills: true, spine: 0.4 }, "ingram"), [["dots", 6]]);
    assert.deepEqual(faults({ fills: true }, "ingram"), [
      ["guessed-spine", 0.2252],
      ["dots", 6],
    ]);
  });

  it("is as wide as the given spine asks", () => {
    const { width } = coverWith(look({ spine: 0.5 })).page(0);
    assert.ok(Math.abs(width / 72 - 12.75) < 1e-9, String(width / 72));
  });

  it("has white words on a dark ground, black ones on a bright ground", () => {
    const colours = (colour) => {
      const { boxes } = coverWith(look({ colour })).page(0);
      return [...new Set(boxes.flatMap((box) => (box.kind === "text" ? [box.colour] : [])))];
    };
    assert.deepEqual(colours("#1b4f72"), ["#ffffff"]);
    assert.deepEqual(colours("#f7dc6f"), ["#000000"]);
    assert.deepEqual(colours("#ffffff"), ["#000000"]);
  });

  it("shows the picture on the whole front, up to its bleed, and nowhere else", { skip: withoutPoppler }, async () => {
    const folder = mkdtempSync(join(tmpdir(), "nonet-cover-"));
    try {
      for (const options of [{ colorType: 2 }, { colorType: 0 }]) {
        const shown = look({ picture: pictureAddressOf(png(options)), fills: true });
        const bytes = await writePdf(coverWith(shown), { files, created: new Date(0) });
        writeFileSync(join(folder, "cover.pdf"), new Uint8Array(bytes));
        execFileSync("pdftoppm", ["-r", "36", "-png", join(folder, "cover.pdf"), join(folder, "cover")]);
        const { width, height, data } = PNG.sync.read(readFileSync(join(folder, "cover-1.png")));
        const at = (x, y) => [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)];
        const front = Math.round((width * (0.125 + 6 + 0.2252)) / (12 + 0.2252 + 0.25));
        const expected = options.colorType === 2 ? [200, 30, 30] : at(width - 2, 2);
        assert.notDeepEqual(expected, [255, 255, 255]);
        for (const [x, y] of [
          [front + 3, 2],
          [width - 2, 2],
          [width - 2, height - 2],
          [front + 40, height >> 1],
        ])
          assert.deepEqual(at(x, y), expected, `${x}, ${y}`);
        assert.deepEqual(at(front - 6, 10), [255, 255, 255]);
        assert.deepEqual(at(10, 10), [255, 255, 255]);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
