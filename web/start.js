/** Loads what the page cannot start without. What fails to load is tried again until it is there, and the page says so meanwhile. */
import sentences from "nonet-start-words";

import { loadPageAgain } from "./controls/reload.js";
import { readLanguage } from "./games/language.js";
import { loadCatalogue } from "./i18n/catalogues.js";

/** Between two attempts. A connection that comes back ends the wait. */
const restMilliseconds = 3000;

/** @template T @param {() => Promise<T>} load @returns {Promise<T>} */
async function persistently(load) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await load();
    } catch {
      tell();
      if (attempt > 1 && !isReloaded()) await loadPageAgain();
      await new Promise((resolve) => {
        setTimeout(resolve, restMilliseconds);
        addEventListener("online", resolve, { once: true });
      });
    }
  }
}

/** Whether this document is one that was loaded again, which would help no further. */
const isReloaded = () => performance.getEntriesByType("navigation").some((entry) => /** @type {PerformanceNavigationTiming} */ (entry).type === "reload");

function tell() {
  const status = /** @type {HTMLElement} */ (document.getElementById("status"));
  status.textContent = sentences[language];
  status.setAttribute("role", "status");
}

async function startPage() {
  document.getElementById("from-disk")?.remove();
  const [{ start }] = await Promise.all([persistently(() => import("./page.js")), persistently(() => loadCatalogue(language))]);
  await start();
}

const language = readLanguage();
void startPage();
