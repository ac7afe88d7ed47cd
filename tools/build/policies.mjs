/**
 * The content policies of the pages. A page carries its policy in a meta element, because not every host can send
 * headers; a host that can sends it too.
 */
import { createHash } from "node:crypto";

/** Texts are neither code nor addresses of scripts; the addresses come from web/model/script-address.js. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", "trusted-types nonet"];

/** @param {string} workers where workers may come from */
const policyWith = (workers) =>
  [
    "default-src 'self'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    `worker-src ${workers}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    ...TRUSTED_TYPES,
  ].join("; ");

/** The policy that every page of ours keeps. */
export const CONTENT_POLICY = policyWith("'self'");

/**
 * The policy of the page for frames. In a sandbox the page has no origin of its own, so only a blob may start a worker;
 * the worker imports its module from the site.
 */
export const FRAME_POLICY = policyWith("'self' blob:");

/** Who may show a page in a frame. Browsers read this directive in a header only. */
const OWN_FRAMES = "frame-ancestors 'self'";

/**
 * Returns the policy that is sent as a header with a file. `embed.html` is made for frames of other sites. The page in
 * one file carries a policy of its own. A browser keeps every policy of a page, and the policy of the other pages would
 * forbid the inline script of this page.
 *
 * @param {string} path of the file, with its name at the end
 */
export function headerPolicy(path) {
  const name = path.split("/").at(-1);
  if (name === "embed.html") return FRAME_POLICY;
  return name === "nonet-offline.html" ? OWN_FRAMES : `${CONTENT_POLICY}; ${OWN_FRAMES}`;
}

/**
 * The policy of the page in one file. It lets no address be asked for but the page's own blobs, and no script or style
 * run but those of the page.
 *
 * @param {{ scripts: readonly string[], styles: readonly string[] }} inline the texts of the elements
 */
export const offlinePolicy = ({ scripts, styles }) =>
  [
    "default-src 'none'",
    `script-src ${scripts.map(digestSource).join(" ")} 'wasm-unsafe-eval'`,
    `style-src ${styles.map(digestSource).join(" ")}`,
    "img-src data: blob:",
    "worker-src blob:",
    "base-uri 'none'",
    "form-action 'none'",
    ...TRUSTED_TYPES,
  ].join("; ");

/**
 * @param {string} text of a script or style element
 * @throws {Error} for a text that a browser reads as another one, and whose digest would be wrong
 */
function digestSource(text) {
  if (/[\r\0]/.test(text))
    throw new Error(
      "a browser changes carriage returns and NUL in a page, so the digest of this script or style would be wrong",
    );
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/** @param {string} policy */
export function policyTag(policy) {
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}
