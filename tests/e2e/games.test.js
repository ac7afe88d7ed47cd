/** Cases of place Play; see playing.test.js. */
import "./support/hooks.js";

import "./cases/play.js";
