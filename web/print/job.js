/**
 * What is laid out: the puzzles and positions that the settings ask for, as data. web/print-jobs makes a job from
 * settings with an engine; this room only lays it out.
 *
 * @typedef {PuzzlesJob | PathJob | WorksheetJob} Job
 *
 * @typedef {object} PuzzlesJob
 * @property {"puzzles"} kind
 * @property {readonly { title: string, puzzles: readonly PrintedPuzzle[], sheet?: number }[]} sections `sheet`: number
 *   of the sheet for a class that the section is on, from 1; absent when there is one sheet
 * @property {readonly Fault[]} [faults] puzzles of the reader's list without exactly one solution, in the order in
 *   which they are printed
 *
 * @typedef {"none" | "several" | "unknown"} Flaw no solution; several; the search was given up
 *
 * @typedef {object} Fault
 * @property {Flaw} flaw
 * @property {number} number under which the puzzle is printed, from 1
 * @property {number} place of the puzzle in the list as it was given, from 1
 * @property {string} source name of the file, or ""
 * @property {number} line of the text at which the puzzle begins, from 1
 *
 * @typedef {object} PrintedPuzzle
 * @property {string} layout name of the layout
 * @property {readonly number[]} givens digit by cell, 0 for an empty cell
 * @property {readonly number[] | null} [givenCandidates] to which digits the puzzle restricts each cell, as bits;
 *   absent or null for a puzzle of givens alone
 * @property {readonly string[] | null} [rules] the rules of the puzzle besides those of its layout, as texts; absent or
 *   null for none
 * @property {readonly number[] | null} entries what the player has entered, like `givens`; null for nothing
 * @property {readonly number[] | null} candidates of each cell as bits (bit 0 for the digit 1), from side 26 on null;
 *   null where none are printed
 * @property {readonly number[] | null} solution null if the puzzle has not exactly one, and its author gives none
 * @property {boolean} [isByAuthor] whether the author gives the solution, and the rules leave several
 * @property {Flaw | null} [flaw] why there is no solution
 * @property {string} [drawing] what the author drew (model/drawing.js)
 * @property {string} [author] who made the puzzle
 * @property {string} [ruleset] the rules in the author's words, in lines that "\n" separates
 * @property {string} [face] what its digits look like (model/digit-face.js); the face of the settings when absent
 * @property {string} title "" or such as the comment in the reader's file
 * @property {import("../model/puzzle-goal.js").LevelName | null} level
 * @property {number | null} rating by Sudoku Explainer, such as 7.2; null if it was not asked for or does not exist
 *
 * @typedef {object} PathJob
 * @property {"path"} kind
 * @property {PrintedPuzzle} puzzle
 * @property {readonly PathStep[]} steps in the order of the path
 * @property {number} unpictured how many more steps would have pictures, if there were no bound of the number of
 *   pictures
 * @property {readonly LegendLine[]} legend of all pictures
 * @property {boolean} solved whether the path ends in the solution
 * @property {boolean} [isCut] whether a limit of work ended the path, or may have hidden an easier one
 * @property {string | null} hardest name of the hardest technique; null for a path that does not end in the solution,
 *   or has no step
 * @property {CellNaming} naming of the cells, in the sentences and at the edges of the boards
 * @property {boolean} [isInFog] whether the puzzle is played in fog, which paper does not have
 *
 * @typedef {PrintedStep & { pictured: boolean }} PathStep
 *
 * @typedef {keyof typeof import("../i18n/steps/naming.js").namings} CellNaming
 *
 * @typedef {object} PrintedStep
 * @property {import("../model/step.js").Step} step
 * @property {import("../model/step.js").StepState & { face?: string }} state the position before the step, and what its
 *   digits look like unless the settings say it
 * @property {string} name of the technique, in the language of the sheets
 * @property {readonly string[]} sentences the explanation in that language, without the name; none for a single of a
 *   path that needs no picture
 * @property {number} results how many of the last sentences say the result
 * @property {string} result in signs, such as "r1c2 = 3"
 *
 * @typedef {object} WorksheetJob
 * @property {"worksheet"} kind
 * @property {string} technique id
 * @property {string} name of the technique, in the language of the sheets, with its English name in brackets
 * @property {string} plainName the name without the brackets
 * @property {readonly string[]} about what the technique is, a paragraph each
 * @property {readonly string[]} spotting how to find it, a paragraph each; may be empty
 * @property {PrintedStep} example
 * @property {readonly LegendLine[]} legend of the picture of the example
 * @property {readonly { exercises: readonly Exercise[] }[]} sheets one for each pupil
 * @property {boolean} showsCandidates whether the boards show candidates; a few techniques are found without them
 * @property {CellNaming} naming
 *
 * @typedef {{ entry: import("../board/step-looks.js").LegendEntry, meaning: string }} LegendLine
 * @typedef {PrintedStep & { others: readonly string[] }} Exercise its step is the answer; `others`: the results of
 *   further steps of the technique in the same position, which are right answers, too
 */
export {};
