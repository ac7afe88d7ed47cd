// The accessibility statement: it has every criterion of levels A and AA, and the tests that it names are there.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const text = readFileSync(`${root}docs/accessibility-statement.md`, "utf8");

/** Numbers of the criteria of WCAG 2.2 at levels A and AA, as the recommendation has them. */
const criteria = [
  "1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5",
  "1.4.10 1.4.11 1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11",
  "2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8",
  "4.1.2 4.1.3",
].flatMap((line) => line.split(" "));
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) .* \((A|AA)\) \| (.+) \| (.+) \| (.+) \|$/gm)].map(
  ([, number, level, page, frame, shown]) => ({ number, level, page, frame, shown }),
);

test("there is a row for each criterion of levels A and AA", () => {
  assert.deepEqual(
    rows.map(({ number }) => number),
    criteria,
  );
  assert.equal(rows.filter(({ level }) => level === "A").length, 31);
});

describe("each criterion", () => {
  for (const { number, page, frame, shown } of rows)
    test(`${number} has a result, and what shows it`, () => {
      for (const result of [page, frame]) assert.match(result, /^(met|does not apply|(partly|not met): .+)$/);
      const applies = [page, frame].some((result) => result !== "does not apply");
      if (applies) assert.match(shown, /[Tt]ested by `|[Cc]hecked by hand/);
    });
});

test("the tests that are named are there, and cases of browsers are run by a file of tests/e2e", () => {
  const named = new Set([...text.matchAll(/`(tests\/[^`]+)`/g)].map(([, path]) => path));
  assert.ok(named.size > 20, `${named.size} tests`);
  const runs = readdirSync(`${root}tests/e2e`)
    .filter((name) => name.endsWith(".test.js"))
    .map((name) => readFileSync(`${root}tests/e2e/${name}`, "utf8"))
    .join("\n");
  for (const path of named) {
    assert.ok(existsSync(root + path), path);
    const [, cases] = /^tests\/e2e\/(cases\/.*)$/.exec(path) ?? [];
    if (cases) assert.ok(runs.includes(`"./${cases}"`), `${path} is run by nobody`);
  }
});
