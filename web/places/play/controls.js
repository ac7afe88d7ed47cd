/**
 * The controls below the card: tools, the choice of what a digit means, the keypad, a new game, and the button of the
 * menu with everything that is needed seldom (more-menu.js).
 */
import { enable, keepFocus } from "../../controls/buttons.js";
import { h } from "../../controls/dom.js";
import { icon } from "../../controls/icons.js";
import { mountEntryModes } from "../../controls/entry-modes.js";
import { mountKeypad } from "../../controls/keypad.js";
import { onFrame } from "../../controls/on-frame.js";
import { mountTools, tool } from "../../controls/tools.js";
import { bindLongPress } from "../../controls/long-press.js";
import { rightsOf } from "../../model/rights.js";
import { isOver } from "./finish.js";
import { lateSpotlight } from "../shell/late-spotlight.js";

/** @typedef {import("../shell/app.js").App} App */

/**
 * @param {HTMLElement} side
 * @param {import("../shell/app.js").App} app
 * @param {{ hint: HTMLElement, check: () => unknown, openMore: (button: HTMLButtonElement) => void }} commands
 */
export function mountControls(side, app, commands) {
  const { words, actions, store, settings } = app;
  const check = tool("check", words("play.check"), () => void commands.check());
  const more = tool("more", words("play.more"), () => commands.openMore(more));
  more.setAttribute("aria-haspopup", "menu");
  more.setAttribute("aria-expanded", "false");
  const element = h("div", { class: "play-controls" });
  side.append(element);
  const parts = [
    mountTools(element, {
      words,
      actions,
      tools: ["undo", "redo", "clear"],
      more: [check, commands.hint, h("div", { class: "menu" }, more)],
    }),
    mountEntryModes(element, { words, actions }),
    mountKeypad(element, {
      words,
      actions,
      isDigitFirst: () => settings.entryOrder.value === "digit",
      bindHold: bindHold(lateSpotlight(app)),
      erase: () => actions.clearCell(),
    }),
  ];
  element.append(
    h(
      "button",
      { type: "button", class: "button play-new", onmousedown: keepFocus, onclick: app.openNew },
      icon("create"),
      h("span", {}, words("play.new")),
    ),
  );

  const stop = onFrame(() => {
    const state = store.signal.value;
    for (const part of parts) part.update(state);
    element.classList.toggle("play-over", isOver(state));
    check.hidden = settings.markErrors.value === "never";
    const rights = rightsOf(state);
    enable(check, rights.check);
    enable(commands.hint, rights.hint);
  });

  return {
    dispose() {
      stop();
      element.remove();
    },
  };
}

/**
 * A digit key that is pressed for long lights its digit until it is released. While cells are coloured, keys are no
 * digits.
 *
 * @param {import("../shell/late-spotlight.js").LateSpotlight} switches
 * @returns {(keypad: HTMLElement, digitOf: (target: Element) => number) => () => void}
 */
const bindHold = (switches) => (keypad, digitOf) =>
  bindLongPress(keypad, (target) => {
    const digit = digitOf(target);
    if (digit) switches.hold(digit);
    return digit ? () => switches.hold(null) : null;
  });
