/**
 * Tells the platform that has launched a page by cmi5 how a pupil plays, and lets the pupil go on later: statements to
 * the store that the platform names, and the state beside them.
 */
import { isEnding, openStatements } from "./cmi5-statements.js";
import { launchOf, openStore } from "./cmi5-store.js";
import { boundedState } from "./suspended.js";
import { ownStorage } from "./unsent.js";
import { tellPlayed } from "./xapi.js";

/** @typedef {import("./scorm.js").Played} Played */
/** @typedef {(sentence: string, error?: unknown) => void} Log */

const launchDocument = "LMS.LaunchData";
const ownDocument = "nonet";
/** The state is sent at most as often while the pupil plays. */
const saveAfter = 30_000;
/** A browser sends at most 64 KiB for pages that are left. */
const mostSaved = 50_000;

/**
 * @param {Played} played
 * @param {object} [options]
 * @param {Window} [options.view] whose address has the parameters of the launch
 * @param {typeof fetch} [options.request]
 * @param {Storage | null} [options.storage] where statements are kept that the store has not taken
 * @param {() => number} [options.now] milliseconds since 1970
 * @param {Log} [options.log]
 * @returns {Promise<{ isResumed: boolean } | null>} null when no platform has launched the page, or it does not
 *   answer
 */
export async function connectCmi5(
  played,
  {
    view = window,
    request = (address, words) => fetch(address, words),
    storage = ownStorage(),
    now = Date.now,
    log = (...words) => console.warn(...words),
  } = {},
) {
  const launch = launchOf(view.location.href);
  if (!launch) {
    log("No platform with cmi5 has launched this page. The game is played without it.");
    return null;
  }
  try {
    const store = await openStore(launch, view, request);
    return await follow(played, launch, store, { view, storage, now, log });
  } catch (error) {
    log("cmi5: the platform does not answer. The game is played without it.", error);
    return null;
  }
}

/**
 * @param {Played} played
 * @param {import("./cmi5-store.js").Launch} launch
 * @param {import("./cmi5-store.js").Store} store
 * @param {{ view: Window, storage: Storage | null, now: () => number, log: Log }} tools
 */
async function follow(played, launch, store, { view, storage, now, log }) {
  const launchData = (await store.state(launchDocument)) ?? {};
  const [saved] = await Promise.all([store.state(ownDocument), store.preferences().catch(() => null)]);
  const { contextTemplate = {}, launchMode = "Normal", masteryScore } = launchData;
  const isCounted = launchMode === "Normal";
  let isLeft = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting;

  const isResumed = saved !== null && played.setState(saved.game);
  if (saved && !isResumed) log("cmi5: the saved state could not be restored.");
  const statements = await openStatements(launch, store, { contextTemplate, masteryScore, view, storage, now, log });
  // A state that was not saved does not know of the end that an unsent statement tells. The first end counts.
  let isEnd = saved?.isEnd === true || statements.hasEnding();

  function save() {
    clearTimeout(waiting);
    waiting = undefined;
    if (isLeft || !isCounted) return;
    store
      .keep(ownDocument, { game: boundedState(played.getState(), mostSaved), isEnd })
      .catch((error) => log("cmi5: the state could not be saved.", error));
  }

  const { actor, registration, activityId } = launch;
  const about = { actor, activity: { id: activityId }, registration, passing: masteryScore, now };
  tellPlayed(played, about, (statement) => {
    if (!isEnding(statement) || (isCounted && !isEnd)) statements.tell(statement);
  });
  for (const name of ["sudoku-solved", "sudoku-given-up"])
    played.addEventListener(name, () => {
      isEnd = true;
      save();
    });
  played.addEventListener("sudoku-progress", () => {
    waiting ??= setTimeout(save, saveAfter);
  });
  view.document.addEventListener("visibilitychange", () => {
    if (view.document.visibilityState === "hidden") save();
  });
  // A page that the browser keeps for its Back button is not left.
  view.addEventListener("pagehide", ({ persisted }) => {
    save();
    if (persisted || isLeft) return;
    isLeft = true;
    statements.end();
  });
  return { isResumed };
}
