/** What is in view at the same time. */
import { boxOf } from "./places.js";
import { expectSoon } from "./soon.js";

/**
 * Fails unless the whole board is visible, and the beginning of a text beside or below the board.
 * @param {import("playwright-core").Page} page
 * @param {string} text a selector
 */
export async function expectSeenWithBoard(page, text) {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const isSeen = async () => {
    const [board, told] = [await boxOf(page, ".stage"), await boxOf(page, text)];
    const isBoardWhole = board.top >= -1 && board.left >= -1 && board.bottom <= height + 1 && board.right <= width + 1;
    const isClear = told.top >= board.bottom - 1 || told.left >= board.right - 1;
    return isBoardWhole && isClear && told.top + 20 <= height;
  };
  await expectSoon(isSeen, true);
}
