/**
 * What brings puzzles in and takes them out: all formats, the dialog that opens, and the dialog that shares. Loaded
 * when it is first needed.
 */
export { openAddressed, openState } from "./from-address.js";
export { readErrorSentence } from "./format-words.js";
export { openDialogWith, openFiles } from "./open-dialog.js";
export { openDropped, openSources } from "./opening.js";
export { openLaunched, openShared } from "./shared.js";
export { openShare } from "./share-dialog.js";
