/** Files of H5P: the rules of a server of H5P, and a player, which hears the statements. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { unzipSync } from "fflate";

import { launchFiles } from "../../tools/build/launch.mjs";
import { serve } from "../../tools/serve.mjs";
import { packageKinds, packageOf } from "../../web/learning/packages/index.js";
import { closeBrowser, look } from "./support/look.mjs";
import { folder, installTools } from "./support/prepared.mjs";

const top = fileURLToPath(new URL("../..", import.meta.url));
const here = join(folder, "h5p");
const [puzzle, last] = ["4132321414232340", "1"];

/** @type {Record<string, string>} */
const pages = {};
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

before(
  async () => {
    installTools();
    rmSync(here, { recursive: true, force: true });
    mkdirSync(here, { recursive: true });
    cpSync(join(folder, "node_modules/h5p-standalone/dist"), join(here, "player"), { recursive: true });
    const files = await launchFiles({ root: top, wasm: join(top, "build/wasm/bin") });
    const kind = packageKinds.find(({ id }) => id === "h5p") ?? assert.fail();
    const zip = packageOf(kind, files, { title: "Class 2B & 3A", options: { lang: "en" }, works: [{ puzzle }] });
    for (const [name, bytes] of Object.entries(unzipSync(zip))) {
      mkdirSync(dirname(join(here, "content", name)), { recursive: true });
      writeFileSync(join(here, "content", name), bytes);
    }
    site = await serve({ folder: here, pages });
  },
  { timeout: 300_000 },
);
after(async () => {
  await closeBrowser();
  await site?.close();
});

/**
 * Visits the content, and returns the statements that the player has heard.
 * @param {(content: import("playwright-core").FrameLocator, page: import("playwright-core").Page) => Promise<void>}
 *   work
 * @returns {Promise<any[]>}
 */
async function visit(work) {
  pages["/lesson"] =
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lesson</title><link rel="icon" href="data:,">
    <div id="place"></div><script src="/player/main.bundle.js"></script>
    <script>
      window.told = [];
      new H5PStandalone.H5P(document.getElementById("place"), {
        h5pJsonPath: "/content", frameJs: "/player/frame.bundle.js", frameCss: "/player/styles/h5p.css",
      }).then(() => H5P.externalDispatcher.on("xAPI", (event) => told.push(event.data.statement)));
    </script>`;
  /** @type {any[]} */
  let told = [];
  await look(`${site.url}lesson`, async (page) => {
    const content = page.frameLocator("iframe");
    await content.getByRole("gridcell").first().waitFor();
    await work(content, page);
    told = await page.evaluate(() => Reflect.get(window, "told"));
  });
  return told;
}

describe("a file of H5P", () => {
  it("is allowed by the rules of a server of H5P", async () => {
    const load = createRequire(join(folder, "package.json"));
    const { H5PConfig } = load("@lumieducation/h5p-server");
    const { default: PackageValidator } = load("@lumieducation/h5p-server/build/src/PackageValidator.js");
    const check = () =>
      new PackageValidator(new H5PConfig(null), {}).validateExtractedPackage(join(here, "content"), true, true, false);
    await check();
    const module = join(here, "content/content/page.mjs");
    writeFileSync(module, "");
    await assert.rejects(check(), /not-in-whitelist/);
    rmSync(module);
  });

  it("is played to its end, and says the score", async () => {
    const told = await visit(async (content, page) => {
      await content.getByRole("gridcell").last().click();
      await page.keyboard.press("2");
      await page.keyboard.press(last);
      await content.getByText("95 of 100 points", { exact: true }).waitFor();
    });
    const answered = told.find(({ verb }) => verb.id.endsWith("/answered"));
    assert.deepEqual(answered.result.score, { min: 0, max: 100, raw: 95, scaled: 0.95 });
    assert.deepEqual([answered.result.completion, answered.result.success], [true, true]);
  });
});
