#!/usr/bin/env node
// Packs the command line for a system other than Linux into an archive of a release:
// build/release/nonet-VERSION-SYSTEM.zip.
//
//     node tools/pack-native.mjs windows-x86_64|macos-arm64 PROGRAM
//
// The archive has the program, the licenses, and for macOS the manual page. Packing the same files twice gives the same
// bytes.

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";

const root = fileURLToPath(new URL("..", import.meta.url));
const systems = ["windows-x86_64", "macos-arm64"];
/** What zip files hold for the rights of a file on POSIX: a plain file, read by all. */
const rights = (/** @type {number} */ mode) => ({
  os: 3,
  attrs: (0o100000 | mode) * 0x10000,
  mtime: "1980-01-01T12:00:00",
});

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
const plain = rights(0o644);
writeFileSync(
  file,
  zipSync({
    LICENSE: [readFileSync(`${root}LICENSE`), plain],
    "README.md": [readFileSync(`${root}README.md`), plain],
    "THIRD-PARTY-NOTICES.txt": [readFileSync(`${root}tools/build/${system.split("-")[0]}-notices.txt`), plain],
    ...(isWindows ? {} : { "nonet.1": [manualOf(program), plain] }),
    [isWindows ? "nonet.exe" : "nonet"]: [readFileSync(program), rights(0o755)],
  }),
);
console.log(file.slice(root.length));
