/**
 * What the methods of the element tell, as data. The types of the npm package begin here, so that they name nothing of
 * the rooms that find the answers.
 *
 * @typedef {import("./modes.js").HintName} HintName
 * @typedef {{ cell: string, digit: number }} ToldCandidate
 * @typedef {{ strength: HintName, technique: string | null, sentences: string[], cells: string[] }} TaughtHint
 *   `technique`: null for mistakes on the board; `cells`: those that the board marks, such as r1c2
 * @typedef {{ technique: string, sentences: string[], placements: ToldCandidate[], eliminations: ToldCandidate[] }}
 *   TaughtStep
 * @typedef {{ solved: boolean, pathCut: boolean, level: string | null, hardest: string | null, steps: TaughtStep[]
 *   }} TaughtPath
 * @typedef {{ technique: string, verdict: "right" | "partly" | "wrong" | "other" }} CheckedAnswer to an exercise;
 *   "other": true, but it does not follow from the technique
 * @typedef {{ level: string | null, hardest: string | null, pathCut: boolean, er: number | null, ep: number | null, ed:
 *   number | null }} Hardness how hard a puzzle is: the level and the hardest technique of the teacher's path, and the
 *   three ratings on the scale of Sudoku Explainer 1.2.1, which are null where the layout has none or a rating was not
 *   reached
 */
export {};
