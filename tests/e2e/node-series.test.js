/** The built commands nonet-book series and nonet-book picture, from outside. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { fileURLToPath } from "node:url";

import { createEngine } from "../../dist/nonet.mjs";
import { padOf } from "../cli/pad-drawing.mjs";
import { wholeLimit } from "./support/usable-time.js";

const command = fileURLToPath(new URL("../../dist/nonet-book.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "nonet-series-"));
after(() => rmSync(folder, { recursive: true, force: true }));
const hasPoppler = spawnSync("pdffonts", ["-v"]).error === undefined;
const withPoppler = hasPoppler ? {} : { skip: "poppler-utils is not installed" };

/** The most that a run may take, in milliseconds: only a run that hangs takes as long. */
const most = wholeLimit(120_000);

/** @param {readonly string[]} words @param {string} [input] */
const run = (words, input = "") =>
  spawnSync(process.execPath, [command, ...words], { cwd: folder, encoding: "utf8", input, timeout: most });

const settings = {
  version: 2,
  seed: 46,
  work: {
    kind: "series",
    from: "2027-01-01",
    to: "2027-01-16",
    days: {
      monday: { goal: { layout: "2x3", level: "easy" } },
      wednesday: { title: "Two", goal: { layout: "2x3", level: "easy" } },
      saturday: { title: "Killer", goal: { layout: "2x3", rules: "killer", level: "easy", cells: [1, 3] } },
    },
    board: 60,
    key: 25,
  },
  look: { title: "The Daily", address: "https://example.org/", show: { code: true } },
};
const days = ["02", "04", "06", "09", "11", "13", "16"].map((day) => `2027-01-${day}`);

/** @param {object} given @param {string} [name] */
function settingsFile(given, name = "series.settings") {
  writeFileSync(join(folder, name), JSON.stringify(given));
  return name;
}

/** All files below a folder, with their bytes. @param {string} name @returns {Map<string, string>} */
function filesIn(name) {
  const found = readdirSync(join(folder, name), { recursive: true, encoding: "utf8" });
  return new Map(
    found
      .filter((each) => statSync(join(folder, name, each)).isFile())
      .sort()
      .map((each) => [each, readFileSync(join(folder, name, each), "latin1")]),
  );
}

describe("nonet-book series", () => {
  it("writes a folder for each day, with puzzles of one solution that are all different", async () => {
    const { status, stderr } = run(["series", settingsFile(settings), "-o", "year"]);
    assert.deepEqual([status, stderr], [0, ""]);
    assert.deepEqual(readdirSync(join(folder, "year")), [...days, "series.json"]);
    const list = JSON.parse(readFileSync(join(folder, "year/series.json"), "utf8")).days;
    assert.deepEqual(
      list.map(({ date }) => date),
      days,
    );
    const engine = await createEngine({ worker: false });
    for (const { date, puzzle, solution, rules } of list) {
      const own = JSON.parse(readFileSync(join(folder, `year/${date}/day.json`), "utf8"));
      assert.equal(own.solution, solution);
      const text = `${(rules ?? []).map((rule) => `# nonet rule ${rule}\n`).join("")}${puzzle}`;
      const solved = await engine.solve(text, { limit: 2 });
      assert.deepEqual([solved.status, solved.solutions[0]], ["unique", solution], date);
    }
    engine.close();
    assert.equal(new Set(list.map(({ solution }) => solution)).size, days.length);
    assert.deepEqual(readdirSync(join(folder, "year", days[1])), [
      ...["day.eps", "day.json", "day.pdf", "day.svg", "day.txt"],
      ...["puzzle.eps", "puzzle.pdf", "puzzle.svg", "solution.eps", "solution.pdf", "solution.svg"],
    ]);
  });

  it("makes the same bytes again; a part of the days, and what is left after a stop, are the same", () => {
    const whole = filesIn("year");
    const file = settingsFile(settings);
    run(["series", file, "-o", "part", "--from", "2027-01-04", "--to", "2027-01-11"]);
    const part = filesIn("part");
    assert.ok(part.size > 11 && part.size < whole.size);
    for (const [name, bytes] of part) assert.equal(bytes, whole.get(name), name);
    // As after a stop: a day lacks a file, and another has not been begun.
    rmSync(join(folder, "year", days[1], "day.svg"));
    rmSync(join(folder, "year", days[4]), { recursive: true });
    const before = statSync(join(folder, "year", days[2], "day.pdf")).mtimeMs;
    assert.equal(run(["series", file, "-o", "year"]).status, 0);
    assert.deepEqual(filesIn("year"), whole);
    assert.equal(statSync(join(folder, "year", days[2], "day.pdf")).mtimeMs, before);
  });

  it("does not mix the days of two series", () => {
    const other = settingsFile({ ...settings, seed: 47 });
    const refused = run(["series", other, "-o", "part"]);
    assert.equal(refused.status, 2);
    assert.match(refused.stderr, /part: This folder holds a series of other settings\..*--overwrite/);
    const before = filesIn("part");
    assert.equal(run(["series", other, "-o", "part", "--overwrite", "--from", "2027-01-16"]).status, 0);
    const now = filesIn("part");
    assert.deepEqual(readdirSync(join(folder, "part")), ["2027-01-16", "series.json"]);
    assert.notEqual(now.get("series.json"), before.get("series.json"));
  });

  it("stops at Ctrl-C, says how far it came, and leaves no half file", async () => {
    const long = { ...settings, work: { ...settings.work, to: "2027-12-31" } };
    const asTerminal = ["--import", "data:text/javascript,process.stderr.isTTY = true"];
    const words = [...asTerminal, command, "series", settingsFile(long, "long.settings"), "-o", "stopped"];
    const running = spawn(process.execPath, words, { cwd: folder });
    let said = "";
    let isTold = false;
    running.stderr.on("data", (bytes) => {
      said += bytes;
      if (/Day \d+ of/.test(said) && !isTold) isTold = running.kill("SIGINT");
    });
    const status = await new Promise((resolve) => running.on("close", resolve));
    assert.equal(status, 1);
    assert.match(said, /Stopped\. \d+ of 156 days are written\. The same command goes on/);
    const names = [...filesIn("stopped").keys()].map((name) => name.split("/").at(-1) ?? "");
    assert.ok(names.length > 11);
    assert.deepEqual(
      names.filter((name) => name.startsWith(".")),
      [],
    );
  });

  it("prints settings to start from, which it reads", () => {
    const { stdout, status } = run(["series", "--example"]);
    assert.equal(status, 0);
    const example = JSON.parse(stdout);
    assert.equal(Object.keys(example.work.days).length, 7);
    assert.equal(
      run(["series", settingsFile(example, "example.settings"), "-o", "x", "--from", "1999-01-01"]).status,
      2,
    );
  });

  /** @type {[words: string[], sentence: RegExp][]} */
  const refused = [
    [["series"], /The file of settings is missing\. nonet-book series --example/],
    [["series", "series.settings"], /Say where the days go, such as -o year/],
    [["series", "series.settings", "-o", "x", "--from", "4 January"], /--from must be a day such as 2027-01-04/],
    [
      ["series", "series.settings", "-o", "x", "--to", "2028-01-01"],
      /--to: the series has the days from 2027-01-01 to/,
    ],
    [["series", "series.settings", "-o", "series.settings"], /series\.settings: A part of this path is a file|written/],
    [["series", "none.json", "-o", "x"], /none\.json: There is no such file/],
  ];
  for (const [words, sentence] of refused)
    it(`refuses ${words.join(" ")}`, () => {
      settingsFile(settings);
      const { status, stderr } = run(words);
      assert.equal(status, 2);
      assert.match(stderr, sentence);
    });

  it("names the field of settings that are wrong", () => {
    const wrong = settingsFile({ ...settings, work: { ...settings.work, to: "2029-01-01" } }, "wrong.settings");
    const { status, stderr } = run(["series", wrong, "-o", "x"]);
    assert.deepEqual(
      [status, stderr],
      [
        2,
        "nonet-book: wrong.settings: The last day, “work.to”, must be from 2027-01-01 to 2028-01-01: a series has at most a year.\n",
      ],
    );
    assert.equal(existsSync(join(folder, "x")), false);
  });

  it("embeds the fonts of its PDF files", withPoppler, () => {
    const { stdout } = spawnSync("pdffonts", [join(folder, "year", days[1], "day.pdf")], { encoding: "utf8" });
    const fonts = stdout.trim().split("\n").slice(2);
    assert.ok(fonts.length > 0);
    for (const font of fonts) assert.match(font, /NonetPrint.* yes yes yes/);
  });
});

describe("nonet-book picture", () => {
  const classic = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const ruled = `# nonet rule cage 8 r1c1 r1c2\n${classic}`;

  it("draws a puzzle with its rules in each format", () => {
    const heads = { svg: "<?xml", eps: "%!PS-Adobe-3.0 EPSF-3.0", pdf: "%PDF-", png: "\u0089PNG" };
    for (const [format, head] of Object.entries(heads)) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [command, "picture", "-", "--to", format, "-o", "-"],
        { input: ruled, encoding: "latin1", timeout: most },
      );
      assert.deepEqual([status, stderr, stdout.slice(0, head.length)], [0, "", head]);
    }
  });

  it("draws the rules, the solution, the candidates, and shades of grey where they are asked for", () => {
    const svgOf = (/** @type {string[]} */ ...words) => {
      const { stdout, stderr } = run(["picture", "-", "--to", "svg", "-o", "-", ...words], ruled);
      assert.equal(stderr, "");
      return stdout;
    };
    const paths = (/** @type {string} */ text) => text.split("<path").length - 1;
    const bare = paths(run(["picture", "-", "--to", "svg", "-o", "-"], classic).stdout);
    assert.ok(paths(svgOf()) > bare);
    assert.equal(paths(svgOf("--solution")), paths(svgOf()) + 51);
    assert.ok(paths(svgOf("--candidates")) > paths(svgOf()) + 100);
    assert.match(svgOf("--size", "2in"), /width="144pt" height="144pt"/);
    assert.doesNotMatch(svgOf("--black"), /#(?!(..)\1\1)[\da-f]{6}/);
  });

  it("draws what the author drew, in shades of grey where they are asked for", () => {
    const board = JSON.parse(padOf(".".repeat(16), [], ""));
    const drawn = JSON.stringify({ ...board, lines: [{ d: "M32 96C64 0 192 0 224 96Z", color: "#d02020" }] });
    const svgOf = (/** @type {string[]} */ ...words) =>
      run(["picture", "-", "--to", "svg", "-o", "-", ...words], drawn).stdout;
    assert.match(svgOf(), /#d02020/);
    assert.match(svgOf("--black"), /<path/);
    assert.doesNotMatch(svgOf("--black"), /#(?!(..)\1\1)[\da-f]{6}/);
  });

  it("draws nothing of the author's outside the board, and says once that a picture has no fog", () => {
    const board = JSON.parse(padOf(".".repeat(16), [], ""));
    const foggy = JSON.stringify({ ...board, lines: [{ d: "M32 96H6400", color: "#d02020" }], foglight: [[0, 0]] });
    const { status, stderr } = run(["picture", "-", "--to", "eps", "--files", "fog"], `${foggy}\n${foggy}\n`);
    assert.deepEqual([status, stderr], [0, "nonet-book: Paper has no fog: the whole puzzle is shown.\n"]);
    const [head, body] = readFileSync(join(folder, "fog2.eps"), "utf8").split("%%EndProlog");
    assert.match(head, /\/p \{clip newpath\} bind def/);
    assert.match(body, / r p /);
  });

  it("writes a file for each puzzle of a list, and replaces none unasked", () => {
    const list = `${classic}\n${classic.replace("5", ".")}\n`;
    const words = ["picture", "-", "--to", "eps", "--files", "p"];
    assert.deepEqual([run(words, list).status, existsSync(join(folder, "p2.eps"))], [0, true]);
    const again = run(words, list);
    assert.equal(again.status, 2);
    assert.match(again.stderr, /p1\.eps: This file exists\. --overwrite replaces it\./);
    assert.equal(run([...words, "--overwrite"], list).status, 0);
  });

  it("names a puzzle without one solution, and draws it all the same", () => {
    const { status, stderr, stdout } = run(
      ["picture", "-", "--to", "svg", "-o", "-", "--solution"],
      `1${".".repeat(80)}`,
    );
    assert.equal(status, 1);
    assert.match(stderr, /Puzzle 1 \(line 1\) has more than one solution/);
    assert.match(stdout, /^<\?xml/);
  });

  /** @type {[words: string[], sentence: RegExp][]} */
  const refused = [
    [["picture"], /The file of puzzles is missing/],
    [["picture", "-", "-o", "a.tiff"], /There is no format 'tiff'\. --to takes svg, eps, pdf, png/],
    [["picture", "-", "--to", "svg"], /Say where the pictures go/],
    [["picture", "-", "-o", "a.svg", "--size", "90"], /--size must be a length from 10mm to 1200mm/],
    [["picture", "-", "-o", "a.png", "--dpi", "5000"], /--dpi must be a whole number from 36 to 1200/],
    [["picture", "-", "-o", "a.png", "--key", "--solution"], /Give only one of/],
  ];
  for (const [words, sentence] of refused)
    it(`refuses ${words.join(" ")}`, () => {
      const { status, stderr } = run(words, classic);
      assert.equal(status, 2);
      assert.match(stderr, sentence);
    });
});
