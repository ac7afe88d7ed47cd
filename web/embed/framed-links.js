/**
 * Links that become frames. A page writes `<a data-nonet
 * href="https://example.org/nonet/embed.html?puzzle=…">Title</a>`. Where scripts do not run, the link stays a link.
 * This module runs on pages of others, so it imports nothing.
 */

/** The page for frames, in the folder with the files of Nonet. */
const page = "embed.html";
/** The height of a frame that has not asked for another, in CSS pixels, and the largest that a frame gets. */
const usualHeight = 640;
const mostHeight = 5000;

/**
 * Returns the address of the frame for a link, which allows messages to the page and has the language of the link and
 * the theme of the page; null for a link to another page than the one for frames of this folder. A page with texts of
 * its readers shows no other frames than those of Nonet.
 *
 * @param {string} href absolute
 * @param {{ folder: string, origin: string, language: string, theme: string }} of `origin`: of the page, "null" if it
 *   has none; `language`: "" if the link has none; `theme`: "" if the page's is not known
 */
export function frameAddress(href, { folder, origin, language, theme }) {
  const address = URL.canParse(href) ? new URL(href) : null;
  if (!address || address.origin + address.pathname !== folder + page) return null;
  const { searchParams } = address;
  searchParams.set("origins", origin === "null" ? "opaque" : origin);
  for (const [name, value] of Object.entries({ lang: language, theme }))
    if (value && !searchParams.has(name)) searchParams.set(name, value);
  return address.href;
}

/**
 * Returns the theme of a board that is read where text has this colour: light text is on a dark ground, whatever the
 * device wants. A frame cannot see the page around it.
 * @param {string} colour as a browser computes it @returns {"light" | "dark" | ""} "" for a colour in another notation
 */
export function themeAround(colour) {
  const [red, green, blue] = /^rgba?\((\d+), (\d+), (\d+)/.exec(colour)?.slice(1).map(Number) ?? [];
  if (blue === undefined) return "";
  // Above the middle grey a colour has more contrast with black than with white.
  return 0.299 * red + 0.587 * green + 0.114 * blue > 128 ? "dark" : "light";
}

/**
 * Returns the height that a message of a frame asks for, in CSS pixels; null for any other message.
 * @param {any} data
 */
export function askedHeight(data) {
  if (data?.nonet !== 1 || data.type !== "resize" || !Number.isFinite(data.height) || data.height <= 0) return null;
  return Math.min(Math.ceil(data.height), mostHeight);
}

/**
 * The frames that were made, and the origins from which they may send. A frame that the page has removed and forgotten
 * is forgotten here, too.
 * @type {WeakMap<HTMLIFrameElement, readonly string[]>}
 */
const sendersOf = new WeakMap();

/** Gives the frame that sent a message the height that it asks for. @param {MessageEvent} message */
function fit({ source, origin: sender, data }) {
  const height = askedHeight(data);
  if (!source || !height) return;
  const frame = [...document.querySelectorAll("iframe")].find(({ contentWindow }) => contentWindow === source);
  if (frame && sendersOf.get(frame)?.includes(sender)) frame.height = String(height);
}

/**
 * Turns each link with `data-nonet` into a frame, and gives each frame the height that it asks for. Links that are
 * added later become frames at the next call.
 *
 * @param {{ folder: string | URL }} options address of the folder with the files of Nonet; links to other places stay
 *   links
 */
export function frameLinks({ folder }) {
  const address = new URL(folder, document.baseURI);
  const place = { folder: address.href.replace(/[^/]$/, "$&/"), origin };
  // A frame on a page in a sandbox is in the sandbox, too, and sends from no origin.
  const senders = origin === "null" ? [address.origin, "null"] : [address.origin];
  for (const link of document.querySelectorAll("a[data-nonet]")) {
    const frame = replaced(/** @type {HTMLAnchorElement} */ (link), place);
    if (frame) sendersOf.set(frame, senders);
  }
  // The same listener is added once, however many calls there are.
  addEventListener("message", fit);
}

/**
 * Puts a frame in the place of a link, and returns it; null if the link stays.
 * @param {HTMLAnchorElement} link
 * @param {{ folder: string, origin: string }} place
 */
function replaced(link, place) {
  const language = link.hreflang || link.closest("[lang]")?.getAttribute("lang") || "";
  // A link has a colour of its own.
  const theme = themeAround(getComputedStyle(link.parentElement ?? link).color);
  const src = frameAddress(link.href, { ...place, language, theme });
  if (!src) return null;
  const frame = document.createElement("iframe");
  for (const name of /** @type {const} */ (["id", "className", "lang"])) if (link[name]) frame[name] = link[name];
  const title = link.textContent.trim() || "Sudoku";
  // The browser loads the frame when the reader comes near it. What follows is weaker than every style of the page.
  link.replaceWith(
    Object.assign(frame, { title, loading: "lazy", width: "100%", height: String(usualHeight), frameBorder: "0", src }),
  );
  return frame;
}
