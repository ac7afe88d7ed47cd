/** All catalogues of steps, those of rules after the others, and what the arguments of their messages stand for. */
import { languages } from "../../../../web/i18n/languages.js";
import { catalogueOf } from "../catalogue-files.js";

/** @type {Record<string, Record<string, string>>} language → the sentences that it has */
export const catalogues = Object.fromEntries(
  await Promise.all(
    [...languages]
      .sort()
      .map(async (language) => [
        language,
        { ...(await catalogueOf("steps", language)), ...(await catalogueOf("rule-steps", language)) },
      ]),
  ),
);

/** With English sentences for those that a catalogue lacks. @param {Record<string, string>} catalogue */
export const whole = (catalogue) => ({ ...catalogues.en, ...catalogue });

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
