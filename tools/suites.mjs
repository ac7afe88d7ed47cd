// The steps of `./dev test` in order, as data. Each is a program with its arguments; `after` names the steps it needs, which
// stand before it. Builds use all processors; the tests behind them one each, side by side.

import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {"catch" | "node" | "one" | "build"} kind how its output is counted
 * @property {string[]} run program and arguments
 * @property {Record<string, string>} [env]
 * @property {string[]} [after]
 * @property {boolean} [alone] nothing runs beside it
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

/** @param {string} name @param {string} folder @param {Partial<Step>} [more] @returns {Step} */
function nodeTests(name, folder, more) {
  const files = testFiles(folder);
  // Without a file node would look for tests everywhere; a folder without any must fail.
  return { name, kind: "node", run: ["node", "--test", "--test-reporter=spec", ...files.length ? files : [folder]], ...more };
}

/**
 * @param {string} name @param {string} preset @param {string[]} targets @param {...string} more for the configuration
 * @returns {Step}
 */
const build = (name, preset, targets, ...more) => ({
  name, kind: "build", minutes: 15, alone: true,
  run: ["sh", "-c",
    'jobs=$1; preset=$2; folder=$3; targets=$4; shift 4; cmake --preset "$preset" -B "$folder" "$@" && cmake --build "$folder" -j "$jobs" --target $targets',
    "build", String(availableParallelism()), preset, `build/${name.replace("build ", "")}`, targets.join(" "), ...more],
});

/**
 * @param {{all: boolean, data: boolean}} options `all` adds the slow group and a second compiler; `data` tells whether
 * the folder NONET_DATA is there
 * @returns {Step[]}
 */
export function steps({ all, data }) {
  const filter = `${all ? "" : "~[slow]"}${data ? "" : "~[data]"}`;
  const filters = filter ? [filter] : [];
  // Under the sanitizers the slow group would take a quarter of an hour.
  const quick = [`~[slow]${data ? "" : "~[data]"}`];
  const native = "build release";
  return [
    { name: "rules", kind: "one", run: ["node", "tools/check-rules.mjs"] },
    { name: "lint", kind: "one", run: ["npm", "run", "--silent", "lint"] },
    { name: "shellcheck", kind: "one", program: "shellcheck", run: ["shellcheck", "dev", ".ci/run"] },
    nodeTests("tools", "tests/tools"),
    nodeTests("bench", "tests/bench"),
    nodeTests("web", "tests/web"),
    build(native, "release", ["all"]),
    { name: "core", kind: "catch", after: [native], run: ["build/release/bin/nonet-tests", ...filters] },
    nodeTests("cli", "tests/cli", { after: [native], env: { NONET_BIN: "build/bin/nonet" } }),
    build("build wasm", "wasm", ["all"]),
    build("build asan", "asan", ["nonet", "nonet-tests"]),
    // Without precompiled headers, so that a file which does not name what it needs is found.
    ...all ? [build("build clang", "release", ["all"], "-DCMAKE_CXX_COMPILER=clang++", "-DCMAKE_COMPILE_WARNING_AS_ERROR=ON",
      "-DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON", "-DNONET_BIN_DIR=build/clang/bin")] : [],
    nodeTests("cli asan", "tests/cli", { after: ["build asan"], env: { NONET_BIN: "build/asan/bin/nonet", NONET_SLOW: "1" } }),
    { name: "core asan", kind: "catch", after: ["build asan"], run: ["build/asan/bin/nonet-tests", ...quick] },
    { name: "core wasm", kind: "catch", after: ["build wasm"], run: ["node", "build/wasm/bin/nonet-tests.cjs", ...filters] },
    ...all ? [/** @type {Step} */ ({ name: "core clang", kind: "catch", after: ["build clang"], run: ["build/clang/bin/nonet-tests", ...filters] })] : [],
    { name: "build site", kind: "build", after: ["build wasm"], run: ["npm", "run", "--silent", "build"] },
    // It minds how soon a page answers.
    nodeTests("e2e", "tests/e2e", { after: ["build site"], alone: true }),
  ];
}
