/** What tests of print settings share. */
import assert from "node:assert/strict";

/** Seeds of settings that are tried. */
export const seeds = Array.from({ length: 200 }, (_, i) => i + 1);

/**
 * What is wrong in settings that must be refused.
 * @param {import("../../../web/print/settings-check.js").CheckedSettings} read
 * @returns {any}
 */
export function errorOf(read) {
  assert.ok("error" in read, JSON.stringify(read).slice(0, 200));
  return read.error;
}
