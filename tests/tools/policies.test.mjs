import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { CONTENT_POLICY, FRAME_POLICY, headerPolicy, offlinePolicy } from "../../tools/build/policies.mjs";

describe("the policy in a header", () => {
  /** @type {[string, string][]} */
  const cases = [
    ["/", `${CONTENT_POLICY}; frame-ancestors 'self'`],
    ["/index.html", `${CONTENT_POLICY}; frame-ancestors 'self'`],
    ["site/page/nonet-worker-00000000.js", `${CONTENT_POLICY}; frame-ancestors 'self'`],
    ["/folder/embed.html", FRAME_POLICY],
    ["/not-embed.html", `${CONTENT_POLICY}; frame-ancestors 'self'`],
    ["/nonet-offline.html", "frame-ancestors 'self'"],
  ];
  for (const [path, expected] of cases) test(`of ${path}`, () => assert.equal(headerPolicy(path), expected));
});

describe("the policy of the page in one file", () => {
  test("names each script and style by its digest", () => {
    const policy = offlinePolicy({ scripts: ["abc", ""], styles: ["\u00e9"] });
    // The first two digests are the examples of the standard that defines SHA-256; the third is that of the two bytes
    // c3 a9.
    assert.match(
      policy,
      /script-src 'sha256-ungWv48Bz\+pBQUDeXa4iI7ADYaOWF3qctBD\/YfIAFa0=' 'sha256-47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=' 'wasm-unsafe-eval';/,
    );
    assert.match(policy, /style-src 'sha256-[\w+/]{43}=';/);
    assert.doesNotMatch(policy, /'unsafe-(inline|eval)'/);
  });

  for (const text of ["a\r\nb", "a\rb", "a\0b"]) {
    test(`refuses ${JSON.stringify(text)}, which a browser would read as another text`, () =>
      assert.throws(() => offlinePolicy({ scripts: [text], styles: [] }), /digest/));
  }
});
