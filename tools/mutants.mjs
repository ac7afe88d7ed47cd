// `./dev mutants TARGET`: puts small faults into the sources, one at a time, and sees whether the tests notice them.
//
//     node tools/mutants.mjs grid|solve|rating|model [--count N] [--seed S] [--minutes N]
//
// The faults are chosen by the seed, evenly over the lines of the target. Each goes into a copy of the checkout below build/mutants. A fault that does
// not compile is no mutant, and another takes its place. A mutant is noticed when a test fails, or when the tests take ten times as long as without it.
// Prints a line for each mutant that the tests did not notice, and the counts. The same as data: build/mutants/TARGET.json.

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { mutated, mutationsOf } from "./mutations.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * @typedef {object} Target
 * @property {string} sources the folder whose files get faults
 * @property {RegExp} files which of its files
 * @property {string[]} [build] a command that compiles the program of the tests
 * @property {string[][]} prepare commands that are run once
 * @property {string[]} test a command that ends with 0 when all tests pass
 */

/** @param {string} rooms of tests @param {string} sources @param {string} filter of the cases @returns {Target} */
const room = (rooms, sources, filter) => ({
  sources, files: /\.(cpp|h)$/,
  prepare: [["cmake", "--preset", "debug", "-B", "build/mutant", `-DNONET_TEST_ROOMS=${rooms}`, "-DNONET_PROGRAMS=OFF", "-DNONET_INSTALL=OFF", "-DCMAKE_CXX_FLAGS=-O1 -w"]],
  build: ["cmake", "--build", "build/mutant", "--target", "nonet-tests"],
  test: ["build/mutant/bin/nonet-tests", filter],
});

/** @type {Record<string, Target>} */
const targets = {
  grid: room("grid", "core/grid", "~[slow]~[data]"),
  solve: room("solve", "core/solve", "~[slow]~[data]"),
  rating: room("rating", "core/rating", "~[slow]~[data]"),
  model: {
    sources: "web/model", files: /\.js$/, prepare: [],
    test: ["sh", "-c", "exec node --test --test-reporter=dot $(find tests/web/model -name '*.test.js')"],
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: "string", default: "100" }, seed: { type: "string", default: "1" }, minutes: { type: "string", default: "120" } },
});
const name = positionals[0];
const target = targets[name];
const [count, seed, minutes] = [values.count, values.seed, values.minutes].map(Number);
if (!target || ![count, seed, minutes].every((number) => Number.isInteger(number) && number > 0)) {
  process.stderr.write(`usage: node tools/mutants.mjs ${Object.keys(targets).join("|")} [--count N] [--seed S] [--minutes N]\n`);
  process.exit(2);
}

const copy = join(root, "build/mutants", name);
/** @param {string[]} command @param {number} [seconds] */
const run = ([program, ...rest], seconds) => spawnSync(program, rest, { cwd: copy, encoding: "utf8", maxBuffer: 1 << 28, timeout: seconds === undefined ? undefined : seconds * 1000, killSignal: "SIGKILL" });
/** @param {string[]} command */
function mustRun(command) {
  const result = run(command);
  if (result.status === 0) return;
  process.stderr.write(`${command.join(" ")} failed without a fault:\n${result.stdout.slice(-2000)}${result.stderr.slice(-2000)}\n`);
  process.exit(2);
}

rmSync(copy, { recursive: true, force: true });
mkdirSync(dirname(copy), { recursive: true });
const cloned = spawnSync("git", ["clone", "--quiet", root, copy], { encoding: "utf8" });
if (cloned.status !== 0) throw new Error(cloned.stderr);
symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
for (const command of target.prepare) mustRun(command);
if (target.build) mustRun(target.build);
const began = Date.now();
mustRun(target.test);
const patience = Math.max(20, (10 * (Date.now() - began)) / 1000);

/** Every fault of every file, in an order that the seed decides (the order of a linear congruential generator's numbers). */
const all = readdirSync(join(copy, target.sources), { recursive: true, encoding: "utf8" })
  .filter((file) => target.files.test(file)).sort()
  .flatMap((file) => {
    const path = join(target.sources, file);
    return mutationsOf(readFileSync(join(copy, path), "utf8")).map((mutation) => ({ path, mutation }));
  });
let state = seed;
const order = all.map((site) => ({ site, key: (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) }))
  .sort((one, other) => one.key - other.key).map(({ site }) => site);

/** @typedef {"noticed" | "too slow" | "not noticed" | "does not compile"} Fate */
/** @type {{path: string, line: number, operator: string, was: string, fate: Fate}[]} */
const fates = [];
const end = Date.now() + minutes * 60_000;
const isMutant = (/** @type {Fate} */ fate) => fate !== "does not compile";
for (const { path, mutation } of order) {
  if (fates.filter(({ fate }) => isMutant(fate)).length === count || Date.now() > end) break;
  const file = join(copy, path);
  const text = readFileSync(file, "utf8");
  writeFileSync(file, mutated(text, mutation));
  /** @type {Fate} */
  let fate = "does not compile";
  if (!target.build || run(target.build).status === 0) {
    const result = run(target.test, patience);
    fate = result.error ? "too slow" : result.status === 0 ? "not noticed" : "noticed";
  }
  writeFileSync(file, text);
  const was = text.split("\n")[mutation.line - 1].trim();
  fates.push({ path, line: mutation.line, operator: mutation.operator, was, fate });
  if (fate === "not noticed") process.stdout.write(`${path}:${mutation.line}: ${mutation.operator}: ${was}\n`);
}
writeFileSync(`${copy}.json`, `${JSON.stringify(fates, null, 1)}\n`);
const many = (/** @type {Fate} */ fate) => fates.filter((one) => one.fate === fate).length;
process.stdout.write(`${name}: ${fates.filter(({ fate }) => isMutant(fate)).length} mutants of ${all.length} possible faults, `
  + `${many("noticed")} noticed, ${many("too slow")} noticed by their time, ${many("not noticed")} not noticed; ${many("does not compile")} faults did not compile\n`);
