/** Long calls: each has a session of its own, reports its progress, and ends when its signal is aborted. */
import { reporting } from "./stop.js";

/** @typedef {import("./pool.js").WorkerPool | import("./local.js").LocalSessions} Sessions */
/** @typedef {{call(method: string, values: any[]): Promise<any>}} Lease */
/** @typedef {(progress: any) => Promise<void>} Report */

/**
 * Worker: time between two progress reports. Page without workers: how long the page waits for a slice, well below 50
 * ms.
 */
export const SLICE_MILLISECONDS = 20;

/**
 * Does long work in a session of its own.
 * @template T
 * @param {Sessions} sessions
 * @param {import("./options.js").Options} options checked
 * @param {(lease: Lease, report: Report) => Promise<T>} work
 * @returns {Promise<T>}
 */
export const leased = (sessions, options, work) =>
  reporting(options, async (signal, report) => {
    const lease = await sessions.lease(signal);
    return work(lease, report).finally(() => lease.release());
  });

/**
 * Asks one thing in a session of its own.
 * @param {Sessions} sessions
 * @param {import("./options.js").Options} options checked
 * @param {string} name
 * @param {any[]} values
 */
export const asked = (sessions, options, name, values) =>
  leased(sessions, options, (lease) => lease.call("ask", [name, values]));
