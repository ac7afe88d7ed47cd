/**
 * Parts of the page that its server no longer has, because it has a newer version. The service worker keeps what an
 * open page may still ask for, but the browser may drop what is kept, and a page may have been opened without the
 * service worker.
 */
import { signal } from "../../model/signals.js";

/**
 * @returns {import("../../model/signals.js").ReadonlySignal<boolean>} true from the first such part on, when the newer
 *   version can be loaded
 */
export function followMissingParts() {
  const isMissing = signal(false);
  // Browsers without `responseStatus` never say that a part is missing.
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntries().some(isGone)) return;
    observer.disconnect();
    void newestInstalled().then(() => {
      isMissing.value = true;
    });
  });
  observer.observe({ type: "resource", buffered: true });
  return isMissing;
}

/** @param {PerformanceEntry} entry */
const isGone = (entry) =>
  /\/page\/[^/]+$/.test(entry.name) && [404, 410].includes(/** @type {any} */ (entry).responseStatus);

/**
 * Resolves when the service worker answers with the version that the server has now, so that loading the page again
 * helps.
 */
async function newestInstalled() {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration) return;
  await registration.update().catch(() => {});
  const next = registration.installing ?? registration.waiting;
  if (next)
    await new Promise((resolve) => {
      const look = () => ["activated", "redundant"].includes(next.state) && resolve(null);
      next.addEventListener("statechange", look);
      look();
    });
}
