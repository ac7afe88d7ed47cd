/**
 * The files that a server of one's own needs for boards on its pages: the table of docs/embedding.md, and the archive
 * of the site that holds them all.
 */
import { readFile, readdir, writeFile } from "node:fs/promises";
import { join, sep } from "node:path";

import { zipSync } from "fflate";

import { zipEntry } from "./zip-entry.mjs";

/** Name of the archive, beside the start page. */
export const boardArchive = "nonet-board.zip";
/** The only folder at the top of the archive. */
const top = "nonet";

/**
 * What each part needs. `*` stands for letters, digits and hyphens.
 * @type {readonly { part: string, files: readonly string[] }[]}
 */
export const boardFiles = [
  { part: "the element", files: ["sudoku-board.js", "sudoku-board-*.mjs", "board-*.js"] },
  { part: "the engine", files: ["nonet.mjs", "nonet-worker.mjs", "nonet-glue.mjs", "nonet.wasm"] },
  {
    part: "hints, paths and exercises",
    files: ["nonet-teacher.wasm", "nonet-teacher-glue.mjs", "nonet-steps.mjs", "nonet-steps-*.mjs"],
  },
  { part: "lessons", files: ["nonet-lessons-*.mjs", "nonet-steps.mjs", "nonet-steps-*.mjs"] },
  { part: "ratings", files: ["nonet-rater.wasm", "nonet-rater-glue.mjs"] },
  {
    part: "puzzles with rules",
    files: ["nonet-rules.wasm", "nonet-rules-glue.mjs", "nonet-rules-teacher.wasm", "nonet-rules-teacher-glue.mjs"],
  },
  { part: "pictures, for `read` of the engine", files: ["nonet-vision.wasm", "nonet-vision-glue.mjs", "nonet-handwriting.wasm"] },
  { part: "the frame", files: ["embed.html", "embed.js", "embed-*.js", "embed/frame.css", "icon.svg"] },
  { part: "links that become frames", files: ["nonet-frames.js"] },
  { part: "the licences", files: ["LICENSE.txt", "THIRD-PARTY-NOTICES.txt"] },
];

/** Writes the archive, when all other files are written. @param {string} out the folder of the site */
export async function writeBoardArchive(out) {
  const patterns = boardFiles
    .flatMap(({ files }) => files)
    .map((name) => new RegExp(`^${name.replaceAll(".", "\\.").replaceAll("*", "[\\w-]+")}$`));
  const names = (await readdir(out, { recursive: true }))
    .map((name) => name.split(sep).join("/"))
    .filter((name) => patterns.some((pattern) => pattern.test(name)))
    .sort();
  const entries = await Promise.all(
    names.map(async (name) => [`${top}/${name}`, [await readFile(join(out, name)), zipEntry(0o644)]]),
  );
  await writeFile(join(out, boardArchive), zipSync(Object.fromEntries(entries), { level: 9 }));
}
