/**
 * The weakest hint: one sentence that says where to look.
 *
 * @typedef {import("./explain.js").Context} Context
 */
import { cellsOfParts, housesOf, partsOf } from "./step-data.js";

/** "Look at row 3." @param {...string} roles of the houses */
export const atHouses =
  (...roles) =>
  (/** @type {Context} */ context) => {
    const houses = housesOf(context.step, ...roles);
    return houses.length ? context.say("where.houses", context.houses("houses", houses)) : atParts()(context);
  };

/** "Look at r3c4 and r3c8." @param {...string} roles of the parts; without roles, the first part */
export const atParts =
  (...roles) =>
  (/** @type {Context} */ context) => {
    const parts = partsOf(context.step, ...roles);
    const cells = cellsOfParts(parts.length ? parts : context.step.parts.slice(0, 1));
    return cells.length ? context.say("where.cells", context.cells("cells", cells)) : atBoard(context);
  };

/** "Look at r4c5 and at the cells that it sees." @param {string} role */
export const aroundPart = (role) => (/** @type {Context} */ context) => {
  const [part] = partsOf(context.step, role);
  return part ? context.say("where.around", context.cells("cells", part.cells)) : atParts()(context);
};

/** "Look at r1c2: a chain begins there." @param {Context} context */
export const atChain = (context) => {
  const { step, say, cells } = context;
  const first = step.parts[step.links[0]?.from ?? 0];
  return first ? say("where.chain", cells("cells", first.cells)) : atBoard(context);
};

/** "Look at r1c2: a colouring can begin there." @param {Context} context */
export const atColors = (context) => {
  const [first] = context.step.parts;
  return first ? context.say("where.colors", context.cells("cells", first.cells)) : atBoard(context);
};

/** "Look at the whole board." @param {Context} context */
export const atBoard = ({ say }) => say("where.board");
