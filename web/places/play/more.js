/** The commands of Play that are needed now and then: notes, colours, checkpoints, details, statistics; on a phone also what has no room. */
import { createMenu } from "../../controls/menu.js";
import { canRedo } from "../../model/history.js";
import { hasAllCandidates } from "../../model/notes.js";
import { rightsOf } from "../../model/rights.js";

/** @typedef {import("../shell/app.js").App} App */

/** @typedef {{ openDetails: () => void, openCheckpoints: () => void, openStatistics: () => void }} Acts */

/**
 * @param {HTMLButtonElement} button
 * @param {App} app
 * @param {Acts} acts
 */
export const createMore = (button, app, acts) => createMenu(button, () => itemsOf(app, acts));

/**
 * @param {App} app
 * @param {Acts} acts
 * @returns {import("../../controls/menu.js").MenuItem[]}
 */
function itemsOf(app, acts) {
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
  /** @param {Promise<unknown>} opening */
  const late = (opening) => void opening.catch(() => say(words("error.not-loaded"), "error"));
  return [
    { label: words("tools.redo"), act: actions.redo, isDisabled: !canRedo(state), className: "menu-narrow" },
    { label: words("notes.fill"), act: fillNotes, isDisabled: !takeNotes || isAutomatic },
    { label: words("notes.automatic"), act: switchAutomatic, isOn: isAutomatic, isDisabled: !takeNotes },
    { label: words("notes.clear"), act: () => actions.clearNotes(), isDisabled: !takeNotes || !isNoted },
    { label: words("colors.clear"), act: () => actions.clearColors(), isDisabled: !color || !isColored },
    { label: words("checkpoints.open"), act: acts.openCheckpoints, isDisabled: !fill },
    { label: words("share.open"), act: () => late(import("../exchange/index.js").then(({ openShare }) => openShare(app))) },
    { label: words("open.open"), act: () => late(import("../exchange/index.js").then(({ openDialogWith }) => openDialogWith(app))) },
    { label: words("details.open"), act: acts.openDetails },
    { label: words("stats.open"), act: acts.openStatistics },
  ];
}
