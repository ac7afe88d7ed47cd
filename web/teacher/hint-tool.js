/**
 * The Hint tool of a place. The code of hints is loaded when the player first asks for one, so that a place opens
 * without it.
 */
import { errorSentence } from "../controls/errors.js";
import { tool } from "../controls/tools.js";

/**
 * @typedef {{ views: ReturnType<typeof import("./index.js").mountHints>, teaching: import("./teaching.js").Teaching }}
 *   Hints
 */

/**
 * @param {import("./index.js").Around} around
 * @param {import("../controls/card.js").Card} card
 * @param {{ teaching?: import("./teaching.js").Teaching, resume?: () => void }} memory of the place: it holds the open
 *   hint through a change of language; `resume` shows the hint that was open when the player went to a lesson
 * @param {object} load
 * @param {() => Promise<typeof import("./index.js")>} load.teacher
 * @param {() => Promise<import("./mastery.js").Mastery>} load.mastery is told which techniques a hint had to name
 */
export function createHintTool(around, card, memory, load) {
  const { words, say } = around;
  const button = tool("hint", words("hint.button"), () => void press());
  /** @type {Promise<void> | null} */
  let loading = null;
  /** @type {Hints | null} */
  let hints = null;
  let isDisposed = false;

  async function mount() {
    const [{ mountHints, openTeaching }, mastery] = await Promise.all([load.teacher(), load.mastery()]);
    if (isDisposed) return;
    const teaching = (memory.teaching ??= openTeaching(around, mastery));
    hints = { views: mountHints(around, card, teaching), teaching };
    memory.resume?.();
    delete memory.resume;
  }

  async function loaded() {
    try {
      await (loading ??= mount());
    } catch (error) {
      loading = null;
      say(errorSentence(error, words), "error");
    }
  }

  async function press() {
    const arriving = around.arrived?.();
    if (arriving) say(words("open.reading"));
    await Promise.all([loaded(), arriving]);
    if (isDisposed || !hints) return;
    // On a phone the sheet would cover half of what was said before.
    say("");
    hints.views.press();
  }

  if (memory.teaching) void loaded();
  return {
    /** The tool that asks for a hint. */
    button,
    press,

    /** @param {"left" | "language"} why */
    dispose(why) {
      isDisposed = true;
      hints?.views.dispose();
      if (why === "language") return;
      memory.resume = hints?.views.pause() ?? undefined;
      if (memory.resume) return;
      hints?.teaching.dispose();
      delete memory.teaching;
    },
  };
}
