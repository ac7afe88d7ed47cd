/** The built command nonet-book, from outside: what it refuses, what it reads no further, and its end by Ctrl-C. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";

import { most as mostOf } from "../../web/print/print-settings.js";
import { asTerminal, command, folder, most, run, settingsFile, small } from "./support/book-command.js";

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
