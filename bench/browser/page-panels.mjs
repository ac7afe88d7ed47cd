/**
 * Acts for `page-tasks.mjs`: every panel that explains or answers, on four boards, on a desk and on a phone.
 *
 * @typedef {import("playwright-core").Page} Page
 * @typedef {import("./page-acts.mjs").Act} Act
 */
import { createWords } from "../../web/i18n/words.js";
import en from "../../web/i18n/catalogues/en/page.json" with { type: "json" };

const words = createWords(en, "en");
const button = (/** @type {Page} */ page, /** @type {string} */ name) =>
  page.getByRole("button", { name, exact: true }).first();

/** The address of a puzzle with one solution, by board. @type {Record<string, string>} */
export const boards = {
  "9×9": "#p=..53.794...1.........4....7........5....6..1...89........5.2.3.6...94.2.8..6.....",
  "16×16":
    "#p=.6F.375.E8.D941.G7..E91..6.FD52...4..GD.7A1C.8...3..C4.B2....A7..GD....CBE2.....4..7..2.F.A1.3.62B8A..7G93..FD.1...CB.46..D7A.8EF.CDA2..37G.1B658..57.BE..CA...4...EG..15..B.C.DB..G.5C..9.27E...9.16DA..B7.C.E.7..641E.AF.G89D.5D.....7..6..1.....4.C921..3.657",
  "25×25":
    "#p=O.2.9.8FA.DGJ.EC...BH5..I1DG...M.IB23.F5O4H86.C.J.PM8..6H..OAKL4CD..52F3.....6BJ.3.2DH.I.OE....A1P74IL45.N.G1C.M967.J3AF2.DE853F..DGMNJ.AEO..6..14H.2....M1K.BH6.D..L..FI...J..9.J.....E...NK..25.43FGIO4.L.EF.8O.I.1...MG7A...DPHGDKB5I..4P7.2F.E.O8.L1..L..JF...M59...D13.4K.A.8CK9N15.B.6HO.M.3JC8FL7..PG.4.C..FN.1JH5.K7..2.O....M.HP.C...216AB.GD...L.F.32I..6.P438.LF.GA..M.K.5..N..H..OEPM.F6..48.G.B.I.7.5...ID.8F.OB.M.H.CN.2L..EB9..25...K.HD1.7L..P83CA3.M8I.NCB..42.P5FEK.G.O.DD.1GL.9K.7E.83I6A.BO.N4MF7.C6.J.35N.1OI8F9KPEDMBL..EKO.B4L7I5P...8N....G6F981.2MO.PDKF9GHB.....N7A..F.5LD812......NI.O3.J.C4HBNP..M6H.E3.C..2GD1.IK.O5",
  "a jigsaw":
    "#p=....2......4...63...7...1................4.3..7.2&layout=jigsaw:1222222111233311133445533444555554466677776666777",
};

/** Opens the board, and the place of a panel. @param {string} [place] */
const openAt = (place) => async (/** @type {Page} */ page) => {
  await page.getByRole("gridcell").first().waitFor();
  if (place) await page.locator(`.tab[data-place=${place}]`).click();
  if (place) await page.locator(`.tab[data-place=${place}][aria-current]`).waitFor();
};

/** Waits until an answer is there and nothing is under way. @param {Page} page @param {string} text a selector */
async function untilTold(page, text) {
  await page.locator(text).first().waitFor();
  await page.locator(".card .asking[hidden]").waitFor({ state: "attached" });
}

/** @type {{ name: string, place?: string, act: (page: Page) => Promise<unknown> }[]} */
const panels = [
  {
    name: "hint in three strengths",
    async act(page) {
      for (const strength of [1, 2, 3]) {
        // H is a digit on the largest board, so the buttons are pressed.
        await button(page, words(strength === 1 ? "hint.button" : "hint.more")).click();
        await page.getByText(words("hint.strength", { most: 3, strength })).waitFor();
      }
    },
  },
  {
    name: "all steps",
    place: "learn",
    async act(page) {
      await page.getByRole("link", { name: words("course.present"), exact: true }).click();
      await button(page, words("steps.open")).click();
      await untilTold(page, ".steps-family");
      await page.locator(".steps-family summary").last().click();
    },
  },
  {
    name: "path",
    place: "learn",
    async act(page) {
      await page.getByRole("link", { name: words("course.present"), exact: true }).click();
      await button(page, words("path.open")).click();
      await untilTold(page, ".path-place");
    },
  },
  {
    name: "all solutions and their number",
    place: "solve",
    async act(page) {
      await button(page, words("solutions.start")).click();
      await untilTold(page, ".solutions-line");
    },
  },
  {
    name: "true candidates",
    place: "solve",
    async act(page) {
      await button(page, words("candidates.show")).click();
      await untilTold(page, ".candidates-warning");
    },
  },
];

/** @type {Act[]} */
export const panelActs = Object.entries(boards).flatMap(([board, path]) =>
  panels.flatMap(({ name, place, act }) =>
    [false, true].map((phone) => ({
      name: `${name} on ${board}${phone ? ", phone" : ""}`,
      path,
      phone,
      before: openAt(place),
      act,
      seconds: 120,
    })),
  ),
);
