import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { button, expectTold, paste } from "../support/board.js";
import { goTo } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { site, visit } from "../support/site.js";
import { words } from "../support/words.js";

describe("the strict content policy", () => {
  it("is sent and written in each page, without eval or inline code", async () => {
    for (const path of ["index.html", "embed.html"]) {
      const response = await fetch(site.url + path);
      const header = response.headers.get("content-security-policy") ?? "";
      assert.match(header, /script-src 'self' 'wasm-unsafe-eval';/);
      assert.doesNotMatch(header, /'unsafe-(eval|inline)'/);
      const html = await response.text();
      assert.ok(html.includes(`content="${header}"`), path);
    }
  });

  it("is kept through a visit of everything", () => visit(async (page) => {
    await goTo(page, "solve");
    await paste(page, seeds[0].puzzle);
    await expectTold(page, words("status.unique"));
    await button(page, words("solutions.start")).click();
    await expectTold(page, words("solutions.total", { count: "1", plural: 1 }));
    await button(page, words("solve.button")).click();
    await expectTold(page, words("solve.done"));
    await goTo(page, "learn");
    await button(page, words("path.open")).click();
    await page.locator(".step-told").first().waitFor();
    await goTo(page, "print");
    await button(page, words("print.submit")).click();
    await page.locator(".printed-pages").waitFor({ state: "attached" });
  }));

  it("would be heard of if it were broken", () => assert.rejects(visit((page) => page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.broken = true;";
    document.body.append(script);
  })), /Content Security Policy/));
});
