/**
 * Saved boards: in the browser's IndexedDB, and, when the page goes away and nothing asynchronous would be finished any
 * more, in a store that answers at once, until the next save. Where they are refused (private windows, files) nothing is
 * kept, silently.
 */
import { createStore, get, promisifyRequest } from "idb-keyval";
import { restoreState, serializeState } from "./serialize.js";

/** @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem"> | null} PromptStore null where it is refused */

const boards = createStore("nonet", "boards");

/** @param {string} name @param {PromptStore} prompt @returns {Promise<import("./state.js").State | null>} */
export async function loadState(name, prompt) {
  try {
    return restoreState(JSON.parse(leftBehind(name, prompt) ?? "null")) ?? restoreState(await get(name, boards));
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {import("./state.js").State} state
 * @param {PromptStore} prompt
 * @returns {Promise<boolean>} whether it was kept
 */
export async function saveState(name, state, prompt) {
  try {
    const outdated = leftBehind(name, prompt);
    await boards("readwrite", (store) => {
      store.put(serializeState(state), name);
      store.transaction.commit();
      return promisifyRequest(store.transaction);
    });
    if (outdated !== null && leftBehind(name, prompt) === outdated) prompt?.removeItem(keyOf(name));
    return true;
  } catch {
    return false;
  }
}

/**
 * Done when it returns: for the moment in which the page goes away.
 *
 * @param {string} name
 * @param {import("./state.js").State} state
 * @param {PromptStore} prompt
 * @returns {boolean} whether it was kept
 */
export function saveStateAtOnce(name, state, prompt) {
  try {
    prompt?.setItem(keyOf(name), JSON.stringify(serializeState(state)));
    return prompt !== null;
  } catch {
    return false;
  }
}

/** @param {string} name @param {PromptStore} prompt @returns {string | null} */
function leftBehind(name, prompt) {
  return prompt?.getItem(keyOf(name)) ?? null;
}

/** @param {string} name */
function keyOf(name) {
  return `nonet.${name}`;
}
