/** The card with the buttons of the spotlight. What is lit goes out when the card is closed; lines stay. */
import { createSpotlight } from "../../teacher/spotlight.js";
import { spotlightButtons } from "../../teacher/spotlight-buttons.js";
import { digitName } from "../../model/digit-face.js";
import { layoutOf } from "../../model/position.js";
import { effect, untracked } from "../../model/signals.js";

/** @param {import("../shell/app.js").App} app @param {import("../../controls/card.js").Card} card */
export function openSpotlight(app, card) {
  const { words, store, actions, announce } = app;
  const { digitCount } = layoutOf(store.state().position);
  const switches = createSpotlight({ store, actions, words: () => words, announce });
  const tools = spotlightButtons({
    words,
    switches,
    nameDigit: (digit) => digitName(digit, store.state(), words),
    digits: Array.from({ length: digitCount }, (_, i) => i + 1),
    hasPen: true,
  });
  const stop = effect(() => {
    const { spotlight } = store.signal.value;
    untracked(() => tools.update(spotlight));
  });
  card.turnTo({
    title: words("spotlight.title"),
    content: tools.element,
    closed() {
      stop();
      actions.endSpotlight();
    },
  });
}
