/**
 * The course of place Learn: what is next, reviews, names, links, work for a class. course-by-keys.js and
 * course-by-touch.js go through all of it.
 */
import assert from "node:assert/strict";
import { after, describe, it } from "node:test";

import { dayAfter } from "../../../web/model/days.js";
import { puzzleFor } from "../../../web/model/course.js";
import { expectNoBarriers } from "../support/axe.js";
import { button, cell, expectDigits, expectTold } from "../support/board.js";
import { closeCourse, exerciseAnswer, puzzleAnswer } from "../support/course.js";
import { answer, exerciseOf, keys, today } from "../support/course-hands.js";
import { chosenOf } from "../../support/long-runs.js";
import { expectInView, expectNoSideways, goTo, ready } from "../support/places.js";
import { qrText } from "../support/qr-text.js";
import { onlyFailedRequests, plainName, site, visit } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { card, openCourse, path, phone, puzzle } from "../support/teacher.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

after(closeCourse);

describe("the first view of Learn", () => {
  const sizes = /** @type {const} */ ([
    ["360 × 740", { ...phone, viewport: { width: 360, height: 740 } }],
    ["390 × 664", phone],
    ["1280 × 720", { viewport: { width: 1280, height: 720 } }],
    ["1440 × 900", { viewport: { width: 1440, height: 900 } }],
  ]);
  for (const [what, options] of chosenOf(sizes, ([size]) => size === "360 × 740" || size === "1280 × 720")) {
    it(`shows what is next and no board, on ${what}`, () =>
      visit(
        async (page) => {
          await expectDigits(page, puzzle);
          await openCourse(page);
          await expectSoon(() => page.locator(".stage").isVisible(), false);
          await expectInView(page, [".learn-tabs", ".course-next .button-main"]);
          await page.locator(".course-card").last().scrollIntoViewIfNeeded();
          await expectSoon(() => page.locator(".course-card").last().locator("svg").count(), 2);
          await expectNoSideways(page);
          await expectNoBarriers(page);
        },
        { ...options, path },
      ));
  }

  it("takes no digit for the game that nobody sees", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await cell(page, "row 1, column 1, empty").click();
        await openCourse(page);
        await page.keyboard.press("2");
        await page.keyboard.press("Control+Z");
        await goTo(page, "play");
        await expectDigits(page, puzzle);
      },
      { path },
    ));

  it("finds techniques by other names, and says by which", () =>
    visit(
      async (page) => {
        await openCourse(page);
        const field = page.getByLabel(words("course.search"));
        await field.fill("bent naked");
        await expectSoon(
          () =>
            page
              .locator(".course-card:visible")
              .allTextContents()
              .then((all) => all.length),
          2,
        );
        await page.locator(".course-card:visible").getByText("Bent Naked Triple").first().waitFor();
        await expectTold(page, words("course.found", { count: 2 }));
        await field.fill("no such name");
        await expectTold(page, words("course.found", { count: 0 }));
        await expectNoBarriers(page);
      },
      { path: "#learn" },
    ));

  it("names what hints had to name, and what is due for review", () =>
    visit(
      async (page) => {
        await page.evaluate(
          (due) =>
            localStorage.setItem(
              "nonet-exercises",
              JSON.stringify({
                "naked-pair": { tried: 0, solved: 0, last: null, missed: 2 },
                "hidden-single": { tried: 3, solved: 3, last: due, review: { stage: 0, due } },
              }),
            ),
          today,
        );
        await page.reload();
        await page
          .locator(".course-next h2")
          .getByText(words("course.next", { technique: "Naked Pair" }))
          .waitFor();
        await expectTold(page, words("course.why-missed", { count: 2 }));
        await page.locator(".course-reviews").getByRole("button", { name: "Hidden Single" }).click();
        await exerciseOf(page, "hidden-single");
        await answer(page, keys, await exerciseAnswer(page, "hidden-single"));
        await button(page, words("card.close")).click();
        await page.locator(".course-next h2").waitFor();
        await expectSoon(() => page.locator(".course-reviews li").count(), 0);
        const review = await page.evaluate(
          () => JSON.parse(localStorage.getItem("nonet-exercises") ?? "{}")["hidden-single"].review,
        );
        assert.deepEqual(review, { stage: 1, due: dayAfter(today, 3) });
      },
      { path: "#learn" },
    ));

  it("learns from a hint in Play which technique it had to name", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await page.keyboard.press("h");
        await expectTold(page, words("hint.strength", { most: 3, strength: 1 }));
        await page.keyboard.press("h");
        await expectTold(page, words("hint.strength", { most: 3, strength: 2 }));
        await expectSoon(
          () =>
            page.evaluate(() =>
              Object.values(JSON.parse(localStorage.getItem("nonet-exercises") ?? "{}")).map(({ missed }) => missed),
            ),
          [1],
        );
      },
      { path },
    ));

  it("opens at a lesson by a teacher's link, and says when a part could not be loaded", () =>
    visit(
      async (page, context) => {
        await page.locator(".lesson-part").waitFor();
        await expectSoon(() => page.locator(".stage").isVisible(), true);
        await button(page, words("card.close")).click();
        await page.locator(".course-next h2").waitFor();
        await context.route(/nonet-lessons-/, (route) => route.abort());
        const failed = /** @type {Set<string>} */ (new Set());
        page.on("requestfailed", (request) => failed.add(plainName(request.url())));
        await page.reload();
        await expectTold(page, words("course.missing"));
        // The page says so after the first file that fails. A second one that is still on its way would fail the next
        // attempt, too.
        await expectSoon(
          () => ["nonet-lessons-boards.js", "nonet-lessons-en.js"].every((name) => failed.has(name)),
          true,
        );
        await context.unroute(/nonet-lessons-/);
        await button(page, words("course.again")).click();
        await page.locator(".course-next h2").waitFor();
      },
      { path: "#learn/naked-pair" },
    ).catch(onlyFailedRequests));

  it("keeps the present puzzle in the other tab, with its address", () =>
    visit(
      async (page) => {
        await ready(page);
        await page.locator(".teach-bar").waitFor();
        await expectSoon(() => page.locator(".stage").isVisible(), true);
        await page.getByRole("link", { name: words("course.label"), exact: true }).click();
        await page.locator(".course-next h2").waitFor();
        await expectSoon(() => page.locator(".stage").isVisible(), false);
        await page.goBack();
        await page.locator(".teach-bar").waitFor();
        await expectSoon(() => card(page).isVisible(), false);
      },
      { path: "#learn/puzzle" },
    ));
});

describe("work for a class", () => {
  /** Makes a link as a teacher does. @param {Page} page @param {string} lines */
  async function makeLink(page, lines) {
    await openCourse(page);
    await page.locator(".class-maker summary").click();
    await page.getByLabel(words("class.name")).fill("Class 5b");
    await page.getByLabel(words("class.lines")).fill(lines);
    await button(page, words("class.make-link")).click();
  }

  it("is made by a teacher, done by a pupil, and its result is a text", () =>
    visit(
      async (page) => {
        await makeLink(page, `Full House\n${puzzleFor("full-house")?.puzzle} Monday`);
        await expectTold(page, words("class.made", { count: 2 }));
        const link = await page.locator(".class-link").getAttribute("href");
        const code = page.getByRole("img", { name: words("share.code") });
        await code.waitFor();
        await expectNoBarriers(page);
        await expectSoon(() => qrText(code), link);
        await page.evaluate((address) => {
          location.href = address ?? "";
        }, link);
        await expectTold(page, words("class.state", { done: 0, all: 2 }));
        await expectNoBarriers(page);
        await button(page, `${words("course.go-puzzle")}: Monday`).click();
        await expectDigits(page, puzzleFor("full-house")?.puzzle ?? "");
        await keys.enter(page, await puzzleAnswer("full-house"));
        await page.locator(".card-head h2").getByText(words("finish.title")).waitFor();
        await page.getByRole("link", { name: words("class.back") }).click();
        await expectTold(page, words("class.state", { done: 1, all: 2 }));
        await button(page, words("class.copy")).click();
        await expectTold(page, words("copy.done"));
        const text = await page.evaluate(() => navigator.clipboard.readText());
        assert.match(text, /^Class 5b\n.*\n1 of 2 done\n\n– Full House: 0 of 3 solved\n✓ Monday: \d+:\d\d, no hint\n$/);
        const saving = page.waitForEvent("download");
        await button(page, words("class.save")).click();
        const saved = await saving;
        assert.equal(saved.suggestedFilename(), "nonet-class.txt");
        await page.getByRole("button", { name: `${words("techniques.practise")}: Full House` }).click();
        await exerciseOf(page, "full-house");
        await button(page, words("card.close")).click();
        await page.locator(".class-tasks").waitFor();
      },
      { path: "#learn", permissions: ["clipboard-read", "clipboard-write"] },
    ));

  it("has puzzles with rules, which are typed as links", () =>
    visit(
      async (page) => {
        const rules =
          "cage 4 r1c1 r1c2;cage 6 r1c3 r1c4;cage 9 r2c1-r4c1;cage 5 r2c2 r3c2;cage 3 r2c3 r3c3;cage 8 r2c4-r4c4;cage 5 r4c2 r4c3";
        await makeLink(page, `${site.url}#p=${".".repeat(16)}&rules=${rules.replaceAll(" ", "+")} Cages`);
        await expectTold(page, words("class.made", { count: 1 }));
        const link = await page.locator(".class-link").getAttribute("href");
        await page.evaluate((address) => {
          location.href = address ?? "";
        }, link);
        await expectTold(page, words("class.state", { done: 0, all: 1 }));
        await button(page, `${words("course.go-puzzle")}: Cages`).click();
        await cell(page, "row 1, column 1, empty, box 1, cage of 4, 2 cells, 4 left").waitFor();
        for (const [place, digit] of [..."1342241331244231"].entries()) {
          await cell(page, new RegExp(`^row ${(place >> 2) + 1}, column ${(place % 4) + 1},`)).click();
          await page.keyboard.press(digit);
        }
        await page.locator(".card-head h2").getByText(words("finish.title")).waitFor();
        await page.getByRole("link", { name: words("class.back") }).click();
        await expectTold(page, words("class.state", { done: 1, all: 1 }));
      },
      { path: "#learn" },
    ));

  it("is refused when a line is no task, a puzzle has several solutions, or the link is damaged", () =>
    visit(
      async (page) => {
        await makeLink(page, "Naked Pair\nmagic");
        await expectTold(page, words("class.unknown", { lines: "2", count: 1 }));
        await page.getByLabel(words("class.lines")).fill(`1${".".repeat(80)} Friday`);
        await button(page, words("class.make-link")).click();
        await expectTold(page, words("class.not-unique", { puzzle: "Friday" }));
        await expectSoon(() => page.locator(".class-link").isVisible(), false);
        await page.evaluate(() => {
          location.hash = "#learn/class?e=magic";
        });
        await expectTold(page, words("class.bad"));
        await page.locator(".course-next h2").waitFor();
        await expectSoon(() => page.evaluate(() => location.hash), "#learn");
      },
      { path: "#learn" },
    ));
});
