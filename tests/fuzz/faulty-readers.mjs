/** Readers that break a promise at some inputs, for the test of the fuzzer. */

/** @typedef {import("./reader-targets.mjs").Random} Random */

const input = (/** @type {Random} */ random) => (random(20) === 0 ? "bad" : "good");
/** @param {() => void} fault @returns {import("./reader-targets.mjs").ReaderTarget} */
const faulty = (fault) => ({ about: "", input, read: (text) => void (text === "bad" && fault()) });

/** @type {Record<string, import("./reader-targets.mjs").ReaderTarget>} */
export const readerTargets = {
  sound: faulty(() => {}),
  throwing: faulty(() => {
    throw new TypeError("not read");
  }),
  rejecting: {
    about: "",
    input,
    read: async (text) => {
      if (text === "bad") throw new RangeError("too far");
    },
  },
  endless: faulty(() => {
    for (;;);
  }),
  greedy: faulty(() => {
    for (let all = [0]; ; all = [...all, ...all]);
  }),
};
