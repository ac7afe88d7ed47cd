/** The exercises of the player, by technique, as a table. */
import { h } from "../../controls/dom.js";
import { exerciseRecord } from "../../games/exercises.js";
import { loadStepWords } from "../../i18n/steps/load.js";
import { levels, techniquesOf } from "../../model/techniques.js";
import { lessonAddress } from "../../teacher/lesson-address.js";
import { isMastered } from "../../teacher/mastery.js";

const levelKeys = /** @type {const} */ ({ 1: "level.1", 2: "level.2", 3: "level.3", 4: "level.4", 5: "level.5" });

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {() => void} close called when the reader goes to a lesson
 * @returns {Promise<HTMLElement[]>} a heading and the table; a sentence when nothing has been practised
 */
export async function techniqueTable(words, close) {
  const record = exerciseRecord().record.peek();
  const heading = h("h3", {}, words("stats.techniques"));
  if (!Object.keys(record).length) return [heading, h("p", {}, words("stats.no-exercise"))];
  const names = await loadStepWords(words.language);
  const head = [words("stats.technique"), words("stats.tried"), words("stats.alone"), words("stats.last")];

  /** @param {string} id */
  function row(id) {
    const { tried, solved, last } = record[id];
    const link = h("a", { href: lessonAddress(id), onclick: close }, names(`technique.${id}.name`));
    const cells = [words.number(tried), words.number(solved), last ? words.date(last, "short") : "–"];
    return h("tr", {}, h("th", { scope: "row" }, link), ...cells.map((text) => h("td", {}, text)));
  }

  const bodies = levels.flatMap((level) => {
    const all = techniquesOf(level);
    const ids = all.filter((id) => record[id]);
    if (!ids.length) return [];
    const mastered = words("techniques.mastered", { count: all.filter((id) => isMastered(record, id)).length, all: all.length });
    const title = h("th", { scope: "rowgroup", colspan: 4 }, names(levelKeys[level]), " ", h("span", { class: "count" }, mastered));
    return [h("tbody", {}, h("tr", { class: "stats-group" }, title), ...ids.map(row))];
  });
  return [heading, h("table", { class: "stats-table" }, h("thead", {}, h("tr", {}, ...head.map((text) => h("th", { scope: "col" }, text)))), ...bodies)];
}
