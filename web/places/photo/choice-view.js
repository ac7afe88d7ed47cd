/** The stage in which one of several grids of a picture is chosen: on the picture, or by a row of buttons. */
import { svgElement, svgNode } from "../../board/svg-nodes.js";
import { h } from "../../controls/dom.js";
import { pathOf, pictureSvg } from "./picture-view.js";

/** @typedef {import("./photo-dialog.js").Stage} Stage */
/** @typedef {import("../../engine/index.js").GridOutline} GridOutline */

/**
 * @param {import("../../i18n/photo-words.js").PhotoWords} say
 * @param {object} options
 * @param {string} options.url of the picture @param {import("../../engine/index.js").PictureReading} options.found
 * @param {(outline: number) => void} options.choose @param {() => void} options.again
 * @returns {Stage}
 */
export function createChoice(say, { url, found, choose, again }) {
  // In the order in which one reads; the module has them by how well they can be seen.
  const places = inReadingOrder(found.outlines);
  const outlines = places.map((place) => found.outlines[place]);
  const drawing = pictureSvg({ url, size: found }, { class: "photo-picture", "aria-hidden": "true" });
  const shapes = outlines.map((outline, i) => outlineShape(outline, i + 1, found));
  drawing.append(...shapes);
  shapes.forEach((shape, i) => shape.addEventListener("click", () => choose(places[i])));
  const mark = (/** @type {number} */ i, /** @type {boolean} */ isChosen) =>
    shapes[i].classList.toggle("photo-outline-chosen", isChosen);
  const buttons = outlines.map((_, i) =>
    h(
      "button",
      {
        type: "button",
        class: "button",
        "aria-describedby": i === 0 ? "photo-choice-about" : undefined,
        onclick: () => choose(places[i]),
        onfocus: () => mark(i, true),
        onblur: () => mark(i, false),
        onmouseenter: () => mark(i, true),
        onmouseleave: () => mark(i, false),
      },
      say("photo.grid", { number: i + 1 }),
    ),
  );
  return {
    element: h(
      "div",
      { class: "photo-choice" },
      h("p", { id: "photo-choice-about" }, say("photo.several", { count: outlines.length })),
      drawing,
      h("div", { class: "photo-ways", role: "group", "aria-labelledby": "photo-choice-about" }, ...buttons),
      h(
        "div",
        { class: "dialog-foot" },
        h("button", { type: "button", class: "button", onclick: again }, say("photo.another")),
      ),
    ),
    focus: () => buttons[0]?.focus(),
  };
}

/**
 * The places of grids, row by row: grids whose middles are about as high are in one row.
 *
 * @param {readonly GridOutline[]} outlines
 * @returns {number[]}
 */
export function inReadingOrder(outlines) {
  const middles = outlines.map(({ corners }) =>
    [0, 1].map((axis) => corners.reduce((sum, point) => sum + point[axis], 0) / corners.length),
  );
  const heights = outlines.map(
    ({ corners }) => Math.max(...corners.map(([, y]) => y)) - Math.min(...corners.map(([, y]) => y)),
  );
  return [...outlines.keys()].sort((a, b) => {
    const lower = middles[a][1] - middles[b][1];
    return Math.abs(lower) > Math.min(heights[a], heights[b]) / 2 ? lower : middles[a][0] - middles[b][0];
  });
}

/** @param {GridOutline} outline @param {number} number @param {{ width: number, height: number }} size */
function outlineShape({ corners }, number, { width, height }) {
  const [x, y] = [0, 1].map((axis) => corners.reduce((sum, point) => sum + point[axis], 0) / corners.length);
  const radius = Math.max(width, height) * 0.035;
  return svgElement(
    svgNode("g", { class: "photo-outline" }, [
      svgNode("path", { d: pathOf(corners) }),
      svgNode("circle", { cx: x, cy: y, r: radius }),
      svgNode("text", { x, y, "font-size": radius * 1.2, "text-anchor": "middle", dy: "0.35em" }, [String(number)]),
    ]),
  );
}
