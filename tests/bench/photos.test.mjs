import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("../../bench/photos.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "nonet-photos-test-"));
after(() => rmSync(folder, { recursive: true }));

const truth = "12..34....12..34";
const sure = [...truth].map((digit) => [0, 1, 2, 3, 4].map((value) => (value === (Number(digit) || 0) ? 0.9 : 0.025)));
const slip = sure.map((values, cell) => (cell === 0 ? [0, 0, 0, 1, 0] : values));

/** What a reader says about each picture, and the truth beside it. @type {Record<string, [string, object]>} */
const pictures = {
  "plain-1": [truth, { status: "ok", probabilities: sure, puzzle: truth, doubt: false }],
  "plain-2": [truth, { status: "ok", probabilities: slip, puzzle: truth, doubt: true }],
  "plain-3": [truth, { status: "ok", probabilities: slip, puzzle: truth.replace("1", "3"), doubt: false }],
  "plain-4": [truth, { status: "ok", probabilities: slip, puzzle: truth.replace("1", "3"), doubt: true }],
  "plain-5": [truth, { status: "no_grid" }],
  "crossword-1": ["none", { status: "no_grid" }],
  "crossword-2": ["none", { status: "ok", probabilities: sure, puzzle: truth, doubt: false }],
  "side-12-1": ["side 12", { status: "unsupported_side", side: 12 }],
  "side-12-2": ["side 12", { status: "no_grid" }],
};
for (const [name, [text]] of Object.entries(pictures)) {
  writeFileSync(join(folder, `${name}.pgm`), "");
  writeFileSync(join(folder, `${name}.txt`), `${text}\n`);
}
writeFileSync(join(folder, "without-truth.pgm"), "");
const answers = Object.fromEntries(
  Object.entries(pictures).map(([name, [, answer]]) => [join(folder, `${name}.pgm`), answer]),
);
const reader = join(folder, "reader");
writeFileSync(
  reader,
  `#!/usr/bin/env node
const answers = ${JSON.stringify(answers)};
for (const image of process.argv.slice(4)) console.log(JSON.stringify({ image, ...answers[image] }));
process.exitCode = 1;\n`,
  { mode: 0o755 },
);

/** @param {string[]} words @returns {Record<string, string[]>} the rows of the table, by their first column */
function rows(...words) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, "--nonet", reader, ...words], {
    encoding: "utf8",
  });
  assert.equal(stderr, "");
  assert.equal(status, 0);
  const lines = stdout
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2);
  return Object.fromEntries(
    lines
      .map((line) =>
        line
          .split("|")
          .slice(1, -1)
          .map((cell) => cell.trim()),
      )
      .map(([name, ...cells]) => [name, cells]),
  );
}

test("each kind of picture has a row with what was read rightly and what was wrong without being announced", () => {
  const found = rows(folder);
  assert.deepEqual(found.plain, ["5", "4", "95.3 %", "1", "2", "40.0 %", "1"]);
  assert.deepEqual(found.crossword, ["2", "0", "–", "1", "1", "50.0 %", "1"]);
  assert.deepEqual(found["side-12"], ["2", "0", "–", "1", "1", "50.0 %", "0"]);
  assert.deepEqual(found.all.slice(0, 2), ["9", "4"]);
});

test("a list names the pictures that count, and rows of nine digits are a truth", () => {
  const list = join(folder, "list");
  const nine = [
    "phone",
    "640x480:24 JPG",
    ...Array.from({ length: 9 }, (_, row) => `${row + 1} 0 0 0 0 0 0 0 0 `),
  ].join("\n");
  writeFileSync(join(folder, "image7.jpg"), "");
  writeFileSync(join(folder, "image7.dat"), `${nine}\n`);
  const puzzle = Array.from({ length: 9 }, (_, row) => `${row + 1}........`).join("");
  const other = join(folder, "other");
  writeFileSync(
    other,
    `#!/usr/bin/env node
console.log(JSON.stringify({ status: "ok", puzzle: "${puzzle}", doubt: false, probabilities: [] }));\n`,
    { mode: 0o755 },
  );
  writeFileSync(list, "images/image7.jpg\n");
  const found = rows("--list", list, folder, "--nonet", other);
  assert.deepEqual(found, { image: ["1", "0", "–", "0", "1", "100.0 %", "0"] });
});

test("truths may lie in another folder, under the name of a photo before it was cut out", () => {
  const originals = mkdtempSync(join(folder, "originals-"));
  writeFileSync(join(originals, "plain-1.original.jpg"), "");
  const one = join(folder, "one");
  writeFileSync(
    one,
    `#!/usr/bin/env node
console.log(JSON.stringify(${JSON.stringify(pictures["plain-1"][1])}));\n`,
    { mode: 0o755 },
  );
  assert.deepEqual(rows("--truths", folder, originals, "--nonet", one), {
    plain: ["1", "1", "100.0 %", "1", "1", "100.0 %", "0"],
  });
});

test("a reader that leaves a picture out is refused", () => {
  const silent = join(folder, "silent");
  writeFileSync(silent, "#!/usr/bin/env node\nconsole.log('{}');\n", { mode: 0o755 });
  const { status, stderr } = spawnSync(process.execPath, [script, "--nonet", silent, folder], { encoding: "utf8" });
  assert.equal(status, 1);
  assert.match(stderr, /1 lines for 10 pictures/);
});
