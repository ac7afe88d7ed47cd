/** Draws what depends on signals, at most once a frame; waits for a frame. */
import { effect, signal } from "../model/signals.js";

/**
 * Runs `render` at once. Runs `render` again in the next frame after a signal that it has read has changed. Many
 * changes between two frames are one run.
 *
 * @param {() => void} render
 * @returns {() => void} ends the runs, also one that is due in the next frame
 */
export function onFrame(render) {
  const frames = signal(0);
  let request = 0;
  let isDue = true;
  const stop = effect(() => {
    void frames.value;
    if (isDue) {
      isDue = false;
      return render();
    }
    // From here to the next frame the effect depends on `frames` alone, so further changes cost nothing.
    isDue = true;
    request = requestAnimationFrame(() => {
      frames.value += 1;
    });
  });
  return () => {
    cancelAnimationFrame(request);
    stop();
  };
}

/**
 * Ends the task at hand, and the frame after it. What a slow device lays out long is then in a frame of its own.
 * @returns {Promise<void>}
 */
export const nextFrame = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
