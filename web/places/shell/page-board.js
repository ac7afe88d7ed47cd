/**
 * The board of the page: it follows the store and the settings. The code that draws a step, or what is looked for, is
 * loaded when it is first shown.
 */
import { createHolding } from "../../board/holding.js";
import { mountBoard } from "../../board/board.js";
import { createMotion } from "../../board/motion.js";
import { bindPaper } from "../../board/paper-drawing.js";
import { loadRuleChecks, ruleChecks } from "../../model/rule-part.js";
import { ruleSpeech } from "../../model/rule-speech.js";
import { onChange } from "../../model/signals.js";
import { lateLights } from "./late-lights.js";
import { createLateRules } from "./late-rules.js";
import { followLooks } from "./looks.js";
import { drawBoard } from "../../board/display-list.js";

/**
 * @param {HTMLElement} stage
 * @param {import("./app.js").App} app
 * @param {import("../../board/announcer.js").Announcing["consequences"]} consequences what is said of a change besides
 *   the change itself
 * @returns {import("../../board/board.js").Board}
 */
export function mountPageBoard(stage, app, consequences) {
  const { words, actions, store, say, announce } = app;
  const board = mountBoard(stage, {
    words,
    actions,
    state: store.state(),
    draw: createDrawing(
      app,
      () => board.refresh(),
      (drawRules) => board.look({ drawRules }),
    ),
    touch: "select",
    hasOwnKeys: false,
    motion: createMotion(),
    bindPaper,
    announcing: { say: announce, consequences },
    holding: (input, signal) => createHolding(input, signal, lateLights(app).hold),
    isDigitFirst: () => app.settings.entryOrder.value === "digit",
    // Why the whole board cannot be changed now is written under the board as well.
    refused: (sentence, key) => (key.startsWith("rights.") ? say : announce)(sentence),
  });
  const again = () => board.update(store.state());
  const ends = [
    onChange(store.signal, board.update),
    onChange(ruleChecks, again),
    onChange(ruleSpeech, (speech) => board.look({ ruleSpeech: speech })),
    followLooks(board, app),
  ];
  return {
    ...board,
    dispose() {
      for (const end of ends) end();
      board.dispose();
    },
  };
}

/** How a board is drawn that shows more than the game. The code is loaded when it is first needed. */
const special = {
  // What explains steps comes with the teacher, so the code is there, or is needed next.
  step: lateDrawing(() => import("../../teacher/index.js").then(({ drawBoardWithStep }) => drawBoardWithStep)),
  looking: lateDrawing(() => import("../../teacher/index.js").then(({ drawBoardWithLooking }) => drawBoardWithLooking)),
};

/**
 * @param {() => Promise<typeof drawBoard>} load
 * @returns {(redraw: () => void) => typeof drawBoard} the drawing once its code is there; a plain board until then, and
 *   `redraw` is called
 */
function lateDrawing(load) {
  /** @type {typeof drawBoard | null} */
  let drawing = null;
  /** @type {Promise<unknown> | null} */
  let loading = null;
  /** @param {() => void} redraw */
  async function begin(redraw) {
    loading ??= load().then((loaded) => {
      drawing = loaded;
    });
    await loading.catch(() => {
      loading = null;
    });
    if (drawing) redraw();
  }
  return (redraw) => {
    if (!drawing) void begin(redraw);
    return drawing ?? drawBoard;
  };
}

/**
 * @param {Pick<import("./app.js").App, "words" | "say">} app
 * @param {() => void} redraw called when what is shown can be drawn
 * @param {(draw: typeof import("../../board/rules/rule-picture.js").rulePicture) => void} drawRulesBy called when the
 *   code that draws rules is loaded
 * @returns {typeof drawBoard}
 */
function createDrawing({ words, say }, redraw, drawRulesBy) {
  const needRules = createLateRules({
    load: () =>
      Promise.all([
        loadRuleChecks(),
        import("../rules/on-board.js").then(({ rulePicture, speakRules }) => {
          drawRulesBy(rulePicture);
          return speakRules(words);
        }),
      ]),
    failed(wait) {
      say(words("rules.not-loaded"), "error");
      // Another sentence may have taken the place of this one.
      setTimeout(redraw, wait);
    },
  });
  return (view, ...rest) => {
    if (view.rules && !(view.rulePicture && ruleSpeech.peek() && ruleChecks.peek())) needRules();
    const drawing = view.step ? special.step(redraw) : view.sought ? special.looking(redraw) : drawBoard;
    return drawing(view, ...rest);
  };
}
