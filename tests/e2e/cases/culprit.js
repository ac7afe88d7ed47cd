import { describe, it } from "node:test";

import { expectNoBarriers } from "../support/axe.js";
import { loadRuleWords } from "../../../web/i18n/rule-words.js";
import { button, digitsOn, openOwn, paste } from "../support/board.js";
import { expectSoon, expectSoonMatch } from "../support/soon.js";
import { visit } from "../support/site.js";
import { card } from "../support/teacher.js";
import { words } from "../support/words.js";

/** The 2 in the first cell should be a 5. */
const mistyped = "230070000600195000098000060800060003400803001700020006060000280000419005000080079";

const ruleWords = await loadRuleWords("en");

describe("a puzzle without a solution", () => {
  it("says for which cell no digit is left, and selects the cell", () =>
    visit(async (page) => {
      await openOwn(page);
      await paste(page, "12....3....4....");
      const line = button(page, ruleWords("dead-end.cell", { cell: "r1c4" }));
      await line.click();
      await expectNoBarriers(page);
      const selected = page.locator('[role=gridcell][aria-selected="true"]');
      await expectSoonMatch(() => selected.getAttribute("aria-label"), /^row 1, column 4, empty/);
    }));

  it("names the given that is mistyped, and the digit that would be right", () =>
    visit(async (page) => {
      await openOwn(page);
      await paste(page, mistyped);
      await button(page, words("culprit.find")).click();
      const right = button(page, words("culprit.instead", { cell: "r1c1", given: "2", digit: "5" }));
      await right.waitFor();
      await expectNoBarriers(page);
      await right.click();
      await page.keyboard.press("5");
      await expectSoon(async () => (await digitsOn(page))[0], "5");
      await expectSoon(() => card(page).isVisible(), false);
      await expectSoon(() => button(page, words("culprit.find")).isVisible(), false);
    }));
});
