/** What is read out when a game is solved. */
import assert from "node:assert/strict";
import { test } from "node:test";

import { loadPlayedWords } from "../../../../web/i18n/played-words.js";
import { messageRead } from "../../../../web/places/play/result-card.js";

test("a short message of the author is read out, and of a long one only that it is there", async () => {
  const said = await loadPlayedWords("en");
  const long = "Well done! ".repeat(900);
  assert.deepEqual(
    ["", "Well done!", long].map((message) => messageRead(message, said)),
    ["", "Well done!", "The author’s message"],
  );
});
