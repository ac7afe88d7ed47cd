// What `./dev` says of arguments, before it installs or builds anything. It runs in a folder that holds nothing else,
// with programs that only tell that they were called.

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const folder = mkdtempSync(join(tmpdir(), "nonet-dev-"));
after(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, "tools"));
for (const name of ["dev", "tools/dev-help.txt", "tools/dev-arguments.sh", "package.json"])
  cpSync(new URL(`../../${name}`, import.meta.url), join(folder, name));

const programs = join(folder, "programs");
mkdirSync(programs);
for (const name of [
  "bash",
  "awk",
  "grep",
  "sort",
  "cat",
  "dirname",
  "nproc",
  "mkdir",
  "id",
  "rm",
  "sed",
  "env",
  "realpath",
  "tar",
]) {
  const at = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).stdout.trim();
  symlinkSync(at, join(programs, name));
}
// Whatever a command does first, it begins with one of these.
for (const name of ["apt-get", "node", "npm", "cmake", "sudo"])
  writeFileSync(join(programs, name), "#!/bin/sh\necho BEGAN\nexit 9\n", { mode: 0o755 });

/** @param {string} line behind ./dev */
function dev(line) {
  const { stdout, stderr, status } = spawnSync("./dev", line.split(" ").filter(Boolean), {
    cwd: folder,
    encoding: "utf8",
    env: { PATH: programs, LC_ALL: "C" },
  });
  return { stdout, stderr, status, began: /BEGAN|missing|apt-get|please install/.test(stdout + stderr) };
}

const commands =
  "build serve book check test bench fuzz check-answers soak check-faults coverage mutants test-platforms lint dist release-check install".split(
    " ",
  );
for (const command of commands)
  test(`./dev ${command} says with --help what it does, and does nothing`, () => {
    for (const option of ["--help", "-h"]) {
      const { stdout, status, began } = dev(`${command} ${option}`);
      assert.deepEqual([status, began], [0, false]);
      assert.match(stdout, new RegExp(`^  ${command}\\b`));
      assert.equal(stdout.match(/^ {2}[a-z]/gm)?.length, 1, "of one command only");
    }
  });

test("./dev, and ./dev with help in all its ways, names all commands", () => {
  for (const line of ["", "help", "--help", "-h"]) {
    const { stdout, status } = dev(line);
    assert.equal(status, 0);
    for (const command of commands) assert.match(stdout, new RegExp(`^  ${command}\\b`, "m"));
  }
});

for (const [line, said] of [
  ["tests", "there is no command tests: ./dev help names the commands"],
  [
    "test --al",
    "./dev test has no option --al. Its options are --all, --changed[=REV], --shard=K/N, --help and --yes.",
  ],
  [
    "test -a core",
    "./dev test has no option -a. Its options are --all, --changed[=REV], --shard=K/N, --help and --yes.",
  ],
  [
    "test --all=yes",
    "./dev test has no option --all=yes. Its options are --all, --changed[=REV], --shard=K/N, --help and --yes.",
  ],
  [
    "test --near core",
    "./dev test has no option --near. Its options are --all, --changed[=REV], --shard=K/N, --help and --yes.",
  ],
  ["test --shard", "--shard needs something behind it: --shard=K/N"],
  ["build site", "./dev build takes only options, and not 'site'. Its options are --help and --yes."],
  ["check --fast", "./dev check has no option --fast. Its options are --help and --yes."],
  ["lint web", "./dev lint takes only options, and not 'web'. Its options are --help and --yes."],
  ["serve --port", "--port needs something behind it: --port N"],
  ["serve --port here", "--port needs a number, not 'here'"],
  ["coverage --line", "./dev coverage has no option --line. Its options are --lines, --write, --help and --yes."],
  ["fuzz text", "./dev fuzz knows no 'text'. It knows texts, names, grids, facade, foreign, photo, image and readers."],
  ["fuzz texts --minutes ten", "--minutes needs a number, not 'ten'"],
  ["soak", "./dev soak needs a part: batch, module or page"],
  ["soak pages", "./dev soak knows no 'pages'. It knows batch, module and page."],
  ["check-faults games all", "./dev check-faults knows no 'all'. It knows games, engine, updates, input and security."],
  ["mutants logic", "./dev mutants knows no 'logic'. It knows grid, solve, rating and model."],
  ["test-platforms arm", "./dev test-platforms knows no 'arm'. It knows i686, s390x and windows."],
  ["dist mac", "./dev dist knows no 'mac'. It knows native, web and windows."],
])
  test(`./dev ${line} is refused`, () => {
    const { stdout, stderr, status } = dev(line);
    assert.deepEqual([status, stderr, stdout], [2, `dev: ${said}\n`, ""]);
  });

for (const line of [
  "build --yes",
  "serve --port 0",
  "serve --csp",
  "book --count 3 out.pdf",
  "check web/model",
  "test",
  "test --all core",
  "test --changed web",
  "test --changed=main --shard=1/2 e2e",
  "bench --page --port 0",
  "bench --wasm --tiers",
  "fuzz texts readers --minutes 0.5 --seed 7",
  "check-answers --share 0.1 --seed 3",
  "soak page --minutes 60 --snapshot",
  "check-faults games input",
  "coverage --lines",
  "mutants grid --count 3 --again",
  "test-platforms windows",
  "dist native web",
  "release-check v0.1.0 --notes notes.md",
  "install",
])
  test(`./dev ${line} begins`, () => {
    const { began, stderr } = dev(line);
    assert.ok(began, stderr);
  });

test("a step that ./dev test has not is refused, and the steps are named", () => {
  const { stderr, status } = spawnSync("node", ["tools/run-tests.mjs", "--needs", "cores"], {
    cwd: new URL("../..", import.meta.url),
    encoding: "utf8",
  });
  assert.equal(status, 2);
  assert.match(stderr, /^dev: no step named cores; there are: .*core engine, /);
});
