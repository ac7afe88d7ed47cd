/**
 * Settings as a link and as a file.
 *
 * @typedef {import("./print-settings.js").PrintSettings} PrintSettings
 * @typedef {import("./settings-check.js").CheckedSettings} CheckedSettings
 */
import { packJson, unpackJson } from "../formats/packed.js";
import { faultIn } from "./json-fault.js";
import { withoutPicture } from "./print-settings.js";
import { checkSettings } from "./settings-check.js";

/** The name of the file. */
export const settingsFileName = "nonet-print.json";

/** @param {PrintSettings} settings @returns {Promise<string>} the part of the address after `#`; without the picture */
export const settingsFragment = async (settings) => `print=${await packJson(withoutPicture(settings))}`;

/**
 * @param {string} address a whole address, or its part from `#` on
 * @returns {string} the packed settings; "" when the address has none
 */
export const packedSettingsIn = (address) => /#print=([\w-]+)$/.exec(address)?.[1] ?? "";

/** @param {string} packed @returns {Promise<CheckedSettings>} */
export async function unpackSettings(packed) {
  const unpacked = await unpackJson(packed);
  if ("value" in unpacked) return checkSettings(unpacked.value);
  return { error: "newer" in unpacked ? { code: "newer", details: { version: 0 } } : { code: "damaged" } };
}

/** @param {object} settings of a document or a series @returns {string} */
export const settingsFile = (settings) => `${JSON.stringify(settings, null, 2)}\n`;

/** @param {string} text of a file @returns {CheckedSettings} */
export const readSettingsFile = (text) => readJsonFile(text, checkSettings);

/**
 * @template Read
 * @param {string} text of a file @param {(plain: unknown) => Read} check
 * @returns {Read | { error: { code: "no-json", details: { line: number, column: number } } }}
 */
export function readJsonFile(text, check) {
  const source = text.replace(/^\uFEFF/, "");
  try {
    return check(JSON.parse(source));
  } catch (error) {
    if (error instanceof SyntaxError) return { error: { code: "no-json", details: placeOf(source, faultIn(source)) } };
    throw error;
  }
}

/** @param {string} source @param {number} offset @returns {{ line: number, column: number }} from 1 */
function placeOf(source, offset) {
  const lines = source.slice(0, offset).split("\n");
  return { line: lines.length, column: lines[lines.length - 1].length + 1 };
}
