/**
 * Texts as people have them (tests/support/texts.js), read by the built package: by `parseAll`, by what the page and
 * the book maker call, and by the command nonet-book itself.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";

import { createEngine } from "../../dist/nonet.mjs";
import { readText } from "../../web/formats/read.js";
import { loadWords } from "../../web/i18n/words.js";
import { digitsOn } from "../../web/model/position.js";
import { noteDigits } from "../../web/model/digits.js";
import { layoutNamed } from "../../web/model/layout.js";
import { positionOf } from "../../web/formats/found.js";
import { readErrorSentence } from "../../web/places/exchange/format-words.js";
import { chosenOf } from "../support/long-runs.js";
import { differenceFrom, texts } from "../support/texts.js";
import { wholeLimit } from "./support/usable-time.js";

/** @type {any} */
let engine;
const words = await loadWords("en");
before(async () => (engine = await createEngine({ worker: false })));
after(() => engine.close());

describe("parseAll of the package", () => {
  for (const { name, text, truth } of texts) {
    it(name, async () => {
      const { puzzles, errors } = await engine.parseAll(text);
      assert.equal(
        differenceFrom(truth, puzzles, errors.map((/** @type {any} */ { message }) => message).join(" ")),
        "",
      );
    });
  }
});

/**
 * A puzzle that the page has read, as the truth describes it.
 * @param {import("../../web/formats/found.js").Found} found
 */
function seen(found) {
  const side = layoutNamed(found.layout)?.digitCount ?? 0;
  return {
    layout: found.layout,
    givens: found.givens,
    cells: digitsOn(positionOf(found)),
    rules: found.rules,
    candidates: found.notes.map((set) => noteDigits(set, side)),
  };
}

describe("the page and the book maker", () => {
  for (const { name, text, truth } of texts) {
    it(name, async () => {
      const { puzzles, errors } = await readText(text, { engine });
      assert.equal(
        differenceFrom(truth, puzzles.map(seen), errors.map((error) => readErrorSentence(error, words)).join(" ")),
        "",
      );
    });
  }
});

const command = fileURLToPath(new URL("../../dist/nonet-book.mjs", import.meta.url));
/** One text of each kind of reader. */
const quick = [
  "own-rules-six.txt",
  "link-sudokuwiki.txt",
  "opensudoku-1.xml",
  "csv-quizzes.csv",
  "bytes-utf16le-bom.txt",
  "code-python.txt",
  "json-board.json",
  "link-penpa.txt",
  "nojson-package.json",
];

describe("nonet-book --list", () => {
  for (const { name, file, truth } of chosenOf(texts, ({ name: each }) => quick.includes(each))) {
    it(name, () => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [command, "--preset", "book", "--list", file, "--pages"],
        { encoding: "utf8", timeout: wholeLimit(60_000) },
      );
      if (truth.kind === "REFUSE") {
        assert.equal(status, 2);
        assert.match(stderr.replaceAll(file, "").toLowerCase(), new RegExp(truth.words[0].toLowerCase()));
      } else assert.notEqual(stdout, "", stderr);
    });
  }
});
