/**
 * A page that the browser keeps for its Back button, and that comes back. The headless shell keeps no pages, so the
 * page hears of it by events, and its tasks stand still by a command for the browser.
 */

/** @typedef {import("playwright-core").Page} Page */

/** @param {Page} page @param {"pagehide" | "pageshow"} name */
const tell = (page, name) =>
  page.evaluate((each) => void dispatchEvent(new PageTransitionEvent(each, { persisted: true })), name);

/** @param {Page} page @param {"frozen" | "active"} state */
async function set(page, state) {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setWebLifecycleState", { state });
  await session.detach();
}

/** Does something while a page is kept. @param {Page} page @param {() => unknown} [act] */
export async function whileKept(page, act) {
  await tell(page, "pagehide");
  await set(page, "frozen");
  await act?.();
  await set(page, "active");
  await tell(page, "pageshow");
}
