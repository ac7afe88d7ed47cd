/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/languages.js";
import "./cases/title-line.js";
