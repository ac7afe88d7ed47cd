/**
 * Where the time of a game went, for a line over the game: the digits entered, long pauses between two acts, hints.
 *
 * @typedef {object} Pause
 * @property {number} from milliseconds of the time played
 * @property {number} to
 * @property {number} frame the number of the frame that the player looked at
 *
 * @typedef {object} Timeline
 * @property {number} total milliseconds
 * @property {number} most digits that the player entered at most
 * @property {readonly { at: number, digits: number }[]} line the digits after each act, in order
 * @property {readonly Pause[]} pauses the longest first
 * @property {readonly number[]} hints when they were asked for
 */

/** A pause is longer than this, in milliseconds, and so many times longer than the middle time between two acts. */
const [leastPause, timesMedian] = [20_000, 4];
const mostPauses = 3;

/**
 * @param {readonly import("./replay.js").Frame[]} frames
 * @returns {Timeline | null} null when the times of the game were not recorded from its beginning
 */
export function timelineOf(frames) {
  const times = frames.map(({ at }) => at ?? NaN);
  const total = times[times.length - 1];
  if (times.some(Number.isNaN) || total <= 0) return null;
  const line = frames.map(({ position }, i) => ({ at: times[i], digits: position.entries.filter(Boolean).length }));
  const gaps = times.slice(1).map((to, frame) => ({ from: times[frame], to, frame }));
  const sorted = gaps.map(lengthOf).sort((a, b) => a - b);
  const least = Math.max(leastPause, timesMedian * sorted[sorted.length >> 1]);
  return {
    total,
    most: Math.max(...line.map(({ digits }) => digits)),
    line,
    pauses: gaps
      .filter((gap) => lengthOf(gap) >= least)
      .sort((a, b) => lengthOf(b) - lengthOf(a))
      .slice(0, mostPauses),
    hints: frames.flatMap(({ kind }, i) => (kind === "hint" ? [times[i]] : [])),
  };
}

/** @param {Pick<Pause, "from" | "to">} gap */
const lengthOf = ({ from, to }) => to - from;

/**
 * Returns the longest pause before which every digit was right, so that a step was there to be found.
 *
 * @param {Timeline} timeline
 * @param {readonly import("./replay.js").Frame[]} frames
 * @returns {Pause | null}
 */
export function pauseWithoutMistake({ pauses }, frames) {
  const solution = frames[frames.length - 1].position.entries;
  const isRight = (/** @type {Pause} */ { frame }) =>
    frames[frame].position.entries.every((digit, cell) => digit === 0 || digit === solution[cell]);
  return pauses.find(isRight) ?? null;
}
