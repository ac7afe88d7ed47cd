import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { drawn } from "./drawn-picture.mjs";
import { dataFile, lines, nonet, withFolder } from "./program.mjs";

const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const png = dataFile("puzzle.png");
const jpeg = dataFile("puzzle.jpg");
const head = (width, height) => Buffer.from(`P5 ${width} ${height} 255\n`);

test("a PNG and a JPEG are read, a line each", () => {
  assert.deepEqual(nonet(["read", png, jpeg]), { out: `${puzzle}\n${puzzle}\n`, err: "", code: 0, signal: null });
});

test("a picture is read from standard input", () => {
  assert.equal(nonet("read -", readFileSync(png)).out, `${puzzle}\n`);
});

/**
 * A picture of red, green and blue as a BMP, whose rows go upwards or downwards.
 * @param {number} size @param {Buffer} rgb @param {boolean} [goesDown]
 */
function bmp(size, rgb, goesDown = false) {
  const row = Math.ceil((3 * size) / 4) * 4;
  const file = Buffer.alloc(54 + row * size);
  file.write("BM");
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(size, 18);
  file.writeInt32LE(goesDown ? -size : size, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1)
      for (let part = 0; part < 3; part += 1)
        file[54 + row * (goesDown ? y : size - 1 - y) + 3 * x + part] = rgb[3 * (size * y + x) + 2 - part];
  return file;
}

/**
 * A GIF of 128 grey values whose second picture is black.
 * @param {number} size @param {Buffer} grey @param {number[]} [further] codes of 8 bits behind the first picture's own
 */
function gif(size, grey, further = []) {
  const short = (/** @type {number[]} */ ...values) => values.flatMap((value) => [value & 255, value >> 8]);
  const picture = (/** @type {number[]} */ values, /** @type {number[]} */ ...behind) => {
    // A clear code of 8 bits before each run keeps all codes at 8 bits.
    const codes = [];
    for (let at = 0; at < values.length; at += 100) codes.push(0x80, ...values.slice(at, at + 100));
    // What is behind the pixels is in blocks of its own.
    while (behind.length > 0 && codes.length % 255 !== 0) codes.push(0x80);
    codes.push(...behind, 0x81);
    const blocks = [];
    for (let at = 0; at < codes.length; at += 255) {
      const block = codes.slice(at, at + 255);
      blocks.push(block.length, ...block);
    }
    return [0x2c, ...short(0, 0, size, size), 0, 7, ...blocks, 0];
  };
  const first = picture(
    [...grey].map((value) => value >> 1),
    ...further,
  );
  const second = picture([...grey].map(() => 0));
  const palette = Array.from({ length: 128 }, (_, i) => [2 * i, 2 * i, 2 * i]).flat();
  return Buffer.from([
    ...Buffer.from("GIF89a"),
    ...short(size, size),
    0xf6,
    0,
    0,
    ...palette,
    ...first,
    ...second,
    0x3b,
  ]);
}

test("a BMP and the first picture of a GIF are read", () => {
  const { size, pixels } = drawn({ size: 400, line: puzzle });
  const rgb = Buffer.from([...pixels].flatMap((value) => [value, value, value]));
  const files = { "a.bmp": bmp(size, rgb), "down.bmp": bmp(size, rgb, true), "a.gif": gif(size, pixels) };
  withFolder(/** @type {any} */ (files), (folder) => {
    const { out, err } = nonet(["read", ...Object.keys(files).map((name) => join(folder, name))]);
    assert.deepEqual([out, err], [`${puzzle}\n`.repeat(3), ""]);
  });
});

test("codes that a full picture of a GIF has no place for are not followed", () => {
  const { size, pixels } = drawn({ size: 400, line: puzzle });
  // After a clear code, this one is none that can be: whoever follows it finds the file damaged.
  withFolder(/** @type {any} */ ({ "a.gif": gif(size, pixels, [0x80, 0xff]) }), (folder) => {
    const { out, err } = nonet(["read", join(folder, "a.gif")]);
    assert.deepEqual([out, err], [`${puzzle}\n`, ""]);
  });
});

test("digits in another colour are entries, and not in the line", () => {
  const { size, pixels } = drawn({ size: 400, line: puzzle });
  const played = drawn({ size: 400, line: `534${puzzle.slice(3)}` }).pixels;
  // Ink that is only in the second drawing is blue.
  const rgb = Buffer.from(
    [...played].flatMap((value, i) => (value < 100 && pixels[i] > 100 ? [40, 80, 200] : [value, value, value])),
  );
  withFolder(/** @type {any} */ ({ "a.bmp": bmp(size, rgb) }), (folder) => {
    const { out, err, code } = nonet(["read", join(folder, "a.bmp")]);
    assert.deepEqual([out, code], [`${puzzle}\n`, 0]);
    assert.match(err, /entered by a player: 1\. They are no givens\./);
    const reading = JSON.parse(nonet(["read", "--json", join(folder, "a.bmp")]).out);
    assert.deepEqual([reading.puzzle, reading.entries, reading.notes.length], [puzzle, `..4${".".repeat(78)}`, 81]);
  });
});

test("digits in handwriting are entries, also in a grey picture", () => {
  const { out, err, code } = nonet(["read", dataFile("begun.jpg")]);
  assert.deepEqual([out, code], [`${puzzle}\n`, 0]);
  assert.match(err, /entered by a player: 24, in handwriting: 24\. /);
  const reading = JSON.parse(nonet(["read", "--json", dataFile("begun.jpg")]).out);
  assert.deepEqual(
    [reading.puzzle, reading.entries, reading.unique],
    [puzzle, "...6.89...7....3..1..3..5.....7..4......5.7.....9.48..9..5.....2.7...63.3..2..1..", true],
  );
  assert.equal(reading.written.length, 24);
  assert.deepEqual(JSON.parse(nonet(["read", "--json", png]).out).written, []);
});

test("a picture of 48 megapixels is read", () => {
  const small = drawn({ size: 1000, line: puzzle }).pixels;
  const [width, height] = [8000, 6000];
  const page = Buffer.alloc(width * height, 225);
  for (let y = 0; y < 5000; y += 1)
    for (let x = 0; x < 5000; x += 1) page[y * width + x] = small[1000 * Math.floor(y / 5) + Math.floor(x / 5)];
  const { out, code } = nonet("read -", Buffer.concat([head(width, height), page]));
  assert.deepEqual([out, code], [`${puzzle}\n`, 0]);
});

test("--json tells where the grid is and what was read", () => {
  const { out, code } = nonet(["read", "--json", jpeg]);
  const { image, status, side, turn, lattice, probabilities, doubt, unique, ...answer } = JSON.parse(out);
  assert.deepEqual(
    { image, status, side, turn, doubt, unique, puzzle: answer.puzzle, code },
    { image: jpeg, status: "ok", side: 9, turn: 0, doubt: false, unique: true, puzzle, code: 0 },
  );
  assert.equal(lattice.length, 100);
  assert.ok(Math.hypot(lattice[0][0] - 50, lattice[0][1] - 40) < 5, `the corner was drawn at 50, 40: ${lattice[0]}`);
  assert.ok(probabilities.length === 81 && probabilities[0][5] > 0.9);
  assert.deepEqual(answer.confidence, { side: 1, lattice: 1 });
});

const white = (width, height) => Buffer.concat([head(width, height), Buffer.alloc(width * height, 255)]);
const refusals = [
  {
    name: "a picture without a grid",
    bytes: white(300, 200),
    status: "no_grid",
    code: 1,
    err: /No sudoku grid was found/,
  },
  { name: "a picture that is too small", bytes: white(5, 5), status: "too_small", code: 1, err: /too few pixels/ },
  {
    name: "a head that names too many pixels",
    bytes: head(8000, 6251),
    status: "bad_input",
    code: 2,
    err: /too large/,
  },
  {
    name: "a head that names more pixels than there are",
    bytes: head(4000, 4000),
    status: "bad_input",
    code: 2,
    err: /damaged/,
  },
  {
    name: "a file that ends early",
    bytes: readFileSync(png).subarray(0, 200),
    status: "bad_input",
    code: 2,
    err: /damaged/,
  },
  {
    name: "a PNG whose head names a huge picture",
    bytes: pngOf(19_999, 19_999),
    status: "bad_input",
    code: 2,
    err: /too large/,
  },
  {
    name: "a PNG of 28 megapixels with 16 bits a channel",
    bytes: pngOf(7000, 4000, true),
    status: "bad_input",
    code: 2,
    err: /16 bits .* Save it with 8 bits/,
  },
  {
    name: "a file of more than 64 MB",
    bytes: Buffer.alloc((64 << 20) + 1),
    status: "bad_input",
    code: 2,
    err: /This file is larger than 64 MB/,
  },
  ...Object.entries({
    PDF: "%PDF-1.7\n",
    WebP: "RIFF\x04\0\0\0WEBPVP8 ",
    AVIF: "\0\0\0\x20ftypavif",
    HEIC: "\0\0\0\x18ftypheic",
    TIFF: "II*\0\x08\0\0\0",
  }).map(([format, text]) => ({
    name: `a ${format}`,
    bytes: Buffer.from(text, "latin1"),
    status: "bad_input",
    code: 2,
    err: new RegExp(`\\b${format}\\b.* Save .*PNG`),
  })),
  { name: "a text", bytes: Buffer.from(puzzle), status: "bad_input", code: 2, err: /not a picture/ },
];

/**
 * The picture with another head: its size, or also colours with opacity of 16 bits each. The checksum of the head is
 * not looked at before the size is.
 * @param {number} width @param {number} height @param {boolean} [isDeep]
 */
function pngOf(width, height, isDeep = false) {
  const bytes = Buffer.from(readFileSync(png));
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  if (isDeep) bytes.set([16, 6], 24);
  return bytes;
}

for (const { name, bytes, status, code, err } of refusals) {
  test(`${name} is refused, and the next picture is read`, () => {
    withFolder({}, (folder) => {
      const file = join(folder, "picture");
      writeFileSync(file, bytes);
      const answer = nonet(["read", file, png]);
      assert.equal(answer.code, code);
      assert.match(answer.err, err);
      assert.equal(answer.out, `${puzzle}\n`);
      assert.deepEqual(
        lines(nonet(["read", "--json", file, png]).out).map((line) => JSON.parse(line).status),
        [status, "ok"],
      );
    });
  });
}

test("the name of a picture is needed, and a missing file is named", () => {
  assert.deepEqual([nonet("read").code, nonet("read").out], [2, ""]);
  const { code, err } = nonet("read no-such-picture.png");
  assert.equal(code, 2);
  assert.match(err, /no-such-picture\.png: /);
});

/** Three puzzles in a picture: two beside each other, and one below the first. @param {string[]} puzzles */
function pageOf(puzzles) {
  const size = 400;
  const page = Buffer.alloc(4 * size * size, 225);
  for (const [at, line] of puzzles.entries()) {
    const { pixels } = drawn({ size, line });
    for (let y = 0; y < size; y += 1)
      pixels.copy(page, ((Math.floor(at / 2) * size + y) * 2 + (at % 2)) * size, y * size, (y + 1) * size);
  }
  return Buffer.concat([head(2 * size, 2 * size), page]);
}

test("several grids of a picture are read row by row", () => {
  const swapped = [...puzzle].reverse().join("");
  withFolder(/** @type {any} */ ({ "page.pgm": pageOf([puzzle, swapped, puzzle]) }), (folder) => {
    const page = join(folder, "page.pgm");
    assert.deepEqual(nonet(["read", page]), {
      out: `${puzzle}\n${swapped}\n${puzzle}\n`,
      err: "",
      code: 0,
      signal: null,
    });
    const { status, outlines, grids } = JSON.parse(nonet(["read", "--json", page]).out);
    assert.deepEqual([status, outlines.length], ["several_grids", 3]);
    assert.deepEqual(
      grids.map((/** @type {any} */ grid) => [grid.status, grid.puzzle]),
      [
        ["ok", puzzle],
        ["ok", swapped],
        ["ok", puzzle],
      ],
    );
  });
});

test("boxes that are higher than wide are named, so that the puzzle can be solved", () => {
  const tall = "..4.......421......3......5.1....654";
  const solution = nonet("solve", `# nonet boxes 3x2\n${tall}\n`).out.trim().split(":")[2];
  const { size, pixels } = drawn({ size: 500, line: tall });
  withFolder(/** @type {any} */ ({ "tall.pgm": Buffer.concat([head(size, size), pixels]) }), (folder) => {
    const file = join(folder, "tall.pgm");
    const { out } = nonet(["read", file]);
    assert.equal(out, `# nonet boxes 3x2\n${tall}\n`);
    assert.equal(nonet("solve", out).out.trim().split(":")[2], solution);
    assert.equal(JSON.parse(nonet(["read", "--json", file]).out).layout, "3x2");
  });
});

test("irregular regions are named before the puzzle, and a message says where thick lines show none", () => {
  const regions = "112222113232113333444455664455666655";
  const line = ".4.........5...5.2.......56....1....";
  const ask = (/** @type {string} */ labels) => {
    const { size, pixels } = drawn({ size: 480, line, regions: labels });
    return withFolder({ "jigsaw.pgm": Buffer.concat([head(size, size), pixels]) }, (folder) =>
      nonet(["read", join(folder, "jigsaw.pgm")]),
    );
  };
  const { out, err, code } = ask(regions);
  assert.deepEqual([lines(out), err, code], [[`# nonet boxes jigsaw:${regions}`, line], "", 0]);
  assert.equal(lines(nonet("solve --limit 2", out).out).at(-1)?.split(":")[1], "1");
  assert.match(
    ask(regions.replaceAll("6", "5")).err,
    /Lines are of two widths, but show neither boxes nor other regions/,
  );
});

test("the cages of a killer are said, and named among what was not read", () => {
  const cages = "AABBBCCDEFAGGHCDDEFIIGHJJKKLLIMHNJKOPLQMMNRROPPQSTNRUUVWWSTTXUYVVWZZTXXYabbbZccYY";
  const { size, pixels } = drawn({ size: 480, line: ".".repeat(81), cages });
  withFolder({ "killer.pgm": Buffer.concat([head(size, size), pixels]) }, (folder) => {
    const { out, err, code } = nonet(["read", join(folder, "killer.pgm")]);
    assert.deepEqual([lines(out), code], [[".".repeat(81)], 1]);
    assert.match(err, /cages of a killer/);
    assert.doesNotMatch(err, /Compare them with the picture/);
    const { status, unread } = JSON.parse(nonet(["read", "--json", join(folder, "killer.pgm")]).out);
    assert.deepEqual([status, unread.includes("cages")], ["unreadable", true]);
  });
});

test("a grid of a size that is not read is named, with a way that takes it", () => {
  const { size, pixels } = drawn({ size: 640, line: ".".repeat(256) });
  withFolder({ "large.pgm": Buffer.concat([head(size, size), pixels]) }, (folder) => {
    const { out, err, code } = nonet(["read", join(folder, "large.pgm")]);
    assert.deepEqual([out, code], ["", 1]);
    assert.match(err, /grid of 16x16 cells.*nonet solve takes such grids/);
  });
});

test("marked diagonals are a rule of the puzzle, unless the digits have one solution only without it", () => {
  const ask = (/** @type {string} */ line, /** @type {string[]} */ ...options) => {
    const { size, pixels } = drawn({ size: 600, line, diagonals: true });
    return withFolder({ "x.pgm": Buffer.concat([head(size, size), pixels]) }, (folder) =>
      nonet(["read", ...options, join(folder, "x.pgm")]),
    );
  };
  const withRule = ".4.2.1...5.....7.1...........5......37.....8..9....4.6....65...8...9....6.......5";
  const { out, err, code } = ask(withRule);
  assert.deepEqual([lines(out), code], [["# nonet boxes 3x3+x", withRule], 0]);
  assert.match(err, /The diagonals are marked, so the digits on each of them differ, too\./);
  assert.equal(lines(nonet("solve --limit 2", out).out).at(-1)?.split(":")[1], "1");
  const { layout, diagonals } = JSON.parse(ask(withRule, "--json").out);
  assert.deepEqual([layout, diagonals], ["3x3+x", true]);
  const decorated = ask(puzzle);
  assert.deepEqual([decorated.out, decorated.code], [`${puzzle}\n`, 0]);
  assert.match(decorated.err, /The diagonals are marked, but no rule about them is assumed/);
});

test("digits with several solutions, or none, are handed over with a message", () => {
  const few = `53..7....${".".repeat(72)}`;
  const wrong = `55${puzzle.slice(2)}`;
  for (const [line, solutions, sentence] of /** @type {const} */ ([
    [few, 2, "have several solutions"],
    [wrong, 0, "have no solution"],
  ])) {
    const { size, pixels } = drawn({ size: 500, line });
    withFolder(/** @type {any} */ ({ "page.pgm": Buffer.concat([head(size, size), pixels]) }), (folder) => {
      const page = join(folder, "page.pgm");
      const { out, err, code } = nonet(["read", page]);
      assert.deepEqual([out, code], [`${line}\n`, 1]);
      assert.ok(err.includes(sentence), err);
      assert.equal(err.includes("r1c1 (5), r1c2 (5)"), solutions === 0, err);
      const { status, puzzle: read, solutions: counted } = JSON.parse(nonet(["read", "--json", page]).out);
      assert.deepEqual([status, read, counted], ["unreadable", line, solutions]);
    });
  }
});

test("a killer is read with its cages and their sums, and solved", () => {
  const killer = dataFile("killer.png");
  const solution = "473281659215936784896475132789624315532819476164753928657398241921547863348162597";
  const { out, err, code } = nonet(["read", killer]);
  assert.match(err, /killer\.png: A killer with 21 cages\./);
  assert.equal(code, 0);
  assert.equal(lines(nonet("solve", out).out)[0].split(":").at(-1), solution);
  const json = nonet(["read", "--json", killer]).out;
  const { status, rules, unread, unique } = JSON.parse(json);
  assert.deepEqual([status, unread, unique], ["ok", [], true]);
  assert.deepEqual([rules.length, rules[0]], [21, "cage 16 r1c1 r1c2 r1c3 r1c4"]);
  assert.equal(lines(nonet("solve", json).out)[0].split(":").at(-1), solution);
});
