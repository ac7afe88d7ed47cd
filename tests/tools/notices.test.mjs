import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";

import { unzipSync } from "fflate";

import { bundleModules } from "../../tools/build/bundle.mjs";
import { wasmModules } from "../../tools/build/modules.mjs";
import { fontNotices, noticesOf, packagesIn } from "../../tools/build/notices.mjs";
import { bundlePage } from "../../tools/build/page.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** @type {string} */
let folder;
before(() => (folder = mkdtempSync(join(tmpdir(), "nonet-notices-"))));
after(() => rmSync(folder, { recursive: true, force: true }));

describe("the notices", () => {
  test("name every package that is bundled, with its license", async () => {
    const out = join(folder, "out");
    const paths = { web: join(root, "web"), wasm: folder, out };
    const modules = await bundleModules(paths);
    for (const name of wasmModules) {
      writeFileSync(join(folder, `${name}.wasm`), "");
      for (const place of [folder, out]) writeFileSync(join(place, `${name}-glue.mjs`), "export default () => {};");
    }
    const page = await bundlePage(paths, {});
    const packages = packagesIn([...modules, ...page.metafiles]);
    assert.deepEqual(packages, [
      "@babel/runtime",
      "@preact/signals-core",
      "comlink",
      "core-util-is",
      "docx",
      "fflate",
      "idb",
      "immediate",
      "inherits",
      "isarray",
      "jspdf",
      "jszip",
      "lie",
      "lz-string",
      "pako",
      "pptxgenjs",
      "process-nextick-args",
      "qrcode-generator",
      "readable-stream",
      "safe-buffer",
      "setimmediate",
      "string_decoder",
      "util-deprecate",
    ]);
    const notices = await noticesOf(
      root,
      packages,
      fontNotices({ "nonet-400.ttf": new Uint8Array(), "nonet-zh.ttf": new Uint8Array() }),
    );
    const owners = [
      "Google Inc",
      "Jake Archibald",
      "The Emscripten Authors",
      "Rich Felker",
      "pieroxy",
      "Kazuhiko Arase",
      "LLVM Exceptions",
      "James Hall",
      "SIL OPEN FONT LICENSE",
      "Droid is a trademark",
      "END OF TERMS AND CONDITIONS",
    ];
    assert.deepEqual(
      owners.filter((owner) => !notices.includes(owner)),
      [],
    );
  });

  test("name the Chinese font only where it is in the site", () => {
    assert.deepEqual(fontNotices({ "nonet-400.ttf": new Uint8Array() }), ["@expo-google-fonts/source-sans-3"]);
  });

  test("are wanted of every package: one without a license is refused", async () => {
    mkdirSync(join(folder, "node_modules/bare"), { recursive: true });
    mkdirSync(join(folder, "tools/build"), { recursive: true });
    writeFileSync(join(folder, "tools/build/runtime-notices.txt"), "");
    writeFileSync(join(folder, "node_modules/bare/package.json"), '{"name": "bare", "version": "1.0.0"}');
    await assert.rejects(noticesOf(folder, ["bare"]), /bare has no file with its license/);
  });

  test("leave out packages of which nothing is left", () => {
    const used = (/** @type {string} */ path, /** @type {number} */ bytesInOutput) => ({ [path]: { bytesInOutput } });
    const inputs = {
      ...used("node_modules/@a/b/x.js", 5),
      ...used("../node_modules/c/y.js", 1),
      ...used("node_modules/d/z.js", 0),
      ...used("web/page.js", 9),
    };
    assert.deepEqual(packagesIn([{ outputs: { "app.js": { inputs, bytes: 0, imports: [], exports: [] } } }]), [
      "@a/b",
      "c",
    ]);
  });

  test("are in every archive of ./dev dist", () => {
    const place = join(folder, "checkout");
    mkdirSync(join(place, "build/static/bin"), { recursive: true });
    mkdirSync(join(place, "dist"));
    for (const name of ["package.json", "LICENSE", "README.md"]) cpSync(join(root, name), join(place, name));
    for (const name of ["dist/THIRD-PARTY-NOTICES.txt", "dist/LICENSE.txt", "dist/nonet-offline.html"])
      writeFileSync(join(place, name), "{}");
    writeFileSync(join(place, "build/static/bin/nonet"), "#!/bin/sh\necho manual\n", { mode: 0o755 });
    for (const name of ["tools", "cmake", "package-lock.json"])
      cpSync(join(root, name), join(place, name), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(place, "node_modules"));
    const bodies = readFileSync(join(root, "dev"), "utf8").match(/^dist\w*\(\) \{.*?^\}\n/gms) ?? [];
    const builds =
      'ensure() { :; }\nbuild_preset() { :; }\nbuild_site() { :; }\nbuild_package() { touch "build/release/nonet-$version.tgz"; }\nbuild_scorm() { touch "$2"; }\n';
    const { status, stderr } = spawnSync("bash", ["-euc", `${builds}${bodies.join("")}dist`], {
      cwd: place,
      encoding: "utf8",
    });
    assert.equal(status, 0, stderr);
    const made = readdirSync(join(place, "build/release"));
    const archiveOf = (/** @type {RegExp} */ pattern) => {
      const [name = "", ...others] = made.filter((each) => pattern.test(each));
      assert.deepEqual(others, []);
      return join(place, "build/release", name);
    };
    const { stdout } = spawnSync("tar", ["-tzf", archiveOf(/-linux-.*\.tar\.gz$/)], { encoding: "utf8" });
    assert.deepEqual(stdout.trim().split("\n"), [
      "LICENSE",
      "README.md",
      "THIRD-PARTY-NOTICES.txt",
      "nonet",
      "nonet.1",
    ]);
    assert.deepEqual(Object.keys(unzipSync(readFileSync(archiveOf(/-site\.zip$/)))), [
      "nonet/LICENSE.txt",
      "nonet/THIRD-PARTY-NOTICES.txt",
      "nonet/nonet-offline.html",
    ]);
  });
});
