// Versions in the files of a checkout, and the workflow that makes a release.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";

import { faultsOf, notesOf } from "../../tools/release-check.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(root + path, "utf8");

test("all files of this checkout have the same version", () => assert.deepEqual(faultsOf(read), []));

const changelog =
  "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-12-01\n\n### Added\n\n- A thing.\n\n## [0.1.0] - 2026-11-01\n\n- The first.\n";
/** @type {Record<string, string>} */
const ready = {
  "package.json": JSON.stringify({ version: "0.2.0" }),
  "package-lock.json": JSON.stringify({ version: "0.2.0", packages: { "": { version: "0.2.0" } } }),
  "CMakeLists.txt": read("CMakeLists.txt"),
  "README.md": "npm install ./nonet-0.2.0.tgz",
  "docs/npm.md": "build/nonet-<version>.tgz",
  "CHANGELOG.md": changelog,
};
const faults = (/** @type {Record<string, string>} */ changed, /** @type {string | undefined} */ tag) =>
  faultsOf((path) => ({ ...ready, ...changed })[path], tag);

describe("a checkout", () => {
  /** @type {[string, Record<string, string>, string | undefined, RegExp[]][]} */
  const cases = [
    ["with one version", {}, undefined, []],
    ["that can be released", {}, "v0.2.0", []],
    [
      "with changes since the release",
      { "CHANGELOG.md": changelog.replace("[Unreleased]\n", "[Unreleased]\n\n- New.\n") },
      undefined,
      [],
    ],
    [
      "with another version in the lock file",
      { "package-lock.json": JSON.stringify({ version: "0.2.0", packages: { "": { version: "0.1.0" } } }) },
      undefined,
      [/package-lock\.json/],
    ],
    [
      "whose CMake has a version of its own",
      { "CMakeLists.txt": "project(nonet VERSION 0.2.0)" },
      undefined,
      [/CMakeLists/],
    ],
    [
      "whose document names an older tarball",
      { "README.md": "nonet-0.1.0.tgz" },
      undefined,
      [/README\.md names nonet-0\.1\.0\.tgz/],
    ],
    [
      "older than its changelog",
      { "CHANGELOG.md": changelog.replace("0.2.0", "0.10.0") },
      undefined,
      [/newer than 0\.2\.0/],
    ],
    [
      "without a place for changes",
      { "CHANGELOG.md": changelog.replace("## [Unreleased]\n", "") },
      undefined,
      [/Unreleased/],
    ],
    ["tagged with another version", {}, "v0.2.1", [/The tag is v0\.2\.1/]],
    ["tagged without the letter", {}, "0.2.0", [/The tag is 0\.2\.0/]],
    ["released without a section", { "CHANGELOG.md": changelog.replace("0.2.0", "0.0.9") }, "v0.2.0", [/no section/]],
    ["released without a day", { "CHANGELOG.md": changelog.replace(" - 2026-12-01", "") }, "v0.2.0", [/no section/]],
    [
      "released while changes have no version",
      { "CHANGELOG.md": changelog.replace("[Unreleased]\n", "[Unreleased]\n\n- New.\n") },
      "v0.2.0",
      [/under \[Unreleased\]/],
    ],
  ];
  for (const [name, changed, tag, expected] of cases) {
    test(name, () => {
      const found = faults(changed, tag);
      assert.equal(found.length, expected.length, found.join("\n"));
      for (const [i, pattern] of expected.entries()) assert.match(found[i], pattern);
    });
  }
});

test("the notes of a release are its section of the changelog", () => {
  assert.equal(notesOf(changelog, "0.2.0"), "### Added\n\n- A thing.");
  assert.equal(notesOf(changelog, "0.3.0"), "");
});

describe("the workflow of a release", () => {
  const workflow = read(".github/workflows/release.yml");
  const jobs = Object.fromEntries(
    workflow
      .split(/^jobs:\n/m)[1]
      .split(/^ {2}(?=[\w-]+:\n)/m)
      .filter((text) => /^[\w-]+:\n/.test(text))
      .map((text) => [text.split(":")[0], text]),
  );

  test("runs for tags of versions alone, and may read alone unless a job says more", () => {
    assert.match(workflow, /^on:\n {2}push: \{ tags: \['v\*'\] \}\npermissions:\n {2}contents: read\n/m);
  });

  test("only the job that publishes may write, and it runs no code of the checkout or of packages", () => {
    assert.deepEqual(
      Object.keys(jobs).filter((name) => jobs[name].includes("permissions:")),
      ["publish"],
    );
    assert.deepEqual([...jobs.publish.matchAll(/^ {6}([\w-]+): write$/gm)].map(([, name]) => name).sort(), [
      "attestations",
      "contents",
      "id-token",
    ]);
    assert.doesNotMatch(jobs.publish, /checkout@|npm |\.\/dev/);
    const needs = /needs: \[(.*)\]/.exec(jobs.publish)?.[1].split(", ") ?? [];
    assert.deepEqual(
      needs.sort(),
      Object.keys(jobs)
        .filter((name) => name !== "publish")
        .sort(),
    );
  });

  test("calls commands that ./dev has", () => {
    const commands = [...workflow.matchAll(/\.\/dev ([a-z-]+)(?: ([a-z]+))?/g)];
    assert.ok(commands.length >= 3);
    const [, parts] = /^ {4}dist\) echo (.*) ;;$/m.exec(read("tools/dev-arguments.sh")) ?? [];
    for (const [, command, part] of commands) {
      assert.match(read("tools/dev-help.txt"), new RegExp(`^ {2}${command}\\b`, "m"), command);
      if (command === "dist") assert.ok(parts?.split(" ").includes(part), part);
    }
  });
});
