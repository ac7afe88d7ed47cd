import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";

import { loadPhotoWords } from "../../../web/i18n/photo-words.js";
import { expectNoBarriers } from "../support/axe.js";
import { button, cell, expectDigits, expectTold } from "../support/board.js";
import { cutTexts } from "../support/cut-texts.js";
import { allowed, installed } from "../support/installed.js";
import { drawn, filmOf, handOver, openPhotoDialog, photoDialog, say } from "../support/photos.js";
import { goTo, ready } from "../support/places.js";
import { seeds } from "../support/seeds.js";
import { expectSoon } from "../support/soon.js";
import { site, visit, visitWith } from "../support/site.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const [{ puzzle, solution }, { puzzle: second }] = seeds.map((seed) => ({
  ...seed,
  puzzle: seed.puzzle.replaceAll("0", "."),
}));
const whole = { line: puzzle, left: 70, top: 60, edge: 760, tilt: 3 };
/**
 * It has one solution, with a 3 in its second cell: Play begins no other puzzle once the page knows how many solutions
 * there are.
 */
const small = "1...2..33..2....";

/** Waits until the dialog compares what was read with the photo. @param {Page} page */
const compared = (page) =>
  photoDialog(page)
    .getByRole("grid", { name: say("photo.grid-label") })
    .waitFor();
/** @param {Page} page @param {string} name */
const press = (page, name) => button(photoDialog(page), name).click();

describe("a photo of a puzzle", () => {
  it("that is chosen as a file is read, compared and solved, and the page leaves it on the device", () =>
    visit(async (page) => {
      await openPhotoDialog(page);
      await expectNoBarriers(page);
      const asked = /** @type {string[]} */ ([]);
      page.on("request", (request) => {
        if (request.method() !== "GET" || !request.url().startsWith(site.url)) asked.push(request.url());
      });
      const choosing = page.waitForEvent("filechooser");
      await press(page, say("photo.file"));
      await (
        await choosing
      ).setFiles({ name: "photo.png", mimeType: "image/png", buffer: await drawn(page, { puzzles: [whole] }) });
      await compared(page);
      await expectTold(photoDialog(page), say("photo.clear"));
      await expectTold(photoDialog(page), words("status.unique"));
      await expectNoBarriers(page);
      await press(page, words("shell.solve"));
      await expectDigits(page, puzzle);
      await button(page, words("solve.button")).click();
      await expectDigits(page, solution);
      assert.deepEqual(
        asked.filter((url) => !url.startsWith("blob:")),
        [],
      );
    }));

  it("that shows a begun game is played on with its entries, which are no givens", () =>
    visit(async (page) => {
      await ready(page);
      const blank = puzzle.indexOf(".");
      const digit = solution[blank];
      const begun = { ...whole, entered: /** @type {[number, string][]} */ ([[blank, digit]]) };
      await handOver(page, await drawn(page, { puzzles: [begun] }), "paste");
      await compared(page);
      await expectTold(photoDialog(page), say("photo.played", { entries: 1, notes: 0 }));
      await press(page, say("photo.go-on"));
      await photoDialog(page).waitFor({ state: "hidden" });
      await expectDigits(page, puzzle.slice(0, blank) + digit + puzzle.slice(blank + 1));
    }));

  it("of a killer is played with its cages, and place Solve finds its solution", () =>
    visit(async (page) => {
      await ready(page);
      const killer = readFileSync(new URL("../../data/killer.png", import.meta.url));
      await handOver(page, killer, "paste");
      await compared(page);
      await expectTold(photoDialog(page), say("photo.cages"));
      await expectTold(photoDialog(page), words("status.unique"));
      await press(page, words("shell.solve"));
      await button(page, words("solve.button")).click();
      await expectDigits(page, "473281659215936784896475132789624315532819476164753928657398241921547863348162597");
    }));

  it("that shows a begun game has all its buttons in sight on a small phone, in Russian", () =>
    visit(
      async (page) => {
        const russian = await loadPhotoWords("ru");
        await page.getByRole("grid").first().waitFor();
        const blank = puzzle.indexOf(".");
        const begun = { ...whole, entered: /** @type {[number, string][]} */ ([[blank, solution[blank]]]) };
        await handOver(page, await drawn(page, { puzzles: [begun] }), "paste");
        await page.getByRole("button", { name: russian("photo.go-on") }).waitFor();
        await expectSoon(() => page.evaluate(cutTexts), []);
      },
      { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true, locale: "ru" },
    ));

  it("that is pasted opens the dialog, another that is dropped replaces it, and Play begins a game", () =>
    visit(async (page) => {
      await ready(page);
      await handOver(page, await drawn(page, { puzzles: [whole] }), "paste");
      await compared(page);
      // On its side.
      await handOver(page, await drawn(page, { puzzles: [{ ...whole, line: second, tilt: 90 }] }), "drop");
      await cell(photoDialog(page), cellName(second, 0)).waitFor();
      await expectSoon(
        () =>
          photoDialog(page)
            .getByRole("gridcell")
            .evaluateAll((cells) =>
              cells.map((each) => /[1-9]$/.exec(each.getAttribute("aria-label") ?? "")?.[0] ?? ".").join(""),
            ),
        second,
      );
      await press(page, words("open.play"));
      await expectDigits(page, second);
      await page.locator('[data-place="play"].tab[aria-current="page"]').waitFor();
    }));

  it("is compared by the keyboard alone", () =>
    visit(async (page) => {
      await ready(page);
      await handOver(page, await drawn(page, { puzzles: [{ ...whole, line: small }] }), "paste");
      await compared(page);
      // The main button has the focus when nothing is doubtful; the grid is before it.
      const inGrid = () => page.evaluate(() => document.activeElement?.getAttribute("role") === "gridcell");
      for (let steps = 0; steps < 20 && !(await inGrid()); steps += 1) await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Home");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("3");
      await cell(photoDialog(page), say("photo.cell", { row: 1, column: 2, digit: 3, mark: "corrected" })).waitFor();
      for (let steps = 0; steps < 20 && !(await inGrid()); steps += 1) await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("1");
      await cell(photoDialog(page), say("photo.cell", { row: 1, column: 3, digit: 1, mark: "conflict" })).waitFor();
      await expectTold(photoDialog(page), words("open.conflict"));
      for (let steps = 0; steps < 20 && !(await inGrid()); steps += 1) await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Backspace");
      await cell(photoDialog(page), say("photo.cell", { row: 1, column: 3, digit: 0, mark: "none" })).waitFor();
      // The first says that the cell is right and goes to the button that plays.
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
      await expectDigits(page, `${small[0]}3${small.slice(2)}`);
    }));

  it("with a digit that is printed over another one says so, begins at what is to be compared, and is right once the digit is corrected", () =>
    visit(async (page) => {
      await ready(page);
      assert.equal(puzzle[0], "3");
      await handOver(page, await drawn(page, { puzzles: [{ ...whole, over: [[0, "8"]] }] }), "paste");
      await compared(page);
      await expectSoon(() => photoDialog(page).getByText(say("photo.clear")).count(), 0);
      await expectSoon(() => page.evaluate(() => document.activeElement?.getAttribute("role")), "gridcell");
      for (const key of [...Array(8).fill("ArrowUp"), "Home", "3"]) await page.keyboard.press(key);
      await expectTold(photoDialog(page), words("status.unique"));
      await expectNoBarriers(page);
      await press(page, words("open.play"));
      await expectDigits(page, puzzle);
    }));

  it("in which no grid is found is read where the corners are dragged, and the lines are read again at corners that keys move", () =>
    visit(
      async (page) => {
        await ready(page);
        const bare = { line: puzzle, left: 180, top: 90, edge: 630, isBare: true };
        await handOver(page, await drawn(page, { puzzles: [bare] }), "paste");
        await photoDialog(page).getByRole("alert").getByText(say("photo.no-grid")).waitFor();
        await expectTold(photoDialog(page), say("photo.tip-screen"));
        await expectNoBarriers(page);
        const user = button(photoDialog(page), say("photo.use"));
        for (const [corner, x, y] of [
          [0, 180, 90],
          [1, 810, 90],
          [2, 810, 720],
          [3, 180, 720],
        ]) {
          const handle = button(photoDialog(page), say("photo.corner", { corner }));
          await handle.scrollIntoViewIfNeeded();
          const to = await page.locator("svg.photo-corners").evaluate(
            (svg, [left, top]) => {
              const map = /** @type {DOMMatrix} */ (/** @type {SVGSVGElement} */ (svg).getScreenCTM());
              const at = new DOMPoint(left, top).matrixTransform(map);
              return { x: at.x, y: at.y };
            },
            [x, y],
          );
          const from = /** @type {{ x: number, y: number, width: number, height: number }} */ (
            await handle.boundingBox()
          );
          await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
          await page.mouse.down();
          await page.mouse.move(to.x, to.y, { steps: 3 });
          await page.mouse.up();
        }
        const count = puzzle.replaceAll(".", "").length;
        const isRead = async () => {
          await expectTold(photoDialog(page), `${say("photo.fitted", { count })} ${words("status.unique")}`);
          await expectSoon(() => user.getAttribute("aria-disabled"), "false");
        };
        await isRead();
        await button(photoDialog(page), "6 × 6").click();
        await expectSoon(() => photoDialog(page).getByText(say("photo.fitted", { count })).count(), 0);
        await button(photoDialog(page), "9 × 9").click();
        await isRead();
        await user.click();
        await compared(page);
        await press(page, say("photo.adjust"));
        await isRead();
        await page.keyboard.press("Shift+ArrowLeft");
        await page.keyboard.press("Shift+ArrowRight");
        await isRead();
        await user.click();
        await compared(page);
        await press(page, words("open.play"));
        await expectDigits(page, puzzle);
      },
      { hasTouch: true, viewport: { width: 390, height: 664 } },
    ));

  it("of several puzzles, of none, and what is no picture are each answered", () =>
    visit(async (page) => {
      await openPhotoDialog(page);
      await handOver(
        page,
        await drawn(page, {
          width: 1500,
          height: 800,
          puzzles: [
            { line: puzzle, left: 40, top: 60, edge: 640 },
            { line: second, left: 800, top: 70, edge: 640 },
          ],
        }),
        "drop",
      );
      await expectTold(photoDialog(page), say("photo.several", { count: 2 }));
      await expectNoBarriers(page);
      const first = await photoDialog(page).getByRole("group").getByRole("button").first().textContent();
      assert.equal(first, say("photo.grid", { number: 1 }));
      await page.keyboard.press("Enter");
      await compared(page);
      await press(page, say("photo.another"));
      await handOver(page, await drawn(page, {}), "drop");
      await photoDialog(page).getByRole("alert").getByText(say("photo.no-grid")).waitFor();
      await handOver(
        page,
        await drawn(page, {
          width: 1300,
          height: 1300,
          puzzles: [{ line: ".".repeat(144), left: 40, top: 40, edge: 1200 }],
        }),
        "drop",
      );
      await photoDialog(page)
        .getByRole("alert")
        .getByText(say("photo.side", { side: 12 }))
        .waitFor();
      await handOver(page, Buffer.from("no picture"), "drop");
      await photoDialog(page).getByRole("alert").getByText(say("photo.no-picture")).waitFor();
    }));

  it("is read without a network once a photo has been read", () =>
    visit(
      async (page, context) => {
        await page.goto(site.url);
        await installed(page);
        await page.reload();
        await ready(page);
        const picture = await drawn(page, { puzzles: [whole] });
        await handOver(page, picture, "paste");
        await compared(page);
        await context.setOffline(true);
        await page.reload();
        await ready(page);
        await handOver(page, picture, "paste");
        await compared(page);
        await press(page, words("open.play"));
        await expectDigits(page, puzzle);
        await context.setOffline(false);
      },
      { ...allowed, savesData: true },
    ));
});

describe("the camera", () => {
  /**
   * @param {Parameters<typeof visit>[0]} work
   * @param {"" | "=deny"} [answer] of the reader when the browser asks whether the page may use the camera
   */
  const withCamera = (work, answer = "") =>
    visit(async (drawing) => {
      const film = await filmOf(drawing, [{ line: puzzle, left: 100, top: 20, edge: 430, tilt: 4 }]);
      try {
        await visitWith(
          [
            "--use-fake-device-for-media-stream",
            `--use-file-for-fake-video-capture=${film.file}`,
            `--use-fake-ui-for-media-stream${answer}`,
          ],
          work,
        );
      } finally {
        await film.remove();
      }
    });

  it("takes the photo by itself when the grid is held still, and is switched off then", () =>
    withCamera(async (page) => {
      await page.addInitScript(() => {
        const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
        navigator.mediaDevices.getUserMedia = async (wanted) => {
          const stream = await open(wanted);
          Object.assign(window, { tracks: stream.getTracks() });
          return stream;
        };
      });
      await page.reload();
      await openPhotoDialog(page);
      await press(page, say("photo.camera"));
      await compared(page);
      await expectSoon(
        () =>
          page.evaluate(() =>
            /** @type {any} */ (window).tracks.map((/** @type {MediaStreamTrack} */ { readyState }) => readyState),
          ),
        ["ended"],
      );
      await expectTold(photoDialog(page), words("status.unique"));
      await press(page, words("shell.solve"));
      await expectDigits(page, puzzle);
      await goTo(page, "solve");
      await button(page, words("solve.button")).click();
      await expectDigits(page, solution);
    }));

  it("that is refused leads to the choice of a picture", () =>
    withCamera(async (page) => {
      await openPhotoDialog(page);
      await press(page, say("photo.camera"));
      await photoDialog(page).getByRole("alert").getByText(say("photo.refused")).waitFor();
    }, "=deny"));
});

/** @param {string} line @param {number} index */
function cellName(line, index) {
  const digit = Number(line[index]) || 0;
  return say("photo.cell", { row: Math.floor(index / 9) + 1, column: (index % 9) + 1, digit, mark: "none" });
}
