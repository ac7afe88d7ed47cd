/** The built command nonet-book, from outside: the books and sheets that it makes, read with poppler. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";

import { createEngine } from "../../dist/nonet.mjs";
import { make } from "../../web/print-jobs/index.js";
import { checkSettings } from "../../web/print/settings-check.js";
import {
  command,
  folder,
  infoOf,
  root,
  run,
  settingsFile,
  small,
  textOf,
  withPoppler,
} from "./support/book-command.js";
import { solutionsWithRules } from "./support/own-rule-solver.js";

const examples = join(root, "docs/examples");

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
