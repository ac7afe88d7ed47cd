// The steps of `./dev test` in order, as data. Each is a program with its arguments; `after` names the steps it needs.

import { existsSync, readdirSync } from "node:fs";
import { availableParallelism } from "node:os";

/**
 * @typedef {object} Step
 * @property {string} name
 * @property {"catch" | "node" | "one" | "build"} kind how its output is counted
 * @property {string[]} run program and arguments
 * @property {Record<string, string>} [env]
 * @property {string[]} [after]
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

/** @param {string} name @param {string} preset @param {string[]} [more] for the configuration @returns {Step} */
const build = (name, preset, ...more) => ({
  name, kind: "build", minutes: 15,
  run: ["sh", "-c", 'jobs=$1; preset=$2; folder=$3; shift 3; cmake --preset "$preset" -B "$folder" "$@" && cmake --build "$folder" -j "$jobs"',
    "build", String(availableParallelism()), preset, `build/${name.replace("build ", "")}`, ...more],
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
    build(native, "release"),
    { name: "core", kind: "catch", after: [native], run: ["build/release/bin/nonet-tests", ...filters] },
    nodeTests("cli", "tests/cli", { after: [native], env: { NONET_BIN: "build/bin/nonet" } }),
    build("build wasm", "wasm"),
    { name: "core wasm", kind: "catch", after: ["build wasm"], run: ["node", "build/wasm/bin/nonet-tests.cjs", ...filters] },
    { name: "build site", kind: "build", after: ["build wasm"], run: ["npm", "run", "--silent", "build"] },
    nodeTests("e2e", "tests/e2e", { after: ["build site"] }),
    build("build asan", "asan"),
    { name: "core asan", kind: "catch", after: ["build asan"], run: ["build/asan/bin/nonet-tests", ...quick] },
    nodeTests("cli asan", "tests/cli", { after: ["build asan"], env: { NONET_BIN: "build/asan/bin/nonet" } }),
    ...all ? [
      build("build clang", "release", "-DCMAKE_CXX_COMPILER=clang++", "-DCMAKE_COMPILE_WARNING_AS_ERROR=ON", "-DNONET_BIN_DIR=build/clang/bin"),
      /** @type {Step} */ ({ name: "core clang", kind: "catch", after: ["build clang"], run: ["build/clang/bin/nonet-tests", ...filters] }),
    ] : [],
  ];
}
