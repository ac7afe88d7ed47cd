/** The figures of the chart as a table. */
import { h } from "../controls/dom.js";
import { rateOf, resultOf, setsIn, methods } from "./report.js";

/** @typedef {import("./report.js").Report} Report */

/**
 * @param {Report | null} own @param {Report | null} shared
 * @param {import("../i18n/words.js").Words} words
 * @param {import("./wording.js").Wording} wording
 * @returns {HTMLTableElement}
 */
export function createTable(own, shared, words, wording) {
  const columns = [words("bench.way"), ...(own ? [words("bench.rate"), words("bench.time")] : []), ...(shared ? [words("bench.rate-shared")] : [])];
  const head = h("thead", {}, h("tr", {}, ...columns.map((column) => h("th", { scope: "col" }, column))));
  return h("table", { class: "figures" }, h("caption", {}, words("bench.table")), head,
    ...setsIn([own, shared]).map((set) => h("tbody", {},
      h("tr", {}, h("th", { scope: "rowgroup", colspan: columns.length, class: "figures-set" }, wording.set(set))),
      ...rowsOf(set))));

  /** @param {string} set */
  function rowsOf(set) {
    return methods.filter((method) => [own, shared].some((report) => report && resultOf(report, set, method))).map((method) => {
      const mine = own && resultOf(own, set, method);
      const theirs = shared && resultOf(shared, set, method);
      return h("tr", {}, h("th", { scope: "row" }, wording.method(method)),
        ...(own ? [figure(mine && wording.number(rateOf(mine))), figure(mine && wording.number(mine.nanoseconds))] : []),
        ...(shared ? [figure(theirs && wording.number(rateOf(theirs)))] : []));
    });
  }
}

/** @param {string | null | undefined} content */
const figure = (content) => h("td", {}, content || "–");
