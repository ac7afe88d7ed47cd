/**
 * The storm in place Learn: what leads to it, the card beside its boards, and its result. A screen
 * reader announces the clock at a few moments only.
 */
import { fill, h, renew } from "../controls/dom.js";
import { icon } from "../controls/icons.js";
import { renewSentences } from "../controls/list.js";
import { isDialogOpen } from "../controls/over-page.js";
import { loadStormWords } from "../i18n/storm-words.js";
import { effect, untracked } from "../model/signals.js";
import { mostMisses, secondsToTell } from "../model/storm.js";
import { lessonAddress } from "./lesson-address.js";
import { loadLessons } from "./lesson-texts.js";
import { answerOf, cardButton, runWork } from "./room.js";
import { createStorm } from "./storm-room.js";

/** @typedef {import("./storm-room.js").OpenStorm} OpenStorm */

/** How often the clock is looked at, in ms. */
const interval = 250;

/**
 * @param {import("./room.js").Room} room
 * @param {object} ways
 * @param {Parameters<typeof createStorm>[0]["engine"]} ways.engine
 * @param {Parameters<typeof createStorm>[0]["best"]} ways.best
 * @param {(technique: string) => void} ways.practise
 * @param {Parameters<typeof createStorm>[0]["exampleOf"]} [ways.exampleOf] from the lessons unless given
 */
export function createStormView(room, { engine, best, practise, exampleOf = examplesIn(room.words.language) }) {
  const {
    card,
    words,
    store,
    say,
    focusBoard,
    teaching: { explanations },
  } = room;
  const storm = createStorm({
    store,
    engine,
    best,
    exampleOf,
    failed: (error) => void answerOf(room, () => Promise.reject(error)),
  });
  const element = h("section", { class: "storm-offer" });
  const told = h("div", { class: "practice-told storm-told" });
  /** What is left and what was found: in the sheet, and in the head of a folded sheet. */
  const [score, folded] = [scoreOf(), scoreOf()];
  /** @type {import("../i18n/storm-words.js").StormWords | null} */
  let sentences = null;
  /** Names of techniques. @type {import("./explanations.js").Explainer["words"] | null} */
  let names = null;
  /** The topic of the board, or of the result. @type {import("../controls/card.js").Topic | null} */
  let topic = null;
  /** What was told last. @type {OpenStorm | null} */
  let last = null;
  /** The time that was left when the clock was looked at last, in ms; whether the view is gone. */
  let [left, isDisposed] = [0, false];
  /** Looks at the clock while a board is played. @type {ReturnType<typeof setInterval> | undefined} */
  let timer;

  /** @param {boolean} isTimed */
  async function start(isTimed) {
    const begun = await runWork(
      room,
      async ({ signal }) => {
        const [said, explainer] = await Promise.all([loadStormWords(words.language), explanations.load()]);
        [sentences, names] = [said, explainer.words];
        await storm.start(isTimed, signal);
        return true;
      },
      h("p", { class: "step-name" }, sentences?.("storm.title") ?? ""),
    );
    if (begun) focusBoard();
  }

  /** @param {OpenStorm} open */
  function showBoard({ board, storm: { isTimed } }) {
    if (!sentences || !names) return;
    const task = taskOf();
    const title = board.isNamed ? names(`technique.${board.technique}.name`) : sentences("storm.unnamed");
    const label = sentences("storm.skip");
    const before = topic;
    if (before) before.closed = undefined;
    renewSentences(told, [task]);
    topic = {
      title,
      content: h(
        "div",
        { class: "card-parts" },
        score.element,
        told,
        h(
          "div",
          { class: "card-buttons" },
          cardButton(label, storm.leave),
          cardButton(sentences("storm.end"), storm.finish),
        ),
        h("p", { class: "aside" }, sentences(isTimed ? "storm.rules-timed" : "storm.rules-untimed")),
      ),
      closed,
      needsKeys: true,
      whileFolded: h(
        "div",
        { class: "folded-buttons" },
        folded.element,
        h(
          "button",
          { type: "button", class: "icon-button", "aria-label": label, title: label, onclick: storm.leave },
          icon("next"),
        ),
      ),
      walk: (by) => by > 0 && storm.leave(),
    };
    card.open(topic);
    card.announce(words.sentence(title));
    tell(task);
    focusBoard();
  }

  /** Says a sentence where it is seen: the line under the board says what a folded sheet cannot show. */
  function tell(/** @type {string} */ sentence, /** @type {"plain" | "error"} */ tone = "plain") {
    if (card.isFolded()) say(sentence, tone);
    else card.announce(sentence);
  }

  /** What is to be done on the board. */
  function taskOf() {
    const { board } = /** @type {OpenStorm} */ (storm.current.peek());
    if (!board.isNamed) return /** @type {NonNullable<typeof sentences>} */ (sentences)("storm.task-unnamed");
    const isPlacement = store.state().entry.mode === "digit";
    return /** @type {NonNullable<typeof sentences>} */ (sentences)(
      isPlacement ? "storm.task-place" : "storm.task-remove",
    );
  }

  /** @param {OpenStorm} open */
  function tellMiss({ storm: { isTimed, misses } }) {
    if (!sentences) return;
    const sentence = isTimed
      ? sentences("storm.wrong-timed")
      : sentences("storm.wrong-untimed", { left: mostMisses - misses });
    renewSentences(told, [sentence, taskOf()]);
    tell(sentence, "error");
  }

  /** @param {OpenStorm} open */
  function showResult({ storm: { isTimed, found }, board: { technique } }) {
    if (!sentences || !names) return;
    const said = sentences;
    if (topic) topic.closed = undefined;
    const kept = best.read()[isTimed ? "timed" : "untimed"];
    const told = [said("storm.found", { count: found }), ...(kept ? [said("storm.best", { count: kept })] : [])];
    topic = {
      title: said("storm.over"),
      content: h(
        "div",
        { class: "card-parts" },
        h("p", { class: "storm-found" }, told[0]),
        kept > 0 && h("p", {}, told[1]),
        h("p", { class: "aside" }, said("storm.shown", { technique: names(`technique.${technique}.name`) })),
        h(
          "div",
          { class: "card-buttons" },
          cardButton(said("storm.again"), () => void start(isTimed), true),
          cardButton(said("storm.practise"), () => practise(technique)),
        ),
        h("p", {}, h("a", { href: lessonAddress(technique) }, words("practice.lesson"))),
      ),
      closed,
    };
    card.turnTo(topic);
    say("");
    card.announce(words.text([words.sentence(said("storm.over")), ...told]));
    writeOffer();
  }

  /** @param {OpenStorm | null} open */
  function follow(open) {
    const before = last;
    last = open;
    clearInterval(timer);
    if (open && open.news !== "over") timer = setInterval(tick, interval);
    if (!open) {
      if (topic && card.shows(topic)) card.close();
      topic = null;
      writeOffer();
      return;
    }
    const { storm: now, board, news } = open;
    if (news === "over") {
      if (before?.news !== "over") showResult(open);
      return;
    }
    if (before?.board !== board) {
      left = storm.tick();
      showBoard(open);
    } else if (news === "waiting") {
      if (now.found > before.storm.found) tell(words("practice.right"));
    } else if (now.misses > before.storm.misses) tellMiss(open);
    else if (now === before.storm) tell(taskOf());
    writeScore(storm.tick());
  }

  /** @param {number} time that is left, in ms */
  function writeScore(time) {
    const open = storm.current.peek();
    if (!open || !sentences) return;
    const { isTimed, found, misses } = open.storm;
    const clock = isTimed
      ? words.time(Math.ceil(time / 1000) * 1000)
      : sentences("storm.misses-left", { left: Math.max(0, mostMisses - misses) });
    const signs = `✗ ${misses}/${mostMisses}`;
    renew(score.clock, { role: isTimed && "timer" }, clock);
    renew(folded.clock, { role: isTimed ? "timer" : "img", "aria-label": !isTimed && clock }, isTimed ? clock : signs);
    const told = sentences("storm.score", { count: found });
    renew(score.count, {}, told);
    renew(folded.count, { role: "img", "aria-label": told }, `✓ ${words.number(found)}`);
  }

  function tick() {
    const time = storm.tick();
    writeScore(time);
    const seconds = storm.current.peek()?.storm.isTimed ? secondsToTell(left, time) : null;
    left = time;
    if (seconds !== null && sentences) card.announce(sentences("storm.seconds", { seconds }));
  }

  function closed() {
    topic = null;
    storm.close();
  }

  /** What leads to the storm, once its sentences are there. */
  function writeOffer() {
    if (!sentences) return;
    const { timed, untimed } = best.read();
    element.setAttribute("aria-label", sentences("storm.title"));
    fill(
      element,
      h("h2", {}, sentences("storm.title")),
      h("p", {}, sentences("storm.about")),
      (timed > 0 || untimed > 0) && h("p", { class: "aside" }, sentences("storm.bests", { timed, untimed })),
      h(
        "div",
        { class: "card-buttons" },
        cardButton(sentences("storm.start"), () => void start(true)),
        cardButton(sentences("storm.start-untimed"), () => void start(false)),
      ),
    );
  }

  void answerOf(room, () => loadStormWords(words.language)).then((loaded) => {
    if (!loaded || isDisposed) return;
    sentences = loaded;
    writeOffer();
  });
  const endRest = followSight(storm.rest);
  const release = effect(() => {
    const open = storm.current.value;
    untracked(() => follow(open));
  });
  return {
    element,
    current: storm.current,
    /** A button that begins a storm; null while its sentences are not loaded. */
    button: () => sentences && cardButton(sentences("storm.begin"), () => void start(true)),
    dispose() {
      isDisposed = true;
      clearInterval(timer);
      endRest();
      release();
      if (topic) topic.closed = undefined;
      storm.dispose();
    },
  };
}

/** @param {string} language @returns {Parameters<typeof createStorm>[0]["exampleOf"]} */
const examplesIn = (language) => async (technique) =>
  (await loadLessons(language)).boards.techniques[technique].example;

/**
 * Tells whether the board is out of sight: in a page that is hidden, or behind a dialog.
 * @param {(isOut: boolean) => void} tell
 * @returns {() => void} the unsubscriber
 */
function followSight(tell) {
  const tellNow = () => tell(document.hidden || isDialogOpen.peek());
  document.addEventListener("visibilitychange", tellNow);
  const unfollow = effect(() => {
    void isDialogOpen.value;
    untracked(tellNow);
  });
  return () => {
    document.removeEventListener("visibilitychange", tellNow);
    unfollow();
  };
}

/** Where the clock and the number of boards are written. */
function scoreOf() {
  const clock = h("span", { class: "storm-clock", role: "timer" });
  const count = h("span", { class: "storm-count" });
  return { element: h("div", { class: "storm-score" }, clock, count), clock, count };
}
