/** What brings puzzles in and takes them out: all formats, the dialog that opens, and the dialog that shares. Loaded when it is first needed. */
export { openAddressed, openState } from "./open/addressed.js";
export { readErrorSentence } from "./open/found-words.js";
export { openDialogWith, openFiles } from "./open/open-dialog.js";
export { openDropped, openSources } from "./open/opening.js";
export { readSources } from "./open/reading.js";
export { openShare } from "./share/share-dialog.js";
