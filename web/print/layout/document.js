/** Turns the plans of pages into a document whose pages are made when they are asked for. */
import { atPress } from "./at-press.js";
import { presses } from "../presses.js";
import { frameOf } from "./paper.js";

/** @typedef {import("./plans.js").PagePlan} PagePlan */
/** @typedef {import("./boxes.js").Box} Box */
/** @typedef {import("./paper.js").Frame} Frame */

/**
 * @param {import("./plans.js").Planner} planner
 * @param {import("../print-settings.js").Look} look
 * @param {(frame: Frame) => Box[]} [around] boxes outside the printed area, such as crop marks
 * @returns {import("./boxes.js").PrintedDocument}
 */
export function documentOf(planner, look, around = () => []) {
  const plans = settledPlans(planner, look);
  const frames = frameOf(look, plans.length);
  const pressed = atPress(look);
  const { isForScreens, isTagged } = presses[look.press];
  const parts = plans.flatMap(({ bookmark }, page) => (bookmark ? [{ title: bookmark, page }] : []));
  return {
    pageCount: plans.length,
    cutPages: plans.filter(({ isCut }) => isCut).length,
    title: look.title,
    author: look.author,
    language: look.language,
    parts,
    outline: isForScreens ? parts : [],
    hasMetadata: isForScreens,
    isTagged,
    sizeOf: (index) => frames(index),
    page(index) {
      const { width, height, trim, bleed, area } = frames(index);
      const { furniture, draw, counted, isCut = false, repeats = false } = plans[index];
      const body = {
        x: area.x,
        y: area.y + furniture.top,
        width: area.width,
        height: area.height - furniture.top - furniture.bottom,
      };
      const page = counted && !look.book ? counted : { number: index + 1, count: plans.length };
      return {
        width,
        height,
        trim,
        bleed,
        isCut,
        repeats,
        boxes: [...around(frames(index)), ...pressed([...furniture.draw(area, page), ...draw(body, page)])],
      };
    },
  };
}

/**
 * Returns the plans that agree with the margins of their own number of pages. More pages need a wider margin at the
 * spine, and the smaller area can need more pages.
 *
 * @param {import("./plans.js").Planner} planner
 * @param {import("../print-settings.js").Look} look
 * @returns {PagePlan[]}
 */
function settledPlans(planner, look) {
  const areaFor = (/** @type {number} */ count) => frameOf(look, count)(0).area;
  let count = 1;
  for (;;) {
    const area = areaFor(count);
    const plans = planner(area);
    if (areaFor(Math.max(count, plans.length)).width === area.width) return plans;
    count = plans.length;
  }
}
