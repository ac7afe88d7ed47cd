/** What a server sends in place of an element: keys and board in the face of the element, or of its address. */
import assert from "node:assert/strict";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

import { writeState } from "../../../web/formats/state-link.js";
import { newState } from "../../../web/model/state.js";

// Node reads no style sheets.
const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL("../../../web/embed/poster.js", import.meta.url))],
  bundle: true,
  format: "esm",
  platform: "node",
  loader: { ".css": "text" },
  write: false,
  external: ["nonet-*"],
  logLevel: "error",
});
const file = join(tmpdir(), `nonet-poster-${process.pid}.mjs`);
writeFileSync(file, outputFiles[0].contents);
after(() => rmSync(file));
/** @type {typeof import("../../../web/embed/poster.js")} */
const { boardPoster } = await import(pathToFileURL(file).href);

const puzzle = "12..............";
const keysOf = (/** @type {string} */ html) =>
  [...html.matchAll(/class="key-digit">(.*?)<\/span>/g)].map(([, key]) => key);

/** @type {[string, Parameters<typeof boardPoster>[0], RegExp[]][]} what the keys show */
const cases = [
  ["digits", { puzzle }, [/^1$/, /^2$/, /^3$/, /^4$/]],
  ["a word", { puzzle, face: "word:BIRD" }, [/^B$/, /^I$/, /^R$/, /^D$/]],
  ["pictures", { puzzle, face: "fruits" }, Array(4).fill(/^<svg [^>]*class="face-picture"/)],
  ["the face of an address", { puzzle: `#p=${puzzle}&face=letters` }, [/^A$/, /^B$/, /^C$/, /^D$/]],
  [
    "the attribute before the address",
    { puzzle: `#p=${puzzle}&face=letters`, face: "digits" },
    [/^1$/, /^2$/, /^3$/, /^4$/],
  ],
  ["a word that is too short", { puzzle, face: "word:BIT" }, [/^1$/, /^2$/, /^3$/, /^4$/]],
];
for (const [name, attributes, expected] of cases)
  test(`the keys of a poster show ${name}`, async () => {
    const keys = keysOf(await boardPoster(attributes));
    assert.equal(keys.length, 4);
    for (const [i, key] of keys.entries()) assert.match(key, expected[i]);
  });

test("a poster shows nothing of what fog covers", async () => {
  const drawing = (/** @type {object} */ more) =>
    JSON.stringify({
      lines: [
        {
          wayPoints: [
            [0.5, 0.5],
            [0.5, 1.5],
          ],
          color: "#12ab34",
        },
      ],
      rows: 4,
      columns: 4,
      ...more,
    });
  const posterOf = async (/** @type {string} */ drawn) => {
    const state = newState({
      layout: "2x2",
      activity: "play",
      givens: [1, 2, ...Array(14).fill(0)],
      origin: { kind: "entered", drawing: drawn },
    });
    return boardPoster({ puzzle: `#s=${await writeState(state, 0)}` });
  };
  const textsOf = (/** @type {string} */ html) =>
    [...html.matchAll(/<text[^>]*>(\d)<\/text>/g)].map(([, digit]) => digit);
  const [clear, fogged] = [await posterOf(drawing({})), await posterOf(drawing({ fog: { open: [[0, 1]] } }))];
  assert.deepEqual(textsOf(clear), ["1", "2"]);
  assert.deepEqual(textsOf(fogged), ["2"]);
  assert.ok(!clear.includes("#aeb5be"));
  assert.ok(fogged.includes("#aeb5be"));
});
