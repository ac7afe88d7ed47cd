/** How a player goes on after a finished game: to the next daily puzzle of today, or to another puzzle of the level. */
import { resultOf } from "../../games/result.js";
import { dailiesOf, dailyNameOf } from "../../games/statistics.js";
import { levelWords } from "../../i18n/level-words.js";
import { loadRuleWords } from "../../i18n/rule-words.js";
import { dailyNames, dailyWithRules } from "../../model/daily.js";
import { hasPuzzle } from "../../model/class-puzzles.js";
import { dayOf } from "../../model/days.js";
import { puzzleOf } from "../../model/puzzle.js";
import { classHash } from "../../teacher/lesson-address.js";
import { madeRulesName } from "../new/made-rules-names.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {{ label: string, href: string } | { label: string, act: () => unknown }} Onward */

/**
 * @param {App} app
 * @param {import("../../model/state.js").State} state of the finished game
 * @param {import("../../i18n/played-words.js").PlayedWords} said
 * @param {() => void} playNext starts another puzzle of the same level
 * @returns {Promise<Onward | null>} null where only the player can choose
 */
export async function onwardFrom(app, state, said, playNext) {
  const { words, settings, games } = app;
  const result = resultOf(state);
  if (result.kind === "course") return { label: words("course.back"), href: "#learn" };
  const work = settings.classWork.peek();
  if (result.kind === "link" && hasPuzzle(work, puzzleOf(state.position)))
    return { label: words("class.back"), href: classHash(work) };
  const today = dayOf(Date.now());
  const daily =
    result.kind === "daily" && nextDaily(result, today, dailiesOf(games.results.peek(), games.entries.peek()));
  if (daily) {
    const level = daily === "rules" ? await rulesName(app, today) : levelWords(daily, words);
    return {
      label: said("finish.next-daily", { level }),
      act: async () => (await app.load("new")).playDaily(app, today, daily),
    };
  }
  return result.level ? { label: said("finish.next", { level: result.level }), act: playNext } : null;
}

/**
 * The first daily puzzle of today that the player has not finished.
 *
 * @param {Pick<import("../../games/result.js").Result, "kind" | "date" | "ruled" | "level">} result of the game that is
 *   finished, which the list may not have yet
 * @param {string} today
 * @param {ReturnType<typeof dailiesOf>} played
 * @returns {import("../../model/daily.js").DailyName | null}
 */
export function nextDaily(result, today, played) {
  const own = result.date === today ? dailyNameOf(result) : null;
  return dailyNames(today).find((name) => name !== own && !played.get(today)?.get(name)?.isFinished) ?? null;
}

/** What the kind of the puzzle with rules is called. @param {App} app @param {string} day */
const rulesName = async ({ words }, day) =>
  loadRuleWords(words.language).then(
    (ruleWords) => madeRulesName(dailyWithRules(day).kind, ruleWords),
    () => words("new.variants"),
  );
