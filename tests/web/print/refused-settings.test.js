/** Print settings that are refused, and what is said of them. */
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { languages, loadWords } from "../../../web/i18n/words.js";
import { layoutNamed } from "../../../web/model/layout.js";
import { goalOf, allMadeRules } from "../../../web/model/puzzle-goal.js";
import { checkSettings } from "../../../web/print/settings-check.js";
import { readSettingsFile, settingsFile } from "../../../web/print/settings-text.js";
import { settingsSentence } from "../../../web/print/settings-words.js";
import { defaultSettings, most } from "../../../web/print/print-settings.js";
import { randomSettings } from "./random-settings.js";
import { errorOf, seeds } from "./checked-settings.js";

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
