// What a change reaches, against what the bundler finds: esbuild follows imports by its own parser and shares nothing
// with tools/import-graph.mjs.
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { readFiles } from "../../tools/check-rules.mjs";
import { choiceFor } from "../../tools/chosen-steps.mjs";
import { filesNamed, nearSteps } from "../../tools/near-steps.mjs";
import { distancesFrom, reachOf, readersIn } from "../../tools/reach.mjs";

const top = fileURLToPath(new URL("../..", import.meta.url));
const files = readFiles(top);
const readers = readersIn(files);
const options = { all: false, data: true };

/** Each JavaScript test, and the files that its bundle would have. @returns {Promise<Map<string, string[]>>} */
async function bundledTests() {
  const tests = [...files.keys()].filter((path) =>
    /^tests\/(web|tools|bench|cli|e2e|fuzz)\/.*\.test\.m?js$/.test(path),
  );
  const outside = {
    name: "outside",
    setup(/** @type {import("esbuild").PluginBuild} */ { onResolve }) {
      onResolve({ filter: /^[^.]|\/(dist|build)\// }, ({ kind }) =>
        kind === "entry-point" ? undefined : { external: true },
      );
    },
  };
  const { metafile } = await build({
    absWorkingDir: top,
    entryPoints: tests,
    bundle: true,
    write: false,
    metafile: true,
    outdir: "out",
    format: "esm",
    platform: "node",
    logLevel: "silent",
    external: ["../../dist/*", "../../../dist/*"],
    plugins: [outside],
    loader: { ".css": "text", ".html": "text" },
  });
  return new Map(
    Object.values(metafile.outputs).flatMap(({ entryPoint, inputs }) =>
      entryPoint ? [[entryPoint, Object.keys(inputs)]] : [],
    ),
  );
}

test("a changed script reaches every test that a bundler finds to import it", async () => {
  const bundles = await bundledTests();
  assert.ok(bundles.size > 200, `${bundles.size} tests`);
  /** @type {Map<string, Map<string, number>>} */
  const known = new Map();
  const missed = [...bundles].flatMap(([file, inputs]) =>
    inputs
      .filter((input) => {
        if (!known.has(input)) known.set(input, distancesFrom([input], readers));
        return !known.get(input)?.has(file);
      })
      .map((input) => `${input} does not reach ${file}`),
  );
  assert.deepEqual(missed, []);
});

/**
 * @param {string} path
 * @returns {string[]} the steps that a change of this file makes `./dev test --changed` run, but for those that always
 *   run
 */
const stepsFor = (path) =>
  choiceFor([path], files, options)
    ?.map(({ name }) => name)
    .filter((name) => !["rules", "lint", "shellcheck"].includes(name)) ?? ["everything"];

/**
 * Steps that a change must choose, and steps that it must leave out.
 * @type {[path: string, chosen: string[], left: string[]][]}
 */
const cases = [
  ["core/rating/fish.cpp", ["build asan", "core engine", "cli", "e2e", "fuzz"], []],
  ["core/solve/batch.cpp", ["core engine", "native", "wasm", "memory", "cli", "e2e"], []],
  ["core/vision/digits.weights", ["core engine", "native", "e2e"], []],
  ["cli/commands/rate.cpp", ["cli", "optimised cli"], ["core engine", "web", "e2e"]],
  ["tests/core/logic/fish_test.cpp", ["core teacher"], ["cli", "e2e", "fuzz"]],
  ["tests/support/states.cpp", ["core teacher"], ["web", "e2e"]],
  ["tests/fuzz/main.cpp", ["fuzz"], ["core engine", "web", "e2e"]],
  ["tests/memory/memory_test.cpp", ["memory"], ["core engine", "cli", "web", "e2e"]],
  ["tests/data/seeds.txt", ["core engine", "cli"], []],
  ["tests/data/deleted-picture.png", [], ["e2e", "core engine"]],
  ["web/model/history.js", ["web", "e2e", "build package"], ["core engine", "native"]],
  ["wasm/values.cpp", ["build wasm", "e2e", "e2e node"], ["core engine", "cli"]],
  ["docs/command-line.md", ["optimised cli"], ["core engine", "e2e", "build package"]],
  ["docs/techniques/x-wing.md", ["tools", "e2e"], ["core engine"]],
  ["docs/GLOSSARY.md", ["tools"], ["cli", "e2e", "core engine"]],
  ["docs/pictures/rooms.svg", ["tools"], ["e2e", "core engine"]],
  [".github/workflows/checks.yml", ["tools"], ["web", "e2e", "core engine"]],
  ...[
    "CMakeLists.txt",
    "cmake/targets.cmake",
    "core/CMakeLists.txt",
    "dev",
    "tools/dev-arguments.sh",
    "package-lock.json",
    "tools/suites.mjs",
    ".ci/run",
  ].map((path) => /** @type {[string, string[], string[]]} */ ([path, ["everything"], []])),
];
for (const [path, chosen, left] of cases) {
  test(`${path} makes ${chosen.join(", ") || "nothing of the product"} run`, () => {
    const names = stepsFor(path);
    assert.deepEqual(
      chosen.filter((name) => !names.includes(name)),
      [],
      `chosen: ${names}`,
    );
    assert.deepEqual(
      left.filter((name) => names.includes(name)),
      [],
      `chosen: ${names}`,
    );
  });
}

test("a chosen step has the builds that it needs, and only the chosen test files", () => {
  const chosen = choiceFor(["tests/cli/rate.test.mjs"], files, options) ?? [];
  const names = chosen.map(({ name }) => name);
  for (const { name, after = [] } of chosen)
    assert.deepEqual(
      after.filter((needed) => !names.includes(needed)),
      [],
      name,
    );
  assert.deepEqual(
    chosen.flatMap(({ run }) => run.filter((word) => word.startsWith("tests/cli/"))),
    ["tests/cli/rate.test.mjs"],
  );
});

/**
 * @param {string} path as an argument of `./dev check`
 * @returns {string[]} its steps, and the test files that node runs
 */
function checkOf(path) {
  const named = filesNamed(path, files);
  const chosen = nearSteps(named, files, options, files.has(path) ? [] : [path.replace(/\/$/, "")]);
  return [
    ...chosen.map(({ name }) => name),
    ...chosen.flatMap(({ run }) => run.filter((word) => word.includes(".test."))),
  ];
}

/**
 * What `./dev check` runs for a file or a folder: `without` names what it must leave to the other rings.
 * @type {[path: string, runs: string[], without: string[]][]}
 */
const checks = [
  ["web/i18n/catalogues/en/page.json", ["rules", "lint", "web", "tests/web/i18n/page.test.js"], ["e2e", "build wasm"]],
  ["web/model/history.js", ["lint", "web", "tests/web/model/history.test.js"], ["e2e"]],
  [
    "tests/web/model/history.test.js",
    ["web", "tests/web/model/history.test.js"],
    ["build check", "tests/web/model/session.test.js"],
  ],
  ["core/solve/batch.cpp", ["build check", "core solve"], ["core logic", "build asan", "lint", "e2e"]],
  ["core/solve", ["build check", "core solve"], ["core logic", "web"]],
  ["tests/core/logic", ["core logic"], ["core solve"]],
  ["tests/support/states.cpp", ["core logic"], ["core solve", "web"]],
  ["cli/commands/rate.cpp", ["build check", "tests/cli/rate.test.mjs"], ["tests/cli/solve.test.mjs", "build asan"]],
  ["tests/cli/rate.test.mjs", ["build check", "tests/cli/rate.test.mjs"], ["tests/cli/solve.test.mjs"]],
  ["tests/memory/memory_test.cpp", ["build check", "core memory"], ["core engine"]],
  ["tests/fuzz/main.cpp", ["build check", "tests/fuzz/fuzz.test.mjs"], ["build asan"]],
  ["tests/e2e/cases/hints.js", ["build site", "tests/e2e/hints.test.js"], ["tests/e2e/offline.test.js"]],
  ["docs/limits.md", ["rules", "tools"], ["lint", "e2e", "build check"]],
  [".github/workflows/checks.yml", ["tools"], ["web", "lint", "build check"]],
  ["dev", ["shellcheck"], ["web", "build check"]],
  ["web/model", ["tests/web/model/history.test.js"], ["tests/web/embed/score.test.js", "e2e"]],
];
for (const [path, runs, without] of checks) {
  test(`./dev check ${path} runs ${runs.join(", ")}`, () => {
    const all = checkOf(path);
    assert.deepEqual(
      runs.filter((each) => !all.includes(each)),
      [],
      `runs: ${all}`,
    );
    assert.deepEqual(
      without.filter((each) => all.includes(each)),
      [],
      `runs: ${all}`,
    );
  });
}

test("a check of what is not there is refused with its name", () =>
  assert.throws(() => filesNamed("web/modell", files), /web\/modell is no file and no folder/));

test("a file that nothing reads reaches no test", () =>
  assert.deepEqual(reachOf(["LICENSE-of-nobody"], files).testFiles, []));
