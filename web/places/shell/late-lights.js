/** Looking at the board (teacher/lights.js). The code is loaded when something is first looked for. */
import { errorSentence } from "../../controls/errors.js";

/** @typedef {ReturnType<typeof lateLights>} LateLights */

/**
 * @param {import("./app.js").App} app
 * @param {(sentence: string) => void} [announce]
 */
export function lateLights(app, announce = app.announce) {
  const { store, actions } = app;
  /** @type {Promise<import("../../teacher/lights.js").Lights> | null} */
  let loading = null;

  /** @param {(lights: import("../../teacher/lights.js").Lights) => void} act */
  function use(act) {
    loading ??= app
      .load("teacher")
      .then(({ createLights }) => createLights({ store, actions, words: () => app.words, announce }));
    loading.then(act).catch((error) => {
      loading = null;
      app.say(errorSentence(error, app.words), "error");
    });
  }

  return {
    light: (/** @type {number | null} */ digit) => use((lights) => lights.light(digit)),
    hold: (/** @type {number | null} */ digit) => use((lights) => lights.hold(digit)),
    switchPairs: () => use((lights) => lights.switchPairs()),
    switchLinks: () => use((lights) => lights.switchLinks()),
    switchPen: () => use((lights) => lights.switchPen()),
  };
}
