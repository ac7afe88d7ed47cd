/** A Chromium of its own that keeps its data in a folder, and that can be killed as the system kills a process. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { chromium } from "playwright-core";

import { chromiumPath, switches } from "../../../tools/chromium.mjs";
import { NO_ANSWER, expectSoon, inTime } from "./soon.js";

/**
 * @param {(start: () => Promise<{ page: import("playwright-core").Page, kill: () => Promise<void> }>) => Promise<void>}
 *   work `start` begins a browser with the data that the one before has left. Each is to be killed before the next
 *   starts
 * @param {number} [seconds] the most that the work may take, of the seconds that node and the browser can use
 */
export async function withKilledBrowsers(work, seconds = 120) {
  const folder = await mkdtemp(join(tmpdir(), "nonet-browser-"));
  /** @type {(() => Promise<void>)[]} */
  const kills = [];
  try {
    const ending = await inTime(
      work(async () => {
        const browser = await start(folder);
        kills.push(browser.kill);
        return browser;
      }).then(() => "done"),
      seconds * 1000,
    );
    assert.notEqual(ending, NO_ANSWER, "the case never ended");
  } finally {
    for (const kill of kills) await kill();
    await rm(folder, { recursive: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** @param {string} folder */
async function start(folder) {
  await rm(join(folder, "DevToolsActivePort"), { force: true });
  const child = spawn(
    chromiumPath,
    [
      ...switches,
      "--headless",
      "--remote-debugging-port=0",
      `--user-data-dir=${folder}`,
      "--lang=en-GB",
      "about:blank",
    ],
    { stdio: "ignore", detached: true },
  );
  const ended = once(child, "exit");
  const port = () =>
    readFile(join(folder, "DevToolsActivePort"), "utf8").then(
      (text) => text.split("\n")[0],
      () => "",
    );
  await expectSoon(async () => (await port()) !== "", true);
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${await port()}`, { timeout: 0 });
  const [context] = browser.contexts();
  // The limit of the whole work counts, in usable time.
  context.setDefaultTimeout(0);
  return {
    page: context.pages()[0] ?? (await context.newPage()),
    async kill() {
      if (child.exitCode === null && child.signalCode === null) process.kill(-Number(child.pid), "SIGKILL");
      await ended;
      await browser.close();
    },
  };
}
