import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";

import { writeOembed } from "../../tools/build/oembed.mjs";

/** Writes the files for an address, and returns them. @param {string} address */
async function written(address) {
  const out = mkdtempSync(join(tmpdir(), "nonet-oembed-"));
  try {
    writeFileSync(join(out, "index.html"), "<html><head>\n</head><body></body></html>");
    await writeOembed(out, address);
    return {
      page: readFileSync(join(out, "index.html"), "utf8"),
      answer: JSON.parse(readFileSync(join(out, "oembed.json"), "utf8")),
    };
  } finally {
    rmSync(out, { recursive: true });
  }
}

for (const address of [
  "https://example.org/nonet",
  "https://example.org/nonet/",
  "https://example.org/nonet/?x#learn",
]) {
  test(`the start page at ${address} names its answer by a whole address, and the answer shows a frame`, async () => {
    const { page, answer } = await written(address);
    assert.match(
      page,
      /<link rel="alternate" type="application\/json\+oembed" href="https:\/\/example\.org\/nonet\/oembed\.json" title="Sudoku">\s*<\/head>/,
    );
    const { version, type, width, height, html } = answer;
    assert.deepEqual([version, type, Number.isInteger(width), Number.isInteger(height)], ["1.0", "rich", true, true]);
    assert.match(
      html,
      new RegExp(
        `^<iframe src="https://example\\.org/nonet/embed\\.html\\?puzzle=\\d{81}" width="${width}" height="${height}" title="Sudoku"></iframe>$`,
      ),
    );
  });
}

for (const address of ["nonet", "file:///nonet/"])
  test(`${address} is no address of a site`, () => assert.rejects(written(address)));
