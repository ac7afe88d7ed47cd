/** All catalogues of steps, those of rules after the others, and what the arguments of their messages stand for. */
import { readdir } from "node:fs/promises";

const folder = (/** @type {string} */ name) => new URL(`../../../../web/i18n/catalogues/${name}/`, import.meta.url);
const read = async (/** @type {string} */ kind, /** @type {string} */ name) =>
  (await import(new URL(name, folder(kind)).href)).default;

/** @type {Record<string, Record<string, string>>} language → catalogue */
export const catalogues = Object.fromEntries(
  await Promise.all(
    (await readdir(folder("steps")))
      .sort()
      .map(async (name) => [
        name.replace(".js", ""),
        { ...(await read("steps", name)), ...(await read("rule-steps", name)) },
      ]),
  ),
);

/**
 * A language takes a list of cells or houses in the form that its sentence needs ("r3c4", "in r3c4", "із клітинки
 * r3c4"): what has to agree is the list. The number of things decides about grammar only.
 * @param {string} name of an argument @returns {string} "cells" of inCells, FromCells, cellsOr; "" of cellsCount and
 *   coverKind
 */
export function slotOf(name) {
  if (/(Count|Kind)$/.test(name)) return "";
  const bare = name.replace(/^(the|in|of|from)(?=[A-Z])/i, "").replace(/(?<=.)Or$/, "");
  return bare.charAt(0).toLowerCase() + bare.slice(1);
}
