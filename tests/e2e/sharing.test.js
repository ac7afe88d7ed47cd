/** Cases that want a browser; see playing.test.js. */
import "./support/hooks.js";

import "./cases/sharing.js";
import "./cases/together.js";
import "./cases/saved-files.js";
import "./cases/texts.js";
