/** The line icons of the controls below a board. Those of the page are in icons.js: they are no part of the element. */

export const boardIcons = /** @type {const} */ ({
  undo: "M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3",
  redo: "m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3",
  note: "m4 20 1-5L16 4l4 4L9 19zM14 6l4 4",
  erase: "M9 5h12v14H9l-6-7zM12 9l6 6M18 9l-6 6",
  hint: "M9 18h6M10 21h4M8.5 15a6.5 6.5 0 1 1 7 0c-.6.5-.9 1.2-1 2h-5c-.1-.8-.4-1.5-1-2",
  digit: "M4 4h16v16H4zM9 7.5h6L11.5 16.5",
  corner: "M4 4h16v16H4zM6.8 8.2l1.6-1.2v4.2M14.6 7.2h2.8l-1.7 4",
  centre: "M4 4h16v16H4zM8 11.2l1.6-1.2v4.2M13.2 10.2H16l-1.7 4",
  color:
    "M12 3.5a8.5 8.5 0 1 0 0 17c1.4 0 1.9-1 1.5-2-.6-1.3.2-2.4 1.7-2.4h2.2a3 3 0 0 0 3-3.1c-.3-5.3-3.8-9.5-8.4-9.5M7.6 12.4h.1M9.4 8.2h.1M14 7.6h.1M17 11h.1",
  check: "m5 12.5 5 5L19.5 7",
  more: "M5 12h.1M12 12h.1M19 12h.1",
});

/** @typedef {keyof typeof boardIcons} BoardIconName */

const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * Makes an icon of 24 × 24 units in the current text colour, hidden from assistive technology.
 * @param {string} shape of its path
 * @returns {SVGSVGElement}
 */
export function lineIcon(shape) {
  const svg = document.createElementNS(svgNamespace, "svg");
  const path = document.createElementNS(svgNamespace, "path");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", "icon");
  svg.setAttribute("aria-hidden", "true");
  path.setAttribute("d", shape);
  svg.append(path);
  return svg;
}
