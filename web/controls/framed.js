/**
 * Whether a page of another origin shows this one in a frame, anywhere above. Such a page could lay its own things over
 * the board and have the player press what they do not see. A host that can send headers has the browser refuse the
 * frame (`frame-ancestors`); this is for hosts that cannot.
 *
 * @param {Window} [view] the window of this page
 */
export function isFramedByAnother(view = window) {
  const { origin } = view.location;
  for (let frame = view; frame.parent !== frame; frame = frame.parent) {
    try {
      if (frame.parent.location.origin !== origin || origin === "null") return true;
    } catch {
      // The browser lets no page look at a page of another origin.
      return true;
    }
  }
  return false;
}
