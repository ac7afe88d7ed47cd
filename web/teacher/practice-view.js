/**
 * Practice in the card: the technique, the task, and what is said about the player's answer. The keypad stays within
 * reach.
 */
import { h } from "../controls/dom.js";
import { errorSentence } from "../controls/errors.js";
import { renewSentences } from "../controls/list.js";
import { codeOfError } from "../model/error-codes.js";
import { startOf } from "../model/hint-position.js";
import { cellName } from "../model/layout.js";
import { layoutOf } from "../model/position.js";
import { effect, untracked } from "../model/signals.js";
import { aboutOf, onwardFrom, progressTold } from "./practice-onward.js";
import { cardButton } from "./room.js";
import { sentencesAt } from "./step-view.js";

/** @typedef {import("./practice.js").Exercise} Exercise */
/** @typedef {import("./practice.js").Reply} Reply */

const verdicts = /** @type {const} */ ({
  nothing: "practice.nothing",
  right: "practice.right",
  partly: "practice.partly",
  wrong: "practice.wrong",
  other: "practice.no-part",
});

/**
 * @param {import("./room.js").Room} room
 * @param {import("./practice-onward.js").Course} [course] that the exercises belong to
 * @param {typeof import("./practice-taps.js").createTaps} [createTaps] where the exercises of lessons are done
 */
export function createPracticeView(room, course, createTaps) {
  const { teaching, card, words, say, focusBoard, failed } = room;
  const { practice, explanations } = teaching;
  const about = h("div", { class: "practice-about" });
  const told = h("div", { class: "practice-told" });
  const nextButton = () =>
    cardButton(words("practice.next"), () => {
      if (shown?.level) void startLevel(shown.level);
      else if (shown) void start(shown.technique, shown.before.layout);
    });
  /** Goes on in the course, when the exercises of a technique are done. */
  const onButton = () => {
    const button = cardButton(
      "",
      () => {
        onward?.go();
      },
      true,
    );
    button.hidden = true;
    return button;
  };
  const buttonsOf = () => ({
    check: cardButton(words("practice.check"), checkAnswer, true),
    hint: cardButton(words("hint.button"), giveHint),
    on: onButton(),
    next: nextButton(),
  });
  /** The buttons in the sheet, and those in the head of a folded sheet: one of them at a time. */
  const [buttons, folded] = [buttonsOf(), buttonsOf()];
  const content = h(
    "div",
    { class: "card-parts" },
    told,
    h(
      "div",
      { class: "card-buttons" },
      buttons.check,
      buttons.hint,
      cardButton(words("practice.show"), showAnswer),
      buttons.on,
      buttons.next,
    ),
    about,
  );
  /** Names of techniques and levels. @type {import("./explanations.js").Explainer["words"] | null} */
  let names = null;
  /** The exercise that is in the card. @type {Exercise | null} */
  let shown = null;
  /** @type {import("./practice-onward.js").Onward | null} */
  let onward = null;
  /** What the card shows of the exercise. @type {import("../controls/card.js").Topic | null} */
  let topic = null;

  /** @param {string} technique @param {string} [layout] of the player's game when absent */
  const start = (technique, layout) =>
    find(
      (names) => names(`technique.${technique}.name`),
      (working) => practice.start(technique, working, layout),
    );

  /** The technique is for the player to find. @param {import("./practice.js").Level} level */
  const startLevel = (level) =>
    find(
      (names) => levelTitle(level, names),
      (working) => practice.startLevel(level, working),
    );

  /** @param {import("./practice.js").Level} level @param {import("./explanations.js").Explainer["words"]} names */
  const levelTitle = (level, names) => words("practice.of-level", { level: names(`level.${level}`) });

  /**
   * @param {(names: import("./explanations.js").Explainer["words"]) => string} titleOf
   * @param {(working: import("../controls/work.js").Working) => Promise<void>} work
   */
  async function find(titleOf, work) {
    try {
      const { words: names } = await explanations.load();
      await card.run(work, h("p", { class: "step-name" }, titleOf(names)));
    } catch (error) {
      const isNotFound = codeOfError(error) === "not-found";
      fail(isNotFound ? words("practice.not-found") : errorSentence(error, words));
      failed?.(error);
    }
  }

  /** The exercise before stays when there is one. @param {string} sentence */
  function fail(sentence) {
    if (shown) tell([sentence]);
    if (!shown || card.isFolded()) say(sentence, "error");
    else card.announce(sentence);
  }

  /** While the sheet is folded, the line under the board says what the card cannot show. */
  function checkAnswer() {
    practice.check();
    tellFolded(practice.reply.peek());
  }

  /** @param {Reply | null} reply */
  function tellFolded(reply) {
    if (reply?.kind === "judged" && card.isFolded())
      say(words.text(judgementSentences(reply)), reply.judgement.verdict === "wrong" ? "error" : "plain");
  }

  function giveHint() {
    say("");
    practice.hint();
  }

  function showAnswer() {
    say("");
    practice.showAnswer();
  }

  /** @param {string[]} sentences @param {string} [verdict] */
  function tell(sentences, verdict = "") {
    told.dataset.verdict = verdict;
    renewSentences(told, sentences);
  }

  /** @param {Exercise | null} exercise */
  async function show(exercise) {
    if (!exercise) {
      if (topic && card.shows(topic)) card.close();
      return;
    }
    const explainer = await explanations.load();
    if (exercise.isLesson) await taps?.load();
    if (practice.current.peek() !== exercise || shown === exercise) return;
    names = explainer.words;
    const name = exercise.level ? levelTitle(exercise.level, names) : names(`technique.${exercise.technique}.name`);
    // The topic before must not end the exercise that has taken its place on the board.
    if (topic) topic.closed = undefined;
    topic = {
      title: name,
      content,
      closed,
      needsKeys: true,
      whileFolded: h("div", { class: "folded-buttons" }, folded.check, folded.hint, folded.on, folded.next),
    };
    shown = exercise;
    say("");
    card.open(topic);
    void showReply(practice.reply.peek());
    card.announce(words.text([words.sentence(name), taskOf(exercise, words, taps)]));
    if (card.isFolded()) say(taskOf(exercise, words, taps));
    focusBoard();
  }

  /** @param {Reply | null} reply */
  async function showReply(reply) {
    if (!shown) return;
    onward = isOver(reply) ? onwardFrom(shown, words, course) : null;
    const isHint = reply?.kind === "hint";
    for (const { check, hint, on, next } of [buttons, folded]) {
      check.classList.toggle("button-main", !isOver(reply));
      next.classList.toggle("button-main", isOver(reply) && !onward);
      on.hidden = !onward;
      on.textContent = onward?.label ?? "";
      hint.textContent = words(isHint ? "hint.more" : "hint.button");
      hint.hidden = isOver(reply) || (isHint && reply.strength === 2);
    }
    // An exercise that answers each tap has nothing to check.
    buttons.check.hidden = shown.isLesson === true;
    folded.check.hidden = isOver(reply) || shown.isLesson === true;
    folded.hint.hidden ||= !shown.isLesson;
    buttons.next.hidden = shown.isOnly === true;
    folded.next.hidden = !isOver(reply) || shown.isOnly === true || onward !== null;
    about.replaceChildren(...(names ? aboutOf(shown, isOver(reply), names, words, course) : []));
    if (!reply) tell([taskOf(shown, words, taps)]);
    else if (reply.kind === "judged") {
      tell(judgementSentences(reply), reply.judgement.verdict);
      if (!card.isFolded()) card.announce(words.text(judgementSentences(reply)));
    } else {
      const { before } = shown;
      const { explain } = await explanations.load();
      if (practice.reply.peek() !== reply) return;
      const explanation = explain(reply.answer, { position: before, sets: startOf(before).sets });
      const sentences = sentencesAt(explanation, reply.kind === "hint" ? reply.strength : 3);
      tell(sentences);
      card.announce(words.text(sentences));
      if (reply.kind === "hint" && card.isFolded()) say(words.text(sentences));
    }
  }

  /** @param {Extract<Reply, { kind: "judged" }>} reply */
  function judgementSentences({ judgement: { faults, done, all, besides, elsewhere, verdict }, position }) {
    const layout = layoutOf(position);
    if (verdict === "other" && elsewhere.length) {
      const digits = elsewhere.map(({ cell, digit }) =>
        words("mistake.note", {
          cell: explanations.nameCell(cellName(layout, cell)),
          digit: explanations.nameDigit(digit, position),
        }),
      );
      return [words("practice.elsewhere", { count: digits.length, digits: words.list(digits) })];
    }
    const wrong = faults.map(({ cell, digit }) =>
      words(position.entries[cell] ? "practice.fault-placed" : "practice.fault-removed", {
        cell: explanations.nameCell(cellName(layout, cell)),
        digit: explanations.nameDigit(digit, position),
      }),
    );
    return [
      words(verdict === "other" && shown?.level ? "practice.no-level" : verdicts[verdict], {
        todo: all - done,
        count: done,
        all,
      }),
      ...wrong,
      ...(verdict === "right" && shown ? progressTold(shown, words, course) : []),
      ...(verdict === "right" && besides ? [words("practice.besides", { count: besides })] : []),
    ];
  }

  function closed() {
    shown = null;
    practice.close();
  }

  const taps = createTaps?.(room, {
    replied: tellFolded,
    ask(sentence) {
      tell([sentence]);
      if (card.isFolded()) say(sentence);
      else card.announce(sentence);
    },
  });
  const releases = [
    effect(() => {
      const exercise = practice.current.value;
      untracked(() => void show(exercise));
    }),
    effect(() => {
      const reply = practice.reply.value;
      untracked(() => void showReply(reply));
    }),
  ];
  return {
    /** Finds an exercise that needs the technique. */
    start,
    startLevel,
    dispose() {
      for (const release of releases) release();
      taps?.dispose();
      if (topic) topic.closed = undefined;
    },
  };
}

/** Whether nothing is left to be found. @param {Reply | null} reply */
const isOver = (reply) => reply?.kind === "answer" || (reply?.kind === "judged" && reply.judgement.verdict === "right");

/**
 * What the player is to do; in an exercise that answers each tap, the question about the cell that is selected.
 * @param {Exercise} exercise
 * @param {import("../i18n/words.js").Words} words
 * @param {ReturnType<typeof import("./practice-taps.js").createTaps>} [taps]
 */
function taskOf(exercise, words, taps) {
  const [{ level, answers }, question] = [exercise, taps?.question(exercise)];
  if (question) return question;
  if (level) return words("practice.task-any");
  const isPlacement = answers.some(({ placements = [] }) => placements.length);
  return words(isPlacement ? "practice.task-place" : "practice.task-remove");
}
