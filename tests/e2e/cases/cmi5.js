/** The file for platforms with cmi5, launched in the browser: the page is on one server, the store on another. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, before, beforeEach, describe, it } from "node:test";

import { unzipSync } from "fflate";

import { serve } from "../../../tools/serve.mjs";
import { filesOfArchive, packageKinds, packageOf } from "../../../web/learning/packages/index.js";
import * as homework from "../../support/homework.mjs";
import { lrs } from "../../support/lrs.mjs";
import { openMaker, savedFile } from "../support/platform-dialog.js";
import { expectSoon } from "../support/soon.js";
import { onlyFailedRequests, visit } from "../support/site.js";

/** @typedef {import("playwright-core").Page} Page */

const kind = packageKinds.find(({ id }) => id === "cmi5") ?? assert.fail();
const place = mkdtempSync(join(tmpdir(), "nonet-cmi5-"));
/** @type {Record<string, string>} */
const pages = { "/": '<!doctype html><title>Course</title><link rel="icon" href="data:,">' };
/** @type {Awaited<ReturnType<typeof serve>>} */
let course;
/** @type {Awaited<ReturnType<typeof serve>>} */
let store;
let platform = lrs();
const path = `#p=${homework.works[1].puzzle}`;
/** What the dialog has made. @type {Uint8Array | undefined} */
let made;

/** A browser asks a store of another origin before each request, and this store answers when the promise is kept. */
let asking = Promise.resolve();
const allowed = {
  "Access-Control-Max-Age": "0",
  "Access-Control-Allow-Methods": "GET, POST, PUT",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, X-Experience-API-Version",
};

before(async () => {
  course = await serve({ folder: place, pages });
  store = await serve({
    folder: place,
    async service({ method, url, headers, body }) {
      if (method === "OPTIONS") {
        await asking;
        return { status: 204, body: "", headers: allowed };
      }
      const sent = { method, headers: /** @type {Record<string, string>} */ (headers), body };
      return platform.request(new URL(url, store.url).href, sent);
    },
  });
});
after(async () => {
  await Promise.all([course.close(), store.close()]);
  rmSync(place, { recursive: true });
});
beforeEach(() => {
  platform = lrs({ masteryScore: 0.6 });
});

/** Unpacks a file where the platform has its courses. @param {Uint8Array} zip */
function unpack(zip) {
  for (const [name, bytes] of Object.entries(unzipSync(zip))) {
    mkdirSync(dirname(join(place, name)), { recursive: true });
    writeFileSync(join(place, name), bytes);
  }
}

/** The file for the puzzle of the page. @param {Page} page */
async function fileOfDialog(page) {
  made ??= (await savedFile(page, await openMaker(page), kind.name)).zip;
  return made;
}

/** Unpacks a file for other puzzles, made of that of the dialog. @param {Page} page @param {object} course */
async function unpackCourse(page, course) {
  unpack(packageOf(kind, filesOfArchive(await fileOfDialog(page)), { title: homework.title, ...course }));
}

const address = () => `${course.url}launch.html${platform.launch(store.url.slice(0, -1))}`;
const verbs = () => JSON.stringify(platform.verbs().at(-1));

/** Launches the page in its own window. @param {Page} page */
async function launch(page) {
  await page.goto(address());
  await page.getByRole("gridcell").first().waitFor();
  await expectSoon(verbs, '["initialized"]');
}

/**
 * Launches the page in a frame of the platform, and leaves the platform afterwards.
 * @param {Page} page @param {(lesson: homework.Lesson, page: Page) => Promise<void>} play
 */
async function visitFrame(page, play) {
  pages["/platform"] =
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Platform</title><link rel="icon" href="data:,">
    <iframe title="Lesson" src="${address().replaceAll("&", "&amp;")}" width="500" height="700"></iframe>`;
  await page.goto(`${course.url}platform`);
  const lesson = page.frameLocator("iframe");
  await lesson.getByRole("gridcell").first().waitFor();
  await expectSoon(verbs, '["initialized"]');
  await play(lesson, page);
  await page.goto(course.url);
}

/** Leaves a page whose requests can be answered only without it. @param {() => Promise<unknown>} leave */
async function leaveBefore(leave) {
  /** @type {(value?: any) => void} */
  let answer = () => {};
  asking = new Promise((resolve) => {
    answer = resolve;
  });
  await leave();
  answer();
}

/**
 * A browser reports what a store does not have, as the state of a first visit.
 * @param {(page: Page) => Promise<void>} work
 */
const onPlatform = (work) => visit(work, { path }).catch(onlyFailedRequests);

describe("the file for cmi5", () => {
  it("of the dialog says its beginning and its end once: left, closed, and loaded again", () =>
    onPlatform(async (page) => {
      const said = '["initialized","terminated"]';
      unpack(await fileOfDialog(page));
      await launch(page);
      await homework.enterLast(page, page, "2");
      await leaveBefore(() => page.goto(course.url));
      await expectSoon(verbs, said);
      const other = await page.context().newPage();
      await launch(other);
      await other.getByRole("gridcell", { name: homework.wrongDigit }).waitFor();
      await leaveBefore(() => other.close());
      await expectSoon(verbs, said);
      await launch(page);
      await page.reload();
      await page.getByRole("gridcell", { name: homework.wrongDigit }).waitFor();
      await page.goto(course.url);
      await expectSoon(verbs, said);
      assert.deepEqual([platform.refused, platform.again], [[], []]);
    }));

  it("goes on at the next visit, and tells the score that other platforms learn", () =>
    onPlatform(async (page) => {
      await unpackCourse(page, { sheet: homework.sheet });
      await visitFrame(page, homework.playFirstVisit);
      await expectSoon(verbs, '["initialized","progressed","terminated"]');
      await visitFrame(page, homework.playSecondVisit);
      await expectSoon(verbs, '["initialized","progressed","progressed","completed","passed","terminated"]');
      assert.deepEqual(platform.statements()[4].result.score, { min: 0, ...homework.score });
      await visitFrame(page, homework.expectScore);
      await expectSoon(verbs, '["initialized","terminated"]');
      // A page that is left before the store has answered sends the same statements at the next visit.
      assert.deepEqual(platform.refused, []);
    }));

  it("sends an end that the store has not taken at the next visit, before it ends", () =>
    onPlatform(async (page) => {
      await unpackCourse(page, { works: [homework.works[0]] });
      await launch(page);
      platform.fault = 503;
      await homework.solveFirst(page, page);
      await page.getByText("100 of 100 points", { exact: true }).waitFor();
      await page.goto(course.url);
      platform.fault = 0;
      await page.goto(address());
      await expectSoon(verbs, '["initialized","completed","passed"]');
      await page.goto(course.url);
      await expectSoon(verbs, '["initialized","completed","passed","terminated"]');
      assert.deepEqual([platform.refused, platform.again], [[], []]);
    }));
});
