// The command line and the module of vision read a picture alike: the same points, odds and digits.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { lines, nonet, withFolder } from "./program.mjs";

const modules = fileURLToPath(new URL("../../build/wasm/bin", import.meta.url));
const glue = join(modules, "nonet-vision-glue.mjs");

/** The digits 1 to 9 as lines from point to point in a cell, in hundredths. A 9 is a 6 on its head. */
const six = "62 24 48 22 36 40 34 62 42 78 56 79 66 68 64 54 52 46 37 55";
const digits = [
  "38 30 52 20 52 80", "34 33 38 24 50 20 62 25 65 36 58 50 34 80 67 80", "35 26 48 20 62 26 63 38 50 47 64 56 65 70 50 80 34 74", "58 80 58 20 32 62 70 62",
  "64 20 38 20 36 46 50 42 65 52 65 68 50 80 34 74", six, "33 20 67 20 45 80", "50 47 36 38 38 24 50 20 62 24 64 38 50 47 34 60 37 75 50 80 63 75 66 60 50 47",
  six.split(" ").map((part) => 100 - Number(part)).join(" "),
].map((text) => {
  const numbers = text.split(" ").map((part) => Number(part) / 100);
  return numbers.filter((_, i) => i % 2 === 0).map((x, i) => [x, numbers[2 * i + 1]]);
});

/** How far a point is from a line between two points. @param {number} x @param {number} y @param {number[]} from @param {number[]} to */
function distance(x, y, [a, b], [c, d]) {
  const along = Math.min(1, Math.max(0, ((x - a) * (c - a) + (y - b) * (d - b)) / ((c - a) ** 2 + (d - b) ** 2)));
  return Math.hypot(x - a - along * (c - a), y - b - along * (d - b));
}

/**
 * Draws a puzzle as a picture of grey values.
 * @param {{size: number, line?: string, tilt?: number, noise?: number, dark?: boolean}} drawing `tilt` in radians; `noise` in grey values
 */
function drawn({ size, line = "", tilt = 0, noise = 0, dark = false }) {
  const pixels = Buffer.alloc(size * size);
  const side = Math.sqrt(line.length);
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  let seed = 12345;
  for (let i = 0; i < pixels.length; i += 1) {
    const [x, y] = [(i % size) - size / 2, Math.floor(i / size) - size / 2];
    // The grid takes three quarters of the picture.
    const edge = (size * 0.75) / (side || 1);
    const [u, v] = [(x * cos + y * sin) / edge + side / 2, (y * cos - x * sin) / edge + side / 2];
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    const light = (isInk(line, side, u, v) ? 40 : 225) + Math.round(((seed >> 8) % 1000 / 1000 - 0.5) * 2 * noise);
    pixels[i] = Math.min(255, Math.max(0, dark ? 255 - light : light));
  }
  return { size, pixels };
}

/** Whether there is ink at a point, whose unit is a cell. @param {string} line @param {number} side @param {number} u @param {number} v */
function isInk(line, side, u, v) {
  if (u < -0.06 || v < -0.06 || u > side + 0.06 || v > side + 0.06) return false;
  const box = side === 9 ? 3 : 2;
  const nearLine = (/** @type {number} */ at) => Math.abs(at - Math.round(at)) < (Math.round(at) % box ? 0.02 : 0.05);
  if (nearLine(u) || nearLine(v)) return true;
  const digit = Number(line[Math.floor(v) * side + Math.floor(u)]) || 0;
  if (!digit) return false;
  const points = digits[digit - 1];
  return points.slice(1).some((to, i) => distance(u % 1, v % 1, points[i], to) < 0.045);
}

const nine = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const pictures = {
  "an upright puzzle": { size: 500, line: nine },
  "a tilted puzzle": { size: 640, line: nine, tilt: 0.35, noise: 25 },
  "a puzzle on its side": { size: 420, line: nine, tilt: Math.PI / 2 },
  "a light puzzle on a dark ground": { size: 480, line: nine, dark: true },
  "a large picture": { size: 2100, line: nine, tilt: 0.1, noise: 10 },
  "a puzzle of 4×4": { size: 300, line: "1..2.3..4.....1." },
  "small cells with noise": { size: 190, line: nine, noise: 60 },
  "an empty picture": { size: 100 },
  "noise": { size: 400, noise: 300 },
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
  const text = module._nonet_vision_read(-1);
  return JSON.parse(new TextDecoder().decode(module.HEAPU8.slice(text, text + module._nonet_vision_length())));
}

const skip = !existsSync(glue) && "the module of vision is not built";
const module = skip ? null : await (await import(glue)).default({ wasmBinary: readFileSync(join(modules, "nonet-vision.wasm")) });
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
