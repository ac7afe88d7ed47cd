/**
 * Rules that no puzzle can have (tests/data/meaningless-rules.tsv) come through each door that reads them without the
 * engine: links, files of games, kept games, the element. Each refuses them by the code of the engine, and opens
 * nothing.
 */
import assert from "node:assert/strict";
import { describe, it } from "node:test";

import { readBoard } from "../../web/embed/puzzle-attribute.js";
import { linkTo } from "../../web/formats/puzzle-link.js";
import { readText } from "../../web/formats/read.js";
import { readState, writeState } from "../../web/formats/state-link.js";
import { errorSentence } from "../../web/controls/errors.js";
import { loadWords } from "../../web/i18n/words.js";
import { newState } from "../../web/model/state.js";
import { packGame, unpackGame } from "../../web/model/save.js";
import { judgedNow, loadRuleChecks } from "../../web/model/rule-part.js";
import { withGlobals } from "../support/globals.js";
import { meaningless } from "../support/meaningless-rules.js";
import { databaseGlobals, openBrowser } from "./games/browser.js";

withGlobals(databaseGlobals);

const words = await loadWords("en");
const page = "https://nonet.example/";
const view = /** @type {const} */ ({ mode: "view", layout: "", rules: "" });

/** An engine that must not be asked about a puzzle: the text without its links is blank. */
const noEngine = {
  parse: () => assert.fail("asked the engine"),
  parseAll: async (/** @type {string} */ text) =>
    text.trim() === "" ? { puzzles: [], errors: [], more: false } : assert.fail("asked the engine"),
};

/** @param {(typeof meaningless)[number]} row @param {readonly string[]} [rules] of the puzzle */
function gameWith({ layout, text, cellCount }, rules = [text]) {
  return newState({ puzzle: { layout, cells: new Array(cellCount).fill(0), rules }, activity: "play" });
}

/** A file with a game. @param {import("../../web/model/state.js").State} state */
const fileWith = (state) =>
  JSON.stringify({
    nonetGames: 1,
    written: "",
    results: [],
    games: [{ entry: { id: state.game.id, changed: 1, started: 1 }, saved: packGame(state, 1), history: null }],
  });

/** @param {() => Promise<unknown>} open @returns {Promise<any>} what is thrown */
const thrownBy = (open) =>
  open().then(
    (opened) => assert.fail(`opened ${JSON.stringify(opened)}`),
    (error) => error,
  );

for (const row of meaningless) {
  const { layout, text, code, column } = row;
  describe(`${layout}: ${text}`, () => {
    const cells = new Array(row.cellCount).fill(0);

    it("is refused in a link with the game, and named", async () => {
      const packed = await writeState(gameWith(row), 0);
      const read = await readState(packed);
      assert.ok("refused" in read);
      assert.equal(read.refused.code, code);
      const { puzzles, errors } = await readText(`${page}#s=${packed}`, { engine: noEngine });
      assert.deepEqual([puzzles, errors.map((error) => error.code)], [[], [code]]);
      assert.match(errorSentence(errors[0], words), /rule/);
    });

    it("is refused beside another rule", async () => {
      const read = await readState(await writeState(gameWith(row, ["even r1c1", text]), 0));
      assert.equal("refused" in read && read.refused.code, code);
    });

    it("is refused in a file of games, whose game is left out", async () => {
      const { games } = openBrowser().openTab();
      const imported = await games.importText(fileWith(gameWith(row)));
      assert.ok(imported && typeof imported === "object");
      assert.deepEqual([imported.games, imported.skipped, imported.refused?.code], [0, 1, code]);
      await games.load();
      assert.deepEqual(games.entries.peek(), []);
    });

    it("is refused by the element: as an attribute with its place, in both links", async () => {
      const attribute = await thrownBy(() => readBoard(".".repeat(row.cellCount), { ...view, layout, rules: text }));
      assert.deepEqual([attribute.code, attribute.position], [code, { line: 1, column }]);
      const puzzle = await thrownBy(() => readBoard(linkTo({ layout, cells, rules: [text] }, {}, page), view));
      assert.deepEqual([puzzle.code, puzzle.position], [code, { line: 1, column }]);
      const game = await writeState(gameWith(row), 0);
      const refused = await thrownBy(() => readBoard(`${page}#s=${game}`, view));
      assert.equal(refused.code, code);
      assert.match(refused.message, /^In the game: /);
    });

    it("is refused in a saved state", async () => {
      await loadRuleChecks();
      const unpacked = unpackGame(packGame(gameWith(row), 0));
      assert.ok("state" in unpacked);
      const judged = judgedNow(unpacked.state);
      assert.equal(judged && "refused" in judged && judged.refused.code, code);
    });
  });
}

it("rules that a puzzle can have come through as the engine writes them, each once", async () => {
  const told = [
    "thermometer  r1c1 r1c2 r1c3",
    "cage 17 r2c2 r1c2",
    "cage 17 r1c2 r2c2",
    "doublers 2 (all-of (whisper 12 r3c3 r3c4) and (cage 34 r1c1 r1c2))",
  ];
  const read = await readState(
    await writeState(
      newState({ puzzle: { layout: "3x3", cells: new Array(81).fill(0), rules: told }, activity: "play" }),
      0,
    ),
  );
  assert.deepEqual("state" in read && read.state.position.rules, [
    "cage 17 r1c2 r2c2",
    "thermometer r1c1-r1c3",
    "doublers 2 (cage 34 r1c1 r1c2) and (whisper 12 r3c3 r3c4)",
  ]);
});

it("a history with a rule that its puzzle cannot have is left out, and so is a checkpoint; the game stays", async () => {
  await loadRuleChecks();
  const cells = new Array(16).fill(0);
  const now = newState({ puzzle: { layout: "2x2", cells, rules: ["even r1c1"] }, activity: "enter" });
  const before = newState({
    puzzle: { layout: "2x2", cells, rules: ["cage 9 r1c1 r1c2"] },
    activity: "enter",
  }).position;
  const plain = newState({ puzzle: { layout: "2x2", cells }, activity: "enter" }).position;
  const judged = judgedNow({
    ...now,
    past: [plain, before],
    game: {
      ...now.game,
      checkpoints: [
        { name: "a", position: before },
        { name: "b", position: plain },
      ],
    },
  });
  assert.ok(judged && "state" in judged);
  const { position, past, game } = judged.state;
  assert.deepEqual([position, past, game.checkpoints], [now.position, [], [{ name: "b", position: plain }]]);
  const sound = judgedNow({ ...now, past: [plain] });
  assert.deepEqual(sound && "state" in sound && sound.state.past, [plain]);
});

it("a kept game with a rule that its puzzle cannot have is damaged, and stays as it is", async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  await tab.games.start();
  tab.store.replace(
    newState({
      puzzle: { layout: "2x2", cells: new Array(16).fill(0), rules: ["cage 9 r1c1 r1c2"] },
      activity: "play",
    }),
  );
  tab.actions.enterDigit(1, 5);
  const { id } = tab.store.state().game;
  await tab.games.settled();
  const other = browser.openTab();
  await other.games.load();
  assert.equal(await other.games.open(id), "damaged");
  assert.ok(other.games.entries.peek().some((entry) => entry.id === id));
});

describe("a rule inside a rule that no puzzle can have is named in a game", () => {
  for (const [text, sentence, ofElement] of [
    [
      "doublers 2 (cage 5 r1c1 r1c2) and (all-of (cage 6 r2c1 r2c2) and (even r1c1))",
      "This rule cannot be inside doublers: even r1c1",
      'In the game: The rule "even r1c1" cannot be inside doublers.',
    ],
    [
      "any-of (even r1c1) or (doublers 2 (cage 5 r1c1 r1c2))",
      "Doublers cannot be inside another rule.",
      "In the game: Doublers cannot be inside another rule.",
    ],
    [
      "any-of (even r1c1) or (all-of (odd r1c2) and (whisper 5 r1c1))",
      "This rule cannot be read: whisper 5 r1c1",
      'In the game: The rule "whisper 5 r1c1" cannot have these cells.',
    ],
    [
      "doublers 2",
      "This rule cannot be read: doublers 2",
      'In the game: The rule "doublers 2" needs two rules in brackets, or one for doublers, at most 8 deep.',
    ],
  ]) {
    it(text, async () => {
      const packed = await writeState(gameWith({ ...meaningless[0], layout: "3x3", text, cellCount: 81 }), 0);
      const read = await readState(packed);
      assert.ok("refused" in read);
      assert.equal(errorSentence(read.refused, words), sentence);
      assert.equal((await thrownBy(() => readBoard(`${page}#s=${packed}`, view))).message, ofElement);
    });
  }
});
