/**
 * The time that a case could use. A case waits as long as its processes are kept from running, so that no verdict
 * depends on how fast the machine is or on what else it does. The kernel counts for each thread how long it ran, and
 * how long it was ready to run but had no processor (`/proc/PID/task/TID/schedstat`). Where the kernel does not count,
 * all time that passes is usable.
 */
import { readFileSync, readdirSync } from "node:fs";

/**
 * @typedef {{ ran: number, waited: number }} Use how long a thread ran and how long it waited for a processor, in
 *   milliseconds since its start
 */
/** @typedef {{ at: number, threads: ReadonlyMap<string, Use> }} Sample `at`: milliseconds */
/** @typedef {{ now: () => number, threads: () => ReadonlyMap<string, Use> }} Source where the counts come from */

/**
 * How many times slower this machine is than one on which all limits are ample; at least 1. The runner of the tests
 * measures it and sets NONET_SLOWNESS.
 */
export const slowness = Math.max(1, Number(process.env.NONET_SLOWNESS) || 1);

/**
 * A limit of node's own, which takes whole milliseconds only.
 * @param {number} milliseconds on a machine of slowness 1
 */
export const wholeLimit = (milliseconds) => Math.ceil(milliseconds * slowness);

/**
 * How much of the beginning of a wait counts as it passes. Most waits end in that time, and cost no reading of the
 * kernel's counts.
 */
const unread = 1000;
/** The least time between two readings, in milliseconds. */
const betweenReadings = 250;
/** A wait ends after this many times its limit, however little of that time was usable. */
const mostTimes = 20;

/**
 * Returns how much of the time between two samples the threads could use: the time in which none of them waited for a
 * processor, and at least the time in which they ran.
 *
 * @param {Sample} before
 * @param {Sample} after
 * @returns {number} milliseconds
 */
export function usableBetween(before, after) {
  const passed = after.at - before.at;
  let [ran, waited] = [0, 0];
  for (const [thread, use] of after.threads) {
    const { ran: ranBefore, waited: waitedBefore } = before.threads.get(thread) ?? { ran: 0, waited: 0 };
    ran += use.ran - ranBefore;
    waited += use.waited - waitedBefore;
  }
  return Math.max(0, passed - waited, Math.min(passed, ran));
}

/** What the kernel counts for this process and all processes that it has started. @type {Source} */
const kernel = { now: () => performance.now(), threads: () => new Map([...descendants()].flatMap(usesOf)) };

/** @returns {Sample} */
export const sampleNow = ({ now, threads } = kernel) => ({ threads: threads(), at: now() });

/** A clock that shows the usable time since it was made. */
export class UsableTime {
  #source;
  #begun;
  /** @type {Sample | null} */
  #last = null;
  #usable = 0;

  /** @param {Source} [source] */
  constructor(source = kernel) {
    this.#source = source;
    this.#begun = source.now();
  }

  /** Milliseconds. */
  get passed() {
    const now = this.#source.now();
    if (!this.#last) {
      if (now - this.#begun < unread) return now - this.#begun;
      // A first look that comes late says that this process itself did not run.
      this.#usable = unread;
      this.#last = sampleNow(this.#source);
    } else if (now - this.#last.at >= betweenReadings) {
      const sample = sampleNow(this.#source);
      this.#usable += usableBetween(this.#last, sample);
      this.#last = sample;
    }
    return this.#usable;
  }

  /** Whether a wait with this limit is over. @param {number} milliseconds on a machine of slowness 1 */
  isOver(milliseconds) {
    const limit = milliseconds * slowness;
    return this.passed >= limit || this.#source.now() - this.#begun >= mostTimes * limit;
  }
}

/** @param {string} path */
function textOf(path) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    // The process has ended, or this is no Linux.
    return "";
  }
}

/** @param {string} path */
function numbersIn(path) {
  try {
    return readdirSync(path).filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}

/** The ids of this process and of all processes that it has started, directly or through others. */
function descendants() {
  // The name of the program is in brackets and may contain anything, so the last bracket counts.
  const parents = numbersIn("/proc").map((id) => [id, textOf(`/proc/${id}/stat`).split(") ").at(-1)?.split(" ")[1]]);
  const found = new Set([String(process.pid)]);
  // A set that grows while it is walked shows what was added, too.
  for (const parent of found) for (const [id, itsParent] of parents) if (itsParent === parent) found.add(String(id));
  return found;
}

/** @param {string} id of a process @returns {[string, Use][]} */
const usesOf = (id) =>
  numbersIn(`/proc/${id}/task`).flatMap((thread) => {
    const [ran, waited] = textOf(`/proc/${id}/task/${thread}/schedstat`)
      .split(" ")
      .map((nanoseconds) => Number(nanoseconds) / 1e6);
    return waited === undefined ? [] : [[thread, { ran, waited }]];
  });
