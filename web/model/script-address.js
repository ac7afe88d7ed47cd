/**
 * Addresses of scripts under a content policy with Trusted Types. Such a policy makes a browser refuse a script whose
 * address is a plain text: the address must come from a policy object whose name the content policy lists
 * (`trusted-types nonet`). Every worker and the service worker start from here.
 */

/** The name that a content policy must list. */
const NAME = "nonet";
/**
 * Under this symbol the first copy of Nonet in a document leaves its policy object for others: a second one of the same
 * name may be refused.
 */
const SHARED = Symbol.for("nonet script addresses");

/** @typedef {{ createScriptURL: (address: string) => unknown }} AddressPolicy */

/**
 * Undefined before the first call; a page is asked once, because a browser reports each refusal.
 * @type {AddressPolicy | null | undefined}
 */
let policy;

/**
 * Returns the address of a script in the form in which `new Worker` and `register` take it.
 *
 * Where the browser knows no Trusted Types, or where the policy of a foreign page does not list the name, it is the
 * address as text. Such a page then decides: it takes the text, passes it to its own default policy, or refuses it as
 * it would without this function.
 *
 * @param {URL | string} address absolute, or relative to the address of the document
 * @returns {string} for the type checker; in fact an object where Trusted Types are known
 * @throws {TypeError} where Trusted Types are known, for an address of another origin that is no blob
 */
export function scriptAddress(address) {
  const { href } = new URL(address, location.href);
  if (policy === undefined) policy = sharedPolicy();
  return policy ? /** @type {string} */ (policy.createScriptURL(href)) : href;
}

/** @returns {AddressPolicy | null} */
function sharedPolicy() {
  const scope = /** @type {any} */ (globalThis);
  const { trustedTypes } = scope;
  if (!trustedTypes) return null;
  try {
    // A document has one policy object, which is made at the first call.
    return (scope[SHARED] ??= trustedTypes.createPolicy(NAME, { createScriptURL: ownAddress }));
  } catch {
    return null;
  }
}

/** @param {string} href @returns {string} the same address if a script may come from there */
function ownAddress(href) {
  const { protocol, host } = new URL(href);
  if (protocol !== "blob:" && (protocol !== location.protocol || host !== location.host))
    throw new TypeError(`${href} is not an address of ${location.href}`);
  return href;
}
