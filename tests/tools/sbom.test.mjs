import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";

import { billOfMaterials } from "../../tools/sbom.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const list = billOfMaterials(root);
/** @type {Record<string, any>[]} */
const components = list.components;
const component = (/** @type {string} */ name) => components.filter((each) => each.name === name);

/** @type {string} */
let folder;
before(() => (folder = mkdtempSync(join(tmpdir(), "nonet-sbom-"))));
after(() => rmSync(folder, { recursive: true, force: true }));

/** A checkout with other texts in some of its files. @param {Record<string, (text: string) => string>} changes */
function changedCheckout(changes) {
  const place = mkdtempSync(join(folder, "checkout-"));
  for (const name of ["package-lock.json", "tools/build/runtime-notices.txt", "cmake/catch.cmake"]) {
    mkdirSync(join(place, name, ".."), { recursive: true });
    cpSync(join(root, name), join(place, name));
    writeFileSync(join(place, name), (changes[name] ?? ((text) => text))(readFileSync(join(place, name), "utf8")));
  }
  return place;
}

describe("the list of what Nonet consists of", () => {
  test("names every package of the lock file once, with its version, its digest and its license", () => {
    const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
    const own = components.filter(({ purl }) => purl?.startsWith("pkg:npm/"));
    assert.deepEqual(own.map((each) => each["bom-ref"]).sort(), Object.keys(packages).filter(Boolean).sort());
    for (const each of own) {
      const { version, integrity } = packages[each["bom-ref"]];
      assert.equal(each.version, version);
      assert.equal(`sha512-${Buffer.from(each.hashes[0].content, "hex").toString("base64")}`, integrity, each.name);
      assert.equal(each.hashes[0].alg, "SHA-512");
      assert.equal(each.licenses.length, 1, each.name);
    }
  });

  test("tells what the site contains from tools at work", () => {
    const scopes = {
      comlink: "required",
      idb: "required",
      fflate: "required",
      "@expo-google-fonts/source-sans-3": "required",
      esbuild: "excluded",
      "playwright-core": "excluded",
      Catch2: "excluded",
      "musl libc": "required",
      Emscripten: "required",
      "GNU C Library": "required",
    };
    for (const [name, scope] of Object.entries(scopes))
      assert.deepEqual([...new Set(component(name).map((each) => each.scope))], [scope], name);
  });

  test("writes licenses as SPDX does", () => {
    const expressions = {
      comlink: [{ license: { id: "Apache-2.0" } }],
      "@expo-google-fonts/source-sans-3": [{ expression: "MIT AND OFL-1.1" }],
      dompurify: [{ expression: "MPL-2.0 OR Apache-2.0" }],
      Emscripten: [{ expression: "MIT OR NCSA" }],
    };
    for (const [name, expected] of Object.entries(expressions))
      assert.deepEqual(component(name)[0].licenses, expected, name);
  });

  test("escapes names with a scope in addresses of packages", () => {
    const [{ purl, version }] = component("@babel/runtime");
    assert.equal(purl, `pkg:npm/%40babel/runtime@${version}`);
  });

  test("has no name twice, and every dependency is a component", () => {
    const refs = [list.metadata.component["bom-ref"], ...components.map((each) => each["bom-ref"])];
    assert.equal(new Set(refs).size, refs.length);
    /** @type {{ ref: string, dependsOn: string[] }[]} */
    const dependencies = list.dependencies;
    for (const { ref, dependsOn } of dependencies)
      assert.deepEqual(
        [ref, ...dependsOn].filter((each) => !refs.includes(each)),
        [],
        ref,
      );
  });

  test("reaches from Nonet all that is not a tool, and no tool but the font", () => {
    /** @type {Map<string, string[]>} */
    const next = new Map(
      list.dependencies.map((/** @type {{ ref: string, dependsOn: string[] }} */ { ref, dependsOn }) => [
        ref,
        dependsOn,
      ]),
    );
    const reached = new Set(["nonet"]);
    for (const ref of reached) for (const each of next.get(ref) ?? []) reached.add(each);
    const shipped = components.filter(({ scope }) => scope !== "excluded").map((each) => each["bom-ref"]);
    assert.deepEqual([...reached].filter((ref) => ref !== "nonet").sort(), shipped.sort());
  });

  test("takes the package of the nearest folder where the lock file has several", () => {
    const place = changedCheckout({
      "package-lock.json": () =>
        JSON.stringify({
          packages: {
            "": { version: "1.0.0", dependencies: { a: "1", b: "2" } },
            "node_modules/a": { version: "1.0.0", dependencies: { b: "1" } },
            "node_modules/a/node_modules/b": { version: "1.5.0" },
            "node_modules/b": { version: "2.0.0", dependencies: { a: "1" } },
          },
        }),
    });
    const { dependencies } = billOfMaterials(place);
    const of = (/** @type {string} */ ref) =>
      dependencies.find((/** @type {{ ref: string }} */ each) => each.ref === ref).dependsOn;
    assert.deepEqual(of("node_modules/a"), ["node_modules/a/node_modules/b"]);
    assert.deepEqual(of("node_modules/b"), ["node_modules/a"]);
  });

  test("is refused when the notices name a runtime that it knows nothing of", () => {
    const place = changedCheckout({
      "tools/build/runtime-notices.txt": (text) => text.replace("musl libc (", "another libc ("),
    });
    assert.throws(() => billOfMaterials(place), /no license for another libc/);
  });

  test("is the same at each run, and has another number when something differs", () => {
    const runs = [1, 2].map(
      () => spawnSync(process.execPath, [join(root, "tools/sbom.mjs")], { encoding: "utf8" }).stdout,
    );
    assert.equal(runs[0], runs[1]);
    assert.deepEqual(JSON.parse(runs[0]), list);
    assert.match(list.serialNumber, /^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
    const other = billOfMaterials(
      changedCheckout({ "cmake/catch.cmake": (text) => text.replace("Catch2_VERSION 3", "Catch2_VERSION 4") }),
    );
    assert.notEqual(other.serialNumber, list.serialNumber);
  });
});
