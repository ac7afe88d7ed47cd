/**
 * The folder in which the hosts are built: build/hosts. It has the sources of tests/hosts, the tools of its lock file,
 * and the package, unpacked from its tarball as npm unpacks it.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const top = fileURLToPath(new URL("../../..", import.meta.url));
const sources = join(top, "tests/hosts");

export const folder = join(top, "build/hosts");
const { version } = JSON.parse(readFileSync(join(top, "package.json"), "utf8"));
export const tarball = join(top, `build/nonet-${version}.tgz`);

/** @param {string} host @returns {string} its folder, with the sources as they are in tests/hosts */
export function hostFolder(host) {
  const there = join(folder, host);
  rmSync(there, { recursive: true, force: true });
  cpSync(join(sources, host), there, { recursive: true });
  return there;
}

/**
 * @param {string} program
 * @param {readonly string[]} words
 * @param {string} [cwd]
 * @returns {string} what the program prints; throws with all of it when it fails
 */
export function run(program, words, cwd = folder) {
  try {
    return execFileSync(program, words, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    const { stdout, stderr, message } = /** @type {{ stdout: string, stderr: string, message: string }} */ (error);
    throw new Error(`${message}\n${stdout}\n${stderr}`, { cause: error });
  }
}

/** Installs the tools, unless they are there. */
export function installTools() {
  mkdirSync(folder, { recursive: true });
  const lock = readFileSync(join(sources, "package-lock.json"));
  const stamp = join(folder, "node_modules/.lock-hash");
  const hash = createHash("sha256").update(lock).digest("hex");
  for (const name of ["package.json", "package-lock.json"]) cpSync(join(sources, name), join(folder, name));
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== hash) {
    run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
    writeFileSync(stamp, hash);
  }
}

/** Installs the tools, unless they are there, and the package. */
export function prepare() {
  installTools();
  const installed = join(folder, "node_modules/nonet");
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(installed);
  run("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"]);
  // What Vite has gathered belongs to the package of an earlier run.
  rmSync(join(folder, "node_modules/.vite"), { recursive: true, force: true });
}

/** Copies the package beside a page that is not bundled. @param {string} where */
export function copyPackage(where) {
  cpSync(join(folder, "node_modules/nonet"), join(where, "nonet"), { recursive: true });
}
