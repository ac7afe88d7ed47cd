/** What the page can tell of where it runs. */

/** Best known first: Chromium's relatives call themselves Chrome and Safari too. */
const browsers = /** @type {const} */ ([["Edge", /Edg\/(\d+)/], ["Firefox", /Firefox\/(\d+)/], ["Chrome", /Chrom(?:e|ium)\/(\d+)/], ["Safari", /Version\/(\d+).*Safari/]]);

/** @param {string} [agent] @returns {string} name and version of the browser, as far as it says */
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
