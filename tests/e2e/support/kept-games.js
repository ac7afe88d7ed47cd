/**
 * How many records a store of the database of games holds; 0 without a database.
 *
 * @param {import("playwright-core").Page} page
 * @param {"games" | "results"} store
 */
export const countKept = (page, store) =>
  page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((database) => database.name === "nonet-games")) return 0;
    /** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
    const resultOf = (request) =>
      new Promise((resolve, reject) => {
        Object.assign(request, { onsuccess: () => resolve(request.result), onerror: reject });
      });
    const database = await resultOf(indexedDB.open("nonet-games"));
    try {
      return await resultOf(database.transaction(name).objectStore(name).count());
    } finally {
      database.close();
    }
  }, store);
