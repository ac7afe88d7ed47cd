/** The card with the looking tools. What is lit goes out when the card is closed; lines stay. */
import { createLights } from "../../teacher/lights.js";
import { lightButtons } from "../../teacher/light-buttons.js";
import { layoutOf } from "../../model/position.js";
import { effect, untracked } from "../../model/signals.js";

/** @param {import("../shell/app.js").App} app @param {import("../../controls/card.js").Card} card */
export function openLooking(app, card) {
  const { words, store, actions, announce } = app;
  const { side } = layoutOf(store.state().position);
  const acts = createLights({ store, actions, words: () => words, announce });
  const tools = lightButtons({
    words,
    acts,
    side,
    digits: Array.from({ length: side }, (_, i) => i + 1),
    hasPen: true,
  });
  const stop = effect(() => {
    const { looking } = store.signal.value;
    untracked(() => tools.update(looking));
  });
  card.turnTo({
    title: words("looking.title"),
    content: tools.element,
    closed() {
      stop();
      actions.endLooking();
    },
  });
}
