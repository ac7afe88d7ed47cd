/** A bar chart of puzzles per second, with one bar for each set and method. A thinner bar below shows the shared report. */
import { rateOf, resultOf, setsIn, methods } from "./report.js";

/** @typedef {import("./report.js").Report} Report */
/**
 * @typedef {object} ChartWords
 * @property {string} title describes the chart for assistive technology
 * @property {(set: string) => string} set
 * @property {(method: import("./report.js").Method) => string} method
 * @property {(rate: number) => string} rate with its unit
 */

const namespace = "http://www.w3.org/2000/svg";
const HEAD = 30;
const BAR = { own: 15, shared: 9, gap: 7 };
/** Width of the column of names and of the column of figures, in pixels. */
const SIDE = { wide: { label: 112, value: 84 }, narrow: { label: 98, value: 78 } };

/**
 * @param {Report | null} own @param {Report | null} shared @param {number} width in pixels @param {ChartWords} words
 * @returns {SVGSVGElement}
 */
export function drawChart(own, shared, width, words) {
  const { label, value } = width > 520 ? SIDE.wide : SIDE.narrow;
  const reports = [own, shared];
  const most = Math.max(...reports.flatMap((report) => report?.results.map(rateOf) ?? []));
  const lengthOf = (/** @type {number} */ rate) => Math.max((rate / most) * (width - label - value), 1);
  /** @type {SVGElement[]} */
  const parts = [];
  let top = 0;
  for (const set of setsIn(reports)) {
    parts.push(text(0, top + 19, "chart-set", words.set(set)));
    top += HEAD;
    for (const method of methods) {
      const bars = [[own, BAR.own, "own"], [shared, BAR.shared, "shared"]]
        .map(([report, height, kind]) => ({ height: Number(height), kind, result: report && resultOf(/** @type {Report} */ (report), set, method) }))
        .filter(({ result }) => result);
      if (bars.length === 0) continue;
      parts.push(text(0, top + 12, "chart-way", words.method(method)));
      for (const { height, kind, result } of bars) {
        const rate = rateOf(/** @type {import("./report.js").Result} */ (result));
        const length = lengthOf(rate);
        parts.push(element("rect", { x: label, y: top, width: length, height, rx: 2, class: `chart-bar chart-${method} chart-${kind}` }));
        parts.push(text(label + length + 6, top + height / 2 + 4, `chart-value chart-value-${kind}`, words.rate(rate)));
        top += height + 3;
      }
      top += BAR.gap;
    }
    top += 8;
  }
  const svg = element("svg", { width, height: top, viewBox: `0 0 ${width} ${top}`, role: "img", "aria-label": words.title, class: "chart" });
  svg.append(...parts);
  return svg;
}

/** @param {number} x @param {number} y @param {string} kind @param {string} content */
function text(x, y, kind, content) {
  const label = element("text", { x, y, class: kind });
  label.textContent = content;
  return label;
}

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name @param {Record<string, string | number>} attributes
 * @returns {SVGElementTagNameMap[K]}
 */
function element(name, attributes) {
  const made = document.createElementNS(namespace, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}
