/** Values that views and derived values follow. The page takes them from here only, so that the library has one place. */
export { batch, computed, effect, signal, untracked } from "@preact/signals-core";

/** @template T @typedef {import("@preact/signals-core").Signal<T>} Signal */
/** @template T @typedef {import("@preact/signals-core").ReadonlySignal<T>} ReadonlySignal */
