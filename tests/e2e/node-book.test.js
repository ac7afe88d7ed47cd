/** The built command nonet-book, from outside: its files read with poppler, its messages, its end. */
import assert from "node:assert/strict";
import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { fileURLToPath } from "node:url";

import { createEngine } from "../../dist/nonet.mjs";
import { make } from "../../web/print-jobs/index.js";
import { most as mostOf } from "../../web/print/print-settings.js";
import { checkSettings } from "../../web/print/settings-check.js";
import { padOf } from "../cli/pad-drawing.mjs";
import { solutionsWithRules } from "./support/own-rule-solver.js";
import { wholeLimit } from "./support/usable-time.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const command = join(root, "dist/nonet-book.mjs");
const examples = join(root, "docs/examples");
const folder = mkdtempSync(join(tmpdir(), "nonet-book-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const hasPoppler = spawnSync("pdfinfo", ["-v"]).error === undefined;
const withPoppler = hasPoppler ? {} : { skip: "poppler-utils is not installed" };

/** The most that a run may take, in milliseconds: only a run that hangs takes as long. */
const most = wholeLimit(120_000);
/** Has node take its standard error for a terminal, on which the command shows each progress at once. */
const asTerminal = ["--import", "data:text/javascript,process.stderr.isTTY = true"];

/**
 * @param {readonly string[]} words
 * @param {{ input?: string, node?: readonly string[] }} [options] `node`: words for node itself
 */
const run = (words, { input = "", node = [] } = {}) =>
  spawnSync(process.execPath, [...node, command, ...words], { cwd: folder, encoding: "utf8", input, timeout: most });

/** @param {object} settings @returns {string} name of the file */
function settingsFile(settings, name = "settings.json") {
  writeFileSync(join(folder, name), JSON.stringify(settings));
  return name;
}

/** @param {string} file */
function infoOf(file) {
  const lines = execFileSync("pdfinfo", [join(folder, file)], { encoding: "utf8" }).split("\n");
  const values = Object.fromEntries(lines.map((line) => line.split(/:\s+/)).filter(({ length }) => length === 2));
  return { pages: Number(values.Pages), size: values["Page size"], title: values.Title, author: values.Author };
}

/** @param {string} file @param {number} page from 1 */
const textOf = (file, page) =>
  execFileSync("pdftotext", ["-layout", "-f", String(page), "-l", String(page), join(folder, file), "-"], {
    encoding: "utf8",
  });

const small = {
  version: 1,
  seed: 3,
  work: {
    kind: "new",
    sections: [
      { title: "Warm up", count: 5, goal: { layout: "2x3", level: "easy" } },
      { title: "", count: 6, goal: { level: "easy" } },
    ],
  },
  look: { paper: "6x9", perPage: 2, title: "Eleven", author: "A. Maker", show: { level: false }, book: {} },
};

describe("nonet-book", () => {
  it("writes a book whose contents name the right pages", withPoppler, () => {
    const { status, stderr } = run([settingsFile(small), "-o", "eleven.pdf"]);
    assert.deepEqual([status, stderr], [0, ""]);
    const { pages, size, title, author } = infoOf("eleven.pdf");
    assert.deepEqual([pages % 2, size, title, author], [0, "432 x 648 pts", "Eleven", "A. Maker"]);
    assert.match(textOf("eleven.pdf", 1), /Eleven[^]*11 puzzles[^]*A\. Maker/);
    const contents = textOf("eleven.pdf", 3);
    const pageOf = (/** @type {string} */ part) => Number(new RegExp(`${part}[ .]+(\\d+)`).exec(contents)?.[1]);
    for (const part of ["Warm up", "Easy", "Solutions"]) {
      const page = pageOf(part);
      assert.match(textOf("eleven.pdf", page), new RegExp(part));
      assert.equal(page % 2, 1);
    }
    const [named] = [...textOf("eleven.pdf", 6).matchAll(/Solution on page (\d+)/g)];
    assert.equal(Number(named[1]), pageOf("Solutions") + 1);
  });

  it("counts the pages of a book without making its puzzles", withPoppler, () => {
    const sections = [
      { title: "", count: 9, goal: { layout: "2x3", rules: "killer", level: "easy", cells: [1, 4] } },
      { title: "", count: 12, goal: { layout: "jigsaw:6", level: "easy" } },
      { title: "Last", count: 7, goal: { level: "medium" } },
    ];
    const file = settingsFile({ ...small, work: { kind: "new", sections } });
    const counted = run([file, "--pages"]);
    assert.equal(counted.stderr, "");
    run([file, "-o", "whole.pdf"]);
    const { pages } = infoOf("whole.pdf");
    assert.equal(Number(/^pages +(\d+)/.exec(counted.stdout)?.[1]), pages);
    for (const [, page, part] of counted.stdout.matchAll(/^ +(\d+) {2}(.*)$/gm))
      assert.ok(textOf("whole.pdf", Number(page)).replace(/\s+/g, " ").includes(part), `${part} on page ${page}`);
  });

  it("counts pages of sections without a level, with a word and with pictures in the same way", withPoppler, () => {
    const sections = [
      { title: "", count: 7, face: "fruits", goal: { layout: "2x2", clues: [8, 10], symmetry: "none" } },
      { title: "", count: 3, goal: { word: "PLAYGROUN", clues: [26, 34] } },
      { title: "", count: 2, goal: { layout: "samurai", level: "easy" } },
      { title: "", count: 3, goal: { layout: "3x3+x", clues: [24, 32] } },
    ];
    const parts = ["title", "how-to-play", "contents", "sections", "solutions"].map((kind) => ({ kind }));
    const look = { ...small.look, show: { level: false }, book: { parts } };
    const file = settingsFile({ ...small, work: { kind: "new", sections }, look });
    const counted = run([file, "--pages"]);
    run([file, "-o", "whole.pdf"]);
    const { pages } = infoOf("whole.pdf");
    assert.equal(Number(/^pages +(\d+)/.exec(counted.stdout)?.[1]), pages);
    for (const name of ["Picture sudoku 4 × 4", "Wordoku", "Samurai · Easy", "Sudoku X"])
      assert.ok(counted.stdout.includes(`  ${name}\n`), counted.stdout);
    for (const [, page, part] of counted.stdout.matchAll(/^ +(\d+) {2}(.*)$/gm))
      assert.ok(textOf("whole.pdf", Number(page)).replace(/\s+/g, " ").includes(part), `${part} on page ${page}`);
  });

  it("compares the book with what the printer asks", withPoppler, () => {
    const { status, stderr } = run([settingsFile(small), "--press", "kdp", "-o", "short.pdf"]);
    assert.deepEqual([status, stderr], [1, "nonet-book: The book has 14 pages. The printer takes at least 24.\n"]);
    assert.equal(infoOf("short.pdf").pages, 14);
    const unknown = run([settingsFile(small), "--press", "gutenberg", "-o", "short.pdf"]);
    assert.equal(unknown.status, 2);
    assert.match(unknown.stderr, /no profile 'gutenberg'.*home, office, kdp, ingram/);
  });

  it("writes a book of puzzles with rules, whose dividers say once what the rules are", withPoppler, () => {
    const sections = [
      { title: "Killers", count: 3, goal: { layout: "2x3", rules: "killer", level: "easy", cells: [1, 4] } },
      { title: "Mixtures", count: 3, goal: { layout: "2x3", rules: "cage,thermometer,arrow,white-dot,renban" } },
    ];
    const { status, stderr } = run([settingsFile({ ...small, work: { kind: "new", sections } }), "-o", "ruled.pdf"]);
    assert.deepEqual([status, stderr], [0, ""]);
    const texts = Array.from({ length: infoOf("ruled.pdf").pages }, (_, i) => textOf("ruled.pdf", i + 1));
    const withCages = texts.filter((text) => /Cage:/.test(text));
    assert.deepEqual(
      withCages.map((text) => /Killers|Mixtures/.exec(text)?.[0]),
      ["Killers", "Mixtures"],
    );
    assert.doesNotMatch(withCages[0], /Thermometer:/);
    assert.match(withCages[1], /Thermometer:/);
  });

  it(
    "writes a book of several grids, plain boards, irregular regions and seven cells a row in one order",
    withPoppler,
    () => {
      const sections = [
        { title: "Warm up", count: 1, goal: { layout: "3x3", level: "easy" } },
        { title: "Five at once", count: 2, goal: { layout: "samurai", level: "medium" } },
        { title: "Crooked", count: 1, goal: { layout: "jigsaw:9", level: "easy" } },
        { title: "Sevens", count: 1, goal: { layout: "1-9@7x7" } },
        { title: "Petals", count: 1, goal: { layout: "flower", level: "hard" } },
      ];
      const look = { ...small.look, perPage: 1, show: { level: true } };
      const { status, stderr } = run([
        settingsFile({ ...small, look, work: { kind: "new", sections } }),
        "-o",
        "mix.pdf",
      ]);
      assert.equal(status, 0, stderr);
      const texts = Array.from({ length: infoOf("mix.pdf").pages }, (_, i) => textOf("mix.pdf", i + 1));
      const captions = texts.flatMap((text) => /^ *[1-6] +[A-Z][a-z]+$/m.exec(text)?.[0].trim() ?? []);
      assert.deepEqual(
        captions.map((caption) => caption.replace(/ +/, " ")),
        ["1 Easy", "2 Medium", "3 Medium", "4 Easy", "5 Easy", "6 Hard"],
      );
      const digits = (/** @type {string} */ text) => (text.match(/\b[1-9]\b/g) ?? []).length;
      const keys = texts.slice(texts.findLastIndex((text) => /Solution on page/.test(text)) + 1);
      assert.ok(digits(keys.join("\n")) >= 81 + 2 * 369 + 81 + 49 + 189, "the keys have all their digits");
    },
  );

  it("has the right key for puzzles with rules: another solver finds these solutions and no others", async () => {
    const sections = [
      { title: "", count: 4, goal: { layout: "2x3", rules: "killer", level: "medium", cells: [1, 4] } },
      { title: "", count: 2, goal: { rules: "cage,thermometer,arrow,white-dot,renban", level: "medium" } },
      { title: "", count: 3, goal: { layout: "2x3", rules: "white-dot,black-dot", level: "easy" } },
    ];
    const { settings } = /** @type {any} */ (checkSettings({ ...small, work: { kind: "new", sections } }));
    const engine = await createEngine();
    try {
      const made = /** @type {any} */ (await make(settings, { engine })).sections;
      assert.deepEqual(
        made.map((/** @type {any} */ { puzzles }) => puzzles.map(({ level }) => level).join(" ")),
        ["medium medium medium medium", "medium medium", "easy easy easy"],
      );
      for (const { layout, givens, rules, solution } of made.flatMap((/** @type {any} */ { puzzles }) => puzzles))
        assert.deepEqual(solutionsWithRules(layout, givens, rules), [solution]);
    } finally {
      engine.close();
    }
  });

  it("prints the pages of the parts without writing a file", () => {
    const before = readdirSync(folder);
    const { status, stdout } = run([settingsFile(small), "--pages"]);
    assert.equal(status, 0);
    assert.match(stdout, /^pages {2}\d+\ntrim {3}6 × 9 in\n/);
    assert.match(stdout, /\n +5 {2}Warm up\n/);
    assert.deepEqual(readdirSync(folder).sort(), [...new Set([...before, "settings.json"])].sort());
  });

  it("makes the same puzzles for the same seed, and others for another", withPoppler, () => {
    const text = (/** @type {string[]} */ ...more) => {
      assert.equal(run([settingsFile(small), "-o", "seed.pdf", ...more]).status, 0);
      return [6, 7, 8].map((page) => textOf("seed.pdf", page)).join("");
    };
    const first = text();
    assert.equal(text(), first);
    assert.notEqual(text("--seed", "4"), first);
  });

  it("reads settings from standard input and writes to standard output", () => {
    const { status, stdout } = spawnSync(process.execPath, [command, "-", "-o", "-"], {
      input: JSON.stringify({ ...small, look: { perPage: 4 } }),
    });
    assert.equal(status, 0);
    assert.equal(stdout.subarray(0, 5).toString(), "%PDF-");
  });

  it("prints settings that it accepts", () => {
    const { status, stdout } = run(["--example", "--seed", "12"]);
    assert.equal(status, 0);
    assert.equal(JSON.parse(stdout).seed, 12);
    writeFileSync(join(folder, "example.json"), stdout);
    assert.equal(run(["example.json", "--example"]).stdout, stdout);
  });

  it(
    "prints the puzzles of a list, with their comments as titles, and names those without one solution",
    withPoppler,
    () => {
      const line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
      writeFileSync(
        join(folder, "list.txt"),
        `${line} Monday\n${line.replace("53", "..")} Tuesday\n${".".repeat(81)} Wednesday\n`,
      );
      const { status, stderr } = run([
        settingsFile({ version: 1, work: { kind: "list" }, look: { perPage: 4 } }),
        "--list",
        "list.txt",
        "-o",
        "list.pdf",
      ]);
      assert.equal(status, 1);
      assert.match(stderr, /list\.txt.*3/);
      assert.match(textOf("list.pdf", 1), /Monday[^]*Tuesday[^]*Wednesday/);
    },
  );

  it(
    "prints what the author of a puzzle of a list says, with the author's solution, and says where it is cut",
    withPoppler,
    () => {
      const board = JSON.parse(padOf(".".repeat(16), [], ""));
      const metadata = {
        title: "Curves",
        author: "Ada Quill",
        rules: "Digits rise.\nNo more.",
        solution: "1234341221434321",
      };
      const long = {
        ...metadata,
        title: "Long",
        rules: "Digits rise along each of the lines of this grid. ".repeat(190),
      };
      const lines = [{ d: "M32 96C64 0 192 0 224 96Z", color: "#d02020" }];
      const texts = [metadata, long].map((about) => JSON.stringify({ ...board, lines, metadata: about }));
      writeFileSync(join(folder, "told.txt"), texts.join("\n"));
      const settings = settingsFile({ version: 1, work: { kind: "list" }, look: { perPage: 1, paper: "a5" } });
      const { stderr, status } = run([settings, "--list", "told.txt", "-o", "told.pdf"]);
      assert.equal(status, 1);
      assert.match(stderr, /^nonet-book: Page 2, [^\n]* is shortened\.\n$/);
      const [first, second] = [1, 2].map((page) => textOf("told.pdf", page).replace(/\s+/g, " "));
      assert.match(first, /Curves · by Ada Quill: Digits rise\. No more\./);
      assert.match(second, /Long · by Ada Quill: Digits rise .*…/);
    },
  );

  it("says that a puzzle of a list is printed without its fog", () => {
    const board = JSON.parse(padOf(".".repeat(16), [], ""));
    const metadata = { solution: "1234341221434321" };
    writeFileSync(join(folder, "fog.txt"), JSON.stringify({ ...board, metadata, foglight: [[0, 0]] }));
    const settings = settingsFile({ version: 1, work: { kind: "list" }, look: { perPage: 1 } });
    for (const name of ["fog.pdf", "fog.docx"]) {
      const { stderr, status } = run([settings, "--list", "fog.txt", "-o", name]);
      assert.equal(status, 0);
      assert.match(stderr, /^nonet-book: Paper has no fog: the whole puzzle is shown\.\n$/, name);
    }
  });

  it("prints a list with a title that the fonts lack, and names the puzzle", withPoppler, () => {
    const line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    writeFileSync(join(folder, "titled.txt"), `${line} Uno\n${line} Fun 🎉\n`);
    const { status, stderr } = run([
      settingsFile({ version: 1, work: { kind: "list" } }),
      "--list",
      "titled.txt",
      "-o",
      "titled.pdf",
    ]);
    assert.equal(status, 1);
    assert.match(stderr, /^nonet-book: Puzzle 2: [^\n]*🎉[^\n]*\n$/);
    assert.equal(infoOf("titled.pdf").pages > 0, true);
  });

  for (const preset of ["classroom", "daily", "large", "children", "book"]) {
    it(`makes the preset ${preset}`, withPoppler, () => {
      assert.equal(run(["--preset", preset, "-o", "preset.pdf"]).status, 0);
      assert.ok(infoOf("preset.pdf").pages > 0);
    });
  }

  it("prints the codes of a preset where an address is given", () => {
    assert.match(run(["--preset", "daily", "-o", "plain.pdf"]).stderr, /without QR codes.*--address/);
    assert.equal(run(["--preset", "daily", "--address", "https://example.org/nonet/", "-o", "code.pdf"]).stderr, "");
    assert.ok(readFileSync(join(folder, "code.pdf")).length > readFileSync(join(folder, "plain.pdf")).length);
  });

  it("prints the path of one puzzle, and refuses several", withPoppler, () => {
    const line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const settings = settingsFile({ version: 1, work: { kind: "path", least: 1 } });
    writeFileSync(join(folder, "one.txt"), `${line}\n`);
    assert.deepEqual(run([settings, "--list", "one.txt", "-o", "path.pdf"]).status, 0);
    assert.ok(infoOf("path.pdf").pages > 1);
    writeFileSync(join(folder, "two.txt"), `${line}\n${line}\n`);
    const { status, stderr } = run([settings, "--list", "two.txt", "-o", "path.pdf"]);
    assert.equal(status, 2);
    assert.match(stderr, /two\.txt: There are 2 puzzles/);
  });
});

describe("the examples in docs", () => {
  /** @type {Record<string, string[]>} */
  const options = { "own-puzzles.json": ["--list", "puzzles.txt"] };
  writeFileSync(
    join(folder, "puzzles.txt"),
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79 Uno\n",
  );
  for (const name of readdirSync(examples).filter((each) => each.endsWith(".json"))) {
    it(`${name} can be made`, withPoppler, () => {
      const words = [join(examples, name), ...(options[name] ?? []), "-o", `${name}.pdf`, "--quiet"];
      const { status, stderr } = run(words);
      assert.deepEqual([status, stderr], [0, ""]);
      const { look } = JSON.parse(readFileSync(join(examples, name), "utf8"));
      const { pages, title } = infoOf(`${name}.pdf`);
      assert.ok(pages > 0 && (!look.book || pages % 2 === 0));
      if (look.title) assert.equal(title, look.title);
    });
  }
});

const droid = "/usr/share/fonts/truetype/droid/DroidSansFallbackFull.ttf";

it(
  "characters that the fonts lack come from the font of the reader",
  { skip: withPoppler.skip ?? (existsSync(droid) ? false : "the font for Chinese is not installed") },
  () => {
    const file = settingsFile({
      ...small,
      look: { ...small.look, language: "zh", title: "数独之霞", author: "王小明" },
    });
    assert.match(run([file, "-o", "evening.pdf"]).stderr, /“霞” \(U\+971E\).*--font FILE/);
    const { status, stderr } = run([file, "-o", "evening.pdf", "--font", droid]);
    assert.deepEqual([status, stderr], [0, ""]);
    assert.match(textOf("evening.pdf", 1), /数独之霞[^]*王小明/);
    assert.equal(infoOf("evening.pdf").title, "数独之霞");
  },
);

/** What is wrong, and what the message says. @type {[string, object | string, RegExp, string[]?][]} */
const refused = [
  ["a field with a wrong name", { ...small, look: { perPages: 4 } }, /settings\.json: .*look\.perPages.*perPage/],
  ["a value that is none of the choices", { ...small, look: { perPage: 5 } }, /look\.perPage.*1.*12/],
  [
    "a section without a count",
    { ...small, work: { kind: "new", sections: [{ goal: {} }] } },
    /work\.sections\[0\]\.count/,
  ],
  [
    "a level that does not exist",
    { ...small, work: { kind: "new", sections: [{ count: 1, goal: { level: "tricky" } }] } },
    /work\.sections\[0\]\.goal\.level.*"easy"/,
  ],
  ["a file that is no JSON", '{\n  "version": 1,\n}', /settings\.json:3:1: /],
  ["a file of another version", { ...small, version: 3 }, /settings\.json: “version” is 3\b(?!.*page)/],
  ["a file without a version", { ...small, version: undefined }, /“version” is missing/],
  ["an empty file", " \n", /settings\.json: This file is empty\./],
  ["a book that is true", { ...small, look: { book: true } }, /look\.book.*null.*braces/],
  [
    "a level on a board without levels",
    { ...small, work: { kind: "new", sections: [{ count: 1, goal: { layout: "4x4+x", level: "easy" } }] } },
    /sections\[0\]\.goal\.level.*5 .*12.*clues/,
  ],
  [
    "an extreme level on a small board",
    { ...small, work: { kind: "new", sections: [{ count: 1, goal: { layout: "2x4", level: "extreme" } }] } },
    /sections\[0\]\.goal\.level.*"easy", "medium", "hard" or "expert"/,
  ],
  [
    "a number of givens that the board has not",
    { ...small, work: { kind: "new", sections: [{ count: 1, goal: { clues: [30, 9_999_999] } }] } },
    /goal\.clues\[1\]/,
  ],
  [
    "a count that no book has",
    { ...small, work: { kind: "new", sections: [{ count: 9_999_999 }] } },
    /sections\[0\]\.count.*from 1 to 2000/,
  ],
  ["a short file that is no JSON", "hello", /settings\.json:1:1: /],
  ["a title that the fonts cannot print", { ...small, look: { title: "Fun 🎉" } }, /settings\.json: “look\.title”.*🎉/],
  [
    "a section whose title the fonts cannot print",
    { ...small, work: { kind: "new", sections: [{ count: 1, title: "חידות" }] } },
    /“work\.sections\[0\]\.title”.*ח/,
  ],
  ["a font that is none", small, /settings\.json: This is not a TrueType font/, ["--font", "settings.json"]],
  ["a font that does not exist", small, /nowhere\.ttf: There is no such file/, ["--font", "nowhere.ttf"]],
  ["a negative seed", small, /--seed must be a whole number from 0 to \d+, not '-1'\./, ["--seed", "-1"]],
  ["an address that is none", small, /--address.*https/, ["--address", "example.org"]],
  ["a board without a file", { ...small, work: { kind: "board" } }, /work\.kind.*--list/],
  ["a list without a file", { ...small, work: { kind: "list" } }, /--list/],
  ["codes without an address", { ...small, look: { show: { code: true } } }, /look\.address/],
  ["a seed that is no number", small, /--seed/, ["--seed", "x"]],
  ["an unknown option", small, /--colour/, ["--colour"]],
  ["a list that is missing", small, /nowhere\.txt: There is no such file/, ["--list", "nowhere.txt"]],
];

describe("nonet-book refuses", () => {
  for (const [what, settings, message, more = []] of refused) {
    it(`${what}, with exit code 2 and a sentence`, () => {
      const file = "settings.json";
      writeFileSync(join(folder, file), typeof settings === "string" ? settings : JSON.stringify(settings));
      const { status, stderr, stdout } = run([file, "-o", "refused.pdf", ...more]);
      assert.equal(status, 2, stderr);
      assert.match(stderr, message);
      assert.match(stderr, /^nonet-book: [^\n]+\n$/);
      assert.equal(stdout, "");
      assert.ok(!readdirSync(folder).includes("refused.pdf"));
    });
  }

  it("a goal that no puzzle meets, with exit code 1 and the section", () => {
    const work = {
      kind: "new",
      sections: [
        { count: 1, goal: {} },
        { count: 1, goal: { clues: [5, 8] } },
      ],
    };
    const { status, stderr } = run([settingsFile({ ...small, work }), "-o", "refused.pdf"]);
    assert.equal(status, 1);
    assert.match(stderr, /“work\.sections\[1\]\.goal\.clues”/);
  });

  it("to write where it may not, before it makes any puzzle", () => {
    const many = { ...small, work: { kind: "new", sections: [{ count: 1000, goal: { level: "extreme" } }] } };
    for (const place of ["missing/book.pdf", "settings.json/book.pdf", "folder", "locked/book.pdf"]) {
      for (const name of ["folder", "locked"]) mkdirSync(join(folder, name), { recursive: true });
      chmodSync(join(folder, "locked"), 0o500);
      const isAllowed = process.getuid?.() === 0 && place.startsWith("locked");
      if (isAllowed) continue;
      const { status, stderr } = run([settingsFile(many), "-o", place], { node: asTerminal });
      assert.equal(status, 2);
      // A puzzle that is made would be a line of progress.
      assert.match(stderr, new RegExp(`^nonet-book: ${place}: [^\r\n]+\n$`));
    }
  });
});

describe("nonet-book reads no more than it can use", () => {
  const list = settingsFile({ ...small, work: { kind: "list" } }, "of-list.json");
  /** What is asked, and the file that the sentence names. @type {[string, string[], string][]} */
  const endless = [
    ["settings", ["/dev/zero", "-o", "refused.pdf"], "/dev/zero"],
    ["settings from standard input", ["-", "-o", "refused.pdf"], "-"],
    ["a list", [list, "--list", "/dev/zero", "-o", "refused.pdf"], "/dev/zero"],
    ["a list from standard input", [list, "--list", "-", "-o", "refused.pdf"], "-"],
    ["a font", [settingsFile(small), "--font", "/dev/zero", "-o", "refused.pdf"], "/dev/zero"],
  ];
  for (const [what, words, file] of endless) {
    it(`endless: ${what}`, () => {
      const script = '"$0" "$@" < /dev/zero';
      const { status, stderr } = spawnSync("sh", ["-c", script, process.execPath, command, ...words], {
        cwd: folder,
        encoding: "utf8",
        timeout: most,
      });
      assert.deepEqual(
        [stderr, status],
        [`nonet-book: ${file}: This file is too large. nonet-book reads files of at most 64 MB.\n`, 2],
      );
      assert.ok(!readdirSync(folder).includes("refused.pdf"));
    });
  }
});

it("a list with too many puzzles is refused with a sentence", () => {
  writeFileSync(join(folder, "many.txt"), `${"1".padEnd(16, ".")}\n`.repeat(mostOf.puzzles + 1));
  const { status, stderr } = run([
    settingsFile({ ...small, work: { kind: "list" } }),
    "--list",
    "many.txt",
    "-o",
    "refused.pdf",
  ]);
  assert.deepEqual(
    [stderr, status],
    [`nonet-book: many.txt: There are more than ${mostOf.puzzles} puzzles. Divide the file.\n`, 2],
  );
});

it("Ctrl-C ends nonet-book with exit code 1 and leaves no file", async () => {
  const many = { ...small, work: { kind: "new", sections: [{ count: 500, goal: { level: "extreme" } }] } };
  const place = mkdtempSync(join(folder, "stopped-"));
  const child = spawn(process.execPath, [...asTerminal, command, join("..", settingsFile(many)), "-o", "book.pdf"], {
    cwd: place,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  // Making the puzzles takes minutes. The first line of progress says that the command is at it.
  child.stderr
    .setEncoding("utf8")
    .once("data", () => child.kill("SIGINT"))
    .on("data", (text) => {
      said += text;
    });
  const [code] = await new Promise((resolve) => {
    child.on("close", (...result) => resolve(result));
  });
  assert.equal(code, 1);
  assert.ok(said.endsWith("\r\u001b[Knonet-book: Stopped. Nothing was written.\n"), said);
  assert.deepEqual(readdirSync(place), []);
});
