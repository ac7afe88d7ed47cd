/** Line icons like those of `icons.js`, for what the page loads after its first place. */
import { iconOf } from "./icons.js";

const paths = /** @type {const} */ ({
  compose: "M4 4h16v16H4zM12 4v16M4 12h16M14.5 16h4",
  paste: "M9 4H5v17h14V4h-4M9 2h6v5H9zM8 12h8M8 16h5",
  first: "M18 5l-7 7 7 7M6 5v14",
  previous: "m15 5-7 7 7 7",
  next: "m9 5 7 7-7 7",
  unique: "m5 12.5 5 5L19.5 7",
  multiple: "M4 8h11v12H4zM9 8V4h11v12h-5",
  none: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M6 6l12 12",
  conflict: "M12 4 2.5 20h19zM12 10v5M12 17.4v.2",
  waiting: "M5 12h.1M12 12h.1M19 12h.1",
  calendar: "M4 6h16v14H4zM4 10h16M8 3v5M16 3v5",
  page: "M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6",
  up: "m6 15 6-6 6 6",
  down: "m6 9 6 6 6-6",
  minus: "M5 12h14",
  other: "M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5",
  reset: "M4 9h10a6 6 0 0 1 0 12H8M8 5 4 9l4 4",
  keyboard: "M3 6h18v12H3zM7 10h.1M12 10h.1M17 10h.1M8 14h8",
});

/** @typedef {keyof typeof paths} LateIconName */

/** @param {LateIconName} name @returns {SVGSVGElement} */
export const lateIcon = (name) => iconOf(paths[name]);
