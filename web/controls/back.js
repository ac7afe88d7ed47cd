/**
 * The browser's Back closes the dialog or the card that is open, instead of leaving the page. Opening one adds an entry
 * to the browser's history. Closing it otherwise leaves this entry, which the next dialog or card uses; when nothing is
 * open, Back passes over the entry.
 *
 * @typedef {{ at: number, depth: number }} Entry the place of an entry among those of the page, and how many dialogs
 *   and cards are open with it
 */

import { effect } from "../model/signals.js";
import { openCard, openDialogs } from "./over-page.js";

/**
 * @param {object} entries of the browser's history
 * @param {() => unknown} entries.state of the present entry
 * @param {(state: Entry) => void} entries.mark adds to the present entry
 * @param {(state: Entry) => void} entries.add
 * @param {() => void} entries.back
 * @param {(listener: () => void) => void} entries.follow calls the listener when another entry is the present one
 * @param {() => boolean} hasAddress whether the address itself names what the card shows, so that the card needs no
 *   entry
 */
export function followBack(entries, hasAddress) {
  const countOpen = () => openDialogs.peek().length + Number(openCard.peek() !== null && !hasAddress());
  let here = number(0);

  /** Numbers the present entry, unless it has its number from before. @param {number} at @returns {Entry} */
  function number(at) {
    const known = /** @type {Entry | null} */ (entries.state());
    if (Number.isInteger(known?.at) && Number.isInteger(known?.depth)) return /** @type {Entry} */ (known);
    const entry = { at, depth: 0 };
    entries.mark(entry);
    return entry;
  }

  function addEntry() {
    const depth = countOpen();
    if (depth <= here.depth) return;
    here = { at: here.at + 1, depth };
    entries.add(here);
  }

  function closeTop() {
    const dialog = openDialogs.peek().at(-1);
    (dialog ?? openCard.peek())?.close();
  }

  function moved() {
    const left = here;
    here = number(left.at + 1);
    if (here.at >= left.at || left.depth <= here.depth) return;
    if (countOpen() > here.depth) closeTop();
    else entries.back();
  }

  entries.follow(moved);
  effect(() => {
    void openDialogs.value;
    void openCard.value;
    // What opens a card may give the page its address in the same task.
    queueMicrotask(addEntry);
  });
}
