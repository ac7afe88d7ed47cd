import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { layoutNamed } from "../../../web/model/layout.js";
import { hasLevels, levelsOf } from "../../../web/model/puzzle-goal.js";
import { presetNames, presetSettings } from "../../../web/print/presets.js";
import { checkSettings } from "../../../web/print/settings-check.js";
import {
  packedSettingsIn,
  readSettingsFile,
  settingsFile,
  settingsFragment,
  unpackSettings,
} from "../../../web/print/settings-text.js";
import {
  defaultSettings,
  defaultWork,
  newSeed,
  usualPaper,
  workKinds,
  usualBook,
} from "../../../web/print/print-settings.js";
import { randomSettings } from "./random-settings.js";
import { errorOf, seeds } from "./checked-settings.js";

describe("the usual settings", () => {
  for (const [locale, paper, language] of [
    ["en-US", "letter", "en"],
    ["en-GB", "a4", "en"],
    ["en", "letter", "en"],
    ["it", "a4", "it"],
    ["es-MX", "letter", "en"],
    ["zh-CN", "a4", "zh"],
    ["uk-UA", "a4", "uk"],
    ["vi", "a4", "vi"],
    ["fr-CA", "letter", "en"],
  ]) {
    it(`${locale}: ${paper}, sheets in ${language}`, () => {
      const { look } = defaultSettings({ locale });
      assert.deepEqual([look.paper, look.language, usualPaper(locale)], [paper, language, paper]);
    });
  }

  it("are in the language of the page, whatever the country", () =>
    assert.equal(defaultSettings({ locale: "en-US", language: "vi" }).look.language, "vi"));

  it("are valid with each kind of work", () => {
    for (const kind of workKinds) {
      const settings = { ...defaultSettings({ locale: "it-IT", seed: 5 }), work: defaultWork(kind) };
      assert.deepEqual(checkSettings(settings), { settings });
    }
  });

  it("have a seed that can be typed", () => {
    const made = seeds.map(newSeed);
    assert.ok(made.every((seed) => Number.isInteger(seed) && seed >= 0 && String(seed).length <= 9));
    assert.ok(new Set(made).size > 190);
  });
});

describe("presets", () => {
  for (const name of presetNames) {
    it(`${name} is valid, and keeps language, paper and seed`, () => {
      const settings = presetSettings(name, { locale: "en-US", language: "uk", seed: 9 });
      assert.deepEqual(checkSettings(settings), { settings });
      assert.deepEqual(
        [settings.look.language, settings.look.paper, settings.seed],
        ["uk", name === "book" ? "6x9" : "letter", 9],
      );
    });

    it(`${name} asks for levels that its boards have`, () => {
      const { work } = presetSettings(name, { locale: "it", seed: 1 });
      assert.equal(work.kind, name === "daily" ? "daily" : "new");
      for (const { goal } of work.kind === "new" ? work.sections : []) {
        const layout = layoutNamed(goal.layout);
        assert.ok(layout && goal.level && hasLevels(layout) && levelsOf(layout).includes(goal.level));
      }
    });
  }

  it("the book has 300 puzzles in four sections", () => {
    const { work } = presetSettings("book", { locale: "it", seed: 1 });
    assert.deepEqual(work.kind === "new" && work.sections.map(({ count }) => count), [75, 75, 75, 75]);
  });
});

describe("goals of any layout", () => {
  for (const goal of [
    { layout: "samurai", level: "expert" },
    { layout: "flower", symmetry: "90" },
    { layout: "gattai:3x3@0,0+6,6+12,0", level: "easy" },
    { layout: "shape:6x8", clues: [20, 24] },
    { layout: "1-9@7x7" },
    { layout: "0-9" },
    { layout: "jigsaw:10" },
  ])
    it(`${goal.layout} is read by a file and a link`, async () => {
      const sections = [{ title: "", count: 1, goal: { symmetry: "180", ...goal } }];
      const asked = presetSettings("classroom", { locale: "en", seed: 1 });
      const settings = { ...asked, work: { kind: "new", sections, copies: 1, order: "usual" } };
      assert.deepEqual(checkSettings(settings), { settings });
      const fragment = await settingsFragment(/** @type {any} */ (settings));
      assert.deepEqual(await unpackSettings(packedSettingsIn(`#${fragment}`)), { settings });
    });
});

describe("a link and a file", () => {
  it("are read as the settings that were written", async () => {
    for (const seed of seeds) {
      const settings = randomSettings(seed);
      assert.deepEqual(readSettingsFile(settingsFile(settings)), { settings });
      const address = `https://example.org/nonet/?a=1#${await settingsFragment(settings)}`;
      assert.match(address, /#print=[\w-]+$/);
      assert.deepEqual(await unpackSettings(packedSettingsIn(address)), { settings });
    }
  });

  it("a file has the picture of the cover, and a link has not", async () => {
    const asked = presetSettings("book", { locale: "it", seed: 1 });
    const cover = { ...usualBook.cover, picture: "data:image/jpeg;base64,/9j/wAALCAABAAEDAQEBAQEBAQEB", fills: true };
    const settings = { ...asked, look: { ...asked.look, book: { ...usualBook, cover } } };
    assert.deepEqual(readSettingsFile(settingsFile(settings)), { settings });
    const read = await unpackSettings(packedSettingsIn(`#${await settingsFragment(settings)}`));
    assert.deepEqual("settings" in read && read.settings, asked);
    for (const wrong of ["data:image/gif;base64,R0lG", "cover.png", "data:image/png;base64,AAAA"]) {
      const refused = checkSettings({ ...asked, look: { book: { cover: { picture: wrong } } } });
      assert.match(JSON.stringify(refused), /"field":"look\.book\.cover\.picture"/);
    }
  });

  it("a link stays short enough to be sent", async () => {
    for (const name of presetNames)
      assert.ok((await settingsFragment(presetSettings(name, { locale: "it", seed: 482_193 }))).length < 700, name);
  });

  it("an address without settings has none", () => {
    for (const address of ["", "#print", "#print=", "https://example.org/#s=1abc", "#p=123"])
      assert.equal(packedSettingsIn(address), "");
  });

  for (const [packed, code] of [
    ["1AAAA", "damaged"],
    ["0e30", "not-settings"],
    ["7abc", "newer"],
    ["x", "damaged"],
    ["0-_-_", "damaged"],
  ]) {
    it(`${packed} is refused: ${code}`, async () => assert.equal(errorOf(await unpackSettings(packed)).code, code));
  }

  it("a link that was cut is refused", async () => {
    const fragment = await settingsFragment(randomSettings(3));
    const packed = packedSettingsIn(`#${fragment}`);
    for (let length = 1; length < packed.length; length += 7)
      assert.equal(errorOf(await unpackSettings(packed.slice(0, length))).code, "damaged");
  });

  for (const [text, line, column] of /** @type {[string, number, number][]} */ ([
    ['{\n  "version": 1,\n  oops\n}', 3, 3],
    ["", 1, 1],
    ['{"version": 1,', 1, 15],
    ["[1,\n2", 2, 2],
    ["hello", 1, 1],
    ['{"a": tru}', 1, 7],
    ['{"a": 01}', 1, 8],
    ['["a\nb"]', 1, 4],
    ['{"a": "b}', 1, 10],
    ["[1] 2", 1, 5],
    ['{"a": {"b": [1, {}, [-2.5e3, null], "\\u00e9"],}}', 1, 47],
  ])) {
    it(`${JSON.stringify(text)} is no JSON at ${line}:${column}`, () =>
      assert.deepEqual(readSettingsFile(text), { error: { code: "no-json", details: { line, column } } }));
  }

  it("a file may begin with a byte order mark", () => {
    const settings = randomSettings(1);
    assert.deepEqual(readSettingsFile(`\uFEFF${settingsFile(settings)}`), { settings });
  });
});

describe("the key at the foot", () => {
  for (const kind of workKinds) {
    const wanted = kind === "worksheet" ? "end" : "foot";
    it(`is at the ${wanted} in settings of the kind "${kind}"`, () => {
      const usual = defaultSettings({ locale: "it", seed: 1 });
      const { settings } = /** @type {any} */ (
        checkSettings({ ...usual, work: defaultWork(kind), look: { ...usual.look, key: "foot" } })
      );
      assert.equal(settings.look.key, wanted);
    });
  }
});

describe("sheets for a class", () => {
  const withCopies = (copies, look = {}) =>
    /** @type {any} */ (checkSettings({ version: 1, work: { kind: "new", sections: [{ count: 40 }], copies }, look }));
  it("are as many as are asked for, and one for a book", () => {
    assert.equal(withCopies(25).settings.work.copies, 25);
    assert.equal(withCopies(25, { book: {} }).settings.work.copies, 1);
  });
  it("have no more puzzles than a document may have", () => {
    assert.deepEqual(withCopies(51).error, {
      code: "too-many",
      details: { field: "work.sections", count: 2040, most: 2000 },
    });
  });
});

describe("what a file leaves out", () => {
  it("has its usual value, the same for everybody", () => {
    const { settings } = /** @type {any} */ (
      checkSettings({ version: 2, work: { kind: "new", sections: [{ count: 3 }] }, look: { show: { code: true } } })
    );
    const usual = defaultSettings({ locale: "en-GB", seed: 0 });
    assert.deepEqual(settings, {
      ...usual,
      work: {
        kind: "new",
        sections: [{ count: 3, goal: { layout: "3x3", symmetry: "180" }, title: "" }],
        copies: 1,
        order: "usual",
      },
      look: { ...usual.look, show: { ...usual.look.show, code: true } },
    });
  });
});
