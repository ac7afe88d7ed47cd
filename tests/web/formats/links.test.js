/** Nonet's own addresses in a text. tests/e2e/node-links.test.js reads the addresses of other programs. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { linkOf, linksIn } from "../../../web/formats/links.js";

describe("Nonet's own addresses", () => {
  /** @type {[string, any][]} */
  const own = [
    ["https://example.org/nonet/#p=..1.1..33......4", { kind: "own", data: "#p=..1.1..33......4" }],
    ["http://localhost:8080/index.html#p=1.&layout=3x3+x", { kind: "own", data: "#p=1.&layout=3x3+x" }],
    ["#p=1+2+0&layout=6x6", { kind: "own", data: "#p=1+2+0&layout=6x6" }],
    ["file:///somewhere/nonet-offline.html#s=1abc-_", { kind: "state", data: "1abc-_" }],
    ["#s=1abc", { kind: "state", data: "1abc" }],
  ];
  for (const [text, link] of own) it(text, () => assert.deepEqual(linkOf(text), link));

  it("a comment with an address is no link", () => assert.deepEqual(linksIn("#Uhttp://www.sudocue.net/\n...1.2..."), []));
  it("a line is no link", () => assert.deepEqual(linksIn("..1.1..33......4"), []));
});
