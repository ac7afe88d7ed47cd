/**
 * The sentence for settings that cannot be read.
 *
 * @typedef {import("./settings-check.js").SettingsError} SettingsError
 */
import { largestMade } from "../model/puzzle-goal.js";

/** @type {Record<SettingsError["code"], import("../i18n/words.js").PageKey>} */
const sentences = {
  newer: "making.settings-newer",
  "not-settings": "making.settings-none",
  damaged: "making.settings-damaged",
  "no-json": "making.settings-no-json",
  missing: "making.field-missing",
  "unknown-field": "making.field-unknown",
  "not-record": "making.field-record",
  "not-record-or-null": "making.field-record-or-null",
  "not-list": "making.field-list",
  "not-choice": "making.field-choice",
  "not-whole": "making.field-whole",
  "not-number": "making.field-number",
  "not-flag": "making.field-flag",
  "not-text": "making.field-text",
  "not-pair": "making.field-pair",
  "not-layout": "making.field-layout",
  "not-technique": "making.field-technique",
  "not-day": "making.field-day",
  "not-address": "making.field-address",
  "no-levels": "making.field-no-levels",
  "no-level": "making.field-no-level",
  "no-rating": "making.field-no-rating",
  "not-word": "making.field-not-word",
  "no-word": "making.field-no-word",
  "too-many": "making.field-too-many",
};

/** @param {SettingsError} error @param {import("../i18n/words.js").Words} words */
export function settingsSentence({ code, details }, words) {
  const {
    choices = [],
    named = [],
    ...values
  } = /** @type {Partial<import("./field-rules.js").FieldDetails>} */ (details ?? {});
  const type = code === "not-choice" || code === "no-level" ? "or" : "and";
  return words(sentences[code], {
    ...values,
    choices: words.list(
      choices.map((choice) => JSON.stringify(choice)),
      type,
    ),
    named: words.list(named),
    ...(code === "not-layout" && { most: largestMade }),
  });
}
