/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/introduction.js";
import "./cases/lessons.js";
import "./cases/back.js";
import "./cases/panels.js";
