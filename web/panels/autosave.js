/** Keeps the board between visits. */
import { loadState, saveState, saveStateAtOnce } from "../model/storage.js";

const name = "board";
const restMilliseconds = 300;

/**
 * Brings back the saved board, unless the player was faster; from then on saves what changes.
 *
 * @param {import("../model/store.js").Store} store
 */
export async function bindAutosave(store) {
  const untouched = store.state().position;
  const prompt = promptStore();
  const saved = await loadState(name, prompt);
  if (saved && store.state().position === untouched) store.replace({ ...saved, selection: store.state().selection });
  let timer = 0;
  let kept = store.state().position;
  const save = async () => {
    const { position } = store.state();
    if (kept !== position && (await saveState(name, store.state(), prompt))) kept = position;
  };
  store.subscribe(() => {
    clearTimeout(timer);
    timer = window.setTimeout(save, restMilliseconds);
  });
  addEventListener("pagehide", () => {
    clearTimeout(timer);
    if (kept !== store.state().position) saveStateAtOnce(name, store.state(), prompt);
  });
}

/** @returns {import("../model/storage.js").PromptStore} */
function promptStore() {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
