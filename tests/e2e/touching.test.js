/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/course-by-touch.js";
