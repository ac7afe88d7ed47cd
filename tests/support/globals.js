/**
 * Doubles of what a browser has and node has not. Many test files run in one process, so each takes its doubles away
 * again.
 */
import { after } from "node:test";

/**
 * What a global was before its first double, and how many of its doubles are in use.
 * @type {Map<string, { was: PropertyDescriptor | undefined, uses: number }>}
 */
const replaced = new Map();

/** @param {string} name */
function restore(name) {
  const entry = replaced.get(name);
  if (!entry || --entry.uses > 0) return;
  replaced.delete(name);
  if (entry.was) Object.defineProperty(globalThis, name, entry.was);
  else Reflect.deleteProperty(globalThis, name);
}

/**
 * Gives globals their doubles until the end of the test, suite or file that calls this. A hook (`before`, `beforeEach`)
 * cannot call it: its file can, and the hook may then change what the global is. The last call for a global counts.
 *
 * @param {Record<string, unknown>} doubles by the names of the globals
 */
export function withGlobals(doubles) {
  const names = Object.keys(doubles);
  for (const name of names) {
    const entry = replaced.get(name) ?? { was: Object.getOwnPropertyDescriptor(globalThis, name), uses: 0 };
    entry.uses += 1;
    replaced.set(name, entry);
    Object.defineProperty(globalThis, name, {
      value: doubles[name],
      configurable: true,
      writable: true,
      enumerable: true,
    });
  }
  after(() => names.forEach(restore));
}
