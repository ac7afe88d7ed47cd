import { describe, it } from "node:test";

import { loadTogetherWords } from "../../../web/i18n/together-words.js";
import { button, cell, digitsOn, expectDigits, expectTold } from "../support/board.js";
import { qrText } from "../support/qr-text.js";
import { blanks, line, named } from "../support/share-dialog.js";
import { seeds } from "../support/seeds.js";
import { site, visitWith } from "../support/site.js";
import { expectSoon } from "../support/soon.js";
import { words } from "../support/words.js";

/** @typedef {import("playwright-core").Page} Page */

const said = await loadTogetherWords("en");
const [{ solution }] = seeds;
const dialog = (/** @type {Page} */ page) => page.getByRole("dialog", { name: said("together.title") });
const link = (/** @type {Page} */ page) => dialog(page).getByLabel(said("together.link"), { exact: true });
const stand = (/** @type {Page} */ page) => page.locator(".together-line");

/** Test browsers do not always find each other by the made-up names that hide their addresses (mDNS). */
const visit = (/** @type {Parameters<typeof visitWith> extends [any, ...infer Rest] ? Rest : never} */ ...visiting) =>
  visitWith(["--disable-features=WebRtcHideLocalIpsWithMdns"], ...visiting);

/** Two people in one local network, each with a browser of their own; the first has a game on the board. */
const visitBoth = (/** @type {(one: Page, other: Page) => Promise<void>} */ work) =>
  visit(
    (one) =>
      visit(async (other) => {
        await expectDigits(one, line);
        await work(one, other);
      }),
    { path: `#p=${line}` },
  );

/** Makes an invitation; its link. @param {Page} page @param {"together" | "race"} [way] */
async function invite(page, way) {
  await button(page, words("play.more")).click();
  await page.getByRole("menuitem", { name: words("together.open") }).click();
  if (way)
    await dialog(page)
      .getByRole("radio", { name: said(`together.way-${way}`) })
      .check();
  await button(dialog(page), said("together.invite")).click();
  return link(page).inputValue();
}

/** Opens an invitation and accepts it; the link that goes back. @param {Page} page @param {string} invitation */
async function accept(page, invitation) {
  await page.goto(invitation);
  await button(dialog(page), said("together.accept")).click();
  return link(page).inputValue();
}

/** @param {Page} one who has invited @param {string} answer */
async function connect(one, answer) {
  await dialog(one).getByLabel(said("together.wait")).fill(answer);
  await button(dialog(one), said("together.connect")).click();
}

/** @param {Page} page @param {"line-joined" | "line-cut"} how */
const expectStanding = (page, how) => expectSoon(() => stand(page).textContent(), said(`together.${how}`));

/** @param {Page} page @param {number} at @param {string} [digit] */
async function enter(page, at, digit = solution[at]) {
  await cell(page).nth(at).click();
  await page.keyboard.press(digit);
}

/** The line of the puzzle with digits in some cells. @param {Record<number, string>} entered */
const lineWith = (entered) => [...line].map((digit, at) => entered[at] ?? digit).join("");

describe("two people, one board", () => {
  it("play together by links and a code, through a cut connection, and are one board again", () =>
    visitBoth(async (one, other) => {
      const [a, b, c, d] = blanks;
      await enter(one, a);
      const invitation = await invite(one);
      await expectSoon(() => qrText(dialog(one).locator(".qr-code")), invitation);
      await connect(one, await accept(other, invitation));
      for (const page of [one, other]) await expectStanding(page, "line-joined");
      await expectDigits(other, lineWith({ [a]: solution[a] }));
      await enter(other, b);
      await expectDigits(one, lineWith({ [a]: solution[a], [b]: solution[b] }));
      await expectTold(one, new RegExp(`${said("together.theirs")} ${solution[b]} placed in ${named(b)}`));
      await cell(one, new RegExp(`^${named(b)}, ${solution[b]},.*${said("together.by-other")}`)).waitFor();

      // The other's page is loaded again: the connection is gone.
      await other.reload();
      await expectStanding(one, "line-cut");
      await expectDigits(other, lineWith({ [a]: solution[a], [b]: solution[b] }));
      await enter(one, c);
      await enter(other, d);
      await cell(other).nth(a).click();
      await other.keyboard.press("Backspace");

      // The other invites this time, and the first opens the link in the page that is open.
      const again = await invite(other);
      const answer = await accept(one, `${again}`);
      await connect(other, answer);
      for (const page of [one, other]) await expectStanding(page, "line-joined");
      const both = lineWith({ [b]: solution[b], [c]: solution[c], [d]: solution[d] });
      for (const page of [one, other]) await expectDigits(page, both);

      // Undo takes back what the player has done, and no more.
      await button(one, words("tools.undo")).click();
      for (const page of [one, other]) await expectDigits(page, lineWith({ [b]: solution[b], [d]: solution[d] }));

      await stand(other).click();
      await button(dialog(other), said("together.end")).click();
      await expectTold(one, said("together.bye"));
      await expectSoon(() => stand(one).count(), 0);
      await enter(one, c);
      await expectDigits(other, lineWith({ [b]: solution[b], [d]: solution[d] }));
    }));

  it("race: each sees how far the other is, and no digit of the other", () =>
    visitBoth(async (one, other) => {
      await connect(one, await accept(other, await invite(one, "race")));
      await expectDigits(other, line);
      await enter(other, blanks[0]);
      await enter(other, blanks[1]);
      await expectSoon(() => stand(one).textContent(), said("together.progress", { filled: 2, all: blanks.length }));
      await expectDigits(one, line);
    }));

  it("hand the answer over when its link is opened in another tab", () =>
    visit(
      async (one, context) => {
        await expectDigits(one, line);
        await visit(async (other) => {
          const answer = await accept(other, await invite(one));
          const tab = await context.newPage();
          await tab.goto(answer);
          await expectTold(dialog(tab), said("together.handed-over"));
          await tab.close();
          for (const page of [one, other]) await expectStanding(page, "line-joined");
          await expectSoon(async () => (await digitsOn(other)) === (await digitsOn(one)), true);
        });
      },
      { path: `#p=${line}` },
    ));

  it("are told what is wrong with a link that is none", () =>
    visit(
      async (page) => {
        await expectDigits(page, line);
        await button(page, words("play.more")).click();
        await page.getByRole("menuitem", { name: words("together.open") }).click();
        await dialog(page).getByLabel(said("together.answer")).fill(`${site.url}#p=${line}`);
        await button(dialog(page), said("together.connect")).click();
        await expectTold(dialog(page), said("together.not-invitation"));
      },
      { path: `#p=${line}` },
    ));
});
