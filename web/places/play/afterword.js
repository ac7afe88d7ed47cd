/**
 * The afterword of a finished game: the hardest step, where the time went, a step that was there during a long pause,
 * and the ways to look at it again. It comes when the teacher has answered; the card does not wait for it.
 */
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { loadStepWords } from "../../i18n/steps/step-words.js";
import { isAnswer } from "../../model/error-codes.js";
import { framesOf } from "../../model/replay.js";
import { pauseWithoutMistake, timelineOf } from "../../model/timeline.js";
import { lessonAddress } from "../../teacher/lesson-address.js";
import { pathOf, stepAt } from "./played-puzzle.js";
import { openReplay } from "./replay-dialog.js";
import { timelinePicture } from "./timeline-picture.js";

/** @typedef {import("../shell/app.js").App} App */

/**
 * @param {Pick<App, "engine" | "facts" | "games" | "load" | "say" | "settings" | "words">} app
 * @param {import("../../model/state.js").State} state of the finished game
 * @param {import("../../i18n/played-words.js").PlayedWords} said
 * @returns {{ element: HTMLElement, close: () => void }}
 */
export function afterword(app, state, said) {
  const { games, settings, words } = app;
  const { id } = state.game;
  const leaving = new AbortController();
  const replay = (/** @type {Parameters<typeof openReplay>[2]} */ start) => () => void openReplay(app, id, start);
  const facts = h("dl", { class: "figures-list" });
  const missed = h("div", { class: "afterword-missed", hidden: true });
  const line = h("div", { class: "timeline-place" });
  const element = h(
    "section",
    { class: "afterword" },
    line,
    facts,
    missed,
    h("button", { type: "button", class: "button", onclick: replay({}) }, said("replay.open")),
  );

  async function show() {
    const recorded = await games.recorded(id);
    if (!recorded || leaving.signal.aborted) return;
    const frames = framesOf(recorded.state, recorded.recording);
    const timeline = timelineOf(frames);
    if (timeline) line.append(timelinePicture(timeline, words, said).element);
    const names = await loadStepWords(words.language, settings.englishNames.peek(), state.position.rules !== null);
    /** @param {string} technique */
    const link = (technique) => h("a", { href: lessonAddress(technique) }, names(`technique.${technique}.name`));
    const { hardest } = await pathOf(app, state.position, leaving.signal);
    if (hardest) facts.append(h("div", {}, h("dt", {}, said("afterword.hardest")), h("dd", {}, link(hardest))));
    const pause = timeline && pauseWithoutMistake(timeline, frames);
    if (!pause) return;
    const found = await stepAt(app, frames[pause.frame].position, leaving.signal);
    if (!found) return;
    const sentence = said("afterword.missed", {
      time: words.time(pause.from),
      duration: words.duration(pause.to - pause.from),
      technique: names(`technique.${found.step.technique}.name`),
    });
    missed.append(
      h("p", {}, sentence),
      h(
        "div",
        { class: "finish-buttons" },
        h(
          "button",
          { type: "button", class: "button", onclick: replay({ frame: pause.frame, found }) },
          said("afterword.look"),
        ),
        h("a", { class: "button", href: lessonAddress(found.step.technique) }, said("afterword.practise")),
      ),
    );
    missed.hidden = false;
  }

  // What the teacher cannot say of a puzzle is left out: the result stands without it.
  show().catch((error) => {
    if (!leaving.signal.aborted && !isAnswer(error)) app.say(errorSentence(error, words), "error");
  });
  return { element, close: () => leaving.abort() };
}
