/**
 * The package under the policies of pages: strict ones, of its own and of another origin, refused workers, and a frame
 * whose origin is opaque.
 */
import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

import { policyTag } from "../../tools/build/policies.mjs";
import { serve } from "../../tools/serve.mjs";
import { answer, expectBoard, expectText, look } from "./support/look.mjs";
import { plainSite } from "./support/plain-site.mjs";
import { folder } from "./support/prepared.mjs";

/** @type {Record<string, string>} */
const pages = {};
/** The package with the page that uses it, which also stands for another origin. */
const own = plainSite(pages);
/** A site of another origin, with pages alone. @type {Awaited<ReturnType<typeof serve>>} */
let other;
before(async () => {
  const empty = join(folder, "empty");
  rmSync(empty, { recursive: true, force: true });
  mkdirSync(empty);
  other = await serve({ folder: empty, pages });
});
after(() => other?.close());

/**
 * A page with a board and the engine, from the site that has the package.
 * @param {string} policy
 * @param {string} [body]
 */
const page = (
  policy,
  body = `
  <script type="module" src="${own.url}nonet/board-define.mjs"></script><script type="module" src="${own.url}main.js"></script>
  <sudoku-board lang="en" mode="solve" puzzle="4030300000000001"></sudoku-board><output></output>`,
) =>
  `<!doctype html><html lang="en"><meta charset="utf-8">${policy && policyTag(policy)}<title>Lesson</title><link rel="icon" href="data:,"><body>${body}</body></html>`;

const trusted = "require-trusted-types-for 'script'; trusted-types nonet";
const here = answer.replace("in workers", "here");

describe("the package on a page", () => {
  it("of its own origin with a strict policy and Trusted Types", () => {
    pages["/strict"] = page(
      `default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src data:; object-src 'none'; base-uri 'none'; ${trusted}`,
    );
    return look(`${own.url}strict`, async (shown) => {
      await expectText(shown, answer);
      await expectBoard(shown);
    });
  });

  it("of another origin with a strict policy and Trusted Types", () => {
    pages["/strict"] = page(
      `default-src 'none'; script-src ${own.url} 'wasm-unsafe-eval'; connect-src ${own.url}; worker-src blob:; img-src data:; ${trusted}`,
    );
    return look(`${other.url}strict`, async (shown) => {
      await expectText(shown, answer);
      await expectBoard(shown);
    });
  });

  for (const [where, site] of /** @type {[string, () => string][]} */ ([
    ["its own", () => own.url],
    ["another", () => other.url],
  ])) {
    it(`of ${where} origin whose policy refuses workers: the calling thread answers`, () => {
      pages["/refused"] = page(
        `default-src 'none'; script-src ${own.url} 'wasm-unsafe-eval'; connect-src ${own.url}; worker-src 'none'; img-src data:`,
      );
      return look(
        `${site()}refused`,
        async (shown) => {
          await expectText(shown, here);
          await expectBoard(shown);
        },
        /worker-src|Content Security Policy/,
      );
    });
  }

  it("whose policy refuses workers: a count in the calling thread can be stopped, and createEngine rejects when workers are demanded", () => {
    pages["/refused"] = page(
      `default-src 'none'; script-src ${own.url} 'wasm-unsafe-eval'; connect-src ${own.url}; worker-src 'none'; img-src data:`,
    );
    return look(
      `${own.url}refused`,
      async (shown) => {
        const codes = await shown.evaluate(async (address) => {
          const { createEngine } = await import(address);
          const engine = await createEngine();
          const codeOf = (/** @type {any} */ error) => error.code;
          const stopped = await engine
            .count("0".repeat(256), { signal: AbortSignal.timeout(300) })
            .then(() => "counted", codeOf);
          const solved = (await engine.solve("4030300000000001")).status;
          return [stopped, solved, await createEngine({ worker: true }).then(() => "started", codeOf)];
        }, `${own.url}nonet/nonet.mjs`);
        assert.deepEqual(codes, ["aborted", "unique", "engine-load"]);
      },
      /worker-src|Content Security Policy/,
    );
  });

  it("in a sandboxed frame without an origin of its own", () => {
    pages["/framed"] = page("");
    pages["/outer"] = page(
      "",
      `<iframe title="Sudoku" sandbox="allow-scripts" src="${own.url}framed" width="600" height="800"></iframe>`,
    );
    return look(`${other.url}outer`, async (shown) => {
      const frame = await (await shown.locator("iframe").elementHandle())?.contentFrame();
      assert.ok(frame);
      await expectText(frame, answer);
      await expectBoard(frame);
    });
  });
});
