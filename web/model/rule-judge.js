/** Judges the rules of a game that comes from elsewhere: a link, a file, a saved state. */
import { layoutOf } from "./position.js";
import { judgeRules } from "./rule-reader.js";

/** @typedef {import("./position.js").Position} Position */

/**
 * Returns the game with rules as a puzzle keeps them, or the first rule that its puzzle cannot have. A history or a
 * checkpoint with such a rule is left out, as a damaged one is.
 *
 * @param {import("./state.js").State} state
 * @returns {import("./rule-part.js").Judged}
 */
export function judgeState(state) {
  const judged = judgeRules(state.position.rules ?? [], layoutOf(state.position));
  if ("refused" in judged) return judged;
  const position = /** @type {Position} */ (judgedPosition(state.position));
  const [past, future] = [state.past, state.future].map((positions) =>
    positions.flatMap((each) => judgedPosition(each) ?? []),
  );
  const isWhole = past.length === state.past.length && future.length === state.future.length;
  const checkpoints = state.game.checkpoints.flatMap(({ name, position: kept }) => {
    const each = judgedPosition(kept);
    return each ? [{ name, position: each }] : [];
  });
  return {
    state: {
      ...state,
      position,
      past: isWhole ? past : [],
      future: isWhole ? future : [],
      game: { ...state.game, checkpoints },
    },
  };
}

/**
 * The rules as a puzzle keeps them, by the list of their texts, which the positions of a game share.
 * @type {WeakMap<readonly string[], readonly string[] | null>}
 */
const known = new WeakMap();

/** @param {Position} position @returns {Position | null} null when a puzzle cannot have one of the rules */
function judgedPosition(position) {
  const { rules: told } = position;
  if (!told) return position;
  if (!known.has(told)) {
    const judged = judgeRules(told, layoutOf(position));
    known.set(told, "rules" in judged ? judged.rules : null);
  }
  const rules = known.get(told) ?? null;
  if (!rules) return null;
  return rules.join(";") === told.join(";") ? position : { ...position, rules };
}
