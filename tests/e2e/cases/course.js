/**
 * The course of place Learn: what is next, reviews, names, links, work for a class. course-by-keys.js and
 * course-by-touch.js go through all of it.
 */
import assert from "node:assert/strict";
import { after, describe, it } from "node:test";

import { dayAfter } from "../../../web/model/days.js";
import { loadClassWords } from "../../../web/i18n/class-words.js";
import { loadPlatformWords } from "../../../web/i18n/platform-words.js";
import { readSheet } from "../../../web/model/class-sheet.js";
import { puzzleFor } from "../../../web/model/course.js";
import { expectNoBarriers } from "../support/axe.js";
import { button, cell, expectDigits, expectTold } from "../support/board.js";
import { closeCourse, exerciseAnswer, puzzleAnswer } from "../support/course.js";
import { answer, exerciseOf, keys, today } from "../support/course-hands.js";
import { entriesOf, mixedWork, rules } from "../../support/class-work.js";
import { chosenOf } from "../../support/long-runs.js";
import { expectInView, expectNoSideways, goTo, ready } from "../support/places.js";
import { qrText } from "../support/qr-text.js";
import { onlyFailedRequests, plainName, site, visit } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { card, openCourse, path, phone, puzzle } from "../support/teacher.js";
import { said, words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {import("playwright-core").Locator} Locator */

const [say, sayPlatform] = await Promise.all([loadClassWords("en"), loadPlatformWords("en")]);

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

  it("keep in sight what has the focus when a review comes late", () =>
    visit(
      async (page) => {
        await openCourse(page);
        const statistics = button(page, words("stats.open"));
        await statistics.focus();
        // Another tab has solved the exercises.
        await page.evaluate((due) => {
          const learned = { tried: 3, solved: 3, last: due, review: { stage: 0, due } };
          localStorage.setItem("nonet-exercises", JSON.stringify({ "hidden-single": learned, "full-house": learned }));
          dispatchEvent(new StorageEvent("storage", { key: "nonet-exercises" }));
        }, today);
        await expectSoon(() => page.locator(".course-reviews li").count(), 2);
        await expectSoon(() => statistics.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight), true);
      },
      { path: "#learn", viewport: { width: 320, height: 256 } },
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
  /** Opens the dialog for teachers. @param {Page} page */
  async function openMaker(page) {
    await openCourse(page);
    await button(page, words("class.make")).click();
    const maker = page.getByRole("dialog", { name: words("class.title") });
    await maker.waitFor();
    return maker;
  }

  /** @param {Locator} maker @param {string} text */
  async function addText(maker, text) {
    await maker.getByLabel(say("class.text")).fill(text);
    await button(maker, say("class.add-now")).click();
  }

  /** @param {Locator} maker */
  const linkIn = async (maker) => (await maker.locator(".class-address").getAttribute("href")) ?? "";

  /** Opens a link as a pupil does. @param {Page} page @param {string} link */
  const follow = (page, link) =>
    page.evaluate((address) => {
      location.href = address;
    }, link);

  /** What the tasks of the link are called. @param {string} link */
  const tasksOf = (link) =>
    readSheet(link.split("class?")[1])?.tasks.map((task) => (task.kind === "puzzle" ? task.name : task.technique));

  it("is made by a teacher, done by a pupil, and its result is a text", () =>
    visit(
      async (page) => {
        const maker = await openMaker(page);
        await maker.getByLabel(say("class.name"), { exact: true }).fill("Class 5b");
        await addText(maker, `Full House\n${puzzleFor("full-house")?.puzzle} Monday`);
        await expectTold(maker, say("class.added", { count: 2 }));
        await expectTold(maker, say("class.made", { count: 2 }));
        const link = await linkIn(maker);
        const code = maker.getByRole("img", { name: words("share.code") });
        await code.waitFor();
        await expectNoBarriers(page);
        await expectSoon(() => qrText(code), link);
        await maker.locator(".class-address").click();
        await expectTold(page, words("class.state", { done: 0, all: 2 }));
        await expectNoBarriers(page);
        await button(page, `${words("course.go-puzzle")}: Monday`).click();
        await expectDigits(page, puzzleFor("full-house")?.puzzle ?? "");
        await keys.enter(page, await puzzleAnswer("full-house"));
        await page.locator(".card-head h2").getByText(said("finish.title")).waitFor();
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

  it("has boards of any size, puzzles with rules and new puzzles, with the hints that the teacher allows", () =>
    visit(
      async (page) => {
        const maker = await openMaker(page);
        const [small, large, killer] = mixedWork.tasks;
        await addText(
          maker,
          `${large.puzzle} Large\n${site.url}#p=${killer.puzzle}&rules=${rules.join(";").replaceAll(" ", "+")} Cages & co\n${small.puzzle}`,
        );
        await expectTold(maker, say("class.made", { count: 3 }));
        await maker.getByLabel(say("class.name-of", { number: 3 })).fill("Small");
        await maker.getByLabel(say("class.hints")).selectOption(say("class.hints-none"));
        await maker.getByRole("radio", { name: say("class.add-new") }).check();
        await maker.getByLabel(say("class.count")).fill("1");
        await button(maker, say("class.create")).click();
        await maker.getByText(say("class.added", { count: 1 }), { exact: true }).waitFor();
        // Whoever has pressed the button sees the sentence, however far the dialog is scrolled.
        await expectInView(page, [".class-ways > .dialog-told"]);
        await expectTold(maker, say("class.made", { count: 4 }));
        await button(maker, words("embed.open")).click();
        await button(page.getByRole("dialog", { name: sayPlatform("embed.title") }), words("dialog.close")).click();
        await expectTold(maker, say("class.made", { count: 4 }));
        const link = await linkIn(maker);
        assert.deepEqual(tasksOf(link), ["Large", "Cages & co", "Small", ""]);
        await button(maker, words("dialog.close")).click();
        await follow(page, link);
        await expectTold(page, words("class.state", { done: 0, all: 4 }));
        for (const [i, name] of [
          [1, "Large"],
          [2, "Cages & co"],
        ]) {
          await button(page, `${words("course.go-puzzle")}: ${name}`).click();
          const { cell: first } = entriesOf[i][0];
          await page.getByRole("gridcell").nth(first).waitFor();
          await page.keyboard.press("h");
          await expectTold(page, words("hint.not-allowed"));
          for (const { cell: place, symbol } of entriesOf[i]) {
            await page.getByRole("gridcell").nth(place).click();
            await page.keyboard.press(symbol);
          }
          await page.locator(".card-head h2").getByText(said("finish.title")).waitFor();
          await page.getByRole("link", { name: words("class.back") }).click();
          await expectTold(page, words("class.state", { done: i, all: 4 }));
        }
      },
      { path: "#learn" },
    ));

  it("is made with the keyboard alone, and the list keeps the focus", () =>
    visit(
      async (page) => {
        await openCourse(page);
        await button(page, words("class.make")).focus();
        await page.keyboard.press("Enter");
        const maker = page.getByRole("dialog", { name: words("class.title") });
        const focused = () => maker.evaluate(() => document.activeElement?.getAttribute("aria-label"));
        await maker.waitFor();
        await page.keyboard.type("5b");
        await maker.getByLabel(say("class.text")).focus();
        await page.keyboard.type("X-Wing\nNaked Pair\nSwordfish");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expectTold(maker, say("class.made", { count: 3 }));
        const name = (/** @type {string} */ technique) => say("class.exercises", { technique });
        await maker.getByRole("button", { name: say("class.down", { task: name("X-Wing") }) }).focus();
        await page.keyboard.press("Enter");
        await expectTold(maker, say("class.moved", { task: name("X-Wing"), number: 2, all: 3 }));
        await expectSoon(focused, say("class.down", { task: name("X-Wing") }));
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await expectTold(maker, say("class.removed", { task: name("X-Wing") }));
        await expectSoon(focused, say("class.remove", { task: name("Swordfish") }));
        await expectSoon(async () => tasksOf(await linkIn(maker)), ["naked-pair", "swordfish"]);
        await button(maker, words("games.keep")).press("Enter");
        await expectSoon(async () => tasksOf(await linkIn(maker)), ["naked-pair", "x-wing", "swordfish"]);
        await button(maker, say("class.sort")).press("Enter");
        await page.keyboard.press("Escape");
        await expectSoon(() => maker.count(), 0);
        await expectSoon(() => page.evaluate(() => document.activeElement?.textContent), words("class.make"));
        // The work is still there when the dialog is opened again.
        await page.keyboard.press("Enter");
        await expectTold(maker, say("class.made", { count: 3 }));
        await expectSoon(() => maker.getByLabel(say("class.name"), { exact: true }).inputValue(), "5b");
      },
      { path: "#learn" },
    ));

  it("takes the puzzle on the board, a kept game and a lesson", () =>
    visit(
      async (page) => {
        await expectDigits(page, puzzle);
        await cell(page, "row 1, column 1, empty").click();
        await page.keyboard.press("2");
        await button(page, words("play.more")).click();
        await page.getByRole("menuitem", { name: words("share.open") }).click();
        await button(page, words("class.make")).click();
        const maker = page.getByRole("dialog", { name: words("class.title") });
        await expectTold(maker, say("class.made", { count: 1 }));
        await maker.getByRole("radio", { name: say("class.add-kept") }).check();
        await maker.locator(".class-games button").first().click();
        await expectTold(maker, say("class.made", { count: 2 }));
        await maker.getByRole("radio", { name: say("class.add-techniques") }).check();
        await maker.getByRole("combobox", { name: say("class.technique"), exact: true }).selectOption("Naked Pair");
        await button(maker, say("class.add-lesson")).click();
        await expectTold(maker, say("class.made", { count: 3 }));
        await expectNoBarriers(page);
        const { tasks } = readSheet((await linkIn(maker)).split("class?")[1]) ?? { tasks: [] };
        assert.deepEqual(
          tasks.map((task) => (task.kind === "puzzle" ? task.puzzle : task)),
          [puzzle, puzzle, { kind: "lesson", technique: "naked-pair" }],
        );
        await follow(page, await linkIn(maker));
      },
      { path },
    ));

  it("names lines that are no tasks, leaves out a puzzle with several solutions, and refuses a damaged link", () =>
    visit(
      async (page) => {
        const maker = await openMaker(page);
        await addText(maker, `Naked Pair\nmagic\n1${".".repeat(80)} Friday`);
        await maker
          .locator(".class-errors")
          .getByText(say("class.unknown-line", { line: 2 }))
          .waitFor();
        await expectNoBarriers(page);
        await button(maker, say("class.add-rest", { count: 2 })).click();
        await expectTold(maker, words.text([say("class.made", { count: 1 }), say("class.leaves-out", { count: 1 })]));
        await maker.getByText(words("class.left-out")).waitFor();
        await expectSoon(async () => tasksOf(await linkIn(maker)), ["naked-pair"]);
        await button(maker, words("dialog.close")).click();
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
