/** What is pasted on the page: links and texts of other programs, positions, lists, and what is no puzzle. */
import { describe, it } from "node:test";

import { expectNoBarriers } from "../support/axe.js";
import { button, cell, expectDigits, expectTold, openOwn, paste } from "../support/board.js";
import { goTo, ready } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { expectSoon, expectSoonMatch } from "../support/soon.js";
import { onlyFailedRequests, site, visit } from "../support/site.js";
import { words } from "../support/words.js";
import { padOf } from "../../cli/pad-drawing.mjs";
import { compressed } from "../../../web/formats/lz.js";
import { writeState } from "../../../web/formats/state-link.js";
import { readyPuzzles } from "../../../web/model/ready-puzzles.js";
import { newState } from "../../../web/model/state.js";
import { circles, diagonals, diagonalsPuzzle, pointing } from "../../web/formats/published-links.js";
import { contentsOf, dialog, line, play } from "../support/opening.js";

/** A killer of 4×4 with two thermometers that SudokuPad only draws, and its solution. */
const drawn = `https://sudokupad.app/scl${compressed(padOf(".".repeat(16), ["cage 6 r1c3 r1c4", "thermometer r3c1 r4c1 r4c2", "thermometer r3c3 r3c4 r4c4"], ""))}`;
/** A board of 4×4 with a line that means nothing. */
const cosmetic = padOf(".".repeat(16), [], "").replace(
  '"lines":[]',
  '"lines":[{"wayPoints":[[0,0],[0,4]],"color":"#000","thickness":2}]',
);
const drawnSolution = "3142423114232314";

const [first, second, third] = seeds;

describe("pasting on the page", () => {
  it("opens the puzzle of a link to f-puzzles, with its diagonals, and says what was recognised", () =>
    visit(async (page) => {
      await paste(page, diagonals);
      await expectDigits(page, diagonalsPuzzle);
      await expectTold(
        page,
        words("open.done", {
          contents: words("open.contents", { shape: "9 × 9", clues: 22, rules: 0, placed: 0, noted: 0 }),
          format: words("format.name", { format: "fpuzzles" }),
        }),
      );
      await expectSoon(() => dialog(page).count(), 0);
    }));

  it("names the level of the puzzle in its title", () =>
    visit(
      async (page) => {
        await paste(page, first.puzzle);
        await expectDigits(page, first.puzzle);
        const title = () => page.locator(".play-about").textContent();
        await expectSoonMatch(title, new RegExp(`^(Easy|Medium|Hard|Expert|Extreme)${words("origin.entered")}$`));
      },
      { savesData: false },
    ));

  it("over a puzzle that is being entered can be undone, also when the text is a table of Markdown in full-width digits", () =>
    visit(async (page) => {
      await openOwn(page);
      await paste(page, first.puzzle);
      await expectDigits(page, first.puzzle);
      const rows = readyPuzzles[0].puzzle.match(/.{9}/g) ?? [];
      const [head, ...others] = rows.map(
        (row) =>
          `| ${[...row].map((digit) => (digit === "." ? " " : String.fromCharCode(digit.charCodeAt(0) + 0xfee0))).join(" | ")} |`,
      );
      await paste(page, [head, `|${"---|".repeat(9)}`, ...others].join("\n"));
      await expectDigits(page, readyPuzzles[0].puzzle);
      await expectTold(page, new RegExp(words("open.over").replaceAll(".", "\\.")));
      await page.keyboard.press("Control+z");
      await expectDigits(page, first.puzzle);
    }));

  it("lists the rules that a puzzle only draws, counts the solutions of those that are ticked, and makes them rules", () =>
    visit(async (page) => {
      await paste(page, drawn);
      const group = dialog(page).getByRole("group", { name: "Rules that are drawn or told in words" });
      const verdict = (/** @type {"unique" | "multiple"} */ status) =>
        dialog(page)
          .getByRole("status")
          .getByText(words(`status.${status}`), { exact: true })
          .waitFor();
      // With the thermometers there is one solution, so they are ticked.
      await verdict("unique");
      await expectNoBarriers(page);
      // The list has the focus, so Enter does not play without its rules.
      await group.locator("input:focus").waitFor();
      await page.keyboard.press("Space");
      await verdict("multiple");
      await page.keyboard.press("Space");
      await verdict("unique");
      await group.getByRole("checkbox", { name: /^Thermometer · r3c1/ }).press("Space");
      await verdict("multiple");
      await button(group, "Use all of them").click();
      await verdict("unique");
      await button(dialog(page), "Edit with these rules").click();
      await cell(page, /^row 4, column 1, .*Thermometer/).waitFor();
      await page.keyboard.press("Control+z");
      await cell(page, /^row 4, column 1, empty, box 3$/).waitFor();
      await page.keyboard.press("Control+y");
      await page.getByText(words("status.unique"), { exact: true }).first().waitFor();
      await button(page, words("solve.button")).click();
      await expectDigits(page, drawnSolution);
    }));

  it("shows the rules that are left out, and not what is drawn, before it opens a puzzle", () =>
    visit(async (page) => {
      await paste(page, JSON.stringify({ ...JSON.parse(cosmetic), whatever: { a: 1 } }));
      await dialog(page)
        .getByText(words("open.left-out", { rules: words("open.rule", { rule: "whatever", name: "whatever" }) }))
        .waitFor();
      await dialog(page).getByText(words("status.multiple")).waitFor();
      await button(dialog(page), words("open.edit")).click();
      await expectDigits(page, ".".repeat(16));
      await page.locator('[data-place="solve"].tab[aria-current="page"]').waitFor();
    }));

  it("lists a rule of which the author's words alone speak, which makes the puzzle unique", () =>
    visit(async (page) => {
      await paste(page, circles);
      await dialog(page)
        .getByRole("checkbox", { name: /^Counting circles/, checked: true })
        .waitFor();
      await dialog(page)
        .getByText(/Introduction to Counting Circles · by Michael Lefkowitz/)
        .waitFor();
      await dialog(page).getByText(words("status.unique")).waitFor();
      await button(dialog(page), "Edit with these rules").click();
      await expectDigits(page, ".".repeat(16));
      await page.locator('[data-place="solve"].tab[aria-current="page"]').waitFor();
    }));

  it("leaves place Play its game without the code of place Solve, and says so", () =>
    visit(async (page, context) => {
      await context.route(/\/page\/solve-/, (route) => route.abort());
      await paste(page, seeds[4].puzzle);
      await expectDigits(page, seeds[4].puzzle);
      await paste(page, cosmetic);
      await button(dialog(page), words("open.edit")).click();
      await page.locator("#status").getByText(words("error.not-loaded")).waitFor();
      await cell(page, "row 1, column 2, empty").click();
      await page.keyboard.press("2");
      await cell(page, /^row 1, column 2, 2(?!, given)/).waitFor();
      await page.locator('[data-place="play"].tab[aria-current="page"]').waitFor();
    }).catch(onlyFailedRequests));

  it("keeps a puzzle of an address that is being entered until place Solve can be loaded", async () => {
    const entered = newState({ layout: "2x2", givens: [...seeds[4].puzzle].map(Number), activity: "enter" });
    await visit(
      async (page, context) => {
        await context.route(/\/page\/solve-/, (route) => route.abort());
        await page.goto(`${site.url}#s=${await writeState(entered, 0)}`);
        await page.locator("#status").getByText(words("error.not-loaded")).waitFor();
        await page.locator('[data-place="play"].tab[aria-current="page"]').waitFor();
        await context.unroute(/\/page\/solve-/);
        await page.locator('[data-place="solve"].tab').click();
        await expectDigits(page, seeds[4].puzzle);
        await page.locator('[data-place="solve"].tab[aria-current="page"]').waitFor();
      },
      { path: null },
    ).catch(onlyFailedRequests);
  });

  it("opens a position of SudokuWiki with its placed digits and its notes", () =>
    visit(async (page) => {
      await paste(page, pointing.position);
      await dialog(page)
        .getByText(words("open.contents", { shape: "9 × 9", clues: 26, rules: 0, placed: 7, noted: 48 }))
        .waitFor();
      await play(page).click();
      await cell(page, /^row 1, column 3, 7(?!, given)/).waitFor();
      await cell(page, /^row 1, column 1, notes 2.*4.*5.*8/).waitFor();
      await cell(page, "row 1, column 2, 1, given").waitFor();
    }));

  it("tells the placed digits of a HoDoKu line from its givens", () =>
    visit(async (page) => {
      const { puzzle, solution } = first;
      const at = [...puzzle].findIndex((digit) => digit === "0");
      await paste(page, `:0000:x:${line(puzzle.slice(0, at))}+${solution[at]}${line(puzzle.slice(at + 1))}:::`);
      await dialog(page)
        .getByText(new RegExp(contentsOf(puzzle, 1)))
        .waitFor();
      await play(page).click();
      await cell(
        page,
        new RegExp(`^row ${Math.floor(at / 9) + 1}, column ${(at % 9) + 1}, ${solution[at]}(?!, given)`),
      ).waitFor();
    }));

  it("takes cells of a spreadsheet, which are tabs with nothing between them for blank cells", () =>
    visit(async (page) => {
      await ready(page);
      const rows = Array.from({ length: 9 }, (_, row) =>
        [...first.puzzle.slice(row * 9, row * 9 + 9)].map((digit) => (digit === "0" ? "" : digit)),
      );
      await page.evaluate(
        ([text, html]) => {
          const clipboardData = new DataTransfer();
          clipboardData.setData("text/plain", text);
          clipboardData.setData("text/html", html);
          document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
        },
        [
          `${rows.map((row) => row.join("\t")).join("\n")}\n`,
          `<table>${rows.map((row) => `<tr>${row.map((digit) => `<td>${digit}</td>`).join("")}</tr>`).join("")}</table>`,
        ],
      );
      await expectDigits(page, line(first.puzzle));
    }));

  it("names the row and the column of a cell of a spreadsheet that is no digit", () =>
    visit(async (page) => {
      const rows = Array.from({ length: 9 }, (_, row) =>
        [...first.puzzle.slice(row * 9, row * 9 + 9)].map((digit) => (digit === "0" ? "" : digit)),
      );
      rows[2][4] = "x";
      await paste(page, rows.map((row) => row.join("\t")).join("\n"));
      await dialog(page)
        .getByText(/^Row 3, column 5: “x” is not a digit/)
        .waitFor();
      await dialog(page)
        .locator("textarea")
        .fill(
          [rows[0].slice(1), ...rows.slice(1, 2), ...rows.slice(3), rows[0]].map((row) => row.join("\t")).join("\n"),
        );
      await dialog(page).getByText("Row 1, column 9: This row has 8 cells, but it needs 9.").waitFor();
    }));

  it("takes a line with candidates for a puzzle in place Solve, shows the candidates, solves it and links it", () =>
    visit(async (page) => {
      // The first two rows could be exchanged but for three cells with one candidate.
      const solution = "123456789456789123789123456214365897365897214897214365531642978642978531978531642";
      const listed = (/** @type {number} */ at) =>
        at > 2 && at < 18 ? solution[at] + solution[(at + 9) % 18] : solution[at];
      const marks = [...solution]
        .map((_, at) => [..."123456789"].map((symbol) => (listed(at).includes(symbol) ? symbol : ".")).join(""))
        .join("");
      await goTo(page, "solve");
      await paste(page, marks);
      await expectTold(page, words("status.unique"));
      await cell(page, /Row 1, column 4.*candidates 4 7/i).waitFor();
      await button(page, words("solve.button")).click();
      await expectDigits(page, solution);
    }));

  it("opens the page's own link, pasted whole", () =>
    visit(async (page) => {
      await paste(page, `https://somewhere.example/nonet/#p=${second.puzzle}`);
      await expectDigits(page, line(second.puzzle));
    }));

  it("says that a link to a server holds no puzzle, and changes nothing", () =>
    visit(async (page) => {
      await paste(page, first.puzzle);
      await expectDigits(page, line(first.puzzle));
      await paste(page, "https://sudokupad.app/wsj7iunsg6");
      await expectTold(page, words("error.on-server", { symbol: "SudokuPad" }));
      await expectDigits(page, line(first.puzzle));
    }));

  it("says that a text without a puzzle has none, and keeps a puzzle with a mistake in the dialog", () =>
    visit(async (page) => {
      await paste(page, "Dear friend, how are you?");
      await expectTold(page, words("open.no-puzzle"));
      const faulty = first.puzzle.slice(1);
      await paste(page, faulty);
      await expectSoon(() => dialog(page).locator("textarea").inputValue(), faulty);
      await dialog(page)
        .getByText(/^Line 1, character \d+/)
        .waitFor();
    }));

  it("lists several puzzles, of which the keyboard chooses one", () =>
    visit(async (page) => {
      await paste(page, [first.puzzle, second.puzzle, third.puzzle, "12x"].join("\n"));
      await dialog(page)
        .getByText(words("open.several", { count: 3 }))
        .waitFor();
      await dialog(page)
        .getByText(/^Line 4, character \d+/)
        .waitFor();
      await expectSoon(() => page.evaluate(() => document.activeElement?.tagName), "SELECT");
      await page.keyboard.press("ArrowDown");
      await dialog(page).getByText(contentsOf(second.puzzle), { exact: true }).waitFor();
      await page.keyboard.press("3");
      await dialog(page).getByText(words("status.unique")).waitFor();
      await page.keyboard.press("Enter");
      await expectDigits(page, line(third.puzzle));
    }));

  it("opens what is pasted in place Solve there, where every digit can be changed", () =>
    visit(async (page) => {
      await openOwn(page);
      await paste(page, second.puzzle);
      await expectDigits(page, line(second.puzzle));
      await page.locator('[data-place="solve"].tab[aria-current="page"]').waitFor();
    }));
});
