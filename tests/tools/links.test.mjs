// Links between the documents of the checkout, and the files that documents name.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { posix } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

import { anchorOf } from "../../tools/build/document-html.mjs";
import { readFiles } from "../../tools/check-rules.mjs";

/** @typedef {ReadonlyMap<string, string>} Files path → text */

const code = /^(```|~~~)[^]*?^\1.*$/gm;

/**
 * The anchors of a document, as sites make them that show Markdown: a second heading of the same text gets "-1".
 * @param {string} text
 * @returns {Set<string>}
 */
function anchorsOf(text) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  const anchors = new Set([...text.matchAll(/ (?:id|name)="([^"]+)"/g)].map(([, id]) => id));
  for (const [, heading] of text.replace(code, "").matchAll(/^#{1,6} +(.*)$/gm)) {
    const anchor = anchorOf(heading.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1"));
    const before = seen.get(anchor) ?? 0;
    seen.set(anchor, before + 1);
    anchors.add(before ? `${anchor}-${before}` : anchor);
  }
  return anchors;
}

/**
 * A translated page has the anchors of the page that it translates: the sections follow each other in the same order.
 * @param {string} path
 */
const originalOf = (path) => path.replace(/^(docs\/(?:techniques|rule-techniques|guide))\/[a-z]{2}\//, "$1/");

/**
 * Returns the links of all documents that lead to no file, or to no heading of it.
 * @param {Files} files @param {readonly string[]} others the paths of files that are no texts
 * @returns {string[]}
 */
function deadLinks(files, others = []) {
  const known = new Set(
    [...files.keys(), ...others].flatMap((path) =>
      path.split("/").map((_, i, parts) => parts.slice(0, i + 1).join("/")),
    ),
  );
  const dead = [];
  for (const [path, text] of files) {
    if (!path.endsWith(".md")) continue;
    const prose = text.replace(code, "").replace(/`[^`\n]*`/g, "");
    for (const match of prose.matchAll(/\]\(\s*([^)\s]+)[^)]*\)|<(?:img|a)\b[^>]* (?:src|href)="([^"]+)"/g)) {
      const link = match[1] ?? match[2];
      if (/^[a-z]+:/.test(link)) continue;
      const [target, anchor] = link.split("#");
      const to = target ? posix.join(posix.dirname(path), target).replace(/\/$/, "") : path;
      const has = (/** @type {string} */ page) => anchorsOf(files.get(page) ?? "").has(anchor);
      if (!known.has(to) || (anchor && !has(to) && !has(originalOf(to)))) dead.push(`${path}: ${link}`);
    }
  }
  return dead;
}

const endings = ["", ".h", ".cpp", ".js", ".mjs"];
const folders = "core|cli|wasm|bench|web|tests|tools|cmake|docs|\\.github";
const path = new RegExp(`(?<![\\w/.-])((?:${folders})/[\\w./-]*\\w)(?![\\w*<{…]|/\\*)`, "g");
const name = /^[\w-]+(?:\.test)?\.(?:mjs|js|cpp|h|cmake)$/;

/**
 * Returns what documents name in backticks as a file of the checkout, and no file is called so. A name without a folder
 * may be that of any file, or of a file that the build writes.
 * @param {Files} files @param {ReadonlySet<string>} known all paths @param {RegExp} built names of built files, and of
 *   files of others
 * @returns {string[]}
 */
function deadNames(files, known, built) {
  const names = new Set([...known].map((each) => posix.basename(each)));
  const all = new Set(
    [...known].flatMap((each) => each.split("/").map((_, i, parts) => parts.slice(0, i + 1).join("/"))),
  );
  return [...files]
    .filter(([each]) => each.endsWith(".md"))
    .flatMap(([document, text]) =>
      [...text.replace(code, "").matchAll(/`([^`\n]+)`/g)].flatMap(([, words]) =>
        [
          ...[...words.matchAll(path)]
            .map(([, named]) => named)
            .filter((named) => !endings.some((ending) => all.has(named + ending))),
          ...words.split(/[ ,]+/).filter((word) => name.test(word) && !names.has(word) && !built.test(word)),
        ].map((named) => `${document}: ${named}`),
      ),
    );
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const files = readFiles(root);

test("dead links are found: to files, to headings, of pictures; and none in code", () => {
  const found = deadLinks(
    new Map([
      [
        "a.md",
        '# A `b` c\n[x](docs/b.md#two) [y](docs/b.md#three) [z](c.md) [top](#a-b-c) <img src="p.png"> [d](docs) [w](https://example.org/)\n```\n[k](none.md)\n```\n`[k](none.md)`\n',
      ],
      ["docs/b.md", "## Two\n## Two\n[back](../a.md#a-b-c) [twice](#two-1) ![p](../p.png)"],
    ]),
    ["p.png"],
  );
  assert.deepEqual(found, ["a.md: docs/b.md#three", "a.md: c.md"]);
});

test("names of files that are gone are found", () => {
  const text =
    "`core/a` and `core/a.h`, `node tools/gone.mjs x`, `gone.test.mjs`, `a.cpp`, `tests/core/*.cpp`, `web/x/`, `built.mjs`";
  assert.deepEqual(
    deadNames(new Map([["a.md", text]]), new Set(["core/a.h", "core/a.cpp", "a.md", "web/x/y.js"]), /^built/),
    ["a.md: tools/gone.mjs", "a.md: gone.test.mjs"],
  );
});

const known = new Set([
  ...files.keys(),
  ...folders
    .replace("\\", "")
    .split("|")
    .flatMap((folder) =>
      readdirSync(root + folder, { recursive: true, encoding: "utf8" }).map((each) => `${folder}/${each}`),
    ),
]);

test("every link of every document leads somewhere", () => assert.deepEqual(deadLinks(files, [...known]), []));

test("every picture is shown by a document, or named by a test", () => {
  const texts = [...files]
    .filter(([path]) => /\.(md|mjs|js|json)$/.test(path) && !path.startsWith("docs/make/"))
    .map(([, text]) => text)
    .join("\n");
  const pictures = [...known].filter((path) => /^docs\/(techniques\/)?pictures\/.*\.(png|svg)$/.test(path));
  assert.ok(pictures.length > 40);
  assert.deepEqual(
    pictures.filter((path) => !texts.includes(posix.basename(path))),
    [],
  );
});

/** What the build of the site and of the npm package writes, and files of other programs. */
const built =
  /^(nonet|sudoku-board|board)(-[\w-]+)?\.(mjs|js)$|^(main|vite\.config|my-[\w-]+)\.|^embed\.js$|^stb_image\.h$/;
test("every file that a document names exists", () => assert.deepEqual(deadNames(files, known, built), []));
