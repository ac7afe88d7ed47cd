import assert from "node:assert/strict";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { drawBoard } from "../../web/board/display-list.js";
import { boardGeometry } from "../../web/board/geometry.js";
import { printPalette } from "../../web/board/print-palette.js";
import { renderSvg } from "../../web/board/svg.js";
import { viewOf } from "../../web/board/view.js";
import { noteBit } from "../../web/model/digits.js";
import { newState } from "../../web/model/state.js";
import { leavesOf, readXml } from "../support/xml.mjs";
import { nonet, seeds, withFolder } from "./program.mjs";

const pictureOf = (input, options = "") => {
  const { out, err, code } = nonet(`convert --to svg ${options}`, input);
  assert.deepEqual([err, code], ["", 0]);
  return out;
};

/** What the page draws on paper, from what `convert --json` says of a puzzle. */
function pageDraws({ layout, cells, givens, candidates }) {
  const state = newState({ layout, activity: "view", givens });
  const entries = cells.map((digit, cell) => (givens[cell] ? 0 : digit));
  const notes =
    candidates?.map((digits) => digits.reduce((set, digit) => set | noteBit(digit), 0)) ?? state.position.notes;
  const view = viewOf({ ...state, position: { ...state.position, entries, notes } });
  return renderSvg(drawBoard(view, boardGeometry(view.layout, 36, { thin: 0.9, thick: 2.7 })), printPalette);
}

const five = "jigsaw:1112211222333343554455544";
/** @type {{ name: string, text: string, layout?: string, via?: string }[]} */
const cases = [
  ...seeds.slice(0, 3).map(({ puzzle }) => ({ name: puzzle, text: puzzle })),
  { name: "4x4", text: "4.3.3..........1" },
  { name: "6x6 in boxes of 3x2", text: `12..56${".".repeat(30)}`, layout: "3x2" },
  { name: "16x16 with letters", text: `123456789ABCDEFG${".".repeat(240)}` },
  { name: "40x40 with numbers", text: Array.from({ length: 1600 }, (_, cell) => (cell < 40 ? cell + 1 : 0)).join(" ") },
  { name: "100x100", text: Array.from({ length: 10_000 }, (_, cell) => (cell % 101 ? 0 : cell / 101 + 1)).join(" ") },
  { name: "jigsaw", text: `12345${".".repeat(20)}`, layout: five },
  { name: "jigsaw with diagonals", text: `12345${".".repeat(20)}`, layout: `${five}+x` },
  ...["x", "windoku", "asterisk", "centerdots", "disjoint", "antiknight+antiking", "x+windoku"].map((variant) => ({
    name: variant,
    text: `1${".".repeat(80)}`,
    layout: `3x3+${variant}`,
  })),
  { name: "placed digits and candidates", text: ":0000:x:4.3.3..........+1:212:::" },
  { name: "candidates of a 12x12", text: `12AB${".".repeat(139)}C`, layout: "3x4", via: "pencilmarks" },
];

for (const { name, text, layout, via } of cases) {
  test(`the picture is the one that the page prints: ${name}`, () => {
    const options = layout ? `--layout ${layout}` : "";
    const input = via ? nonet(`convert --to ${via} ${options}`, text).out : text;
    const drawn = leavesOf(readXml(pictureOf(input, options))).filter(({ name: tag }) => tag !== "title");
    const wanted = leavesOf(readXml(pageDraws(JSON.parse(nonet(`convert --json ${options}`, input).out))));
    assert.equal(drawn.length, wanted.length);
    drawn.forEach((shape, i) => compare(shape, wanted[i]));
  });
}

const ofRoot = new Set(["aria-hidden", "role", "width", "height", "viewBox", "xmlns", "font-family", "text-anchor"]);

/** Numbers may differ by the last of two decimals. */
function compare(shape, wanted) {
  assert.deepEqual([shape.name, shape.text], [wanted.name, wanted.text]);
  const inherits = shape.name !== "rect";
  for (const [key, value] of Object.entries(wanted.attributes)) {
    if (ofRoot.has(key) && (inherits || (key !== "width" && key !== "height"))) continue;
    const given = shape.attributes[key];
    const isNear = /^-?[\d.]+$/.test(value) ? Math.abs(Number(value) - Number(given)) < 0.0101 : value === given;
    assert.ok(isNear, `${shape.name} ${key}: ${given}, page ${value}`);
  }
}

test("givens are bold, placed digits lighter, candidates small", () => {
  const texts = leavesOf(readXml(pictureOf(":0000:x:4.3.3..........+1:212:::"))).filter(({ name }) => name === "text");
  const look = (symbol, size) =>
    texts
      .filter(({ text, attributes }) => text === symbol && Number(attributes["font-size"]) > 20 === (size === "large"))
      .map(({ attributes }) => `${attributes["font-weight"]} ${attributes.fill}`);
  assert.deepEqual(look("3", "large"), ["600 #000", "600 #000"]);
  assert.deepEqual(look("1", "large"), ["400 #333"]);
  assert.ok(look("2", "small").length > 3);
  assert.ok(new Set(look("2", "small")).has("500 #000"));
});

test("the size of the picture, and its name", () => {
  const root = readXml(pictureOf("4.3.3..........1"));
  assert.deepEqual(
    [root.attributes.width, root.attributes.viewBox, root.attributes.role],
    ["153.9", "0 0 153.9 153.9", "img"],
  );
  assert.deepEqual(
    root.children.map(({ name }) => name),
    ["title", "g"],
  );
  assert.equal(root.children[0].text, "Sudoku 4x4");
});

for (const [comment, title] of [
  ["Tom & Jerry <1>", "Tom & Jerry <1>"],
  ["a\x01b\x1b[0m", "a\uFFFDb\uFFFD[0m"],
  ["\uFFFEx", "\uFFFDx"],
]) {
  test(`a comment becomes the title: ${JSON.stringify(comment)}`, () => {
    assert.equal(readXml(pictureOf(`4.3.3..........1 # ${comment}\n`)).children[0].text, title);
  });
}

test("a comment that is no UTF-8 leaves the picture well-formed", () => {
  assert.equal(
    readXml(pictureOf(Buffer.concat([Buffer.from("4.3.3..........1 a"), Buffer.from([0xff, 0x0a])]))).children[0].text,
    "a\uFFFD",
  );
});

const two = "4.3.3..........1\n1...............\n";

test("standard output holds one picture", () => {
  const { out, err, code } = nonet("convert --to svg", two);
  assert.equal(out, pictureOf("4.3.3..........1"));
  assert.equal(
    err,
    "nonet: -:2:1: Only one picture can be written to standard output. Use --files PREFIX for a file for each puzzle.\n",
  );
  assert.equal(code, 2);
});

test("--files: a file for each puzzle", () =>
  withFolder({}, (cwd) => {
    const first = nonet("convert --to svg --files p", two, { cwd });
    assert.deepEqual(first, { out: "", err: "nonet: Wrote p1.svg to p2.svg.\n", code: 0, signal: null });
    assert.deepEqual(readdirSync(cwd).sort(), ["p1.svg", "p2.svg"]);
    assert.equal(readFileSync(join(cwd, "p1.svg"), "utf8"), pictureOf("4.3.3..........1"));
    assert.equal(readFileSync(join(cwd, "p2.svg"), "utf8"), pictureOf("1..............."));

    writeFileSync(join(cwd, "p1.svg"), "mine");
    const second = nonet("convert --to svg --files p", two, { cwd });
    assert.deepEqual(
      [second.err, second.code],
      ["nonet: p1.svg: This file exists already. Use --overwrite to replace it.\n", 2],
    );
    assert.equal(readFileSync(join(cwd, "p1.svg"), "utf8"), "mine");
    assert.equal(nonet("convert --to svg --files p --overwrite", two, { cwd }).code, 0);
    assert.equal(readFileSync(join(cwd, "p1.svg"), "utf8"), pictureOf("4.3.3..........1"));
  }));

const refusals = [
  ["convert --to line --files p", "nonet: --files can only be used with --to svg.\n"],
  ["convert --to svg --overwrite", "nonet: --overwrite can only be used with --files.\n"],
  ["convert --to svg --json", "nonet: --to svg and --json cannot be used together.\n"],
];
for (const [command, message] of refusals) {
  test(`${command} is refused`, () =>
    assert.deepEqual(nonet(command, two), { out: "", err: message, code: 2, signal: null }));
}
