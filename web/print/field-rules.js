/**
 * What the fields of plain data may hold. A rule returns the value of a field, with the usual values of what is left
 * out, or throws a FieldRefusal.
 *
 * @typedef {object} FieldError
 * @property {FieldCode} code
 * @property {FieldDetails} details
 *
 * @typedef {"missing" | "unknown-field" | "not-record" | "not-record-or-null" | "not-list" | "not-choice" | "not-whole"
 *   | "not-number" | "not-flag" | "not-text" | "not-pair" | "not-layout" | "not-technique" | "not-day" | "not-address"
 *   | "no-levels" | "no-level" | "no-rating" | "not-word" | "no-word" | "too-many"} FieldCode
 * @typedef {object} FieldDetails
 * @property {string} field such as "look.show.level" or "work.sections[1].count"
 * @property {number} [least]
 * @property {number} [most]
 * @property {number} [count]
 * @property {number} [leastOfGrids] of the digits of several grids
 * @property {readonly string[]} [named] names of layouts
 * @property {readonly (string | number)[]} [choices] what the field may hold, or which fields there are
 */

/** @template T @typedef {(value: unknown, field: string) => T} Rule `field`: its name, for the error */

/** Thrown by rules. */
export class FieldRefusal extends Error {
  /** @param {FieldError} reason */
  constructor(reason) {
    super(`${reason.details.field}: ${reason.code}`);
    this.reason = reason;
  }
}

/** @param {FieldCode} code @param {string} field @param {Omit<FieldDetails, "field">} [details] @returns {never} */
export function refusal(code, field, details) {
  throw new FieldRefusal({ code, details: { field, ...details } });
}

/** @type {Rule<boolean>} */
export const flag = (value, field) => (typeof value === "boolean" ? value : refusal("not-flag", field));

/** @param {number} least @param {number} most @returns {Rule<number>} */
export const whole = (least, most) => (value, field) =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most
    ? Number(value)
    : refusal("not-whole", field, { least, most });

/** One line of text. @param {number} most letters @returns {Rule<string>} */
export const text = (most) => (value, field) =>
  // A line break or another control character would break the line on paper.
  // eslint-disable-next-line no-control-regex
  typeof value === "string" && value.length <= most && !/[\u0000-\u001f\u007f\u2028\u2029]/.test(value)
    ? value
    : refusal("not-text", field, { most });

/** @template {string | number} Choice @param {readonly Choice[]} choices @returns {Rule<Choice>} */
export const oneOf = (choices) => (value, field) =>
  choices.includes(/** @type {Choice} */ (value))
    ? /** @type {Choice} */ (value)
    : refusal("not-choice", field, { choices });

/** @template T @param {Rule<T>} rule of an object @returns {Rule<T | null>} */
export const nullOrRecord = (rule) => (value, field) => {
  if (typeof value !== "object" || Array.isArray(value)) return refusal("not-record-or-null", field);
  return value === null ? null : rule(value, field);
};

/** @template T @param {Rule<T>} rule @param {{ least: number, most: number }} bounds @returns {Rule<T[]>} */
export const listOf = (rule, bounds) => (value, field) => {
  if (!Array.isArray(value) || value.length < bounds.least || value.length > bounds.most)
    return refusal("not-list", field, bounds);
  return Array.from(value, (each, i) => rule(each, `${field}[${i}]`));
};

/**
 * Two numbers, of which the first is not the greater.
 * @param {Rule<number>} rule
 * @returns {Rule<[least: number, most: number]>}
 */
export const pair = (rule) => (value, field) => {
  if (!Array.isArray(value) || value.length !== 2) return refusal("not-pair", field);
  const [least, most] = [rule(value[0], `${field}[0]`), rule(value[1], `${field}[1]`)];
  return least <= most ? [least, most] : refusal("not-pair", field);
};

/**
 * An object with these fields and no others. A field has a rule, and its usual value; with `undefined` as the usual
 * value the field must be there, and without any the field may be absent.
 *
 * @param {Record<string, any[]>} fields @returns {Rule<any>}
 */
export const record = (fields) => (value, field) => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return refusal("not-record", field);
  const within = (/** @type {string} */ name) => (field ? `${field}.${name}` : name);
  const given = /** @type {Record<string, unknown>} */ (value);
  for (const name of Object.keys(given))
    if (!Object.hasOwn(fields, name)) return refusal("unknown-field", within(name), { choices: Object.keys(fields) });
  /** @type {[string, unknown][]} */
  const entries = [];
  for (const [name, [rule, ...usual]] of Object.entries(fields)) {
    if (given[name] !== undefined) entries.push([name, rule(given[name], within(name))]);
    else if (usual.length > 0)
      entries.push([name, usual[0] === undefined ? refusal("missing", within(name)) : rule(usual[0], within(name))]);
  }
  return Object.fromEntries(entries);
};
