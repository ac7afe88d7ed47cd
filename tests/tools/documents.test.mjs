// The documents and the guide of the built site.
import assert from "node:assert/strict";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { after, describe, it, test } from "node:test";
import { fileURLToPath } from "node:url";

import { anchorOf, documentHtml } from "../../tools/build/document-html.mjs";
import { documents, linkInSite, siteDocuments, writeDocuments } from "../../tools/build/documents.mjs";
import { withCode } from "../../tools/build/guide.mjs";
import { parseLine } from "../../web/formats/line.js";

const root = fileURLToPath(new URL("../..", import.meta.url));

const out = mkdtempSync(join(tmpdir(), "nonet-documents-"));
after(() => rmSync(out, { recursive: true }));
await writeDocuments(join(root, "docs"), out);

describe("a document as HTML", () => {
  /** @type {[string, string, string][]} */
  const cases = [
    [
      "a heading and its anchor",
      "## Files in `another` place\n",
      '<h2 id="files-in-another-place">Files in <code>another</code> place</h2>',
    ],
    ["lines of a paragraph are joined", "one\ntwo\n\nthree", "<p>one two</p>\n<p>three</p>"],
    ["signs of HTML", 'a < b & "c" `<b>`', "<p>a &lt; b &amp; &quot;c&quot; <code>&lt;b&gt;</code></p>"],
    ["emphasis, and stars that are none", "**a** *b* 3 * 4 * 5", "<p><strong>a</strong> <em>b</em> 3 * 4 * 5</p>"],
    ["stars in code", "`a*b*c`", "<p><code>a*b*c</code></p>"],
    [
      "links, and a link that leads out of the site",
      "[a `b`](npm.md#types) [c](page.md) ![d](x.png)",
      '<p><a href="npm.html#types">a <code>b</code></a> c d</p>',
    ],
    [
      "a picture",
      '![a "b"](platforms/pictures/moodle.svg)',
      '<p><img src="platforms/pictures/moodle.svg" alt="a &quot;b&quot;"></p>',
    ],
    [
      "fenced code keeps its lines",
      "```js\n# a\n\n  - <b>\n```\nafter",
      '<pre tabindex="0"><code># a\n\n  - &lt;b&gt;</code></pre>\n<p>after</p>',
    ],
    [
      "indented code",
      "text:\n\n    $ a\n\n    b | c\n",
      '<p>text:</p>\n<pre tabindex="0"><code>$ a\n\nb | c</code></pre>',
    ],
    ["a list whose items go on in the next line", "- a\n  b\n- c\n", "<ul>\n<li>a b</li>\n<li>c</li>\n</ul>"],
    [
      "a list with numbers right after a paragraph",
      "a\n1. b\n   c\n2. d\n",
      "<p>a</p>\n<ol>\n<li>b c</li>\n<li>d</li>\n</ol>",
    ],
    ["a list right after a paragraph", "a\n- b\n", "<p>a</p>\n<ul>\n<li>b</li>\n</ul>"],
    [
      "a table with a bar in a cell and an empty cell",
      "| a | b |\n|---|---|\n| `x \\| y` | |\n",
      '<div class="table" tabindex="0"><table>\n<thead><tr><th>a</th><th>b</th></tr></thead>\n<tbody>\n<tr><td><code>x | y</code></td><td></td></tr>\n</tbody></table></div>',
    ],
    ["a comment is left out", "<!-- rows -->\na\n<!-- end -->\n", "<p>a</p>"],
  ];
  for (const [name, text, expected] of cases)
    it(name, () =>
      assert.equal(
        documentHtml(text, (address) => linkInSite(address)),
        expected,
      ),
    );

  it("has the anchors that sites which show Markdown make", () => {
    assert.equal(anchorOf("`nonet-book`, and Files (3×3)"), "nonet-book-and-files-33");
  });
});

describe("the documents of the site", () => {
  const pages = new Map(siteDocuments.map(({ page }) => [page, readFileSync(join(out, "docs", page), "utf8")]));
  const idsOf = (/** @type {string} */ page) => [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

  for (const [name, page] of pages) {
    it(`${name}: links lead to what the site has`, () => {
      const links = [...page.matchAll(/<(?:a href|img src)="([^"]+)"/g)]
        .map(([, href]) => href)
        .filter((href) => !/^https?:|^(\.\.\/)+examples\//.test(href));
      for (const link of links) {
        const [path, anchor] = link.split("#");
        const target = path === "" ? name : posix.join(posix.dirname(name), path);
        assert.ok(existsSync(join(out, "docs", target)), link);
        if (anchor) assert.ok(idsOf(pages.get(target) ?? "").includes(anchor), `${link} has no such heading`);
      }
    });

    it(`${name}: nothing of the Markdown is left outside code`, () => {
      const prose = page.replace(/<pre[^]*?<\/pre>|<code>[^]*?<\/code>/g, "");
      for (const sign of [/\]\(/, /\*\*/, /`/, /^#/m, /^\|/m, /&lt;!--/]) assert.doesNotMatch(prose, sign);
      for (const tag of ["p", "li", "td", "code", "pre", "ul", "ol", "table"])
        assert.equal(
          page.split(`<${tag}`).length,
          page.split(`</${tag}>`).length + (page.match(new RegExp(`<${tag}[a-z]`, "g"))?.length ?? 0),
          tag,
        );
    });
  }
});

test("the page links to documents that the site has", () => {
  const scripts = readdirSync(join(root, "web"), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".js"),
  );
  const linked = scripts.flatMap((name) => [
    ...readFileSync(join(root, "web", name), "utf8").matchAll(/link\(["`](docs\/[^"`#$]+)/g),
  ]);
  assert.ok(linked.length > 2, "fewer than three links");
  for (const [, address] of linked) assert.ok(existsSync(join(out, address)), address);
});

describe("the guide", () => {
  const read = async (/** @type {string} */ name) => readFileSync(join(root, "web/embed/examples", name), "utf8");

  it("shows the code of each example that runs, and of each file", async () => {
    const page = await withCode(await read("embedding.html"), read);
    assert.doesNotMatch(page, /<!-- (source|file|code) /);
    const shown = [...page.matchAll(/<figure>.*?<code>([^]*?)<\/code>/g)].map(([, code]) => code);
    const live = [...page.matchAll(/<div class="live"[^>]*>/g)];
    assert.ok(shown.length >= live.length, `${shown.length} sources of ${live.length} examples`);
    for (const name of ["solved.js", "frame-height.js", "warm.css"]) {
      const text = (await read(name)).trim();
      assert.ok(
        shown.some((code) => code.replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&") === text),
        name,
      );
      assert.match(page, new RegExp(`(src|href)="${name}"`), `${name} runs`);
    }
  });

  it("shows puzzles that can be read", async () => {
    const boards = [...(await read("embedding.html")).matchAll(/<sudoku-board([^>]*) puzzle="([^"]+)"([^>]*)>/g)];
    assert.ok(boards.length >= 5);
    for (const [, before, puzzle, after] of boards) {
      const parsed = parseLine(puzzle, / layout="([^"]+)"/.exec(before + after)?.[1]);
      assert.ok("puzzle" in parsed, puzzle);
    }
  });

  it("takes an example without the indentation of the page", async () => {
    const page = await withCode(
      '<div class="live" id="a">\n    <b>\n      1\n    </b>\n  </div>\n<!-- source a -->',
      read,
    );
    assert.match(page, /<code>&lt;b&gt;\n {2}1\n&lt;\/b&gt;<\/code>/);
  });

  it("is refused when an example is missing", () =>
    assert.rejects(withCode("<!-- source a -->", read), /no live example a/));

  it("links to documents that the site has, and loads files beside it", async () => {
    const page = await read("embedding.html");
    const linked = [...page.matchAll(/href="\.\.\/docs\/([\w-]+)\.html(?:#([\w-]+))?"/g)];
    assert.ok(linked.length >= 4);
    for (const [, name] of linked)
      assert.ok(
        documents.some((each) => each === name),
        name,
      );
    const names = readdirSync(join(root, "web/embed/examples"));
    for (const [, name] of page.matchAll(/(?:src|href)="([\w-]+\.\w+)"/g)) assert.ok(names.includes(name), name);
  });
});
