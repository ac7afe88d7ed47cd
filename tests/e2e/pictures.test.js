/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/pictures.js";
import "./cases/rule-pictures.js";
