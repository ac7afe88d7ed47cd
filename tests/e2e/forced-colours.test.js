/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/forced-colours.js";
