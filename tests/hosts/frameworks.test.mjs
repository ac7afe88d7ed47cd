/** The board and the engine in React, Vue and Svelte: types checked, built by Vite, and used in a browser. */
import { createRequire } from "node:module";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { pathToFileURL } from "node:url";

import { serve } from "../../tools/serve.mjs";
import { closeBrowser, expectBoard, expectText, look, smallSolution } from "./support/look.mjs";
import { folder, hostFolder, prepare, run } from "./support/prepared.mjs";

const require = createRequire(join(folder, "package.json"));

/** Each framework, and what checks its types. @type {[string, string[]][]} */
const frameworks = [
  ["react", ["tsc", "--project", "."]],
  ["vue", ["vue-tsc", "--project", "."]],
  ["svelte", ["svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"]],
];

before(prepare, { timeout: 300_000 });
after(closeBrowser);

describe("a page made with", () => {
  for (const [name, [program, ...words]] of frameworks) {
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
      run(join(folder, "node_modules/.bin", program), words, here);
    });
  }
});
