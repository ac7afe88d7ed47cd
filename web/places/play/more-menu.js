/** The menu with everything that is needed seldom. Loaded when it is first opened. */
import { createMenu } from "../../controls/menu.js";
import { clearNotes, fillNotes, hasAllCandidates, setAutomatic } from "../../model/filled-notes.js";
import { canRedo } from "../../model/history.js";
import { rightsOf } from "../../model/rights.js";

/** @typedef {import("../shell/app.js").App} App */
/**
 * @typedef {{ openRules: () => void, openDetails: () => void, openCheckpoints: () => void, openStatistics: () => void,
 *   openSpotlight: () => void }} Commands
 */

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

  function fillIn() {
    store.replace(fillNotes(store.state()));
    const { position } = store.state();
    const isAll = hasAllCandidates(position) && !position.ownNotes?.some(Boolean);
    say(words(isAll ? "notes.filled" : "notes.filled-rest"));
  }
  function switchAutomatic() {
    store.replace(setAutomatic(store.state(), !isAutomatic));
    say(words(isAutomatic ? "notes.automatic-off" : "notes.automatic-on"));
  }
  return [
    { label: words("tools.redo"), act: actions.redo, isDisabled: !canRedo(state), className: "menu-narrow" },
    { label: words("notes.fill"), act: fillIn, isDisabled: !takeNotes || isAutomatic },
    { label: words("notes.automatic"), act: switchAutomatic, isOn: isAutomatic, isDisabled: !takeNotes },
    {
      label: words("notes.clear"),
      act: () => store.replace(clearNotes(store.state())),
      isDisabled: !takeNotes || !isNoted,
    },
    { label: words("colors.clear"), act: () => actions.clearColors(), isDisabled: !color || !isColored },
    ...(state.position.rules ? [{ label: words("rules.open"), act: commands.openRules }] : []),
    { label: words("spotlight.open"), act: commands.openSpotlight },
    { label: words("faces.open"), act: () => void app.open("faces", ({ openFaces }) => openFaces(app)) },
    { label: words("checkpoints.open"), act: commands.openCheckpoints, isDisabled: !fill },
    { label: words("share.open"), act: () => void app.open("exchange", ({ openShare }) => openShare(app)) },
    { label: words("together.open"), act: () => void app.open("together", ({ openTogether }) => openTogether(app)) },
    { label: words("open.open"), act: () => void app.open("exchange", ({ openDialogWith }) => openDialogWith(app)) },
    { label: words("details.open"), act: commands.openDetails },
    { label: words("stats.open"), act: commands.openStatistics },
  ];
}
