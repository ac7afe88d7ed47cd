/** The card of a room without a screen. It counts the pieces of work that it is given. */
import { createWork } from "../../../web/controls/work.js";
import { ElementDouble } from "../controls/element-double.js";

/** What the page has while a card is open. */
export const cardGlobals = {
  HTMLElement: ElementDouble,
  location: { hash: "#play", href: "https://nonet.test/#play" },
  document: {
    body: null,
    createElement: (tag) => new ElementDouble(tag),
    createElementNS: (_, tag) => new ElementDouble(tag),
  },
};

/** @param {import("../../../web/i18n/words.js").Words} words */
export function openCard(words) {
  const work = createWork(words);
  /** What was read out. @type {string[]} */
  const told = [];
  /** How each piece of work ended: "stopped" when the next one began before its end. @type {string[]} */
  const results = [];
  let held = /** @type {any} */ (null);
  let runs = 0;
  const open = (/** @type {any} */ topic) => {
    held = topic;
  };
  const card = {
    open,
    turnTo: open,
    close: () => {
      work.stop();
      held?.closed();
      held = null;
    },
    shows: (topic) => held === topic,
    hasFocus: () => false,
    announce: (sentences) => {
      if (sentences) told.push(sentences);
    },
    run: async (task) => {
      runs += 1;
      let isStopped = false;
      try {
        return await work.run(async (working) => {
          working.signal.addEventListener("abort", () => {
            isStopped = true;
          });
          return task(working);
        });
      } finally {
        results.push(isStopped ? "stopped" : "done");
      }
    },
  };
  return { card: /** @type {any} */ (card), told, results, runs: () => runs, topic: () => held };
}
