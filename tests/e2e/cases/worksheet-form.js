/** The fields of a worksheet in the place Print. */
import { describe, it } from "node:test";

import { choose, openPrint, settled, textsOfPage } from "../support/print.js";
import { expectSoon } from "../support/soon.js";
import { visit } from "../support/site.js";
import { words } from "../support/words.js";

describe("a worksheet", () => {
  it("has boards of the chosen size, and only techniques that can occur on them", () =>
    visit(
      async (page) => {
        await openPrint(page);
        await choose(page, "worksheet");
        const [board, technique] = /** @type {const} */ (["new.shape", "print.technique"]).map((key) =>
          page.getByRole("combobox", { name: words(key), exact: true }),
        );
        const groups = technique.locator("option[value=naked-group]");
        await expectSoon(() => board.inputValue(), "3x3");
        await expectSoon(() => groups.count(), 0);
        await board.selectOption("4x4");
        await expectSoon(() => groups.count(), 1);
        await technique.selectOption("naked-group");
        await board.selectOption("2x3");
        await expectSoon(() => groups.count(), 0);
        await expectSoon(() => technique.inputValue(), "full-house");
        await expectSoon(
          () => page.locator(".print-form").getByText("Naked Group does not occur on this board.").count(),
          1,
        );
        await board.selectOption("2x2");
        await expectSoon(
          () =>
            technique
              .locator(`optgroup:not([label="${words("new.variants")}"]) option`)
              .evaluateAll((options) => options.map((option) => /** @type {HTMLOptionElement} */ (option).value)),
          ["full-house", "hidden-single"],
        );
        await board.selectOption("2x3");
        await technique.selectOption("hidden-single");
        await settled(page);
        await expectSoon(
          async () => (await textsOfPage(page, 0)).some((text) => text === "r3c5 is the cell in row 3 and column 5."),
          true,
        );
        // Techniques of rules have positions of their own, whatever the board is.
        await technique.selectOption("last-cell-of-sum");
        await expectSoon(() => board.isVisible(), false);
        await expectSoon(
          async () => (await textsOfPage(page, 0)).some((text) => text.startsWith("Last Cell of a Sum")),
          true,
        );
        await technique.selectOption("full-house");
        await expectSoon(() => board.isVisible(), true);
      },
      { viewport: { width: 1280, height: 900 } },
    ));
});
