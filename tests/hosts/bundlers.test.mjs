/** The package in a page without a bundler and with each bundler: built, served, and used in a browser. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { pathToFileURL } from "node:url";

import { serve } from "../../tools/serve.mjs";
import { answer, closeBrowser, expectBoard, expectText, look } from "./support/look.mjs";
import { copyPackage, folder, hostFolder, prepare, run } from "./support/prepared.mjs";

const require = createRequire(join(folder, "package.json"));
/** A tool of the hosts. @param {string} name */
const tool = (name) => import(pathToFileURL(require.resolve(name)).href);

before(prepare, { timeout: 300_000 });
after(closeBrowser);

/** @param {string} where @param {(page: import("playwright-core").Page) => Promise<void>} [work] */
async function lookAtFolder(where, work = expectAll) {
  const site = await serve({ folder: where });
  try {
    await look(site.url, work);
  } finally {
    await site.close();
  }
}

/** @param {import("playwright-core").Page} page */
async function expectAll(page) {
  await expectText(page, answer);
  await expectBoard(page);
}

/** @param {import("playwright-core").Page} page */
async function expectPrint(page) {
  await expectAll(page);
  await page.getByRole("button", { name: "Sheet for a class" }).click();
  await expectText(page, "2 pages", "#sheet");
  const head = await page
    .locator("#sheet")
    .evaluate(async (link) => (await (await fetch(/** @type {HTMLAnchorElement} */ (link).href)).text()).slice(0, 5));
  assert.equal(head, "%PDF-");
}

describe("the package in", () => {
  it("a page without a bundler", async () => {
    const here = hostFolder("plain");
    copyPackage(here);
    await lookAtFolder(here);
  });

  it("a worker of a page", async () => {
    const here = hostFolder("worker");
    copyPackage(here);
    await lookAtFolder(here, (page) => expectText(page, answer));
  });

  it("webpack 5", async () => {
    const here = hostFolder("webpack");
    const [{ default: webpack }, { default: config }] = await Promise.all([
      tool("webpack"),
      import(pathToFileURL(join(here, "webpack.config.mjs")).href),
    ]);
    const stats = await new Promise((resolve, reject) => {
      webpack(config, (/** @type {unknown} */ error, /** @type {any} */ built) =>
        error ? reject(error) : resolve(built),
      );
    });
    assert.equal(stats.hasErrors(), false, stats.toString());
    await lookAtFolder(here);
  });

  it("Rollup", async () => {
    const here = hostFolder("rollup");
    const [{ rollup }, { default: config }] = await Promise.all([
      tool("rollup"),
      import(pathToFileURL(join(here, "rollup.config.mjs")).href),
    ]);
    const bundle = await rollup(config);
    await bundle.write(config.output);
    await bundle.close();
    await lookAtFolder(here);
  });

  it("esbuild", async () => {
    const here = hostFolder("esbuild");
    run("node", ["build.mjs"], here);
    await lookAtFolder(here);
  });

  for (const name of ["vite", "vite7"]) {
    const title = name === "vite" ? "Vite" : "Vite 7";
    it(`${title}, built`, async () => {
      const here = hostFolder("vite");
      const vite = await tool(name);
      await vite.build({ root: here, logLevel: "warn" });
      await lookAtFolder(join(here, "dist"), expectPrint);
    });

    it(`${title}, as the development server serves it`, async () => {
      const here = hostFolder("vite");
      const vite = await tool(name);
      const server = await vite.createServer({
        root: here,
        logLevel: "warn",
        server: { host: "127.0.0.1", port: 0 },
        optimizeDeps: { force: true },
      });
      try {
        await server.listen();
        await look(server.resolvedUrls.local[0], expectPrint);
      } finally {
        await server.close();
      }
    });
  }
});

describe("in a bundle", () => {
  /** @type {[string, string, RegExp][]} */
  const cases = [
    [
      "the engine alone has no board",
      'import { createEngine } from "nonet"; console.log(createEngine);',
      /sudoku-board/,
    ],
    ["a board has no engine at the start", 'import "nonet/board/define";', /The engine could not be loaded/],
    ["an engine that nobody starts is left out", 'import { createEngine } from "nonet";', /./],
    ["a board that nobody defines is left out", 'import { SudokuBoard } from "nonet/board";', /./],
    ["explanations that nobody asks for are left out", 'import { explainStep } from "nonet/steps";', /./],
    [
      "printing that nobody asks for is left out",
      'import { pdfOf } from "nonet/print"; import { makeBook } from "nonet/book";',
      /./,
    ],
  ];
  for (const [what, source, absent] of cases) {
    it(what, async () => {
      const here = hostFolder("esbuild");
      writeFileSync(join(here, "part.js"), source);
      const { build } = await tool("esbuild");
      await build({
        absWorkingDir: here,
        entryPoints: ["part.js"],
        outdir: "part",
        bundle: true,
        minify: true,
        format: "esm",
        splitting: true,
        chunkNames: "[name]-[hash]",
      });
      const entry = readFileSync(join(here, "part/part.js"), "utf8");
      const atOnce = [...entry.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].map(([, name]) =>
        readFileSync(join(here, "part", name), "utf8"),
      );
      assert.ok(
        !absent.test([entry, ...atOnce].join("").trim()),
        `there is ${absent} in ${entry.length} characters and ${atOnce.length} chunks`,
      );
    });
  }
});
