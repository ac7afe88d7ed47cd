/**
 * Ends all workers of a page without an event, as a browser may that is short of memory.
 * @param {import("playwright-core").Page} page
 */
export const endWorkers = (page) =>
  page.workers().forEach((worker) => void worker.evaluate(() => self.close()).catch(() => {}));
