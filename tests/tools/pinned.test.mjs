// What the workflows and the build fetch and run: actions, container images, sources.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../../.github/workflows/", import.meta.url));
const pinnedAction = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d[\w.]*$/;
const pinnedImage = /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64} # \S+$/;

/**
 * Returns what a workflow names that may change without a commit here: an action by a tag or a branch, an image without
 * a digest. A comment has to name the version, for readers and for programs that propose newer ones. Actions of this
 * repository itself need no commit.
 *
 * @param {string} text
 */
function unpinned(text) {
  const values = (/** @type {RegExp} */ key) => [...text.matchAll(key)].map(([, value]) => value.trim());
  const actions = values(/^[ \t-]*uses:(.*)$/gm).filter((value) => !value.startsWith("./"));
  const images = values(/^[ \t-]*(?:image|container):[ \t]*(\S.*)$/gm);
  return [
    ...actions.filter((value) => !pinnedAction.test(value)),
    ...images.filter((value) => !pinnedImage.test(value)),
  ];
}

const commit = "0123456789abcdef0123456789abcdef01234567";
const digest = commit + commit.slice(0, 24);
/** @type {[string, string[]][]} */
const cases = [
  [`- uses: some/action@${commit} # v6.1.0`, []],
  [`- uses: some/action/in/a/folder@${commit} # v2`, []],
  [`uses: ./.github/actions/own`, []],
  ["- uses: some/action@v6", ["some/action@v6"]],
  ["    uses: some/action@main # v6", ["some/action@main # v6"]],
  [`- uses: some/action@${commit}`, [`some/action@${commit}`]],
  [`- uses: some/action@${commit.slice(1)} # v6`, [`some/action@${commit.slice(1)} # v6`]],
  [`container:\n  image: debian:12@sha256:${digest} # bookworm`, []],
  ["container:\n  image: debian:12", ["debian:12"]],
  ["container: debian:12", ["debian:12"]],
];
for (const [text, expected] of cases)
  test(`${expected.length ? "refuses" : "takes"} ${JSON.stringify(text)}`, () =>
    assert.deepEqual(unpinned(text), expected));

test("CMake fetches sources by their commits", () => {
  const cmake = readFileSync(fileURLToPath(new URL("../../cmake/catch.cmake", import.meta.url)), "utf8");
  const tags = [...cmake.matchAll(/GIT_TAG (\S+)/g)].map(([, tag]) => tag);
  assert.ok(tags.length > 0);
  for (const tag of tags) assert.match(tag, /^[0-9a-f]{40}$/);
});

test("actions of this repository and the image of the devcontainer are named as exactly", () => {
  const github = fileURLToPath(new URL("../../.github/actions/", import.meta.url));
  for (const name of readdirSync(github))
    assert.deepEqual(unpinned(readFileSync(`${github}${name}/action.yml`, "utf8")), [], name);
  const image =
    readFileSync(fileURLToPath(new URL("../../.devcontainer/Dockerfile", import.meta.url)), "utf8").match(
      /^FROM (.*)$/m,
    )?.[1] ?? "";
  const used = readFileSync(`${folder}checks.yml`, "utf8");
  assert.match(image, /^debian:12@sha256:[0-9a-f]{64}$/);
  assert.ok(used.includes(image), "the devcontainer is the system of the workflows");
});

test("every workflow names actions by commits and images by digests", () => {
  const names = readdirSync(folder).filter((name) => /\.ya?ml$/.test(name));
  assert.ok(names.length >= 4, names.join());
  for (const name of names) assert.deepEqual(unpinned(readFileSync(folder + name, "utf8")), [], name);
});
