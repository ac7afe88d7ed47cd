import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { printPalette } from "../../../web/board/print-palette.js";
import { moduleRuns, textBox } from "../../../web/print/layout/boxes.js";
import { svgText } from "../../../web/board/svg-nodes.js";
import { drawPage, pageTree } from "../../../web/print/play-svg.js";
import { printFace } from "./print-face.js";
import { classic, codeRows, everyOperation, samplePage } from "./sample-pages.js";

const { runsOf } = await printFace();
const pageSvg = (/** @type {Parameters<typeof pageTree>} */ ...page) => svgText(pageTree(...page));
const whole = { x: 0, y: 0, width: 432, height: 648 };
const pageOf = (/** @type {import("../../../web/print/layout/boxes.js").Box[]} */ ...boxes) => ({
  width: 432,
  height: 648,
  trim: whole,
  bleed: whole,
  boxes,
});
const count = (/** @type {string} */ text, /** @type {RegExp} */ pattern) => [...text.matchAll(pattern)].length;

describe("a page as SVG", () => {
  it("is as large as the page, and names itself", () => {
    const svg = pageSvg(pageOf(), { runsOf, label: "Page 1 of 2", language: "vi" });
    assert.match(
      svg,
      /^<svg [^>]*viewBox="0 0 432 648" width="432pt" height="648pt"[^>]*aria-label="Page 1 of 2"[^>]*lang="vi"[^>]*><\/svg>$/,
    );
  });

  it("shows the digits of every board in reading order, and a name for each", () => {
    const svg = pageSvg(samplePage([]), { runsOf });
    const boards = [...svg.matchAll(/<svg xmlns[^>]*aria-label="(Puzzle 1|Solution 1)">(.*?)<\/svg>/gs)];
    const digits = boards.map(([, name, content]) => [
      name,
      [...content.matchAll(/<text[^>]*>(\d)<\/text>/g)].map(([, digit]) => digit).join(""),
    ]);
    const givens = classic.replaceAll("0", "");
    assert.deepEqual(digits, [
      ["Puzzle 1", givens],
      ["Solution 1", givens],
    ]);
  });

  it("escapes what a reader wrote", () => {
    const svg = pageSvg(pageOf(textBox(1, 2, 'a<b & "c"', { size: 9 })), { runsOf, label: '"<&>' });
    assert.match(svg, />a&lt;b &amp; &quot;c&quot;<\/text>/);
    assert.match(svg, /aria-label="&quot;&lt;&amp;&gt;"/);
  });

  it("turns what is upside down about the middle of its area", () => {
    const turned = {
      kind: /** @type {const} */ ("turned"),
      area: { x: 10, y: 20, width: 100, height: 50 },
      boxes: [textBox(10, 30, "x", { size: 9 })],
    };
    assert.match(pageSvg(pageOf(turned), { runsOf }), /<g transform="rotate\(180 60 45\)"><text x="10" y="30"/);
  });

  it("makes Chinese in bold heavier, since its font has one weight", (test) => {
    if (!runsOf("数")[0].chinese) return test.diagnostic("fonts-droid-fallback is not installed");
    const svg = pageSvg(
      pageOf(textBox(1, 2, "第7列", { size: 10, weight: 600 }), textBox(1, 2, "第7列", { size: 10 })),
      { runsOf },
    );
    assert.match(svg, /<tspan stroke="#000000" stroke-width="0.3">第<\/tspan>7<tspan [^>]*>列<\/tspan>/);
    assert.match(svg, /font-weight="400"[^>]*>第7列</);
  });

  it("draws a large drawing in parts, in order and without loss", () => {
    const operations = Array.from({ length: 1700 }, (_, i) => ({ ...everyOperation.operations[11], text: String(i) }));
    const list = {
      width: 10,
      height: 10,
      operations: /** @type {import("../../../web/board/operations.js").Operation[]} */ (operations),
    };
    const svg = pageSvg(
      pageOf({ kind: "drawing", x: 0, y: 0, width: 100, list, palette: printPalette, label: "Large" }),
      { runsOf },
    );
    assert.deepEqual(
      [...svg.matchAll(/>(\d+)<\/text>/g)].map(([, number]) => Number(number)),
      operations.map((_, i) => i),
    );
    assert.equal(count(svg, /aria-label="Large"/g), 1);
    assert.ok(count(svg, /<svg [^>]*x="0" y="0" width="100" height="100"/g) > 1);
  });

  it("draws all dark squares of a code as one path", () => {
    const svg = pageSvg(pageOf({ kind: "modules", x: 0, y: 0, side: 42, rows: codeRows, label: "Link" }), { runsOf });
    const drawn = codeRows.map((row) => row.map(() => false));
    const [, d] = /<path role="img" aria-label="Link" fill="#000" d="([^"]*)"\/>/.exec(svg) ?? [];
    for (const [, x, y, width] of d.matchAll(/M([\d.]+) ([\d.]+)h([\d.]+)v2h-\3z/g)) {
      for (let i = 0; i < Number(width) / 2; i++) drawn[Number(y) / 2][Number(x) / 2 + i] = true;
    }
    assert.deepEqual(drawn, codeRows);
  });
});

describe("the runs of a code", () => {
  it("are as long as can be", () => {
    assert.deepEqual(
      moduleRuns([
        [true, true, false, true],
        [false, false, false, false],
      ]),
      [
        { row: 0, column: 0, length: 2 },
        { row: 0, column: 3, length: 1 },
      ],
    );
  });
});

/** As much of a document as drawing needs. Elements know their parts. */
const document = /** @type {any} */ ({
  createElementNS: (_, tag) => ({
    tag,
    attributes: {},
    children: [],
    setAttribute(name, value) {
      this.attributes[name] = value;
    },
    setAttributeNS(_space, name, value) {
      this.attributes[name] = value;
    },
    append(...parts) {
      this.children.push(...parts);
    },
  }),
});
const textsOf = (/** @type {any} */ element) =>
  typeof element === "string" ? [element] : element.children.flatMap(textsOf);

describe("a page drawn in slices", () => {
  /**
   * @type {[string, number, boolean, number, number][]} operations, whether the browser draws meanwhile, how many
   *   drawings, how many frames at least
   */
  const cases = [
    ["of few elements", 200, true, 1, 0],
    ["of many elements", 4200, true, 5, 12],
    ["of many elements at once", 4200, false, 1, 0],
  ];
  for (const [what, length, isSeen, layers, least] of cases) {
    it(`${what} is ${layers} drawings, whole and in order`, async () => {
      const operations = Array.from({ length }, (_, i) => ({ ...everyOperation.operations[11], text: String(i) }));
      const list = {
        width: 10,
        height: 10,
        operations: /** @type {import("../../../web/board/operations.js").Operation[]} */ (operations),
      };
      const placed = /** @type {[any, boolean][]} */ ([]);
      let frames = 0;
      await drawPage(pageOf({ kind: "drawing", x: 0, y: 0, width: 100, list, palette: printPalette, label: "Large" }), {
        document,
        runsOf,
        frame: isSeen
          ? async () => {
              frames += 1;
            }
          : undefined,
        label: "Page 1",
        pause: async () => {},
        place: (drawing, isFirst) => placed.push([drawing, isFirst]),
      });
      assert.ok(frames >= least && frames <= 4 * least, `${frames} frames`);
      assert.deepEqual(
        placed.map(([, isFirst]) => isFirst),
        Array.from({ length: layers }, (_, i) => i === 0),
      );
      assert.deepEqual(
        placed.flatMap(([drawing]) => textsOf(drawing)),
        operations.map((_, i) => String(i)),
      );
      assert.deepEqual(
        placed.map(([{ attributes }]) => attributes["aria-label"] ?? attributes["aria-hidden"]),
        ["Page 1", ...new Array(layers - 1).fill("true")],
      );
    });
  }
});
