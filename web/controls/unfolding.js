/** What is unfolded is seen: a list that unfolds at the lower edge of a card or a dialog would be out of sight. */

/** Listener for `toggle`. @param {{ currentTarget: EventTarget | null }} event */
export function showUnfolded({ currentTarget }) {
  const details = /** @type {HTMLDetailsElement} */ (currentTarget);
  if (details.open) details.scrollIntoView({ block: "nearest" });
}
