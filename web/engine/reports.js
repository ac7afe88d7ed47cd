/** Long work of the modules that reports its progress now and then. */

const REPORT_MILLISECONDS = 50;
/** Without workers, the page waits this long for pieces of steps and paths. */
const PIECE_MILLISECONDS = 20;

/**
 * Runs a search of the teacher's module piece by piece, and reports between two pieces when some time has passed. A
 * report that throws ends the search.
 * @param {import("./protocol.js").TeacherOfSteps} teacher
 * @param {{run: number, error?: any}} begun @param {(progress: import("./protocol.js").Progress) => unknown} report
 * @returns {Promise<any>} {json} or {error}
 */
export async function inPieces(teacher, begun, report) {
  if (begun.error) return begun;
  let paused = performance.now();
  try {
    for (;;) {
      const fraction = teacher.advance(begun.run);
      if (fraction === 1) break;
      if (performance.now() - paused < PIECE_MILLISECONDS) continue;
      await report({ fraction, count: 0n });
      paused = performance.now();
    }
  } catch (stopped) {
    teacher.end(begun.run);
    throw stopped;
  }
  return teacher.end(begun.run);
}

/**
 * Passes progress on a few times per second.
 * @param {(progress: import("./protocol.js").Progress) => unknown} report
 */
export function rarely(report) {
  let reported = performance.now();
  return (/** @type {number} */ fraction) => {
    if (performance.now() - reported < REPORT_MILLISECONDS) return;
    reported = performance.now();
    Promise.resolve(report({ fraction, count: 0n })).catch(() => {});
  };
}
