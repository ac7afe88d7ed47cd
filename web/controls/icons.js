/** Line icons of 24 × 24 units in the current text colour, hidden from assistive technology. */

import { boardIcons, lineIcon } from "./board-icons.js";

const paths = /** @type {const} */ ({
  ...boardIcons,
  create: "M12 5v14M5 12h14",
  print: "M7 8V3h10v5M7 17H3V8h18v9h-4M7 13h10v8H7z",
  settings:
    "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6M19.4 13.5a7.7 7.7 0 0 0 0-3l2-1.5-2-3.4-2.3 1a7.7 7.7 0 0 0-2.6-1.5L14.1 2.6h-4.2l-.4 2.5a7.7 7.7 0 0 0-2.6 1.5l-2.3-1-2 3.4 2 1.5a7.7 7.7 0 0 0 0 3l-2 1.5 2 3.4 2.3-1a7.7 7.7 0 0 0 2.6 1.5l.4 2.5h4.2l.4-2.5a7.7 7.7 0 0 0 2.6-1.5l2.3 1 2-3.4z",
  play: "M4 4h16v16H4zM9.3 4v16M14.7 4v16M4 9.3h16M4 14.7h16",
  solve: "M4 4h16v16H4zM9.3 9.6a2.7 2.7 0 1 1 4 2.4c-.9.5-1.3 1-1.3 1.9M12 16.8h.1",
  learn: "M12 6c-2-1.5-5-2-9-2v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zM12 6v14",
  unfold: "m6 15 6-6 6 6",
  close: "M6 6l12 12M18 6 6 18",
  pause: "M9 5v14M15 5v14",
  resume: "M8 5v14l11-7z",
  compose: "M4 4h16v16H4zM12 4v16M4 12h16M14.5 16h4",
  paste: "M9 4H5v17h14V4h-4M9 2h6v5H9zM8 12h8M8 16h5",
  first: "M18 5l-7 7 7 7M6 5v14",
  previous: "m15 5-7 7 7 7",
  next: "m9 5 7 7-7 7",
  unique: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M10 9.4l2.4-1.6v8.6",
  mastered: "m12 3.8 2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z",
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

/** @typedef {keyof typeof paths} IconName */

/** @param {IconName} name @returns {SVGSVGElement} */
export const icon = (name) => lineIcon(paths[name]);
