#!/usr/bin/env node
// Makes the pictures of docs/printing.md, docs/books.md and docs/series.md in docs/pictures:
// node docs/make/print-pictures.mjs [NAME…]. The site must be built (npm run build); poppler-utils must be installed;
// Chinese also needs fonts-droid-fallback at the build.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { PNG } from "pngjs";

import { smallPng } from "../../tools/small-png.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const command = join(root, "dist/nonet-book.mjs");
/** Around the pages, in pixels, and its shade of grey. */
const [edge, ground] = [12, 0xd8];
/** Pages are drawn larger by this factor and made smaller again, so that lines of the same width look the same. */
const factor = 4;

/**
 * Settings as docs/books.md describes them, and the pages that are shown side by side; `width` of a page in pixels.
 * With a `day` the settings are those of docs/series.md, and the block of this day is shown.
 * @type {Record<string, { settings: object, pages: number[], width: number, day?: string }>}
 */
const pictures = {
  four: {
    settings: {
      version: 1,
      seed: 12,
      work: { kind: "new", sections: [{ count: 4, goal: { level: "easy" } }] },
      look: { paper: "a4", perPage: 4, title: "Monday", show: { nameLine: true, pageNumbers: false } },
    },
    pages: [1, 2],
    width: 480,
  },
  children: {
    settings: {
      version: 1,
      seed: 3,
      work: { kind: "new", sections: [{ count: 6, goal: { layout: "2x3", level: "easy" } }] },
      look: {
        paper: "a4",
        perPage: 6,
        title: "Sudoku for beginners",
        show: { level: false, nameLine: true, pageNumbers: false },
      },
    },
    pages: [1],
    width: 480,
  },
  large: {
    settings: {
      version: 1,
      seed: 4,
      work: { kind: "new", sections: [{ count: 1, goal: { level: "medium" } }] },
      look: { paper: "a4", perPage: 1, large: true, key: "foot", show: { pageNumbers: false } },
    },
    pages: [1],
    width: 480,
  },
  worksheet: {
    settings: {
      version: 1,
      seed: 2,
      work: { kind: "worksheet", technique: "x-wing", exercises: 4, copies: 1, rules: false },
      look: { paper: "a4", language: "it", show: { nameLine: true } },
    },
    pages: [1, 2, 3],
    width: 480,
  },
  readme: {
    settings: {
      version: 1,
      seed: 2,
      work: { kind: "worksheet", technique: "x-wing", exercises: 4, copies: 1, rules: false },
      look: { paper: "a4", language: "en", show: { nameLine: true } },
    },
    pages: [1],
    width: 720,
  },
  chinese: {
    settings: {
      version: 1,
      seed: 8,
      work: { kind: "new", sections: [{ count: 6, goal: { level: "medium" } }] },
      look: { paper: "a4", perPage: 6, language: "zh", title: "数独练习", show: { nameLine: true, clues: true } },
    },
    pages: [1],
    width: 480,
  },
  book: {
    settings: {
      version: 1,
      seed: 7,
      work: {
        kind: "new",
        sections: [
          { count: 60, goal: { level: "easy" } },
          { count: 60, goal: { level: "medium" } },
          { count: 40, goal: { level: "hard" } },
        ],
      },
      look: {
        paper: "6x9",
        perPage: 2,
        title: "Sudoku by the sea",
        author: "A. Maker",
        show: { level: false },
        book: {},
      },
    },
    pages: [1, 2, 3, 5, 6, 7],
    width: 300,
  },
  parts: {
    settings: {
      version: 2,
      seed: 3,
      work: {
        kind: "new",
        sections: [
          { count: 4, goal: { layout: "3x3", level: "medium" } },
          { count: 2, goal: { layout: "3x3+x", level: "easy" } },
          { count: 2, goal: { layout: "jigsaw:9", level: "easy" } },
          { count: 2, goal: { layout: "2x3", rules: "killer", level: "easy" } },
        ],
      },
      look: {
        paper: "8x10",
        press: "kdp",
        perPage: 2,
        title: "Mixed puzzles",
        author: "A. Maker",
        book: {
          parts: [
            { kind: "half-title" },
            { kind: "title" },
            { kind: "text", text: "© 2026 A. Maker" },
            { kind: "how-to-play" },
            { kind: "contents" },
            { kind: "sections" },
            { kind: "notes", pages: 1 },
            { kind: "solutions" },
            { kind: "about", text: "Set in the evenings." },
          ],
        },
      },
    },
    pages: [3, 5, 6, 7, 13, 14, 16, 18, 22],
    width: 300,
  },
  "series-day": { settings: seriesOf(), pages: [1], width: 560, day: "2027-01-04" },
  "series-killer": { settings: seriesOf(), pages: [1], width: 560, day: "2027-01-10" },
};

const folder = mkdtempSync(join(tmpdir(), "nonet-print-"));
const wanted = process.argv.slice(2);
for (const [name, { settings, pages, width, day }] of Object.entries(pictures)) {
  if (wanted.length && !wanted.includes(name)) continue;
  const from = join(folder, "settings.json");
  const to = join(folder, day ? `${name}/${day}/day.pdf` : `${name}.pdf`);
  writeFileSync(from, JSON.stringify(settings));
  const words = day ? ["series", from, "-o", join(folder, name), "--from", day, "--to", day] : [from, "-o", to];
  execFileSync(process.execPath, [command, ...words], { stdio: ["ignore", "inherit", "inherit"] });
  const file = smallPng(sideBySide(pages.map((page) => smaller(pageOf(to, page, width * factor)))));
  writeFileSync(join(root, `docs/pictures/print-${name}.png`), file);
  console.log(`print-${name}.png ${Math.round(file.length / 1024)} KB`);
}
rmSync(folder, { recursive: true });

/** Ten days that begin easy, with a killer on Sunday. */
function seriesOf() {
  return {
    version: 2,
    seed: 2027,
    work: {
      kind: "series",
      from: "2027-01-01",
      to: "2027-01-10",
      days: {
        monday: { goal: { level: "easy" } },
        saturday: { goal: { level: "hard" } },
        sunday: { title: "Killer", goal: { rules: "killer", level: "medium" } },
      },
      formats: ["pdf"],
    },
    look: { title: "Sudoku", address: "https://example.org/nonet/", show: { code: true } },
  };
}

/** @param {string} file @param {number} page @param {number} width in pixels */
function pageOf(file, page, width) {
  const options = [
    "-scale-to-x",
    String(width),
    "-scale-to-y",
    "-1",
    "-f",
    String(page),
    "-l",
    String(page),
    "-singlefile",
    "-png",
  ];
  return PNG.sync.read(execFileSync("pdftoppm", [...options, file], { maxBuffer: 1 << 28 }));
}

/** Returns the picture smaller by the factor: each pixel is the mean of a square. @param {PNG} large */
function smaller(large) {
  const small = new PNG({ width: Math.floor(large.width / factor), height: Math.floor(large.height / factor) });
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++)
      for (let channel = 0; channel < 4; channel++) {
        let sum = 0;
        for (let row = 0; row < factor; row++)
          for (let column = 0; column < factor; column++)
            sum += large.data[((y * factor + row) * large.width + x * factor + column) * 4 + channel];
        small.data[(y * small.width + x) * 4 + channel] = Math.round(sum / factor ** 2);
      }
  return small;
}

/** Returns pages on a grey ground, three in a row. @param {PNG[]} pages of one size */
function sideBySide(pages) {
  const [{ width, height }] = pages;
  const columns = Math.min(3, pages.length);
  const rows = Math.ceil(pages.length / columns);
  const whole = new PNG({ width: edge + columns * (width + edge), height: edge + rows * (height + edge) });
  whole.data.fill(ground);
  for (let alpha = 3; alpha < whole.data.length; alpha += 4) whole.data[alpha] = 255;
  pages.forEach((page, i) =>
    PNG.bitblt(
      page,
      whole,
      0,
      0,
      width,
      height,
      edge + (i % columns) * (width + edge),
      edge + Math.floor(i / columns) * (height + edge),
    ),
  );
  return whole;
}
