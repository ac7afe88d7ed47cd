// A drawing without words can mean several rules. The reading with one solution counts, and is told.

import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { lines, nonet } from "./program.mjs";

/** @typedef {[down: number, right: number]} Point in cells from the top left corner */

const line = (/** @type {Point[]} */ wayPoints, /** @type {string} */ color, thickness = 16) => ({
  wayPoints,
  color,
  thickness,
});
const circle = (/** @type {Point} */ center, /** @type {number} */ size, /** @type {object} */ look) => ({
  center,
  width: size,
  height: size,
  rounded: true,
  ...look,
});
const grey = { backgroundColor: "#CFCFCF" };
const ring = { borderColor: "#000000", backgroundColor: "#FFFFFF" };
const number = (/** @type {Point} */ center, /** @type {string} */ text) => ({
  center,
  width: 0.25,
  height: 0.25,
  text,
});

/** @type {[what: string, step: string, givens: string, solution: string, drawn: Record<string, object[]>][]} */
const cases = [
  [
    "a thermometer is slow",
    "instead thermometer slow-thermometer",
    "..1.1.......4...",
    "3412123421434321",
    {
      lines: [
        line(
          [
            [0.5, 3.5],
            [1.5, 2.5],
            [2.5, 3.5],
            [2.5, 2.5],
          ],
          "#CFCFCF",
        ),
      ],
      overlays: [circle([0.5, 3.5], 0.85, grey)],
    },
  ],
  [
    "a pink line is a renban line",
    "taken renban",
    "...21..3...4....",
    "4312124321343421",
    {
      lines: [
        line(
          [
            [2.5, 0.5],
            [1.5, 0.5],
            [0.5, 1.5],
          ],
          "#F067F0",
        ),
      ],
    },
  ],
  [
    "a purple line is a zipper, and no renban line",
    "taken zipper",
    "3.........43...2",
    "3421213412434312",
    {
      lines: [
        line(
          [
            [0.5, 3.5],
            [0.5, 2.5],
            [1.5, 1.5],
          ],
          "#9B30D0",
        ),
      ],
    },
  ],
  [
    "strokes are lines of their own",
    "apart renban",
    "..2...41.....2..",
    "4123234114323214",
    {
      lines: [
        line(
          [
            [1.5, 1.5],
            [2.5, 1.5],
          ],
          "#F067F0",
        ),
        line(
          [
            [2.5, 1.5],
            [3.5, 0.5],
          ],
          "#F067F0",
        ),
      ],
    },
  ],
  [
    "a line with circles is a double arrow",
    "instead between double-arrow",
    "..1...4.....2..4",
    "4312124334212134",
    {
      lines: [
        line(
          [
            [2.5, 0.5],
            [2.5, 1.5],
            [1.5, 0.5],
            [1.5, 1.5],
          ],
          "#888888",
          8,
        ),
      ],
      overlays: [circle([2.5, 0.5], 0.8, ring), circle([1.5, 1.5], 0.8, ring)],
    },
  ],
  [
    "numbers beside the grid are skyscrapers",
    "instead sandwich skyscraper",
    "3.............2.",
    "3241413223141423",
    { overlays: [number([-0.5, 3.5], "3"), number([3.5, -0.5], "2")] },
  ],
  [
    "numbers beside the grid are X-sums",
    "taken x-sum",
    "2..1..2.3.......",
    "2341412332141432",
    { overlays: [number([-0.5, 1.5], "6"), number([1.5, -0.5], "10")] },
  ],
  [
    "numbers beside the grid are numbered rooms",
    "instead sandwich numbered-room",
    "...2...1..2..4..",
    "3142423113242413",
    { overlays: [number([-0.5, 2.5], "1"), number([0.5, -0.5], "4")] },
  ],
  [
    "numbers beside the grid are sandwiches",
    "taken sandwich",
    ".3..4......4...2",
    "2341412332141432",
    { overlays: [number([-0.5, 0.5], "3"), number([1.5, -0.5], "0")] },
  ],
  [
    "grey circles count themselves",
    "instead odd counting-circles",
    "3..........2..43",
    "3421213443121243",
    { underlays: [circle([2.5, 3.5], 0.7, grey), circle([0.5, 2.5], 0.7, grey), circle([1.5, 1.5], 0.7, grey)] },
  ],
];

/** @param {string} givens @param {object} drawn @param {object} [metadata] */
const textOf = (givens, drawn, metadata = {}) =>
  JSON.stringify({
    cells: Array.from({ length: 4 }, (_, row) =>
      Array.from({ length: 4 }, (_each, column) => {
        const value = givens[row * 4 + column];
        return value === "." ? {} : { value };
      }),
    ),
    ...drawn,
    metadata,
  });

describe("the reading with one solution counts", () => {
  for (const [what, step, givens, solution, drawn] of cases)
    it(what, () => {
      const text = `${textOf(givens, drawn)}\n`;
      const read = nonet("convert --json --recognise", text);
      assert.deepEqual(JSON.parse(lines(read.out)[0]).reading, [step]);
      assert.match(read.err, /readings of the drawing, this one has one solution: /);
      assert.equal(lines(nonet("solve --recognise", text).out)[0], `${givens}:1:${solution}`);
    });
});

describe("the reading counts", () => {
  const [, step, givens, solution, { lines: pink }] = cases[1];

  it("that takes the fewest rules, of those with the same solution", () => {
    const green = line(
      [
        [0.5, 0.5],
        [1.5, 0.5],
      ],
      "#67F067",
    );
    const text = `${textOf(givens, { lines: [...pink, green] })}\n`;
    const { out } = nonet("convert --json --recognise", text);
    assert.deepEqual(JSON.parse(lines(out)[0]).reading, [step]);
  });

  it("that has one solution with the rules of --rules", () => {
    const text = `${textOf(givens.replace("4", "."), { lines: pink })}\n`;
    const command = ["solve", "--recognise", "--rules", "cage 4 r3c4"];
    assert.match(nonet(command.slice(0, 2), text).out, /^[^:]*:[^1]/);
    const { out, err } = nonet(command, text);
    assert.match(err, /Of 2 readings of the drawing, this one has one solution: renban rules are taken/);
    assert.ok(out.includes(`:1:${solution}`), out);
  });
});

describe("the first reading counts", () => {
  const [, , givens, , drawn] = cases[0];
  const readingOf = (/** @type {string} */ text) =>
    JSON.parse(lines(nonet("convert --json --recognise", `${text}\n`).out)[0]).reading;

  it("when words say what the drawing means", () =>
    assert.equal(readingOf(textOf(givens, drawn, { rules: "Digits increase along thermometers." })), undefined));

  it("when no reading has one solution", () => assert.equal(readingOf(textOf("................", drawn)), undefined));

  it("when readings have one solution each, and these differ", () => {
    const text = textOf("1...........4..2", { overlays: [number([-0.5, 2.5], "3"), number([2.5, -0.5], "3")] });
    assert.equal(readingOf(text), undefined);
    assert.match(nonet("solve --recognise", `${text}\n`).err, /several of them have one solution each/);
  });

  it("when the author's solution is not the one of the reading", () => {
    const [, , own, , pink] = cases[1];
    assert.equal(readingOf(textOf(own, pink, { solution: "1234341221434321" })), undefined);
  });

  it("when a rule of the drawing is missing, unless the author gives the solution", () => {
    const [, step, own, solution, { lines: pink }] = cases[1];
    const thereAndBack = line(
      [
        [3.5, 0.5],
        [3.5, 1.5],
        [3.5, 0.5],
      ],
      "#CFCFCF",
    );
    const refused = { lines: [...pink, thereAndBack], overlays: [circle([3.5, 0.5], 0.85, grey)] };
    const text = textOf(own, refused);
    assert.equal(readingOf(text), undefined);
    assert.match(nonet("solve --recognise", `${text}\n`).err, /in 2 ways, and other rules are missing/);
    assert.deepEqual(readingOf(textOf(own, refused, { solution })), [step]);
  });
});
