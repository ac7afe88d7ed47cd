import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { PNG } from "pngjs";

/**
 * Of a maskable icon only the circle in the middle, with four fifths of the width, is certain to be seen: the ground
 * has no corners there, and the picture is smaller.
 */
const ICONS = [
  { name: "icon-192.png", size: 192 },
  { name: "icon-512.png", size: 512 },
  { name: "icon-maskable-512.png", size: 512, scale: 0.78 },
  { name: "apple-touch-icon.png", size: 180, scale: 0.9 },
];

/** A pixel on the edge of a box is looked at in this number of points in each direction. */
const POINTS = 4;

/**
 * @typedef {object} Box a rectangle with round corners, in units of the drawing
 * @property {number} x @property {number} y @property {number} width @property {number} height @property {number} rx
 * @property {readonly number[]} color red, green, blue @property {number} opacity
 */

/** Writes web/icon.svg as PNG files, for places that take no SVG. @param {{web: string, out: string}} paths */
export async function writeIcons({ web, out }) {
  const boxes = boxesOf(await readFile(join(web, "icon.svg"), "utf8"));
  await mkdir(join(out, "icons"), { recursive: true });
  await Promise.all(
    ICONS.map(({ name, size, scale }) => writeFile(join(out, "icons", name), drawIcon(boxes, size, scale))),
  );
}

/**
 * The rectangles of the drawing; it has nothing else.
 *
 * @param {string} svg
 * @returns {Box[]} the ground first
 */
export function boxesOf(svg) {
  let inherited = "";
  return [...svg.matchAll(/<(g|rect)\b([^>]*)>/g)].flatMap(([, tag, text]) => {
    const attributes = Object.fromEntries(
      [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    if (tag === "g") {
      inherited = attributes.fill;
      return [];
    }
    const { x = 0, y = 0, width, height, rx = 0, opacity = 1, fill = inherited } = attributes;
    const color = (/[\da-f]{6}/i.exec(fill)?.[0].match(/../g) ?? []).map((part) => parseInt(part, 16));
    return [
      {
        x: Number(x),
        y: Number(y),
        width: Number(width),
        height: Number(height),
        rx: Number(rx),
        opacity: Number(opacity),
        color,
      },
    ];
  });
}

/**
 * @param {readonly Box[]} boxes the first is the ground
 * @param {number} size in pixels
 * @param {number} [scale] of the picture on a ground without corners; when absent everything is as drawn
 * @returns {Buffer} the PNG file
 */
export function drawIcon([ground, ...boxes], size, scale) {
  const picture = new PNG({ width: size, height: size });
  const unit = size / ground.width;
  paint(picture, inPixels(scale === undefined ? ground : { ...ground, rx: 0 }, unit, 0));
  for (const box of boxes) paint(picture, inPixels(box, unit * (scale ?? 1), ((1 - (scale ?? 1)) * size) / 2));
  return PNG.sync.write(picture);
}

/** @param {Box} box @param {number} unit @param {number} shift @returns {Box} */
const inPixels = (box, unit, shift) => ({
  ...box,
  x: box.x * unit + shift,
  y: box.y * unit + shift,
  width: box.width * unit,
  height: box.height * unit,
  rx: box.rx * unit,
});

/** Paints a box over what is there. The first box is painted on nothing. @param {PNG} picture @param {Box} box */
function paint({ data, width: size }, box) {
  const { x, y, width, height, color, opacity } = box;
  for (let row = Math.floor(y); row < Math.min(size, y + height); row += 1) {
    for (let column = Math.floor(x); column < Math.min(size, x + width); column += 1) {
      const at = 4 * (row * size + column);
      const alpha = coverage(box, column, row) * opacity;
      for (let i = 0; i < 3; i += 1)
        data[at + i] = data[at + 3] ? Math.round(data[at + i] + (color[i] - data[at + i]) * alpha) : color[i];
      data[at + 3] = Math.max(data[at + 3], Math.round(255 * alpha));
    }
  }
}

/** How much of a pixel a box covers. @param {Box} box @param {number} column @param {number} row */
function coverage(box, column, row) {
  // A box has no dents: when the four corners of the pixel are in it, all of the pixel is.
  if ([0, 1].every((i) => [0, 1].every((j) => covers(box, column + i, row + j)))) return 1;
  let count = 0;
  for (let i = 0; i < POINTS; i += 1) {
    for (let j = 0; j < POINTS; j += 1)
      if (covers(box, column + (i + 0.5) / POINTS, row + (j + 0.5) / POINTS)) count += 1;
  }
  return count / POINTS ** 2;
}

/** @param {Box} box @param {number} x @param {number} y */
function covers({ x: left, y: top, width, height, rx }, x, y) {
  const [dx, dy] = [x - left, y - top];
  if (dx < 0 || dy < 0 || dx > width || dy > height) return false;
  const [cx, cy] = [Math.max(rx - dx, dx - (width - rx), 0), Math.max(rx - dy, dy - (height - rx), 0)];
  return cx * cx + cy * cy <= rx * rx;
}
