/** The dialog with the statistics of the finished games on this device, which can be saved as a file. */
import { createDialog } from "../../controls/dialog.js";
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { saveFile } from "../../controls/files.js";
import { resultsAsTable, statisticsOf } from "../../games/statistics.js";
import { dayOf } from "../../model/days.js";
import { levelNames } from "../../model/puzzle-goal.js";
import { allMadeRules } from "../../model/puzzle-goal.js";
import { levelWords } from "../../i18n/level-words.js";
import { loadPlayedWords } from "../../i18n/played-words.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { madeRulesName } from "../new/made-rules-names.js";
import { originParts } from "../new/puzzle-words.js";
import { figuresList } from "./result-card.js";
import { openReplay } from "./replay-dialog.js";
import { timeCurve } from "./time-curve.js";
import { exerciseRecord } from "../../games/exercises.js";
import { loadStepWords } from "../../i18n/steps/step-words.js";
import { ruleTechniques } from "../../model/rule-techniques.js";
import { levels, techniquesOf } from "../../model/techniques.js";
import { lessonAddress } from "../../teacher/lesson-address.js";
import { isMastered } from "../../teacher/mastery.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../games/statistics.js").Statistics} Statistics */
/** @typedef {import("../../games/statistics.js").Figures} Figures */
/** @typedef {import("../../i18n/words.js").Words} Words */

const fileName = "nonet-statistics.csv";

/** @typedef {import("../../i18n/played-words.js").PlayedWords} PlayedWords */

/**
 * @param {App} app
 * @returns {Promise<HTMLDialogElement>} open
 */
export async function openStatistics(app) {
  const { games, words, say } = app;
  const said = await loadPlayedWords(words.language);
  const content = h("div", { class: "play-dialog" });
  const save = h("button", { type: "button", class: "button", hidden: true, onclick: download }, said("stats.save"));
  const dialog = createDialog(
    words,
    said("stats.title"),
    h("div", { class: "play-dialog" }, content, h("div", { class: "dialog-foot" }, save)),
  );

  async function show() {
    await games.load();
    const statistics = statisticsOf(games.results.peek(), { today: dayOf(Date.now()) });
    save.hidden = statistics.count === 0;
    const techniques = await techniqueTable(app, said, () => dialog.close());
    const tables = statistics.count
      ? [...levelTable(statistics, words, said), ...(await kindTable(statistics, words, said))]
      : [];
    content.replaceChildren(
      ...(statistics.count ? [...tables, streaksOf(statistics, said)] : [h("p", {}, said("stats.none"))]),
      ...keptGames(app, said),
      ...techniques,
    );
  }

  function download() {
    saveFile(new Blob([resultsAsTable(games.results.peek())], { type: "text/csv" }), fileName);
  }

  dialog.showModal();
  show().catch((error) => {
    dialog.close();
    say(errorSentence(error, words), "error");
  });
  return dialog;
}

/** So many of the finished games that are kept are listed, the newest first. */
const mostListed = 12;

/** The finished games that can be played back. @param {App} app @param {PlayedWords} said */
function keptGames(app, said) {
  const { games, words } = app;
  const finished = games.entries
    .peek()
    .filter((entry) => entry.finished !== null && !entry.isUnreadable)
    .sort((a, b) => Number(b.finished) - Number(a.finished))
    .slice(0, mostListed);
  const item = (/** @type {import("../../games/entry.js").GameEntry} */ { id, origin, layout, finished, elapsed }) => {
    const parts = [
      ...originParts(origin, layout, words),
      words.date(dayOf(Number(finished)), "short"),
      words.time(elapsed),
    ];
    return h(
      "li",
      {},
      h("button", { type: "button", class: "quiet", onclick: () => void openReplay(app, id) }, parts.join(" · ")),
    );
  };
  return finished.length
    ? [h("h3", {}, said("stats.games")), h("ul", { class: "played-list" }, finished.map(item))]
    : [];
}

/** @param {Statistics} statistics @param {Words} words @param {PlayedWords} said */
function levelTable({ levels }, words, said) {
  const names = /** @type {const} */ ([...levelNames, "other"]);
  const rows = names.flatMap((name) =>
    levels[name]
      ? [{ name: name === "other" ? said("stats.other") : levelWords(name, words), figures: levels[name] }]
      : [],
  );
  return rows.length ? [tableOf(words("goal.level"), rows, words, said)] : [];
}

/** @param {Statistics} statistics @param {Words} words @param {PlayedWords} said */
async function kindTable({ kinds }, words, said) {
  const played = allMadeRules.filter((kind) => kinds[kind]);
  if (!played.length) return [];
  const ruleWords = await loadRuleWords(words.language);
  return [
    tableOf(
      words("new.variants"),
      played.map((kind) => ({ name: madeRulesName(kind, ruleWords), figures: /** @type {Figures} */ (kinds[kind]) })),
      words,
      said,
    ),
  ];
}

/**
 * @param {string} title
 * @param {readonly { name: string, figures: Figures }[]} rows
 * @param {Words} words
 * @param {PlayedWords} said
 */
function tableOf(title, rows, words, said) {
  const head = [
    title,
    said("stats.count"),
    said("stats.best"),
    said("stats.median"),
    said("stats.last-ten"),
    said("stats.hints"),
  ];
  const timeOf = (/** @type {number | null} */ time) => (time === null ? "–" : words.time(time));
  const bodies = rows.flatMap(({ name, figures }) => {
    const { count, helped, best, median, lastMedian, hints } = figures;
    const cells = [
      words.number(count),
      timeOf(best),
      timeOf(median),
      timeOf(lastMedian),
      words.number(hints, { maximumFractionDigits: 1 }),
    ];
    const curve = timeCurve(figures, words, said);
    return [
      h(
        "tbody",
        {},
        h("tr", {}, h("th", { scope: "row" }, name), ...cells.map((text) => h("td", {}, text))),
        (curve || helped > 0) &&
          h(
            "tr",
            { class: "stats-shape" },
            h(
              "td",
              { colspan: head.length },
              helped > 0 && h("p", { class: "hint" }, said("stats.helped", { count: helped })),
              curve,
            ),
          ),
      ),
    ];
  });
  return h(
    "table",
    { class: "stats-table stats-levels" },
    h("thead", {}, h("tr", {}, ...head.map((text) => h("th", { scope: "col" }, text)))),
    ...bodies,
  );
}

/** @param {Statistics} statistics @param {PlayedWords} said */
function streaksOf({ streak }, said) {
  const longest = figuresList([[said("stats.longest"), said("stats.days", { days: streak.longest })]]);
  return h(
    "div",
    { class: "play-dialog" },
    h("p", {}, said("streak.now", { days: streak.now })),
    longest,
    h("p", { class: "hint" }, said("stats.note")),
  );
}

/**
 * @param {Pick<import("../shell/app.js").App, "words" | "settings">} app
 * @param {PlayedWords} said
 * @param {() => void} close called when the reader goes to a lesson
 * @returns {Promise<HTMLElement[]>} a heading and the table; a sentence when nothing has been practised
 */
async function techniqueTable({ words, settings }, said, close) {
  const record = exerciseRecord().record.peek();
  const heading = h("h3", {}, said("stats.techniques"));
  if (!Object.values(record).some(({ tried }) => tried > 0)) return [heading, h("p", {}, said("stats.no-exercise"))];
  const names = await loadStepWords(words.language, settings.englishNames.peek());
  const head = [said("stats.technique"), said("stats.tried"), said("stats.alone"), said("stats.last")];

  /** @param {string} id */
  function row(id) {
    const { tried, solved, last } = record[id];
    const link = h("a", { href: lessonAddress(id), onclick: close }, names(`technique.${id}.name`));
    const cells = [words.number(tried), words.number(solved), last ? words.date(last, "short") : "–"];
    return h("tr", {}, h("th", { scope: "row" }, link), ...cells.map((text) => h("td", {}, text)));
  }

  const groups = [
    ...levels.map((level) => ({ all: techniquesOf(level), key: /** @type {const} */ (`level.${level}`) })),
    { all: ruleTechniques, key: /** @type {const} */ ("family.rules") },
  ];
  const bodies = groups.flatMap(({ all, key }) => {
    const ids = all.filter((id) => record[id]?.tried > 0);
    if (!ids.length) return [];
    const mastered = words("techniques.mastered", {
      count: all.filter((id) => isMastered(record, id)).length,
      all: all.length,
    });
    const title = h("th", { scope: "rowgroup", colspan: 4 }, names(key), " ", h("span", { class: "count" }, mastered));
    return [h("tbody", {}, h("tr", { class: "stats-group" }, title), ...ids.map(row))];
  });
  return [
    heading,
    h(
      "table",
      { class: "stats-table" },
      h("thead", {}, h("tr", {}, ...head.map((text) => h("th", { scope: "col" }, text)))),
      ...bodies,
    ),
  ];
}
