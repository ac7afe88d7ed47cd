/**
 * The composer: a card that shows at once what the givens on the board make, while they are typed and erased. It also
 * finds puzzles with the pattern, or with the digits, of the board.
 */
import { enable, ifEnabled } from "../../controls/buttons.js";
import { fill, h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { renewList } from "../../controls/list.js";
import { ratingText } from "../../i18n/numbers.js";
import { namingOf } from "../../i18n/steps/naming.js";
import { columnOf, rowOf } from "../../model/layout.js";
import { patternOf } from "../../model/pattern.js";
import { canBeMade, isChosenByLevel, levelNames, levelsOf } from "../../model/puzzle-goal.js";
import { layoutOf, newPosition } from "../../model/position.js";
import { ask } from "../../model/question.js";
import { showDraft } from "../../model/session.js";
import { computed, effect, signal, untracked } from "../../model/signals.js";
import { levelWords } from "../../i18n/level-words.js";
import { cellsOf } from "../../formats/line.js";
import { loadStepWords } from "../../i18n/steps/step-words.js";
import { followFacts } from "../../model/follow-facts.js";
import { isBlankPuzzle, layoutOfPuzzle, puzzleOf } from "../../model/puzzle.js";
import { isRatable } from "../../model/rating.js";
import { largestTaught } from "../../model/techniques.js";
import { levelSentence } from "./level-sentence.js";

/** @typedef {import("../../model/puzzle-goal.js").LevelName} LevelName */

const verdictKeys = /** @type {const} */ ({
  blank: "compose.blank",
  conflict: "compose.conflict",
  waiting: "compose.waiting",
  none: "compose.none",
  multiple: "compose.multiple",
  unique: "compose.unique",
  unknown: "compose.unknown",
});

/**
 * @param {import("../shell/app.js").App} app
 * @param {import("../../controls/card.js").Card} card
 */
export function createComposer(app, card) {
  const { words, store, actions, engine, say, go, focusBoard, settings, explaining } = app;
  const verdict = h("p", { class: "compose-verdict" });
  const facts = h("dl", { class: "facts" });
  const removable = h("div", {
    class: "chips compose-removable",
    role: "group",
    "aria-label": words("compose.not-minimal"),
  });
  const level = h(
    "select",
    {},
    h("option", { value: "" }, words("compose.any")),
    ...levelNames.map((value) => h("option", { value }, levelWords(value, words))),
  );
  const levelField = h("label", { class: "field" }, h("span", {}, words("compose.wanted")), level);
  const told = h("p", { class: "dialog-told" });
  const button = (/** @type {string} */ label, /** @type {() => unknown} */ act) =>
    h("button", { type: "button", class: "button", onclick: ifEnabled(act) }, label);
  const [byPattern, byDigits] = [
    button(words("compose.pattern"), () => find("pattern")),
    button(words("compose.keep"), () => find("keep")),
  ];
  const play = button(words("compose.play"), playIt);
  const content = h(
    "div",
    { class: "card-body compose" },
    h("p", { class: "aside" }, words("compose.note")),
    verdict,
    facts,
    removable,
    told,
    levelField,
    h("div", { class: "card-buttons" }, byPattern, byDigits, play),
  );
  const topic = { title: words("compose.title"), content, needsKeys: true, closed };
  /** Whether the card is open. */
  const isOpen = signal(false);
  const composing = createComposing(app.facts, () => (isOpen.value ? store.own.value.position : null));
  /** The names of techniques. */
  const names = signal(/** @type {import("../../i18n/steps/step-words.js").StepWords | null} */ (null));
  let announced = "";

  function closed() {
    isOpen.value = false;
    explaining.value = false;
  }

  const stops = [
    effect(() => {
      const isElsewhere = store.session.value.own !== "draft";
      if (isOpen.value && isElsewhere) untracked(card.close);
    }),
    effect(() => {
      const [findings, loaded] = [composing.findings.value, names.value];
      if (findings) untracked(() => show(findings, loaded));
    }),
  ];

  /** @param {Findings} findings @param {typeof names.value} loaded */
  function show(findings, loaded) {
    const { givens, isComplete, verdict: kind } = findings;
    const { position } = store.state();
    verdict.textContent = words(verdictKeys[kind]);
    verdict.dataset.verdict = kind;
    fill(
      facts,
      fact(words("compose.givens"), givens ? String(givens) : ""),
      kind === "unique" && judgement(findings, loaded),
    );
    renewList(removable, findings.removable ?? [], (cell) => cell, eraser);
    removable.hidden = kind !== "unique" || !findings.removable?.length;
    levelField.hidden = !isChosenByLevel(layoutOf(position));
    const offered = ["", ...levelsOf(layoutOf(position))];
    for (const option of level.options) option.disabled = !offered.includes(option.value);
    if (!offered.includes(level.value)) level.value = "";
    const canFind = givens > 0 && !position.givenCandidates && canBeMade(layoutOf(position));
    // A pattern says which cells have givens, whatever their digits are.
    enable(byPattern, canFind);
    enable(byDigits, canFind && kind !== "conflict");
    enable(play, kind === "unique");
    if (isComplete) announce(findings);
  }

  /** @param {Findings} findings @param {typeof names.value} loaded */
  function judgement({ path, rating, removable: cells, isComplete }, loaded) {
    const judging = isComplete ? "" : words("compose.judging");
    const technique =
      typeof path === "object" && path ? (loaded?.(`technique.${path.hardest}.name`) ?? path.hardest) : "";
    return [
      fact(words("compose.level"), path ? levelSentence(path, words) : judging),
      fact(words("compose.hardest"), technique, { lang: words.language }),
      fact(
        words("compose.rating"),
        rating ? words("rating.short", { rating: ratingText(rating, words.language) }) : "",
        { title: words("rating.scale") },
      ),
      fact(
        words("compose.minimal"),
        !cells ? judging : words(cells.length ? "compose.not-minimal" : "compose.is-minimal"),
      ),
    ];
  }

  /**
   * @param {string} name
   * @param {string} value nothing is shown for an empty text
   * @param {{ lang?: string, title?: string }} [attributes]
   */
  function fact(name, value, attributes = {}) {
    return value !== "" && h("div", {}, h("dt", {}, name), h("dd", attributes, value));
  }

  /** @param {number} cell */
  function eraser(cell) {
    const layout = layoutOf(store.state().position);
    const name = namingOf(settings.naming.peek()).cell(rowOf(layout, cell) + 1, columnOf(layout, cell) + 1);
    return h(
      "button",
      {
        type: "button",
        class: "chip",
        "data-cell": cell,
        "aria-label": words("compose.erase", { cell: name }),
        onclick: () => erase(cell),
      },
      name,
    );
  }

  /** The focus goes to the heading of the card, because the button disappears. @param {number} cell */
  function erase(cell) {
    actions.clearCell(cell);
    card.focus();
  }

  /** @param {Findings} findings */
  function announce({ verdict: kind, givens, path, rating, removable: cells }) {
    const sentence =
      kind !== "unique"
        ? words(verdictKeys[kind])
        : words("compose.said", {
            givens,
            removable: cells?.length ?? 0,
            level: path ? levelSentence(path, words) : "",
            rating: rating ? words("rating.said", { rating: ratingText(rating, words.language) }) : "",
          });
    if (sentence === announced) return;
    announced = sentence;
    card.announce(sentence);
  }

  /** @param {"pattern" | "keep"} what of the board the puzzle has */
  async function find(what) {
    const { layout, givens } = store.state().position;
    told.textContent = "";
    const wanted = levelField.hidden || !level.value ? {} : { level: /** @type {LevelName} */ (level.value) };
    const goal = {
      layout,
      ...wanted,
      ...(what === "pattern" ? { pattern: patternOf(givens) } : { keep: { layout, cells: [...givens] } }),
    };
    try {
      await card.run(
        ({ signal, onProgress }) =>
          ask(
            { store, about: "position", signal },
            (_, asked) => engine.generate({ ...goal, signal: asked, onProgress }),
            (made) => {
              actions.goTo(newPosition(made.layout, cellsOf(made.puzzle, made.layout)));
              tell(words("compose.found"));
            },
          ),
        h("p", {}, words("new.busy")),
      );
    } catch (error) {
      const { code, details } =
        /** @type {{ code?: import("../../model/error-codes.js").ErrorCode, details?: { tried: number } }} */ (error);
      tell(
        code === "not-found" ? words("compose.missed", { tried: details?.tried ?? 0 }) : errorSentence(error, words),
      );
    }
  }

  /** @param {string} sentence */
  function tell(sentence) {
    told.textContent = sentence;
    card.announce(sentence);
  }

  async function playIt() {
    actions.lockEntries();
    await go("play");
    focusBoard();
  }

  function open() {
    announced = told.textContent = "";
    store.change(showDraft);
    card.turnTo(topic);
    explaining.value = true;
    say("");
    isOpen.value = true;
    loadStepWords(words.language, settings.englishNames.peek())
      .then((loaded) => {
        names.value = loaded;
      })
      .catch(() => {});
  }

  return {
    open,
    dispose() {
      for (const stop of stops) stop();
      composing.dispose();
    },
  };
}

/**
 * What is known about the givens on the board while a puzzle is composed: how many solutions they have, and of a puzzle
 * with one solution its level, its rating, and the givens that can be erased. Headless.
 *
 * @typedef {import("../../model/position.js").Position} Position
 * @typedef {"blank" | "conflict" | "waiting" | "none" | "multiple" | "unique" | "unknown"} Verdict "unknown" when the
 *   engine failed
 * @typedef {object} Findings
 * @property {Verdict} verdict
 * @property {number} givens
 * @property {import("../../model/facts.js").Path | null} path level and hardest technique; "unsolved" when no path of
 *   the teacher leads to the solution; null while it is not known
 * @property {number | null} rating ER; null while it is not known, and for layouts that have no rating
 * @property {readonly number[] | null} removable cells whose givens can each be erased without a second solution; null
 *   while they are not known
 * @property {boolean} isComplete whether nothing more will be found out
 */

/** The typing rests for this time before the facts are asked. */
const restMilliseconds = 120;

/**
 * @param {import("../../model/facts.js").FactsStore} facts
 * @param {() => Position | null} board the position as signals have it; null while nobody composes
 */
export function createComposing(facts, board) {
  const position = computed(board);
  const puzzle = computed(() => {
    const given = position.value && puzzleOf(position.value);
    return given && !isBlankPuzzle(given) ? given : null;
  });
  const solutions = followFacts(facts, "solutions", () => puzzle.value, { rest: restMilliseconds });
  const unique = computed(() => (solutions.now.value.answer?.status === "unique" ? puzzle.value : null));
  const path = followFacts(facts, "path", () =>
    unique.value && layoutOfPuzzle(unique.value).digitCount <= largestTaught ? unique.value : null,
  );
  const rating = followFacts(facts, "rating", () => (unique.value && isRatable(unique.value) ? unique.value : null));
  const removable = followFacts(facts, "removable", () => unique.value);
  const followed = [solutions, path, rating, removable];

  /** @returns {Verdict} */
  function verdictNow() {
    const { status, answer } = solutions.now.value;
    if (status === "known") return answer.status === "stopped" ? "unknown" : answer.status;
    return status === "none" ? "blank" : status === "failed" ? "unknown" : "waiting";
  }

  return {
    /** Null while nobody composes. */
    findings: computed(() => {
      if (!position.value) return null;
      return /** @type {Findings} */ ({
        verdict: verdictNow(),
        givens: position.value.givens.filter(Boolean).length,
        path: path.now.value.answer ?? null,
        rating: rating.now.value.answer?.er ?? null,
        removable: removable.now.value.answer ?? null,
        isComplete: followed.every(({ now }) => now.value.status !== "asking"),
      });
    }),
    dispose() {
      for (const each of followed) each.dispose();
    },
  };
}
