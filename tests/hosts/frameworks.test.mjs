/** The board and the engine in React, Vue and Svelte: types checked, built by Vite, and used in a browser. */
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { pathToFileURL } from "node:url";

import { serve } from "../../tools/serve.mjs";
import { closeBrowser, expectBoard, expectText, look, smallSolution } from "./support/look.mjs";
import { folder, hostFolder, prepare, run } from "./support/prepared.mjs";

const require = createRequire(join(folder, "package.json"));

/** Each framework, its source, and what checks the types there. @type {[string, string, string[]][]} */
const frameworks = [
  ["react", "main.tsx", ["tsc", "--project", "."]],
  ["vue", "Lesson.vue", ["vue-tsc", "--project", "."]],
  ["svelte", "Lesson.svelte", ["svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"]],
];
/** What the sources say, and what the types must refuse in its place. @type {[string, string][]} */
const mistakes = [
  ["detail.blank", "detail.bank"],
  ['mode="solve"', 'mode="edit"'],
];

before(prepare, { timeout: 300_000 });
after(closeBrowser);

describe("a page made with", () => {
  for (const [name, source, [program, ...words]] of frameworks) {
    it(`${name} shows a board, hears of its changes and asks the engine`, async () => {
      const here = hostFolder(name);
      const { build } = await import(pathToFileURL(require.resolve("vite")).href);
      await build({ root: here, configFile: join(here, "vite.config.ts"), logLevel: "warn" });
      const site = await serve({ folder: join(here, "dist") });
      try {
        await look(site.url, async (page) => {
          await expectText(page, smallSolution);
          await expectBoard(page);
          await expectText(page, "0", "#blank");
        });
      } finally {
        await site.close();
      }
    });

    it(`${name} knows the types of the element, its attributes and its events`, () => {
      const here = hostFolder(name);
      const check = () => run(join(folder, "node_modules/.bin", program), words, here);
      check();
      for (const [right, wrong] of mistakes) {
        const path = join(here, source);
        const text = readFileSync(path, "utf8");
        assert.ok(text.includes(right), right);
        writeFileSync(path, text.replace(right, wrong));
        assert.throws(check, /error/i, `${wrong} is accepted`);
        writeFileSync(path, text);
      }
    });
  }
});
