/**
 * The stage in which the player compares what was read with the photo: the digits are drawn over the photo, each cell
 * can be corrected with one key or by the row of digits, and the cell that is selected is shown enlarged.
 */
import { cellAfter } from "../../board/keys.js";
import { cellOf, createRoving } from "../../board/roving.js";
import { svgElement, svgNode } from "../../board/svg-nodes.js";
import { enable, ifEnabled } from "../../controls/buttons.js";
import { h, renew } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { findConflicts } from "../../model/conflicts.js";
import { followFacts } from "../../model/follow-facts.js";
import { layoutNamed } from "../../model/layout.js";
import { computed, effect, signal } from "../../model/signals.js";
import { frameAround, gridIn, pointIn } from "./photo-grid.js";
import { pathOf, pictureSvg, viewBoxOf } from "./picture-view.js";
import {
  countPlayed,
  digitOfKey,
  likelyContents,
  markOf,
  newReview,
  nextOpen,
  openCells,
  seenIn,
  withConfirmed,
  withDigit,
  withOtherKind,
} from "./review-model.js";
import { verdictKeys } from "../exchange/verdict-keys.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../i18n/photo-words.js").PhotoWords} Words */
/** @typedef {import("../../engine/index.js").PictureReading} PictureReading */
/** What is said of what was not read, beside the summary. */
const unreadKeys = /** @type {const} */ ({
  handwriting: "photo.unread-handwriting",
  handwriting_version: "photo.unread-handwriting-version",
  regions: "photo.unread-regions",
});

/** @typedef {import("../../model/layout.js").Layout} Layout */
/** @typedef {import("../../model/puzzle.js").Puzzle} Puzzle */
/** @typedef {import("./photo-dialog.js").Stage} Stage */
/** @typedef {import("./review-model.js").Review} Review */

/** The digits are counted when the typing has rested for this time. */
const restMilliseconds = 120;
/** What is shown around the cell that is enlarged, as a part of its size. */
const around = 0.3;

/**
 * @param {Pick<App, "facts" | "words">} app
 * @param {Words} say
 * @param {object} options
 * @param {string} options.url of the picture @param {PictureReading} options.reading
 * @param {(puzzle: Puzzle) => unknown} options.play
 * @param {(review: Review) => unknown} options.goOn plays on with the entries and notes of the photo
 * @param {(puzzle: Puzzle) => unknown} options.solve
 * @param {() => void} options.adjust leads to the corners and the side of the grid
 * @param {() => void} options.again
 * @returns {Stage}
 */
export function createReview({ facts, words }, say, { url, reading, play, goOn, solve, adjust, again }) {
  const review = signal(newReview(reading));
  const { side } = review.peek();
  const layout = /** @type {Layout} */ (layoutNamed(/** @type {string} */ (reading.layout)));
  const grid = gridIn(/** @type {Parameters<typeof gridIn>[0]} */ (reading));
  const selected = signal(openCells(review.peek())[0] ?? 0);
  const clashes = computed(() => findConflicts(layout, review.value.digits));
  const conflicts = computed(() => new Set(clashes.value.flatMap(({ cells }) => cells)));
  const puzzle = computed(
    /** @returns {Puzzle} */ () => ({
      layout: layout.name,
      cells: review.value.digits,
      candidates: null,
      rules: reading.rules ?? null,
    }),
  );
  const solutions = followFacts(facts, "solutions", () => puzzle.value, { rest: restMilliseconds });

  const cells = grid.cells.map((_, cell) => cellGroup(grid.cells[cell], cell));
  const drawing = pictureSvg(
    { url, size: reading, turns: grid.turns, frame: grid.frame },
    {
      class: "photo-picture",
      "data-ground": reading.inverted ? "dark" : "light",
      role: "grid",
      "aria-label": say("photo.grid-label"),
    },
  );
  for (let row = 0; row < side; row += 1) {
    const group = svgElement(svgNode("g", { role: "row" }));
    group.append(...cells.slice(row * side, (row + 1) * side));
    drawing.append(group);
  }
  drawing.addEventListener("keydown", pressed);
  drawing.addEventListener("click", ({ target }) => {
    const cell = cellOf(target);
    if (cell !== null) go(cell);
  });
  drawing.addEventListener("focusin", ({ target }) => {
    const cell = cellOf(target);
    if (cell !== null) selected.value = cell;
  });
  // Tab also reaches each cell that is still to be compared.
  const roving = createRoving(drawing, (cell) => openCells(review.peek()).includes(cell));
  const lens = pictureSvg(
    { url, size: reading, turns: grid.turns, frame: grid.frame },
    { class: "photo-lens", role: "img", "aria-label": say("photo.lens") },
  );
  const name = h("p", { class: "photo-cell-name" });
  const reason = h("p", { class: "hint photo-reason" });
  const told = h("p", { class: "visually-hidden", role: "status" });
  const summary = h("p", { class: "photo-summary" });
  const verdict = h("p", { class: "photo-verdict", role: "status" });
  const keys = Array.from({ length: side }, (_, i) =>
    h("button", { type: "button", class: "button photo-key", onclick: () => enter(i + 1) }, String(i + 1)),
  );
  /**
   * A key with a sign.
   * @param {string} label
   * @param {() => void} act
   * @param {import("../../controls/icons.js").IconName} sign
   */
  const signKey = (label, act, sign) =>
    h(
      "button",
      { type: "button", class: "button photo-key", "aria-label": label, title: label, onclick: ifEnabled(act) },
      icon(sign),
    );
  const blank = signKey(say("photo.blank"), () => enter(0), "erase");
  const right = signKey(say("photo.right"), confirm, "check");
  const next = signKey(say("photo.next"), () => go(nextOpen(review.peek(), selected.peek())), "next");
  const player = h(
    "button",
    { type: "button", class: "button", onclick: ifEnabled(() => play(puzzle.peek())) },
    words("open.play"),
  );
  const solver = h(
    "button",
    { type: "button", class: "button", onclick: () => solve(puzzle.peek()) },
    words("shell.solve"),
  );

  const further = h(
    "button",
    { type: "button", class: "button", onclick: ifEnabled(() => goOn(review.peek())) },
    say("photo.go-on"),
  );
  const played = h("p", { class: "photo-played" });
  const kind = h("button", {
    type: "button",
    class: "quiet photo-kind",
    onclick: () => settle(withOtherKind(review.peek(), selected.peek())),
  });
  const adjuster = h("button", { type: "button", class: "button", onclick: adjust }, say("photo.adjust"));

  /** @param {number} cell */
  function go(cell) {
    selected.value = cell;
    roving.go(cell);
  }

  /**
   * Gives the selected cell a digit. The cell stays selected, so that a slip is corrected by another key.
   * @param {number} digit
   */
  function enter(digit) {
    settle(withDigit(review.peek(), selected.peek(), digit));
  }

  /** @param {Review} next in which the selected cell is settled */
  function settle(next) {
    const cell = selected.peek();
    review.value = next;
    const digit = seenIn(next, cell);
    told.textContent = say("photo.now", { ...placeOf(cell, side), digit, left: openCells(next).length });
    go(cell);
  }

  /**
   * Says that the selected cell is right, and goes on to the next cell that is to be compared; after the last of them,
   * to a button.
   */
  function confirm() {
    const cell = selected.peek();
    settle(withConfirmed(review.peek(), cell));
    if (openCells(review.peek()).length === 0)
      (player.getAttribute("aria-disabled") === "true" ? solver : player).focus();
    else go(nextOpen(review.peek(), cell));
  }

  /** @param {KeyboardEvent} event */
  function pressed(event) {
    const to = cellAfter(layout, selected.peek(), event);
    if (to === null && (event.ctrlKey || event.metaKey || event.altKey)) return;
    const digit = digitOfKey(review.peek(), event.key);
    const isRight = event.key === "Enter";
    if (to === null && digit === null && !isRight) return;
    event.preventDefault();
    if (to !== null) go(to);
    else if (isRight) confirm();
    else enter(/** @type {number} */ (digit));
  }

  const hasEntries = review.peek().entered.includes(true);
  const reasonOf = reasons(reading, words, say);

  const stops = [
    effect(() => {
      roving.reach(selected.value);
      cells.forEach((group, cell) => {
        const { entries, read } = review.value;
        const digit = seenIn(review.value, cell);
        const mark = conflicts.value.has(cell) ? "conflict" : markOf(review.value, cell);
        renew(group, {
          "data-mark": mark || undefined,
          "data-entered": entries[cell] ? "true" : undefined,
          "data-selected": String(cell === selected.value),
          "aria-label": cellName(cell, review.value, conflicts.value, say),
          class: digit || read[cell] ? "photo-cell" : "photo-cell photo-cell-blank",
        });
        renew(group.lastElementChild ?? undefined, {}, digit ? String(digit) : read[cell] ? "–" : "");
      });
      roving.hold(cells);
    }),
    effect(() => {
      const cell = selected.value;
      renew(lens, { viewBox: viewBoxOf(frameAround(grid.cells[cell].corners, around)) });
      renew(name, {}, cellName(cell, review.value, conflicts.value, say));
      const text = reasonOf(review.value, cell, clashes.value);
      renew(reason, { hidden: text === "" }, text);
      kind.hidden = !hasEntries || seenIn(review.value, cell) === 0;
      renew(kind, {}, say(review.value.entered[cell] ? "photo.make-given" : "photo.make-entry"));
    }),
    effect(() => {
      const open = openCells(review.value);
      const counts = countPlayed(review.value);
      const isPlayed = counts.entries + counts.notes > 0;
      renew(summary, {}, summaryOf(review.value, solutions.now.value.answer?.status === "unique", say));
      const handwriting = counts.written > 0 ? ` ${say("photo.written", counts)}` : "";
      renew(played, { hidden: !isPlayed }, say("photo.played", counts) + handwriting);
      further.hidden = !isPlayed;
      enable(
        next,
        open.some((cell) => cell !== selected.value),
      );
    }),
    effect(() => {
      const { status, answer } = solutions.now.value;
      const kind = answer?.status;
      renew(
        verdict,
        { "data-verdict": kind },
        words(kind ? verdictKeys[kind] : status === "failed" ? "status.unknown" : "status.waiting"),
      );
      // The main button leads to what suits the puzzle. One without exactly one solution is no game, and where no
      // likely reading has one, the grid may be a wrong one. A killer gets its cages in place Solve.
      for (const button of [player, further])
        enable(button, kind !== "multiple" && kind !== "none" && kind !== "conflict");
      player.classList.toggle("button-main", kind === "unique");
      const isWrong = kind !== "unique" && kind !== undefined;
      const isOtherGrid = review.value.isUnreadable && !review.value.hasCages;
      solver.classList.toggle("button-main", isWrong && !isOtherGrid);
      adjuster.classList.toggle("button-main", isWrong && isOtherGrid);
    }),
  ];

  const hasMarks = openCells(review.peek()).length > 0;
  return {
    element: h(
      "div",
      { class: "photo-review" },
      summary,
      ...unreadNotes(reading, say),
      ...drawnRules(reading, say),
      played,
      drawing,
      h(
        "div",
        { class: "photo-side" },
        h("div", { class: "photo-about-cell" }, lens, h("div", {}, name, reason, kind)),
        h(
          "div",
          { class: "photo-keys", role: "group", "aria-label": say("photo.digits"), "data-side": side },
          ...keys,
          blank,
          right,
          next,
        ),
        h("p", { class: "hint photo-hint" }, say("photo.keys")),
        verdict,
      ),
      told,
      h(
        "div",
        { class: "dialog-foot" },
        h("button", { type: "button", class: "button", onclick: again }, say("photo.another")),
        adjuster,
        solver,
        further,
        player,
      ),
    ),
    focus: () =>
      (hasMarks || reading.status === "unreadable" ? cells[selected.peek()] : player).focus({ preventScroll: true }),
    dispose() {
      for (const stop of stops) stop();
      solutions.dispose();
    },
  };
}

/**
 * A cell. Its plate is in the strip that a printed digit leaves free at the right.
 * @param {import("./photo-grid.js").CellPlace} place @param {number} cell
 */
function cellGroup(place, cell) {
  const [x, y] = pointIn(place, 0.855, 0.73);
  const { size } = place;
  return svgElement(
    svgNode("g", { role: "gridcell", class: "photo-cell", "data-cell": cell }, [
      svgNode("path", { d: pathOf(place.corners) }),
      svgNode("rect", {
        x: x - size * 0.125,
        y: y - size * 0.2,
        width: size * 0.25,
        height: size * 0.4,
        rx: size * 0.05,
      }),
      svgNode("text", { x, y, "font-size": size * 0.4, "text-anchor": "middle", dy: "0.36em" }),
    ]),
  );
}

/** @param {number} cell @param {number} side */
const placeOf = (cell, side) => ({ row: Math.floor(cell / side) + 1, column: (cell % side) + 1 });

/** @param {number} cell @param {Review} review @param {ReadonlySet<number>} conflicts @param {Words} say */
function cellName(cell, review, conflicts, say) {
  const kind = review.entries[cell] ? "entered" : "none";
  const mark = conflicts.has(cell) ? "conflict" : markOf(review, cell) || kind;
  return say("photo.cell", { ...placeOf(cell, review.side), digit: seenIn(review, cell), mark });
}

/** What was not read. The summary tells of cages. @param {PictureReading} reading @param {Words} say */
function unreadNotes({ unread = [] }, say) {
  return unread
    .filter((what) => what !== "cages")
    .map((what) => h("p", { class: "photo-unread" }, say(unreadKeys[what])));
}

/** What is drawn in the photo and is a rule, or could be one. @param {PictureReading} reading @param {Words} say */
function drawnRules({ rules, diagonals, layout = "" }, say) {
  const cages = rules ? [h("p", { class: "photo-cages" }, say("photo.cages"))] : [];
  if (!diagonals) return cages;
  return [...cages, h("p", {}, say(layout.endsWith("+x") ? "photo.diagonals" : "photo.diagonals-decoration"))];
}

/** One solution needs no cages. @param {Review} review @param {boolean} isUnique @param {Words} say */
function summaryOf(review, isUnique, say) {
  const { marks, isUnreadable, hasCages } = review;
  if (hasCages && !isUnique) return say("photo.unread-cages");
  if (isUnreadable) return say("photo.unreadable");
  const changed = marks.filter((mark) => mark === "changed").length;
  const left = openCells(review).length;
  if (changed) return say("photo.changed", { changed, left });
  return marks.some(Boolean) ? say("photo.doubtful", { left }) : say("photo.clear");
}

/**
 * Returns what says why a cell is red; "" for other cells.
 * @param {PictureReading} reading @param {App["words"]} words @param {Words} say
 */
function reasons(reading, words, say) {
  const { digits } = newReview(reading);
  /** @param {Review} now @param {number} cell @param {ReturnType<typeof findConflicts>} clashes */
  return (now, cell, clashes) => {
    const clash = clashes.find(({ cells }) => cells.includes(cell));
    const other = clash?.cells.find((each) => each !== cell);
    if (other !== undefined) return say("photo.clash", { ...placeOf(other, now.side), digit: now.digits[cell] });
    const mark = markOf(now, cell);
    if (mark !== "changed" && mark !== "doubtful") return "";
    const rivals = likelyContents(reading, cell);
    const contents = rivals.map((digit) => (digit ? String(digit) : say("photo.blank-one")));
    // It was chosen for the one solution that the puzzle has as it was read. Doubtful cells have others.
    const isChosen = mark === "changed" && !reading.doubtful?.includes(cell);
    const key = isChosen && digits.every((digit, at) => digit === now.digits[at]) ? "photo.chosen" : "photo.rivals";
    if (rivals.length) return say(key, { contents: words.list(contents, "or") });
    return say(seenIn(now, cell) ? "photo.unusual" : "photo.ink");
  };
}
