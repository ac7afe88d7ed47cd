// tools/build-scorm.mjs: which puzzles a package has, and what is written for the platform.
// tests/hosts/learning.test.mjs plays the packages.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseArgs } from "node:util";

import { strFromU8, strToU8, unzipSync } from "fflate";

import { filesOfPackage, packageOf } from "../../tools/build/scorm.mjs";
import { passOf, worksOf, worksOfLink } from "../../tools/build-scorm.mjs";
import { sheetText } from "../../web/model/class-sheet.js";
import { readXml } from "../support/xml.mjs";

const small = "4030300000000001";
const classic = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/** @param {readonly string[]} words */
const parsed = (...words) =>
  worksOf(
    parseArgs({
      args: words,
      tokens: true,
      options: {
        puzzle: { type: "string", multiple: true },
        name: { type: "string", multiple: true },
        layout: { type: "string", multiple: true },
        rules: { type: "string", multiple: true },
      },
    }).tokens,
  );

test("names, layouts and rules belong to the puzzle before them", () => {
  assert.deepEqual(
    parsed("--puzzle", small, "--name", "First", "--rules", "even r1c1", "--puzzle", classic, "--layout", "3x3+x"),
    [
      { puzzle: small, name: "First", rules: "even r1c1" },
      { puzzle: classic, layout: "3x3+x" },
    ],
  );
});

/** @type {[string[], RegExp][]} */
const refused = [
  [["--name", "First"], /--name belongs to the --puzzle before it/],
  [["--puzzle", "4.3"], /"4\.3" is not a puzzle on one line: wrong-length/],
  [["--puzzle", small, "--layout", "3x3"], /of the layout 3x3/],
  [["--puzzle", small, "--rules", "even r1c1; odd r5c1"], /--rules, line 1, column 16: bad-rule-cell/],
];
for (const [words, message] of refused)
  test(`${words.join(" ")} is refused`, () => assert.throws(() => parsed(...words), message));

test("a link for a class gives its title and its puzzles; one with exercises is refused", () => {
  const link = (/** @type {any[]} */ ...tasks) =>
    `https://example.org/nonet/#learn/class?${sheetText({ title: "Class 2B", tasks })}`;
  assert.deepEqual(
    worksOfLink(
      link({ kind: "puzzle", puzzle: classic, name: "First" }, { kind: "puzzle", puzzle: classic, name: "" }),
    ),
    { title: "Class 2B", works: [{ puzzle: classic, name: "First" }, { puzzle: classic }] },
  );
  assert.throws(() => worksOfLink(link({ kind: "technique", technique: "x-wing" })), /exercises/);
  assert.throws(() => worksOfLink("https://example.org/nonet/"), /not a link for a class/);
});

const files = {
  "launch.html": strToU8(
    '<html><head><title>Sudoku</title></head><body><script type="application/json" id="work">{}</script></body></html>',
  ),
  "launch.js": strToU8("start();"),
};
/** @param {"1.2" | "2004"} version @param {string} title */
const course = (version, title) => ({ version, title, lang: "it", works: [{ puzzle: small, name: "</script>" }] });

for (const [version, space, kind] of /** @type {const} */ ([
  ["1.2", "adlcp_rootv1p2", "adlcp:scormtype"],
  ["2004", "adlcp_v1p3", "adlcp:scormType"],
])) {
  test(`a package of SCORM ${version} has a manifest that names its files, and a page with its puzzles`, () => {
    const made = unzipSync(packageOf(files, course(version, 'A < B & "C" $&')));
    const manifest = strFromU8(made["imsmanifest.xml"]);
    const page = strFromU8(made["launch.html"]);
    assert.ok(manifest.includes(space) && manifest.includes(`${kind}="sco" href="launch.html"`));
    assert.deepEqual(
      [...manifest.matchAll(/<file href="(.*?)"/g)].map(([, name]) => name),
      ["launch.html", "launch.js"],
    );
    for (const text of [manifest, page]) assert.ok(text.includes("<title>A &lt; B &amp; &quot;C&quot; $&amp;</title>"));
    const json = /id="work">(.*?)<\/script>/.exec(page)?.[1] ?? "";
    assert.deepEqual(JSON.parse(json), course(version, 'A < B & "C" $&'));
  });
}

/**
 * Where the score is in the item of a manifest: the names of the elements around it.
 * @type {["1.2" | "2004", string, string[], string][]}
 */
const passing = [
  ["1.2", "75", ["adlcp:masteryscore"], "http://www.adlnet.org/xsd/adlcp_rootv1p2"],
  [
    "2004",
    "0.75",
    ["imsss:sequencing", "imsss:objectives", "imsss:primaryObjective", "imsss:minNormalizedMeasure"],
    "http://www.imsglobal.org/xsd/imsss",
  ],
];
/** @param {import("../support/xml.mjs").Element | undefined} element @param {string} name */
const childOf = (element, name) => element?.children.find((child) => child.name === name);
for (const [version, score, names, space] of passing) {
  test(`a package of SCORM ${version} asks for the score that a teacher has set, and without one for none`, () => {
    const read = (/** @type {object} */ more) => {
      const manifest = readXml(
        strFromU8(unzipSync(packageOf(files, { ...course(version, "Class"), ...more }))["imsmanifest.xml"]),
      );
      return {
        manifest,
        item: ["organizations", "organization", "item"].reduce(childOf, /** @type {any} */ (manifest)),
      };
    };
    const { manifest, item } = read({ pass: 75 });
    assert.equal(names.reduce(childOf, item)?.text, score);
    assert.equal(manifest.attributes[`xmlns:${names[0].split(":")[0]}`], space);
    if (version === "2004")
      assert.equal(names.slice(0, 3).reduce(childOf, item)?.attributes.satisfiedByMeasure, "true");
    assert.deepEqual(
      read({}).item?.children.map(({ name }) => name),
      ["title"],
    );
  });
}

test("a score to pass is a whole number from 0 to 100", () => {
  assert.deepEqual([undefined, "0", "75", "100"].map(passOf), [undefined, 0, 75, 100]);
  for (const text of ["-1", "101", "7.5", "", "ten"]) assert.throws(() => passOf(text), /--pass is a whole number/);
});

/** @type {[string, object][]} */
const differences = [
  ["another title", { title: "Second" }],
  ["other puzzles", { works: [{ puzzle: "1020300000000004" }] }],
  ["another layout", { works: [{ puzzle: small, layout: "x+2x2" }] }],
  ["another language", { lang: "en" }],
  ["other controls", { controls: "undo" }],
  ["a score to pass", { pass: 75 }],
  ["another version", { version: "2004" }],
];
for (const [what, more] of differences) {
  test(`a package with ${what} has another identifier, the same package has always the same`, () => {
    const identifier = (/** @type {object} */ own) => {
      const manifest = strFromU8(unzipSync(packageOf(files, { ...course("1.2", "First"), ...own }))["imsmanifest.xml"]);
      return /<manifest identifier="([A-Za-z][\w-]*)"/.exec(manifest)?.[1];
    };
    assert.equal(identifier(more), identifier(more));
    assert.notEqual(identifier(more), identifier({}));
  });
}

test("a package is made of another package, and the same course gives the same bytes", () => {
  const first = packageOf(files, course("1.2", "First"));
  const second = packageOf(filesOfPackage(first), course("2004", "Second"));
  assert.deepEqual(packageOf(files, course("2004", "Second")), second);
  assert.throws(
    () => filesOfPackage(packageOf({ "launch.html": files["launch.html"] }, course("1.2", "First"))),
    /not a package/,
  );
});
