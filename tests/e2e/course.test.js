/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/course-by-keys.js";
import "./cases/course.js";
import "./cases/course-of-rules.js";
