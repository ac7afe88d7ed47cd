import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { languages, loadWords } from "../../../web/i18n/words.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { goalOf, hasLevels, levelsOf, allMadeRules } from "../../../web/model/puzzle-goal.js";
import { presetNames, presetSettings } from "../../../web/print/presets.js";
import { checkSettings } from "../../../web/print/settings-check.js";
import {
  packedSettingsIn,
  readSettingsFile,
  settingsFile,
  settingsFragment,
  unpackSettings,
} from "../../../web/print/settings-text.js";
import { settingsSentence } from "../../../web/print/settings-words.js";
import {
  defaultSettings,
  defaultWork,
  most,
  newSeed,
  usualPaper,
  workKinds,
  usualBook,
} from "../../../web/print/print-settings.js";
import { randomSettings } from "./random-settings.js";

const seeds = Array.from({ length: 200 }, (_, i) => i + 1);

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

/**
 * Settings with one field changed: what, the new value, the code, and the field that the error names.
 * @type {[string, unknown, string, string?][]}
 */
const wrong = [
  ["version", 3, "newer"],
  ["version", 0, "not-choice"],
  ["version", "1", "not-choice"],
  ["seed", -1, "not-whole"],
  ["work", { kind: "path", pictures: 0 }, "not-whole", "work.pictures"],
  ["work", { kind: "path", pictures: 1001 }, "not-whole", "work.pictures"],
  ["seed", 1.5, "not-whole"],
  ["seed", 2 ** 53, "not-whole"],
  ["seed", "7", "not-whole"],
  ["look", null, "not-record"],
  ["look", [], "not-record"],
  ["look.perPage", 3, "not-choice"],
  ["look.paper", "A4", "not-choice"],
  ["look.language", "fr", "not-choice"],
  ["look.title", "two\nlines", "not-text"],
  ["look.header", "x".repeat(201), "not-text"],
  ["look.footer", 7, "not-text"],
  ["look.inkSaving", 1, "not-flag"],
  ["look.bothSides", 1, "not-flag"],
  ["look.show.level", "yes", "not-flag"],
  ["look.show.levels", true, "unknown-field"],
  ["look.colour", "red", "unknown-field"],
  ["look.book", {}, ""],
  ["look.book", true, "not-record-or-null"],
  ["look.book", [], "not-record-or-null"],
  ["look.address", "example.org", "not-address"],
  ["look.address", "https://example.org/#p", "not-address"],
  ["look.address", "javascript:alert(1)", "not-address"],
  ["work", 7, "not-choice", "work.kind"],
  ["work.kind", "poster", "not-choice"],
  ["work.sections", [], "not-list"],
  ["work.sections", {}, "not-list"],
  ["work.sections[0].count", 0, "not-whole"],
  ["work.sections[0].count", 2001, "not-whole"],
  ["work.sections[0].count", undefined, "missing"],
  ["work.sections[0].goal.layout", "3x", "not-layout"],
  ["work.sections[0].goal.layout", "6x6", "not-layout"],
  ["work.sections[0].goal.layout", "jigsaw:17", "not-layout"],
  ["work.sections[0].goal.level", "fiendish", "not-choice"],
  ["work.sections[0].goal.clues", [30, 20], "not-pair"],
  ["work.sections[0].goal.clues", 30, "not-pair"],
  ["work.sections[0].goal.clues", [30, "x"], "not-whole", "work.sections[0].goal.clues[1]"],
  ["work.sections[0].goal.rating", [1, 21], "not-number", "work.sections[0].goal.rating[1]"],
  [
    "work.sections[0].goal.techniques",
    { required: ["x-wing", "y-wing"] },
    "not-technique",
    "work.sections[0].goal.techniques.required[1]",
  ],
  ["work.sections[0].goal.seed", 5, "unknown-field"],
  ["work.sections[0].goal.pattern", [1, 2, 1, 0], "not-whole", "work.sections[0].goal.pattern[1]"],
  ...["jigsaw:4", "5x5+x", "jigsaw:1112122233344344", "4x4+x", "jigsaw:13", "gattai:2x2@0,0+2,2"].map(
    (layout) =>
      /** @type {[string, unknown, string, string]} */ ([
        "work.sections[0].goal",
        { layout, level: "easy" },
        "no-levels",
        "work.sections[0].goal.level",
      ]),
  ),
  ...["2x2", "jigsaw:5", "2x3", "3x3+x", "jigsaw:7", "3x4", "4x4", "5x5", "1-9@7x7", "shape:6x8"].map(
    (layout) => /** @type {[string, unknown, string]} */ (["work.sections[0].goal", { layout, level: "easy" }, ""]),
  ),
  .../** @type {const} */ ([
    ["2x2", "medium"],
    ["2x2+x", "hard"],
    ["jigsaw:5", "expert"],
    ["1-9@7x7", "hard"],
    ...["2x3", "jigsaw:7", "2x4", "4x5", "5x5", "shape:6x8", "samurai"].map((layout) => [layout, "extreme"]),
  ]).map(
    ([layout, level]) =>
      /** @type {[string, unknown, string, string]} */ ([
        "work.sections[0].goal",
        { layout, level },
        "no-level",
        "work.sections[0].goal.level",
      ]),
  ),
  ...["3x3", "jigsaw:9", "2x5", "4x4"].map(
    (layout) => /** @type {[string, unknown, string]} */ (["work.sections[0].goal", { layout, level: "extreme" }, ""]),
  ),
  ["work.sections[0].face", "fruits", ""],
  ["work.sections[0].face", "word:PLAYGROUN", ""],
  ["work.sections[0].face", "fruit", "not-choice"],
  ["work.sections[0].goal", { word: "playgroun" }, ""],
  ["work.sections[0].goal", { layout: "jigsaw:6", word: "PLANET" }, ""],
  ...[{ word: "PLAYGROUP" }, { word: "PLANETS" }, { word: 7 }, { layout: "jigsaw:6", word: "PLANETS" }].map(
    (goal) =>
      /** @type {[string, unknown, string, string]} */ ([
        "work.sections[0].goal",
        goal,
        "not-word",
        "work.sections[0].goal.word",
      ]),
  ),
  ["work.sections[0].goal", { layout: "1-9@7x7", word: "PLAYGROUN" }, "no-word", "work.sections[0].goal.word"],
  ["work.sections[0].goal", { rules: "killer", word: "PLAYGROUN" }, "unknown-field", "work.sections[0].goal.word"],
  [
    "work.sections[0].goal",
    { rules: "killer", level: "hard", cells: [1, 5], symmetry: "180", clues: [2, 2], minimal: true },
    "",
  ],
  ["work.sections[0].goal", { rules: "thermometer,white-dot=2", layout: "2x2", clues: [0, 3] }, ""],
  ...allMadeRules.map(
    (madeRules) =>
      /** @type {[string, unknown, string]} */ ([
        "work.sections[0].goal",
        goalOf(/** @type {any} */ (layoutNamed("3x3")), "medium", { madeRules }),
        "",
      ]),
  ),
  ["work.sections[0].goal", { rules: "arrow=2,even=1000" }, ""],
  ...[
    "killer,cage",
    "cage,cage",
    "thermometer=0",
    "arrow=1001",
    "killer=2",
    "cage,",
    "automaton",
    "diagonal",
    "",
    5,
  ].map(
    (rules) =>
      /** @type {[string, unknown, string, string]} */ ([
        "work.sections[0].goal",
        { rules },
        "not-choice",
        "work.sections[0].goal.rules",
      ]),
  ),
  ["work.sections[0].goal", { rules: "killer", layout: "5x5" }, "not-choice", "work.sections[0].goal.layout"],
  ["work.sections[0].goal", { rules: "killer", symmetry: "90" }, "not-choice", "work.sections[0].goal.symmetry"],
  ["work.sections[0].goal", { rules: "killer", rating: [1, 4] }, "unknown-field", "work.sections[0].goal.rating"],
  ["work.sections[0].goal", { cells: [1, 4] }, "unknown-field", "work.sections[0].goal.cells"],
  ["work.sections[0].goal", { rules: "killer", cells: [0, 4] }, "not-whole", "work.sections[0].goal.cells[0]"],
  ["work.sections[0].goal", { layout: "3x3+x", rating: [1, 4] }, "no-rating", "work.sections[0].goal.rating"],
  ["work.sections[0].goal", { layout: "2x3", level: "medium", steps: [2, 4] }, ""],
  ["work.sections[0].goal", { steps: [4, 2] }, "not-pair", "work.sections[0].goal.steps"],
  ["work.sections[0].goal", { layout: "2x2", steps: [1, 2] }, "not-whole", "work.sections[0].goal.steps[1]"],
  ["work.sections[0].goal", { layout: "2x2", steps: [0, 0] }, ""],
  ["work.sections[0].goal", { layout: "jigsaw:4", steps: [1, 2] }, "no-levels", "work.sections[0].goal.steps"],
  ["work.sections[0].goal", { rules: "killer", steps: [1, 2] }, "unknown-field", "work.sections[0].goal.steps"],
  ["work.sections[0].goal.clues", [30, 82], "not-whole", "work.sections[0].goal.clues[1]"],
  ["work.sections[0].goal", { layout: "jigsaw:7", clues: [50, 60] }, "not-whole", "work.sections[0].goal.clues[0]"],
  ["work.sections[0].goal", { layout: "2x2", pattern: [1, 0, 1, 0] }, "not-list", "work.sections[0].goal.pattern"],
  ["version", undefined, "missing"],
  ["work", undefined, "missing"],
  ["work", { kind: "daily" }, "missing", "work.day"],
  ...["2026-02-30", "2026-1-1", "2025-12-31", "", 20261123].map(
    (day) => /** @type {[string, unknown, string, string]} */ (["work", { kind: "daily", day }, "not-day", "work.day"]),
  ),
  ["work", { kind: "path", least: 6 }, "not-choice", "work.least"],
  ["work", { kind: "list", order: "hardest" }, "not-choice", "work.order"],
  ["work", { kind: "worksheet" }, "missing", "work.technique"],
  ["work", { kind: "worksheet", technique: "magic" }, "not-technique", "work.technique"],
  ["work", { kind: "board", entered: true, sections: [] }, "unknown-field", "work.sections"],
  ["work.sections", Array.from({ length: 3 }, () => ({ count: 700 })), "too-many"],
  ["work.sections", Array.from({ length: most.sections + 1 }, () => ({ count: 1 })), "not-list"],
  ["work", { kind: "new", sections: [{ count: 1 }], copies: most.copies + 1 }, "not-whole", "work.copies"],
  ["work", { kind: "worksheet", technique: "x-wing", exercises: most.exercises + 1 }, "not-whole", "work.exercises"],
];

describe("what is refused", () => {
  for (const [path, value, code, field = path] of wrong.filter(([, , expected]) => expected)) {
    it(`${path} = ${JSON.stringify(value)?.slice(0, 60)}: ${code}`, () => {
      const error = errorOf(checkSettings(withField(path, value)));
      assert.equal(error.code, code);
      if (code !== "newer") assert.equal(error.details.field, field);
    });
  }

  for (const plain of [null, undefined, 7, "text", [], {}, { seed: 1 }, [{ version: 1, work: {} }]]) {
    it(`${JSON.stringify(plain)} is no settings`, () =>
      assert.deepEqual(checkSettings(plain), { error: { code: "not-settings" } }));
  }

  for (const [path, value] of wrong.filter(([, , expected]) => !expected)) {
    it(`${path} = ${JSON.stringify(value)} is accepted`, () =>
      assert.ok("settings" in checkSettings(withField(path, value))));
  }

  it("a name of another object is refused, not merged", () => {
    const text = settingsFile(defaultSettings({ locale: "it", seed: 1 })).replace(
      '"title": ""',
      '"__proto__": {"large": true}, "title": ""',
    );
    assert.equal(errorOf(readSettingsFile(text)).code, "unknown-field");
  });

  it("never throws for damaged settings, whatever the field", () => {
    for (const seed of seeds) {
      const settings = randomSettings(seed);
      for (const path of pathsIn(settings)) {
        for (const value of [null, -3.5, "\u0000", [[]], { kind: {} }, Number.NaN]) {
          const read = checkSettings(withField(path, value, settings));
          if ("settings" in read) assert.deepEqual(checkSettings(read.settings), read);
          else assert.ok(read.error.code);
        }
      }
      if (seed > 25) break;
    }
  });
});

describe("sentences", () => {
  for (const language of languages) {
    it(`${language}: name the field and what is allowed`, async () => {
      const words = await loadWords(language);
      for (const [path, value, code, field = path] of wrong.filter(([, , expected]) => expected)) {
        const sentence = settingsSentence(errorOf(checkSettings(withField(path, value))), words);
        if (code !== "newer") assert.ok(sentence.includes(field), sentence);
        assert.doesNotMatch(sentence, /undefined|NaN|\{|\[object/, sentence);
      }
      for (const code of /** @type {const} */ (["not-settings", "damaged"]))
        assert.ok(settingsSentence({ code }, words));
      assert.match(settingsSentence({ code: "no-json", details: { line: 3, column: 14 } }, words), /3.*14/);
    });
  }

  it("in English", async () => {
    const words = await loadWords("en");
    const said = (/** @type {string} */ path, /** @type {unknown} */ value) =>
      settingsSentence(errorOf(checkSettings(withField(path, value))), words);
    assert.equal(said("look.perPage", 3), "“look.perPage” must be 1, 2, 4, 6, 9 or 12.");
    assert.equal(said("look.key", "back"), '“look.key” must be "none", "end", "page" or "foot".');
    assert.equal(
      said("work.sections[0].count", 0),
      `“work.sections[0].count” must be a whole number from 1 to ${most.puzzles}.`,
    );
  });
});

/** @param {import("../../../web/print/settings-check.js").CheckedSettings} read @returns {any} */
function errorOf(read) {
  assert.ok("error" in read, JSON.stringify(read).slice(0, 200));
  return read.error;
}

/**
 * A copy of settings in which one field has another value.
 * @param {string} path
 * @param {unknown} value
 * @param {object} [settings]
 * @returns {any}
 */
function withField(path, value, settings = defaultSettings({ locale: "it", seed: 1 })) {
  const copy = structuredClone(settings);
  const names = path.split(/[.[\]]+/).filter(Boolean);
  /** @type {any} */
  let at = copy;
  for (const name of names.slice(0, -1)) at = at[name];
  at[names[names.length - 1]] = value;
  return copy;
}

/** The paths of all fields. @param {any} value @param {string} [path] @returns {string[]} */
function pathsIn(value, path = "") {
  if (typeof value !== "object" || value === null || value.length > 20) return [path];
  return [
    ...(path ? [path] : []),
    ...Object.keys(value).flatMap((name) => pathsIn(value[name], path ? `${path}.${name}` : name)),
  ];
}
