// `./dev mutants`: puts small faults into the sources, one at a time, and sees whether the tests notice them.
//
//     node tools/mutants.mjs [grid|solve|rating|model …] [--count N] [--seed S] [--minutes N] [--again]
//
// The faults are chosen by the seed, evenly over the lines of the target; --again tries those that the last run of the
// target did not notice. Each fault goes into a copy of the checkout below build/mutants. A fault that does not compile
// is no mutant, and another takes its place. A mutant is noticed when a test of its room fails, or when the tests take
// five times as much processor time as without it. Prints a line for each mutant that the tests did not notice, and the
// counts. The same as data: build/mutants/TARGET.json.

import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { mutated, mutationsOf } from "./mutations.mjs";

/** @typedef {import("./mutations.mjs").Mutation} Mutation */
/** @typedef {{ path: string, mutation: Mutation }} Site */
/** @typedef {"noticed" | "too slow" | "not noticed" | "does not compile"} Fate */
/** @typedef {{ path: string, line: number, begin: number, operator: string, was: string, fate: Fate }} Tried */
/**
 * @typedef {object} Target
 * @property {string} copy the name of its copy of the checkout: targets of one copy share its build
 * @property {string} sources the folder whose files get faults
 * @property {RegExp} files which of its files
 * @property {string[][]} prepare commands that are run once
 * @property {string[]} [build] a command that compiles the program of the tests
 * @property {(path: string) => string[][]} tests commands that end with 0 when all tests pass; those that are likely to
 *   notice a fault in the file come first
 */

const root = fileURLToPath(new URL("..", import.meta.url));
/** Seconds of processor time that tests may take in any case. */
const shortestPatience = 10;
/** Milliseconds after which a build or tests that only wait are ended. */
const longestRun = 1_800_000;

/**
 * The C++ rooms share one program of tests, which is compiled without optimisation but for the kernels.
 * @param {string} room
 * @param {RegExp} files
 * @returns {Target}
 */
const core = (room, files) => ({
  copy: "core",
  sources: `core/${room}`,
  files,
  prepare: [
    [
      "cmake",
      "--preset",
      "debug",
      "-B",
      "build/mutant",
      "-DNONET_TEST_ROOMS=grid;solve;rating",
      "-DNONET_PROGRAMS=OFF",
      "-DNONET_INSTALL=OFF",
      "-DNONET_UNITY_FOLDERS=ON",
      "-DCMAKE_CXX_FLAGS_DEBUG=-O0 -w",
    ],
  ],
  build: ["cmake", "--build", "build/mutant", "--target", "nonet-tests"],
  tests: () => [["build/mutant/bin/nonet-tests", `[${room}]~[slow]~[data]`, "--abort"]],
});

/** Test files of node in one process, which takes a third of the time. @param {readonly string[]} files */
const inOneProcess = (files) => [
  "node",
  "--test-reporter=dot",
  "--input-type=module",
  "--eval",
  files.map((file) => `await import("./${file}");`).join(""),
];

/** @type {Record<string, Target>} */
const targets = {
  // A fault in a header of this room would compile nearly all of the core again.
  grid: core("grid", /\.cpp$/),
  solve: core("solve", /\.(cpp|h)$/),
  rating: core("rating", /\.cpp$/),
  model: {
    copy: "web",
    sources: "web/model",
    files: /\.js$/,
    prepare: [],
    tests: (path) => {
      const own = `tests/${path.replace(/\.js$/, ".test.js")}`;
      return [
        ...(path && existsSync(join(root, own)) ? [inOneProcess([own])] : []),
        inOneProcess(testFiles("tests/web/model")),
      ];
    },
  },
};

/** @param {string} folder */
const testFiles = (folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.js"))
    .sort()
    .map((name) => `${folder}/${name}`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "40" },
    seed: { type: "string", default: "1" },
    minutes: { type: "string", default: "120" },
    again: { type: "boolean", default: false },
  },
});
const [count, seed, minutes] = [values.count, values.seed, values.minutes].map(Number);
const names = positionals.length ? positionals : Object.keys(targets);
if (
  names.some((name) => !Object.hasOwn(targets, name)) ||
  ![count, seed, minutes].every((number) => Number.isInteger(number) && number > 0)
) {
  process.stderr.write(
    `usage: ./dev mutants [${Object.keys(targets).join("|")} …] [--count N] [--seed S] [--minutes N] [--again]\n`,
  );
  process.exit(2);
}

/**
 * Makes a folder the same as the checkout, with what is not committed. What is the same already is not touched, so that
 * a build there compiles what differs.
 * @param {string} copy
 */
function renew(copy) {
  const listed = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  if (listed.status !== 0) throw new Error(listed.stderr);
  const wanted = new Set(listed.stdout.split("\0").filter((path) => path && existsSync(join(root, path))));
  mkdirSync(copy, { recursive: true });
  const here = readdirSync(copy, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(copy.length + 1))
    .filter((path) => !/^(build|node_modules)\//.test(path));
  for (const path of here) if (!wanted.has(path)) rmSync(join(copy, path));
  for (const path of wanted) {
    const text = readFileSync(join(root, path));
    const file = join(copy, path);
    if (existsSync(file) && readFileSync(file).equals(text)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  if (!existsSync(join(copy, "node_modules"))) symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
}

/**
 * Every fault of every file, in an order that the seed decides (the order of a linear congruential generator's
 * numbers).
 * @param {Target} target
 * @param {string} copy
 * @returns {Site[]}
 */
function sitesOf({ sources, files }, copy) {
  const all = readdirSync(join(copy, sources), { recursive: true, encoding: "utf8" })
    .filter((file) => files.test(file))
    .sort()
    .flatMap((file) => {
      const path = join(sources, file);
      return mutationsOf(readFileSync(join(copy, path), "utf8")).map((mutation) => ({ path, mutation }));
    });
  let state = seed;
  return all
    .map((site) => ({ site, key: (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) }))
    .sort((one, other) => one.key - other.key)
    .map(({ site }) => site);
}

/** @param {string} name @param {number} end when no further mutant is begun */
function tryTarget(name, end) {
  const target = targets[name];
  const copy = join(root, "build/mutants", target.copy);
  const report = join(root, "build/mutants", `${name}.json`);
  /** @param {readonly string[]} command */
  const run = ([program, ...rest]) =>
    spawnSync(program, rest, {
      cwd: copy,
      encoding: "utf8",
      maxBuffer: 1 << 28,
      timeout: longestRun,
      killSignal: "SIGKILL",
    });
  /**
   * Runs tests until they have used so much processor time, which other work on the machine does not change.
   * @param {readonly string[]} command
   * @param {number} seconds
   */
  const runAtMost = (command, seconds) =>
    run(["bash", "-c", `ulimit -t ${Math.ceil(seconds)}; exec "$@"`, "tests", ...command]);
  /** @param {readonly string[]} command */
  function mustRun(command) {
    const result = run(command);
    if (result.status === 0) return result;
    process.stderr.write(
      `${command.join(" ")} failed without a fault:\n${result.stdout.slice(-2000)}${result.stderr.slice(-2000)}\n`,
    );
    return process.exit(2);
  }
  /** The processor time of tests that pass. @param {readonly string[]} command */
  const secondsOf = (command) =>
    Number(
      mustRun(["bash", "-c", 'TIMEFORMAT=%U; time "$@"', "tests", ...command])
        .stderr.trim()
        .split("\n")
        .at(-1),
    );
  /** @param {string} path @param {number} patience @returns {Fate} */
  function fateOf(path, patience) {
    if (target.build && run(target.build).status !== 0) return "does not compile";
    for (const command of target.tests(path)) {
      const { status, signal } = runAtMost(command, patience);
      if (signal === "SIGXCPU" || signal === "SIGKILL") return "too slow";
      if (status !== 0) return "noticed";
    }
    return "not noticed";
  }

  renew(copy);
  for (const command of target.prepare) mustRun(command);
  if (target.build) mustRun(target.build);
  const patience = Math.max(shortestPatience, 5 * Math.max(...target.tests("").map(secondsOf)));
  const all = sitesOf(target, copy);
  const keyOf = (/** @type {string} */ path, /** @type {{ begin: number, operator: string }} */ { begin, operator }) =>
    `${path} ${begin} ${operator}`;
  const before = values.again
    ? new Set(
        /** @type {Tried[]} */ (JSON.parse(readFileSync(report, "utf8")))
          .filter(({ fate }) => fate === "not noticed")
          .map((each) => keyOf(each.path, each)),
      )
    : null;

  /** @type {Tried[]} */
  const tried = [];
  const many = (/** @type {Fate} */ fate) => tried.filter((one) => one.fate === fate).length;
  for (const { path, mutation } of before ? all.filter((site) => before.has(keyOf(site.path, site.mutation))) : all) {
    if (tried.length - many("does not compile") === count || Date.now() > end) break;
    const file = join(copy, path);
    const text = readFileSync(file, "utf8");
    writeFileSync(file, mutated(text, mutation));
    const fate = fateOf(path, patience);
    writeFileSync(file, text);
    const { line, begin, operator } = mutation;
    const was = text.split("\n")[line - 1].trim();
    tried.push({ path, line, begin, operator, was, fate });
    if (fate === "not noticed") process.stdout.write(`${path}:${line}: ${operator}: ${was}\n`);
    if (!before) writeFileSync(report, `${JSON.stringify(tried, null, 1)}\n`);
  }
  process.stdout.write(
    `${name}: ${tried.length - many("does not compile")} mutants of ${all.length} possible faults, ${many("noticed")} noticed, ${many("too slow")} noticed by their time, ` +
      `${many("not noticed")} not noticed; ${many("does not compile")} faults did not compile\n`,
  );
}

const end = Date.now() + minutes * 60_000;
for (const name of names) tryTarget(name, end);
