/** The line that says how many solutions the puzzle has, or where digits are in conflict. */
import { conflictSentence } from "../../board/conflict-words.js";
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { onFrame } from "../../controls/on-frame.js";
import { layoutOf } from "../../model/position.js";

/** @typedef {import("./live-count.js").VerdictName} VerdictName */

const looks = /** @type {const} */ ({
  empty: ["keyboard", "status.empty"],
  waiting: ["waiting", "status.waiting"],
  none: ["none", "status.none"],
  unique: ["unique", "status.unique"],
  multiple: ["multiple", "status.multiple"],
  conflict: ["conflict", "status.conflict"],
  unknown: ["waiting", "status.unknown"],
});

/** The board itself announces conflicts, and a count that is under way is soon out of date: these are shown and not read out. @type {ReadonlySet<VerdictName>} */
const silent = new Set(["conflict", "waiting"]);

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../model/signals.js").ReadonlySignal<import("./live-count.js").Verdict>} verdict
 */
export function createVerdictLine({ words, store, announce }, verdict) {
  const element = h("p", { class: "verdict" });
  let read = "";

  const stop = onFrame(() => {
    const { name, conflicts } = verdict.value;
    const [picture, key] = looks[name];
    const first = conflicts.length ? conflictSentence(conflicts[0], words, layoutOf(store.signal.value.position)) : "";
    const sentence = words(key, { count: conflicts.length, first });
    if (sentence === element.textContent) return;
    element.dataset.verdict = name;
    element.replaceChildren(icon(picture), h("span", {}, sentence));
    if (silent.has(name) || sentence === read) return;
    if (read) announce(sentence);
    read = sentence;
  });

  return { element, dispose: stop };
}
