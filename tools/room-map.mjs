#!/usr/bin/env node
// Draws which room includes which: room-map.mjs writes docs/pictures/rooms.svg, and the table between `<!-- rooms -->` and
// `<!-- end -->` in CONTRIBUTING.md, from the `#include` and `import` lines of the sources.

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readFiles, roomOf } from "./check-rules.mjs";
import { referencesOf } from "./import-graph.mjs";
import { layersOf, placed } from "./layered-graph.mjs";

/** @typedef {Map<string, Set<string>>} Graph a room → the rooms that it includes */

/** The files of web that lie in no room: the page itself. */
const page = "web (page)";
const top = fileURLToPath(new URL("..", import.meta.url));

/** The files that this script writes. */
export const written = /** @type {const} */ ({ picture: "docs/pictures/rooms.svg", text: "CONTRIBUTING.md" });

/** @param {string} path @returns {string | undefined} */
const roomNamed = (path) => roomOf(path) ?? (path.startsWith("web/") ? page : undefined);

/** @param {Map<string, string>} files path → text @returns {Graph} in alphabetical order */
export function roomGraph(files) {
  /** @type {Graph} */
  const graph = new Map();
  for (const [path, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const from = /\.(h|cpp|m?js)$/.test(path) ? roomNamed(path) : undefined;
    if (!from) continue;
    if (!graph.has(from)) graph.set(from, new Set());
    for (const { to, kind, isFile } of referencesOf(path, text)) {
      const room = isFile && kind !== "type" ? roomNamed(to) : undefined;
      if (room && room !== from) graph.get(from)?.add(room);
    }
  }
  for (const targets of [...graph.values()]) for (const target of targets) if (!graph.has(target)) graph.set(target, new Set());
  return new Map([...graph].sort(([a], [b]) => (a < b ? -1 : 1)).map(([room, targets]) => [room, new Set([...targets].sort())]));
}

/**
 * The graph without the arrows that a longer way replaces: with a → b → c, a → c is left out.
 * @param {Graph} graph @returns {Graph}
 */
export function withoutShortcuts(graph) {
  /** @param {string} from @returns {Set<string>} everything that can be reached from a room */
  const reach = (from, seen = new Set()) => {
    for (const to of graph.get(from) ?? []) if (!seen.has(to)) reach(to, seen.add(to));
    return seen;
  };
  return new Map([...graph].map(([from, targets]) => {
    const indirect = new Set([...targets].flatMap((target) => [...reach(target)]));
    return [from, new Set([...targets].filter((target) => !indirect.has(target)))];
  }));
}

const box = { width: 118, height: 32 };
const step = { x: 138, y: 82 };
const margin = 24;

/** @param {Graph} graph @returns {string} an SVG picture: boxes in layers, arrows downwards */
export function pictureOf(graph) {
  const arrows = withoutShortcuts(graph);
  const { points, ways, columns } = placed(arrows, layersOf(arrows));
  const at = (/** @type {{x: number, y: number}} */ { x, y }) => ({ x: margin + x * step.x + box.width / 2, y: margin + y * step.y + box.height / 2 });
  const [width, height] = [2 * margin + (columns - 1) * step.x + box.width, 2 * margin + Math.max(...[...points.values()].map(({ y }) => y)) * step.y + box.height];
  const lines = ways.map((way) => `<path d="${curve(way.map(at))}"/>`);
  const boxes = [...points].map(([room, point]) => {
    const { x, y } = at(point);
    const kind = room.startsWith("core/") ? "core" : room.startsWith("web") ? "web" : "door";
    return `<g class="${kind}"><rect x="${round(x - box.width / 2)}" y="${round(y - box.height / 2)}" width="${box.width}" height="${box.height}" rx="6"/>`
      + `<text x="${round(x)}" y="${round(y + 4.5)}">${room}</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${Math.round(height)}" viewBox="0 0 ${Math.round(width)} ${Math.round(height)}" role="img">
<title>The rooms of Nonet, and which room includes which</title>
<style>
text { font: 13px system-ui, sans-serif; text-anchor: middle; fill: #1c2530 }
rect { stroke-width: 1.2 }
.core rect { fill: #e3edf8; stroke: #4b7bab }
.web rect { fill: #e6f3e4; stroke: #5a9650 }
.door rect { fill: #faeeda; stroke: #b28735 }
path { fill: none; stroke: #5d6875; stroke-width: 1.3; marker-end: url(#tip) }
</style>
<marker id="tip" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0.5 8 4 0 7.5z" style="fill:#5d6875;stroke:none;marker-end:none"/></marker>
<rect width="100%" height="100%" fill="#fff"/>
${lines.join("\n")}
${boxes.join("\n")}
</svg>
`;
}

/** A way from the lower edge of the first box to the upper edge of the last, upright at both ends. @param {{x: number, y: number}[]} points */
function curve(points) {
  const from = { x: points[0].x, y: points[0].y + box.height / 2 };
  const last = points[points.length - 1];
  const stops = [...points.slice(1, -1), { x: last.x, y: last.y - box.height / 2 - 1 }];
  let { x, y } = from;
  const parts = stops.map((stop) => {
    const middle = round((y + stop.y) / 2);
    const part = `C${round(x)} ${middle} ${round(stop.x)} ${middle} ${round(stop.x)} ${round(stop.y)}`;
    ({ x, y } = stop);
    return part;
  });
  return `M${round(from.x)} ${round(from.y)}${parts.join("")}`;
}

/** @param {number} value */
const round = (value) => Math.round(value * 10) / 10;

/** @param {Graph} graph @returns {string} a table in Markdown of all includes */
export function tableOf(graph) {
  const rows = [...graph].map(([room, targets]) => `| ${room} | ${[...targets].join(", ") || "nothing"} |`);
  return ["| room | includes |", "|---|---|", ...rows].join("\n");
}

/** @param {string} text @param {string} table @returns {string} the text with the table between its markers */
export function withTable(text, table) {
  if (!/<!-- rooms -->\n.*?<!-- end -->/s.test(text)) throw new Error(`${written.text} has no <!-- rooms --> … <!-- end -->`);
  return text.replace(/<!-- rooms -->\n.*?<!-- end -->/s, () => `<!-- rooms -->\n${table}\n<!-- end -->`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const graph = roomGraph(readFiles(top));
  writeFileSync(top + written.picture, pictureOf(graph));
  writeFileSync(top + written.text, withTable(readFileSync(top + written.text, "utf8"), tableOf(graph)));
  console.log(`${written.picture}, ${written.text}: ${graph.size} rooms`);
}
