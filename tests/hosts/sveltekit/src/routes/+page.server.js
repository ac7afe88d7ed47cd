import { createEngine } from "nonet";
import { boardPoster } from "nonet/poster";

const attributes = { puzzle: "4030300000000001", lang: "en", controls: "keypad undo hint" };

export async function load() {
  const engine = await createEngine();
  const { solutions } = await engine.solve(attributes.puzzle);
  return { attributes, solution: solutions[0], poster: await boardPoster(attributes) };
}
