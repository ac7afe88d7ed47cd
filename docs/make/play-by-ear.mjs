#!/usr/bin/env node
// Plays whole games by keys and ears alone, and writes all that was heard into docs/transcripts: node
// docs/make/play-by-ear.mjs [9x9|16x16|killer|samurai]. The site must be built (npm run build).

import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { listenTo } from "../../tests/e2e/support/ear.js";
import { gamesByEar } from "../../tests/e2e/support/games-by-ear.js";
import { close, open, visit } from "../../tests/e2e/support/site.js";

const folder = fileURLToPath(new URL("../../docs/transcripts/", import.meta.url));
const wanted = process.argv.slice(2);
const names = /** @type {(keyof typeof gamesByEar)[]} */ (Object.keys(gamesByEar)).filter(
  (name) => !wanted.length || wanted.includes(name),
);

/** @param {import("../../tests/e2e/support/ear.js").Heard[]} transcript */
function written(transcript) {
  const width = Math.max(...transcript.map(({ key }) => key.length)) + 2;
  return transcript
    .map(({ key, focus, told }) => {
      const lines = [...(focus === null ? [] : [focus]), ...told.map((text) => `“${text}”`)];
      return `${key.padEnd(width)}${(lines.length ? lines : ["–"]).join(`\n${" ".repeat(width)}`)}`;
    })
    .join("\n");
}

await open();
await mkdir(folder, { recursive: true });
for (const name of names) {
  const { address, title, play } = gamesByEar[name];
  await visit(async (page) => {
    const ear = await listenTo(page);
    await page.goto(`${page.url()}#${address}`);
    await page.reload();
    await page.locator("main:not([aria-busy])").waitFor({ state: "attached" });
    await play(ear);
    const { transcript } = ear;
    const told = transcript.flatMap((line) => line.told);
    const text = [
      `# ${title} by ear`,
      "",
      `${transcript.length} keys, ${told.length} announcements, ${transcript.filter(({ focus }) => focus !== null).length} times the name of what has the focus. Left: the key.`,
      "Right: the name of what gets the focus; in quotation marks what the live region says. Made by `node docs/make/play-by-ear.mjs`.",
      "",
      "```",
      written(transcript),
      "```",
      "",
    ].join("\n");
    await writeFile(`${folder}${name}.md`, text);
    console.log(`${name}: ${transcript.length} keys, ${told.length} announcements`);
  });
}
await close();
