// docs/frameworks.md shows files of the hosts that are tested, as they are.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const read = (/** @type {string} */ path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const [, ...sections] = read("docs/frameworks.md").split(/^## /m);

for (const [heading, host] of [
  ["Next.js", "next"],
  ["Nuxt", "nuxt"],
  ["SvelteKit", "sveltekit"],
  ["Astro", "astro"],
  ["Angular", "angular"],
])
  test(`docs/frameworks.md has the files of the host for ${heading}`, () => {
    const section = sections.find((each) => each.startsWith(`${heading}\n`)) ?? "";
    const files = [...section.matchAll(/^`([^`\n]+)`:\n\n```\w+\n([^]*?)^```$/gm)];
    assert.ok(files.length > 0, heading);
    for (const [, path, text] of files) assert.equal(text, read(`tests/hosts/${host}/${path}`), path);
  });

test("docs/frameworks.md has the line of the host for Angular that copies the files of the engine", () => {
  const line = /^"assets": .*$/m.exec(read("docs/frameworks.md"))?.[0] ?? "";
  assert.ok(line !== "" && read("tests/hosts/angular/angular.json").includes(line), line);
});
