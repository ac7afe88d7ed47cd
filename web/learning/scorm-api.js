/** The API object that a platform puts into a window above the lesson, or above the window that opened the lesson. */
import { scormFields } from "./scorm-fields.js";

/** @typedef {import("./scorm-fields.js").ScormVersion} ScormVersion */
/** @typedef {(sentence: string, error?: unknown) => void} Log */

/** Windows above each other that are looked through. */
const mostWindows = 50;

/**
 * Looks for the API in this window, in those above, and then in the window that opened them and in those above it.
 *
 * @param {Window} view
 * @param {readonly ScormVersion[]} versions in the order of preference
 * @returns {{ version: ScormVersion, api: Record<string, any> } | null}
 */
export function findApi(view, versions) {
  const windows = windowsFrom(view);
  for (const version of versions) {
    for (const each of windows) {
      const api = read(() => Reflect.get(each, scormFields[version].object));
      if (api) return { version, api };
    }
  }
  return null;
}

/** @param {Window} view @returns {Window[]} */
function windowsFrom(view) {
  /** @type {Window[]} */
  const found = [];
  /** @type {Window | null | undefined} */
  let from = view;
  while (from && found.length < mostWindows && !found.includes(from)) {
    found.push(from);
    /** @type {Window} */
    const here = from;
    from = here.parent && here.parent !== here ? here.parent : here.opener;
  }
  return found;
}

/** A window of another origin lets nobody look into it. @template T @param {() => T} look @returns {T | null} */
function read(look) {
  try {
    return look();
  } catch {
    return null;
  }
}

/**
 * Calls of the API. A call that the platform refuses or that throws is logged, and the game goes on.
 *
 * @param {Record<string, any>} api
 * @param {ScormVersion} version
 * @param {Log} log
 */
export function callsOf(api, version, log) {
  const { calls } = scormFields[version];

  /** @param {string} name @param {...string} words @returns {string} */
  function call(name, ...words) {
    try {
      return String(api[name](...words));
    } catch (error) {
      log(`SCORM ${version}: ${name} failed.`, error);
      return "";
    }
  }

  /** Calls what answers "true" or "false". @param {string} name @param {...string} words @returns {boolean} */
  function act(name, ...words) {
    if (call(name, ...words) === "true") return true;
    const code = call(calls.error);
    if (code !== "0" && code !== "")
      log(
        `SCORM ${version}: ${name}(${words.map((word) => JSON.stringify(word)).join()}): error ${code}: ${call(calls.errorText, code)}`,
      );
    return false;
  }

  return {
    initialize: () => act(calls.initialize, ""),
    /** @param {string} field @returns {string} empty when there is no value */
    get: (field) => call(calls.get, field),
    /** @param {string} field @param {string} value */
    set: (field, value) => act(calls.set, field, value),
    commit: () => act(calls.commit, ""),
    finish: () => act(calls.finish, ""),
  };
}
