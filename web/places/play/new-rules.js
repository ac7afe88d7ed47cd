/** Notices a game with rules of kinds that the player has not met, so that the game says its rules by itself. */
import { kindsInText } from "../../model/kinds-in-text.js";
import { computed, effect, untracked } from "../../model/signals.js";

/**
 * @param {Pick<import("../shell/app.js").App, "store" | "settings">} app
 * @param {(rules: readonly string[], kinds: readonly string[]) => unknown} greet gets the rules of the game, and their
 *   kinds that are new
 * @returns {{ dispose: () => void }}
 */
export function watchNewRules({ store, settings }, greet) {
  const rules = computed(() => {
    const { activity, game, position } = store.own.value;
    return activity === "play" && game.finished === null ? position.rules : null;
  });
  return {
    dispose: effect(() => {
      const met = settings.metRules.peek();
      const kinds = [...new Set(rules.value?.flatMap(kindsInText))].filter((kind) => !met.includes(kind));
      if (kinds.length) untracked(() => void greet(/** @type {readonly string[]} */ (rules.peek()), kinds));
    }),
  };
}
