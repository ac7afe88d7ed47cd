#!/usr/bin/env node
// Draws which room includes which: room-map.mjs writes docs/pictures/rooms.svg, and the table between `<!-- rooms -->`
// and `<!-- end -->` in CONTRIBUTING.md, from the `#include` and `import` lines of the sources. Graphviz draws the
// picture. The README of each room gets the sentence that says what the room may include, from tools/rules.mjs.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readFiles, roomOf } from "./check-rules.mjs";
import { referencesOf } from "./import-graph.mjs";
import { replaced } from "./marked-part.mjs";
import { includeTexts } from "./room-readmes.mjs";

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
  for (const targets of [...graph.values()])
    for (const target of targets) if (!graph.has(target)) graph.set(target, new Set());
  return new Map(
    [...graph].sort(([a], [b]) => (a < b ? -1 : 1)).map(([room, targets]) => [room, new Set([...targets].sort())]),
  );
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
  return new Map(
    [...graph].map(([from, targets]) => {
      const indirect = new Set([...targets].flatMap((target) => [...reach(target)]));
      return [from, new Set([...targets].filter((target) => !indirect.has(target)))];
    }),
  );
}

/** Fill and line of the boxes of each kind of room. */
const colours = { core: "#e3edf8 #4b7bab", web: "#e6f3e4 #5a9650", door: "#faeeda #b28735" };

/** @param {Graph} graph @returns {string} the picture in Graphviz's language: boxes in layers, arrows downwards */
export function dotOf(graph) {
  const boxes = [...graph.keys()].map((room) => {
    const [fill, line] =
      colours[room.startsWith("core/") ? "core" : room.startsWith("web") ? "web" : "door"].split(" ");
    return `"${room}" [fillcolor="${fill}", color="${line}"]`;
  });
  const arrows = [...withoutShortcuts(graph)].flatMap(([from, targets]) =>
    [...targets].map((to) => `"${from}" -> "${to}"`),
  );
  return `digraph rooms {
bgcolor="white"; nodesep=0.15; ranksep=0.45; splines=true
node [shape=box, style="filled,rounded", fontname="sans-serif", fontsize=13, fontcolor="#1c2530", height=0.42, width=1.45, margin="0.06,0.04"]
edge [color="#5d6875", arrowsize=0.6]
${[...boxes, ...arrows].join("\n")}
}
`;
}

/**
 * @param {string} picture as Graphviz draws it
 * @returns {Graph} the boxes and the arrows that it shows, by their titles
 */
export function drawnGraph(picture) {
  /** @type {Graph} */
  const graph = new Map();
  for (const [, kind, title] of picture.matchAll(/class="(node|edge)">\s*<title>([^<]*)<\/title>/g)) {
    const [from, to] = title.replaceAll("&#45;", "-").replaceAll("&gt;", ">").split("->");
    const targets = graph.get(from) ?? new Set();
    graph.set(from, kind === "edge" ? targets.add(to) : targets);
  }
  return graph;
}

/** @param {Graph} graph @returns {string} an SVG picture, without the comments in which Graphviz names its version */
function pictureOf(graph) {
  const { status, stdout, stderr, error } = spawnSync("dot", ["-Tsvg"], { input: dotOf(graph), encoding: "utf8" });
  if (status !== 0)
    throw new Error(`dot of Graphviz is needed (Debian's package graphviz): ${error?.message ?? stderr}`);
  const title = "<title>The rooms of Nonet, and which room includes which</title>";
  return stdout
    .replace(/<!--[^]*?-->\n?/g, "")
    .replace(/<!DOCTYPE[^>]*>\n?/, "")
    .replace("<title>rooms</title>", title);
}

/** @param {Graph} graph @returns {string} a table in Markdown of all includes */
export function tableOf(graph) {
  const rows = [...graph].map(([room, targets]) => `| ${room} | ${[...targets].join(", ") || "nothing"} |`);
  return ["| room | includes |", "|---|---|", ...rows].join("\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const graph = roomGraph(readFiles(top));
  writeFileSync(top + written.picture, pictureOf(graph));
  for (const [path, text] of includeTexts((name) => readFileSync(top + name, "utf8"))) writeFileSync(top + path, text);
  writeFileSync(top + written.text, replaced(readFileSync(top + written.text, "utf8"), "rooms", tableOf(graph)));
  console.log(`${written.picture}, ${written.text}: ${graph.size} rooms`);
}
