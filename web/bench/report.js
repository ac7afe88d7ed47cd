/**
 * The results of a run as data: to text, to the address, and back.
 *
 * @typedef {"single" | "lockstep" | "team"} Way one puzzle after the other; in lockstep; in lockstep on all workers
 * @typedef {{set: string, way: Way, nanoseconds: number}} Result of one puzzle on average
 * @typedef {{browser: string, cores: number, simd: boolean, workers: number}} Device
 * @typedef {{device: Device, results: Result[]}} Report
 */

/** The sets that the site carries, easy ones first. */
export const setNames = /** @type {const} */ (["easy", "medium", "symmetric", "minimal"]);
export const ways = /** @type {const} */ (["single", "lockstep", "team"]);

const VERSION = "1";
const MOST_BROWSER = 40;

/** @param {Result} result */
export const rateOf = ({ nanoseconds }) => 1e9 / nanoseconds;

/** @param {Report} report @param {string} set @param {Way} way @returns {Result | undefined} */
export const resultOf = ({ results }, set, way) => results.find((each) => each.set === set && each.way === way);

/** The sets of which a report has results, in their order. @param {(Report | null)[]} reports */
export const setsIn = (reports) => setNames.filter((set) => reports.some((report) => report?.results.some((each) => each.set === set)));

/** `1_Firefox 128_8_simd_8_easy_500-360-50_…`, not yet encoded; a way not measured is 0. @param {Report} report @returns {string} */
export function toFragment({ device, results }) {
  const { browser, cores, simd, workers } = device;
  const sets = setsIn([{ device, results }]).flatMap((set) => [set,
    ways.map((way) => resultOf({ device, results }, set, way)?.nanoseconds ?? 0).join("-")]);
  return [VERSION, browser.replaceAll("_", " "), cores, simd ? "simd" : "scalar", workers, ...sets].join("_");
}

/** What another sent; null when it is no report. @param {string} fragment @returns {Report | null} */
export function fromFragment(fragment) {
  const [version, browser, cores, simd, workers, ...sets] = fragment.split("_");
  if (version !== VERSION || !isCount(cores) || !isCount(workers)) return null;
  const results = sets.flatMap((set, i) => (i % 2 === 0 && isSet(set) ? resultsOf(set, sets[i + 1] ?? "") : []));
  if (results.length === 0) return null;
  const device = { browser: browser.slice(0, MOST_BROWSER), cores: Number(cores), simd: simd === "simd", workers: Number(workers) };
  return { device, results };
}

/** @param {string} set @param {string} times @returns {Result[]} */
function resultsOf(set, times) {
  return times.split("-").slice(0, ways.length)
    .map((time, i) => ({ set, way: ways[i], nanoseconds: Number(time) }))
    .filter(({ nanoseconds }) => nanoseconds > 0 && nanoseconds < 1e12);
}

/** @param {string} set */
const isSet = (set) => /** @type {readonly string[]} */ (setNames).includes(set);

/** @param {string} [text] */
const isCount = (text) => /^[1-9]\d{0,3}$/.test(text ?? "");
