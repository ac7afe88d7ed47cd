/** Parses messages for the writer of sentences. Built files have parsed messages, and no parser. */
import { parse, TYPE } from "@formatjs/icu-messageformat-parser";

/** @typedef {import("@formatjs/icu-messageformat-parser").MessageFormatElement} Element */

/**
 * @param {string} message
 * @returns {import("./parsed-message.js").Part[]} throws for a message that no sentence of the catalogues is like
 */
export const parseMessage = (message) => parse(message).map(partOf);

/** @param {Element} element @returns {import("./parsed-message.js").Part} */
function partOf(element) {
  if (element.type === TYPE.literal) return element.value;
  if (element.type === TYPE.pound) return 0;
  if (element.type === TYPE.argument) return [element.value];
  if (element.type === TYPE.number) return [element.value, 0];
  if (element.type !== TYPE.select && element.type !== TYPE.plural) throw new Error("an unknown part of a message");
  const options = Object.fromEntries(
    Object.entries(element.options).map(([name, { value }]) => [name, value.map(partOf)]),
  );
  return element.type === TYPE.select ? [element.value, options] : [element.value, options, element.offset];
}
