import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { svgElement, svgNode, svgText } from "../../../web/board/svg-nodes.js";

/** A document that makes elements which keep what they are given. */
const document = /** @type {any} */ ({
  createElementNS: (/** @type {string} */ namespace, /** @type {string} */ tag) => {
    const made = {
      namespace,
      tag,
      attributes: /** @type {[string | null, string, string][]} */ ([]),
      children: /** @type {unknown[]} */ ([]),
    };
    return Object.assign(made, {
      setAttribute: (/** @type {string} */ name, /** @type {string} */ value) =>
        made.attributes.push([null, name, value]),
      setAttributeNS: (/** @type {string} */ space, /** @type {string} */ name, /** @type {string} */ value) =>
        made.attributes.push([space, name, value]),
      append: (/** @type {unknown} */ child) => made.children.push(child),
    });
  },
});

const drawing = svgNode(
  "svg",
  { viewBox: "0 0 1 1", "xml:space": "preserve", "aria-label": 'a<b & "c"', role: undefined },
  [
    svgNode("rect", { x: 1.2345, y: -0.001, width: 3 }),
    svgNode("text", {}, ["<i>x</i>", svgNode("tspan", { fill: "#000" }, ["y"])]),
  ],
);

describe("a drawing", () => {
  it("as text escapes what is no markup, leaves out what is undefined and rounds numbers", () => {
    assert.equal(
      svgText(drawing),
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" xml:space="preserve" aria-label="a&lt;b &amp; &quot;c&quot;">' +
        '<rect x="1.23" y="0" width="3"/><text>&lt;i&gt;x&lt;/i&gt;<tspan fill="#000">y</tspan></text></svg>',
    );
  });

  it("as an element has its texts as texts, and the namespaces of SVG and XML", () => {
    const svg = /** @type {any} */ (svgElement(drawing, document));
    const [rect, text] = svg.children;
    assert.deepEqual(
      [svg, rect, text, text.children[1]].map(({ namespace, tag }) => [namespace, tag]),
      ["svg", "rect", "text", "tspan"].map((tag) => ["http://www.w3.org/2000/svg", tag]),
    );
    assert.deepEqual(svg.attributes, [
      [null, "viewBox", "0 0 1 1"],
      ["http://www.w3.org/XML/1998/namespace", "xml:space", "preserve"],
      [null, "aria-label", 'a<b & "c"'],
    ]);
    assert.deepEqual(rect.attributes, [
      [null, "x", "1.23"],
      [null, "y", "0"],
      [null, "width", "3"],
    ]);
    assert.equal(text.children[0], "<i>x</i>");
    assert.deepEqual(text.children[1].children, ["y"]);
  });
});
