import assert from "node:assert/strict";
import { it } from "node:test";

import { unzipSync } from "fflate";

import { ZipFile } from "../../../web/formats/zip-file.js";

it("a ZIP file has the files that it was given, and the same files give the same bytes", async () => {
  const text = (/** @type {string} */ words) => new TextEncoder().encode(words);
  const files = {
    "2027-01-04/day.txt": text("53..7....\n".repeat(1000)),
    "2027-01-04/day.pdf": Uint8Array.from({ length: 70_000 }, (_, i) => (i * 7919) % 251),
    "Ніч/пусто.json": text(""),
  };
  const made = async () => {
    const zip = new ZipFile();
    for (const [path, bytes] of Object.entries(files)) await zip.add(path, bytes);
    return new Uint8Array(await zip.end().arrayBuffer());
  };
  const bytes = await made();
  assert.deepEqual(
    Object.entries(unzipSync(bytes)).map(([path, own]) => [path, Buffer.from(own).equals(files[path])]),
    Object.keys(files).map((path) => [path, true]),
  );
  // The text is packed, and the PDF file is as it was.
  assert.ok(bytes.length > 70_000 && bytes.length < 71_500, String(bytes.length));
  assert.deepEqual(await made(), bytes);
});
