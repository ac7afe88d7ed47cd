import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";

import { serve } from "../../../tools/serve.mjs";
import { visit } from "../support/site.js";

describe("the benchmark in a browser", () => {
  it("measures a set by each method", () =>
    visit(
      async (page) => {
        const checkout = await serve({ folder: fileURLToPath(new URL("../../..", import.meta.url)) });
        try {
          await page.goto(`${checkout.url}bench/page.html?sets=easy`);
          await page.getByText(/^Done: backend \w+, \d+ workers\.$/).waitFor();
          const texts = await page.locator("tbody tr > *").allTextContents();
          assert.equal(texts[0], "easy");
          assert.ok(texts.length === 4 && texts.slice(1).every((figure) => /^[1-9]\d*$/.test(figure)), texts.join());
        } finally {
          await checkout.close();
        }
      },
      { path: null },
    ));
});
