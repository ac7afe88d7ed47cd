/** The place that the address names. */
import { placeNames } from "./app.js";

/** @typedef {import("./app.js").PlaceName} PlaceName */

/** Returns the place of an address such as `#learn`, or null. An address without such a part is that of Play. @param {string} hash @returns {PlaceName | null} */
export function placeInAddress(hash) {
  const name = (hash || "#play").replace(/^#/, "").split(/[/&?=]/)[0];
  return placeNames.find((each) => each === name) ?? null;
}

/**
 * Opens the place of the address, now and whenever the address changes. An address that names no place, such as that of a puzzle,
 * opens nothing.
 *
 * @param {(place: PlaceName) => void} open
 */
export function followAddress(open) {
  const look = () => {
    const place = placeInAddress(location.hash);
    if (place) open(place);
  };
  addEventListener("hashchange", look);
  look();
}
