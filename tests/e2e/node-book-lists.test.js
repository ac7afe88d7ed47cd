/** The built command nonet-book, from outside: puzzles of a list, with what their authors say and draw. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, it } from "node:test";

import { padOf } from "../cli/pad-drawing.mjs";
import { folder, infoOf, run, settingsFile, textOf, withPoppler } from "./support/book-command.js";

describe("nonet-book", () => {
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
