/** Line icons of 24 × 24 units in the current text colour, hidden from assistive technology. */

const paths = /** @type {const} */ ({
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  note: "m4 20 1-5L16 4l4 4L9 19zM14 6l4 4",
  erase: "M9 5h12v14H9l-6-7zM12 9l6 6M18 9l-6 6",
  hint: "M9 18h6M10 21h4M8.5 15a6.5 6.5 0 1 1 7 0c-.6.5-.9 1.2-1 2h-5c-.1-.8-.4-1.5-1-2",
  create: "M12 5v14M5 12h14",
  compose: "M4 4h16v16H4zM12 4v16M4 12h16M14.5 16h4",
  paste: "M9 4H5v17h14V4h-4M9 2h6v5H9zM8 12h8M8 16h5",
  print: "M7 8V3h10v5M7 17H3V8h18v9h-4M7 13h10v8H7z",
  light: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5",
  dark: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5",
  auto: "M3 4h18v12H3zM8 20h8M12 16v4",
  first: "M18 5l-7 7 7 7M6 5v14",
  previous: "m15 5-7 7 7 7",
  next: "m9 5 7 7-7 7",
  close: "M6 6l12 12M18 6 6 18",
  unique: "m5 12.5 5 5L19.5 7",
  multiple: "M4 8h11v12H4zM9 8V4h11v12h-5",
  none: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M6 6l12 12",
  conflict: "M12 4 2.5 20h19zM12 10v5M12 17.4v.2",
  waiting: "M5 12h.1M12 12h.1M19 12h.1",
  keyboard: "M3 6h18v12H3zM7 10h.1M12 10h.1M17 10h.1M8 14h8",
});

/** @typedef {keyof typeof paths} IconName */

const svgNamespace = "http://www.w3.org/2000/svg";

/** @param {IconName} name @returns {SVGSVGElement} */
export function icon(name) {
  const svg = document.createElementNS(svgNamespace, "svg");
  const path = document.createElementNS(svgNamespace, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", paths[name]);
  svg.append(path);
  return svg;
}
