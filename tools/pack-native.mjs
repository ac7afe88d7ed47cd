#!/usr/bin/env node
// Packs the command line for a system other than Linux into an archive of a release:
// build/release/nonet-VERSION-SYSTEM.zip.
//
//     node tools/pack-native.mjs windows-x86_64|macos-arm64 PROGRAM
//
// The archive has the program, the licenses, and for macOS the manual page.

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";

import { zipEntry } from "./build/zip-entry.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const systems = ["windows-x86_64", "macos-arm64"];

/** @param {string} program @returns {Uint8Array} */
function manualOf(program) {
  const { stdout, status } = spawnSync(program, ["help", "--man"]);
  if (status !== 0) throw new Error(`${program} help --man failed`);
  return stdout;
}

const [system, program] = process.argv.slice(2);
if (!systems.includes(system) || !program)
  throw new Error(`write: node tools/pack-native.mjs ${systems.join("|")} PROGRAM`);
const isWindows = system.startsWith("windows");
const { version } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
const file = `${root}build/release/nonet-${version}-${system}.zip`;
mkdirSync(`${root}build/release`, { recursive: true });
const plain = zipEntry(0o644);
writeFileSync(
  file,
  zipSync({
    LICENSE: [readFileSync(`${root}LICENSE`), plain],
    "README.md": [readFileSync(`${root}README.md`), plain],
    "THIRD-PARTY-NOTICES.txt": [readFileSync(`${root}tools/build/${system.split("-")[0]}-notices.txt`), plain],
    ...(isWindows ? {} : { "nonet.1": [manualOf(program), plain] }),
    [isWindows ? "nonet.exe" : "nonet"]: [readFileSync(program), zipEntry(0o755)],
  }),
);
console.log(file.slice(root.length));
