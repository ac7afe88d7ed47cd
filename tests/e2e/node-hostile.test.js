/** Bad requests to the built package in node: each is refused with a sentence, and the request after it is answered. */
import { after, before, describe, it } from "node:test";

import * as module from "../../dist/nonet.mjs";
import { bad, good, mustRefuse } from "../../tools/module-requests.mjs";

for (const worker of [false, true]) {
  describe(worker ? "in a worker" : "without workers", () => {
    /** @type {any} */
    let engine;
    before(async () => {
      engine = await module.createEngine({ worker });
    });
    after(() => engine.close());

    const [goodOnes, badOnes] = [Object.entries(good), Object.entries(bad)];
    badOnes.forEach(([name, ask], index) => {
      const [next, answer] = goodOnes[index % goodOnes.length];
      it(`${name} is refused, and ${next} is answered`, async () => {
        await mustRefuse(module, name, () => ask(engine));
        await answer(engine, index);
      });
    });

    it("many bad requests at once are refused, and good ones between them answered", async () => {
      await Promise.all(
        badOnes.flatMap(([name, ask], index) => [
          mustRefuse(module, name, () => ask(engine)),
          goodOnes[index % goodOnes.length][1](engine, index),
        ]),
      );
    });
  });
}
