/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/layout.js";
import "./cases/layout-of-hints.js";
import "./cases/low-pages.js";
import "./cases/access.js";
