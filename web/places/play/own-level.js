/**
 * Finds the level of a puzzle that the player has pasted, typed or opened by a link, so that its title, its result and
 * the statistics name the level.
 */
import { savesData } from "../../controls/saves-data.js";
import { followFacts } from "../../model/follow-facts.js";
import { describeOrigin } from "../../model/playing.js";
import { layoutOf } from "../../model/position.js";
import { puzzleOf } from "../../model/puzzle.js";
import { withKept } from "../../model/session.js";
import { computed, effect, untracked } from "../../model/signals.js";
import { largestTaught } from "../../model/techniques.js";

/** The origins of puzzles that come without a level. @type {readonly string[]} */
const withoutLevel = ["entered", "link"];
/** The board is drawn before the engine begins. */
const restMilliseconds = 400;

/** Whether the level of a game is wanted and not known. @param {import("../../model/state.js").State} state */
const lacksLevel = ({ activity, game, position, isForeign }) =>
  activity === "play" &&
  withoutLevel.includes(game.origin.kind) &&
  !game.origin.level &&
  game.finished === null &&
  !isForeign &&
  position.givens.some(Boolean) &&
  layoutOf(position).digitCount <= largestTaught;

/**
 * @param {Pick<import("../shell/app.js").App, "store" | "facts">} app
 * @param {number} [rest] in milliseconds
 * @returns {{ dispose: () => void }}
 */
export function findOwnLevel({ store, facts }, rest = restMilliseconds) {
  // The level needs the teacher's module, which nobody asked for.
  const wanted = computed(() => (lacksLevel(store.own.value) && !savesData() ? store.own.value.position : null));
  const puzzle = () => wanted.value && puzzleOf(wanted.value);
  // A failure of the engine is reported by the work that the player waits for.
  const solutions = followFacts(facts, "solutions", puzzle, { rest });
  const path = followFacts(facts, "path", () => (solutions.now.value.answer?.status === "unique" ? puzzle() : null));
  const stop = effect(() => {
    const { answer } = path.now.value;
    if (typeof answer === "object" && answer)
      untracked(() => store.change(withKept, describeOrigin(store.own.peek(), { level: answer.level })));
  });
  return {
    dispose() {
      stop();
      path.dispose();
      solutions.dispose();
    },
  };
}
