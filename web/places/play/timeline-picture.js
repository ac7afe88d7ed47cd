/** Where the time of a game went, as a small picture: a line of the digits, bands of long pauses, marks of hints. */

const svgNamespace = "http://www.w3.org/2000/svg";
/** Size of the drawing, its margin, and the height of the mark of a hint, in units of the drawing. */
const [width, height, margin, mark] = [320, 56, 3, 10];

/**
 * The places of a timeline in its drawing.
 * @param {import("../../model/timeline.js").Timeline} timeline
 */
export function placesOf({ total, most, line, pauses, hints }) {
  const across = (/** @type {number} */ at) => margin + (at / total) * (width - 2 * margin);
  const up = (/** @type {number} */ digits) => height - margin - (digits / Math.max(1, most)) * (height - 2 * margin);
  return {
    // Digits stay until the next act, so the line goes in steps.
    line: line.flatMap(({ at, digits }, i) => [
      ...(i ? [[across(at), up(line[i - 1].digits)]] : []),
      [across(at), up(digits)],
    ]),
    pauses: pauses.map(({ from, to }) => ({ x: across(from), width: across(to) - across(from) })),
    hints: hints.map(across),
    across,
  };
}

/**
 * @param {import("../../model/timeline.js").Timeline} timeline
 * @param {import("../../i18n/words.js").Words} words
 * @param {import("../../i18n/played-words.js").PlayedWords} said
 * @returns {{ element: SVGSVGElement, goTo: (at: number) => void }} `goTo` shows a moment of the time played
 */
export function timelinePicture(timeline, words, said) {
  const { line, pauses, hints, across } = placesOf(timeline);
  const now = shape("line", "timeline-now", { x1: -9, x2: -9, y1: 0, y2: height });
  const element = shape("svg", "timeline", {
    viewBox: `0 0 ${width} ${height}`,
    preserveAspectRatio: "none",
    role: "img",
    "aria-label": said("timeline.label", {
      digits: timeline.most,
      time: words.duration(timeline.total),
      pauses: pauses.length,
      hints: hints.length,
    }),
  });
  element.append(
    ...pauses.map((pause) => shape("rect", "timeline-pause", { ...pause, y: 0, height })),
    shape("polyline", "timeline-line", { points: line.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ") }),
    ...hints.map((x) => shape("line", "timeline-hint", { x1: x, x2: x, y1: 0, y2: mark })),
    now,
  );
  return {
    element: /** @type {SVGSVGElement} */ (element),
    goTo(at) {
      for (const name of ["x1", "x2"]) now.setAttribute(name, across(at).toFixed(1));
    },
  };
}

/** @param {string} name @param {string} kind @param {Record<string, string | number>} attributes */
function shape(name, kind, attributes) {
  const element = document.createElementNS(svgNamespace, name);
  element.setAttribute("class", kind);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
