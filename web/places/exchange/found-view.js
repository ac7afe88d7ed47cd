/**
 * What was read, in the dialog: the picture of a puzzle and what is known of it; the list of several puzzles, of which
 * the player chooses one.
 */
import { fill, h } from "../../controls/dom.js";
import { drawBoard } from "../../board/display-list.js";
import { boardGeometry, cellsAcross } from "../../board/geometry.js";
import { readPalette } from "../../board/palette.js";
import { drawSvg } from "../../board/svg.js";
import { usualLooks, viewOf } from "../../board/view.js";
import { positionOf, puzzleToSolve } from "../../formats/found.js";
import { keptFog } from "../../model/drawing.js";
import { backgroundBudget, withinBudget } from "../../model/budget.js";
import { newGame } from "../../model/game.js";
import { followFacts } from "../../model/follow-facts.js";
import { layoutNamed, layoutOfSide } from "../../model/layout.js";
import { authorSolution } from "../../model/progress.js";
import { effect, signal, untracked } from "../../model/signals.js";
import { faces, withFace } from "../../model/digit-face.js";
import { seenState } from "../../model/seen.js";
import { stateAt } from "../../model/state.js";
import { layoutSentence } from "../../i18n/layout-words.js";
import { fogText, loadRuleWords } from "../../i18n/rule-words.js";
import { certainRules, withTaken } from "../rules/suggestion-ticks.js";
import { contentsWords, formatWords, leftOutSentence } from "./format-words.js";
import { originOf } from "./opening.js";
import { verdictKeys } from "./verdict-keys.js";

/** @typedef {import("../../formats/found.js").Found} Found */
/** @typedef {import("../rules/reading-choice.js").Decided} Decided */
/**
 * @typedef {"unique" | "multiple" | "none" | "conflict" | "unknown" | null} Verdict null while the solutions are
 *   counted
 */

/** Units of the picture, whatever the side of the board. */
const extent = 360;
/** A board of a larger side is not drawn: its cells would be too small to see. */
const largestDrawn = 36;
/** Names of what is only drawn: the list of suggestions tells more. */
const drawn = ["line", "arrow", "drawing"];

/**
 * @param {Pick<import("../shell/app.js").App, "words" | "facts" | "settings" | "load">} app
 * @param {object} hearers
 * @param {(verdict: Verdict) => void} hearers.judged called when a puzzle is shown, and when the number of its
 *   solutions is known
 * @param {(found: Found, ruleWords: import("../../i18n/rule-words.js").RuleWords) => void} hearers.taken called with
 *   the puzzle and the suggested rules that are ticked, when they are shown and when a tick changes
 */
export function createPreview(app, { judged, taken }) {
  const { words, facts } = app;
  const picture = h("div", { class: "open-picture" });
  const about = h("div", { class: "open-about" });
  const suggestions = h("div", { class: "open-suggestions" });
  const fogLine = h("p", { class: "open-fog", hidden: true });
  const element = h(
    "section",
    { class: "open-preview", "aria-label": words("open.preview"), hidden: true },
    picture,
    about,
    suggestions,
  );
  const verdict = h("p", { class: "open-verdict", role: "status" });
  const shown = signal(/** @type {Found | null} */ (null));
  let leaving = new AbortController();
  const solutions = followFacts(facts, "solutions", () => shown.value && puzzleToSolve(shown.value));

  /** Draws rules, once their code is loaded. @type {import("../shell/doors.js").Room<"rulesOnBoard"> | null} */
  let drawing = null;

  /** @param {Found} found */
  async function drawWithRules(found) {
    const loaded = await app.load("rulesOnBoard").catch(() => null);
    drawing = loaded;
    if (drawing && shown.peek() === found && !picture.hidden) fill(picture, pictureOf(found, drawing));
  }

  /** Says that the puzzle is played in fog, and what uncovers cells. @param {Found} found @param {Verdict} verdict */
  async function tellFog(found, verdict) {
    const ruleWords = await loadRuleWords(words.language).catch(() => null);
    if (ruleWords && shown.peek() === found) fogLine.textContent = fogText(words, ruleWords, measureOf(found, verdict));
  }

  /** @param {Found} found @param {string} face */
  async function drawWithFace(found, face) {
    const loaded = await app.load("faces").catch(() => null);
    await loaded?.showFace(face, words).catch(() => {});
    if (faces.peek().has(face) && shown.peek() === found && !picture.hidden) fill(picture, pictureOf(found, drawing));
  }

  /** Shows a puzzle with the rules that are ticked. @param {Found} found */
  function draw(found) {
    shown.value = found;
    picture.hidden = layoutSide(found) > largestDrawn;
    fill(picture, !picture.hidden && pictureOf(found, drawing));
    fogLine.hidden = !keptFog(found.drawn);
    if ((found.rules || found.drawn) && !drawing) void drawWithRules(found);
    if (found.face && !faces.peek().has(found.face)) void drawWithFace(found, found.face);
  }

  /**
   * Lists what the drawing suggests, once the list is loaded. Without the list nothing is taken.
   * @param {Found} found as it was read
   */
  async function suggest(found) {
    const before = shown.peek();
    try {
      const room = await app.load("rules");
      const first = await list(found, certainRules(found), null);
      if (!first) return;
      const decided = await readingOf(room, found).catch(() => null);
      // What the reader has ticked meanwhile stays ticked.
      if (decided && shown.peek() === first) await list(decided.found, decided.ticked, decided);
    } catch {
      if (shown.peek() === before) fill(suggestions, h("p", { role: "alert" }, words("error.not-loaded")));
    }

    /** Whether the list does not tell of it. @param {string} name */
    function isUntold(name) {
      return !drawn.includes(name) && !found.broken.includes(name);
    }

    /**
     * Shows the list. Returns the puzzle that is shown then; null when another one came meanwhile.
     * @param {Found} listed @param {readonly string[]} usual @param {Decided | null} decided
     */
    async function list(listed, usual, decided) {
      const { createSuggestedRules } = await app.load("rules");
      const now = shown.peek();
      const made = await createSuggestedRules(
        app,
        listed,
        usual,
        (ticked) => take(listed, ticked, made.ruleWords),
        decided,
      );
      if (shown.peek() !== now) return null;
      const { activeElement } = document;
      const takesFocus = activeElement?.tagName === "DIALOG" || suggestions.contains(activeElement);
      fill(suggestions, made.element);
      take(listed, new Set(usual), made.ruleWords);
      if (takesFocus) made.focus();
      return shown.peek();
    }

    /**
     * @param {Found} listed @param {ReadonlySet<string>} ticked
     * @param {import("../../i18n/rule-words.js").RuleWords} ruleWords
     */
    function take(listed, ticked, ruleWords) {
      const now = withTaken(listed, ticked);
      draw(now);
      fill(about, linesAbout({ ...now, leftOut: found.leftOut.filter(isUntold), ruleset: "" }, words), fogLine);
      taken(now, ruleWords);
    }
  }

  /**
   * The one reading of a drawing that has one solution. The search ends when another puzzle is shown, and when it has
   * spent its time.
   * @param {import("../shell/doors.js").Room<"rules">} room @param {Found} found
   */
  function readingOf(room, found) {
    leaving.abort();
    const { signal } = (leaving = new AbortController());
    const decide = (/** @type {AbortSignal} */ spent) =>
      room.decidedReading(found, (puzzle) => facts.of(puzzle).solutions({ signal: spent }));
    return withinBudget(backgroundBudget, decide, signal, facts.ready());
  }

  /** @returns {Verdict} */
  function verdictNow() {
    const { status, answer } = solutions.now.value;
    if (status === "known") return answer.status === "stopped" ? "unknown" : answer.status;
    return status === "failed" ? "unknown" : null;
  }

  const stop = effect(() => {
    void shown.value;
    const name = verdictNow();
    verdict.textContent = words(name ? verdictKeys[name] : "status.waiting");
    if (name) verdict.dataset.verdict = name;
    else delete verdict.dataset.verdict;
    untracked(() => {
      const found = shown.peek();
      if (found && keptFog(found.drawn)) void tellFog(found, name);
      judged(name);
    });
  });

  return {
    element,
    /**
     * How many solutions there are. For a puzzle with suggestions it is for the caller to put where it stays in sight
     * while boxes are ticked.
     */
    verdict,
    /** @param {Found | null} found */
    show(found) {
      leaving.abort();
      element.hidden = !found;
      fill(suggestions);
      if (!found) {
        shown.value = null;
        return;
      }
      draw(found);
      fill(about, linesAbout(found, words), fogLine, found.suggested.length === 0 && verdict);
      if (found.suggested.length || found.broken.length) void suggest(found);
    },
    dispose() {
      leaving.abort();
      stop();
      solutions.dispose();
    },
  };
}

/**
 * By what the digits of a puzzle with fog are right; undefined as long as that is not known.
 * @param {Found} found @param {Verdict} verdict
 */
function measureOf(found, verdict) {
  const position = positionOf(found);
  const solution = authorSolution({ game: newGame(originOf(found, "entered")), position });
  if (solution) return solution;
  return verdict === "multiple" ? "any" : undefined;
}

/** @param {Found} found @param {import("../../i18n/words.js").Words} words */
function linesAbout(found, words) {
  const layout = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed(found.layout));
  const leftOut = leftOutSentence(found, words);
  const by = [found.title, found.author && words("open.author", { author: found.author })].filter(Boolean).join(" · ");
  const { state } = found;
  const line = (/** @type {string} */ name, /** @type {string} */ text) => text !== "" && h("p", { class: name }, text);
  return [
    line("open-title", by),
    line("open-format", words("open.recognised", { format: formatWords(found.format, words) })),
    line("open-contents", contentsWords(found, words)),
    layout !== layoutOfSide(layout.digitCount) &&
      line("open-shape", words("shape.line", { shape: layoutSentence(layout, words) })),
    state && line("open-state", words("open.time", { time: words.time(state.game.clock.elapsed) })),
    line("open-left-out", leftOut),
    found.ruleset &&
      h("details", { class: "open-rules" }, h("summary", {}, words("open.rules")), h("p", {}, found.ruleset)),
  ];
}

/** @param {Found} found */
const layoutSide = ({ layout }) => layoutNamed(layout)?.digitCount ?? 0;

/**
 * The board with its digits, notes, colours and rules, as an SVG element.
 * @param {Found} found
 * @param {import("../shell/doors.js").Room<"rulesOnBoard"> | null} drawing of rules and of fog
 */
function pictureOf(found, drawing) {
  const layout = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed(found.layout));
  const game = found.state?.game ?? newGame(originOf(found, "entered"));
  const state = withFace(stateAt(positionOf(found), { activity: "play", game }), found.face);
  const view = drawing
    ? viewOf(drawing.fogInPicture.seen(state), usualLooks, [drawing.ruleExtension, drawing.fogInPicture.extension])
    : viewOf(seenState(state));
  const cell = extent / cellsAcross(layout, view.room);
  const geometry = boardGeometry(
    layout,
    cell,
    { thin: Math.min(1, cell * 0.08), thick: Math.min(3, cell * 0.16) },
    0,
    view.room,
  );
  return drawSvg(drawBoard(view, geometry), readPalette(document.body, view.extensions));
}

/** Lines of the list that are in sight. A list of one line would be another control. */
const leastShown = 2;
const mostShown = 5;
/** A longer list has a field for the number. */
const longList = 20;

/**
 * @param {import("../../i18n/words.js").Words} words
 * @param {(found: Found) => void} chosen
 */
export function createPuzzleList(words, chosen) {
  /** @type {readonly Found[]} */
  let puzzles = [];
  const heading = h("h3", { id: "open-list-name" });
  const list = h("select", {
    size: leastShown,
    class: "open-list-options",
    "aria-labelledby": "open-list-name",
    onchange: () => choose(list.selectedIndex),
  });
  const number = h("input", {
    type: "number",
    min: 1,
    inputmode: "numeric",
    oninput: () => choose(Math.round(number.valueAsNumber || 0) - 1),
  });
  const more = h("p", { class: "hint" });
  const jump = h("label", { class: "field open-number" }, h("span", {}, words("open.number")), number);
  const element = h("section", { class: "open-list", hidden: true }, heading, list, more, jump);

  /** @param {number} index */
  function choose(index) {
    if (!puzzles[index]) return;
    list.selectedIndex = index;
    if (document.activeElement !== number) number.value = String(index + 1);
    chosen(puzzles[index]);
  }

  /** @param {Found} found @param {number} index */
  function nameOf({ layout, givens, title }, index) {
    const name = words("open.puzzle", {
      number: index + 1,
      side: layoutNamed(layout)?.digitCount ?? 0,
      clues: givens.filter(Boolean).length,
    });
    return title ? `${name} · ${title}` : name;
  }

  return {
    element,
    /** Shows puzzles and chooses the first. @param {readonly Found[]} found @param {boolean} hasMore */
    show(found, hasMore) {
      puzzles = found;
      element.hidden = found.length < 2;
      heading.textContent = words("open.several", { count: found.length });
      more.textContent = hasMore ? words("open.more", { count: found.length }) : "";
      more.hidden = !hasMore;
      jump.hidden = found.length < longList;
      number.max = String(found.length);
      list.size = Math.min(Math.max(found.length, leastShown), mostShown);
      list.replaceChildren(...(element.hidden ? [] : found.map((each, i) => h("option", {}, nameOf(each, i)))));
      choose(0);
    },
    focus: () => list.focus(),
  };
}
