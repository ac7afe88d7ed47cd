/** What the programs of poppler-utils say about a PDF file. */
import { execFileSync, spawnSync } from "node:child_process";

/** The reason why a test that needs poppler-utils is skipped; false where the programs are installed. */
export const withoutPoppler = spawnSync("pdfinfo", ["-v"]).error ? "poppler-utils is not installed" : false;

/**
 * The output of a program. What it warns of, such as a page without words, is no part of it.
 * @param {string} program
 * @param {readonly string[]} parameters
 */
export const said = (program, ...parameters) =>
  execFileSync(program, parameters, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, TZ: "UTC" },
    maxBuffer: 1 << 28,
  });

/** The version of poppler, such as 22.12.0: another one may draw a page a little differently. */
export const popplerVersion = () =>
  /version ([\d.]+)/.exec(spawnSync("pdftoppm", ["-v"], { encoding: "utf8" }).stderr)?.[1] ?? "";

/** The rows of a table without its head. @param {string} table */
const rowsOf = (table) => table.split("\n").slice(2).filter(Boolean);

/** @param {string} path @returns {{ name: string, isEmbedded: boolean, isSubset: boolean, hasUnicode: boolean }[]} */
export function fontsIn(path) {
  return rowsOf(said("pdffonts", path)).map((row) => {
    const [, name, embedded, subset, unicode] = /^(\S+).* (yes|no) +(yes|no) +(yes|no) +\d+ +\d+$/.exec(row) ?? [];
    return { name, isEmbedded: embedded === "yes", isSubset: subset === "yes", hasUnicode: unicode === "yes" };
  });
}

/** The number of bitmaps. @param {string} path */
export const imagesIn = (path) => rowsOf(said("pdfimages", "-list", path)).length;

/**
 * @param {string} path
 * @returns {{ title: string, sizes: readonly (readonly [width: number, height: number])[] }} sizes of all pages in
 *   points
 */
export function infoOf(path) {
  const text = said("pdfinfo", "-l", "-1", path);
  const sizes = [...text.matchAll(/^Page +\d+ size: +([\d.]+) x ([\d.]+) pts/gm)].map(
    ([, width, height]) => /** @type {const} */ ([Number(width), Number(height)]),
  );
  return { title: /^Title: +(.*)$/m.exec(text)?.[1] ?? "", sizes };
}

/**
 * A word as it stands on its page: lengths in points from the upper left corner.
 *
 * @typedef {{ text: string, left: number, top: number, right: number, bottom: number }} Word
 */

/** @type {Record<string, string>} */
const entities = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#39": "'" };

/** The words of each page. @param {string} path @returns {Word[][]} */
export function wordsIn(path) {
  return said("pdftotext", "-bbox", path, "-")
    .split("<page ")
    .slice(1)
    .map((page) =>
      [
        ...page.matchAll(/<word xMin="([-\d.]+)" yMin="([-\d.]+)" xMax="([-\d.]+)" yMax="([-\d.]+)">(.*?)<\/word>/g),
      ].map(([, left, top, right, bottom, text]) => ({
        text: text.replace(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole),
        left: Number(left),
        top: Number(top),
        right: Number(right),
        bottom: Number(bottom),
      })),
    );
}
