// The browser of tests and measurements.

import { existsSync } from "node:fs";

/**
 * The program that NONET_CHROMIUM names, or Debian's Chromium. The headless shell comes first: it draws a page as
 * Chromium does, and starts none of the processes that draw the window around it.
 */
export const chromiumPath =
  process.env.NONET_CHROMIUM ??
  ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].find(existsSync) ??
  "chromium";

/** What every Chromium is started with. */
export const switches = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
