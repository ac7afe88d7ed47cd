/** Texts of others in XML: every file that has them is well-formed. */
import assert from "node:assert/strict";
import { it } from "node:test";

import { svgNode, svgText } from "../../../web/board/svg-nodes.js";
import { escapeXml } from "../../../web/formats/xml.js";
import { xmpOf } from "../../../web/print/xmp.js";

/** Characters that XML 1.0 cannot have, between some that it can. */
const text = "a\u0000b\u000bc\ufffed\uffffe\ud800f\udc00g \u{1f389}\ufffd\u0085";
const left = "abcdefg \u{1f389}\ufffd\u0085";

for (const [what, write] of /** @type {const} */ ([
  ["a text that is escaped", escapeXml],
  ["a node", (/** @type {string} */ own) => svgText(svgNode("w:t", { name: own }, [own]))],
  [
    "the properties of a PDF file",
    (/** @type {string} */ own) =>
      xmpOf({
        title: own,
        author: own,
        subject: own,
        keywords: own,
        language: "en",
        created: new Date(0),
        id: "0".repeat(32),
      }),
  ],
]))
  it(`${what} has no character that XML cannot have`, () => {
    assert.ok(write(text).includes(left));
    assert.equal(write(text), write(left));
  });

it("line ends and tabs stay", () => assert.equal(escapeXml("a\tb\nc"), "a&#9;b&#10;c"));
