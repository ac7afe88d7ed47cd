/**
 * Loading the page again. Chromium before version 156 never asks again for a module that it once could not fetch; then
 * only this helps.
 */

/** Whether the page's own document can be fetched now. */
const isReachable = () =>
  fetch(location.href, { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Loads the page again if it can be fetched now. @param {string} [hash] of the address that it then has */
export async function loadPageAgain(hash) {
  if (!(await isReachable())) return;
  if (hash !== undefined) location.hash = hash;
  location.reload();
}
