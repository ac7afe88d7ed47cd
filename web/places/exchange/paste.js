/** The keys that paste and copy a puzzle, and files that are dropped on the page. */
import { inTextField } from "../../controls/focus.js";
import { inDialog } from "../../controls/over-page.js";
import { puzzleText } from "../../formats/masks.js";
import { isBlank } from "../../model/position.js";
import { puzzleOf } from "../../model/puzzle.js";

/**
 * Pasting anywhere opens what is pasted. Copying without a selection copies the puzzle on the board. Dropping a text or
 * files opens them, also on a dialog.
 *
 * @param {Pick<import("../shell/app.js").App, "store" | "words" | "say">} app
 * @param {{ text: (text: string) => void, files: (files: readonly File[]) => void }} open
 * @returns {() => void} stops it
 */
export function bindClipboard(app, open) {
  const { store } = app;
  const binding = new AbortController();
  const { signal } = binding;

  document.addEventListener(
    "paste",
    (event) => {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      const files = [...(event.clipboardData?.files ?? [])];
      if (inTextField(event.target) || inDialog() || (text.trim() === "" && files.length === 0)) return;
      event.preventDefault();
      if (text.trim() === "") open.files(files);
      else open.text(text);
    },
    { signal },
  );

  document.addEventListener(
    "copy",
    (event) => {
      const { position } = store.state();
      const isOurs =
        !inTextField(event.target) &&
        !inDialog() &&
        document.getSelection()?.isCollapsed !== false &&
        !isBlank(position);
      if (!isOurs || !event.clipboardData) return;
      event.preventDefault();
      event.clipboardData.setData("text/plain", puzzleText(puzzleOf(position)));
      app.say(app.words("copy.done"));
    },
    { signal },
  );

  document.addEventListener(
    "dragover",
    (event) => {
      if (!isTyping(event) && isReadable(event.dataTransfer)) event.preventDefault();
    },
    { signal },
  );

  document.addEventListener(
    "drop",
    (event) => {
      if (isTyping(event) || !isReadable(event.dataTransfer)) return;
      event.preventDefault();
      const { files } = /** @type {DataTransfer} */ (event.dataTransfer);
      if (files.length) open.files([...files]);
      else open.text(/** @type {DataTransfer} */ (event.dataTransfer).getData("text/plain"));
    },
    { signal },
  );

  return () => binding.abort();
}

/** A field takes texts that are dropped on it, and no files. @param {DragEvent} event */
const isTyping = ({ target, dataTransfer }) => inTextField(target) && !dataTransfer?.types.includes("Files");

/** @param {DataTransfer | null} data */
const isReadable = (data) => data !== null && (data.types.includes("Files") || data.types.includes("text/plain"));
