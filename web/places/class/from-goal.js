/** New puzzles for work: a number of them, all of one goal. Each is added as soon as it is made. */
import { h } from "../../controls/dom.js";
import { errorSentence } from "../../controls/errors.js";
import { numberField } from "../../controls/fields.js";
import { createWork } from "../../controls/work.js";
import { cellsOf } from "../../formats/line.js";
import { taskOfPuzzle } from "../../model/class-sheet.js";
import { codeOfError } from "../../model/error-codes.js";
import { layoutNamed } from "../../model/layout.js";
import { goalOf } from "../../model/puzzle-goal.js";
import { goalFields } from "../new/goals.js";
import { shapesOf } from "../new/regions.js";

/** Puzzles that are made at a time. */
const mostAtOnce = 20;

/** @type {import("./adding.js").CreateWay} */
export function createFromGoal(app, say, _names, { add, tell }) {
  const { words, engine, settings } = app;
  const usual = /** @type {import("../../model/layout.js").Layout} */ (layoutNamed("3x3"));
  let goal = /** @type {Omit<import("../../model/puzzle-goal.js").Goal, "seed">} */ (
    goalOf(usual, settings.level.peek())
  );
  const fields = goalFields(words, {
    start: goal,
    shapes: shapesOf(app),
    changed: (chosen) => {
      goal = chosen;
    },
  });
  const count = numberField(say("class.count"), { least: 1, most: mostAtOnce, value: 5 });
  const work = createWork(words);

  async function make() {
    const all = count.value();
    tell(words("new.busy"));
    try {
      const made = await work.run(async ({ signal, onProgress }) => {
        for (let i = 0; i < all; i++) {
          /** @type {import("../new/game-start.js").Made} */
          const { puzzle, layout, rules, face } = await engine.generate({
            ...goal,
            signal,
            onProgress: ({ fraction }) => onProgress({ fraction: (i + fraction) / all }),
          });
          signal.throwIfAborted();
          const task = taskOfPuzzle({ layout, cells: cellsOf(puzzle, layout), ...(rules && { rules }) }, "", face);
          if (task) add([task]);
          onProgress({ fraction: (i + 1) / all });
        }
        return all;
      });
      tell(made === null ? "" : say("class.added", { count: made }));
    } catch (error) {
      const tried = Object(error).details?.tried ?? 0;
      tell(codeOfError(error) === "not-found" ? words("new.missed", { tried }) : errorSentence(error, words));
    }
  }

  return {
    element: h(
      "div",
      { class: "class-way" },
      count.element,
      fields.element,
      h(
        "div",
        { class: "class-row" },
        h("button", { type: "button", class: "button button-main", onclick: () => void make() }, say("class.create")),
      ),
      work.element,
    ),
    dispose: work.stop,
  };
}
