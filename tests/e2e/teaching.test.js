/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/teaching.js";
import "./cases/rating.js";
import "./cases/shapes.js";
