import assert from "node:assert/strict";
import { test } from "node:test";
import { foundPuzzle } from "../../../../web/formats/found.js";
import { loadWords } from "../../../../web/i18n/words.js";
import { faceNameOf } from "../../../../web/model/digit-face.js";
import { puzzleNumber } from "../../../../web/model/puzzle.js";
import { signal } from "../../../../web/model/signals.js";
import { newState } from "../../../../web/model/state.js";
import { begin, goTo, showDraft, showPlay } from "../../../../web/model/session.js";
import { bindActions, createStore } from "../../../../web/model/store.js";
import { largestInPage } from "../../../../web/places/exchange/foreign-text.js";
import {
  editFound,
  openPuzzleOrGame,
  openSources,
  originOf,
  readBeside,
  readSources,
  sayOpened,
  textsOf,
} from "../../../../web/places/exchange/opening.js";

const cells = [1, 2, ...new Array(14).fill(0)];
const solution = [1, 2, 3, 4, 3, 4, 2, 1, 2, 1, 4, 3, 4, 3, 1, 2];
const wrong = { code: "bad-symbol", position: { line: 1, column: 3 }, details: { symbol: "x" } };
const away = Object.assign(new Error("no module"), { code: "engine-load" });
const picture = new File(["a\0b"], "picture.png");
const good = new File(["12" + ".".repeat(14)], "good.txt");
const bad = new File(["12x"], "bad.txt");

/**
 * @type {[string, File[], (text: string) => Promise<object>, number, [code: string, file: string | undefined][]][]}
 *   files, the engine's answer, puzzles, errors
 */
const cases = [
  [
    "a text beside a picture is read",
    [good, picture],
    async () => ({ puzzles: [{ layout: "2x2", format: "line", cells }], errors: [], more: false }),
    1,
    [["no-text", "picture.png"]],
  ],
  [
    "what is wrong with a text beside a picture is told too",
    [bad, picture],
    async () => ({ puzzles: [], errors: [wrong], more: false }),
    0,
    [
      ["no-text", "picture.png"],
      ["bad-symbol", undefined],
    ],
  ],
  [
    "a text beside a picture cannot be read without the engine",
    [good, picture],
    () => Promise.reject(away),
    0,
    [
      ["no-text", "picture.png"],
      ["engine-load", undefined],
    ],
  ],
  ["a picture alone needs no engine", [picture], () => Promise.reject(away), 0, [["no-text", "picture.png"]]],
];
for (const [what, files, parseAll, puzzles, errors] of cases) {
  test(what, async () => {
    const { sources, refused } = await textsOf(files);
    const reading = /** @type {import("../../../../web/formats/read.js").Reading} */ (
      await readBeside(
        /** @type {any} */ ({
          engine: { parseAll },
          store: createStore(newState({ layout: "3x3", activity: "play" })),
        }),
        sources,
        refused,
      )
    );
    assert.deepEqual(
      [reading.puzzles.length, reading.errors.map(({ code, details }) => [code, details?.name])],
      [puzzles, errors],
    );
  });
}

test("a file is read up to 16 MB, and one that is larger is named and not read", async () => {
  /** @type {string[]} */
  const read = [];
  const file = (/** @type {string} */ name, /** @type {number} */ size) =>
    /** @type {any} */ ({
      name,
      size,
      arrayBuffer: async () => read.push(name) && new TextEncoder().encode("12").buffer,
    });
  const { sources, refused } = await textsOf([file("most.txt", 16_000_000), file("more.txt", 16_000_001)]);
  assert.deepEqual(
    [sources.map(({ name }) => name), refused.map(({ code, details }) => [code, details?.name]), read],
    [["most.txt"], [["file-too-large", "more.txt"]], ["most.txt"]],
  );
});

test("a file in UTF-16 is read by its byte order mark", async () => {
  const puzzle = `12${".".repeat(14)}`;
  const bytes = (/** @type {"utf16le" | "utf16be"} */ name) => {
    const little = Buffer.from(`\uFEFF${puzzle}`, "utf16le");
    return name === "utf16le" ? little : Buffer.from(little).swap16();
  };
  const { sources } = await textsOf([
    new File([bytes("utf16le")], "le"),
    new File([bytes("utf16be")], "be"),
    new File([`\uFEFF${puzzle}`], "utf8"),
  ]);
  assert.deepEqual(
    sources.map(({ text }) => text),
    [puzzle, puzzle, puzzle],
  );
});

test("a title that is longer than a line is no name of a game", () => {
  const titled = (/** @type {number} */ length) =>
    originOf(/** @type {any} */ ({ title: "x".repeat(length) }), "link").title?.length;
  assert.deepEqual([titled(80), titled(81)], [80, undefined]);
});

test("a game keeps its author and the author's words, which are cut when they are very long", () => {
  const told = (/** @type {any} */ found) => originOf({ title: "", level: undefined, ...found }, "link");
  assert.deepEqual(told({ author: "A. Setter", ruleset: "Anti-knight.", message: "Well done!" }), {
    kind: "link",
    author: "A. Setter",
    ruleset: "Anti-knight.",
    message: "Well done!",
  });
  assert.equal(told({ author: "", ruleset: "x".repeat(20_000) }).ruleset?.length, 10_000);
  assert.equal(told({ author: "x".repeat(1001), ruleset: "" }).author?.length, 1000);
});

test("what is pasted over a puzzle that is being entered can be undone, also while the game of place Play is shown", async () => {
  for (const isOtherShown of [false, true]) {
    const store = createStore(newState({ layout: "2x2", activity: "play", givens: cells, origin: { kind: "made" } }));
    const actions = bindActions(store);
    /** @type {string[]} */
    const said = [];
    const words = Object.assign((/** @type {string} */ key) => key, {
      text: (/** @type {string[]} */ parts) => parts.filter(Boolean).join(" "),
      list: String,
    });
    const pasted = [...cells.keys()].map((cell) => Number(cell === 5) * 3);
    const engine = {
      parseAll: async () => ({ puzzles: [{ layout: "2x2", format: "line", cells: pasted }], errors: [], more: false }),
    };
    store.change(showDraft, newState({ layout: "2x2", activity: "enter", givens: cells }));
    const { id } = store.state().game;
    store.change(goTo, "solve");
    if (isOtherShown) store.change(showPlay);
    await openSources(
      /** @type {any} */ ({
        store,
        actions,
        engine,
        words,
        say: (/** @type {string} */ sentence) => said.push(sentence),
      }),
      [{ name: "", text: "." }],
    );
    assert.deepEqual(
      [store.state().position.givens, store.state().game.id, said.at(-1)?.includes("open.over")],
      [pasted, id, true],
    );
    actions.undo();
    assert.deepEqual(store.state().position.givens, cells);
  }
});

for (const [what, more] of Object.entries({
  "a drawing": {
    drawing: {
      lines: [
        {
          wayPoints: [
            [0, 0],
            [0, 4],
          ],
        },
      ],
    },
    drawings: ["lines"],
  },
  suggestions: { suggestedRules: [{ rule: "thermometer r2c1-r2c3", certainty: "sure", word: "thermo" }] },
}))
  test(`a pasted puzzle with ${what} is shown in the dialog before it is opened`, async () => {
    const store = createStore(newState({ layout: "2x2", activity: "play", givens: cells, origin: { kind: "made" } }));
    const puzzles = [{ layout: "2x2", format: "sudokupad", cells: new Array(16).fill(0), ...more }];
    /** @type {string[]} */
    const loaded = [];
    const app = {
      store,
      engine: { parseAll: async () => ({ puzzles, errors: [], more: false }) },
      load: async (/** @type {string} */ part) => loaded.push(part) && { openDialogWith() {} },
    };
    await openSources(/** @type {any} */ (app), [{ name: "", text: "{}" }]);
    assert.deepEqual([loaded, store.state().position.givens], [["exchange"], cells]);
  });

for (const isOverDraft of [false, true]) {
  test(`a puzzle is edited with its rules, and undo takes away those that were taken from its drawing${isOverDraft ? ", then the puzzle" : ""}`, async () => {
    const store = createStore(newState({ layout: "2x2", activity: "enter", givens: isOverDraft ? cells : undefined }));
    const actions = bindActions(store);
    const [cage, thermometer] = ["cage 5 r3c1 r3c2", "thermometer r2c1-r2c3"];
    const found = foundPuzzle({
      format: "sudokupad",
      layout: "2x2",
      givens: new Array(16).fill(0),
      rules: [cage, thermometer],
      taken: [thermometer],
    });
    const app = /** @type {any} */ ({ store, actions, go: async () => "opened" });
    assert.equal(await editFound(app, found), isOverDraft ? "over" : "opened");
    const rules = () => store.state().position.rules;
    assert.deepEqual(rules(), [cage, thermometer]);
    actions.undo();
    assert.deepEqual(rules(), [cage]);
    actions.undo();
    assert.deepEqual([rules(), store.state().position.givens], isOverDraft ? [null, cells] : [[cage], found.givens]);
  });
}

/**
 * Edits what was read over a draft.
 * @param {object} origin of the draft
 * @param {number[]} givens
 * @param {object} read
 */
async function editedOver(origin, givens, read) {
  const state = newState({ layout: "2x2", activity: "enter", givens, origin: { kind: "entered", ...origin } });
  const store = createStore(state);
  const app = /** @type {any} */ ({ store, actions: bindActions(store), go: async () => "opened" });
  const found = foundPuzzle({ format: "line", layout: "2x2", givens: cells, ...read });
  const how = await editFound(app, found);
  return {
    how,
    origin: store.state().game.origin,
    isSame: store.state().game.id === state.game.id,
    givens: store.state().position.givens,
  };
}
const setterWords = { title: "Lanes", author: "A. Setter", ruleset: "Digits rise.", message: "Well done!" };

test("a grid without words comes into the draft whose words the setter has typed, and undo takes it back", async () => {
  for (const before of [new Array(16).fill(0), solution])
    assert.deepEqual(await editedOver(setterWords, before, {}), {
      how: "over",
      origin: { kind: "entered", ...setterWords },
      isSame: true,
      givens: cells,
    });
});

test("a puzzle with words of its own becomes a game of its own, whatever words it has", async () => {
  for (const [name, text] of Object.entries(setterWords)) {
    const { how, origin, isSame } = await editedOver({}, solution, { [name]: text });
    const titleBy = name === "title" ? { titleBy: "author" } : {};
    assert.deepEqual([how, origin, isSame], ["opened", { kind: "entered", [name]: text, ...titleBy }, false]);
  }
});

test("a grid does not come beneath the drawing of another puzzle", async () => {
  const { how, origin, isSame } = await editedOver({ drawing: "{}" }, solution, {});
  assert.deepEqual([how, origin, isSame], ["opened", { kind: "entered" }, false]);
});

/** @type {[string, string | undefined, string | undefined, string | undefined][]} kept, of the link, then */
const linkedFaces = [
  ["another face replaces that of the kept game", "letters", "fruits", "fruits"],
  ["a face comes to a kept game with digits", undefined, "fruits", "fruits"],
  ["a link without a face leaves the kept game its face", "letters", undefined, "letters"],
  ["digits take the face away", "letters", "digits", undefined],
];
for (const [name, kept, linked, expected] of linkedFaces)
  test(`the link of a puzzle that was begun goes on with the game: ${name}`, async () => {
    const puzzle = { layout: "2x2", cells, candidates: null };
    const game = newState({ puzzle, activity: "play", origin: { kind: "made", ...(kept && { face: kept }) } });
    const store = createStore(newState({ layout: "3x3", activity: "play" }));
    const entry = { id: "kept", puzzle: puzzleNumber(puzzle), layout: "2x2", isTouched: true, finished: null };
    const games = {
      settled: async () => {},
      load: async () => {},
      entries: signal([entry]),
      open: async () => {
        store.change(begin, game);
        return "opened";
      },
    };
    const app = /** @type {any} */ ({ store, games });
    const go = /** @type {any} */ (async () => "opened");
    assert.equal(await openPuzzleOrGame(app, puzzle, { kind: "link", ...(linked && { face: linked }) }, go), "opened");
    assert.deepEqual([store.state().game.id, faceNameOf(store.state())], [game.game.id, expected]);
  });

/** Workers that cannot be loaded, and how many were asked for. */
function brokenWorkers() {
  const asked = { count: 0 };
  const before = ["Worker", "location"].map(
    (name) => /** @type {const} */ ([name, Object.getOwnPropertyDescriptor(globalThis, name)]),
  );
  Object.defineProperty(globalThis, "location", { value: new URL("file:///"), configurable: true });
  Object.defineProperty(globalThis, "Worker", {
    configurable: true,
    value: class extends EventTarget {
      constructor() {
        super();
        asked.count += 1;
        queueMicrotask(() => this.dispatchEvent(new Event("error")));
      }
      terminate() {}
    },
  });
  const end = () => {
    for (const [name, was] of before)
      was ? Object.defineProperty(globalThis, name, was) : Reflect.deleteProperty(globalThis, name);
  };
  return { asked, end };
}

const long = { name: "", text: "words ".repeat(largestInPage) };
const blank = {
  store: createStore(newState({ layout: "3x3+x", activity: "play" })),
  engine: { parseAll: () => Promise.reject(away) },
};

test("a text that was refused is not read again with the layout of the blank board", async () => {
  const { asked, end } = brokenWorkers();
  try {
    const { errors } = await readSources(/** @type {any} */ (blank), [long]);
    assert.deepEqual([errors.map(({ code }) => code), asked.count], [["too-large"], 1]);
  } finally {
    end();
  }
});

test("a newer text takes the sentence about the text before from the line under the board", async () => {
  const { end } = brokenWorkers();
  /** @type {string[]} */
  const said = [];
  const app = /** @type {any} */ ({
    ...blank,
    say: (/** @type {string} */ sentence) => said.push(sentence),
    words: (/** @type {string} */ key) => key,
  });
  try {
    const first = openSources(app, [long]);
    await assert.rejects(openSources(app, [{ name: "", text: "12" }]), away);
    await first;
    assert.deepEqual(said, ["open.reading", ""]);
  } finally {
    end();
  }
});

test("a puzzle with rules that is too large for the code of rules is opened with a sentence about it", async () => {
  const words = await loadWords("en");
  const said = (
    /** @type {string} */ layout,
    /** @type {number} */ side,
    /** @type {string[] | undefined} */ rules,
  ) => {
    /** @type {string[]} */
    const sentences = [];
    const found = foundPuzzle({
      layout,
      format: "line",
      givens: new Array(side ** 2).fill(0),
      ...(rules && { rules }),
    });
    sayOpened({ words, say: (/** @type {string} */ sentence) => void sentences.push(sentence) }, found, "opened");
    return sentences.join().includes(words("open.without-hints", { most: 16 }));
  };
  const rules = ["cage 10 r1c1 r1c2"];
  assert.deepEqual([said("5x5", 25, rules), said("5x5", 25, undefined), said("4x4", 16, rules)], [true, false, false]);
});
