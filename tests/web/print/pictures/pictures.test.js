import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";

import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

import { inksOf } from "../../../../web/print/colours.js";
import { inGrey, picturePage } from "../../../../web/print/layout/picture-page.js";
import { outlinesOf } from "../../../../web/print/pictures/outline-pen.js";
import { pictureFile } from "../../../../web/print/pictures/picture-file.js";
import { fontFiles, printFace } from "../print-face.js";
import { classic, samplePage, sentences } from "../sample-pages.js";
import { readEps } from "./read-eps.js";

const files = await fontFiles();
const face = await printFace();
const outlines = outlinesOf(files, face);
const created = new Date(Date.UTC(2027, 0, 4));
const folder = mkdtempSync(join(tmpdir(), "nonet-pictures-"));
after(() => rmSync(folder, { recursive: true, force: true }));
const withPoppler = spawnSync("pdftoppm", ["-v"]).error ? { skip: "poppler-utils is not installed" } : {};

/** The share of pixels that may differ: poppler puts letters and thin lines on whole pixels. */
const mostDifferent = 0.005;

const style = { inkSaving: false, large: false, press: /** @type {const} */ ("home"), face: "digits" };
const rules = ["cage 12 r1c3 r1c4 r2c3", "thermometer r5c5 r6c6 r7c7 r7c6", "arrow r1c9 r2c8 r3c7"];
const puzzle = /** @type {any} */ ({ layout: "3x3", givens: [...classic].map(Number), rules, entries: null });
const board = picturePage(puzzle, { extent: 255, style, label: "Puzzle" });
const sample = samplePage(Object.values(sentences).filter((_, i) => i < 5 || files.chinese));

/**
 * @param {import("../../../../web/print/layout/boxes.js").Page} page
 * @param {import("../../../../web/print/pictures/formats.js").PictureFormat} format
 * @param {number} [dpi]
 */
const file = (page, format, dpi) =>
  pictureFile(page, format, { files, outlines, title: "Four (4) ü", language: "en", created, dpi });
/** @param {Uint8Array} bytes */
const asText = (bytes) => new TextDecoder().decode(bytes);

describe("pictures without fonts", () => {
  for (const format of /** @type {const} */ (["svg", "eps", "pdf", "png"]))
    it(`${format}: the same page gives the same bytes`, async () => {
      assert.deepEqual(await file(board, format, 100), await file(board, format, 100));
    });

  it("draws the same page as a PDF file of other fonts and another program", withPoppler, async () => {
    const dpi = 100;
    writeFileSync(join(folder, "page.pdf"), await file(sample, "pdf"));
    execFileSync("pdftoppm", [
      "-r",
      String(dpi),
      "-png",
      "-singlefile",
      join(folder, "page.pdf"),
      join(folder, "page"),
    ]);
    const other = PNG.sync.read(readFileSync(join(folder, "page.png")));
    const own = PNG.sync.read(Buffer.from(await file(sample, "png", dpi)));
    assert.deepEqual([own.width, own.height], [other.width, other.height]);
    const different = pixelmatch(own.data, other.data, undefined, own.width, own.height, { threshold: 0.3 });
    assert.ok(different < own.width * own.height * mostDifferent, `${different} pixels differ`);
  });

  it("svg: has no text, and names the picture", async () => {
    const text = asText(await file(sample, "svg"));
    assert.doesNotMatch(text, /<text|font|NaN|undefined/);
    assert.match(text, /<svg [^>]*width="595\.28pt" height="841\.89pt" viewBox="0 0 595\.28 841\.89"/);
    assert.match(text, /<title>Four \(4\) ü<\/title>/);
  });

  it("eps: is ASCII in short lines, with a box as large as the page", async () => {
    const text = asText(await file(sample, "eps"));
    assert.match(text, /^%!PS-Adobe-3\.0 EPSF-3\.0\n%%BoundingBox: 0 0 596 842\n/);
    assert.match(text, /^%%Title: \(Four \\\(4\\\) \?\)$/m);
    assert.doesNotMatch(text, /[^\n -~]/);
    assert.ok(text.split("\n").every(({ length }) => length <= 255));
    assert.doesNotMatch(text, /findfont|setrgbcolor|NaN|undefined/);
  });

  it("eps: has the shapes of the svg, from the bottom upwards", async () => {
    const { shapes, box } = readEps(asText(await file(board, "eps")));
    assert.deepEqual(box, [0, 0, 255, 255]);
    const paths = [...asText(await file(board, "svg")).matchAll(/ d="([^"]*)"/g)].map(([, data]) => data);
    assert.equal(shapes.length, paths.length);
    const begins = paths.map((data) => /^M(\S+?) ([\d.-]+)/.exec(data) ?? []);
    shapes.forEach(({ lines }, i) => {
      const [x, y] = lines[0][0].slice(2).split(",").map(Number);
      assert.ok(Math.abs(x - Number(begins[i][1])) < 0.1, `${lines[0][0]} and ${paths[i].slice(0, 20)}`);
      assert.ok(Math.abs(255 - y - Number(begins[i][2])) < 0.1, `${lines[0][0]} and ${paths[i].slice(0, 20)}`);
    });
  });

  it("eps: black and grey are black ink alone", async () => {
    const { shapes } = readEps(asText(await file(board, "eps")));
    const inks = new Set(shapes.map((shape) => shape.inks.slice(0, 3).join()));
    assert.deepEqual([...inks], ["0,0,0"]);
    assert.ok(shapes.some(({ inks: [, , , black] }) => black === 1));
    assert.deepEqual(inksOf("#ff0000"), [0, 1, 1, 0]);
    assert.deepEqual(inksOf("#000"), [0, 0, 0, 1]);
  });

  it("draws what is turned where it belongs", async () => {
    const area = { x: 10, y: 20, width: 100, height: 60 };
    const boxes = /** @type {any} */ ([{ kind: "line", x: 15, y: 30, x2: 40, y2: 30, width: 4, colour: "#000000" }]);
    const page = (/** @type {any} */ drawn) => ({ ...board, boxes: drawn });
    const half = await file(page([{ kind: "turned", area, boxes }]), "png", 72);
    const moved = { ...boxes[0], x: 105, y: 70, x2: 80, y2: 70 };
    assert.deepEqual(half, await file(page([moved]), "png", 72));
    const quarter = await file(page([{ kind: "turned", quarter: true, area, boxes }]), "png", 72);
    const upright = { ...boxes[0], x: 80, y: 5, x2: 80, y2: 30 };
    assert.deepEqual(quarter, await file(page([upright]), "png", 72));
  });

  describe("of a board beside which its author drew", () => {
    const place = { x: 20, y: 10, width: 60 };
    const list = {
      width: 120,
      height: 60,
      operations: [{ kind: "line", x: -30, y: 30, x2: 900, y2: 30, width: 120, colour: "#ff0000" }],
    };
    const drawing = { kind: "drawing", ...place, list, palette: { paper: "#ffffff" }, label: "Puzzle" };
    const page = /** @type {any} */ ({ ...board, boxes: [drawing] });

    it("eps: draws nothing outside the board, and after it in the open again", async () => {
      const line = { kind: "line", x: 0, y: 0, x2: 9, y2: 0, width: 1, colour: "#000000" };
      const { shapes } = readEps(asText(await file({ ...page, boxes: [drawing, line] }, "eps")));
      assert.deepEqual(
        shapes.map(({ clip }) => clip),
        [[["R 20.0,245.0,80.0,215.0"]], null],
      );
    });

    it("svg: draws nothing outside the board", async () => {
      const text = asText(await file(page, "svg"));
      assert.match(text, /<svg [^>]*x="20" y="10" width="60" height="30" viewBox="20 10 60 30"><path /);
    });

    it("png: draws nothing outside the board, also where it is turned", async () => {
      /** @param {any} boxes @returns {Promise<number[]>} left, top, right and bottom edge of what is not white */
      const edgesOf = async (boxes) => {
        const { width, data } = PNG.sync.read(Buffer.from(await file({ ...page, boxes }, "png", 72)));
        const red = Array.from({ length: data.length / 4 }, (_, i) => i).filter((i) => data[4 * i + 1] < 255);
        const [xs, ys] = [red.map((i) => i % width), red.map((i) => Math.floor(i / width))];
        return [Math.min(...xs), Math.min(...ys), Math.max(...xs) + 1, Math.max(...ys) + 1];
      };
      assert.deepEqual(await edgesOf([drawing]), [20, 10, 80, 40]);
      const area = { x: 20, y: 10, width: 60, height: 60 };
      const turned = await edgesOf([{ kind: "turned", quarter: true, area, boxes: [drawing] }]);
      assert.deepEqual([turned[2] - turned[0], turned[3] - turned[1]], [30, 60]);
    });
  });

  it("png: has as many pixels as it says, and one channel for greys", async () => {
    const bytes = Buffer.from(await file(board, "png", 144));
    const { width, height } = PNG.sync.read(bytes);
    assert.deepEqual([width, height], [510, 510]);
    assert.equal(bytes.readUInt32BE(bytes.indexOf("pHYs") + 4), Math.round(144 / 0.0254));
    assert.equal(bytes[25], 0);
    const coloured = Buffer.from(await file(sample, "png", 36));
    assert.equal(coloured[25], 2);
    assert.equal(Buffer.from(await file(inGrey(sample), "png", 36))[25], 0);
  });
});
