/** Cases of place Play; see playing.test.js. */
import "./support/hooks.js";

import "./cases/whole-games.js";
import "./cases/notes.js";
import "./cases/check-and-clock.js";
import "./cases/play-sizes.js";
import "./cases/faces.js";
