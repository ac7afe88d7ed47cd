/**
 * New versions of the page. The service worker keeps a new version ready; the page says so when no game is under way. The new version
 * takes over when the page is next loaded in its only tab.
 *
 * @typedef {null | "ready" | "other-tabs"} Offer `other-tabs`: other tabs have to be closed first
 * @typedef {{ offered: import("../../model/signals.js").ReadonlySignal<Offer>, load: () => void }} Updates
 */
import { computed, effect, signal } from "../../model/signals.js";

/** A page that stays open for days looks for a new version when it is looked at again, but not more often than this. */
const restMilliseconds = 60 * 60 * 1000;

/**
 * Whether the player is in the middle of a game. A game in which nothing was done may be left, and so may a finished one.
 *
 * @param {import("../../model/state.js").State} state
 */
export const isUnderWay = ({ game, past, future }) => game.finished === null && past.length + future.length > 0;

/**
 * Installs the service worker, and follows what becomes of its new versions.
 *
 * @param {import("../../model/signals.js").ReadonlySignal<import("../../model/state.js").State>} own the player's game
 * @param {() => Promise<void>} save called before the page is loaded again
 * @returns {Updates}
 */
export function followUpdates(own, save) {
  const waiting = signal(/** @type {ServiceWorkerRegistration | null} */ (null));
  const tabs = signal(1);
  const isFree = computed(() => waiting.value !== null && !isUnderWay(own.value));
  if ("serviceWorker" in navigator && location.protocol.startsWith("http")) {
    // A browser in which service workers are switched off may answer without a registration.
    navigator.serviceWorker.register("service-worker.js").then((registration) => registration && watch(registration, waiting), () => {});
    void keepRest();
  }
  effect(() => {
    if (isFree.value) void countTabs().then((count) => { tabs.value = count; });
  });
  return {
    offered: computed(() => (isFree.value ? (tabs.value > 1 ? "other-tabs" : "ready") : null)),
    load: () => void save().then(() => takeOver(waiting.peek()?.waiting ?? null)),
  };
}

/** @param {ServiceWorkerRegistration} registration @param {import("../../model/signals.js").Signal<ServiceWorkerRegistration | null>} waiting */
function watch(registration, waiting) {
  let looked = Date.now();
  const look = () => {
    // The first version of all has nothing to take over from.
    waiting.value = registration.waiting && registration.active ? registration : null;
  };
  const follow = () => registration.installing?.addEventListener("statechange", look);
  registration.addEventListener("updatefound", follow);
  follow();
  look();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < restMilliseconds) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}

/** Has the service worker keep what few pages ask for, so that it is there without a network. A reader who saves data has not asked for it. */
async function keepRest() {
  const { active } = await navigator.serviceWorker.ready;
  if (/** @type {any} */ (navigator).connection?.saveData) return;
  (window.requestIdleCallback ?? setTimeout)(() => active?.postMessage("keep-rest"));
}

/** How many tabs have this page open: the service worker knows. @returns {Promise<number>} */
function countTabs() {
  const { controller } = navigator.serviceWorker;
  if (!controller) return Promise.resolve(1);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    controller.postMessage("count-tabs", [port2]);
  });
}

/** Has the new version take over, and loads the page again when it has. @param {ServiceWorker | null} worker */
function takeOver(worker) {
  if (!worker) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  worker.postMessage("take-over");
}
