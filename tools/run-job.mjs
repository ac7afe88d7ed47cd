#!/usr/bin/env node
// Runs the commands of a job of a workflow in a clean clone of the last commit, in the order of the file, so that a
// line which uses what no earlier line has installed fails here.
//
//     node tools/run-job.mjs WORKFLOW JOB [NAME=VALUE…] [--print]
//
//     node tools/run-job.mjs checks javascript
//     node tools/run-job.mjs checks site shard=2
//
// NAME=VALUE chooses among the combinations of the job's matrix; without it the first one runs. `--print` prints the
// script instead: it is for a bare machine, in a clone of the repository. Actions of others do not run: nothing is
// brought back from caches, and what an action would upload must be there. Lines that install Debian's packages run, so
// this needs root in Debian 12.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { filledIn, jobsOf } from "./workflows.mjs";

/** @typedef {import("./workflows.mjs").Job} Job @typedef {import("./workflows.mjs").Step} Step */

/** What expressions of GitHub are outside of GitHub: a push to another branch than main. */
const github = { ref: "refs/heads/other", event_name: "push", run_number: 1, sha: "0", workspace: "$PWD" };
const quoted = (/** @type {string} */ text) => `'${text.replaceAll("'", "'\\''")}'`;
const plain = (/** @type {string} */ text) => filledIn(text, { github }).replace(/\$\{\{.*?\}\}/g, "");

/** @param {Step} step @returns {string} the step as lines of a script */
function linesOf({ run, uses = "", with: inputs = {}, env = {}, if: condition = "" }) {
  // Only what follows a success is done.
  if (/failure|refs\/heads\/main/.test(condition)) return `: without: ${uses || run}`;
  const variables = Object.entries(env).map(([name, value]) => `export ${name}="${plain(String(value))}"`);
  if (run)
    return `printf '\\n== %s\\n' ${quoted(run)}\n(${["set -eo pipefail", ...variables, plain(run)].join("\n")}\n)`;
  if (!uses.includes("/upload-")) return `: without: ${uses}`;
  return String(inputs.path)
    .split("\n")
    .filter(Boolean)
    .map((path) => `test -e ${path} || { echo "${path} is not there for ${uses}"; exit 1; }`)
    .join("\n");
}

/** @param {Job} job @returns {string} */
const scriptOf = (job) =>
  [
    "set -euo pipefail",
    'export GITHUB_WORKSPACE="$PWD" GITHUB_REF_NAME=v0 CI=1',
    ...job.steps.map(linesOf),
    `printf '\\n== %s\\n' ${quoted(`${job.title}: every line succeeded`)}`,
    "",
  ].join("\n");

const {
  values,
  positionals: [workflow, name, ...wanted],
} = parseArgs({ allowPositionals: true, options: { print: { type: "boolean" } } });
const job = jobsOf(workflow).find(
  (each) =>
    each.name === name && wanted.every((pair) => String(each.matrix[pair.split("=")[0]]) === pair.split("=")[1]),
);
if (!job)
  throw new Error(
    `${workflow} has no job ${[name, ...wanted].join(" ")}; it has: ${jobsOf(workflow)
      .map(({ title }) => title)
      .join(", ")}`,
  );

if (values.print) {
  process.stdout.write(scriptOf(job));
} else {
  const folder = mkdtempSync(join(tmpdir(), "nonet-job-"));
  const top = fileURLToPath(new URL("..", import.meta.url));
  const clone = spawnSync("git", ["clone", "--quiet", top, join(folder, "nonet")], { stdio: "inherit" });
  const result =
    clone.status === 0
      ? spawnSync("bash", ["-c", scriptOf(job)], {
          cwd: join(folder, "nonet"),
          stdio: "inherit",
          env: { ...process.env, GIT_CONFIG_GLOBAL: join(folder, "gitconfig") },
        })
      : clone;
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = result.status ?? 1;
}
