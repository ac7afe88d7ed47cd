/** The switches of the spotlight (teacher/spotlight.js). The code is loaded when something is first looked for. */
import { errorSentence } from "../../controls/errors.js";

/** @typedef {ReturnType<typeof lateSpotlight>} LateSpotlight */

/**
 * @param {import("./app.js").App} app
 * @param {(sentence: string) => void} [announce]
 */
export function lateSpotlight(app, announce = app.announce) {
  const { store, actions } = app;
  /** @type {Promise<import("../../teacher/spotlight.js").SpotlightSwitches> | null} */
  let loading = null;

  /** @param {(switches: import("../../teacher/spotlight.js").SpotlightSwitches) => void} act */
  function use(act) {
    loading ??= app
      .load("teacher")
      .then(({ createSpotlight }) => createSpotlight({ store, actions, words: () => app.words, announce }));
    loading.then(act).catch((error) => {
      loading = null;
      app.say(errorSentence(error, app.words), "error");
    });
  }

  return {
    light: (/** @type {number | null} */ digit) => use((switches) => switches.light(digit)),
    hold: (/** @type {number | null} */ digit) => use((switches) => switches.hold(digit)),
    switchPairs: () => use((switches) => switches.switchPairs()),
    switchLinks: () => use((switches) => switches.switchLinks()),
    switchPen: () => use((switches) => switches.switchPen()),
  };
}
