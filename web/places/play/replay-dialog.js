/**
 * The replay of a game: the board at each moment, a slider, buttons; beside it the path to the solution, or another
 * game with the same puzzle. Two games go together by the digits that are placed.
 */
import { createDialog } from "../../controls/dialog.js";
import { h, renew } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { icon } from "../../controls/icons.js";
import { loadPlayedWords } from "../../i18n/played-words.js";
import { dayOf } from "../../model/days.js";
import { framesOf } from "../../model/replay.js";
import { timelineOf } from "../../model/timeline.js";
import { pathOf, placeOnPath } from "./played-puzzle.js";
import { replayPictures } from "./replay-board.js";
import { timelinePicture } from "./timeline-picture.js";

/** @typedef {import("../shell/app.js").App} App */
/** @typedef {import("../../model/replay.js").Frame} Frame */
/** @typedef {import("../../model/position.js").Position} Position */
/** @typedef {import("../../i18n/played-words.js").PlayedWords} PlayedWords */
/** @typedef {(position: Position) => SVGElement} Beside the picture of the other game for a position of this one */

/** Milliseconds of a whole replay at the usual speed, and of a frame at least and at most. */
const [whole, least, most] = [30_000, 60, 700];
const speeds = /** @type {const} */ ({ slow: 2.5, normal: 1, fast: 0.4 });

/**
 * @param {Pick<App, "engine" | "facts" | "games" | "load" | "say" | "settings" | "words">} app
 * @param {string} id of the game
 * @param {object} [start]
 * @param {number} [start.frame] which is shown first; the beginning when absent
 * @param {{ step: import("../../model/step.js").Step, state: import("../../model/step.js").StepState }} [start.found]
 *   the step that this frame has, which is then drawn
 */
export async function openReplay(app, id, { frame: first = 0, found } = {}) {
  const { engine, games, load, say, settings, words } = app;
  const [said, game] = await Promise.all([loadPlayedWords(words.language), games.recorded(id)]);
  if (!game) {
    say(words("games.damaged"), "error");
    return;
  }
  const { state } = game;
  const frames = framesOf(state, game.recording);
  const timeline = timelineOf(frames);
  const line = timeline && timelinePicture(timeline, words, said);
  const drawing = state.position.rules || state.game.origin.drawing ? await load("rulesOnBoard") : null;
  const pictures = replayPictures({
    origin: state.game.origin,
    noteStyle: settings.noteStyle.peek(),
    extensions: drawing ? [drawing.ruleExtension, drawing.fogInPicture.extension] : [],
    seen: drawing?.fogInPicture.seen,
  });
  const leaving = new AbortController();
  const last = frames.length - 1;
  const all = state.position.givens.filter((given) => !given).length;
  let at = Math.min(first, last);
  /** @type {keyof typeof speeds} */
  let speed = "normal";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let playing;
  /** @type {Beside | null} */
  let beside = null;

  const board = h("div", { class: "replay-board" });
  const other = h("div", { class: "replay-board" });
  const named = (/** @type {Node} */ picture, /** @type {string} */ name) =>
    h("figure", {}, picture, h("figcaption", {}, name));
  const otherName = h("figcaption", {});
  const otherFigure = h("figure", { hidden: true }, other, otherName);
  const told = h("p", { class: "replay-told" });
  const slider = h("input", {
    type: "range",
    class: "replay-slider",
    min: 0,
    max: last,
    "aria-label": said("replay.slider"),
    oninput: () => go(slider.valueAsNumber),
  });
  /** @param {"first" | "previous" | "next"} picture @param {string} name @param {() => void} act */
  const move = (picture, name, act) =>
    h("button", { type: "button", class: "icon-button", "aria-label": name, title: name, onclick: act }, icon(picture));
  const run = h("button", { type: "button", class: "icon-button replay-run", onclick: toggle });
  const trouble = h("p", { class: "dialog-told", role: "status" });
  const dialog = createDialog(
    words,
    said("replay.title"),
    h(
      "div",
      { class: "play-dialog replay" },
      h("div", { class: "replay-boards" }, named(board, said("replay.own")), otherFigure),
      line && h("div", { class: "timeline-place" }, line.element),
      slider,
      told,
      h(
        "div",
        { class: "replay-buttons" },
        move("first", said("replay.first"), () => go(0)),
        move("previous", said("replay.back"), () => go(at - 1)),
        run,
        move("next", said("replay.forward"), () => go(at + 1)),
        speedField(said, (chosen) => {
          speed = chosen;
        }),
      ),
      besideField(),
      trouble,
    ),
  );
  dialog.classList.add("dialog-replay");
  dialog.addEventListener("close", () => {
    leaving.abort();
    clearTimeout(playing);
  });

  /** @param {number} wanted */
  function go(wanted) {
    stop();
    show(wanted);
  }

  /** @param {number} wanted */
  function show(wanted) {
    at = Math.min(Math.max(wanted, 0), last);
    const { position, at: time, kind } = frames[at];
    const isFound = found && at === first;
    board.replaceChildren(
      isFound ? pictures.step(found.state, found.step) : pictures.position(position, frames[at - 1]?.position),
    );
    if (beside) other.replaceChildren(beside(position));
    const digits = position.entries.filter(Boolean).length;
    told.textContent = said("replay.at", { time: time === null ? "–" : words.time(time), digits, all, kind });
    slider.valueAsNumber = at;
    slider.setAttribute("aria-valuetext", told.textContent);
    if (time !== null) line?.goTo(time);
  }

  function stop() {
    clearTimeout(playing);
    playing = undefined;
    renewRun();
  }

  function toggle() {
    if (playing !== undefined) {
      stop();
      return;
    }
    if (at === last) show(0);
    next();
    renewRun();
  }

  function next() {
    const rest = Math.min(most, Math.max(least, whole / last)) * speeds[speed];
    playing = setTimeout(() => {
      show(at + 1);
      if (at < last) next();
      else stop();
    }, rest);
  }

  function renewRun() {
    const name = said(playing === undefined ? "replay.play" : "replay.stop");
    renew(run, { "aria-label": name, title: name });
    run.replaceChildren(icon(playing === undefined ? "resume" : "pause"));
  }

  /** What can be shown beside the game: the path of a finished game, other games with the same puzzle. */
  function besideField() {
    const own = games.entries.peek().find((entry) => entry.id === id);
    const others = games.entries
      .peek()
      .filter((entry) => entry.id !== id && !entry.isUnreadable && entry.puzzle === own?.puzzle && entry.isTouched);
    const isOver = state.game.finished !== null;
    if (!isOver && !others.length) return null;
    const choices = [
      { value: "", label: said("replay.nothing") },
      ...(isOver ? [{ value: "path", label: said("replay.path") }] : []),
      ...others.map((entry) => ({
        value: entry.id,
        label: said("replay.other", {
          date: words.date(dayOf(entry.changed), "short"),
          time: words.time(entry.elapsed),
        }),
      })),
    ];
    const select = h(
      "select",
      { onchange: () => void choose(select.value, choices[select.selectedIndex].label) },
      ...choices.map(({ value, label }) => h("option", { value }, label)),
    );
    return h("label", { class: "field" }, h("span", {}, said("replay.beside")), select);
  }

  /** @param {string} chosen @param {string} name */
  async function choose(chosen, name) {
    trouble.textContent = "";
    try {
      beside = chosen === "" ? null : chosen === "path" ? await pathBeside() : await gameBeside(chosen);
    } catch (error) {
      if (!leaving.signal.aborted) trouble.textContent = errorSentence(error, words);
      beside = null;
    }
    otherName.textContent = name;
    otherFigure.hidden = beside === null;
    show(at);
  }

  /** @returns {Promise<Beside>} */
  async function pathBeside() {
    const { states } = await pathOf({ engine, settings }, state.position, leaving.signal);
    return (position) => pictures.plain(states[placeOnPath(states, position)]);
  }

  /** @param {string} otherId @returns {Promise<Beside | null>} */
  async function gameBeside(otherId) {
    const read = await games.recorded(otherId);
    if (!read) {
      trouble.textContent = words("games.damaged");
      return null;
    }
    const theirs = framesOf(read.state, read.recording);
    const counts = theirs.map(({ position }) => position.entries.filter(Boolean).length);
    return (position) => {
      const count = position.entries.filter(Boolean).length;
      const after = counts.findIndex((each) => each > count);
      return pictures.position(theirs[after < 0 ? theirs.length - 1 : Math.max(0, after - 1)].position);
    };
  }

  renewRun();
  show(at);
  dialog.showModal();
  slider.focus();
  // The fog can lift once the solution is known.
  if (await drawing?.fogInPicture.learn(app, state, leaving.signal)) show(at);
}

/** @param {PlayedWords} said @param {(speed: keyof typeof speeds) => void} changed */
function speedField(said, changed) {
  const labels = { slow: said("replay.slow"), normal: said("replay.normal"), fast: said("replay.fast") };
  const names = /** @type {(keyof typeof speeds)[]} */ (Object.keys(speeds));
  const select = h(
    "select",
    { "aria-label": said("replay.speed"), onchange: () => changed(names[select.selectedIndex]) },
    ...names.map((name) => h("option", { value: name, selected: name === "normal" }, labels[name])),
  );
  return select;
}
