import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";

const address = new URL("../../../web/model/script-address.js", import.meta.url);
let copies = 0;
/**
 * A copy of the module, as a second script of the document has it.
 * @returns {Promise<typeof import("../../../web/model/script-address.js")>}
 */
const copy = () => import(`${address}?copy=${(copies += 1)}`);

const shared = Symbol.for("nonet script addresses");
const scope = /** @type {any} */ (globalThis);

/**
 * Trusted Types of a document whose policy lists names, each for one policy object.
 * @param {readonly string[]} names
 */
function trustedTypes(names) {
  /** @type {string[]} */
  const made = [];
  /** @type {string[]} */
  const asked = [];
  return {
    made,
    asked,
    createPolicy(/** @type {string} */ name, /** @type {{ createScriptURL: (text: string) => string }} */ rules) {
      asked.push(name);
      if (!names.includes(name) || made.includes(name)) throw new TypeError(`Policy "${name}" disallowed.`);
      made.push(name);
      return { createScriptURL: (/** @type {string} */ text) => ({ trusted: rules.createScriptURL(text) }) };
    },
  };
}

beforeEach(() => {
  scope.location = new URL("https://example.org/games/page.html#play");
});
afterEach(() => {
  for (const name of ["location", "trustedTypes", shared]) delete scope[name];
});

describe("the address of a script", () => {
  test("is a text where there are no Trusted Types", async () => {
    const { scriptAddress } = await copy();
    assert.equal(scriptAddress("service-worker.js"), "https://example.org/games/service-worker.js");
    assert.equal(scriptAddress(new URL("https://other.example/a.js")), "https://other.example/a.js");
  });

  test("is a text where the page does not list the name, which is asked for once", async () => {
    scope.trustedTypes = trustedTypes(["other"]);
    const { scriptAddress } = await copy();
    assert.equal(scriptAddress("a.js"), "https://example.org/games/a.js");
    assert.equal(scriptAddress("b.js"), "https://example.org/games/b.js");
    assert.deepEqual(scope.trustedTypes.asked, ["nonet"]);
  });

  test("comes from one policy object for all copies in a document", async () => {
    scope.trustedTypes = trustedTypes(["nonet"]);
    const [first, second] = [await copy(), await copy()];
    assert.deepEqual(first.scriptAddress("a.js"), { trusted: "https://example.org/games/a.js" });
    assert.deepEqual(second.scriptAddress("b.js"), { trusted: "https://example.org/games/b.js" });
    assert.deepEqual(scope.trustedTypes.made, ["nonet"]);
  });

  for (const own of ["blob:https://example.org/1-2", "blob:null/1-2", "/a.js", "https://example.org/a.js"]) {
    test(`may be ${own}`, async () => {
      scope.trustedTypes = trustedTypes(["nonet"]);
      const { scriptAddress } = await copy();
      assert.deepEqual(scriptAddress(own), { trusted: new URL(own, scope.location).href });
    });
  }

  for (const foreign of [
    "https://other.example/a.js",
    "http://example.org/a.js",
    "https://example.org:8443/a.js",
    "//other.example/a.js",
    "data:text/javascript,1",
    "javascript:1",
  ]) {
    test(`may not be ${foreign}`, async () => {
      scope.trustedTypes = trustedTypes(["nonet"]);
      const { scriptAddress } = await copy();
      assert.throws(() => scriptAddress(foreign), TypeError);
    });
  }
});
