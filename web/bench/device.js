/** What the page knows about the browser and the device. */

/** The first match counts: browsers built on Chromium name Chrome and Safari as well. */
const browsers = /** @type {const} */ ([["Edge", /Edg\/(\d+)/], ["Firefox", /Firefox\/(\d+)/], ["Chrome", /Chrom(?:e|ium)\/(\d+)/], ["Safari", /Version\/(\d+).*Safari/]]);

/** @param {string} [agent] @returns {string} name and version of the browser, or "" if unknown */
export function browserName(agent = navigator.userAgent) {
  for (const [name, pattern] of browsers) {
    const version = pattern.exec(agent)?.[1];
    if (version) return `${name} ${version}`;
  }
  return "";
}

/**
 * @param {{backend: string, workers: number}} about
 * @returns {import("./report.js").Device}
 */
export function deviceOf({ backend, workers }) {
  return { browser: browserName(), cores: navigator.hardwareConcurrency ?? 1, simd: backend !== "portable", workers };
}
