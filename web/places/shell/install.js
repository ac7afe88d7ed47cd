/** Whether the browser offers to install the page. The browser says so once, soon after the page was opened. */
import { signal } from "../../model/signals.js";

/**
 * What installs the page, when the browser offers it.
 * @type {import("../../model/signals.js").Signal<{ prompt: () => Promise<unknown> } | null>}
 */
export const installOffer = signal(null);

/** Keeps the browser's offer until the page makes it. @param {Pick<EventTarget, "addEventListener">} [page] */
export function followInstall(page = globalThis) {
  page.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    installOffer.value = /** @type {any} */ (event);
  });
  page.addEventListener("appinstalled", () => {
    installOffer.value = null;
  });
}
