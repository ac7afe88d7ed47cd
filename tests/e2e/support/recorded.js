/** Pages of another origin that record what boards of the site tell them. */
import assert from "node:assert/strict";

import { visitForeign } from "./foreign.js";
import { site } from "./site.js";
import { expectSoon } from "./soon.js";

/** The page that records events of elements and messages of frames in `told`. @param {string} body */
export const recordingPage = (
  body,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lesson</title><link rel="icon" href="data:,">
<script>
  window.told = [];
  for (const name of ["ready", "change", "start", "progress", "solved", "given-up", "error"]) {
    addEventListener("sudoku-" + name, ({ detail }) => told.push({ name, ...detail }));
  }
  addEventListener("message", ({ data, origin }) => told.push({ origin, ...data }));
</script>${body}</html>`;

/**
 * @param {string} body
 * @param {(page: import("playwright-core").Page) => Promise<void>} work
 * @param {string} [locale] of the reader
 */
export const lesson = (body, work, locale = "en-GB") => visitForeign(recordingPage(body), work, { locale });

export const script = () => `<script type="module" src="${site.url}sudoku-board.js"></script>`;

/**
 * @param {import("playwright-core").Page} shown
 * @param {object} like fields that one of the events or messages must have
 */
export async function expectEvent(shown, like) {
  const seen = async () =>
    (await shown.evaluate(() => window.told)).some((one) =>
      Object.entries(like).every(([name, value]) => JSON.stringify(one[name]) === JSON.stringify(value)),
    );
  await expectSoon(seen, true).catch(async () =>
    assert.fail(`no ${JSON.stringify(like)} in ${JSON.stringify(await shown.evaluate(() => window.told))}`),
  );
}
