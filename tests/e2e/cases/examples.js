/** The pages of examples, and the types of the files of the site. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { seeds } from "../support/seeds.js";
import { site, visit } from "../support/site.js";
import { expectSoon } from "../support/soon.js";

const { puzzle: small, solution: smallSolution } = seeds[4];

describe("the example of xAPI", () => {
  it("shows the statements of a game that is played to its end", () =>
    visit(
      async (shown) => {
        for (const [at, digit] of [...smallSolution].entries()) {
          if (small[at] !== "0") continue;
          await shown.getByRole("gridcell").nth(at).click();
          await shown.keyboard.press(digit);
        }
        const verbs = () =>
          shown
            .getByRole("listitem")
            .evaluateAll((items) => items.map(({ textContent }) => textContent?.split(" ")[0]));
        await expectSoon(verbs, ["initialized", "progressed", "progressed", "progressed", "completed", "passed"]);
      },
      { path: "examples/statements.html" },
    ));
});

describe("the example page", () => {
  it("shows its boards and a frame, runs the code that it shows, and copies it", () =>
    visit(
      async (shown) => {
        await expectSoon(() => shown.getByRole("grid").count(), 7);
        await shown.frameLocator("iframe").getByRole("grid").waitFor();
        await expectSoon(
          () => shown.locator("iframe").evaluate((frame) => frame.clientHeight !== 700 && frame.clientHeight > 400),
          true,
        );
        await shown.locator("#lesson").getByRole("gridcell").last().click();
        await shown.keyboard.press("1");
        await shown.getByText(/^Solved in \d+ s with 0 hints and 0 mistakes\.$/).waitFor();
        await shown.getByRole("button", { name: "Copy" }).first().click();
        await shown.getByRole("button", { name: "Copied" }).waitFor();
        const copied = await shown.evaluate(() => navigator.clipboard.readText());
        assert.equal(copied, `<script type="module" src="${site.url}sudoku-board.js"></script>`);
        await shown.getByRole("link", { name: "Embedding" }).click();
        await shown.getByRole("heading", { name: "Attributes" }).waitFor();
      },
      { path: "examples/embedding.html", permissions: ["clipboard-read", "clipboard-write"] },
    ));
});

describe("the files of the site", () => {
  it("are served with their types", async () => {
    const types = { "nonet.wasm": "application/wasm", "nonet.mjs": "text/javascript", "index.html": "text/html" };
    for (const [name, type] of Object.entries(types)) {
      const response = await fetch(site.url + name);
      assert.ok(response.headers.get("content-type")?.startsWith(type), name);
    }
    const { status } = await fetch(`${site.url}..%2fpackage.json`);
    assert.equal(status, 404);
  });
});
