import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { test } from "node:test";
import { needsSanitizers, sanitized } from "../cli/programs.mjs";

test("every name of the list is a test file of the command line, and some files run optimised", () => {
  const files = readdirSync(new URL("../cli/", import.meta.url)).filter((name) => name.endsWith(".test.mjs"));
  assert.deepEqual(
    [...sanitized].filter((name) => !files.includes(`${name}.test.mjs`)),
    [],
  );
  assert.equal(files.filter((name) => needsSanitizers(`tests/cli/${name}`)).length, sanitized.size);
  assert.ok(files.length > sanitized.size);
});
