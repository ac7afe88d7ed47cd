import { createEngine } from "nonet";
import { boardPoster } from "nonet/poster";

import { Board } from "./board";

export const dynamic = "force-dynamic";

/** A server component: the engine and the poster are of the server. */
export default async function Page() {
  const attributes = { puzzle: "4030300000000001", lang: "en", controls: "keypad undo hint" };
  const engine = await createEngine();
  const { solutions } = await engine.solve(attributes.puzzle);
  return (
    <>
      <Board attributes={attributes} poster={await boardPoster(attributes)} />
      <output>{solutions[0]}</output>
      <a href="/book.pdf">A worksheet</a>
    </>
  );
}
