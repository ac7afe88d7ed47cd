/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/shapes.js";
import "./cases/grids.js";
import "./cases/rules.js";
