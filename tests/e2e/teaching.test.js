/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/hints.js";
import "./cases/path.js";
import "./cases/practice.js";
import "./cases/lessons.js";
import "./cases/cards.js";
import "./cases/back.js";
import "./cases/panels.js";
import "./cases/rating.js";
import "./cases/shapes.js";
