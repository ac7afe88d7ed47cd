/** Cases that want a browser; see playing.test.js. */
import "./support/hooks.js";

import "./cases/foreign-text.js";
import "./cases/opening.js";
import "./cases/pasting.js";
import "./cases/addressed.js";
import "./cases/drawn-puzzles.js";
import "./cases/cmi5.js";
import "./cases/platforms.js";
