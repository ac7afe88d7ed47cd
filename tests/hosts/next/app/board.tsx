"use client";
import { useRef, useState } from "react";
import type { BoardAttributes, SudokuBoard } from "nonet/board";
import "nonet/board/define";
import "nonet/board/react";

export function Board({ attributes, poster }: { attributes: BoardAttributes; poster: string }) {
  const board = useRef<SudokuBoard>(null);
  const [hint, setHint] = useState("");

  async function giveHint() {
    const { sentences } = await board.current!.hint("what");
    setHint(sentences.join(" "));
  }

  return (
    <>
      <sudoku-board ref={board} {...attributes} dangerouslySetInnerHTML={{ __html: poster }} suppressHydrationWarning />
      <button onClick={giveHint}>Help me</button>
      <p id="hint">{hint}</p>
    </>
  );
}
