/** The sizes of built files that documents name, in KB of 1000 bytes after gzip. No browser. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

import { unzipSync } from "fflate";

import { siteArchive } from "../../tools/pack-site.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const sizeOf = (/** @type {string} */ path) => gzipSync(readFileSync(root + path), { level: 9 }).length / 1000;

/** A built module with what it imports at once. @param {string} name @param {Set<string>} [seen] */
function loaded(name, seen = new Set()) {
  if (seen.has(name)) return 0;
  seen.add(name);
  const imported = [...readFileSync(`${root}dist/${name}`, "utf8").matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)]
    .map(([, other]) => other)
    .filter((other) => existsSync(`${root}dist/${other}`));
  return imported.reduce((/** @type {number} */ sum, other) => sum + loaded(other, seen), sizeOf(`dist/${name}`));
}

const languages = ["en", "uk", "ru", "it", "vi", "zh"];
const least = (/** @type {string} */ name) =>
  Math.min(...languages.map((language) => sizeOf(`dist/${name}-${language}.mjs`)));
const most = (/** @type {string} */ name) =>
  Math.max(...languages.map((language) => sizeOf(`dist/${name}-${language}.mjs`)));
const module = (/** @type {string} */ name) => sizeOf(`dist/${name}.wasm`) + sizeOf(`dist/${name}-glue.mjs`);
/**
 * What the element loads besides engine and sentences, with keys and hints: its own code is measured by
 * tests/tools/sizes.test.mjs.
 */
const board = loaded("sudoku-board.js") + 3 + 41;
const hint =
  module("nonet") +
  module("nonet-teacher") +
  sizeOf("dist/nonet-worker.mjs") +
  sizeOf("dist/sudoku-board-en.mjs") +
  loaded("nonet-steps.mjs") +
  sizeOf("dist/nonet-steps-en.mjs");

/** A document, the words around its numbers, and what was measured. @type {[string, RegExp, number[]][]} */
const claims = [
  [
    "docs/embedding.md",
    /the sentences of its language, (\d+) to (\d+) KB/,
    [least("sudoku-board"), most("sudoku-board")],
  ],
  ["docs/embedding.md", /With engine and teacher, a page has loaded about (\d+) KB/, [board + hint]],
  [
    "docs/embedding.md",
    /`nonet-rules\.wasm`, (\d+) KB with its glue; for hints and the path `nonet-rules-teacher\.wasm`, (\d+) KB/,
    [module("nonet-rules"), module("nonet-rules-teacher")],
  ],
  ["docs/embedding.md", /The script \(([\d.]+) KB after gzip\)/, [sizeOf("dist/nonet-frames.js")]],
  [
    "docs/javascript.md",
    /\((\d+) KB after gzip for the module, (\d+) to (\d+) KB for a language\)/,
    [loaded("nonet-steps.mjs"), least("nonet-steps"), most("nonet-steps")],
  ],
  [
    "docs/reading-photos.md",
    /The module has (\d+) KB after gzip, (\d+) KB of them weights; the weights for handwriting are a file of (\d+) KB/,
    [sizeOf("dist/nonet-vision.wasm"), sizeOf("core/vision/digits.weights"), sizeOf("dist/nonet-handwriting.wasm")],
  ],
];
for (const [document, words, measured] of claims) {
  test(`${document}: ${words.source.slice(0, 60)}`, () => {
    const said = words.exec(readFileSync(root + document, "utf8").replace(/\s+/g, " "));
    assert.ok(said, "the document has no such sentence");
    for (const [i, size] of measured.entries()) {
      const told = Number(said[i + 1]);
      // Half of the last digit that is written, and a twentieth: a document need not follow each small change.
      assert.ok(
        Math.abs(told - size) <= Math.max(size / 20, told < 1 ? 0.05 : 0.5),
        `the document says ${told} KB, and it is ${size.toFixed(2)}`,
      );
    }
  });
}

test("docs/self-hosting.md has the size of the archive of the site and of what is unpacked", () => {
  const said = /It has about (\d+) MB, and (\d+) MB unpacked/.exec(readFileSync(`${root}docs/self-hosting.md`, "utf8"));
  assert.ok(said, "the document has no such sentence");
  const archive = siteArchive(`${root}dist`, new Date());
  const unpacked = Object.values(unzipSync(archive)).reduce((sum, { length }) => sum + length, 0);
  for (const [i, bytes] of [archive.length, unpacked].entries())
    assert.ok(
      Math.abs(Number(said[i + 1]) - bytes / 1e6) < 1,
      `the document says ${said[i + 1]} MB, and it is ${(bytes / 1e6).toFixed(1)}`,
    );
});

for (const [document, words] of /** @type {const} */ ([
  ["docs/embedding.md", /`nonet-board\.zip` beside its start page, ([\d.]+) MB/],
  ["docs/self-hosting.md", /nonet-board\.zip\]\(.*?\) is enough: ([\d.]+) MB/],
]))
  test(`${document} has the size of the archive with all that boards need`, () => {
    const said = words.exec(readFileSync(root + document, "utf8"));
    const megabytes = statSync(`${root}dist/nonet-board.zip`).size / 1e6;
    assert.ok(
      Math.abs(Number(said?.[1]) - megabytes) < 0.1,
      `${document} says ${said?.[1]} MB, and it is ${megabytes}`,
    );
  });

test("docs/learning-platforms.md has the size of a SCORM package and of its script for rules", () => {
  const said = /about ([\d.]+) MB each \(([\d.]+) MB of it is `rules\.js`\)/.exec(
    readFileSync(`${root}docs/learning-platforms.md`, "utf8"),
  );
  assert.ok(said, "the document has no such sentence");
  const folder = mkdtempSync(join(tmpdir(), "nonet-sizes-"));
  try {
    const file = join(folder, "scorm.zip");
    const { status, stderr } = spawnSync(
      process.execPath,
      ["tools/build-scorm.mjs", "--version", "1.2", "--out", file],
      { cwd: root, encoding: "utf8", timeout: 60_000 },
    );
    assert.equal(status, 0, stderr);
    const packed = readFileSync(file);
    // In the list at the end of a ZIP file the name follows 46 bytes of figures; the packed size is the sixth of them.
    const entry = packed.lastIndexOf("rules.js") - 46;
    assert.equal(packed.readUInt32LE(entry), 0x02014b50);
    const measured = [statSync(file).size, packed.readUInt32LE(entry + 20)].map((bytes) => bytes / 1e6);
    for (const [i, size] of measured.entries())
      assert.ok(
        Math.abs(Number(said[i + 1]) - size) < 0.1,
        `the document says ${said[i + 1]} MB, and it is ${size.toFixed(2)}`,
      );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
