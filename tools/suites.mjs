// The steps of `./dev test` in order, as data. Each is a program with its arguments; `after` names the steps that it needs, which
// come before it in the table.

import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {"catch" | "node" | "one" | "build"} kind how its output is counted
 * @property {string[]} run program and arguments
 * @property {Record<string, string>} [env]
 * @property {string[]} [after]
 * @property {string} [queue] only one step of a queue runs at a time
 * @property {number} [minutes] the most it may take (10)
 * @property {string} [program] a program without which the step is skipped
 * @property {number} [skipped] cases left out beforehand
 */

/** @param {string} folder @returns {string[]} */
function testFiles(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => /\.test\.m?js$/.test(name)).map((name) => `${folder}/${name}`).sort();
}

/**
 * @param {string} name @param {string} folder
 * @param {Partial<Step> & {files?: number, fileMinutes?: number, only?: (path: string) => boolean}} [more] `files`: how many test files run at a
 *   time; `fileMinutes`: the most that one file may take. A file that hangs is ended and named, and the others go on; `only`: which files of the folder
 * @returns {Step}
 */
function nodeTests(name, folder, { files = 1, fileMinutes, only = () => true, ...more } = {}) {
  const found = testFiles(folder).filter(only);
  const options = ["--test", "--test-reporter=spec", `--test-concurrency=${files}`, ...fileMinutes ? [`--test-timeout=${fileMinutes * 60_000}`] : []];
  // Without a file node would look for tests everywhere; a folder without any must fail.
  return { name, kind: "node", run: ["node", ...options, ...found.length ? found : [folder]], ...more };
}

/**
 * A build uses all processors. Only one runs at a time, and beside it a step that keeps one processor busy: while a build links, it
 * leaves one free. The cases in browsers keep several processors busy, too, and a compiler beside them gets little: they wait for all builds.
 * @param {string} name @param {string} preset @param {string[]} targets @param {...string} more for the configuration
 * @returns {Step}
 */
const build = (name, preset, targets, ...more) => ({
  name, kind: "build", minutes: 40, queue: "all processors",
  run: ["sh", "-c",
    'jobs=$1; preset=$2; folder=$3; targets=$4; shift 4; cmake --preset "$preset" -B "$folder" "$@" && cmake --build "$folder" -j "$jobs" --target $targets',
    "build", String(availableParallelism()), preset, `build/${name.replace("build ", "")}`, targets.join(" "), ...more],
});

/** The rooms whose answers depend on the processor or on the optimiser: kernels, searches, counts, the signature, the network of vision. */
export const kernelRooms = ["util", "simd", "solve", "general", "search", "count", "vision"];

/**
 * The test program of the core in two halves, which run side by side.
 * @param {string} name @param {string} program @param {string} build @param {string} filter @returns {Step[]}
 */
const coreTests = (name, program, build, filter) => [["engine", "~[logic]"], ["teacher", "[logic]"]].map(([half, tag]) => ({
  name: `${name} ${half}`, kind: "catch", after: [build], minutes: 20, run: [program, tag + filter],
}));

/**
 * Every C++ test runs natively under AddressSanitizer and UndefinedBehaviorSanitizer. What depends on the processor or on the
 * optimiser runs optimised too, natively and as WebAssembly. With `all` everything runs everywhere.
 * @param {{all: boolean, data: boolean, testRooms?: readonly string[]}} options `all` adds the slow group, Firefox and WebKit, all tests in optimised
 * builds, all checks of the sanitizers, and a second compiler; `data`: the folder NONET_DATA is there; `testRooms`: the rooms of core whose tests
 * are built (none: all of them)
 * @returns {Step[]}
 */
export function steps({ all, data, testRooms = [] }) {
  const withoutData = data ? "" : "~[data]";
  // Under the sanitizers the slow group would take a quarter of an hour.
  const quick = `~[slow]${withoutData}`;
  const full = `${all ? "" : "~[slow]"}${withoutData}`;
  const among = (/** @type {readonly string[]} */ names) => (testRooms.length ? names.filter((room) => testRooms.includes(room)) : names);
  const rooms = `-DNONET_TEST_ROOMS=${all ? "" : among(kernelRooms).join(";")}`;
  const sanitizedRooms = `-DNONET_TEST_ROOMS=${testRooms.join(";")}`;
  const lean = `-DNONET_LEAN_SANITIZERS=${all ? "OFF" : "ON"}`;
  const glue = ["nonet-glue", "nonet-analysis-glue", "nonet-symmetry-glue", "nonet-teacher-glue", "nonet-rater-glue", "nonet-rules-glue", "nonet-rules-teacher-glue", "nonet-vision-glue"];
  const filters = full ? [full] : [];
  const inNode = (/** @type {string} */ path) => path.includes("/node-");
  return [
    build("build wasm", "wasm", [...glue, "nonet-tests"], rooms),
    { name: "rules", kind: "one", run: ["node", "tools/check-rules.mjs"] },
    { name: "lint", kind: "one", run: ["npm", "run", "--silent", "lint"] },
    { name: "shellcheck", kind: "one", program: "shellcheck", run: ["shellcheck", "dev", ".ci/run"] },
    nodeTests("tools", "tests/tools"),
    nodeTests("bench", "tests/bench"),
    nodeTests("web", "tests/web"),
    { name: "build site", kind: "build", after: ["build wasm"], run: ["npm", "run", "--silent", "build"] },
    build("build asan", "asan", ["nonet", "nonet-tests", "nonet-fuzz"], lean, sanitizedRooms),
    build("build release", "release", all ? ["all"] : ["nonet-tests", "nonet-memory-tests"], rooms),
    nodeTests("e2e node", "tests/e2e", { after: ["build site"], fileMinutes: 6, minutes: 20, only: inNode }),
    nodeTests("e2e", "tests/e2e", {
      after: ["build site"], env: all ? { NONET_FAULTS: "1" } : {}, files: 3,
      // The slow group plays the whole course in one file.
      fileMinutes: all ? 20 : 6, minutes: all ? 60 : 30, queue: "all processors", only: (path) => !inNode(path),
    }),
    ...coreTests("core", "build/asan/bin/nonet-tests", "build asan", quick),
    nodeTests("cli", "tests/cli", { after: ["build asan", "build wasm"], minutes: 20, env: { NONET_BIN: "build/asan/bin/nonet", NONET_SLOW: "1" } }),
    nodeTests("fuzz", "tests/fuzz", { after: ["build asan"], minutes: 20, env: { NONET_FUZZ: "build/asan/bin/nonet-fuzz", ...all ? { NONET_FUZZ_RUNS: "100000" } : {} } }),
    { name: "native", kind: "catch", after: ["build release"], run: ["build/release/bin/nonet-tests", ...filters], minutes: 20 },
    { name: "memory", kind: "catch", after: ["build release"], run: ["build/release/bin/nonet-memory-tests"], minutes: 20 },
    { name: "wasm", kind: "catch", after: ["build wasm"], run: ["node", "build/wasm/bin/nonet-tests.cjs", ...filters], minutes: 20 },
    ...all ? [
      nodeTests("other browsers", "tests/other-browsers", { after: ["build site"] }),
      /** @type {Step} */ ({ name: "build package", kind: "build", after: ["build wasm"], run: ["npm", "run", "--silent", "package"] }),
      nodeTests("hosts", "tests/hosts", { after: ["build package"], queue: "all processors", minutes: 30 }),
      nodeTests("package", "tests/package", { queue: "all processors", minutes: 40 }),
      nodeTests("cli release", "tests/cli", { after: ["build release"], env: { NONET_BIN: "build/bin/nonet" } }),
      // Each file on its own and without precompiled headers, so that a file which does not name what it needs is found.
      build("build clang", "release", ["all"], "-DCMAKE_CXX_COMPILER=clang++", "-DCMAKE_COMPILE_WARNING_AS_ERROR=ON",
        "-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON", "-DNONET_UNITY_FOLDERS=OFF", "-DNONET_BIN_DIR=build/clang/bin"),
      /** @type {Step} */ ({ name: "clang", kind: "catch", after: ["build clang"], run: ["build/clang/bin/nonet-tests", ...filters], minutes: 20 }),
    ] : [],
  ];
}
