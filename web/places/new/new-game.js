/**
 * The dialog for a new game: games to continue, a puzzle by one press on a level, the daily puzzle; size, rules and
 * further settings are made when they are opened. The levels stand for a puzzle of the size and the rules that are
 * chosen. The game before is kept.
 */
import { cameraIcon } from "../../controls/camera-icon.js";
import { createDialog } from "../../controls/dialog.js";
import { h, renew } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { renewList } from "../../controls/list.js";
import { dayOf } from "../../model/days.js";
import { layoutNamed, layoutOfSide } from "../../model/layout.js";
import { patternOf } from "../../model/pattern.js";
import { begin } from "../../model/session.js";
import { newState } from "../../model/state.js";
import { wordPart } from "../../model/wordoku.js";
import { amounts, canBeMade, goalOf, isChosenByLevel, largestMade, levelsOf } from "../../model/puzzle-goal.js";
import { continueList } from "./begun-games.js";
import { dailyPart } from "./daily-view.js";
import { amountWords } from "./goals.js";
import { loadFaceWords } from "../../i18n/face-words.js";
import { layoutTitle } from "../../i18n/grid-names.js";
import { levelWords } from "../../i18n/level-words.js";
import { loadStepWords } from "../../i18n/steps/step-words.js";
import { figuresSentence } from "./puzzle-words.js";
import { moreFields } from "./more-fields.js";
import { createSearch } from "./puzzle-search.js";
import { shapeFields } from "./shape.js";
import { shapesOf } from "./regions.js";
import { fromStock, startMade } from "./game-start.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../model/layout.js").Layout} Layout */
/** @typedef {import("../../model/puzzle-goal.js").LevelName} LevelName */
/** @typedef {import("../../model/puzzle-goal.js").Amount} Amount */
/** @typedef {import("./game-start.js").Made} Made */

/** The layout chosen last, while the page is open. */
let chosenLayout = "3x3";

/**
 * @param {App} app
 * @returns {HTMLDialogElement} open; it is removed when it closes
 */
export function openNewGame(app) {
  const { engine, store, words, settings } = app;
  const shapeName = h("span", { class: "new-shape-name" });
  const heading = h("h3", {});
  const levels = h("div", { class: "level-row", role: "group" });
  const tooLarge = h("p", { class: "hint" }, words("goal.too-large", { side: largestMade }));
  const otherLevels = h("p", { class: "hint" }, words("goal.other-levels"));
  const search = createSearch({
    engine,
    store,
    words,
    figuresOf: (made) => figuresSentence(made, words, (id) => names?.(`technique.${id}.name`) ?? null),
    use,
    missed: focusLevel,
  });
  const shapeDetails = h(
    "details",
    { class: "shape-more new-part", ontoggle: () => void buildShape() },
    h("summary", {}, words("new.shape"), " ", shapeName),
  );
  const moreDetails = h(
    "details",
    { class: "shape-more new-part", ontoggle: () => void buildMore() },
    h("summary", {}, words("new.more")),
  );
  const own = h(
    "button",
    { type: "button", class: "button bar-button new-own", onclick: () => void enterOwn() },
    icon("compose"),
    words("new.own"),
  );
  const opener = h(
    "button",
    { type: "button", class: "button bar-button new-own", onclick: openOther },
    icon("paste"),
    words("open.open"),
  );
  const photo = h(
    "button",
    { type: "button", class: "quiet new-aside", onclick: openPhoto },
    cameraIcon(),
    words("photo.open"),
  );
  const begun = continueList(app, leave);
  const levelSection = h(
    "section",
    { class: "new-levels" },
    h("div", { class: "new-head" }, heading, photo),
    levels,
    otherLevels,
    tooLarge,
    ...search.elements,
  );
  const dialog = createDialog(
    words,
    words("new.title"),
    h(
      "div",
      { class: "new-puzzle" },
      begun.element,
      levelSection,
      dailyPart(app, dayOf(Date.now()), leave),
      shapeDetails,
      moreDetails,
      own,
      opener,
    ),
  );
  dialog.classList.add("dialog-new");
  dialog.addEventListener("close", () => {
    search.close();
    begun.close();
  });
  let layout = /** @type {Layout} */ (layoutNamed(chosenLayout));
  /** @type {ReturnType<typeof moreFields> | null} */
  let more = null;
  /** @type {Awaited<ReturnType<typeof import("./made-rules-fields.js").createMadeRulesFields>> | null} */
  let variants = null;
  let isShapeComing = false;
  /** The fields of the shape, once they are built. @type {HTMLElement | null} */
  let shapeElement = null;
  /** @type {LevelName | Amount | null} */
  let pressed = settings.level.value;
  /**
   * The names of techniques, once they are loaded.
   * @type {import("../../i18n/steps/step-words.js").StepWords | null}
   */
  let names = null;

  /** @param {Layout} next */
  function follow(next) {
    layout = next;
    chosenLayout = next.name;
    show();
  }

  /** Shows the levels of the board and the rules that are chosen. */
  function show() {
    const own = variants?.choice() ?? null;
    const board = own?.layout ?? layout;
    const shape = layoutTitle(board, words);
    const byLevel = own !== null || isChosenByLevel(layout);
    const isUsual = !own && layout === layoutOfSide(9);
    shapeName.textContent = own ? words("shape.with-rules", { shape, rules: own.title }) : shape;
    heading.textContent = isUsual
      ? words("new.heading")
      : words("new.heading-shape", {
          shape: own ? words.list([own.title, `${board.digitCount} × ${board.digitCount}`], "bare") : shape,
        });
    levels.setAttribute("aria-label", words(byLevel ? "new.level" : "new.givens"));
    const named = byLevel
      ? levelsOf(board, own?.madeRules).map((level) => [level, levelWords(level, words)])
      : amounts.map((amount) => [amount, amountWords(layout, amount, words)]);
    const choices = /** @type {[LevelName | Amount | null, string][]} */ (
      !own && more && moreDetails.open ? [...named, [null, words(byLevel ? "new.any-level" : "new.any-number")]] : named
    );
    renewList(
      levels,
      choices,
      ([choice]) => choice,
      ([choice]) => levelButton(choice),
      (button, [, label]) => renew(button, {}, label),
    );
    levels.hidden = heading.hidden = !own && !canBeMade(layout);
    moreDetails.hidden = levels.hidden || own !== null;
    tooLarge.hidden = !levels.hidden;
    otherLevels.hidden = own !== null || !byLevel || levelsOf(layout).includes("extreme");
    if (shapeElement) shapeElement.hidden = own !== null;
    more?.follow(layout);
  }

  /** @param {LevelName | Amount | null} choice null for any */
  function levelButton(choice) {
    return h("button", {
      type: "button",
      class: "button level",
      "data-level": choice ?? "any",
      onclick: () => void make(choice),
    });
  }

  /**
   * The choice of rules stands above the shape, so it comes first: what is below it must not move away from a finger.
   * Without its code there is the shape alone.
   */
  async function buildShape() {
    if (!shapeDetails.open || isShapeComing || (variants && shapeElement)) return;
    isShapeComing = true;
    try {
      const { createMadeRulesFields } = await app.load("madeRulesFields");
      variants = await createMadeRulesFields(app, { changed: show });
      shapeDetails.querySelector("summary")?.after(variants.element);
    } catch {
      search.tell(words("error.not-loaded"));
    }
    isShapeComing = false;
    if (shapeElement) return;
    shapeElement = shapeFields(words, { ...shapesOf(app), start: layout, changed: follow }).element;
    shapeDetails.append(shapeElement);
  }

  async function buildMore() {
    if (moreDetails.open && !more) {
      const faceWords = await loadFaceWords(words.language).catch(() => null);
      moreDetails.append((more ??= moreFields(words, { faceWords, loadNames, ofBoard })).element);
    }
    follow(layout);
    if (!more || names) return;
    try {
      await more.loadNames();
    } catch {
      search.tell(words("error.no-explanations"));
    }
  }

  async function loadNames() {
    return (names = await loadStepWords(words.language, settings.englishNames.peek()));
  }

  /** @param {number} cellCount */
  function ofBoard(cellCount) {
    const { givens } = store.state().position;
    return givens.some(Boolean) && givens.length === cellCount ? patternOf(givens) : null;
  }

  /** @param {LevelName | Amount | null} choice null for any level */
  async function make(choice) {
    pressed = choice;
    const own = variants?.choice() ?? null;
    if (choice && (own || isChosenByLevel(layout))) settings.level.value = /** @type {LevelName} */ (choice);
    if (own) {
      const level = settings.level.value;
      await search.run(goalOf(own.layout, level, own), {
        origin: { ruled: own.madeRules, title: own.title },
        missed: own.missed(level),
      });
      return;
    }
    const fault = more?.fault();
    if (fault) return search.tell(fault);
    const ofWord = wordPart(store.state().game.origin.face, layout);
    const isUsual = !ofWord.word && layout.name === "3x3" && (!more || (more.symmetry() === "180" && !more.isSet()));
    const ready = choice && isUsual ? fromStock(/** @type {LevelName} */ (choice)) : null;
    if (ready) use(ready);
    else await search.run({ ...ofWord, ...goalOfFields(choice) });
  }

  /** @param {LevelName | Amount | null} choice */
  function goalOfFields(choice) {
    const goal = choice ? goalOf(layout, choice) : { layout: layout.name };
    if (!more) return goal;
    const { pattern, ...rest } = more.goal();
    // The pattern decides the number of givens and their symmetry.
    if (pattern) return { ...goal, ...rest, symmetry: /** @type {const} */ ("none"), clues: undefined, pattern };
    return { ...goal, ...rest };
  }

  /** @param {Made} made @param {Partial<import("../../model/game.js").Origin>} [origin] */
  function use(made, origin) {
    leave();
    void startMade(app, made, origin);
  }

  function leave() {
    dialog.close();
  }

  async function enterOwn() {
    leave();
    if ((await app.go("solve")) !== "opened") return;
    app.store.change(begin, newState({ layout: layout.name, activity: "enter" }));
    app.focusBoard();
  }

  function openOther() {
    leave();
    void app.open("exchange", ({ openDialogWith }) => openDialogWith(app));
  }

  function openPhoto() {
    leave();
    void app.open("photo", (room) => room.openPhoto(app));
  }

  function focusLevel() {
    /** @type {HTMLElement | null} */ (
      levels.querySelector(`[data-level="${pressed}"]`) ?? levels.firstElementChild
    )?.focus();
  }

  follow(layout);
  dialog.showModal();
  focusLevel();
  return dialog;
}
