/**
 * Frameworks that render on a server: each host is built, and served as its framework serves it. The server solves,
 * sends the poster of a board and makes a book; in the browser the board takes the poster's place and gives a hint.
 */
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, describe, it } from "node:test";
import { promisify } from "node:util";

import { serve } from "../../tools/serve.mjs";
import { closeBrowser, expectText, look, smallSolution } from "./support/look.mjs";
import { appFolder } from "./support/prepared.mjs";

const start = promisify(execFile);
/** Without messages to the makers of the frameworks. */
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1", NG_CLI_ANALYTICS: "false" };

/**
 * @typedef {object} App
 * @property {string} title @property {string} host its folder
 * @property {readonly string[]} build @property {readonly string[]} [serve] what serves the built host, if a program
 *   does
 * @property {string} [files] the folder of the built host, if it consists of files
 * @property {false} [isRendered] for a host without a server
 */
const next = { host: "next", serve: ["next/dist/bin/next", "start"] };
/** @type {readonly App[]} */
const apps = [
  { ...next, title: "Next.js with Turbopack", build: ["next/dist/bin/next", "build", "--turbopack"] },
  { ...next, title: "Next.js with webpack", build: ["next/dist/bin/next", "build", "--webpack"] },
  { title: "Nuxt", host: "nuxt", build: ["nuxt/bin/nuxt.mjs", "build"], serve: ["../.output/server/index.mjs"] },
  { title: "SvelteKit", host: "sveltekit", build: ["vite/bin/vite.js", "build"], serve: ["../build/index.js"] },
  { title: "Astro", host: "astro", build: ["astro/astro.js", "build"], files: "dist" },
  {
    title: "Angular",
    host: "angular",
    build: ["@angular/cli/bin/ng.js", "build"],
    files: "dist/browser",
    isRendered: false,
  },
];

after(closeBrowser);

describe("an app made with", { concurrency: false }, () => {
  for (const app of apps) {
    it(`${app.title} has the engine, a board with hints, and a book`, { timeout: 600_000 }, async () => {
      const here = appFolder(app.host);
      const [program, ...words] = app.build;
      await start(process.execPath, [join("node_modules", program), ...words], { cwd: here, env, maxBuffer: 1e8 });
      const site = app.files ? await serve({ folder: join(here, app.files) }) : await serveBy(here, app.serve ?? []);
      try {
        if (app.isRendered !== false) await expectRendered(site.url);
        await look(site.url, expectHint);
      } finally {
        await site.close();
      }
    });
  }
});

/** @param {string} url */
async function expectRendered(url) {
  const html = await (await fetch(url)).text();
  assert.match(html, /<sudoku-board[^>]*>(<!--[^>]*-->)?<template shadowrootmode="open"/);
  assert.match(html, new RegExp(`<output>${smallSolution}</output>`));
  const book = await fetch(`${url}book.pdf`);
  assert.equal(Buffer.from(await book.arrayBuffer()).toString("latin1", 0, 5), "%PDF-");
}

/** @param {import("playwright-core").Page} page */
async function expectHint(page) {
  await page.locator("sudoku-board").getByRole("gridcell").first().waitFor();
  await page.getByRole("button", { name: "Help me" }).click();
  await expectText(page, "Hidden Single, digit 1. Look at box 2.", "#hint");
  await expectText(page, smallSolution);
}

/**
 * @param {string} here the folder of a host
 * @param {readonly string[]} command a file in its node_modules, and words
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} once the server has said that it listens
 */
async function serveBy(here, [program, ...words]) {
  const port = await freePort();
  const server = spawn(process.execPath, [join("node_modules", program), ...words], {
    cwd: here,
    env: { ...env, PORT: String(port), HOST: "127.0.0.1", HOSTNAME: "127.0.0.1", NITRO_HOST: "127.0.0.1" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = once(server, "exit");
  for await (const line of createInterface(server.stdout)) if (/Ready|Listening/.test(line)) break;
  server.stdout.resume();
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.kill();
      await ended;
    },
  };
}

/** @returns {Promise<number>} */
async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, "close");
  return port;
}
