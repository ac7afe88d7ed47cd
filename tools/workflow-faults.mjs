// What a job of a workflow uses before a line of it has installed or built it, as far as the file can tell.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { referencesOf } from "./import-graph.mjs";
import { steps } from "./suites.mjs";
import { commandsOf } from "./workflows.mjs";

/** @typedef {import("./workflows.mjs").Job} Job @typedef {import("./workflows.mjs").Step} Step */

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(root + path, "utf8");
const everyStep = () => steps({ all: true, data: false });
const scripts = JSON.parse(read("package.json")).scripts;
const presets = JSON.parse(read("CMakePresets.json")).configurePresets;

/**
 * What the machines of GitHub have from the beginning, of what the workflows use. A container has nothing but Debian's
 * base system.
 * @type {[RegExp, string[]][]}
 */
const machines = [
  [
    /^ubuntu-24\.04(-arm)?$/,
    ["git", "gh", "sudo", "cmake", "ctest", "g++", "clang++", "node", "npm", "apt-get", "python3"],
  ],
  [/^macos-15$/, ["git", "gh", "cmake", "ctest", "c++", "clang++", "node", "npm", "brew", "python3"]],
  [/^windows-2025$/, ["git", "gh", "cmake", "node", "npm"]],
];
const always = ["apt-get", "cd", "echo", "mkdir", "mv", "rm", "sed", "sha256sum", "sysctl", "tar", "test"];

/** What an action gives. @type {Record<string, string[]>} */
const actions = {
  "actions/checkout": ["checkout"],
  "actions/setup-node": ["node", "npm"],
  "emscripten-core/setup-emsdk": ["emcc"],
  "actions/cache": [],
  "actions/upload-artifact": [],
  "actions/upload-pages-artifact": [],
  "actions/deploy-pages": [],
  "actions/attest-build-provenance": [],
  "actions/download-artifact": [],
};

/** What a package gives under another name than its own. @type {Record<string, string[]>} */
const packages = {
  cmake: ["cmake", "ctest"],
  "ninja-build": ["ninja"],
  ninja: ["ninja"],
  "clang-14": ["clang++-14"],
  "clang-18": ["clang++-18"],
  "libstb-dev": ["stb"],
};

/** The verbs of ./dev with what its help says. */
const verbs = new Set(
  [...(/case \$verb in([^]*?)^esac/m.exec(read("dev"))?.[1] ?? "").matchAll(/^ {2}([\w| -]+)\)/gm)].flatMap(
    ([, names]) => names.split("|").map((name) => name.trim()),
  ),
);
/** Verbs that install nothing. */
const bareVerbs = ["help", "release-check"];
/**
 * Verbs that build neither the site nor the command line that a later line could use.
 * @type {Record<string, string[]>}
 */
const built = {
  build: ["build/bin/nonet", "dist"],
  "dist native": ["build/release", "build/static/bin"],
  "dist web": ["build/release", "dist"],
  "dist windows": ["build/release"],
  "test-platforms windows": ["build/windows/bin"],
};

/**
 * Whether a script, or a file that it imports, imports a package of npm.
 * @param {string} path
 * @param {Set<string>} [seen]
 * @returns {boolean}
 */
function importsPackages(path, seen = new Set()) {
  if (seen.has(path) || !existsSync(root + path)) return false;
  seen.add(path);
  const references = referencesOf(path, read(path)).filter(({ kind }) => kind === "import");
  return references.some(({ to, isFile }) => (isFile ? importsPackages(to, seen) : !to.startsWith("node:")));
}

/** @param {string} word a path, with * in its last part @returns {string[]} */
function filesNamed(word) {
  const found = /^\$\(find (\S+) -name (.*)\)$/.exec(word);
  if (found)
    return readdirSync(root + found[1], { recursive: true, encoding: "utf8" })
      .map((name) => `${found[1]}/${name}`)
      .filter((name) => name.endsWith(found[2].slice(1)));
  if (!word.includes("*")) return [word];
  const [folder, ending] = [posix.dirname(word), posix.basename(word).slice(1)];
  return existsSync(root + folder)
    ? readdirSync(root + folder)
        .filter((name) => name.endsWith(ending))
        .map((name) => `${folder}/${name}`)
    : [];
}

/** Follows one job from its first line to its last. */
class Following {
  /** @param {Job} job */
  constructor(job) {
    this.job = job;
    this.isRoot = Boolean(job.container);
    const preinstalled = machines.find(([machine]) => machine.test(job.machine))?.[1];
    /** @type {string[]} */
    this.faults = preinstalled ? [] : [`runs on ${job.machine}, which tools/workflow-faults.mjs does not know`];
    /** What is there: programs, `checkout`, `packages` (of npm), and paths that a build has made. */
    this.has = new Set([...always, ...(job.container ? [] : (preinstalled ?? []))]);
  }

  /** @param {string} user what the fault begins with @param {...string} things */
  need(user, ...things) {
    for (const thing of things)
      if (!this.has.has(thing)) this.faults.push(`${user} needs ${thing}, and no earlier line gives it`);
  }

  /** @param {string} user @param {string} path of a program or file that a build makes */
  needBuilt(user, path) {
    if (![...this.has].some((made) => path === made || path.startsWith(`${made}/`)))
      this.faults.push(`${user} needs ${path}, and no earlier line builds it`);
  }

  /** @param {Step} step */
  follow(step) {
    for (const value of Object.values(step.env ?? {}))
      if (value.startsWith("build/")) this.needBuilt(step.run ?? step.uses ?? "", value);
    if (step.run) commandsOf(step.run).forEach((command) => this.runs(command));
    else if (step.uses) this.uses(step);
  }

  /** @param {Step} step */
  uses({ uses = "", with: inputs = {} }) {
    const action = uses.split("@")[0];
    if (uses.startsWith("./")) return void this.faults.push(`${uses} is no action or workflow of this repository`);
    if (!Object.hasOwn(actions, action))
      return void this.faults.push(`tools/workflow-faults.mjs does not know what ${action} gives`);
    if (action === "actions/checkout") this.need(action, "git");
    if (action === "actions/download-artifact" && inputs.path) this.has.add(String(inputs.path));
    for (const thing of actions[action]) this.has.add(thing);
  }

  /** @param {import("./workflows.mjs").Command} command */
  runs({ words, asRoot }) {
    const [program, ...rest] = words;
    const shown = words.join(" ");
    if (asRoot) this.need(shown, "sudo");
    if (program === "./dev" || program === ".ci/run")
      return this.dev(shown, program === ".ci/run" ? ["test", "--yes", ...rest] : rest);
    if (program.startsWith("build/")) return this.needBuilt(shown, program);
    this.need(shown, program.startsWith("./") ? "checkout" : program);
    const method = {
      "apt-get": this.installs,
      brew: this.installs,
      cmake: this.cmake,
      ctest: this.ctest,
      npm: this.npm,
      node: this.node,
      git: undefined,
    }[program];
    method?.call(this, shown, rest, asRoot);
  }

  /** @param {string} shown @param {string[]} rest @param {boolean} asRoot */
  installs(shown, rest, asRoot) {
    if (shown.startsWith("apt-get") && !this.isRoot && !asRoot)
      this.faults.push(`${shown} needs sudo outside a container`);
    if (rest[0] !== "install") return;
    for (const name of rest.slice(1).filter((word) => !word.startsWith("-")))
      for (const thing of packages[name] ?? [name]) this.has.add(thing);
  }

  /** @param {string} shown @param {string[]} words */
  dev(shown, [verb, ...rest]) {
    this.need(shown, "checkout", "git");
    if (!verbs.has(verb)) return void this.faults.push(`${shown}: ./dev has no command ${verb}`);
    if (bareVerbs.includes(verb)) return this.need(shown, "node");
    if (!this.isRoot && !rest.includes("--yes"))
      this.faults.push(`${shown} needs --yes outside a container, where it is not root`);
    if (this.job.machine.startsWith("ubuntu") === false)
      this.faults.push(`${shown}: ./dev installs by apt-get, which ${this.job.machine} does not have`);
    for (const thing of ["node", "npm", "packages"]) this.has.add(thing);
    if (verb === "test") this.devTest(shown, rest);
    for (const part of ["", ...rest]) for (const path of built[`${verb} ${part}`.trim()] ?? []) this.has.add(path);
  }

  /** @param {string} shown @param {string[]} rest */
  devTest(shown, rest) {
    const names = rest.filter((word) => !word.startsWith("-") && !word.startsWith("$"));
    const all = everyStep();
    for (const name of names)
      if (!all.some((step) => step.name === name || step.name.startsWith(`${name} `)))
        this.faults.push(`${shown}: ./dev test has no step ${name}`);
    for (const word of rest) {
      if (word.startsWith("--") && !/^--(yes|all|changed(=\S+)?|shard=\d+\/\d+)$/.test(word))
        this.faults.push(`${shown}: ./dev test has no option ${word}`);
      if (
        word.startsWith("$") &&
        !Object.hasOwn(this.job.steps.find(({ run }) => run?.includes(word))?.env ?? {}, word.slice(1))
      )
        this.faults.push(`${shown}: nothing sets ${word}`);
    }
    if (names.length === 0 || names.some((name) => name.startsWith("e2e") || name === "build site"))
      this.has.add("dist");
  }

  /** @param {string} shown @param {string[]} rest */
  cmake(shown, rest) {
    if (rest[0] === "-E") return;
    const preset = rest[rest.indexOf("--preset") + 1];
    if (!rest.includes("--preset") || !presets.some((/** @type {{name: string}} */ { name }) => name === preset))
      return void this.faults.push(`${shown} names no preset of CMakePresets.json`);
    if (rest.includes("--build")) return this.cmakeBuild(shown, rest, preset);
    const set = Object.fromEntries(
      rest.filter((word) => word.startsWith("-D")).map((word) => word.slice(2).split("=")),
    );
    this.need(
      shown,
      "checkout",
      "ninja",
      set.CMAKE_CXX_COMPILER ?? (this.job.machine.startsWith("macos") ? "c++" : "g++"),
    );
    if (set.NONET_TESTS !== "OFF" && set.NONET_FETCH_CATCH2 !== "ON") this.need(shown, "catch2");
    if (set.NONET_FETCH_STB !== "ON" && set.NONET_PROGRAMS !== "OFF" && set.NONET_TESTS !== "OFF")
      this.need(shown, "stb");
    this.has.add(`configured ${preset}`);
  }

  /** @param {string} shown @param {string[]} rest @param {string} preset */
  cmakeBuild(shown, rest, preset) {
    this.need(shown, `configured ${preset}`);
    const at = rest.indexOf("--target");
    const targets = at < 0 ? ["nonet", "nonet-tests"] : rest.slice(at + 1);
    for (const target of targets)
      this.has.add(target === "nonet" && preset === "release" ? "build/bin/nonet" : `build/${preset}/bin/${target}`);
  }

  /** @param {string} shown @param {string[]} rest */
  ctest(shown, rest) {
    this.needBuilt(shown, `build/${rest[rest.indexOf("--preset") + 1]}/bin/nonet-tests`);
  }

  /** @param {string} shown @param {string[]} words */
  npm(shown, [verb, name]) {
    this.need(shown, "checkout");
    if (verb === "ci") return void this.has.add("packages");
    if (verb !== "run") return void this.faults.push(`tools/workflow-faults.mjs does not know npm ${verb}`);
    if (!scripts[name]) return void this.faults.push(`${shown}: package.json has no script ${name}`);
    if (!scripts[name].startsWith("npm audit")) this.need(shown, "packages");
  }

  /** @param {string} shown @param {string[]} rest */
  node(shown, rest) {
    this.need(shown, "checkout");
    const isTest = rest[0] === "--test";
    const words = rest.filter((word) => !word.startsWith("-"));
    const files = (isTest ? words : words.slice(0, 1)).flatMap(filesNamed);
    if (files.length === 0 || files.some((file) => !existsSync(root + file)))
      this.faults.push(`${shown} names a file that is not there`);
    if (files.some((file) => importsPackages(file))) this.need(shown, "packages");
    for (const word of words) if (word.startsWith("build/")) this.needBuilt(shown, word);
  }
}

/** @param {Job} job @returns {string[]} a sentence for each fault */
export function faultsOfJob(job) {
  // What a called workflow uses is looked at there.
  if (job.source.uses) return existsSync(root + job.source.uses) ? [] : [`${job.source.uses} is not there`];
  const following = new Following(job);
  for (const step of job.steps) following.follow(step);
  return [...new Set(following.faults)];
}
