/**
 * The script for pages with links that become frames, as framed-links.js says. The frames are in the folder of this
 * script, or in the one that its element names in `data-folder`.
 */
import { frameLinks } from "./framed-links.js";

/** A module is nobody's current script. */
const script = /** @type {HTMLScriptElement | null} */ (
  document.currentScript ?? document.querySelector('script[src*="nonet-frames."]')
);
const begin = () => {
  if (script) frameLinks({ folder: script.dataset.folder ?? new URL(".", script.src) });
};
if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", begin, { once: true });
else begin();
