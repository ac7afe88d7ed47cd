/** A platform for tests: an API of SCORM that keeps values, the window of a lesson below it, and a storage. */
import { scormFields } from "../../../web/learning/scorm-fields.js";

/**
 * @param {"1.2" | "2004"} version
 * @param {object} [like]
 * @param {Record<string, string>} [like.values] what the platform knows already
 * @param {readonly string[]} [like.refused] fields that it refuses
 * @param {readonly string[]} [like.broken] calls that throw
 */
export function platform(version, { values = {}, refused = [], broken = [] } = {}) {
  const { calls } = scormFields[version];
  /** @type {string[]} */
  const called = [];
  let code = "0";
  /** @param {string} name @param {(...words: string[]) => string} act */
  const named = (name, act) => [
    name,
    (/** @type {string[]} */ ...words) => {
      called.push(name);
      if (broken.includes(name)) throw new Error("the platform is broken");
      return act(...words);
    },
  ];
  const api = Object.fromEntries([
    named(calls.initialize, () => "true"),
    named(calls.get, (field) => values[field] ?? ""),
    named(calls.set, (field, value) => {
      code = refused.includes(field) ? "351" : "0";
      if (code === "0") values[field] = value;
      return String(code === "0");
    }),
    named(calls.commit, () => "true"),
    named(calls.finish, () => "true"),
    named(calls.error, () => code),
    named(calls.errorText, () => "General set failure"),
  ]);
  return { api, values, called, object: scormFields[version].object };
}

/** A window of a lesson. @param {object} [parts] what it has besides, such as an API, a parent or an opener */
export function lessonWindow(parts = {}) {
  const view = Object.assign(new EventTarget(), {
    document: Object.assign(new EventTarget(), { visibilityState: "visible" }),
    opener: null,
    ...parts,
  });
  return /** @type {any} */ (Object.assign(view, { parent: Reflect.get(parts, "parent") ?? view }));
}

/** The storage of a browser, which has its names in no order of time. */
export function newStorage() {
  /** @type {Map<string, string>} */
  const texts = new Map();
  return /** @type {Storage} */ (
    /** @type {unknown} */ ({
      get length() {
        return texts.size;
      },
      key: (/** @type {number} */ i) => [...texts.keys()].reverse()[i] ?? null,
      getItem: (/** @type {string} */ key) => texts.get(key) ?? null,
      setItem: (/** @type {string} */ key, /** @type {string} */ text) => texts.set(key, text),
      removeItem: (/** @type {string} */ key) => texts.delete(key),
    })
  );
}
