/**
 * Values that views and derived values follow. The page takes them from here only, so that the library has one place.
 */
import { effect, untracked } from "@preact/signals-core";

export { batch, computed, effect, signal, untracked } from "@preact/signals-core";

/** @template T @typedef {import("@preact/signals-core").Signal<T>} Signal */
/** @template T @typedef {import("@preact/signals-core").ReadonlySignal<T>} ReadonlySignal */

/**
 * Calls the listener after each change of the value, and not for the value of now.
 *
 * @template T
 * @param {ReadonlySignal<T>} followed
 * @param {(value: T) => void} listener
 * @returns {() => void} ends this
 */
export function onChange(followed, listener) {
  let isFirst = true;
  return effect(() => {
    const { value } = followed;
    if (!isFirst) untracked(() => listener(value));
    isFirst = false;
  });
}
