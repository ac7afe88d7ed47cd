/**
 * SCORM packages on a platform: scorm-again stands for it, keeps what it is told, and gives it back at the next visit.
 */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { unzipSync } from "fflate";

import { serve } from "../../tools/serve.mjs";
import { sheetText } from "../../web/model/class-sheet.js";
import { entriesOf, mixedWork } from "../support/class-work.js";
import { enterLast, playFirstVisit, playSecondVisit, score, title, works } from "../support/homework.mjs";
import { closeBrowser, look } from "./support/look.mjs";
import { folder, installTools, run } from "./support/prepared.mjs";

const top = fileURLToPath(new URL("../..", import.meta.url));
const here = join(folder, "scorm");
const [puzzle, solution] = ["4132321414232340", "4132321414232341"];
const longer = "4130301010030340";

/** @type {Record<string, string>} */
const pages = {};
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
/** Requests for anything outside a package and the platform. @type {string[]} */
const asked = [];

before(
  async () => {
    installTools();
    rmSync(here, { recursive: true, force: true });
    mkdirSync(here, { recursive: true });
    for (const name of ["scorm12.min.js", "scorm2004.min.js"])
      cpSync(join(folder, "node_modules/scorm-again/dist", name), join(here, name));
    site = await serve({ folder: here, pages, asked: (path) => asked.push(String(path)) });
  },
  { timeout: 300_000 },
);
after(async () => {
  await closeBrowser();
  await site?.close();
});

const versions = /** @type {const} */ ({
  1.2: { script: "scorm12.min.js", api: "API", name: "Scorm12API" },
  2004: { script: "scorm2004.min.js", api: "API_1484_11", name: "Scorm2004API" },
});

/**
 * Makes a package with the tool and unpacks it, as a platform does.
 * @param {"1.2" | "2004"} version
 * @param {...string} words
 */
function unpackPackage(version, ...words) {
  const zip = join(here, "package.zip");
  run("node", [join(top, "tools/build-scorm.mjs"), "--version", version, "--lang", "en", "--out", zip, ...words], top);
  const place = join(here, "package");
  rmSync(place, { recursive: true, force: true });
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(zip)))) {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    writeFileSync(join(place, name), bytes);
  }
  return readFileSync(join(place, "imsmanifest.xml"), "utf8");
}

/**
 * Visits the lesson on the platform, and returns what the platform has been told when the pupil has left.
 * @param {"1.2" | "2004"} version @param {any} saved what an earlier visit returned, or null
 * @param {(lesson: import("playwright-core").FrameLocator, page: import("playwright-core").Page) => Promise<void>} work
 */
async function visit(version, saved, work) {
  const { script, api, name } = versions[version];
  pages["/platform"] =
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Platform</title><link rel="icon" href="data:,">
    <script src="/${script}"></script>
    <script>
      window.${api} = new ${name}({ autocommit: false, logLevel: 5 });
      const saved = ${JSON.stringify(saved)};
      if (saved) window.${api}.loadFromJSON(saved);
    </script>
    <iframe title="Lesson" src="/package/launch.html" width="500" height="700"></iframe>`;
  /** @type {any} */
  let told;
  await look(`${site.url}platform`, async (page) => {
    const lesson = page.frameLocator("iframe");
    await lesson.getByRole("gridcell").first().waitFor();
    await work(lesson, page);
    // Another lesson takes the place of this one.
    await page.locator("iframe").evaluate(
      (frame) =>
        new Promise((done) => {
          frame.addEventListener("load", done, { once: true });
          /** @type {HTMLIFrameElement} */ (frame).src = "about:blank";
        }),
    );
    told = await page.evaluate((object) => JSON.parse(JSON.stringify(Reflect.get(window, object).cmi)), api);
  });
  return told;
}

/** What the versions call the same things. @type {Record<"1.2" | "2004", (cmi: any) => any>} */
const resultOf = {
  1.2: ({
    core: {
      lesson_status: status,
      score: { raw, min, max },
      exit,
    },
  }) => ({ status, raw: Number(raw), min: Number(min), max: Number(max), exit }),
  2004: ({
    completion_status: completion,
    success_status: success,
    score: { raw, min, max, scaled },
    progress_measure: progress,
    exit,
  }) => ({
    status: `${completion} ${success}`,
    raw: Number(raw),
    min: Number(min),
    max: Number(max),
    scaled: Number(scaled),
    progress: Number(progress),
    exit,
  }),
};

describe("a SCORM package", () => {
  for (const version of /** @type {const} */ (["1.2", "2004"])) {
    it(`${version}: a puzzle is played to its end by keys, and the platform has status and score`, async () => {
      const manifest = unpackPackage(version, "--title", "Class 2B & 3A", "--puzzle", puzzle);
      assert.match(manifest, /<title>Class 2B &amp; 3A<\/title>/);
      asked.length = 0;
      const told = await visit(version, null, async (lesson, page) => {
        await lesson.getByRole("heading", { name: "Class 2B & 3A" }).waitFor();
        await enterLast(lesson, page, "2");
        await enterLast(lesson, page, solution.at(-1) ?? "");
        await lesson.getByText("95 of 100 points", { exact: true }).waitFor();
      });
      const outcome = resultOf[version](told);
      assert.deepEqual(
        outcome,
        version === "1.2"
          ? { status: "passed", raw: 95, min: 0, max: 100, exit: "" }
          : { status: "completed passed", raw: 95, min: 0, max: 100, scaled: 0.95, progress: 1, exit: "normal" },
      );
      assert.deepEqual([...new Set(asked)].sort(), [
        "/package/launch.css",
        "/package/launch.html",
        "/package/launch.js",
        "/platform",
        `/${versions[version].script}`,
      ]);
    });

    it(`${version}: an assignment goes on at the next visit where the pupil left it`, async () => {
      const words = works.flatMap(({ puzzle, name }) => ["--puzzle", puzzle, "--name", name]);
      unpackPackage(version, "--title", title, ...words);
      const first = await visit(version, null, playFirstVisit);
      assert.match(JSON.stringify(resultOf[version](first)), /"status":"incomplete.*"exit":"suspend"/);
      const second = await visit(version, first, playSecondVisit);
      const told = resultOf[version](second);
      assert.match(told.status, /^(passed|completed passed)$/);
      assert.equal(told.raw, score.scaled * 100);
    });
  }

  it("has the work of a link for a class: a small board, one with letters and a killer, with the points to pass", async () => {
    const manifest = unpackPackage("1.2", "--link", `https://nonet.example/#learn/class?${sheetText(mixedWork)}`);
    assert.match(manifest, /<adlcp:masteryscore>60</);
    const told = await visit("1.2", null, async (lesson, page) => {
      for (const [i, { name }] of mixedWork.tasks.entries()) {
        await lesson.getByText(`${i + 1} of 3 · ${name}`, { exact: true }).waitFor();
        for (const { cell, symbol } of entriesOf[i]) {
          await lesson.getByRole("gridcell").nth(cell).click();
          await page.keyboard.press(symbol);
        }
        if (i < 2) await lesson.getByRole("button", { name: "Next puzzle" }).click();
      }
      await lesson.getByText("300 of 300 points", { exact: true }).waitFor();
    });
    assert.deepEqual(resultOf["1.2"](told), { status: "passed", raw: 100, min: 0, max: 100, exit: "" });
  });

  it("asks no other address: a check and the solution come from the engine in the package", async () => {
    unpackPackage("1.2", "--controls", "keypad check solve", "--puzzle", longer);
    asked.length = 0;
    const told = await visit("1.2", null, async (lesson, page) => {
      await enterLast(lesson, page, "2");
      await lesson.getByRole("button", { name: "Check" }).click();
      await lesson
        .getByText(/1 digit is wrong/)
        .first()
        .waitFor();
      await lesson.getByRole("button", { name: "Fill in the solution" }).click();
      await lesson.getByText("0 of 100 points", { exact: true }).waitFor();
    });
    assert.equal(told.core.lesson_status, "failed");
    assert.equal(
      asked.filter((path) => !/^\/(platform|scorm12\.min\.js|package\/launch\.(html|css|js))$/.test(path)).length,
      0,
      asked.join(),
    );
  });
});
