/**
 * Files for platforms of learning: what each holds, and what a platform reads in it. tests/hosts/learning.test.mjs
 * plays them.
 */
import assert from "node:assert/strict";
import { describe, test } from "node:test";

import { strFromU8, strToU8, unzipSync } from "fflate";

import { decompressed } from "../../../web/formats/lz.js";
import { archiveOf, filesOfArchive, packageKinds, packageOf } from "../../../web/learning/packages/index.js";
import { readXml } from "../../support/xml.mjs";

/** @typedef {import("../../../web/learning/packages/package-course.js").Course} Course */

const small = "4030300000000001";
const policy = "default-src 'none'; connect-src 'none'";
const files = {
  "launch.html": strToU8(
    `<html><head><meta content="${policy}"><title>Sudoku</title></head><body><script type="application/json" id="work">{}</script></body></html>`,
  ),
  "launch.js": strToU8("start();"),
  "launch.css": strToU8(""),
  "rules.js": strToU8("rules();"),
  "h5p/library.json": strToU8(
    JSON.stringify({ machineName: "H5P.NonetSudoku", majorVersion: 2, minorVersion: 3, patchVersion: 4 }),
  ),
  "h5p/semantics.json": strToU8("[]"),
};
const title = 'A < B & "C" $&';
/** @type {Course} */
const course = { title, options: { lang: "it", controls: "undo" }, works: [{ puzzle: small, name: "</script>" }] };

/** @param {string} id @param {Course} [of] */
function made(id, of = course) {
  const kind = packageKinds.find((each) => each.id === id) ?? assert.fail(id);
  return packageOf(kind, files, of);
}
/** @param {string} id @param {Course} [of] */
const filesOf = (id, of) => unzipSync(made(id, of));
/** @param {Record<string, Uint8Array>} of @param {string} name */
const textOf = (of, name) => strFromU8(of[name] ?? assert.fail(`no ${name} in ${Object.keys(of).join()}`));
/** @param {import("../../support/xml.mjs").Element | undefined} element @param {string} name */
const childOf = (element, name) => element?.children.find((child) => child.name === name);
/** @param {string} text @param {...string} path names of elements below the root */
const elementOf = (text, ...path) => path.reduce(childOf, /** @type {any} */ (readXml(text)));
/** What the page of a package reads. @param {Record<string, Uint8Array>} of */
const workOf = (of) => JSON.parse(/id="work">(.*?)<\/script>/.exec(textOf(of, "launch.html"))?.[1] ?? "");

test("a page has the title and the work, and asks no address", () => {
  for (const id of ["scorm-1.2", "scorm-2004"]) {
    const page = filesOf(id);
    assert.ok(textOf(page, "launch.html").includes("<title>A &lt; B &amp; &quot;C&quot; $&amp;</title>"));
    assert.ok(textOf(page, "launch.html").includes(policy));
    assert.deepEqual(workOf(page), { platform: id, ...course });
    assert.deepEqual(page["rules.js"], files["rules.js"]);
  }
});

test("work of a link for a class is in a package as the link has it", () => {
  const sheet = "t=Class&k=p%3D4030300000000001";
  const rest = { title, options: course.options };
  assert.deepEqual(workOf(filesOf("scorm-1.2", { ...rest, sheet })), { platform: "scorm-1.2", ...rest, sheet });
});

describe("SCORM", () => {
  for (const [id, space, type] of /** @type {const} */ ([
    ["scorm-1.2", "adlcp_rootv1p2", "adlcp:scormtype"],
    ["scorm-2004", "adlcp_v1p3", "adlcp:scormType"],
  ])) {
    test(`${id}: the manifest names the files of the page`, () => {
      const manifest = textOf(filesOf(id), "imsmanifest.xml");
      assert.ok(manifest.includes(space));
      const resource = elementOf(manifest, "resources", "resource");
      assert.equal(resource.attributes[type], "sco");
      assert.equal(resource.attributes.href, "launch.html");
      assert.deepEqual(
        resource.children.map(({ attributes }) => attributes.href),
        ["launch.css", "launch.html", "launch.js", "rules.js"],
      );
      assert.equal(elementOf(manifest, "organizations", "organization", "title").text, title);
    });
  }

  /**
   * Where the score is in the item of a manifest: the names of the elements around it.
   * @type {[string, string, string[], string][]}
   */
  const passing = [
    ["scorm-1.2", "75", ["adlcp:masteryscore"], "http://www.adlnet.org/xsd/adlcp_rootv1p2"],
    [
      "scorm-2004",
      "0.75",
      ["imsss:sequencing", "imsss:objectives", "imsss:primaryObjective", "imsss:minNormalizedMeasure"],
      "http://www.imsglobal.org/xsd/imsss",
    ],
  ];
  for (const [id, score, names, space] of passing) {
    test(`${id}: the manifest has the score that a teacher has set, and without one none`, () => {
      const itemOf = (/** @type {Course} */ of) =>
        elementOf(textOf(filesOf(id, of), "imsmanifest.xml"), "organizations", "organization", "item");
      const item = itemOf({ ...course, pass: 75 });
      assert.equal(names.reduce(childOf, item)?.text, score);
      const { attributes } = readXml(textOf(filesOf(id), "imsmanifest.xml"));
      assert.equal(attributes[`xmlns:${names[0].split(":")[0]}`], space);
      if (id === "scorm-2004")
        assert.equal(names.slice(0, 3).reduce(childOf, item)?.attributes.satisfiedByMeasure, "true");
      assert.deepEqual(
        itemOf(course).children.map((/** @type {any} */ { name }) => name),
        ["title"],
      );
    });
  }
});

describe("cmi5", () => {
  test("the structure has one unit with title, page and the score to pass", () => {
    const package_ = filesOf("cmi5", { ...course, pass: 75 });
    const structure = textOf(package_, "cmi5.xml");
    assert.equal(readXml(structure).attributes.xmlns, "https://w3id.org/xapi/profiles/cmi5/v1/CourseStructure.xsd");
    const unit = elementOf(structure, "au");
    assert.equal(unit.attributes.masteryScore, "0.75");
    assert.equal(childOf(unit, "url")?.text, "launch.html");
    assert.equal(childOf(childOf(unit, "title"), "langstring")?.text, title);
    assert.equal(childOf(childOf(unit, "title"), "langstring")?.attributes.lang, "it");
    assert.notEqual(unit.attributes.id, elementOf(structure, "course").attributes.id);
    assert.equal(elementOf(textOf(filesOf("cmi5"), "cmi5.xml"), "au").attributes.masteryScore, undefined);
  });

  test("the page may ask the store of the platform", () =>
    assert.match(textOf(filesOf("cmi5"), "launch.html"), /connect-src 'self' https: http:/));
});

describe("H5P", () => {
  const package_ = filesOf("h5p");
  test("the library is in a folder with its version, without the page", () =>
    assert.deepEqual(Object.keys(package_).sort(), [
      "H5P.NonetSudoku-2.3/launch.css",
      "H5P.NonetSudoku-2.3/launch.js",
      "H5P.NonetSudoku-2.3/library.json",
      "H5P.NonetSudoku-2.3/rules.js",
      "H5P.NonetSudoku-2.3/semantics.json",
      "content/content.json",
      "h5p.json",
    ]));

  test("the content names the library, and has the work as a text without signs of HTML", () => {
    const about = JSON.parse(textOf(package_, "h5p.json"));
    const library = { machineName: "H5P.NonetSudoku", majorVersion: 2, minorVersion: 3 };
    assert.deepEqual(about.preloadedDependencies, [library]);
    assert.deepEqual([about.title, about.mainLibrary, about.language], [title, "H5P.NonetSudoku", "it"]);
    const { work } = JSON.parse(textOf(package_, "content/content.json"));
    assert.doesNotMatch(work, /[<>&"']/);
    assert.deepEqual(JSON.parse(decompressed(work, (text) => text.startsWith("{")) ?? ""), {
      platform: "h5p",
      ...course,
    });
  });
});

test("a Common Cartridge is a link to the frame, and nothing else", () => {
  const frame = "https://example.org/nonet/embed.html?puzzle=1&lang=it#learn/class?t=A&g=1";
  const package_ = filesOf("cartridge", { ...course, frame });
  assert.deepEqual(Object.keys(package_).sort(), ["imsmanifest.xml", "sudoku/link.xml"]);
  const link = textOf(package_, "sudoku/link.xml");
  assert.equal(elementOf(link, "url").attributes.href, frame);
  assert.equal(elementOf(link, "title").text, title);
  const manifest = textOf(package_, "imsmanifest.xml");
  const resource = elementOf(manifest, "resources", "resource");
  assert.equal(resource.attributes.type, "imswl_xmlv1p1");
  assert.equal(childOf(resource, "file")?.attributes.href, "sudoku/link.xml");
  const item = elementOf(manifest, "organizations", "organization", "item", "item");
  assert.equal(item.attributes.identifierref, resource.attributes.identifier);
});

/** @type {[string, object][]} */
const differences = [
  ["another title", { title: "Second" }],
  ["other puzzles", { works: [{ puzzle: "1020300000000004" }] }],
  ["another layout", { works: [{ puzzle: small, layout: "x+2x2" }] }],
  ["another language", { options: { lang: "en" } }],
  ["a score to pass", { pass: 75 }],
  ["work of a class", { sheet: "g=1" }],
];
const identifierOf = (/** @type {string} */ id, more = {}) =>
  readXml(textOf(filesOf(id, { ...course, ...more }), "imsmanifest.xml")).attributes.identifier;
for (const [what, more] of differences) {
  test(`a package with ${what} has another identifier, the same package has always the same`, () => {
    assert.equal(identifierOf("scorm-1.2", more), identifierOf("scorm-1.2", more));
    assert.notEqual(identifierOf("scorm-1.2", more), identifierOf("scorm-1.2"));
  });
}
test("the versions of SCORM have different identifiers, which are names in XML", () => {
  assert.notEqual(identifierOf("scorm-1.2"), identifierOf("scorm-2004"));
  assert.match(identifierOf("scorm-1.2"), /^[A-Za-z][\w-]*$/);
});

test("packages are made of the archive or of another package, and the same course gives the same bytes", () => {
  const ofArchive = filesOfArchive(archiveOf(files));
  assert.deepEqual(ofArchive, files);
  const again = filesOfArchive(made("scorm-1.2"));
  const kind = packageKinds.find(({ id }) => id === "scorm-2004") ?? assert.fail();
  assert.deepEqual(packageOf(kind, again, course), made("scorm-2004"));
  assert.throws(() => filesOfArchive(archiveOf({ "a.txt": strToU8("") })), /neither the archive/);
});
