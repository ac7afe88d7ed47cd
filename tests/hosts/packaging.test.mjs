/** The tarball: what is in it, what checkers of packages say, its types, and its use in node. */
import assert from "node:assert/strict";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";

import { folder, hostFolder, prepare, run, tarball } from "./support/prepared.mjs";

const installed = join(folder, "node_modules/nonet");
const bin = (/** @type {string} */ name) => join(folder, "node_modules/.bin", name);
/**
 * Bytes of the tarball. What the element teaches takes 52 000: code 36 000, sentences in six languages 16 000. The
 * modules for puzzles with own rules take 700 000. What reads photos takes 172 000, what writes documents and slides
 * 204 000.
 */
const MOST = 3_000_000;

before(prepare, { timeout: 300_000 });

/** @returns {string[]} */
const files = () =>
  readdirSync(installed, { recursive: true, encoding: "utf8" }).filter((name) =>
    statSync(join(installed, name)).isFile(),
  );
const text = (/** @type {string} */ name) => readFileSync(join(installed, name), "utf8");

describe("the tarball", () => {
  it("holds modules, their types, manifests, notices and nothing else", () => {
    const strange = files().filter(
      (name) =>
        !/^([\w-]+\.(mjs|wasm|ttf)|types\/.*\.d\.ts|package\.json|custom-elements\.json|README\.md|LICENSE|THIRD-PARTY-NOTICES\.txt)$/.test(
          name,
        ),
    );
    assert.deepEqual(strange, []);
    const { size } = statSync(tarball);
    assert.ok(size <= MOST, `${size} bytes`);
  });

  it("names no module of node in what a browser loads", () => {
    const inBrowser = files().filter((name) => name.endsWith(".mjs") && !name.endsWith("-node.mjs"));
    assert.ok(inBrowser.length > 20);
    assert.deepEqual(
      inBrowser.filter((name) => /["']node:/.test(text(name))),
      [],
    );
  });

  it("has a worker of one file, and no address that bundlers look for but those of files of the package", () => {
    assert.doesNotMatch(text("nonet-worker.mjs"), /\bimport\s*[("'{*]|\bfrom\s*["']/);
    const addresses = files()
      .filter((name) => name.endsWith(".mjs"))
      .flatMap((name) =>
        [...text(name).matchAll(/new URL\("([^"]+)",\s*import\.meta\.url\)/g)].map(([, address]) => address),
      );
    assert.ok(addresses.includes("./nonet.wasm") && addresses.includes("./nonet-worker.mjs"), String(addresses));
    const known = new Set(files());
    assert.deepEqual(
      addresses.filter((address) => !known.has(address.replace("./", ""))),
      [],
    );
  });

  it("has every file that its modules and its manifest name", () => {
    const known = new Set(files());
    const named = files()
      .filter((name) => name.endsWith(".mjs"))
      .flatMap((name) => [...text(name).matchAll(/(?:from|import)\s*\(?\s*"\.\/([^"]+)"/g)].map(([, path]) => path));
    const inManifest = JSON.stringify(JSON.parse(text("package.json")).exports).matchAll(
      /"\.\/([^"*]+\.(?:mjs|d\.ts|json))"/g,
    );
    assert.deepEqual(
      [...named, ...[...inManifest].map(([, path]) => path)].filter((path) => !known.has(path)),
      [],
    );
  });

  it("has no two modules with the same contents", () => {
    const code = files().filter((name) => name.endsWith(".mjs"));
    const twice = code.filter((name, i) => code.slice(0, i).some((other) => text(other) === text(name)));
    assert.deepEqual(twice, []);
  });

  it("is as publint wants it", () => assert.match(run(bin("publint"), [installed, "--strict"]), /All good/));

  it("has types for every entry, as arethetypeswrong wants them", () =>
    void run(bin("attw"), [tarball, "--profile", "esm-only"]));
});

describe("the declarations", () => {
  const compilers = [bin("tsc"), fileURLToPath(new URL("../../node_modules/.bin/tsc", import.meta.url))];
  for (const [module, resolution] of [
    ["nodenext", "nodenext"],
    ["esnext", "bundler"],
  ]) {
    it(`say what is right and what is wrong with moduleResolution ${resolution}, in this and the next TypeScript`, () => {
      const here = hostFolder("types");
      for (const compiler of compilers) {
        run(compiler, ["--project", ".", "--module", module, "--moduleResolution", resolution], here);
      }
    });

    for (const skips of ["true", "false"]) {
      it(`of every entry compile with moduleResolution ${resolution} and skipLibCheck ${skips}`, () => {
        const here = hostFolder("types");
        const { exports } = JSON.parse(text("package.json"));
        const entries = Object.keys(exports).filter((name) => exports[name].types);
        assert.ok(entries.length > 10, String(entries));
        writeFileSync(
          join(here, "engine.ts"),
          entries.map((name, i) => `import * as e${i} from "nonet${name.slice(1)}"; export { e${i} };`).join("\n"),
        );
        const words = ["--project", ".", "--module", module, "--moduleResolution", resolution, "--skipLibCheck", skips];
        for (const compiler of compilers) run(compiler, words, here);
      });
    }
  }
});

describe("in node the package", () => {
  it("solves and explains, in worker threads", () => {
    const printed = run("node", ["main.mjs"], hostFolder("node"));
    assert.match(
      printed,
      /^534678912672195348198342567859761423426853791713924856961537284287419635345286179\n.*\.\n$/,
    );
  });

  it("prints a sheet, a book of own puzzles in Italian, a worksheet, and a puzzle for Word and as slides", () => {
    const here = hostFolder("node");
    const faults = "[ 'Puzzle 2 (line 2) has more than one solution.' ]";
    assert.equal(run("node", ["print.mjs"], here), `2 2 3 ${faults} [ 'look.cutOut' ] bad-settings\n`);
    for (const [name, part] of [
      ["four.docx", "word/document.xml"],
      ["four.pptx", "ppt/slides/slide2.xml"],
    ])
      assert.ok(readFileSync(join(here, name), "latin1").includes(part), name);
    for (const name of ["class.pdf", "book.pdf", "worksheet.pdf"])
      assert.equal(readFileSync(join(here, name), "latin1").slice(0, 5), "%PDF-", name);
    for (const [name, head] of Object.entries({
      "class.svg": "<?xml",
      "class.eps": "%!PS-",
      "class.png": "\u0089PNG\r",
    }))
      assert.equal(readFileSync(join(here, name), "latin1").slice(0, 5), head, name);
  });

  it("can be imported by a server, where there is no document", () => {
    assert.match(
      run("node", ["server.mjs"], hostFolder("node")),
      /<sudoku-board puzzle="4030300000000001"><\/sudoku-board> true/,
    );
  });
});
