/**
 * What another program shares with the installed page: the service worker keeps each file as a response of its cache,
 * under a name that no file of the page has, and the page takes it from there.
 */

/** The part of the address at which the page looks for what was shared. */
export const sharedHash = "#shared";

/** @param {number} i */
export const sharedName = (i) => `shared/${i}`;

/** Files that are taken at most. */
export const mostShared = 20;

/** @param {File} file @returns {Record<string, string>} names may have letters that no header can hold */
export const fileHeaders = ({ name, type }) => ({ "content-type": type, "x-file-name": encodeURIComponent(name) });

/** @param {Response} response with headers of `fileHeaders` */
async function fileOf(response) {
  const name = decodeURIComponent(response.headers.get("x-file-name") ?? "");
  return new File([await response.blob()], name, { type: response.headers.get("content-type") ?? "" });
}

/**
 * Takes the files out of the caches, in the order in which they were shared.
 * @param {CacheStorage} storage
 * @param {(name: string) => string} addressOf the whole address of a name
 * @returns {Promise<File[]>}
 */
export async function takeShared(storage, addressOf) {
  const stores = await Promise.all((await storage.keys()).map((name) => storage.open(name)));
  /** @type {File[]} */
  const files = [];
  for (let i = 0; i < mostShared; i++) {
    const address = addressOf(sharedName(i));
    for (const store of stores) {
      const response = await store.match(address);
      if (!response) continue;
      files.push(await fileOf(response));
      await store.delete(address);
    }
  }
  return files;
}
