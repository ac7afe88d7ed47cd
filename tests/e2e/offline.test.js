/** See playing.test.js. */
import "./support/hooks.js";

import "./cases/evicted-caches.js";
import "./cases/offline.js";
import "./cases/self-hosting.js";
