import assert from "node:assert/strict";
import { test } from "node:test";
import { checkFiles } from "../../tools/check-rules.mjs";
import { longestFile, mayInclude, patterns } from "../../tools/rules.mjs";

// The forbidden words are put together from parts, so that this file does not break the rules itself.
const note = ["TO", "DO"].join("");
const machinePath = ["", "home", "ada", "nonet"].join("/");
const only = ["test.", "only"].join("");

/** The breaches in one file as `rule@line`, without the rule about READMEs. */
const breachesIn = (path, text) =>
  checkFiles(new Map([[path, text]]))
    .filter((breach) => breach.path === path)
    .map(({ rule, line }) => `${rule}@${line}`);

const breaking = [
  ["core/logic/a.h", '#pragma once\n#include "core/solve/classic_search.h"\n', "includes@2"],
  ["core/solve/a.cpp", '#include "core/general/house/house_search.h"\n', "includes@1"],
  ["core/generate/a.cpp", '#include "core/logic/step.h"\n', "includes@1"],
  ["core/grid/a.cpp", '#include "core/api/nonet.h"\n', "includes@1"],
  ["core/grid/a.cpp", '#include "cell.h"\n', "includes@1"],
  ["cli/a.cpp", '#include "core/solve/classic_search.h"\n', "includes@1"],
  ["wasm/a.cpp", '  # include "core/grid/cell.h"\n', "includes@1"],
  ["core/extra/a.cpp", "int x;\n", "rooms@1"],
  ["web/extra/a.js", "export {};\n", "rooms@1"],
  ["web/model/a.js", '\nimport {\n  x,\n} from "../engine/index.js";\n', "imports@2"],
  ["web/places/a.js", 'import { x } from "../engine/worker.js";\n', "imports@1"],
  [
    "web/board/a.js",
    'const x = await import("../i18n/words.js");\n/**\n * @typedef {import("../engine/protocol.js").Step} Step\n */\n',
    "imports@1",
    "imports@3",
  ],
  ["web/board/a.js", '// {import("../engine/index.js").Engine}\n', "imports@1"],
  ["web/print/a.js", 'export { x } from "../board/input.js";\n', "imports@1"],
  ["web/i18n/a.js", 'import "../model/store.js";\n', "imports@1"],
  ["web/board/a.js", 'const x = await import("../i18n/index.js");\n', "imports@1"],
  ["web/places/a.js", 'import * as Comlink from "comlink";\n', "imports@1"],
  ["web/board/a.js", 'import createModule from "nonet-glue";\n', "imports@1"],
  ["web/model/a.js", 'import x from "left-pad";\n', "imports@1"],
  ["core/util/a.cpp", "#include <random>\n", "random@1"],
  ["core/logic/a.cpp", "void f() {\n  std::stable_sort(a, b);\n  std::ranges::sort(c);\n}\n", "sorting@2", "sorting@3"],
  ["core/api/a.cpp", "#include <iostream>\n", "streams@1"],
  ["core/api/a.cpp", "#include <chrono>\n", "clocks@1"],
  ["core/count/a.cpp", "#include <thread>\n", "threads@1"],
  ["core/api/a.cpp", "#include <emscripten/bind.h>\n", "emscripten@1"],
  ["core/solve/a.cpp", "#include <immintrin.h>\n", "intrinsics@1"],
  ["core/solve/a.cpp", "__m128i x;\n", "intrinsics@1"],
  ["cli/input/a.cpp", "#include <unistd.h>\n#include <sys/ioctl.h>\n", "systems@1", "systems@2"],
  ["cli/a.cpp", "#include <csignal>\n", "systems@1"],
  ["bench/a.cpp", "#include <windows.h>\n", "systems@1"],
  ["core/grid/a.cpp", "int f() {\n  throw 1;\n}\n", "exceptions@2"],
  [
    "core/api/threads/start_threads.cpp",
    "void f() {\n  try {\n    g();\n  } catch (...) {\n  }\n}\n",
    "exceptions@2",
    "exceptions@4",
  ],
  ["core/grid/a.cpp", "/* a\n   b */ void f() { std::abort(); }\n", "side effects@2"],
  ["web/places/play/a.js", 'const x = () => import("../new/index.js");\n', "late rooms@1"],
  [
    "web/teacher/a.js",
    'location.hash = "#learn";\nhistory.replaceState(null, "", "#learn");\n',
    "address@1",
    "address@2",
  ],
  ["web/model/a.js", "const width = window.innerWidth;\n", "headless@1"],
  ["web/controls/a.js", 'eval("1");\n', "evaluation@1"],
  ["web/controls/a.js", 'element.innerHTML = "";\n', "texts as pages@1"],
  ["web/controls/a.js", 'element.insertAdjacentHTML("beforeend", "");\n', "texts as pages@1"],
  ["web/places/a.js", 'const worker = new Worker(address, { type: "module" });\n', "addresses of scripts@1"],
  ["web/places/a.js", 'await navigator.serviceWorker\n  .register("a.js");\n', "addresses of scripts@1"],
  ["tests/web/a.test.js", `${only}("x", () => {});\n`, "one test left on@1"],
  ["docs/a.md", `\n${note}: write this\n`, "notes to self@2"],
  ["cmake/a.cmake", `set(x ${machinePath}/y)\n`, "machine paths@1"],
  ["package-lock.json", '{"resolved": "x"}\n', "package hosts@1"],
  ["web/board/a.js", "x;\n".repeat(longestFile.script + 1), `length@${longestFile.script}`],
  ["web/board/a.js", `\n// ${"some words ".repeat(11)}\n`, "columns@2"],
  ["tests/web/a.test.js", `\n/**\n * ${"some words ".repeat(11)}\n */\n`, "columns@3"],
  ["web/styles/a.css", `a { ${"color: red; ".repeat(10)} }\n`, "columns@1"],
  ["web/board/a.js", `f(${"argument, ".repeat(12)});\n`, "columns@1"],
];

const keeping = [
  ["cli/system/posix.cpp", "#include <unistd.h>\n#include <csignal>\n"],
  [
    "web/places/a.js",
    "const worker = new Worker(scriptAddress(address));\nnavigator.serviceWorker.register(scriptAddress(name));\n",
  ],
  ["web/places/shell/doors.js", 'const x = () => import("../new/index.js");\n'],
  ["web/places/shell/route.js", "const { hash } = location;\nlocation.hash = hash;\n"],
  ["core/logic/a.h", '#include <vector>\n#include "core/grid/grid.h"\n#include "core/logic/step.h"\n'],
  ["core/api/a.cpp", '#include "core/solve/classic_search.h"\n'],
  ["core/api/threads/a.cpp", '#include <thread>\n#include "core/solve/batch.h"\n'],
  ["core/api/threads/start_thread.cpp", "void f() {\n  try {\n    g();\n  } catch (...) {\n  }\n}\n"],
  ["core/simd/a.h", "#include <immintrin.h>\n__m256i x;\n"],
  ["bench/a.cpp", '#include <iostream>\n#include "core/solve/classic_search.h"\n'],
  ["core/grid/a.cpp", "// never throws: catch nothing\nconst char* x = \"throw\";\nint y = 1'000; int z = 2'000;\n"],
  ["web/places/a.js", 'import { createEngine } from "../engine/index.js";\nimport { t } from "../i18n/index.js";\n'],
  ["web/page.js", 'import { x } from "./board/board.js";\nimport { y } from "./engine/index.js";\n'],
  ["web/model/a.js", '// the document is elsewhere\nconst x = { window: 1 };\nconst s = "document.title";\n'],
  ["web/engine/a.js", 'import * as Comlink from "comlink";\n// import "../board/board.js";\n'],
  ["tests/core/a_test.cpp", '#include "core/solve/classic_search.h"\n#include "tests/catch.h"\n'],
  [
    "web/board/a.js",
    '/** @type {import("../model/state.js").State} */\nlet state;\n/** @type {import("comlink").Remote} */\nlet remote;\n',
  ],
  ["docs/a.md", "Served at http://localhost:8080/work/ and kept under /usr/share/nodejs.\n"],
  ["tests/web/long.test.js", "x;\n".repeat(longestFile.script + 1)],
  ["web/board/a.js", "x;\n".repeat(longestFile.script)],
  ["web/board/a.js", `const x = "${"some words ".repeat(11)}";\nconst y = /${"some words ".repeat(11)}/;\n`],
  ["web/board/a.js", `// an address: https://example.org/${"part/".repeat(22)}\n`],
];

for (const [path, text, ...expected] of breaking) {
  test(`${path} is refused: ${JSON.stringify(text.slice(0, 60))}`, () =>
    assert.deepEqual(breachesIn(path, text), expected));
}

for (const [path, text] of keeping) {
  test(`${path} is accepted: ${JSON.stringify(text.slice(0, 60))}`, () => assert.deepEqual(breachesIn(path, text), []));
}

test("every pattern has a case here that breaks it", () => {
  const broken = new Set(breaking.flatMap(([, , ...expected]) => expected).map((breach) => breach.split("@")[0]));
  assert.deepEqual(
    patterns.map(({ rule }) => rule).filter((rule) => !broken.has(rule)),
    [],
  );
});

const circles = [
  [
    "of two",
    { "web/places/a.js": 'import "./b.js";', "web/places/b.js": '\nexport { x } from "./a.js";' },
    ["web/places/a.js@1 a.js → b.js → a.js"],
  ],
  [
    "of three, reached from outside",
    {
      "web/page.js": 'import "./places/b.js";',
      "web/places/b.js": 'import { c } from "./c.js";',
      "web/places/c.js": 'import { d } from "./d.js";',
      "web/places/d.js": '\nimport { b } from "./b.js";',
    },
    ["web/places/b.js@1 b.js → c.js → d.js → b.js"],
  ],
  [
    "of headers",
    { "core/grid/a.h": '#include "core/grid/b.h"', "core/grid/b.h": '#include "core/grid/a.h"' },
    ["core/grid/a.h@1 a.h → b.h → a.h"],
  ],
  ["of one", { "web/board/a.js": '\nimport { x } from "./a.js";' }, ["web/board/a.js@2 a.js → a.js"]],
  [
    "that two share a file",
    {
      "web/board/a.js": 'import "./b.js";\nimport "./c.js";',
      "web/board/b.js": 'import "./a.js";',
      "web/board/c.js": 'import "./a.js";',
    },
    ["web/board/a.js@1 a.js → b.js → a.js", "web/board/a.js@2 a.js → c.js → a.js"],
  ],
  [
    "by types alone is none",
    { "web/board/a.js": 'import "./b.js";', "web/board/b.js": '/** @type {import("./a.js").X} */' },
    [],
  ],
  [
    "with a file loaded later",
    { "web/board/a.js": 'import "./b.js";', "web/board/b.js": 'const a = () => import("./a.js");' },
    ["web/board/a.js@1 a.js → b.js → a.js"],
  ],
  [
    "is none where two ways lead to one file",
    {
      "web/board/a.js": 'import "./b.js";\nimport "./c.js";',
      "web/board/b.js": 'import "./c.js";',
      "web/board/c.js": "",
    },
    [],
  ],
];
for (const [what, files, expected] of circles) {
  test(`a circle ${what}`, () => {
    const breaches = checkFiles(new Map(Object.entries(files))).filter(({ rule }) => rule === "circles");
    assert.deepEqual(
      breaches.map(({ path, line, why }) => `${path}@${line} ${why.split(": ")[1].replaceAll(/[\w/]+\//g, "")}`),
      expected,
    );
  });
}

const exportsOf = [
  [
    "a name that nobody imports",
    { "web/board/a.js": "const x = 1;\nexport function y() {}", "web/board/b.js": 'import { z } from "./a.js";' },
    ["web/board/a.js@2 y"],
  ],
  [
    "a name that another file has, too",
    {
      "web/board/a.js": "export class Y {}",
      "web/board/b.js": "export class Y {}",
      "web/page.js": 'import { Y } from "./board/b.js";',
    },
    ["web/board/a.js@1 Y"],
  ],
  [
    "an import under another name is one",
    { "web/board/a.js": "export const x = 1;", "web/page.js": 'import { z, x as y } from "./board/a.js";' },
    [],
  ],
  [
    "an export from a barrel is one",
    { "web/board/a.js": "export const x = 1;", "web/page.js": 'export {\n  x,\n} from "./board/a.js";' },
    [],
  ],
  [
    "so is a test's",
    {
      "web/board/a.js": "export const x = 1;",
      "tests/web/board/a.test.js": 'import { x } from "../../../web/board/a.js";',
    },
    [],
  ],
  [
    "whole modules are left out",
    {
      "web/board/a.js": "export const x = 1;",
      "web/board/b.js": "export const y = 1;",
      "web/page.js": 'import * as a from "./board/a.js";\nimport("./board/b.js");',
    },
    [],
  ],
];
for (const [what, files, expected] of exportsOf) {
  test(`exports: ${what}`, () => {
    const breaches = checkFiles(new Map(Object.entries(files))).filter(({ rule }) => rule === "exports");
    assert.deepEqual(
      breaches.map(({ path, line, why }) => `${path}@${line} ${why.split(" ").at(-1)}`),
      expected,
    );
  });
}

test("two files of one name are reported, but no index and no catalogue", () => {
  const names = [
    "web/board/a.js",
    "web/model/a.js",
    "web/board/index.js",
    "web/model/index.js",
    "web/i18n/catalogues/en/page.json",
    "web/i18n/catalogues/en/steps.json",
    "tools/a.js",
  ];
  const breaches = checkFiles(new Map(names.map((name) => [name, ""]))).filter(({ rule }) => rule === "names");
  assert.deepEqual(
    breaches.map(({ path }) => path),
    ["web/model/a.js"],
  );
});

test("a room without README is reported, once, and only if it exists", () => {
  const files = new Map([
    ["core/grid/cell.h", ""],
    ["core/grid/grid.h", ""],
    ["core/util/README.md", ""],
  ]);
  assert.deepEqual(
    checkFiles(files).map(({ path, rule }) => `${path} ${rule}`),
    ["core/grid/README.md rooms"],
  );
});

test("no room of the table includes a room that is not in it; measurements share files of tools", () => {
  const known = [...Object.keys(mayInclude), "tools"];
  const strangers = Object.values(mayInclude)
    .flat()
    .filter((target) => !known.some((room) => target === room || target.startsWith(`${room}/`)));
  assert.deepEqual(strangers, []);
});
