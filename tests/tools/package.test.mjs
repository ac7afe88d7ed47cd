import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { describe, it } from "node:test";

import { withoutAddress } from "../../tools/build/modules.mjs";
import { manifestOf } from "../../tools/build/package-manifest.mjs";

describe("the glue of a module", () => {
  /** @type {[string, string][]} */
  const cases = [
    ['file=new URL("nonet-glue.wasm",import.meta.url).toString()', 'file="".toString()'],
    ['return new URL("nonet-rater-glue.wasm", import.meta.url).href', 'return "".href'],
    ["var _scriptDir = import.meta.url;", "var _scriptDir = import.meta.url;"],
  ];
  for (const [glue, expected] of cases)
    it(`has no address of its wasm file: ${glue}`, () => assert.equal(withoutAddress(glue), expected));

  it("is refused when it names another file", () => {
    assert.throws(
      () => withoutAddress('new Worker(new URL("nonet-glue.worker.js", import.meta.url))'),
      /bundlers would look for/,
    );
  });
});

describe("the manifest of the package", () => {
  const ofCheckout = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const manifest = /** @type {any} */ (manifestOf(ofCheckout));

  it("has the version of the checkout, and is public where the checkout is private", () => {
    assert.deepEqual([manifest.version, manifest.private, ofCheckout.private], [ofCheckout.version, undefined, true]);
  });

  it("has an entry for every file with the types of one, and no other", () => {
    const types = Object.values(manifest.exports).flatMap((target) => target.types ?? []);
    const files = readdirSync(new URL("../../tools/build/types", import.meta.url)).map((name) => `./types/${name}`);
    assert.deepEqual(types.sort(), files.sort());
    assert.equal(manifest.exports["./learning"].default, "./learning.mjs");
  });

  it("looks for types first, and lets a browser take its own file before node's", () => {
    for (const [entry, target] of Object.entries(manifest.exports)) {
      if (typeof target === "string") continue;
      const conditions = Object.keys(target);
      assert.equal(conditions[0], "types", entry);
      assert.equal(conditions.at(-1), "default", entry);
      if (conditions.includes("node")) assert.ok(conditions.indexOf("browser") < conditions.indexOf("node"), entry);
    }
  });
});
