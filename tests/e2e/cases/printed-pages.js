/**
 * The two players of printed pages in a browser: the same page from each, sizes on paper, a worker that can be stopped.
 */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";
import pixelmatch from "pixelmatch";
import { PNG } from "pngjs";

import { serve } from "../../../tools/serve.mjs";
import { dist, visit } from "../support/site.js";

const withoutPoppler = spawnSync("pdfinfo", ["-v"]).error ? "poppler-utils is not installed" : false;

/** @type {string} */
let folder;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "nonet-pages-"));
  const entry = fileURLToPath(new URL("../support/players-entry.js", import.meta.url));
  await build({
    entryPoints: [entry],
    bundle: true,
    format: "esm",
    outfile: join(folder, "players.js"),
    loader: { ".css": "text" },
  });
  await cp(join(dist, "nonet-pdf.mjs"), join(folder, "nonet-pdf.mjs"));
  await cp(join(dist, "fonts"), join(folder, "fonts"), { recursive: true });
  await writeFile(
    join(folder, "index.html"),
    '<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Pages</title><p id="rest">The rest of the page</p><script type="module" src="players.js"></script></html>',
  );
  site = await serve({ folder, csp: true });
});
after(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * @param {(page: import("playwright-core").Page) => Promise<void>} work
 * @param {import("playwright-core").BrowserContextOptions} [options]
 */
const visitPages = (work, options = {}) =>
  visit(
    async (page) => {
      await page.goto(site.url);
      await page.waitForFunction(() => "players" in globalThis);
      await work(page);
    },
    { path: null, ...options },
  );

/**
 * Makes a PDF file of the sample page in the page's worker.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<Buffer>}
 */
const samplePdf = async (page) =>
  Buffer.from(
    await page.evaluate(async () => {
      const { documentOf, loadFonts, makePdf, samplePage } = /** @type {any} */ (globalThis).players;
      const file = await makePdf(documentOf([samplePage()]), { fonts: await loadFonts(), created: new Date(0) });
      const bytes = new Uint8Array(await file.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    }),
    "base64",
  );

/**
 * A PDF file as pictures of its pages.
 * @param {Buffer} pdf
 * @param {number} dotsPerInch
 * @returns {Promise<PNG>} the first page
 */
async function drawn(pdf, dotsPerInch) {
  const path = join(folder, `${Math.random()}.pdf`);
  await writeFile(path, pdf);
  return PNG.sync.read(
    execFileSync("pdftoppm", ["-png", "-r", String(dotsPerInch), "-f", "1", "-l", "1", path], { maxBuffer: 1e8 }),
  );
}

/**
 * The share of pixels that differ. Both pictures are made small first: the two programs smooth edges differently.
 * @param {PNG} one
 * @param {PNG} other
 */
function difference(one, other) {
  const [width, height] = [Math.min(one.width, other.width), Math.min(one.height, other.height)].map((side) =>
    Math.floor(side / 2),
  );
  const [first, second] = [one, other].map((picture) => halved(picture, width, height));
  return pixelmatch(first, second, undefined, width, height, { threshold: 0.35 }) / (width * height);
}

/**
 * @param {PNG} picture
 * @param {number} width
 * @param {number} height
 * @returns {Uint8Array} pixels, each the mean of four
 */
function halved(picture, width, height) {
  const small = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (let k = 0; k < 4; k++) {
        const at = (dx, dy) => picture.data[((2 * y + dy) * picture.width + 2 * x + dx) * 4 + k];
        small[(y * width + x) * 4 + k] = (at(0, 0) + at(1, 0) + at(0, 1) + at(1, 1)) / 4;
      }
    }
  }
  return small;
}

describe("printed pages", () => {
  it("look the same on the screen, printed by the browser and as a PDF file", { skip: withoutPoppler }, () =>
    visitPages(
      async (page) => {
        const pdf = await drawn(await samplePdf(page), 192);
        await page.evaluate(async () => {
          const { documentOf, loadFonts, mountPages, pageTree, samplePage, showFonts, svgElement } =
            /** @type {any} */ (globalThis).players;
          const fonts = await loadFonts();
          await showFonts(document, fonts.files);
          await mountPages(documentOf([samplePage()]), { fonts, document });
          const rest = /** @type {HTMLElement} */ (document.getElementById("rest"));
          rest.id = "preview";
          rest.replaceChildren(svgElement(pageTree(samplePage(), { runsOf: fonts.face.runsOf })));
        });
        const preview = PNG.sync.read(await page.locator("#preview > svg").screenshot());
        const printed = await drawn(await page.pdf({ preferCSSPageSize: true }), 192);
        const shares = { preview: difference(pdf, preview), printed: difference(pdf, printed) };
        assert.ok(shares.preview < 0.002 && shares.printed < 0.002, JSON.stringify(shares));
      },
      { viewport: { width: 900, height: 1300 }, deviceScaleFactor: 2 },
    ),
  );

  it("fill one sheet each, of the size of the page, and nothing else is printed", { skip: withoutPoppler }, () =>
    visitPages(async (page) => {
      await page.evaluate(async () => {
        const { documentOf, loadFonts, mountPages, samplePage } = /** @type {any} */ (globalThis).players;
        const sized = (/** @type {number} */ width, /** @type {number} */ height) => ({
          ...samplePage(),
          width,
          height,
        });
        await mountPages(documentOf([sized(432, 648), sized(432, 648), sized(612, 792)]), {
          fonts: await loadFonts(),
          document,
        });
      });
      const isShown = await page.locator(".printed-pages").isVisible();
      assert.equal(isShown, false);
      const path = join(folder, "sizes.pdf");
      await writeFile(path, await page.pdf({ preferCSSPageSize: true }));
      const info = execFileSync("pdfinfo", ["-l", "9", path], { encoding: "utf8" });
      assert.deepEqual(
        [...info.matchAll(/size: +([\d.]+) x ([\d.]+) pts/g)].map(([, width, height]) => [
          Math.round(Number(width)),
          Math.round(Number(height)),
        ]),
        [
          [432, 648],
          [432, 648],
          [612, 792],
        ],
      );
      const text = execFileSync("pdftotext", ["-raw", path, "-"], { encoding: "utf8" });
      assert.equal(text.match(/In the middle/g)?.length, 3);
      assert.ok(!text.includes("rest of the page"));
      assert.equal(execFileSync("pdfimages", ["-list", path], { encoding: "utf8" }).trim().split("\n").length, 2);
    }),
  );

  it("give the same bytes from the worker as from node", () =>
    visitPages(async (page) => {
      const [first, second] = [await samplePdf(page), await samplePdf(page)];
      assert.ok(first.equals(second));
      const { writePdf } = await import("../../../web/print/play-pdf.js");
      const { fontFiles } = await import("../../web/print/print-face.js");
      const { documentOf, samplePage } = await import("../../web/print/sample-pages.js");
      const inNode = Buffer.from(
        await writePdf(documentOf([samplePage()]), { files: await fontFiles(), created: new Date(0) }),
      );
      assert.ok(first.equals(inNode), `${first.length} and ${inNode.length} bytes`);
    }));

  it("are written one after the other, with progress, until a signal stops it", () =>
    visitPages(async (page) => {
      const { seen, error, late } = await page.evaluate(async () => {
        const { documentOf, loadFonts, makePdf, samplePage } = /** @type {any} */ (globalThis).players;
        const control = new AbortController();
        /** @type {number[]} */
        const progress = [];
        let [isPlanned, late] = [false, 0];
        const fonts = await loadFonts();
        const pages = Array.from({ length: 400 }, () => samplePage());
        const onProgress = (/** @type {number} */ done, /** @type {number} */ of) => {
          progress.push(done / of);
          if (control.signal.aborted) late += 1;
          if (done < 5 || isPlanned) return;
          isPlanned = true;
          setTimeout(() => control.abort());
        };
        const failure = await makePdf(documentOf(pages), { fonts, signal: control.signal, onProgress }).catch(
          (/** @type {Error} */ reason) => reason,
        );
        return { seen: progress, error: failure.name, late };
      });
      assert.equal(error, "AbortError");
      assert.deepEqual(
        seen.slice(0, 5),
        [1, 2, 3, 4, 5].map((done) => done / 400),
      );
      assert.ok(seen.length < 400, "all pages were drawn before the stop");
      assert.equal(late, 0, "pages that were reported after the stop");
    }));

  it("are taken away when a signal stops the browser's print", () =>
    visitPages(async (page) => {
      const error = await page.evaluate(async () => {
        const { documentOf, loadFonts, mountPages, samplePage } = /** @type {any} */ (globalThis).players;
        const control = new AbortController();
        const pages = Array.from({ length: 50 }, () => samplePage());
        const onProgress = (/** @type {number} */ done) => done === 3 && control.abort();
        return (
          await mountPages(documentOf(pages), {
            fonts: await loadFonts(),
            document,
            signal: control.signal,
            onProgress,
          }).catch((/** @type {Error} */ reason) => reason)
        ).name;
      });
      assert.equal(error, "AbortError");
      const left = await page.evaluate(() => [
        document.querySelectorAll(".printed-pages").length,
        document.adoptedStyleSheets.length,
      ]);
      assert.deepEqual(left, [0, 0]);
    }));

  it("fail with a reason when the module for PDF files cannot be loaded", () =>
    visit(
      async (page) => {
        await page.route("**/nonet-pdf.mjs", (route) =>
          route.fulfill({ status: 200, contentType: "text/javascript", body: "throw new Error('broken')" }),
        );
        await page.goto(site.url);
        await page.waitForFunction(() => "players" in globalThis);
        const message = await page.evaluate(async () => {
          const { documentOf, loadFonts, makePdf, samplePage } = /** @type {any} */ (globalThis).players;
          return makePdf(documentOf([samplePage()]), { fonts: await loadFonts() }).then(
            () => "",
            (/** @type {Error} */ { message: reason }) => reason,
          );
        });
        assert.match(message, /broken|could not be loaded/);
      },
      { path: null },
    ));
});
