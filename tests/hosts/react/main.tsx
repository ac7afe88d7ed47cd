import { StrictMode, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { createEngine, type Engine } from "nonet";
import type { SudokuBoard } from "nonet/board";
import "nonet/board/define";
import "nonet/board/react";

let engine: Promise<Engine> | undefined;

function Lesson({ puzzle }: { puzzle: string }) {
  const board = useRef<SudokuBoard>(null);
  const [answer, setAnswer] = useState("");
  const [blank, setBlank] = useState<number>();

  useEffect(() => {
    const stop = new AbortController();
    engine ??= createEngine();
    engine
      .then((loaded) => loaded.solve(puzzle, { signal: stop.signal }))
      .then(({ solutions }) => setAnswer(solutions[0]!), () => {});
    return () => stop.abort();
  }, [puzzle]);

  return (
    <>
      <sudoku-board ref={board} lang="en" mode="solve" puzzle={puzzle} onsudoku-change={({ detail }) => setBlank(detail.blank)} />
      <button onClick={() => board.current?.solve()}>Fill</button>
      <output>{answer}</output>
      <p id="blank">{blank}</p>
    </>
  );
}

createRoot(document.getElementById("root")!).render(<StrictMode><Lesson puzzle="4030300000000001" /></StrictMode>);
