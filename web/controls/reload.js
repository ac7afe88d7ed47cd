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

/** Loads the page again if it can be fetched now. @param {() => void} [before] is called before that */
export async function loadPageAgain(before) {
  if (!(await isReachable())) return;
  before?.();
  location.reload();
}
