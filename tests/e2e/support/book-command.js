/** The built command nonet-book in a folder of its own, and what poppler reads of its files. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after } from "node:test";
import { fileURLToPath } from "node:url";

import { wholeLimit } from "./usable-time.js";

export const root = fileURLToPath(new URL("../../..", import.meta.url));
export const command = join(root, "dist/nonet-book.mjs");
export const folder = mkdtempSync(join(tmpdir(), "nonet-book-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const hasPoppler = spawnSync("pdfinfo", ["-v"]).error === undefined;
export const withPoppler = hasPoppler ? {} : { skip: "poppler-utils is not installed" };

/** The most that a run may take, in milliseconds: only a run that hangs takes as long. */
export const most = wholeLimit(120_000);
/** Has node take its standard error for a terminal, on which the command shows each progress at once. */
export const asTerminal = ["--import", "data:text/javascript,process.stderr.isTTY = true"];

/**
 * @param {readonly string[]} words
 * @param {{ input?: string, node?: readonly string[] }} [options] `node`: words for node itself
 */
export const run = (words, { input = "", node = [] } = {}) =>
  spawnSync(process.execPath, [...node, command, ...words], { cwd: folder, encoding: "utf8", input, timeout: most });

/** @param {object} settings @returns {string} name of the file */
export function settingsFile(settings, name = "settings.json") {
  writeFileSync(join(folder, name), JSON.stringify(settings));
  return name;
}

/** @param {string} file */
export function infoOf(file) {
  const lines = execFileSync("pdfinfo", [join(folder, file)], { encoding: "utf8" }).split("\n");
  const values = Object.fromEntries(lines.map((line) => line.split(/:\s+/)).filter(({ length }) => length === 2));
  return { pages: Number(values.Pages), size: values["Page size"], title: values.Title, author: values.Author };
}

/** @param {string} file @param {number} page from 1 */
export const textOf = (file, page) =>
  execFileSync("pdftotext", ["-layout", "-f", String(page), "-l", String(page), join(folder, file), "-"], {
    encoding: "utf8",
  });

/** The settings of a book with few puzzles. */
export const small = {
  version: 1,
  seed: 3,
  work: {
    kind: "new",
    sections: [
      { title: "Warm up", count: 5, goal: { layout: "2x3", level: "easy" } },
      { title: "", count: 6, goal: { level: "easy" } },
    ],
  },
  look: { paper: "6x9", perPage: 2, title: "Eleven", author: "A. Maker", show: { level: false }, book: {} },
};
