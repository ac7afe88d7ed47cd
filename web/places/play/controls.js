/**
 * The controls below the card: tools, the choice of what a digit means, the keypad, a new game, and the menu with
 * everything that is needed seldom.
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
import { lateSpotlight } from "../shell/late-spotlight.js";
import { createMenu } from "../../controls/menu.js";
import { canRedo } from "../../model/history.js";
import { hasAllCandidates } from "../../model/notes.js";

/** @typedef {import("../shell/app.js").App} App */
/**
 * @typedef {{ openRules: () => void, openDetails: () => void, openCheckpoints: () => void, openStatistics: () => void,
 *   openSpotlight: () => void }} Commands
 */

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

/**
 * @param {HTMLButtonElement} button
 * @param {App} app
 * @param {Commands} commands
 */
export const createMore = (button, app, commands) => createMenu(button, () => itemsOf(app, commands));

/**
 * @param {App} app
 * @param {Commands} commands
 * @returns {import("../../controls/menu.js").MenuItem[]}
 */
function itemsOf(app, commands) {
  const { words, actions, store, say } = app;
  const state = store.state();
  const { takeNotes, color, fill } = rightsOf(state);
  const { eliminated, notes, corners, colors, candidateColors } = state.position;
  const isAutomatic = eliminated !== null;
  const isNoted = notes.some(Boolean) || corners.some(Boolean);
  const isColored = colors.some(Boolean) || Object.keys(candidateColors).length > 0;

  function fillNotes() {
    actions.fillNotes();
    say(words(hasAllCandidates(store.state().position) ? "notes.filled" : "notes.filled-rest"));
  }
  function switchAutomatic() {
    actions.setAutomatic(!isAutomatic);
    say(words(isAutomatic ? "notes.automatic-off" : "notes.automatic-on"));
  }
  return [
    { label: words("tools.redo"), act: actions.redo, isDisabled: !canRedo(state), className: "menu-narrow" },
    { label: words("notes.fill"), act: fillNotes, isDisabled: !takeNotes || isAutomatic },
    { label: words("notes.automatic"), act: switchAutomatic, isOn: isAutomatic, isDisabled: !takeNotes },
    { label: words("notes.clear"), act: () => actions.clearNotes(), isDisabled: !takeNotes || !isNoted },
    { label: words("colors.clear"), act: () => actions.clearColors(), isDisabled: !color || !isColored },
    ...(state.position.rules ? [{ label: words("rules.open"), act: commands.openRules }] : []),
    { label: words("spotlight.open"), act: commands.openSpotlight },
    { label: words("checkpoints.open"), act: commands.openCheckpoints, isDisabled: !fill },
    { label: words("share.open"), act: () => void app.open("exchange", ({ openShare }) => openShare(app)) },
    { label: words("open.open"), act: () => void app.open("exchange", ({ openDialogWith }) => openDialogWith(app)) },
    { label: words("details.open"), act: commands.openDetails },
    { label: words("stats.open"), act: commands.openStatistics },
  ];
}
