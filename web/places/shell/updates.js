/**
 * New versions of the page. The service worker installs a new version, which answers from then on whenever a page is
 * opened or loaded again. This page stays with its own version, and says that there is a newer one when no game is
 * under way.
 *
 * @typedef {{ offered: import("../../model/signals.js").ReadonlySignal<boolean>, load: () => void }} Updates
 */
import { savesData } from "../../controls/saves-data.js";
import { scriptAddress } from "../../model/script-address.js";
import { computed, signal } from "../../model/signals.js";

/** A page that stays open for days looks for a new version when it is looked at again, but not more often than this. */
const restMilliseconds = 60 * 60 * 1000;

/**
 * Whether the player is in the middle of a game. A game in which nothing was done may be left, and so may a finished
 * one.
 *
 * @param {import("../../model/state.js").State} state
 */
const isUnderWay = ({ game, past, future }) => game.finished === null && past.length + future.length > 0;

/**
 * Installs the service worker, and follows what becomes of its new versions.
 *
 * @param {import("../../model/signals.js").ReadonlySignal<import("../../model/state.js").State>} own the player's game
 * @param {() => Promise<void>} save called before the page is loaded again
 * @param {() => string} language of the page
 * @returns {Updates}
 */
export function followUpdates(own, save, language) {
  const isNewer = signal(false);
  if ("serviceWorker" in navigator && location.protocol.startsWith("http")) {
    // The first version of all takes over the page that has installed it. Each later one is newer than the page.
    let { controller } = navigator.serviceWorker;
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (controller) isNewer.value = true;
      ({ controller } = navigator.serviceWorker);
    });
    // A browser in which service workers are switched off may answer without a registration.
    navigator.serviceWorker.register(scriptAddress("service-worker.js")).then(
      (registration) => registration && lookAgain(registration),
      () => {},
    );
    void tidyWhenIdle(language);
  }
  return {
    offered: computed(() => isNewer.value && !isUnderWay(own.value)),
    load: () => void save().then(() => location.reload()),
  };
}

/** @param {ServiceWorkerRegistration} registration */
function lookAgain(registration) {
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < restMilliseconds) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

/**
 * Has the service worker drop what nobody uses any more, and keep what few pages ask for, so that it is there without a
 * network. A reader who saves data has not asked for the latter.
 *
 * @param {() => string} language
 */
async function tidyWhenIdle(language) {
  const { active } = await navigator.serviceWorker.ready;
  (window.requestIdleCallback ?? setTimeout)(() => {
    active?.postMessage("drop-unused");
    if (!savesData()) active?.postMessage(`keep-rest ${language()}`);
  });
}
