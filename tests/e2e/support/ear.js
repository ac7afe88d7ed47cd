/**
 * A player who only hears: keys go in, and out come the names of what has the focus and the texts of live regions.
 * Names are the ones that Chromium hands to a screen reader (`Accessibility` of the DevTools protocol).
 *
 * @typedef {import("playwright-core").Page} Page
 * @typedef {{ key: string, focus: string | null, told: string[] }} Heard what followed a key: the name of what has the
 *   focus, if the focus has moved; the texts of live regions
 */
import assert from "node:assert/strict";

import { expectSoon, settled, soonMilliseconds } from "./soon.js";
import { UsableTime } from "./usable-time.js";

/** Runs in the page before its scripts: collects each text that a live region begins to show. */
function collect() {
  const heard = /** @type {string[]} */ ([]);
  Object.assign(globalThis, { heardTexts: heard });
  const live = '[aria-live="polite"], [aria-live="assertive"], [role="status"], [role="alert"]';
  new MutationObserver((records) => {
    const regions = new Set(
      records.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(live)),
    );
    for (const region of regions) {
      const text = region?.checkVisibility() ? region.textContent?.replaceAll("\u00a0", " ").trim() : "";
      if (text) heard.push(text);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Returns a listener on a page that is still to be loaded. @param {Page} page */
export async function listenTo(page) {
  await page.addInitScript(collect);
  const session = await page.context().newCDPSession(page);
  await session.send("Accessibility.enable");
  /** @type {Heard[]} */
  const transcript = [];
  let focused = "";

  /** The accessible name and the role of what has the focus. */
  async function focusNow() {
    const { result } = await session.send("Runtime.evaluate", { expression: "document.activeElement" });
    const { nodes } = await session.send("Accessibility.getPartialAXTree", {
      objectId: result.objectId,
      fetchRelatives: false,
    });
    const [node] = nodes;
    if (!node || node.ignored || node.role?.value === "RootWebArea") return "";
    const states = (node.properties ?? []).filter(
      ({ name, value }) =>
        ["invalid", "readonly", "pressed"].includes(name) && !["false", ""].includes(String(value.value)),
    );
    const role = node.role?.value === "gridcell" || node.role?.value === "gridCell" ? "" : ` (${node.role?.value})`;
    return `${node.name?.value ?? ""}${role}${states.map(({ name }) => `, ${name}`).join("")}`;
  }

  const toldNow = () => page.evaluate(() => /** @type {any} */ (globalThis).heardTexts.splice(0));

  /** Adds what is heard now to the last line. @param {Heard} line */
  async function hear(line) {
    line.told.push(...(await toldNow()));
    const now = await focusNow();
    if (now !== focused) line.focus = focused = now;
    return line;
  }

  return {
    transcript,

    /** Presses a key. @param {string} key @returns {Promise<Heard>} */
    async press(key) {
      const line = { key, focus: null, told: [] };
      transcript.push(line);
      await page.keyboard.press(key);
      // The page speaks in a task of its own after the key.
      await settled(page);
      await hear(line);
      // Only a comma and the first digit of a number have no answer of their own.
      const patience = /^[,1]$/.test(key) ? 0 : soonMilliseconds;
      for (const time = new UsableTime(); line.focus === null && !line.told.length && !time.isOver(patience);)
        await hear(line);
      return line;
    },

    /**
     * Presses a key and waits until something is told that fits.
     * @param {string} key
     * @param {RegExp} expected
     * @returns {Promise<Heard>}
     */
    async pressUntil(key, expected) {
      const line = await this.press(key);
      await expectSoon(async () => expected.test([...(await hear(line)).told, line.focus].join(" ")), true);
      return line;
    },

    /** Reads the names of all cells, as a screen reader lists them. @returns {Promise<string[]>} */
    async cellNames() {
      const { nodes } = await session.send("Accessibility.getFullAXTree");
      return nodes
        .filter(({ role, ignored }) => !ignored && /^gridcell$/i.test(role?.value))
        .map(({ name }) => String(name?.value));
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof listenTo>>} Listener */

/**
 * Reads the board from the names of its cells: a digit per cell, 0 where it is empty.
 * @param {readonly string[]} names
 * @returns {number[]}
 */
export function boardFromNames(names) {
  return names.map((name) => {
    const digit = /^row \d+, column \d+, ([1-9A-Z])(?:,|$)/.exec(name)?.[1];
    return digit ? parseInt(digit, 36) : 0;
  });
}

/**
 * The solution of a board with square boxes: the cell with the fewest candidates is tried first.
 * @param {readonly number[]} board
 * @returns {number[]}
 */
export function solutionOf(board) {
  const side = Math.sqrt(board.length);
  const box = Math.sqrt(side);
  const digits = [...board];
  const housesOf = (/** @type {number} */ cell) => {
    const [row, column] = [Math.floor(cell / side), cell % side];
    return [row, side + column, 2 * side + Math.floor(row / box) * box + Math.floor(column / box)];
  };
  const used = new Array(3 * side).fill(0);
  const mark = (/** @type {number} */ cell, /** @type {number} */ digit) => {
    for (const house of housesOf(cell)) used[house] ^= 1 << digit;
  };
  digits.forEach((digit, cell) => {
    if (digit) mark(cell, digit);
  });
  const possible = (/** @type {number} */ cell) => {
    const [row, column, inBox] = housesOf(cell);
    return Array.from({ length: side }, (_, i) => i + 1).filter(
      (digit) => !((used[row] | used[column] | used[inBox]) & (1 << digit)),
    );
  };
  const fill = () => {
    /** @type {{ cell: number, candidates: number[] } | null} */
    let best = null;
    for (const [cell, digit] of digits.entries()) {
      if (digit) continue;
      const candidates = possible(cell);
      if (!best || candidates.length < best.candidates.length) best = { cell, candidates };
    }
    if (!best) return true;
    for (const digit of best.candidates) {
      digits[best.cell] = digit;
      mark(best.cell, digit);
      if (fill()) return true;
      mark(best.cell, digit);
      digits[best.cell] = 0;
    }
    return false;
  };
  assert.ok(fill(), "the board has no solution");
  return digits;
}
