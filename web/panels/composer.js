/**
 * The composer: a card that shows at once what the givens on the board make, while they are typed and erased. It also finds puzzles with
 * the pattern, or with the digits, of the board.
 */
import { h } from "../controls/dom.js";
import { errorSentence } from "../controls/errors.js";
import { cellName } from "../model/layout.js";
import { patternOf } from "../model/pattern.js";
import { canBeMade, hasLevels, levelNames } from "../model/puzzle-goal.js";
import { layoutOf } from "../model/position.js";
import { ratingText } from "../model/rating.js";
import { createComposing } from "./composing.js";
import { levelWords } from "./made-words.js";
import { cellsOf } from "./puzzle.js";

/** @typedef {import("./composing.js").Findings} Findings */
/** @typedef {import("../model/puzzle-goal.js").LevelName} LevelName */

const verdictKeys = /** @type {const} */ ({
  blank: "compose.blank", conflict: "compose.conflict", waiting: "compose.waiting", none: "compose.none", multiple: "compose.multiple",
  unique: "compose.unique", unknown: "compose.unknown",
});

/**
 * @param {Pick<import("./teacher.js").Teacher, "page" | "card" | "telling" | "nameCell">} teacher
 * @returns {() => void} opens it
 */
export function createComposer({ page, card, telling, nameCell }) {
  const { words, store, actions, engine, say } = page;
  const verdict = h("p", { class: "compose-verdict" });
  const facts = h("dl", { class: "facts" });
  const removable = h("div", { class: "chips compose-removable", role: "group", "aria-label": words("compose.not-minimal") });
  const level = h("select", {}, h("option", { value: "" }, words("compose.any")), ...levelNames.map((value) => h("option", { value }, levelWords(value, words))));
  const levelField = h("label", { class: "field" }, h("span", {}, words("compose.wanted")), level);
  const told = h("p", { class: "dialog-told" });
  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick) => h("button", { type: "button", class: "button", onclick }, label);
  const finders = [button(words("compose.pattern"), () => void find("pattern")), button(words("compose.keep"), () => void find("keep"))];
  const play = button(words("compose.play"), playIt);
  const content = h("div", { class: "card-body" }, h("p", { class: "aside" }, words("compose.note")), verdict, facts, removable, told,
    levelField, h("div", { class: "card-acts" }, ...finders, play));
  const matter = { title: words("compose.title"), content, closed: () => composing.stop() };
  const composing = createComposing(engine, show);
  /** @type {import("./telling.js").Teller | null} */
  let teller = null;
  /** @type {Findings | null} */
  let shown = null;
  /** The cells that the buttons erase. @type {Findings["removable"]} */
  let offered = null;
  let announced = "";

  store.subscribe(({ position }) => {
    if (card.shows(matter)) composing.follow(position);
  });

  /** @param {Findings} findings */
  function show(findings) {
    shown = findings;
    const { givens, isComplete, verdict: kind } = findings;
    const { position } = store.state();
    verdict.textContent = words(verdictKeys[kind]);
    verdict.dataset.verdict = kind;
    facts.replaceChildren(...fact(words("compose.givens"), givens ? String(givens) : ""), ...(kind === "unique" ? judgement(findings) : []));
    // The buttons stay while the level and the rating arrive, so that a focus on one of them is not lost.
    if (findings.removable !== offered) removable.replaceChildren(...(findings.removable ?? []).map(eraser));
    offered = findings.removable;
    removable.hidden = kind !== "unique" || !findings.removable?.length;
    levelField.hidden = !hasLevels(layoutOf(position));
    for (const each of finders) each.setAttribute("aria-disabled", String(!givens || kind === "conflict" || !canBeMade(layoutOf(position))));
    play.setAttribute("aria-disabled", String(kind !== "unique"));
    if (isComplete) announce(findings);
  }

  /** @param {Findings} findings */
  function judgement({ path, rating, removable: cells, isComplete }) {
    const judging = isComplete ? "" : words("compose.judging");
    const technique = typeof path === "object" && path ? teller?.words(`technique.${path.hardest}.name`) ?? path.hardest : "";
    return [
      ...fact(words("compose.level"), path === "unsolved" ? words("compose.no-path") : path ? levelWords(path.level, words) : judging),
      ...fact(words("compose.hardest"), technique, teller?.language),
      ...fact(words("compose.rating"), rating ? words("rating.short", { rating: ratingText(rating) }) : ""),
      ...fact(words("compose.minimal"), !cells ? judging : words(cells.length ? "compose.not-minimal" : "compose.is-minimal")),
    ];
  }

  /** @param {string} name @param {string} value nothing is shown for an empty text @param {string} [language] */
  function fact(name, value, language) {
    return value ? [h("div", {}, h("dt", {}, name), h("dd", { lang: language }, value))] : [];
  }

  /** @param {number} cell */
  function eraser(cell) {
    const name = nameCell(cellName(layoutOf(store.state().position), cell));
    return h("button", { type: "button", class: "chip", "data-cell": cell, "aria-label": words("compose.erase", { cell: name }), onclick: () => erase(cell) }, name);
  }

  /** The focus goes to the heading of the card, because the buttons are made anew. @param {number} cell */
  function erase(cell) {
    actions.clearCell(cell);
    card.focus();
  }

  /** @param {Findings} findings */
  function announce({ verdict: kind, givens, path, rating, removable: cells }) {
    const sentence = kind !== "unique" ? words(verdictKeys[kind]) : words("compose.said", {
      givens, removable: cells?.length ?? 0,
      level: path === "unsolved" ? words("compose.no-path") : path ? levelWords(path.level, words) : "",
      rating: rating ? words("rating.said", { rating: ratingText(rating) }) : "",
    });
    if (sentence === announced) return;
    announced = sentence;
    card.announce(sentence);
  }

  /** @param {"pattern" | "keep"} what of the board the puzzle has */
  async function find(what) {
    const { layout, givens } = store.state().position;
    if (!shown?.givens || shown.verdict === "conflict") return;
    told.textContent = "";
    const wanted = levelField.hidden || !level.value ? {} : { level: /** @type {LevelName} */ (level.value) };
    const goal = { layout, ...wanted, ...(what === "pattern" ? { pattern: patternOf(givens) } : { keep: { layout, cells: [...givens] } }) };
    try {
      const made = await card.run((working) => engine.generate({ ...goal, ...working }), h("p", {}, words("new.busy")));
      if (!made || !card.shows(matter)) return;
      actions.setPuzzle({ layout: made.layout, cells: cellsOf(made.puzzle, made.layout) }, "solve");
      tell(words("compose.found"));
    } catch (error) {
      const { code, details } = /** @type {{ code?: string, details?: { tried: number } }} */ (error);
      tell(code === "not-found" ? words("compose.missed", { tried: details?.tried ?? 0 }) : errorSentence(error, words));
    }
  }

  /** @param {string} sentence */
  function tell(sentence) {
    told.textContent = sentence;
    card.announce(sentence);
  }

  function playIt() {
    if (shown?.verdict !== "unique") return;
    const { layout, givens } = store.state().position;
    actions.setPuzzle({ layout, cells: givens });
    card.close();
    page.focusBoard();
  }

  return () => {
    announced = told.textContent = "";
    card.turnTo(matter);
    actions.setMode("solve");
    say("");
    composing.follow(store.state().position);
    telling().then((loaded) => {
      teller = loaded;
      if (shown && card.shows(matter)) show(shown);
    }).catch(() => {});
  };
}
