/**
 * The results of a run as data, and their form in the address of a page.
 *
 * @typedef {"single" | "lockstep" | "team"} Method "single": one puzzle after the other; "lockstep": in lockstep; "team": in lockstep on all workers
 * @typedef {{set: string, method: Method, nanoseconds: number}} Result `nanoseconds`: average time for one puzzle
 * @typedef {{browser: string, cores: number, simd: boolean, workers: number}} Device
 * @typedef {{device: Device, results: Result[]}} Report
 */

/** The puzzle sets of the site, from easy to hard. */
export const setNames = /** @type {const} */ (["easy", "medium", "symmetric", "minimal"]);
export const methods = /** @type {const} */ (["single", "lockstep", "team"]);

const VERSION = "1";
const MOST_BROWSER = 40;

/** @param {Result} result */
export const rateOf = ({ nanoseconds }) => 1e9 / nanoseconds;

/** @param {Report} report @param {string} set @param {Method} method @returns {Result | undefined} */
export const resultOf = ({ results }, set, method) => results.find((each) => each.set === set && each.method === method);

/** Returns the sets for which a report has results, from easy to hard. @param {(Report | null)[]} reports */
export const setsIn = (reports) => setNames.filter((set) => reports.some((report) => report?.results.some((each) => each.set === set)));

/** Writes a report as `1_Firefox 128_8_simd_8_easy_500-360-50_…`, not yet percent-encoded. A method without a result is 0. @param {Report} report @returns {string} */
export function toFragment({ device, results }) {
  const { browser, cores, simd, workers } = device;
  const sets = setsIn([{ device, results }]).flatMap((set) => [set,
    methods.map((method) => resultOf({ device, results }, set, method)?.nanoseconds ?? 0).join("-")]);
  return [VERSION, browser.replaceAll("_", " "), cores, simd ? "simd" : "scalar", workers, ...sets].join("_");
}

/** Reads a report that somebody else sent. Returns null if the text is not a report. @param {string} fragment @returns {Report | null} */
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
  return times.split("-").slice(0, methods.length)
    .map((time, i) => ({ set, method: methods[i], nanoseconds: Number(time) }))
    .filter(({ nanoseconds }) => nanoseconds > 0 && nanoseconds < 1e12);
}

/** @param {string} set */
const isSet = (set) => /** @type {readonly string[]} */ (setNames).includes(set);

/** @param {string} [text] */
const isCount = (text) => /^[1-9]\d{0,3}$/.test(text ?? "");
