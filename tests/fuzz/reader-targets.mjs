/**
 * The readers of foreign texts in JavaScript as targets: `input` makes a text from random numbers, and `read` ends with
 * an error when a promise does not hold.
 *
 * @typedef {(below: number) => number} Random
 * @typedef {{ about: string, input: (random: Random) => string, read: (text: string) => void | Promise<void> }}
 *   ReaderTarget
 */
import assert from "node:assert/strict";
import { connectParent } from "../../web/embed/frame-messages.js";
import { unpackState } from "../../web/embed/saved.js";
import { compressed, decompressed } from "../../web/formats/lz.js";
import { parseLine } from "../../web/formats/line.js";
import { parseMasks } from "../../web/formats/masks.js";
import { packJson, unpackJson } from "../../web/formats/packed.js";
import { gamesIn, readPuzzleLink } from "../../web/formats/puzzle-address.js";
import { linkTo, linkedPuzzle } from "../../web/formats/puzzle-link.js";
import { readState, writeState } from "../../web/formats/state-link.js";
import { entryOf, readEntry } from "../../web/games/entry.js";
import { createExerciseRecord } from "../../web/games/exercises.js";
import { isResult } from "../../web/games/result.js";
import { createSettings } from "../../web/games/settings.js";
import { layoutNamed } from "../../web/model/layout.js";
import { packGame, packHistory, savedVersion, unpackGame } from "../../web/model/save.js";
import { originParts } from "../../web/places/new/puzzle-words.js";
import { readSettingsFile, settingsFile, unpackSettings } from "../../web/print/settings-text.js";
import { databaseGlobals, openBrowser } from "../web/games/browser.js";
import { createFakeStorage } from "../web/games/fakes.js";
import { randomGame } from "../web/model/random-games.js";
import { randomSettings } from "../web/print/random-settings.js";
import {
  fPuzzle,
  knownResult,
  knownTexts,
  packedState,
  playedState,
  savedGame,
  savedHistory,
  sudokuPad,
} from "./known-inputs.mjs";
import { garbled, inflated, withJunk } from "./mutations.mjs";
import { readSoundly, showSoundly, words } from "./sound-readers.mjs";

/** @template T @param {readonly T[]} list @param {Random} random @returns {T} */
const oneOf = (list, random) => list[random(list.length)];

/** The value with junk in up to three parts. @param {any} value @param {Random} random */
function withMuchJunk(value, random) {
  let changed = value;
  for (let i = random(3); i >= 0; i--) changed = withJunk(changed, random);
  return changed;
}

/** The text changed in one of several ways. @param {string} text @param {Random} random */
function changed(text, random) {
  if (random(24) === 0) return inflated(text, random);
  const once = garbled(text, random);
  return random(3) ? once : garbled(once, random);
}

/** JSON of the value with junk in it, now and then garbled besides. @param {any} value @param {Random} random */
function changedJson(value, random) {
  const text = JSON.stringify(withMuchJunk(value, random)) ?? "null";
  return random(6) ? text : changed(text, random);
}

/** @param {string} text @returns {any} undefined when the text is no JSON */
function json(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A puzzle has as many cells as its layout. @param {import("../../web/model/puzzle.js").Puzzle | null} puzzle */
function checkPuzzle(puzzle) {
  if (puzzle) assert.equal(puzzle.cells.length, layoutNamed(puzzle.layout)?.cellCount);
}

/** What was read of a game can be shown, saved, and read again. @param {any} unpacked */
function checkGame(unpacked) {
  if (!unpacked.state) return void assert.ok(unpacked.damaged === true || unpacked.newer > savedVersion);
  showSoundly(unpacked.state);
  const [saved, history] = JSON.parse(JSON.stringify([packGame(unpacked.state, 0), packHistory(unpacked.state)]));
  const again = /** @type {any} */ (unpackGame(saved, history));
  assert.ok(again.state, "a game that is saved is read again");
  assert.deepEqual(
    [again.state.position, again.state.past, again.state.future, again.state.game.origin],
    [unpacked.state.position, unpacked.state.past, unpacked.state.future, unpacked.state.game.origin],
  );
}

const ownLinks = [
  linkTo(
    { layout: "2x2", cells: new Array(16).fill(0), candidates: new Array(16).fill(7) },
    { level: "easy", rating: 1.2 },
    "",
  ),
  linkTo({ layout: "1x37", cells: new Array(1369).fill(0) }, {}, ""),
  linkTo({ layout: "jigsaw:1122112233443344", cells: new Array(16).fill(0) }, {}, ""),
];
const linkTexts = [...knownTexts.map(([, text]) => text), ...ownLinks];

/** The games of several layouts, saved. */
const savedGames = ["2x2", "3x3", "2x3+x", "4x4", "jigsaw:1122112233443344"].map((layout, seed) => {
  const state = randomGame(seed, layout, 40).at(-1);
  return [packGame(state, 0), packHistory(state)];
});
const pairs = [...savedGames, [savedGame, savedHistory]];

/** A file of games, as the page writes one. */
const archive = {
  nonetGames: 1,
  written: "2026-11-22T12:00:00.000Z",
  results: [knownResult],
  exercises: { "x-wing": { tried: 2, solved: 1, last: "2026-11-22" } },
  games: [{ entry: { ...entryOf(playedState, 5), id: savedGame.id }, saved: savedGame, history: savedHistory }],
};

/** What an embedding page may send to a frame. */
const messages = [
  { nonet: 1, type: "get-state", id: 1 },
  { nonet: 1, type: "set-state", id: "a", state: packedState },
  { nonet: 1, type: "check" },
  { nonet: 1, type: "undo", id: {} },
  {
    nonet: 1,
    type: "set",
    puzzle: "4.3.3..........1",
    layout: "2x2",
    lang: "en",
    mode: "play",
    controls: "full",
    theme: "dark",
  },
];

/**
 * A frame whose board accepts states as the element does. `send` passes a message from the embedding page, and returns
 * what the frame answered.
 */
function openFrame() {
  const origin = "https://a.example";
  /** @type {any[]} */
  const answers = [];
  /** @type {((event: object) => Promise<void>)[]} */
  const listeners = [];
  const parent = { postMessage: (/** @type {any} */ message) => answers.push(structuredClone(message)) };
  const page = { documentElement: { lang: "", dataset: {} }, body: {} };
  Object.assign(globalThis, {
    window: { parent },
    document: page,
    addEventListener: (/** @type {string} */ _, /** @type {any} */ listener) => listeners.push(listener),
    ResizeObserver: class {
      observe() {}
    },
  });
  const board = {
    addEventListener() {},
    setAttribute() {},
    getState: () => packedState,
    solve: async () => "unique",
    check: () => ({ mistakes: [] }),
    undo() {},
    redo() {},
    reset() {},
    setState(/** @type {unknown} */ state) {
      const unpacked = unpackState(state, "play");
      if (unpacked) showSoundly(unpacked.state);
      return unpacked !== null;
    },
  };
  connectParent(/** @type {any} */ (board), [origin]);
  return async (/** @type {any} */ data) => {
    answers.length = 0;
    for (const listener of listeners) await listener({ source: parent, origin, data });
    return answers;
  };
}

/** @type {ReturnType<typeof openFrame> | undefined} */
let frame;

/** @type {Record<string, ReaderTarget>} */
export const readerTargets = {
  links: {
    about: "addresses of other sites and of Nonet, alone and between words",
    input: (random) => {
      const texts = Array.from({ length: 1 + random(3) }, () =>
        random(5) ? changed(oneOf(linkTexts, random), random) : oneOf(linkTexts, random),
      );
      return texts.join(oneOf(["\n", " ", "\r\n", " and ", ""], random));
    },
    read: async (text) => {
      for (const { line } of gamesIn(text, 10)) assert.ok(line >= 1);
      await readSoundly(text);
      const { text: puzzle, layout } = readPuzzleLink(text);
      checkPuzzle(linkedPuzzle(puzzle, layout));
    },
  },
  saves: {
    about: "saved games with histories, entries of the list of games, records of finished games",
    input: (random) => {
      const kind = random(8);
      if (kind === 0) return changedJson({ entry: entryOf(playedState, 5) }, random);
      if (kind === 1) return changedJson({ result: knownResult }, random);
      const [saved, history] = oneOf(pairs, random);
      return changedJson(
        random(2) ? [withMuchJunk(saved, random), history] : [saved, withMuchJunk(history, random)],
        random,
      );
    },
    read: (text) => {
      const value = json(text);
      const { entry, result } = Object(value);
      const read = readEntry(entry);
      if (read) assert.ok(read.isUnreadable || originParts(read.origin, read.layout, words).length > 0);
      assert.equal(typeof isResult(result), "boolean");
      const [saved, history] = Array.isArray(value) ? value : [value, undefined];
      checkGame(unpackGame(saved, history));
    },
  },
  packed: {
    about: "compressed texts of addresses, of lz-string and of Nonet; lines of digits and of candidates",
    input: (random) => {
      const kind = oneOf(["json", "lz", "line", "masks"], random);
      if (kind === "json") return `json ${changed(oneOf(packedTexts, random), random)}`;
      if (kind === "lz")
        return `lz ${changed(random(12) ? compressedPad : compressed(inflated('{"a":[1,2]}', random)), random)}`;
      if (kind === "masks")
        return `masks ${oneOf(["", "2x2", "1x3", "2x3+x", "6x6"], random)} ${changed("123456789".repeat(81), random)}`;
      return `line ${oneOf(["", "2x2", "1x37", "3x3+x", "10x10"], random)} ${changed(oneOf([".".repeat(81), "1 12 . ".repeat(100), "4.3.3..........1"], random), random)}`;
    },
    read: async (text) => {
      const [, kind = "", rest = ""] = /^(\w+) ([\s\S]*)$/.exec(text) ?? [];
      const [, layout = "", line = ""] = /^(\S*) ([\s\S]*)$/.exec(rest) ?? [];
      if (kind === "json") {
        const unpacked = await unpackJson(rest);
        assert.ok("value" in unpacked || "newer" in unpacked || "damaged" in unpacked);
        const read = await readState(rest);
        if ("state" in read) showSoundly(read.state);
      } else if (kind === "lz") {
        const unpacked = decompressed(rest, () => true);
        assert.ok(unpacked === null || unpacked.length <= 2_000_000);
      } else if (kind === "masks") {
        checkPuzzle(parseMasks(line, layout));
      } else {
        const read = parseLine(line, layout);
        if ("puzzle" in read) checkPuzzle(read.puzzle);
      }
    },
  },
  archives: {
    about: "files with all games, records and exercises",
    input: (random) => {
      const [saved, history] = oneOf(pairs, random);
      const more = { entry: { ...archive.games[0].entry, id: saved.id }, saved, history };
      return changedJson(
        { ...archive, games: random(2) ? archive.games : [...archive.games, withMuchJunk(more, random)] },
        random,
      );
    },
    read: async (text) => {
      Object.assign(globalThis, databaseGlobals);
      const tab = openBrowser().openTab();
      await tab.games.start();
      const imported = await tab.games.importText(text);
      if (!imported) return;
      assert.ok(
        [imported.games, imported.results, imported.skipped].every(
          (count) => Number.isSafeInteger(count) && count >= 0,
        ),
      );
      for (const entry of tab.games.entries.value) {
        assert.ok(entry.isUnreadable || originParts(entry.origin, entry.layout, words).length > 0);
        const opened = await tab.games.open(entry.id);
        assert.ok(["opened", "newer", "damaged"].includes(String(opened)), `${opened}`);
        showSoundly(tab.store.state());
      }
      assert.ok(json(await tab.games.exportText()).nonetGames === 1);
      tab.kill();
    },
  },
  element: {
    about: "states of an element, and messages to a frame",
    input: (random) => changedJson(random(2) ? packedState : oneOf(messages, random), random),
    read: async (text) => {
      const value = json(text);
      for (const mode of /** @type {const} */ (["play", "solve", "view"])) {
        const unpacked = unpackState(value, mode);
        if (unpacked) showSoundly(unpacked.state);
      }
      frame ??= openFrame();
      for (const answer of await frame(value)) assert.deepEqual([answer.nonet, answer.type], [1, "answer"]);
    },
  },
  settings: {
    about: "files and addresses with settings of printing, and what the browser keeps of settings and exercises",
    input: (random) => {
      const printed = randomSettings(random(1e6));
      const kept = {
        "nonet-settings": { theme: "dark", without: ["x-wing"], print: printed, timer: "hidden" },
        "nonet-exercises": archive.exercises,
      };
      return changedJson(random(3) ? printed : kept, random);
    },
    read: async (text) => {
      for (const checked of [
        readSettingsFile(text),
        await unpackSettings(text),
        await unpackSettings(`0${btoa(text.replace(/[^\x20-\x7e]/g, "?"))}`),
      ]) {
        if ("error" in checked) assert.match(checked.error.code, /^[a-z-]+$/);
        else assert.deepEqual(readSettingsFile(settingsFile(checked.settings)), checked);
      }
      const kept = Object(json(text));
      const storage = createFakeStorage(
        Object.fromEntries(
          ["nonet-settings", "nonet-exercises"].map((name) => [name, JSON.stringify(kept[name]) ?? text]),
        ),
      );
      const settings = createSettings({ storage, wanted: ["en"], tabs: new EventTarget() });
      assert.ok(Object.values(settings).every(({ value }) => value !== undefined));
      for (const { tried, solved } of Object.values(createExerciseRecord(storage, new EventTarget()).record.value))
        assert.ok(tried >= solved);
    },
  },
  formats: {
    about: "JSON of f-puzzles and SudokuPad, files of OpenSudoku, also compressed",
    input: (random) => {
      const kind = random(6);
      if (kind < 3) {
        const text = changedJson(random(2) ? fPuzzle : sudokuPad, random);
        return random(4)
          ? text
          : `https://sudokupad.app/?puzzleid=${oneOf(["fpuz", "scl", "ctc"], random)}${encodeURIComponent(compressed(text))}`;
      }
      return changed(oneOf(formatTexts, random), random);
    },
    read: readSoundly,
  },
};

const compressedPad = compressed(JSON.stringify(sudokuPad));
const packedTexts = [
  await writeState(randomGame(2, "3x3", 40).at(-1), 0),
  await packJson({ a: "x".repeat(100_000) }),
  `0${btoa(JSON.stringify(savedGame))}`,
];
const formatTexts = knownTexts.slice(0, 3).map(([, text]) => text);
