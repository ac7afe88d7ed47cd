/**
 * Homework of two puzzles, which each platform of learning shows: how a pupil plays it in two visits, and the score
 * that the platform learns.
 */
import { sheetText } from "../../web/model/class-sheet.js";

/** @typedef {import("playwright-core").Page} Page */
/** @typedef {Page | import("playwright-core").FrameLocator} Lesson where the puzzles are shown */

export const title = "Homework";
const [first, second] = ["4132321414232340", "4130301010030340"];
const solution = "4132321414232341";
export const works = [
  { puzzle: first, name: "First" },
  { puzzle: second, name: "Second" },
];
/** What follows `#learn/class?` in a link for a class. */
export const sheet = sheetText({ title, tasks: works.map((work) => ({ kind: "puzzle", layout: "2x2", ...work })) });

/** One wrong digit costs 5 points. */
export const score = { raw: 195, max: 200, scaled: 0.975 };

/** @param {Lesson} lesson */
const cells = (lesson) => lesson.getByRole("gridcell");

/** @param {Lesson} lesson @param {Page} page @param {string} digit of the last cell */
export async function enterLast(lesson, page, digit) {
  await cells(lesson).last().click();
  await page.keyboard.press(digit);
}

/** @param {Lesson} lesson @param {Page} page */
export const solveFirst = (lesson, page) => enterLast(lesson, page, solution.slice(-1));

/** @param {Lesson} lesson */
const expectSecond = (lesson) => lesson.getByText("2 of 2 · Second", { exact: true }).waitFor();
/** What the last cell is called then. */
export const wrongDigit = /^row 4, column 4, 2/;

/** Solves the first puzzle, and enters a wrong digit into the second. @param {Lesson} lesson @param {Page} page */
export async function playFirstVisit(lesson, page) {
  await solveFirst(lesson, page);
  await lesson.getByRole("button", { name: "Next puzzle" }).click();
  await expectSecond(lesson);
  await enterLast(lesson, page, "2");
  await lesson.getByRole("gridcell", { name: wrongDigit }).waitFor();
}

/** Goes on where the first visit ended, and solves the second puzzle. @param {Lesson} lesson @param {Page} page */
export async function playSecondVisit(lesson, page) {
  await expectSecond(lesson);
  await lesson.getByRole("gridcell", { name: wrongDigit }).waitFor();
  for (const [cell, digit] of [...solution].entries()) {
    if (second[cell] !== "0") continue;
    await cells(lesson).nth(cell).click();
    await page.keyboard.press(digit);
  }
  await expectScore(lesson);
}

/** @param {Lesson} lesson */
export const expectScore = (lesson) =>
  lesson.getByText(`${score.raw} of ${score.max} points`, { exact: true }).waitFor();
