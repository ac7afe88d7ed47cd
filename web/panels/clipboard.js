/** Putting texts on the clipboard; the page's own copy and paste keys. */
import { formatLine } from "../formats/line.js";
import { isBlank } from "../model/position.js";
import { inDialog, inTextField } from "./page-tools.js";

/** @param {string} text @returns {Promise<boolean>} whether the browser took it */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Pasting anywhere opens the pasted puzzle; copying without a selection copies the puzzle on the board.
 *
 * @param {import("./page-tools.js").Page} page
 * @param {(text: string) => void} open
 */
export function bindClipboard({ store, words, say }, open) {
  document.addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (inTextField(event.target) || inDialog() || text.trim() === "") return;
    event.preventDefault();
    open(text);
  });
  document.addEventListener("copy", (event) => {
    const { position } = store.state();
    const ours = !inTextField(event.target) && !inDialog() && document.getSelection()?.isCollapsed !== false && !isBlank(position);
    if (!ours || !event.clipboardData) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", formatLine(position.givens));
    say(words("copy.done"));
  });
}
