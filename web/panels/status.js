/** The line under the board: how many solutions there are, and what came of the last act. */
import { h } from "../controls/dom.js";
import { icon } from "../controls/icons.js";

/** @typedef {import("./live-count.js").Verdict} Verdict */
/** @typedef {import("../i18n/words.js").Words} Words */

const looks = /** @type {const} */ ({
  empty: ["keyboard", "status.empty"],
  waiting: ["waiting", "status.waiting"],
  loading: ["waiting", "status.loading"],
  none: ["none", "status.none"],
  unique: ["unique", "status.unique"],
  multiple: ["multiple", "status.multiple"],
  solved: ["unique", "status.solved"],
  conflict: ["conflict", "status.conflict"],
  unknown: ["waiting", "status.unknown"],
});

/** Verdicts on a puzzle that may have a rating. @type {ReadonlySet<Verdict>} */
const rated = new Set(["unique", "solved"]);

/** Said by the board itself, or soon out of date: shown, and not read out. @type {ReadonlySet<Verdict>} */
const silent = new Set(["conflict", "waiting", "loading"]);

/**
 * @param {HTMLElement} container
 * @param {Words} words
 */
export function mountStatus(container, words) {
  const count = h("p", { class: "status-count", "aria-live": "polite" });
  const message = h("p", { class: "status-message", "aria-live": "polite" });
  const besideCount = h("span", { class: "rating" });
  container.append(h("div", { class: "status" }, h("div", { class: "status-line" }, count, besideCount), message));
  let shown = "";
  let read = "";
  return {
    /** The place of the rating. */
    besideCount,
    /** @param {Verdict} verdict @param {Record<string, string | number>} [values] */
    show(verdict, values) {
      const [picture, key] = looks[verdict];
      besideCount.hidden = !rated.has(verdict);
      const sentence = words(key, values);
      if (sentence === shown) return;
      shown = sentence;
      count.dataset.verdict = verdict;
      const news = !silent.has(verdict) && sentence !== read;
      if (news) read = sentence;
      count.setAttribute("aria-live", news ? "polite" : "off");
      count.replaceChildren(icon(picture), h("span", {}, sentence));
    },
    /** @param {string} sentence @param {"plain" | "error"} [tone] */
    say(sentence, tone = "plain") {
      message.textContent = sentence;
      message.dataset.tone = tone;
    },
  };
}
