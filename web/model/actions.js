/**
 * Everything that a player or a page can do to a board: pure functions from a state to a state. An action that may not
 * or need not change anything returns the very state that it was given.
 */
export {
  clearCell,
  clearColors,
  enterDigit,
  pressCell,
  toggleCandidateColor,
  toggleColor,
  toggleCorner,
  toggleNote,
  typeDigit,
} from "./entering.js";
export {
  drawStrongLinks,
  endSpotlight,
  lightDigit,
  lightPairs,
  showCandidates,
  showOverlay,
  showStep,
} from "./shown.js";
export {
  addCheckpoint,
  clearAll,
  countCheck,
  countHelp,
  countHint,
  describeOrigin,
  fillSolution,
  finish,
  goTo,
  lockEntries,
  markWrong,
  pauseClock,
  removeCheckpoint,
  resetToGivens,
  restoreCheckpoint,
  resumeClock,
  setActivity,
  setForeign,
  setLayout,
  setRemovesNotes,
  stopClock,
} from "./playing.js";
export {
  lockDigit,
  nextEntryMode,
  selectCell,
  selectCells,
  selectSameDigit,
  setEntryMode,
  toggleNoteMode,
} from "./selecting.js";
export { penCandidate, takePen, wipePen } from "./pen.js";
export { redo, undo } from "./history.js";
