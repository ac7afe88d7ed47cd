/**
 * The browser's Back closes the dialog or the card that is open, instead of leaving the page. Opening one adds an entry to the browser's history.
 * Closing it otherwise leaves this entry, which the next dialog or card uses; when nothing is open, Back passes over the entry.
 *
 * @typedef {{ at: number, depth: number }} Entry the place of an entry among those of the page, and how many dialogs and cards are open with it
 */

/** @param {() => boolean} hasAddress whether the address itself names what the card shows, so that the card needs no entry */
export function followBack(hasAddress) {
  const dialogs = () => /** @type {HTMLDialogElement[]} */ ([...document.querySelectorAll("dialog[open]")]);
  const cards = () => (hasAddress() ? [] : [...document.querySelectorAll(".card:not([hidden])")]);
  const countOpen = () => dialogs().length + cards().length;
  let here = number(0);

  /** Numbers the present entry, unless it has its number from before. @param {number} at @returns {Entry} */
  function number(at) {
    const known = /** @type {Entry | null} */ (history.state);
    if (Number.isInteger(known?.at) && Number.isInteger(known?.depth)) return /** @type {Entry} */ (known);
    const entry = { at, depth: 0 };
    history.replaceState({ ...history.state, ...entry }, "");
    return entry;
  }

  function addEntry() {
    const depth = countOpen();
    if (depth <= here.depth) return;
    here = { at: here.at + 1, depth };
    history.pushState(here, "");
  }

  function closeTop() {
    const dialog = dialogs().at(-1);
    if (dialog) dialog.close();
    else /** @type {HTMLElement | null} */ (cards()[0]?.querySelector(".card-close"))?.click();
  }

  function moved() {
    const left = here;
    here = number(left.at + 1);
    if (here.at >= left.at || left.depth <= here.depth) return;
    if (countOpen() > here.depth) closeTop();
    else history.back();
  }

  addEventListener("popstate", moved);
  // However a dialog or a card opens or closes, one of these attributes changes.
  new MutationObserver(addEntry).observe(document.body, { subtree: true, attributeFilter: ["open", "hidden"] });
  addEntry();
}
