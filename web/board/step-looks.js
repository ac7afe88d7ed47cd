/**
 * The look of each role in a step. A role has a shape and a colour, so that nobody has to tell colours apart. No two
 * roles of one step have the same shape.
 *
 * The colours are those of Okabe and Ito, which colour-blind readers can tell apart ("Color Universal Design", 2008),
 * made darker or lighter for contrast with the ground.
 *
 * @typedef {import("../model/step.js").Step} Step
 * @typedef {import("./palette.js").ColourName} ColourName
 * @typedef {"circle" | "square" | "diamond" | "hexagon" | "double-circle" | "double-square" | "double-diamond" |
 *   "double-hexagon" | "dashed-circle" | "dashed-square" | "disc" | "strike" | "cross"} Shape a disc is filled; a
 *   strike is a line through a digit; a cross is drawn through a cell
 * @typedef {"solid" | "dashed" | "dotted" | "dash-dot"} Stroke
 * @typedef {{ shape: Shape | null, colour: ColourName, paper: ColourName, frame: Stroke | null }} Look `shape` of the
 *   candidates, on a ground of `paper`; `frame` around the cells
 * @typedef {"candidate" | "cells" | "house" | "link" | "result"} LegendKind
 * @typedef {object} LegendEntry
 * @property {LegendKind} kind
 * @property {string} role
 * @property {number} [number] of almost locked sets, from 1, in the order of the step
 * @property {Shape | null} shape
 * @property {Stroke | null} stroke of a frame or a link
 * @property {ColourName} colour
 * @property {ColourName | null} paper the ground
 */

import { isHousePattern } from "../model/step.js";

/** @type {[ColourName, ColourName][]} */
const hues = [
  ["step-1", "step-1-paper"],
  ["step-2", "step-2-paper"],
  ["step-3", "step-3-paper"],
  ["step-4", "step-4-paper"],
];

/** @param {Shape | null} shape @param {1 | 2 | 3 | 4} hue @param {Stroke | null} [frame] @returns {Look} */
const look = (shape, hue, frame = null) => ({ shape, colour: hues[hue - 1][0], paper: hues[hue - 1][1], frame });

/**
 * Circles mark candidates that are true or lead to the result. Squares mark candidates that are false. Diamonds and
 * hexagons mark exceptions, such as fins. A doubled shape marks an assumption, or the second of two colourings. Roles
 * that never occur in the same step may share a shape.
 *
 * @type {Record<string, Look>}
 */
const looks = {
  single: { shape: "disc", colour: "step-place", paper: "step-place", frame: null },
  source: look("circle", 2),
  blocked: { shape: "cross", colour: "step-out", paper: "step-out-paper", frame: null },
  newest: look(null, 3, "dashed"),
  subset: look("circle", 1, "solid"),
  vertex: look("circle", 1),
  fin: look("square", 2),
  "endo-fin": look("diamond", 3),
  pivot: look("diamond", 3, "dashed"),
  wing: look("circle", 1, "solid"),
  corner: look("circle", 1, "solid"),
  extra: look("diamond", 2),
  "color-1": look("circle", 1),
  "color-2": look("square", 2),
  "color-3": look("double-circle", 3),
  "color-4": look("double-square", 4),
  on: look("circle", 1),
  off: look("square", 2),
  end: look("circle", 1),
  inner: look("square", 2),
  assumption: look("double-circle", 3),
  "assumed-false": look("double-square", 3),
  contradiction: look("diamond", 4),
  "restricted-common": look("hexagon", 3),
  stem: look(null, 4, "dash-dot"),
  intersection: look("hexagon", 3, "solid"),
  "line-set": look("circle", 1, "dashed"),
  "box-set": look("square", 2, "dotted"),
  template: look("circle", 1),
  "rule-cell": look(null, 1, "solid"),
  "rule-place": look("circle", 1, "solid"),
  known: look(null, 2, "dotted"),
  added: look(null, 3, "dash-dot"),
  subtracted: look(null, 4, "dashed"),
};

/** What a step places. @type {Look} */
export const placement = { shape: "disc", colour: "step-place", paper: "step-place", frame: "solid" };

/** What a role that is not known here looks like. @type {Look} */
const plain = { shape: "dashed-circle", colour: "step-plain", paper: "step-plain-paper", frame: null };

/** For roles whose usual shape another one of the step has. @type {readonly Shape[]} */
const others = [
  "square",
  "diamond",
  "hexagon",
  "circle",
  "dashed-circle",
  "dashed-square",
  "double-circle",
  "double-square",
  "double-diamond",
  "double-hexagon",
];

/** @type {readonly Stroke[]} */
const strokes = ["solid", "dashed", "dotted", "dash-dot"];

/**
 * Returns the role that each part is drawn with. The nodes of a chain are "on" and "off" in turns, from the first link
 * on. An almost locked set is "als". Cells of a rule are "rule-place" when one digit is searched in them. Every other
 * part keeps its role of the step.
 *
 * @param {Step} step
 * @returns {string[]} a role for each part
 */
export function rolesOf(step) {
  const { parts = [], links = [] } = step;
  if (isHousePattern(step)) {
    const inner = new Set(links.flatMap(({ from, to, strong }) => (strong ? [] : [from, to])));
    return parts.map(({ role }, i) => (role !== "node" ? role : inner.has(i) ? "inner" : "end"));
  }
  /** @type {Map<number, boolean>} */
  const truths = new Map();
  for (const { from, to, strong } of links) {
    if (!truths.has(from)) truths.set(from, !strong);
    if (!truths.has(to)) truths.set(to, !truths.get(from));
  }
  let nodes = 0;
  return parts.map(({ role, digits }, i) => {
    if (role === "rule-cell" && digits.length === 1) return "rule-place";
    if (role !== "node") return role;
    const isTrue = truths.get(i) ?? nodes % 2 === 0;
    nodes++;
    return isTrue ? "on" : "off";
  });
}

/**
 * Returns the restricted commons of a step without links, which are drawn as weak links.
 * @param {Step} step
 * @returns {number[]} numbers of parts
 */
export function unlinkedCommons({ parts = [], links = [] }) {
  return links.length ? [] : [...parts.keys()].filter((i) => parts[i].role === "restricted-common");
}

/**
 * Returns the look of each role of a step. If two roles want one shape, the roles for true and false candidates keep
 * it.
 * @param {Step} step
 * @returns {ReadonlyMap<string, Look>}
 */
export const looksOf = (step) => looksOfRoles(rolesOf(step));

/**
 * @param {readonly string[]} all the role of each part, as returned by `rolesOf`
 * @returns {ReadonlyMap<string, Look>}
 */
export function looksOfRoles(all) {
  /** @type {Map<string, Look>} */
  const found = new Map();
  const taken = new Set();
  const roles = [...new Set(all)].filter((role) => role !== "als");
  const isNode = (/** @type {string} */ role) => role === "on" || role === "off";
  for (const role of [...roles.filter(isNode), ...roles.filter((each) => !isNode(each))]) {
    const wanted = looks[role] ?? plain;
    const shape =
      wanted.shape && taken.has(wanted.shape)
        ? (others.find((other) => !taken.has(other)) ?? wanted.shape)
        : wanted.shape;
    taken.add(shape);
    found.set(role, shape === wanted.shape ? wanted : { ...wanted, shape });
  }
  return found;
}

/**
 * The look of an almost locked set. Sixteen combinations of colour and stroke are used in turns.
 * @param {number} number from 0
 * @returns {{ colour: ColourName, paper: ColourName, stroke: Stroke }}
 */
export function setLook(number) {
  const [colour, paper] = hues[(number + Math.floor(number / strokes.length)) % hues.length];
  return { colour, paper, stroke: strokes[number % strokes.length] };
}

/** @param {string} role of a house @returns {{ colour: ColourName, paper: ColourName, stroke: Stroke }} */
export function houseLook(role) {
  return role === "cover" || role === "target"
    ? { colour: "step-cover", paper: "step-cover-paper", stroke: "dashed" }
    : { colour: "step-house", paper: "step-house-paper", stroke: "solid" };
}

/** @param {boolean} strong @returns {Stroke} */
export const linkStroke = (strong) => (strong ? "solid" : "dashed");

const isOfLeftovers = (/** @type {Step} */ { technique }) => technique === "law-of-leftovers";

/** What the cells of the law of leftovers are called. @type {Record<string, string>} */
const leftoverRoles = { "line-set": "line-rest", "box-set": "region-rest" };

/** @param {Step} step @param {string} role of a house */
function meaningOfHouse(step, role) {
  if (isOfLeftovers(step)) return "where";
  return role === "cover" && isHousePattern(step) ? "common" : role;
}

/**
 * Returns the legend of the picture of a step as data, which a page puts into words: houses, then cells and candidates
 * by role in the order of the step, then links, then placements and eliminations.
 *
 * @param {Step} step
 * @returns {LegendEntry[]}
 */
export function legendOf(step) {
  const { houses = [], links = [], placements = [], eliminations = [] } = step;
  const roles = rolesOf(step);
  const found = looksOf(step);
  let sets = 0;
  return [
    ...[...new Set(houses.map(({ role }) => role))].map((role) =>
      entry("house", meaningOfHouse(step, role), { shape: null, ...houseLook(role) }),
    ),
    ...roles.flatMap((role, i) => {
      if (role === "als") return [{ ...entry("cells", role, { shape: null, ...setLook(sets) }), number: ++sets }];
      const { frame, ...rest } = /** @type {Look} */ (found.get(role));
      return role !== "single" && roles.indexOf(role) === i
        ? [entry("candidate", (isOfLeftovers(step) && leftoverRoles[role]) || role, { ...rest, stroke: frame })]
        : [];
    }),
    ...[true, false]
      .filter((strong) => links.some((link) => link.strong === strong) || (!strong && unlinkedCommons(step).length))
      .map((strong) =>
        entry("link", strong ? "strong" : "weak", {
          shape: null,
          stroke: linkStroke(strong),
          colour: "step-link",
          paper: null,
        }),
      ),
    ...(placements.length ? [entry("result", "placement", { ...placement, stroke: placement.frame })] : []),
    ...(eliminations.length
      ? [entry("result", "elimination", { shape: "strike", stroke: null, colour: "step-out", paper: "step-out-paper" })]
      : []),
  ];
}

/**
 * @param {LegendKind} kind
 * @param {string} role
 * @param {Pick<LegendEntry, "shape" | "stroke" | "colour" | "paper">} rest
 * @returns {LegendEntry}
 */
const entry = (kind, role, { shape, stroke, colour, paper }) => ({ kind, role, shape, stroke, colour, paper });
