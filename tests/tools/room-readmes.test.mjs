// The README of each room against the folder, the rules of the sources and the libraries of CMake.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";

import { readFiles } from "../../tools/check-rules.mjs";
import { includeTexts, includesOf, unexplained } from "../../tools/room-readmes.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const textOf = (/** @type {string} */ path) => readFileSync(root + path, "utf8");
const files = readFiles(root);

describe("what a README explains", () => {
  /** @type {[string, string, string[]][]} */
  const cases = [
    ["a name, two names, a name without its ending", "| `a.h/.cpp`, `deep/c.js` | | `b` |", ["d.js", "deep/e.js"]],
    ["a header explains its source", "`a.h` `b.h` `b.cpp`", ["d.js", "deep/c.js", "deep/e.js"]],
    ["a folder, and any part of a name", "`deep/` `<set>.h` `*.cpp` `d.js`", []],
    [
      "a header of the standard library is no pattern",
      "`<random>` `*`",
      ["a.cpp", "a.h", "b.cpp", "b.h", "d.js", "deep/c.js", "deep/e.js"],
    ],
    [
      "names outside backticks count for nothing",
      "a b d deep/",
      ["a.cpp", "a.h", "b.cpp", "b.h", "d.js", "deep/c.js", "deep/e.js"],
    ],
  ];
  for (const [name, text, expected] of cases) {
    test(name, () => {
      const folder = [
        "a.h",
        "a.cpp",
        "b.h",
        "b.cpp",
        "d.js",
        "deep/c.js",
        "deep/e.js",
        "CMakeLists.txt",
        "inner/README.md",
        "inner/x.js",
      ];
      const all = new Map([
        ["room/README.md", text],
        ...folder.map((file) => /** @type {[string, string]} */ ([`room/${file}`, ""])),
        ["other/z.js", ""],
      ]);
      assert.deepEqual(unexplained("room/README.md", all).sort(), expected);
    });
  }
});

const readmes = [...files.keys()].filter((path) =>
  /^(core|cli|wasm|bench|web|tools|cmake|tests|docs\/make|docs\/examples)(\/.*)?\/README\.md$/.test(path),
);
test("there are READMEs", () => assert.ok(readmes.length >= 50));
for (const readme of readmes)
  test(`${readme} explains every file of its folder`, () => assert.deepEqual(unexplained(readme, files), []));

test("a README names whole rooms, and rooms of which some files may be included", () => {
  assert.equal(includesOf("core/rating"), "parts of core/logic, core/grid, core/util");
  assert.equal(includesOf("web/model"), "nothing");
});

for (const [path, text] of includeTexts(textOf)) {
  test(`${path} says what tools/rules.mjs lets the room include; node tools/room-map.mjs writes it`, () =>
    assert.equal(textOf(path), text));
}

test("the table of libraries in cmake/README.md is that of core/CMakeLists.txt", () => {
  const cmake = textOf("core/CMakeLists.txt").replace(/#.*$/gm, "");
  const variables = new Map(
    [...cmake.matchAll(/\b(?:set|list)\((?:APPEND )?(\w+)\s([^)]*)\)/g)].map(([, name, value]) => [name, value]),
  );
  /** @type {Map<string, { rooms: string, links: string }>} */
  const libraries = new Map();
  for (const [, name, body] of cmake.matchAll(/^nonet_add_library\((nonet_\w+)([^)]*)\)/gm)) {
    const words = body
      .replace(/\$\{(\w+)\}/g, (_, variable) =>
        variable === "api_folders" ? "api api/making api/threads" : (variables.get(variable) ?? ""),
      )
      .split(/\s+/)
      .filter(Boolean);
    const links = new Set();
    const rooms = new Set();
    let kind = "";
    for (const word of words) {
      if (/^[A-Z]+$/.test(word)) kind = word;
      else if (kind === "LINKS") links.add(word.replace(/^nonet_/, ""));
      else if (kind !== "GENERATED" && !word.startsWith("$"))
        rooms.add(word.startsWith("api") ? word : word.split("/")[0]);
    }
    libraries.set(name, { rooms: [...rooms].sort().join(), links: [...links].sort().join() });
  }
  assert.ok(libraries.size >= 6);
  const rows = new Map(
    [...textOf("cmake/README.md").matchAll(/^\| `(nonet_\w+)`[^|]*\| ([^|]*) \| ([^|]*) \|$/gm)].map(
      ([, name, rooms, links]) => [
        name,
        {
          rooms: rooms.split(", ").sort().join(),
          links: links.replace("nothing", "").split(", ").filter(Boolean).sort().join(),
        },
      ],
    ),
  );
  assert.deepEqual(rows, libraries);
});
