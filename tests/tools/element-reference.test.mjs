// tools/build/element-reference.mjs against the element: every attribute, property, method, event and custom property
// of the one is in the other.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { describe, it } from "node:test";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

import { elementManifest } from "../../tools/build/custom-elements.mjs";
import * as reference from "../../tools/build/element-reference.mjs";
import { staleTables, tablesOf, withTables, written } from "../../tools/element-reference.mjs";
import { optionNames } from "../../web/embed/board-options.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const textOf = (/** @type {string} */ path) => readFileSync(root + path, "utf8");
const sources = readdirSync(`${root}web/embed`)
  .filter((name) => name.endsWith(".js"))
  .map((name) => textOf(`web/embed/${name}`))
  .join("\n");
const namesOf = (/** @type {readonly { name: string }[]} */ rows) => rows.map(({ name }) => name).sort();

/** The class as it is built, without comments, with its style sheets as texts. @returns {Promise<string>} */
async function builtElement() {
  const {
    outputFiles: [{ text }],
  } = await build({
    entryPoints: [`${root}web/embed/sudoku-board-class.js`],
    bundle: true,
    format: "esm",
    minify: true,
    write: false,
    loader: { ".css": "text" },
    external: ["*/engine/index.js", "nonet-*", "./catalogues/*"],
  });
  return text;
}

const built = await builtElement();
const { SudokuBoard } = await import(`data:text/javascript,${encodeURIComponent(built)}`);

describe("the reference of the element", () => {
  const own = Object.entries(Object.getOwnPropertyDescriptors(SudokuBoard.prototype)).filter(
    ([name]) => !/^(constructor|\w+Callback)$/.test(name),
  );
  const accessors = own.filter(([, { get }]) => get);

  it("has the observed attributes, which are the options of the frame", () => {
    assert.deepEqual(namesOf(reference.attributes), [...SudokuBoard.observedAttributes].sort());
    assert.deepEqual(namesOf(reference.attributes), [...optionNames].sort());
  });

  it("has descriptions of the attributes that no reader of a board loads", () => {
    for (const { description } of reference.attributes)
      assert.ok(!built.includes(description.slice(0, 30)), description);
  });

  it("has a property for each accessor, and `lang`, which every element of a page has", () => {
    const told = [...reference.attributes, ...reference.properties];
    assert.deepEqual(namesOf(told), [...accessors.map(([name]) => name), "lang"].sort());
    for (const { name, isReadonly } of reference.properties)
      assert.equal(own.find(([each]) => each === name)?.[1].set === undefined, Boolean(isReadonly), name);
  });

  it("has the methods, with their parameters", () => {
    const methods = own.filter(([, { value }]) => typeof value === "function");
    assert.deepEqual(namesOf(reference.methods), methods.map(([name]) => name).sort());
    for (const { name, parameters = [] } of reference.methods) {
      const least = parameters.filter(({ isOptional }) => !isOptional).length;
      const { length } = SudokuBoard.prototype[name];
      assert.ok(length >= least && length <= parameters.length, `${name} takes ${length} parameters`);
    }
  });

  it("has the events that the sources of the element send and that its types name", () => {
    const sent = [...sources.matchAll(/#dispatch\("([\w-]+)"/g)].map(([, name]) => `sudoku-${name}`);
    const typed = [
      ...(/@typedef \{\{((?:(?!\*\/)[^])*?)\}\} BoardEvents/.exec(sources)?.[1].matchAll(/"(sudoku-[\w-]+)":/g) ?? []),
    ].map(([, name]) => name);
    assert.deepEqual(namesOf(reference.events), [...new Set(sent)].sort());
    assert.deepEqual(namesOf(reference.events), typed.sort());
  });

  it("has the custom properties that the style sheets of the element read or define", () => {
    const sheets = ["styles.js", "tutor-styles.js"]
      .flatMap((name) => [...textOf(`web/embed/${name}`).matchAll(/from "(.*\.css)"/g)])
      .map(([, path]) => textOf(`web/embed/${path}`))
      .join("\n");
    const told = reference.cssProperties.flatMap(({ names }) => names);
    for (const name of told) assert.match(sheets, new RegExp(`${name}(?![\\w-])`), name);
    // Set on elements inside the board, from its own measures.
    const inner = ["--board-edge"];
    const found = new Set(
      [...sheets.matchAll(/--(?:board|element)-[\w-]+/g)].map(([name]) => name).filter((name) => !inner.includes(name)),
    );
    assert.deepEqual(told.filter((name) => /^--(board|element)-/.test(name)).sort(), [...found].sort());
  });

  it("has the parts and slots of the shadow tree", () => {
    const rooms = ["web/embed", "web/board", "web/controls"]
      .flatMap((room) =>
        readdirSync(root + room)
          .filter((name) => name.endsWith(".js"))
          .map((name) => textOf(`${room}/${name}`)),
      )
      .join("\n");
    assert.deepEqual(
      namesOf(reference.cssParts),
      [...new Set([...rooms.matchAll(/\bpart: "([\w-]+)"/g)].map(([, name]) => name))].sort(),
    );
    assert.deepEqual(
      namesOf(reference.slots),
      [...new Set([...rooms.matchAll(/h\("slot", \{ name: "([\w-]+)"/g)].map(([, name]) => name))].sort(),
    );
  });

  it("tells of each row what it is, and since when", () => {
    const rank = (/** @type {string} */ version) =>
      version.split(".").reduce((sum, part, i) => sum + (i < 2 ? Number(part) * 1000 ** (1 - i) : 0), 0);
    const { version } = JSON.parse(textOf("package.json"));
    for (const row of Object.values(reference).flat()) {
      const name = "names" in row ? row.names[0] : row.name;
      assert.match(row.since, /^\d+\.\d+$/, name);
      assert.ok(rank(row.since) <= rank(version), `${name} since ${row.since}, but the version is ${version}`);
      assert.match(row.description, /^[^.].*[^.]$/, `${name}: a description without a full stop at its end`);
    }
  });
});

describe("docs/embedding.md", () => {
  it("has the tables of the reference; node tools/element-reference.mjs writes them", () => {
    assert.deepEqual(staleTables(textOf(written), tablesOf(reference)), []);
  });

  it("is refused without a place for a table that has rows", () => {
    assert.equal(withTables("text", { parts: "" }), "text");
    assert.throws(() => withTables("text", { parts: "| a |" }), /<!-- parts -->/);
  });

  it("names a table in which a row has changed", () => {
    const tables = tablesOf({ ...reference, methods: reference.methods.slice(1) });
    assert.deepEqual(staleTables(textOf(written), tables), ["methods"]);
  });
});

describe("custom-elements.json", () => {
  const manifest = elementManifest();
  const [
    {
      declarations: [element],
    },
  ] = manifest.modules;

  it("describes one element, at the files of the package that export and define it", () => {
    assert.match(manifest.schemaVersion, /^2\.\d+\.\d+$/);
    assert.deepEqual([element.kind, element.customElement, element.tagName], ["class", true, "sudoku-board"]);
    const places = manifest.modules.flatMap(({ path, exports }) => exports.map(({ kind }) => `${path} ${kind}`));
    assert.deepEqual(places, ["board.mjs js", "board-define.mjs js", "board-define.mjs custom-element-definition"]);
  });

  it("has a description and a version with each entry, and no link that leads nowhere", () => {
    const entries = [
      ...element.attributes,
      ...element.members,
      ...element.events,
      ...element.cssProperties,
      ...element.cssParts,
      ...element.slots,
    ];
    assert.ok(entries.length > 50);
    for (const { name, description, since } of entries) {
      assert.ok(name && description && since, name);
      assert.doesNotMatch(description, /\]\(/, name);
    }
  });

  it("says which member an attribute is, and what a method takes and returns", () => {
    const member = (/** @type {string} */ name) =>
      element.members.find((/** @type {{ name: string }} */ each) => each.name === name);
    assert.deepEqual([member("puzzle").attribute, member("puzzle").type], ["puzzle", { text: "string" }]);
    assert.deepEqual(
      [member("setState").parameters, member("setState").return],
      [[{ name: "state", type: { text: "unknown" } }], { type: { text: "boolean" } }],
    );
  });
});
