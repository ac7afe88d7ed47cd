/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/layout.js";
import "./cases/low-pages.js";
import "./cases/access.js";
