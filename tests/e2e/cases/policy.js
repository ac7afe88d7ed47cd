import assert from "node:assert/strict";
import { join } from "node:path";
import { describe, it } from "node:test";
import { pathToFileURL } from "node:url";

import { button, expectDigits, expectTold, paste } from "../support/board.js";
import { itInLongRuns } from "../../support/long-runs.js";
import { goTo } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { dist, site, visit } from "../support/site.js";
import { openPresent } from "../support/teacher.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const oneFile = pathToFileURL(join(dist, "nonet-offline.html")).href;

/** The directives of a policy. @param {string} policy */
const directives = (policy) => new Set(policy.split(/;\s*/).filter(Boolean));

/** The policy that a page carries. @param {string} html */
const carried = (html) =>
  directives(/<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? "");

/** Has the browser report each violation of a policy as an error of the page. @param {Page} page */
const reportViolations = (page) =>
  page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      console.error(`Content Security Policy: ${violatedDirective}, ${blockedURI}, ${sourceFile}:${lineNumber}`);
    }),
  );

/** Does what needs the engine, the teacher, a style or a worker, in every place. @param {Page} page */
async function visitEverything(page) {
  await goTo(page, "solve");
  await paste(page, seeds[0].puzzle);
  await expectTold(page, words("status.unique"));
  await button(page, words("solutions.start")).click();
  await expectTold(page, words("solutions.total", { count: "1", plural: 1 }));
  await button(page, words("solve.button")).click();
  await expectTold(page, words("solve.done"));
  await openPresent(page);
  await button(page, words("path.open")).click();
  await page.locator(".step-told").first().waitFor();
  await goTo(page, "print");
  await button(page, words("print.submit")).click();
  await page.locator(".printed-pages").waitFor({ state: "attached" });
  const saving = page.waitForEvent("download");
  await button(page, words("print.pdf")).click();
  await (await saving).path();
}

/**
 * What a page must refuse. Each is tried in the page.
 * @type {Record<string, () => unknown>}
 */
const attempts = {
  "a script of text": () => {
    document.body.append(Object.assign(document.createElement("script"), { textContent: "window.broken = true;" }));
  },
  "a text as HTML": () => {
    document.body.innerHTML = "<b>broken</b>";
  },
  "a worker at a text": () => new Worker("page/worker.js"),
  "a second policy object for addresses": () => /** @type {any} */ (window).trustedTypes.createPolicy("another", {}),
  "a style of text": () => {
    document.body.append(Object.assign(document.createElement("style"), { textContent: "body { --broken: 1 }" }));
    if (getComputedStyle(document.body).getPropertyValue("--broken") !== "1") throw new Error("refused");
  },
  "a style in an attribute": () => {
    document.body.setAttribute("style", "--broken: 1");
    if (getComputedStyle(document.body).getPropertyValue("--broken") !== "1") throw new Error("refused");
  },
};

/** Tries what a page must refuse. @param {Page} page @returns {Promise<string[]>} what was allowed */
async function allowedBy(page) {
  const allowed = [];
  for (const [name, attempt] of Object.entries(attempts)) {
    const isRefused = await page.evaluate(attempt).then(
      () => false,
      () => true,
    );
    if (!isRefused) allowed.push(name);
  }
  return allowed;
}

/** Ends a case in which the page refused what was tried, which the browser reports. @param {Error} error of `visit` */
function onlyViolations(error) {
  const complaints = /** @type {{ actual?: unknown }} */ (error).actual;
  assert.ok(Array.isArray(complaints) && complaints.length >= Object.keys(attempts).length, error.stack);
  assert.deepEqual(
    complaints.filter((text) => !/Content Security Policy|Trusted ?Type|requires 'Trusted/.test(text)),
    [],
  );
}

describe("the strict content policy", () => {
  it("is sent and written in each page, without eval or inline code", async () => {
    for (const path of ["", "index.html", "embed.html"]) {
      const response = await fetch(site.url + path);
      const sent = directives(response.headers.get("content-security-policy") ?? "");
      for (const directive of [
        "script-src 'self' 'wasm-unsafe-eval'",
        "require-trusted-types-for 'script'",
        "trusted-types nonet",
        "form-action 'none'",
        "base-uri 'none'",
      ]) {
        assert.ok(sent.has(directive), `${path} without ${directive}`);
      }
      assert.doesNotMatch([...sent].join(), /'unsafe-(eval|inline)'/);
      assert.equal(sent.delete("frame-ancestors 'self'"), path !== "embed.html", path);
      const html = await response.text();
      assert.deepEqual(carried(html), sent, path);
    }
  });

  it("is kept through a visit of everything", () =>
    visit(
      async (page) => {
        await reportViolations(page);
        await page.goto(site.url);
        await visitEverything(page);
      },
      { path: null },
    ));

  it("would be heard of if it were broken", () =>
    assert.rejects(
      visit((page) =>
        page.evaluate(() => {
          document.body.append(Object.assign(document.createElement("style"), { textContent: "body { color: red }" }));
        }),
      ),
      /Content Security Policy/,
    ));

  it("refuses what is not of the site", () =>
    visit(async (page) => {
      const allowed = await allowedBy(page);
      assert.deepEqual(allowed, []);
    }).then(() => assert.fail("nothing was reported"), onlyViolations));
});

describe("the policy of the page in one file", () => {
  it("names no inline code but by its digest", () =>
    visit(
      async (page) => {
        await page.goto(oneFile);
        const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
        assert.doesNotMatch(policy ?? "", /'unsafe-(eval|inline)'/);
        assert.match(policy ?? "", /script-src 'sha256-[^ ]+' 'sha256-[^ ]+' 'wasm-unsafe-eval';/);
        assert.match(policy ?? "", /require-trusted-types-for 'script'/);
      },
      { path: null },
    ));

  itInLongRuns("is kept through a visit of everything", () =>
    visit(
      async (page) => {
        await reportViolations(page);
        await page.goto(oneFile);
        await visitEverything(page);
      },
      { path: null },
    ),
  );

  it("is the only one where the file comes from a server", () =>
    visit(
      async (page) => {
        await reportViolations(page);
        await page.goto(`${site.url}nonet-offline.html`);
        await paste(page, seeds[0].puzzle);
        await goTo(page, "solve");
        await button(page, words("solve.button")).click();
        await expectDigits(page, seeds[0].solution);
      },
      { path: null },
    ));

  it("refuses what is not of the file", () =>
    visit(
      async (page) => {
        await page.goto(oneFile);
        await expectSoon(() => page.getByRole("gridcell").count(), 81);
        const allowed = await allowedBy(page);
        assert.deepEqual(allowed, []);
      },
      { path: null },
    ).then(() => assert.fail("nothing was reported"), onlyViolations));
});
