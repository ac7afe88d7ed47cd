/** The times of a level as a small curve: what the player sees is whether the times become shorter. */
import { h } from "../../controls/dom.js";

const svgNamespace = "http://www.w3.org/2000/svg";
/** Size of the drawing, and its margin, in units of the drawing. */
const [width, height, margin] = [240, 48, 4];
/** A curve of fewer times says nothing. */
const fewestTimes = 3;
const lastTen = 10;

/**
 * The points of a curve: from the left to the right in order, the shortest time at the foot.
 *
 * @param {readonly number[]} times
 * @returns {[x: number, y: number][]}
 */
export function curvePoints(times) {
  const [least, most] = [Math.min(...times), Math.max(...times)];
  const across = (width - 2 * margin) / Math.max(1, times.length - 1);
  return times.map((time, i) => [margin + i * across, heightOf(time, least, most)]);
}

/** @param {number} time @param {number} least @param {number} most */
const heightOf = (time, least, most) =>
  most === least ? height / 2 : height - margin - ((time - least) / (most - least)) * (height - 2 * margin);

/**
 * @param {import("../../games/statistics.js").Figures} figures of a level
 * @param {import("../../i18n/words.js").Words} words
 * @param {import("../../i18n/played-words.js").PlayedWords} said
 * @returns {HTMLElement | null} null when there are too few times
 */
export function timeCurve({ times, lastMedian }, words, said) {
  if (times.length < fewestTimes || lastMedian === null) return null;
  const points = curvePoints(times);
  const svg = document.createElementNS(svgNamespace, "svg");
  svg.setAttribute("viewBox", `0 0 ${width} ${height}`);
  svg.setAttribute("preserveAspectRatio", "none");
  svg.setAttribute("class", "time-curve");
  svg.setAttribute("role", "img");
  svg.setAttribute(
    "aria-label",
    said("stats.curve", {
      count: times.length,
      first: words.time(times[0]),
      last: words.time(times[times.length - 1]),
    }),
  );
  const at = heightOf(lastMedian, Math.min(...times), Math.max(...times));
  const recent = points.slice(-lastTen);
  svg.append(
    path("time-curve-median", [
      [recent[0][0], at],
      [width - margin, at],
    ]),
    path("time-curve-all", points),
    path("time-curve-recent", recent),
  );
  return h("div", {}, svg);
}

/** @param {string} name @param {readonly (readonly [number, number])[]} points */
function path(name, points) {
  const line = document.createElementNS(svgNamespace, "polyline");
  line.setAttribute("class", name);
  line.setAttribute("points", points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" "));
  return line;
}
