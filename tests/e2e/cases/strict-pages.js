/** Boards on pages with a strict policy, and pages that show Nonet in a frame. */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";

import { CONTENT_POLICY, policyTag } from "../../../tools/build/policies.mjs";
import { serve } from "../../../tools/serve.mjs";
import { cell, digitsOn, expectDigits } from "../support/board.js";
import { ready } from "../support/places.js";
import { foreign, pages } from "../support/foreign.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { dist, visit } from "../support/site.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {Awaited<ReturnType<typeof serve>>} Server */

const { puzzle: small, solution: smallSolution } = seeds[4];

/** The site twice, at addresses of two origins: one sends policies, the other cannot. @type {Server} */
let strict;
/** @type {Server} */
let plain;
before(async () => {
  strict = await serve({ folder: dist, csp: true, pages });
  plain = await serve({ folder: dist });
});
after(() => Promise.all([strict, plain].map((server) => server.close())));

/** @param {string} policy @param {string} body */
const page = (policy, body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8">${policy && policyTag(policy)}<title>Lesson</title><link rel="icon" href="data:,"><body>${body}</body></html>`;

/**
 * @param {Server} server @param {string} policy @param {string} body @param {(page: Page) => Promise<void>} work
 * @param {Parameters<typeof visit>[1]} [options]
 */
function lesson(server, policy, body, work, options) {
  pages["/lesson"] = page(policy, body);
  return visit(
    async (shown) => {
      await shown.goto(`${server.url}lesson`);
      await work(shown);
    },
    { path: null, ...options },
  );
}

/** @param {Server} server */
const script = (server) => `<script type="module" src="${server.url}sudoku-board.js"></script>`;
const board = (name = "sudoku-board") => `<${name} lang="en" mode="solve" puzzle="${small}"></${name}>`;
/** @param {Page} shown */
const solve = (shown, name = "sudoku-board") =>
  shown.evaluate((/** @type {string} */ tag) => /** @type {any} */ (document.querySelector(tag)).solve(), name);

/** What a board needs of a page, besides what the page says about Trusted Types. */
const needs = () =>
  `default-src 'none'; script-src 'self' ${strict.url} ${plain.url} 'wasm-unsafe-eval'; connect-src ${strict.url} ${plain.url}; worker-src blob: ${strict.url} ${plain.url}; img-src data:`;
const trusted = "require-trusted-types-for 'script'";

describe("the element on a page with a strict policy", () => {
  /** @type {[string, () => [Server, string]][]} */
  const kept = [
    ["of its own origin, with the policy of the site", () => [strict, CONTENT_POLICY]],
    ["of another origin without Trusted Types", () => [foreign, needs()]],
    ["of another origin that asks for Trusted Types of any name", () => [foreign, `${needs()}; ${trusted}`]],
    ["of another origin that lists the name", () => [foreign, `${needs()}; ${trusted}; trusted-types nonet`]],
  ];
  for (const [what, where] of kept) {
    it(`${what}, solves`, () => {
      const [server, policy] = where();
      return lesson(server, policy, script(server === foreign ? plain : server) + board(), async (shown) => {
        await expectDigits(shown, small);
        const status = await solve(shown);
        assert.equal(status, "unique");
        await expectDigits(shown, smallSolution);
      });
    });
  }

  it("solves twice, when two copies of Nonet share the one name", () =>
    lesson(
      foreign,
      `${needs()}; ${trusted}; trusted-types nonet`,
      script(plain) + board() + board("my-board"),
      async (shown) => {
        await expectDigits(shown.locator("sudoku-board"), small);
        await shown.evaluate(async (address) => {
          const { SudokuBoard } = await import(`${address}sudoku-board-class.mjs`);
          customElements.define("my-board", SudokuBoard);
        }, strict.url);
        await expectDigits(shown.locator("my-board"), small);
        for (const name of ["sudoku-board", "my-board"]) {
          const status = await solve(shown, name);
          assert.equal(status, "unique", name);
          await expectDigits(shown.locator(name), smallSolution);
        }
      },
    ));

  it("solves where the page lists other names and takes texts, which the browser reports once", () =>
    lesson(foreign, `${needs()}; trusted-types other`, script(plain) + board(), async (shown) => {
      await expectDigits(shown, small);
      const status = await solve(shown);
      assert.equal(status, "unique");
      await expectDigits(shown, smallSolution);
    }).then(
      () => assert.fail("nothing was reported"),
      (error) => {
        assert.ok(
          Array.isArray(error.actual) &&
            error.actual.length === 1 &&
            /TrustedTypePolicy named 'nonet'/.test(error.actual[0]),
          error.stack,
        );
      },
    ));
});

/** @param {string} address */
const frame = (address) => `<iframe title="Sudoku" width="500" height="700" src="${address}"></iframe>`;

describe("the board for frames", () => {
  for (const [what, server] of /** @type {[string, () => Server][]} */ ([
    ["another origin", () => foreign],
    ["its own origin", () => strict],
  ])) {
    it(`plays and solves on a page of ${what}`, () =>
      lesson(server(), "", frame(`${strict.url}embed.html?lang=en&mode=solve&puzzle=${small}`), async (shown) => {
        const inner = shown.frameLocator("iframe");
        await expectDigits(inner, small);
        await cell(inner, "row 1, column 2, empty").click();
        await inner.getByRole("button", { name: "Fill in the solution" }).click();
        await expectDigits(inner, smallSolution);
      }));
  }
});

describe("the page in a frame", () => {
  it("of another site does not start, but says so in the reader's language and opens alone", () =>
    lesson(
      foreign,
      "",
      frame(`${plain.url}#p=${small}`),
      async (shown) => {
        const inner = shown.frameLocator("iframe");
        const told = inner
          .getByRole("alert")
          .filter({ hasText: "Nonet does not start inside a page of another site." });
        await told.waitFor();
        const [place, around] = await Promise.all([told.boundingBox(), shown.locator("iframe").boundingBox()]);
        assert.ok(
          place && around && place.y - around.y < 150,
          "the sentence is at the top of the frame, where a low frame shows it too",
        );
        await expectSoon(() => inner.getByRole("gridcell").count(), 0);
        const opening = shown.context().waitForEvent("page");
        await inner.getByRole("link", { name: "Open Nonet by itself" }).click();
        const alone = await opening;
        await ready(alone);
        await expectDigits(alone, small);
        // What makes a page of a visit save data cannot be run twice, as it would be in a window that a page opens.
      },
      { savesData: false },
    ));

  it("of another site is refused by the browser where the server sends a policy", () =>
    lesson(foreign, "", frame(strict.url), async (shown) => {
      await expectSoon(
        () =>
          shown
            .frames()
            .map((each) => each.url())
            .filter((address) => address.startsWith(strict.url)).length,
        0,
      );
      await expectSoon(() => shown.frames().length, 2);
    }).then(
      () => assert.fail("nothing was reported"),
      (error) => {
        assert.ok(
          Array.isArray(error.actual) &&
            error.actual.every((/** @type {string} */ text) => /frame-ancestors/.test(text)),
          error.stack,
        );
      },
    ));

  it("of its own site starts", () =>
    lesson(strict, "", frame(`${strict.url}#p=${small}`), async (shown) => {
      await expectDigits(shown.frameLocator("iframe"), small);
      await expectSoon(() => digitsOn(shown.frameLocator("iframe")), small.replaceAll("0", "."));
    }));

  it("of another site does not start from the file that holds everything", () =>
    lesson(foreign, "", frame(`${plain.url}nonet-offline.html`), async (shown) => {
      await shown.frameLocator("iframe").getByText("Nonet does not start inside a page of another site.").waitFor();
    }));
});
