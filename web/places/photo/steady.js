/** When the camera is held still over a grid, so that the photo can be taken by itself. Without DOM. */

/** @typedef {import("../../engine/index.js").GridOutline} GridOutline */

/** Sides of puzzles that can be read. */
const readableSides = [4, 6, 8, 9];
/** Scores of grids are above this one. */
const leastScore = 0.8;
/** A grid must be still for this time, in milliseconds, and in this number of frames. */
const stillMilliseconds = 700;
const stillFrames = 4;
/** A corner may move by this part of the longer side of the frame from one frame to the next. */
const mostMove = 0.015;
/** A grid must take this part of the shorter side of the frame, or its cells would be too small in the photo. */
const leastPart = 0.35;

/**
 * The grid that the photo would be of: the largest that can be read.
 *
 * @param {readonly GridOutline[]} outlines
 * @returns {GridOutline | null}
 */
export function chosenOutline(outlines) {
  const fitting = outlines.filter(({ side, score }) => readableSides.includes(side) && score > leastScore);
  return fitting.reduce(
    (/** @type {GridOutline | null} */ best, each) => (best && areaOf(best) >= areaOf(each) ? best : each),
    null,
  );
}

/**
 * @returns {(outline: GridOutline | null, frame: { width: number, height: number }, time: number) => boolean} takes the
 *   grid of each frame; returns whether it has been still long enough
 */
export function createSteadiness() {
  /** @type {GridOutline | null} */
  let last = null;
  let [since, frames] = [0, 0];
  return (outline, { width, height }, time) => {
    const isStill =
      outline !== null &&
      last !== null &&
      outline.side === last.side &&
      areaOf(outline) > (leastPart * Math.min(width, height)) ** 2 &&
      outline.corners.every(
        ([x, y], i) =>
          Math.hypot(x - (last?.corners[i][0] ?? 0), y - (last?.corners[i][1] ?? 0)) <=
          mostMove * Math.max(width, height),
      );
    last = outline;
    if (!isStill) [since, frames] = [time, 0];
    else frames += 1;
    return frames >= stillFrames && time - since >= stillMilliseconds;
  };
}

/** @param {GridOutline} outline */
function areaOf({ corners }) {
  return (
    Math.abs(corners.reduce((sum, [x, y], i) => sum + x * corners[(i + 1) % 4][1] - corners[(i + 1) % 4][0] * y, 0)) / 2
  );
}
