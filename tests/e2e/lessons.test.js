/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/introduction.js";
import "./cases/lessons.js";
import "./cases/lessons-in-play.js";
import "./cases/lesson-exercises.js";
import "./cases/lesson-pages.js";
import "./cases/back.js";
import "./cases/panels.js";
