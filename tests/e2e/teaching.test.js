/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/cards.js";
import "./cases/rating.js";
