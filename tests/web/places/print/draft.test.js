import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { createDraft, documentKinds, kindOf } from "../../../../web/places/print/draft.js";
import { presetNames, presetSettings } from "../../../../web/print/presets.js";

/** @typedef {import("../../../../web/i18n/languages.js").Language} Language */

/**
 * A draft, and what it has kept on the device, as the browser's storage gives it back.
 * @param {unknown} [kept]
 * @param {Language} [language]
 * @param {boolean} [hasPuzzle]
 */
function open(kept = {}, language = "en", hasPuzzle = false) {
  let stored = kept;
  const draft = createDraft({
    saved: kept,
    keep: (drafts) => {
      stored = JSON.parse(JSON.stringify(drafts));
    },
    locale: "en-GB",
    language,
    hasPuzzle,
  });
  return { draft, again: (/** @type {Language} */ next = language) => open(stored, next).draft };
}

describe("the settings of place Print", () => {
  for (const kind of documentKinds) {
    it(`of the kind "${kind}" come back when another kind was chosen meanwhile, and at the next visit`, () => {
      const { draft, again } = open();
      draft.choose(kind);
      draft.changeLook({ title: "Easter", perPage: 6 });
      const wanted = draft.settings.value;
      assert.equal(kindOf(wanted), kind);
      draft.choose(kind === "new" ? "book" : "new");
      assert.notDeepEqual(draft.settings.value, wanted);
      draft.choose(kind);
      assert.deepEqual(draft.settings.value, wanted);
      assert.deepEqual(again().settings.value, wanted);
    });
  }

  /** @type {[string, unknown, boolean, string][]} */
  const firsts = [
    ["the puzzle on the board, until something is chosen", {}, true, "board"],
    ["new puzzles where no puzzle is on the board", {}, false, "new"],
    ["what was chosen last", { kind: "worksheet", settings: {} }, true, "worksheet"],
  ];
  for (const [what, kept, hasPuzzle, kind] of firsts) {
    it(`are first those of ${what}`, () => {
      assert.equal(kindOf(open(kept, "en", hasPuzzle).draft.settings.value), kind);
    });
  }

  for (const name of presetNames) {
    it(`of the preset "${name}" are taken whole`, () => {
      const { draft } = open();
      const preset = presetSettings(name, { locale: "en-GB", language: "it", seed: 5 });
      draft.renew(preset);
      assert.deepEqual(draft.settings.value, preset);
    });
  }

  /** @type {[string, unknown][]} */
  const damaged = [
    ["nothing", null],
    ["a text", "book"],
    ["a list", []],
    ["an unknown kind", { kind: "poster", settings: {} }],
    [
      "settings under another kind",
      { kind: "book", settings: { book: presetSettings("classroom", { locale: "en" }) } },
    ],
    ["settings of a newer version", { kind: "new", settings: { new: { version: 99, work: { kind: "new" } } } }],
  ];
  for (const [what, kept] of damaged) {
    it(`begin with usual ones when ${what} is stored`, () => {
      const { work, look } = open(kept).draft.settings.value;
      assert.deepEqual(
        [work.kind, look.paper, look.language],
        ["new", kept && /** @type {any} */ (kept).kind === "book" ? "6x9" : "a4", "en"],
      );
    });
  }

  it("have the language of the page until the reader chooses another", () => {
    const { draft, again } = open();
    draft.changeLook({ title: "x" });
    assert.equal(again("uk").settings.value.look.language, "uk");
    draft.changeLook({ language: "it" });
    assert.equal(again("uk").settings.value.look.language, "it");
  });

  it("are those of loose sheets after a book, and of a book after loose sheets", () => {
    const { draft } = open();
    draft.choose("book");
    assert.deepEqual([draft.settings.value.look.paper, draft.settings.value.look.book !== null], ["6x9", true]);
    draft.choose("list");
    assert.deepEqual([draft.settings.value.look.paper, draft.settings.value.look.book], ["a4", null]);
  });

  for (const kind of documentKinds.filter((name) => name !== "new")) {
    it(`of the kind "${kind}" are the usual ones after a preset of new puzzles, in its language`, () => {
      const { draft } = open();
      draft.choose(kind);
      const { work, look } = draft.settings.value;
      const { draft: later } = open();
      later.renew(presetSettings("children", { locale: "en-GB", language: "it" }));
      later.choose(kind);
      assert.deepEqual([later.settings.value.work, later.settings.value.look], [work, { ...look, language: "it" }]);
    });
  }

  it("show no level beside the puzzles of a book, whose dividers name it", () => {
    const { draft } = open();
    draft.choose("book");
    assert.equal(draft.settings.value.look.show.level, false);
    draft.choose("list");
    assert.equal(draft.settings.value.look.show.level, true);
  });

  it("take paper and orientation along to another kind of loose sheets", () => {
    const { draft } = open();
    draft.changeLook({ paper: "letter", orientation: "landscape", large: true });
    draft.choose("worksheet");
    const { paper, orientation, large } = draft.settings.value.look;
    assert.deepEqual([paper, orientation, large], ["letter", "landscape", false]);
  });

  it("change nothing but the seed when other puzzles are wanted", () => {
    const { draft } = open();
    const before = draft.settings.value;
    draft.changeSeed(before.seed + 1);
    assert.deepEqual(draft.settings.value, { ...before, seed: before.seed + 1 });
  });

  it("are written anew by a preset and by a kind, and not by a field", () => {
    const { draft } = open();
    const before = draft.renewals.value;
    draft.changeLook({ title: "x" });
    draft.changeWork({ kind: "board", entered: true });
    assert.equal(draft.renewals.value, before);
    draft.choose("new");
    draft.renew(presetSettings("large", { locale: "en" }));
    draft.reset();
    assert.equal(draft.renewals.value, before + 3);
  });
});
