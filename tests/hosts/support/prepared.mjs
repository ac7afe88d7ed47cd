/**
 * The folder in which the hosts are built: build/hosts. It has the sources of tests/hosts, the tools of its lock file,
 * and the package, unpacked from its tarball as npm unpacks it. Hosts that have a lock file of their own are in
 * build/hosts/apps.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
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
 * @param {string} host that has a lock file of its own
 * @returns {string} its folder, with the sources as they are in tests/hosts, its tools and the package
 */
export function appFolder(host) {
  const there = join(folder, "apps", host);
  mkdirSync(there, { recursive: true });
  for (const name of readdirSync(there)) if (name !== "node_modules") rmSync(join(there, name), { recursive: true });
  cpSync(join(sources, host), there, { recursive: true });
  installFrom(join(sources, host), there);
  unpackPackage(there);
  run("npm", ["pkg", "set", `dependencies.nonet=${version}`], there);
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
export const installTools = () => installFrom(sources, folder);

/**
 * Installs what a lock file names, unless it is there.
 * @param {string} source the folder with the lock file @param {string} there
 */
function installFrom(source, there) {
  mkdirSync(there, { recursive: true });
  const lock = readFileSync(join(source, "package-lock.json"));
  const stamp = join(there, "node_modules/.lock-hash");
  const hash = createHash("sha256").update(lock).digest("hex");
  for (const name of ["package.json", "package-lock.json"]) cpSync(join(source, name), join(there, name));
  cpSync(join(sources, ".npmrc"), join(there, ".npmrc"));
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== hash) {
    run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], there);
    writeFileSync(stamp, hash);
  }
}

/** Installs the tools, unless they are there, and the package. */
export function prepare() {
  installTools();
  unpackPackage(folder);
}

/** @param {string} there whose node_modules get the package */
function unpackPackage(there) {
  const installed = join(there, "node_modules/nonet");
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(installed);
  run("tar", ["-xzf", tarball, "-C", installed, "--strip-components=1"]);
  // What Vite has gathered belongs to the package of an earlier run.
  rmSync(join(there, "node_modules/.vite"), { recursive: true, force: true });
}

/** Copies the package beside a page that is not bundled. @param {string} where */
export function copyPackage(where) {
  cpSync(join(folder, "node_modules/nonet"), join(where, "nonet"), { recursive: true });
}
