/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/hints.js";
import "./cases/path.js";
import "./cases/killer-sheets.js";
