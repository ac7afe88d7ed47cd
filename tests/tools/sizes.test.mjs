import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";

import { ELEMENT, OF_PACKAGE, bundledElement, modulesFor } from "../../tools/build/sizes.mjs";

const imports = (...given) => ({ imports: given.map(([kind, path, external]) => ({ kind, path, external })) });
const metafile = {
  outputs: {
    "out/start.js": imports(["dynamic-import", "out/app.js"], ["import-statement", "out/a.js"]),
    "out/app.js": imports(
      ["import-statement", "out/a.js"],
      ["dynamic-import", "out/learn.js"],
      ["import-statement", "./nonet.mjs", true],
    ),
    "out/learn.js": imports(["import-statement", "out/c.js"]),
    "out/a.js": imports(["import-statement", "out/b.js"]),
    "out/b.js": imports(),
    "out/c.js": imports(),
  },
};

describe("the modules that are loaded with some modules", () => {
  /** @type {[string[], string[]][]} */
  const cases = [
    [["start.js"], ["a.js", "b.js", "start.js"]],
    [
      ["start.js", "app.js"],
      ["a.js", "app.js", "b.js", "start.js"],
    ],
    [["learn.js"], ["c.js", "learn.js"]],
    [["other.js"], []],
  ];
  for (const [names, files] of cases) {
    it(`${names.join(", ")}: ${files.join(", ") || "none"}`, () => {
      assert.deepEqual(modulesFor(names, /** @type {any} */ (metafile)).sort(), files);
    });
  }
});

const root = fileURLToPath(new URL("../..", import.meta.url));
const textOf = (/** @type {string} */ path) => readFileSync(root + path, "utf8").replace(/\s+/g, " ");

describe("sizes in documents", () => {
  it("docs/javascript.md has the budget of each file of the package", () => {
    const rows = [
      ...readFileSync(`${root}docs/javascript.md`, "utf8").matchAll(/^\| `(nonet[\w.-]*)` \| [^|]* \| (\d+) KB \|$/gm),
    ].map(([, file, kilobytes]) => [file, Number(kilobytes)]);
    assert.deepEqual(
      rows,
      OF_PACKAGE.map(({ files: [file], kilobytes }) => [file, kilobytes]),
    );
  });

  it("docs/accessibility.md has the budget of the element", () => {
    assert.equal(
      Number(/the element is limited to (\d+) KB/.exec(textOf("docs/accessibility.md"))?.[1]),
      ELEMENT[1].kilobytes,
    );
  });

  it("decision 44 has the budgets of a first visit, of chunks and of an installation", () => {
    const decision = readFileSync(`${root}docs/decisions/0044-what-a-first-visit-loads.md`, "utf8");
    const build = readFileSync(`${root}tools/build/sizes.mjs`, "utf8");
    const told = [...decision.matchAll(/^ {2}\| (a digit|the engine|the stock)[^|]*\| (\d+) KB \| (\d+|–) \|$/gm)].map(
      ([, , kilobytes, requests]) => [kilobytes, requests.replace("–", "")],
    );
    const set = [
      ...build.matchAll(/what: "first visit until [^"]*",\s+kilobytes: (\d+),(?:\s+requests: (\d+),)?/g),
    ].map(([, kilobytes, requests = ""]) => [kilobytes, requests]);
    assert.equal(set.length, 3);
    assert.deepEqual(told, set);
    assert.equal(/at most (\d+)\s+chunks/.exec(decision)?.[1], /MOST_CHUNKS = (\d+)/.exec(build)?.[1]);
    const [, files, kilobytes] =
      /installation = \{ files: (\d+), kilobytes: (\d+) \}/.exec(
        readFileSync(`${root}tests/e2e/cases/offline.js`, "utf8"),
      ) ?? [];
    assert.deepEqual(/at most (\d+) files and (\d+) KB, which a test counts/.exec(decision)?.slice(1), [
      files,
      kilobytes,
    ]);
  });

  it("docs/embedding.md has what a board loads", async () => {
    const element = await bundledElement(`${root}web`);
    const shown = ["sudoku-board.js"];
    const played = [...shown, "player-controls.js"];
    const measured = [
      element(shown),
      element(played) - element(shown),
      element([...played, "rules-on-board.js"]) - element(played),
      element([...played, "tutor.js"]) - element(played),
    ];
    const said =
      /A board to look at loads (\d+) KB .*? Keys and buttons are (\d+) KB more, and \[rules\]\(#puzzles-with-rules\) (\d+) KB .*? is wanted: (\d+) KB/.exec(
        textOf("docs/embedding.md"),
      );
    assert.ok(said, "the document has no such sentence");
    // A document need not follow each small change: half a KB, and a twentieth.
    for (const [i, bytes] of measured.entries())
      assert.ok(
        Math.abs(Number(said[i + 1]) - bytes / 1000) <= Math.max(bytes / 20_000, 0.5),
        `${said[i + 1]} KB, and it is ${bytes}`,
      );
  });
});
