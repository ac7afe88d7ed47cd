/** Presses and keys that extensions have a use for. They come before the board's own input, which has all others. */

/** @typedef {import("./extension.js").Extension} Extension */

/**
 * @param {HTMLElement} frame of the board
 * @param {ReadonlySet<Extension>} extensions
 * @param {(event: MouseEvent) => Parameters<NonNullable<Extension["hit"]>>} placeOf where a pointer is on the board
 */
export function bindExtensions(frame, extensions, placeOf) {
  let isHit = false;

  /** @param {(extension: Extension) => boolean | undefined} isUsed */
  const some = (isUsed) => [...extensions].some(isUsed);

  /** Whether an extension has a use for an event. @type {Record<string, (event: any) => boolean>} */
  const uses = {
    pointerdown(/** @type {PointerEvent} */ event) {
      const isPlain = event.button === 0 && event.isPrimary && !event.ctrlKey && !event.metaKey && !event.shiftKey;
      return (isHit = isPlain && some(({ hit }) => hit?.(...placeOf(event))));
    },
    // A finger's press on an enlarged board ends as a click, which would select a cell.
    click() {
      const wasHit = isHit;
      isHit = false;
      return wasHit;
    },
    keydown: (/** @type {KeyboardEvent} */ event) => some(({ keys }) => keys?.(event)),
  };
  for (const [type, isUsed] of Object.entries(uses))
    frame.addEventListener(
      type,
      (event) => {
        if (!isUsed(event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
      true,
    );
}
