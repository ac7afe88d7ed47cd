// The steps of `./dev test` in order, as data. Each is a program with its arguments; `after` names the steps that it
// needs, which come before it in the table.

import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { needsSanitizers } from "../tests/cli/programs.mjs";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {"catch" | "node" | "one" | "build"} kind how its output is counted
 * @property {string[]} run program and arguments
 * @property {Record<string, string>} [env]
 * @property {string[]} [after]
 * @property {string} [queue] only one step of a queue runs at a time
 * @property {boolean} [alone] nothing runs beside it
 * @property {number} budget minutes of one processor that it may take on the reference machine (tools/calibration.mjs)
 * @property {string[]} needs what `./dev` makes sure of before it runs
 * @property {string} [program] a program without which the step is skipped
 * @property {number} [skipped] cases left out beforehand
 * @property {number} [secondAttempts] up to so many cases that failed run a second time, and count as passed when they
 *   pass then. Each is named
 */

/**
 * @typedef {object} Choice what of the steps runs
 * @property {boolean} all adds the slow group, Firefox and WebKit, all tests in optimised builds, all checks of the
 *   sanitizers, and a second compiler
 * @property {boolean} data the folder NONET_DATA is there
 * @property {readonly string[]} [testRooms] the rooms of core whose tests are built (all of them)
 * @property {(file: string) => boolean} [runs] whether a JavaScript test file runs (all of them)
 */

/** @param {string} folder @returns {string[]} */
function testFiles(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names
    .filter((name) => /\.test\.m?js$/.test(name))
    .map((name) => `${folder}/${name}`)
    .sort();
}

/** How much longer than usual this machine takes: the runner measures it. Limits of time are multiplied by it. */
const slowness = Number(process.env.NONET_SLOWNESS) || 1;

/**
 * @param {string} name @param {string} folder
 * @param {Omit<Step, "name" | "kind" | "run"> & {files?: number, fileMinutes?: number, together?: boolean, only?:
 *   (path: string) => boolean}} more `files`: how many test files run at a time; `fileMinutes`: the most that one file
 *   may take. A file that hangs is ended and named, and the others go on; `together`: all in one process, because most
 *   files take less than a start of node; `only`: which files of the folder
 * @returns {Step}
 */
function nodeTests(name, folder, { files = 1, fileMinutes, together = false, only = () => true, ...more }) {
  const found = testFiles(folder).filter(only);
  const limit = fileMinutes ? [`--test-timeout=${Math.round(fileMinutes * slowness * 60_000)}`] : [];
  // Without a file node would look for tests everywhere; a folder without any must fail.
  if (together && found.length)
    return { name, kind: "node", run: ["node", "--test-reporter=spec", "tools/run-together.mjs", ...found], ...more };
  return {
    name,
    kind: "node",
    run: [
      "node",
      "--test",
      "--test-reporter=spec",
      `--test-concurrency=${files}`,
      ...limit,
      ...(found.length ? found : [folder]),
    ],
    ...more,
  };
}

/**
 * A build uses all processors. Only one runs at a time, and beside it a step that keeps one processor busy: while a
 * build links, it leaves one free.
 * @param {string} name @param {string} preset @param {string[]} targets @param {Pick<Step, "budget" | "needs">} more
 *   @param {...string} options of the configuration
 * @returns {Step}
 */
const build = (name, preset, targets, more, ...options) => ({
  name,
  kind: "build",
  queue: "builds",
  ...more,
  run: [
    "sh",
    "-c",
    'jobs=$1; preset=$2; folder=$3; targets=$4; shift 4; cmake --preset "$preset" -B "$folder" "$@" && cmake --build "$folder" -j "$jobs" --target $targets',
    "build",
    String(availableParallelism()),
    preset,
    `build/${name.replace("build ", "")}`,
    targets.join(" "),
    ...options,
  ],
});

/**
 * The rooms whose answers depend on the processor or on the optimiser: kernels, searches, counts, the signature, the
 * network of vision.
 */
export const kernelRooms = ["util", "simd", "solve", "general", "search", "count", "vision"];

/** The WebAssembly modules of the site, as targets of the build. */
export const glue = [
  "nonet-glue",
  "nonet-analysis-glue",
  "nonet-symmetry-glue",
  "nonet-teacher-glue",
  "nonet-rater-glue",
  "nonet-rules-glue",
  "nonet-rules-teacher-glue",
  "nonet-vision-glue",
  "nonet-handwriting",
];

const native = ["native"];
const node = ["node"];
const site = ["wasm", "node", "fonts"];
const browser = [...site, "browser", "poppler"];

/**
 * The test program of the core in two halves, which run side by side.
 * @param {string} name @param {string} program @param {string} build @param {string} filter @param {[engine: number,
 *   teacher: number]} budgets @returns {Step[]}
 */
const coreTests = (name, program, build, filter, budgets) =>
  [
    ["engine", "~[logic]"],
    ["teacher", "[logic]"],
  ].map(([half, tag], i) => ({
    name: `${name} ${half}`,
    kind: "catch",
    after: [build],
    run: [program, tag + filter],
    budget: budgets[i],
    needs: native,
  }));

/**
 * Every C++ test runs natively under AddressSanitizer and UndefinedBehaviorSanitizer. What depends on the processor or
 * on the optimiser runs optimised too, natively and as WebAssembly. With `all` everything runs everywhere.
 * @param {Choice} choice
 * @returns {Step[]}
 */
export function steps({ all, data, testRooms, runs = () => true }) {
  const withoutData = data ? "" : "~[data]";
  // Under the sanitizers the slow group would take a quarter of an hour.
  const quick = `~[slow]${withoutData}`;
  const full = `${all ? "" : "~[slow]"}${withoutData}`;
  const optimisedRooms = all ? testRooms : kernelRooms.filter((room) => testRooms?.includes(room) ?? true);
  const rooms = `-DNONET_TEST_ROOMS=${optimisedRooms?.join(";") ?? ""}`;
  const sanitizedRooms = `-DNONET_TEST_ROOMS=${testRooms?.join(";") ?? ""}`;
  /**
   * The targets with the test programs, unless a choice of rooms leaves none of their tests.
   * @param {readonly string[] | undefined} rooms
   * @param {string[]} targets
   * @param {...string} tests
   */
  const withTests = (rooms, targets, ...tests) => (rooms?.length === 0 ? targets : [...targets, ...tests]);
  const lean = `-DNONET_LEAN_SANITIZERS=${all ? "OFF" : "ON"}`;
  const filters = full ? [full] : [];
  const inNode = (/** @type {string} */ path) => path.includes("/node-");
  /** @type {Record<string, string>} */
  const longRuns = all ? { NONET_FAULTS: "1" } : {};
  /** What a step may take by night in place of the merge. @param {number} merge @param {number} night */
  const budget = (merge, night) => ({ budget: all ? night : merge });
  return [
    build(
      "build wasm",
      "wasm",
      withTests(optimisedRooms, glue, "nonet-tests"),
      { ...budget(5, 7), needs: ["wasm", "native"] },
      rooms,
    ),
    { name: "rules", kind: "one", run: ["node", "tools/check-rules.mjs"], budget: 0.1, needs: node },
    { name: "lint", kind: "one", run: ["npm", "run", "--silent", "lint"], budget: 1, needs: node },
    {
      name: "shellcheck",
      kind: "one",
      program: "shellcheck",
      run: ["shellcheck", "-x", "dev", ".ci/run"],
      budget: 0.1,
      needs: ["shell"],
    },
    nodeTests("tools", "tests/tools", { only: runs, together: true, budget: 0.4, needs: node }),
    nodeTests("bench", "tests/bench", { only: runs, together: true, budget: 0.2, needs: node }),
    nodeTests("web", "tests/web", { only: runs, together: true, env: longRuns, ...budget(1.2, 4), needs: node }),
    {
      name: "build site",
      kind: "build",
      after: ["build wasm"],
      run: ["npm", "run", "--silent", "build"],
      budget: 0.2,
      needs: site,
    },
    // The package is bundled for itself: an import that is right in the site may be wrong there.
    {
      name: "build package",
      kind: "build",
      after: ["build wasm"],
      run: ["npm", "run", "--silent", "package"],
      budget: 0.1,
      needs: site,
    },
    build(
      "build asan",
      "asan",
      withTests(testRooms, ["nonet", "nonet-fuzz"], "nonet-tests"),
      { ...budget(7, 13), needs: native },
      lean,
      sanitizedRooms,
    ),
    build(
      "build release",
      "release",
      all ? ["all"] : withTests(optimisedRooms, ["nonet", "nonet-memory-tests"], "nonet-tests"),
      { ...budget(4, 6), needs: native },
      rooms,
    ),
    nodeTests("e2e node", "tests/e2e", {
      after: ["build site"],
      fileMinutes: 12,
      only: (path) => inNode(path) && runs(path),
      budget: 2,
      needs: [...site, "poppler"],
    }),
    nodeTests("e2e", "tests/e2e", {
      after: ["build site"],
      env: longRuns,
      files: 3,
      // The slow group plays the whole course in one file.
      fileMinutes: all ? 20 : 12,
      secondAttempts: all ? 0 : 2,
      alone: true,
      only: (path) => !inNode(path) && runs(path),
      ...budget(7, 20),
      needs: browser,
    }),
    ...coreTests("core", "build/asan/bin/nonet-tests", "build asan", quick, [4, 1]),
    nodeTests("cli", "tests/cli", {
      only: (path) => (all || needsSanitizers(path)) && runs(path),
      after: ["build asan", "build wasm"],
      env: { NONET_BIN: "build/asan/bin/nonet", NONET_SLOW: "1" },
      ...budget(1, 4),
      needs: ["native", "node"],
    }),
    nodeTests("optimised cli", "tests/cli", {
      only: (path) => (all || !needsSanitizers(path)) && runs(path),
      after: ["build release", "build wasm"],
      env: { NONET_BIN: "build/bin/nonet", ...longRuns },
      ...budget(1, 2),
      needs: ["native", "node"],
    }),
    nodeTests("fuzz", "tests/fuzz", {
      only: runs,
      after: ["build asan"],
      env: { NONET_FUZZ: "build/asan/bin/nonet-fuzz", ...(all ? { NONET_FUZZ_RUNS: "100000" } : {}) },
      ...budget(1, 4),
      needs: ["native", "node"],
    }),
    {
      name: "native",
      kind: "catch",
      after: ["build release"],
      run: ["build/release/bin/nonet-tests", ...filters],
      ...budget(1, 10),
      needs: native,
    },
    {
      name: "memory",
      kind: "catch",
      after: ["build release"],
      run: ["build/release/bin/nonet-memory-tests"],
      budget: 0.5,
      needs: native,
    },
    {
      name: "wasm",
      kind: "catch",
      after: ["build wasm"],
      run: ["node", "build/wasm/bin/nonet-tests.cjs", ...filters],
      ...budget(1, 15),
      needs: ["wasm", "native"],
    },
    ...(all
      ? [
          nodeTests("other browsers", "tests/other-browsers", {
            after: ["build site"],
            alone: true,
            budget: 2,
            needs: ["other-browsers"],
          }),
          nodeTests("hosts", "tests/hosts", { after: ["build package"], alone: true, budget: 12, needs: browser }),
          nodeTests("producers", "tests/producers", {
            after: ["build release", "build site"],
            env: { NONET_BIN: "build/bin/nonet" },
            budget: 1,
            needs: ["native", "producers"],
          }),
          nodeTests("package", "tests/package", { queue: "builds", budget: 10, needs: ["native", "package"] }),
          // Each file on its own and without precompiled headers, so that a file which does not name what it needs is
          // found.
          build(
            "build clang",
            "release",
            ["all"],
            { budget: 15, needs: ["native", "clang"] },
            "-DCMAKE_CXX_COMPILER=clang++",
            "-DCMAKE_COMPILE_WARNING_AS_ERROR=ON",
            "-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON",
            "-DNONET_UNITY_FOLDERS=OFF",
            "-DNONET_BIN_DIR=build/clang/bin",
          ),
          /** @type {Step} */ ({
            name: "clang",
            kind: "catch",
            after: ["build clang"],
            run: ["build/clang/bin/nonet-tests", ...filters],
            budget: 10,
            needs: native,
          }),
        ]
      : []),
  ];
}

/**
 * The build of `./dev check`: no sanitizers, little optimised, each file alone.
 * @param {string[]} targets
 * @returns {Step}
 */
export const checkBuild = (targets) =>
  build("build check", "check", targets, { budget: 5, needs: ["native", "cache"] });

/** The tests of one room of core in that build. @param {string} room @returns {Step} */
export const roomTests = (room) => ({
  name: `core ${room}`,
  kind: "catch",
  after: ["build check"],
  run: [`build/check/bin/nonet-tests-${room}`, "~[slow]~[data]"],
  budget: 1,
  needs: native,
});

/**
 * The most that a step may take by the clock, in minutes: many times its budget, because only a step that hangs is to
 * be ended.
 * @param {Step} step
 */
export const minutesAllowed = ({ budget }) => (5 + 8 * budget) * slowness;
