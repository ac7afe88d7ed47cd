// The command line and the module of vision read a picture alike: the same points, odds and digits.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { drawn } from "./drawn-picture.mjs";
import { lines, nonet, withFolder } from "./program.mjs";

const modules = fileURLToPath(new URL("../../build/wasm/bin", import.meta.url));
const glue = join(modules, "nonet-vision-glue.mjs");

const nine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const pictures = {
  "an upright puzzle": { size: 500, line: nine },
  "a tilted puzzle": { size: 640, line: nine, tilt: 0.35, noise: 25 },
  "a puzzle on its side": { size: 420, line: nine, tilt: Math.PI / 2 },
  "a light puzzle on a dark ground": { size: 480, line: nine, dark: true },
  "a large picture": { size: 2100, line: nine, tilt: 0.1, noise: 10 },
  "a puzzle of 4×4": { size: 300, line: "1..2.3..4.....1." },
  "a jigsaw": {
    size: 480,
    line: ".4.........5...5.2.......56....1....",
    regions: "112222113232113333444455664455666655",
    tilt: 0.1,
  },
  "small cells with noise": { size: 190, line: nine, noise: 60 },
  "an empty picture": { size: 100 },
  noise: { size: 400, noise: 300 },
  "a picture that is hardly large enough": { size: 40, line: nine },
};

/** @param {{size: number, pixels: Buffer}} picture @returns {any} what the command line says */
function byProgram({ size, pixels }) {
  const file = Buffer.concat([Buffer.from(`P5\n${size} ${size}\n255\n`), pixels]);
  return withFolder(/** @type {any} */ ({ "picture.pgm": file }), (folder) => {
    const reading = JSON.parse(lines(nonet(["read", "--json", join(folder, "picture.pgm")]).out)[0]);
    delete reading.image;
    return reading;
  });
}

/** @param {any} module @param {{size: number, pixels: Buffer}} picture */
function byModule(module, { size, pixels }) {
  const room = module._nonet_vision_buffer(size, size);
  module.HEAPU8.set(pixels, room);
  return answerOf(module, module._nonet_vision_read(-1));
}

/** @param {any} module @param {number} text where its answer is */
function answerOf(module, text) {
  return JSON.parse(new TextDecoder().decode(module.HEAPU8.slice(text, text + module._nonet_vision_length())));
}

const skip = !existsSync(glue) && "the module of vision is not built";
const module = skip
  ? null
  : await (await import(glue)).default({ wasmBinary: readFileSync(join(modules, "nonet-vision.wasm")) });
const found = new Set();
for (const [what, drawing] of Object.entries(pictures)) {
  test(`command line and module read ${what} alike`, { skip }, () => {
    const picture = drawn(drawing);
    const reading = byModule(module, picture);
    found.add(reading.status);
    assert.deepEqual(reading, byProgram(picture));
  });
}

test("the pictures have puzzles that are read, and pictures without a grid", { skip }, () => {
  for (const status of ["ok", "no_grid"]) assert.ok(found.has(status), status);
});

test("the module reads a grid at corners that the caller knows, dark on light and light on dark", { skip }, () => {
  for (const dark of [false, true]) {
    const { puzzle, corners } = byModule(module, drawn({ size: 500, line: nine, dark }));
    const [left, top, right, bottom] = [corners[0][0] - 4, corners[0][1] + 3, corners[2][0] + 3, corners[2][1] - 4];
    const fit = (/** @type {number} */ side) =>
      answerOf(module, module._nonet_vision_fit(side, left, top, right, top, right, bottom, left, bottom));
    assert.deepEqual([fit(9).puzzle, fit(9).inverted, fit(9).confidence], [puzzle, dark, { side: 1, lattice: 1 }]);
    assert.notEqual(fit(6).puzzle, puzzle);
    assert.equal(fit(NaN).status, "no_grid");
  }
});

test(
  "the module asks for the weights for handwriting, takes them, and then reads like the command line",
  { skip },
  () => {
    const picture = drawn({ size: 500, line: nine.replaceAll(/\d(?=.{54})/g, ".") });
    assert.deepEqual(byModule(module, picture).unread, ["handwriting"]);
    const data = new WebAssembly.Module(readFileSync(join(modules, "nonet-handwriting.wasm")));
    const weights = new Uint8Array(WebAssembly.Module.customSections(data, "weights")[0]);
    const room = module._nonet_vision_handwriting(weights.length);
    module.HEAPU8.set(weights, room);
    assert.deepEqual(byModule(module, picture), byProgram(picture));
    assert.equal(module._nonet_vision_handwriting(weights.length), 0, "the module has the weights");
  },
);
