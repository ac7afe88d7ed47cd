/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/hints.js";
import "./cases/path.js";
import "./cases/practice.js";
import "./cases/cards.js";
import "./cases/rating.js";
