/** Checking, whose code is loaded when the player first asks for it, or at once when the player wants wrong digits marked at once. */
import { effect } from "../../model/signals.js";

/**
 * @param {import("../shell/app.js").App} app
 * @param {(load: () => Promise<typeof import("./checking.js")>, use: (module: typeof import("./checking.js")) => void) => void} withModule loads a module
 */
export function bindChecking(app, withModule) {
  /** @type {ReturnType<typeof import("./checking.js").createChecking> | null} */
  let checking = null;
  let isDisposed = false;

  /** @param {(loaded: NonNullable<typeof checking>) => void} use */
  const loaded = (use) => withModule(() => import("./checking.js"), (module) => {
    if (!isDisposed) use(checking ??= module.createChecking(app));
  });
  const stop = effect(() => {
    if (app.settings.markErrors.value === "at-once") loaded(() => {});
  });

  return {
    check: () => loaded((it) => void it.check()),
    dispose() {
      isDisposed = true;
      stop();
      checking?.dispose();
    },
  };
}
