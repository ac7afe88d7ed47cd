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
import { puzzleOf } from "../../model/puzzle.js";
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
import { titleAndAuthor } from "../new/puzzle-words.js";
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
/** In the text of a rule. */
const cellName = /r\d+c\d+/;

/**
 * Whether the rules of a puzzle are listed: those that its drawing suggests, and those that its solution breaks.
 * @param {Found} found
 */
export const hasRuleList = ({ suggested, broken }) => suggested.length > 0 || broken.length > 0;

/**
 * @param {Pick<import("../shell/app.js").App, "words" | "facts" | "settings" | "load" | "store">} app
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
  const leftOutLine = h("p", { class: "open-left-out", hidden: true });
  const element = h(
    "section",
    { class: "open-preview", "aria-label": words("open.preview"), hidden: true },
    picture,
    about,
    suggestions,
  );
  const verdict = h("p", { class: "open-verdict", role: "status" });
  const shown = signal(/** @type {Found | null} */ (null));
  /** Ends what is loaded and searched for the puzzle that is shown. */
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
   * Names what is left out. The text of a rule has cells, which fog may cover, so rules wait for their words.
   * @param {Found} found
   * @param {(text: string) => string | null} [named] the name of a rule, once the words are loaded
   */
  function tellLeftOut(found, named) {
    const isTold = (/** @type {string} */ name) =>
      !found.broken.includes(name) && (named ? !hasRuleList(found) || !drawn.includes(name) : !cellName.test(name));
    leftOutLine.textContent = leftOutSentence({ leftOut: found.leftOut.filter(isTold) }, words, named);
    leftOutLine.hidden = leftOutLine.textContent === "";
  }

  /**
   * Names the rules that are left out, and lists what the drawing suggests, once the code is loaded. Without the list
   * nothing is taken.
   * @param {Found} found as it was read
   * @param {AbortSignal} signal of the time while the puzzle is shown
   */
  async function suggest(found, signal) {
    try {
      const room = await app.load("rules");
      const names = await room.loadRuleNames(app, found);
      if (signal.aborted) return;
      tellLeftOut(found, names.named);
      if (!hasRuleList(found)) return;
      const usual = certainRules(found);
      const ticking = new AbortController();
      /** @param {Found} read @param {ReadonlySet<string>} ticked */
      const take = (read, ticked) => {
        const now = withTaken(read, ticked);
        draw(now);
        fill(about, linesAbout({ ...now, ruleset: "" }, words, leftOutLine), fogLine);
        taken(now, names.ruleWords);
      };
      const list = room.createSuggestedRules(app, names, found, usual, (read, ticked) => {
        // What the reader ticks stays ticked.
        ticking.abort();
        take(read, ticked);
      });
      const { activeElement } = document;
      const takesFocus = activeElement?.tagName === "DIALOG" || suggestions.contains(activeElement);
      fill(suggestions, list.element);
      take(found, new Set(usual));
      if (takesFocus) list.focus();
      const isOver = AbortSignal.any([signal, ticking.signal]);
      const decided = await readingOf(room, found, isOver).catch(() => null);
      if (!decided || isOver.aborted) return;
      list.decide(decided);
      take(decided.found, new Set(decided.ticked));
    } catch {
      if (!signal.aborted) fill(suggestions, h("p", { role: "alert" }, words("error.not-loaded")));
    }
  }

  /**
   * The reading of a drawing that counts. The search ends with the signal, and when it has spent its time.
   * @param {import("../shell/doors.js").Room<"rules">} room @param {Found} found @param {AbortSignal} signal
   */
  function readingOf(room, found, signal) {
    const decide = (/** @type {AbortSignal} */ spent) =>
      room.decidedReading(found, (puzzle) => {
        // The facts of the readings must not displace those of the puzzle on the board.
        facts.of(puzzleOf(app.store.own.peek().position));
        return facts.of(puzzle).solutions({ signal: spent });
      });
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
     * How many solutions there are. Where hasRuleList(), the caller puts it where it stays in sight while boxes
     * are ticked.
     */
    verdict,
    /** @param {Found | null} found */
    show(found) {
      leaving.abort();
      leaving = new AbortController();
      element.hidden = !found;
      fill(suggestions);
      if (!found) {
        shown.value = null;
        return;
      }
      draw(found);
      tellLeftOut(found);
      fill(about, linesAbout(found, words, leftOutLine), fogLine, !hasRuleList(found) && verdict);
      if (hasRuleList(found) || found.leftOut.some((name) => cellName.test(name))) void suggest(found, leaving.signal);
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

/** @param {Found} found @param {import("../../i18n/words.js").Words} words @param {HTMLElement} leftOutLine */
function linesAbout(found, words, leftOutLine) {
  const layout = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed(found.layout));
  const by = titleAndAuthor(found.title, found.author, words);
  const { state } = found;
  const line = (/** @type {string} */ name, /** @type {string} */ text) => text !== "" && h("p", { class: name }, text);
  return [
    by.length > 0 && h("p", { class: "open-title" }, by),
    line("open-format", words("open.recognised", { format: formatWords(found.format, words) })),
    line("open-contents", contentsWords(found, words)),
    layout !== layoutOfSide(layout.digitCount) &&
      line("open-shape", words("shape.line", { shape: layoutSentence(layout, words) })),
    state && line("open-state", words("open.time", { time: words.time(state.game.clock.elapsed) })),
    leftOutLine,
    found.ruleset &&
      h(
        "details",
        { class: "open-rules" },
        h("summary", {}, words("open.rules")),
        h("p", { dir: "auto" }, found.ruleset),
      ),
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
