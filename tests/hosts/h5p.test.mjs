/**
 * Files of H5P: the rules of a server of H5P, and a player, on a page that keeps the state and hears the statements.
 */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { unzipSync } from "fflate";

import { launchFiles } from "../../tools/build/launch.mjs";
import { serve } from "../../tools/serve.mjs";
import { sheetText } from "../../web/model/class-sheet.js";
import { packageKinds, packageOf } from "../../web/learning/packages/index.js";
import { mixedWork } from "../support/class-work.js";
import { expectScore, playFirstVisit, playSecondVisit, score, sheet, title } from "../support/homework.mjs";
import { closeBrowser, look } from "./support/look.mjs";
import { folder, installTools } from "./support/prepared.mjs";

const top = fileURLToPath(new URL("../..", import.meta.url));
const here = join(folder, "h5p");

/** The state that the platform keeps for the pupil, as H5P sent it. @type {string | null} */
let kept = null;

/**
 * Keeps the state as platforms with H5P do.
 * @param {import("../../tools/serve.mjs").Asked} asked @returns {import("../../tools/serve.mjs").Answer}
 */
function platform({ method, url, body }) {
  if (url !== "/state/7/state/0") return null;
  if (method === "POST") kept = new URLSearchParams(body).get("data");
  return { status: 200, body: JSON.stringify({ success: true, data: kept ?? false }) };
}

/** What files hold. @type {Awaited<ReturnType<typeof launchFiles>>} */
let files;

/** Makes a file and unpacks it, as a platform does. @param {string} work what follows `#learn/class?` in a link */
function unpack(work) {
  const kind = packageKinds.find(({ id }) => id === "h5p") ?? assert.fail();
  const zip = packageOf(kind, files, { title, options: { lang: "en" }, sheet: work });
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    mkdirSync(dirname(join(here, "content", name)), { recursive: true });
    writeFileSync(join(here, "content", name), bytes);
  }
  kept = null;
}

/** A platform hands the state to H5P with the page. */
const lesson =
  () => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lesson</title><link rel="icon" href="data:,">
    <div id="place"></div><a href="/">The next activity</a><script src="/player/main.bundle.js"></script>
    <script>
      window.told = [];
      new H5PStandalone.H5P(document.getElementById("place"), {
        id: "7", h5pJsonPath: "/content", frameJs: "/player/frame.bundle.js", frameCss: "/player/styles/h5p.css",
        user: { name: "17", mail: "17@school.example" }, saveFreq: 600,
        ajax: { contentUserDataUrl: "/state/:contentId/:dataType/:subContentId" },
        contentUserData: [${kept === null ? "" : JSON.stringify({ state: kept })}],
      }).then(() => H5P.externalDispatcher.on("xAPI", (event) => told.push(event.data.statement)));
    </script>`;

/** @type {Record<string, string>} */
const pages = { "/": '<!doctype html><title>Course</title><link rel="icon" href="data:,">' };
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;

before(
  async () => {
    installTools();
    rmSync(here, { recursive: true, force: true });
    mkdirSync(here, { recursive: true });
    cpSync(join(folder, "node_modules/h5p-standalone/dist"), join(here, "player"), { recursive: true });
    files = await launchFiles({ root: top, wasm: join(top, "build/wasm/bin") });
    unpack(sheet);
    site = await serve({ folder: here, pages, service: platform });
  },
  { timeout: 300_000 },
);
after(async () => {
  await closeBrowser();
  await site?.close();
});

/**
 * Visits the content, leaves it by a link of the page around it, and returns the statements that the player has heard.
 * @param {(content: import("playwright-core").FrameLocator, page: import("playwright-core").Page) => Promise<void>}
 *   work
 * @returns {Promise<any[]>}
 */
async function visit(work) {
  pages["/lesson"] = lesson();
  /** @type {any[]} */
  let told = [];
  await look(`${site.url}lesson`, async (page) => {
    const content = page.frameLocator("iframe");
    await content.getByRole("gridcell").first().waitFor();
    await work(content, page);
    told = await page.evaluate(() => Reflect.get(window, "told"));
    await page.getByRole("link", { name: "The next activity" }).click();
    await page.waitForURL(site.url);
  });
  return told;
}

/** @param {any[]} told */
const answersIn = (told) => told.filter(({ verb }) => verb.id.endsWith("/answered")).map(({ result }) => result);

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

  it("is left in the middle of a work, goes on at the next visit, and says the score once", async () => {
    assert.deepEqual(answersIn(await visit(playFirstVisit)), []);
    const [{ duration, ...answer }, ...others] = answersIn(await visit(playSecondVisit));
    assert.match(duration, /^PT/);
    assert.deepEqual(answer, { score: { min: 0, ...score }, completion: true, success: true });
    assert.deepEqual(others, []);
    assert.deepEqual(answersIn(await visit(expectScore)), []);
  });

  it("has the engine for puzzles with rules in its library", async () => {
    const [killer] = mixedWork.tasks.filter(({ name }) => name === "Killer");
    unpack(sheetText({ ...mixedWork, tasks: [killer], hints: "where" }));
    await visit(async (content) => {
      await content.getByRole("button", { name: "Hint" }).click();
      await content
        .getByRole("region", { name: "Hint" })
        .getByText(/^Look at the cage of/)
        .waitFor();
    });
  });
});
