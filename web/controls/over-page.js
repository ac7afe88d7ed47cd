/** What is open over the page: dialogs, and the card beside the board. Whoever opens one says so here. */
import { computed, signal } from "../model/signals.js";

/**
 * @typedef {object} OpenCard
 * @property {() => void} close
 * @property {() => boolean} goOn presses the button that goes on, and returns whether there is one
 * @property {(by: 1 | -1) => boolean} walk goes to the part after or before, and returns whether the card has parts in
 *   a row
 */

/**
 * Dialogs that are open, the last one on top.
 * @type {import("../model/signals.js").Signal<readonly HTMLDialogElement[]>}
 */
export const openDialogs = signal(/** @type {readonly HTMLDialogElement[]} */ ([]));
/** The card, while it is shown. @type {import("../model/signals.js").Signal<OpenCard | null>} */
export const openCard = signal(/** @type {OpenCard | null} */ (null));

/** Whether a dialog is open, for those who follow it. */
export const isDialogOpen = computed(() => openDialogs.value.length > 0);

/**
 * Whether a dialog is open at this moment: the lists above change a moment after the dialog. An open dialog has the
 * keys and the clipboard to itself.
 */
export const inDialog = () => openDialogs.peek().some((dialog) => dialog.open && dialog.isConnected);

/**
 * Keeps `openDialogs` true for a dialog: however a dialog opens or closes, its attribute changes.
 * @param {HTMLDialogElement} dialog
 */
export function followDialog(dialog) {
  new MutationObserver(() => {
    const others = openDialogs.peek().filter((other) => other !== dialog);
    openDialogs.value = dialog.open && dialog.isConnected ? [...others, dialog] : others;
  }).observe(dialog, { attributeFilter: ["open"] });
}

/** Keeps `openCard` true for a card. @param {OpenCard} card @param {boolean} isShown */
export function followCard(card, isShown) {
  if (isShown) openCard.value = card;
  else if (openCard.peek() === card) openCard.value = null;
}
