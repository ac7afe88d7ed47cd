/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/practice.js";
import "./cases/storm.js";
