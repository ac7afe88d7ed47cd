/** What the board shows of a step up to one of its stages, when the step is explained link by link. */
import { rolesOf } from "../board/step-looks.js";

/** @typedef {import("../model/step.js").Step} Step */
/** @typedef {import("../i18n/steps/explain.js").Stage} Stage */

/**
 * Returns the step with the parts and links of one chain, or of one branch, up to a stage. The cells of the stage have
 * a frame. The result is hidden.
 *
 * @param {Step} step
 * @param {readonly Stage[]} stages
 * @param {number} at
 * @returns {Step}
 */
export function stepUpTo(step, stages, at) {
  const { parts = [], links = [], houses = [] } = step;
  const seen = stages.slice(0, at + 1).filter(({ path }) => path === stages[at].path);
  const shownLinks = seen.flatMap((stage) => stage.links.map((number) => links[number]));
  const numbers = new Set([
    ...seen.flatMap((stage) => stage.parts),
    ...shownLinks.flatMap(({ from, to }) => [from, to]),
  ]);
  for (const [number, { role, cells }] of parts.entries()) {
    // An almost locked set explains a strong link that begins inside the set.
    if (
      role === "als" &&
      shownLinks.some(({ from, strong }) => strong && parts[from].cells.every((cell) => cells.includes(cell)))
    )
      numbers.add(number);
  }
  const kept = [...numbers].sort((a, b) => a - b);
  const roles = rolesOf(step);
  return {
    ...step,
    houses: kept.some((number) => parts[number].role === "contradiction") ? houses : [],
    parts: [
      ...kept.map((number) => ({
        ...parts[number],
        role: roles[number] === "als" ? parts[number].role : roles[number],
      })),
      { role: "newest", cells: stages[at].parts.flatMap((number) => parts[number].cells), digits: [] },
    ],
    links: shownLinks.map((link) => ({ ...link, from: kept.indexOf(link.from), to: kept.indexOf(link.to) })),
    placements: [],
    eliminations: [],
  };
}

/** A step with more links than this is explained link by link at first. */
const mostAtOnce = 6;

/**
 * Whether a step is explained link by link at first: a step with an assumption, or with many links.
 * @param {Step} step
 */
export const isLong = ({ parts = [], links = [] }) =>
  links.length > mostAtOnce || parts.some(({ role }) => role === "assumption" || role === "assumed-false");
