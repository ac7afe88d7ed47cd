import { useState } from "react";
import "nonet/board/define";
import "nonet/board/react";

export function Lesson({ puzzle }) {
  const [blank, setBlank] = useState(null);
  return (
    <>
      <sudoku-board lang="en" mode="solve" puzzle={puzzle} onsudoku-change={({ detail }) => setBlank(detail.blank)} />
      <p role="status">{blank === null ? "" : `${blank} cells are blank.`}</p>
    </>
  );
}
