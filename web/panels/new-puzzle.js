/**
 * The dialog for a new puzzle. One press on a level makes one: from the stock, if the puzzle is of the usual kind. The board that was
 * there comes back by undo.
 */
import { h } from "../controls/dom.js";
import { errorSentence, isAbort } from "../controls/errors.js";
import { isBlank } from "../model/position.js";
import { patternOf } from "../model/pattern.js";
import { amounts, canBeMade, goalOf, hasLevels, largestMade, levelsOf } from "../model/puzzle-goal.js";
import { createDialog } from "./dialog.js";
import { amountWords } from "./goals.js";
import { layoutSentence } from "./layout-words.js";
import { figuresSentence, levelWords } from "./made-words.js";
import { moreFields } from "./more-fields.js";
import { cellsOf } from "./puzzle.js";
import { shapeFields } from "./shape.js";

/** @typedef {import("../model/puzzle-goal.js").LevelName} LevelName */
/** @typedef {import("../model/puzzle-goal.js").Amount} Amount */
/** @typedef {{ puzzle: string, layout: string, clues: number, level?: LevelName | null, hardest?: string | null, rating?: number | null }} Made */

/**
 * @param {import("./page-tools.js").Page} page
 * @param {object} parts
 * @param {Parameters<typeof shapeFields>[1]["drawRegions"]} parts.drawRegions
 * @param {Parameters<typeof shapeFields>[1]["randomRegions"]} parts.randomRegions
 * @param {import("../model/stock.js").Stock} parts.stock
 * @param {() => Promise<import("./telling.js").Teller>} parts.telling
 * @param {() => void} parts.compose opens the composer on the board
 * @returns {() => void} opens it
 */
export function createNewPuzzle({ engine, store, actions, words, say, focusBoard }, { drawRegions, randomRegions, stock, telling, compose }) {
  const levels = h("div", { class: "level-row", role: "group" });
  const tooLarge = h("p", { class: "hint" }, words("goal.too-large", { side: largestMade }));
  const told = h("p", { class: "dialog-told", role: "status" });
  const bar = h("progress", { max: 1, "aria-label": words("new.busy") });
  const working = h("div", { class: "asking", hidden: true }, bar, h("button", { type: "button", class: "button", onclick: () => asking.abort() }, words("new.stop")));
  const take = h("button", { type: "button", class: "button", hidden: true, onclick: () => nearest && use(nearest) }, words("new.take"));
  const shapeName = h("span", { class: "summary-value" });
  const more = moreFields(words, { telling, ofBoard });
  const any = h("button", { type: "button", class: "button", onclick: () => void make(null) }, words("new.create"));
  const moreDetails = h("details", { class: "shape-more new-part", ontoggle: loadNames }, h("summary", {}, words("new.more")), more.element, h("div", { class: "dialog-foot" }, any));
  const button = (/** @type {string} */ label, /** @type {() => void} */ onclick) => h("button", { type: "button", class: "button", onclick }, label);
  const shape = shapeFields(words, { drawRegions, randomRegions, changed: follow });
  const content = h("div", { class: "new-puzzle" },
    h("div", { class: "new-levels" }, levels, tooLarge, told, working, take),
    h("details", { class: "shape-more new-part" }, h("summary", {}, words("new.shape"), " ", shapeName), shape.element),
    moreDetails,
    h("div", { class: "dialog-foot" }, button(words("new.own"), enterOwn), button(words("new.compose"), openComposer)));
  const dialog = createDialog(words, words("new.title"), content);
  dialog.classList.add("dialog-new");
  dialog.addEventListener("close", () => asking.abort());
  let asking = new AbortController();
  /** What the search came nearest to, if it missed. @type {Made | null} */
  let nearest = null;
  /** @type {LevelName | Amount | null} */
  let pressed = "medium";
  /** @type {import("./telling.js").Teller | null} */
  let teller = null;

  /** @param {import("../model/layout.js").Layout} layout */
  function follow(layout) {
    shapeName.textContent = layoutSentence(layout, words);
    const choices = hasLevels(layout)
      ? levelsOf(layout).map((level) => levelButton(level, levelWords(level, words)))
      : amounts.map((amount) => levelButton(amount, amountWords(layout, amount, words)));
    levels.setAttribute("aria-label", words(hasLevels(layout) ? "new.level" : "new.givens"));
    levels.replaceChildren(...choices);
    levels.hidden = !canBeMade(layout);
    moreDetails.hidden = levels.hidden;
    tooLarge.hidden = !levels.hidden;
    more.follow(layout);
  }

  /** @param {LevelName | Amount} choice @param {string} label */
  function levelButton(choice, label) {
    return h("button", { type: "button", class: "button level", "data-level": choice, onclick: () => void make(choice) }, label);
  }

  async function loadNames() {
    if (!moreDetails.open || teller) return;
    try {
      teller = await telling();
      await more.loadNames();
    } catch {
      told.textContent = words("teach.no-words");
    }
  }

  /** @param {number} cellCount */
  function ofBoard(cellCount) {
    const { givens } = store.state().position;
    return givens.some(Boolean) && givens.length === cellCount ? patternOf(givens) : null;
  }

  /** @param {LevelName | Amount | null} choice null for any level */
  async function make(choice) {
    pressed = choice;
    const layout = shape.layout();
    const isUsual = layout.name === "3x3" && more.symmetry() === "180" && !more.isSet();
    const ready = choice && isUsual ? stock.take(/** @type {LevelName} */ (choice)) : null;
    if (ready) {
      use({ puzzle: ready, layout: layout.name, clues: ready.replaceAll(".", "").length, level: /** @type {LevelName} */ (choice) });
      return;
    }
    await search(goalOfFields(choice));
  }

  /** @param {LevelName | Amount | null} choice */
  function goalOfFields(choice) {
    const layout = shape.layout();
    const { pattern, ...rest } = more.goal();
    const goal = choice ? goalOf(layout, choice) : { layout: layout.name };
    // The pattern decides the number of givens and their symmetry.
    if (pattern) return { ...goal, ...rest, symmetry: /** @type {const} */ ("none"), clues: undefined, pattern };
    return { ...goal, ...rest };
  }

  /** @param {Parameters<typeof engine.generate>[0]} goal */
  async function search(goal) {
    asking.abort();
    const { signal } = asking = new AbortController();
    nearest = null;
    let tried = 0;
    busy(true);
    /** @param {{ fraction: number, tried: number, nearest: Made | null }} progress */
    const onProgress = (progress) => {
      if (signal.aborted) return;
      ({ tried, nearest } = progress);
      bar.value = progress.fraction;
      told.textContent = nearest ? words("new.tried-nearest", { tried, nearest: figuresOf(nearest) }) : words("new.tried", { tried });
    };
    try {
      const made = await engine.generate({ ...goal, signal, onProgress });
      if (!signal.aborted) use(made);
    } catch (error) {
      if (asking.signal !== signal || !dialog.open) return;
      miss(error, tried);
    } finally {
      if (asking.signal === signal) busy(false);
    }
  }

  /** @param {unknown} error @param {number} tried */
  function miss(error, tried) {
    const { code, details } = /** @type {{ code?: string, details?: { tried: number, nearest: Made | null } }} */ (error);
    if (code === "not-found") nearest = details?.nearest ?? null;
    else if (!isAbort(error)) nearest = null;
    const first = code === "not-found" ? words("new.missed", { tried: details?.tried ?? tried }) : isAbort(error) ? words("new.stopped", { tried }) : errorSentence(error, words);
    told.textContent = nearest ? `${first} ${words("new.nearest", { nearest: figuresOf(nearest) })}` : first;
    take.hidden = !nearest;
    if (nearest) take.focus();
    else focusLevel();
  }

  /** @param {Made} made */
  const figuresOf = (made) => figuresSentence(made, words, (id) => teller?.words(`technique.${id}.name`) ?? null);

  /** @param {boolean} at */
  function busy(at) {
    working.hidden = !at;
    if (at) {
      bar.removeAttribute("value");
      told.textContent = words("new.busy");
      take.hidden = true;
    }
  }

  /** @param {Made & { seed?: number, index?: number }} made */
  function use(made) {
    const { puzzle, layout, clues, level } = made;
    actions.setPuzzle({ layout, cells: cellsOf(puzzle, layout) });
    say(level ? words("new.done-level", { level: levelWords(level, words), clues }) : words("new.done", { clues }));
    leave();
  }

  function leave() {
    dialog.close();
    focusBoard();
  }

  function enterOwn() {
    const layout = shape.layout();
    actions.setPuzzle({ layout: layout.name, cells: new Array(layout.cellCount).fill(0) }, "solve");
    say(words("new.empty", { shape: layoutSentence(layout, words) }));
    leave();
  }

  function openComposer() {
    const layout = shape.layout();
    const { position } = store.state();
    if (position.layout !== layout.name || isBlank(position)) actions.setPuzzle({ layout: layout.name, cells: new Array(layout.cellCount).fill(0) }, "solve");
    dialog.close();
    compose();
  }

  function focusLevel() {
    /** @type {HTMLElement | null} */ (levels.querySelector(`[data-level="${pressed}"]`) ?? levels.firstElementChild)?.focus();
  }

  return () => {
    told.textContent = "";
    take.hidden = true;
    nearest = null;
    more.follow(shape.layout());
    dialog.showModal();
    focusLevel();
  };
}
