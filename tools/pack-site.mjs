#!/usr/bin/env node
// Packs the built site into an archive for a server of one's own: build/release/nonet-VERSION-site.zip.
//
//     node tools/pack-site.mjs [FOLDER]
//
// FOLDER is the built site; dist when absent. docs/self-hosting.md says what to do with the archive.

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";

import { zipEntry } from "./build/zip-entry.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/** The only folder at the top of the archive. */
const top = "nonet";

/**
 * Returns the archive of a built site. Web servers tell versions of a file apart by its time and its size, so each
 * version of the site needs a time of its own.
 * @param {string} folder @param {Date} time of all files
 */
export function siteArchive(folder, time) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(join(folder, "/").length))
    .sort();
  return zipSync(
    Object.fromEntries(
      files.map((path) => [
        `${top}/${path.split(sep).join("/")}`,
        [readFileSync(join(folder, path)), zipEntry(0o644, time)],
      ]),
    ),
    { level: 9 },
  );
}

/** The time of the last commit: the same for all who build this version. */
function commitTime() {
  const { stdout, status } = spawnSync("git", ["log", "-1", "--format=%cI"], { cwd: root, encoding: "utf8" });
  return status === 0 ? new Date(stdout.trim()) : new Date();
}

function main() {
  const folder = process.argv[2] ?? join(root, "dist");
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const archive = siteArchive(folder, commitTime());
  const file = `build/release/nonet-${version}-site.zip`;
  mkdirSync(join(root, "build/release"), { recursive: true });
  writeFileSync(join(root, file), archive);
  console.log(`${file}: ${(archive.length / 1e6).toFixed(1)} MB`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
