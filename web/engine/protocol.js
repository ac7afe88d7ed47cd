/**
 * The types of everything that passes between the page, the worker and the WebAssembly module.
 *
 * @typedef {"unique" | "multiple" | "none" | "conflict" | "stopped"} Status
 *
 * @typedef {object} Conflict two or more equal givens in one house
 * @property {number} digit
 * @property {"row" | "column" | "box" | "diagonal" | "window" | "asterisk" | "centerdots" | "disjoint" | "antiknight"
 *   | "antiking"} house
 * @property {number} index of the house, from 1; 0 for antiknight and antiking
 * @property {string[]} cells as r1c2
 *
 * @typedef {object} Parsed
 * @property {string} layout its name, as "3x3", "2x3+x" or "jigsaw:…"
 * @property {number} side
 * @property {number} boxRows
 * @property {number} boxColumns
 * @property {Format | "sdx" | "gsf" | "json" | "code" | "xml" | "opensudoku" | "latex"} format the format in which the
 *   text was read
 * @property {string} puzzle canonical line; above 35 symbols numbers separated by spaces
 * @property {number[]} cells row-major, 0 = blank: the givens and the digits that the player placed
 * @property {number[]} givens the givens alone. Equal to `cells` when the format does not mark placed digits
 * @property {number[][] | null} candidates what the text lists for each open cell; empty for a cell with a digit. null
 *   when the format lists none
 * @property {boolean} candidatesGiven whether the candidates are part of the puzzle, as the format says
 * @property {"1-9A-Z" | "0-9A-Z" | "A-Z" | "01-99" | "1-99" | null} alphabet how the text writes digits above 9; null
 *   up to side 9
 * @property {string} comment
 * @property {string} [title] what the text calls the puzzle; `author` and `ruleset`, the rules in the words of the
 *   author, are of texts of other programs, too
 * @property {string} [author]
 * @property {string} [ruleset]
 * @property {string} [message] what the author says to whoever has solved the puzzle
 * @property {number[][]} [notes] for each cell the notes of a player in its middle, when the text tells them from
 *   `candidates`
 * @property {number[][]} [cornerNotes] the notes in its corners
 * @property {string[]} headers the header lines of an .sdk text, without their "#": a letter and a text, as "ARuud"
 * @property {string[]} [rules] the rules of a puzzle with rules of its own, as text
 * @property {string[]} [unreadRules] the names of rules of another program that Nonet does not know,
 *   and the texts of those that the puzzle cannot have
 * @property {string[]} [brokenRules] those of `unreadRules` that the author's solution breaks, as text
 * @property {string[]} [drawings] the names of what the text of another program only draws
 * @property {SuggestedRule[]} [suggestedRules] what the drawing of a puzzle of SudokuPad seems to mean; none of them is
 *   among `rules`
 * @property {DrawnReading[]} [readings] the ways to read the drawing, the first one first, when there are several
 *   and one solution decides between them
 * @property {Record<string, unknown>} [drawing] the lists of lines, shapes and cages that the text of another program
 *   draws, as they are written, with numbers as texts; nothing of it is checked
 * @property {number[]} [authorSolution] the digits of the solution that the author gives
 * @property {number} line where the puzzle begins in the text, from 1
 * @property {number} column
 *
 * @typedef {object} DrawnReading
 * @property {["taken" | "instead" | "apart" | "joined" | "number", kind: string, readAs: string][]} steps
 *   in what the reading differs from the first one: uncertain rules of a kind are taken; rules of a kind are of
 *   another kind; strokes are lines of their own; strokes are one line; rules have another number
 * @property {(number | string)[]} rules a number among `suggestedRules`, from 0, or a rule as text
 *
 * @typedef {object} SuggestedRule
 * @property {string} rule as text
 * @property {"sure" | "likely" | "low"} certainty "sure": the words of the puzzle name the rule; "likely": the look has
 *   one meaning by convention, and there are no words that speak against it, or the words name the rule and another
 *   word takes rules back; "low": everything else
 * @property {string} word the word that names the rule; "" when none does
 *
 * @typedef {"line" | "numbers" | "rows" | "csv" | "tsv" | "frame" | "jigsaw" | "sdk" | "ss" | "pencilmarks" | "library"
 *   | "729" | "sudokuwiki" | "solo"} Format a format that can be written; docs/formats.md shows each
 *
 * @typedef {object} ParsedAll
 * @property {Parsed[]} puzzles in the order of the text
 * @property {import("./error.js").PlainError[]} errors what could not be read, in the order of the text
 * @property {boolean} more whether the text has further puzzles or errors
 *
 * @typedef {object} Solved
 * @property {Status} status
 * @property {number} count solutions found, up to the limit
 * @property {string[]} solutions
 * @property {Conflict[]} conflicts
 * @property {number} guesses
 * @property {number} placements
 * @property {string[]} [unreadRules] rules without which the answer was found, because Nonet does not know them
 *
 * @typedef {object} Made a puzzle with exactly one solution
 * @property {string} puzzle
 * @property {string} solution
 * @property {string} layout
 * @property {number} clues
 * @property {import("./goal.js").Level | null} level of the teacher; null when the goal did not ask for it
 * @property {string | null} hardest id of the hardest technique that the teacher needs; null like `level`
 * @property {number | null} rating ER; null when the goal did not ask for it
 * @property {true} [pathCut] level and hardest technique are unknown, because finding them takes too much work
 *
 * @typedef {object} MadeBlock
 * @property {(Made & {tried: number})[]} made
 * @property {import("./error.js").PlainError | null} failure why the block ends early
 * @property {number} milliseconds
 *
 * @typedef {Made & {tried: number, seed: number, index: number, face?: string}} Generated `tried`: how many attempts
 *   the search took; `face`: of a goal with a word, what shows the letters
 *
 * @typedef {object} Counted
 * @property {bigint} count
 * @property {boolean} exact false: `count` is a lower bound or, with an interval, an estimate
 * @property {[bigint, bigint]} [interval] of an estimate: contains the true number with a probability of 95 %
 * @property {string[]} [unreadRules] rules without which the solutions were counted, because Nonet does not know them
 *
 * @typedef {object} Candidates
 * @property {number[][]} candidates for each cell the digits that occur in at least one solution
 * @property {bigint[][]} [weights] for each cell the number of solutions with digit 1, 2 …
 * @property {boolean} [exact] of the weights; false: they are lower bounds
 *
 * @typedef {{sort: "rule" | "layout-rule", rule: string} | {sort: "given" | "candidates", cell: string}} PuzzlePart a
 *   part that can be left out
 *
 * @typedef {object} RulesAtFault
 * @property {"found" | "has-solution" | "undecided"} state
 * @property {PuzzlePart[]} parts that have no solution together; empty unless `state` is "found"
 * @property {boolean} minimal whether leaving out any one of the parts leaves a solution
 *
 * @typedef {object} UnnecessaryRules
 * @property {"found" | "not-one" | "undecided"} state not-one: the puzzle does not have exactly one solution
 * @property {PuzzlePart[]} eachAlone any one of them can be left out, and nothing else
 * @property {PuzzlePart[]} enough parts that have the same solution without all others
 * @property {boolean} complete whether each question was decided
 *
 * @typedef {object} Completed
 * @property {string} solution
 * @property {bigint} count number of solutions from which this one was drawn
 * @property {number} seed
 *
 * @typedef {object} Proof
 * @property {"unique" | "none" | "multiple"} status multiple: there is nothing to prove, and the texts are empty
 * @property {string} [solution] of a puzzle with one solution
 * @property {string} clauses the puzzle in the format DIMACS CNF: it says that there is another solution, or that there
 *   is one
 * @property {string} proof that this is a contradiction, in the format DRAT
 * @property {number} steps of the proof
 *
 * @typedef {object} Transformed
 * @property {string} puzzle
 * @property {string} layout
 * @property {string} steps that turn the given puzzle into this one
 *
 * @typedef {{cell: string, digit: number}} Candidate
 *
 * @typedef {object} Step one application of a technique, described in docs/step.schema.json
 * @property {1} version
 * @property {string} technique id, as "naked-pair"
 * @property {string} family of the technique
 * @property {1 | 2 | 3 | 4 | 5} level
 * @property {number[]} digits
 * @property {{house: string, index: number, role: string}[]} houses
 * @property {{role: string, cells: string[], digits: number[]}[]} parts the candidates on which the conclusion is
 *   based, by role
 * @property {{from: number, to: number, strong: boolean, rule?: number}[]} links between parts, in the order of the
 *   chain; `rule`: the number of the own rule that makes the link
 * @property {Candidate[]} placements
 * @property {Candidate[]} eliminations
 * @property {string[]} [unreadRules] of a hint: rules of the text without which the step was found, because Nonet does
 *   not know them
 *
 * @typedef {Step[] & {unreadRules?: string[]}} Steps
 *
 * @typedef {Steps & {solved: boolean, stopped: boolean, stoppedAt: string | null, level: string | null, hardest:
 *   string | null}} Path
 *
 * @typedef {Step & {producer: string, rating: number}} RatedStep a step of a rating, with the rule of the scale that
 *   found it, and the step's own rating
 *
 * @typedef {object} Rating ratings on the scale of Sudoku Explainer 1.2.1, such as 7.2; null for a rating that was not
 *   reached
 * @property {"rated" | "solved" | "beyond" | "stopped" | "multiple" | "none" | "conflict"} status solved: no cell is
 *   open, and the ratings are 0. beyond: no rule of the scale has a further step, and `er` is 20. stopped: `nodes` were
 *   used up, and `er` is a lower bound. multiple, none and conflict: the puzzle does not have exactly one solution, and
 *   the ratings are null
 * @property {number | null} er the highest rating of a step
 * @property {number | null} ep the highest rating of a step up to the first digit placed
 * @property {number | null} ed the rating of the first step
 * @property {Conflict[]} [conflicts] between givens, when the status is "conflict"
 * @property {RatedStep[]} [steps] when they were asked for
 *
 * @typedef {object} Exercise
 * @property {string} puzzle
 * @property {string} solution
 * @property {string} layout
 * @property {{layout: string, cells: number[], givens: number[], candidates: number[][]}} state the position that needs
 *   the technique
 * @property {Step[]} answers
 * @property {string} technique
 * @property {number} seed
 *
 * @typedef {object} Mistakes
 * @property {"unique" | "several" | "none" | "contradictory" | "unknown"} givens how many solutions the givens have
 * @property {Candidate[]} digits the wrong digits on the board
 * @property {Candidate[]} eliminations removed candidates that belong to the solution
 * @property {boolean} incompatible true if there are several solutions and none contains all digits of the board
 * @property {boolean} complete false if the search ended before every digit was judged
 * @property {Conflict[]} [conflicts] between givens, when `givens` is "contradictory"
 * @property {string[]} [unreadRules] rules without which the position was judged, because Nonet does not know them
 *
 * @typedef {[x: number, y: number]} Point of a picture, in pixels from its top left
 *
 * @typedef {object} GridOutline a grid in a picture
 * @property {[Point, Point, Point, Point]} corners clockwise from the top left
 * @property {number} side how many cells each row has, 4 to 16
 * @property {number} score how well the lines can be seen; grids are above 0.8
 *
 * @typedef {number | Pick<GridOutline, "corners" | "side">} ChosenOutline the place of a grid among the `outlines` of
 *   an earlier reading, or corners and side of a grid that the caller knows
 *
 * @typedef {object} GridsFound
 * @property {GridOutline[]} outlines at most four
 * @property {number} width of the picture whose pixels the points count
 * @property {number} height
 *
 * @typedef {object} PictureReading
 * @property {"ok" | "unreadable" | "no_grid" | "several_grids" | "unsupported_side" | "too_small" | "bad_input"} status
 *   unreadable: there is a grid, but no likely reading has exactly one solution. several_grids: none is clearly the
 *   largest; read again with `outline`, the place of one among the `outlines`
 * @property {("handwriting" | "handwriting_version" | "regions" | "cages")[]} [unread] what may be in the picture and
 *   was not read. handwriting: digits are of two kinds, or do not have exactly one solution, and the network for it
 *   could not be loaded. handwriting_version: the same, and the file of the network was loaded, but is of another
 *   version than the module. regions: lines are of two widths, but show neither boxes nor other regions. cages: lines
 *   inside the cells show the cages of a killer, whose sums could not be read
 * @property {GridOutline[]} outlines
 * @property {number} width of the picture whose pixels the points count: a Blob and an ImageBitmap are made smaller
 *   where they are large
 * @property {number} height
 * @property {[Point, Point, Point, Point]} [corners] of the grid that was read
 * @property {number} [side]
 * @property {0 | 1 | 2 | 3} [turn] after how many quarter turns of the picture clockwise the puzzle is upright
 * @property {boolean} [inverted] whether the digits are lighter than their ground
 * @property {Point[]} [lattice] the crossings of the lines, row by row from the top left of the puzzle
 * @property {number} [score]
 * @property {{side: number, lattice: number}} [confidence] how far the next best grid is behind: among those of other
 *   sides, and among all. 0.5: as good as this one; 1: far behind, or there is none
 * @property {number[][]} [probabilities] of each cell: that it is blank, and of each digit
 * @property {string} [puzzle] the givens, "." for a blank cell
 * @property {string} [entries] digits that a player has entered, which have another colour than the givens, or are
 *   handwriting
 * @property {number[]} [written] cells, from 0, whose entry is handwriting
 * @property {number[][]} [notes] of each cell: the digits of small pencil marks at their places in the cell
 * @property {string} [layout] of the puzzle, as Parsed names it: "3x3", "2x3", "3x2"; "3x3+x" with diagonals
 * @property {string[]} [rules] the cages of a killer, as Parsed names rules: "cage 15 r1c1 r1c2". Only with them the
 *   puzzle has exactly one solution
 * @property {boolean} [diagonals] whether both diagonals are marked. Where `layout` is without them, the digits have
 *   exactly one solution only without a rule about them
 * @property {number[]} [changed] cells, from 0, that were read otherwise at first: only with the change the puzzle has
 *   exactly one solution
 * @property {number[]} [doubtful] cells to compare with the picture: another likely content leaves one solution, too,
 *   or the cell looks strange
 * @property {0 | 1 | 2} [solutions] of the puzzle; 2 for several
 * @property {boolean} [doubt] whether a person should compare the digits with the picture
 * @property {boolean} [unique] whether the puzzle has exactly one solution
 *
 * @typedef {object} Progress
 * @property {number} fraction the finished part of the search space, 0 … 1
 * @property {bigint} count solutions found so far
 *
 * @typedef {object} SolvedBlock the answers for puzzles solved together, one column per kind of answer
 * @property {Uint32Array} counts
 * @property {Uint32Array} guesses
 * @property {Uint8Array} solutions 81 characters per puzzle
 * @property {number} milliseconds
 *
 * @typedef {object} PuzzleBatch buffers in the module's memory; a view is invalid after the memory has grown, so every
 *   use needs a new view
 * @property {() => Uint8Array} input
 * @property {(puzzles: number, limit: number) => number} solve returns -1, or the offset of the first character that is
 *   neither a digit nor a blank
 * @property {(puzzles: number, limit: number) => number} solveOneByOne
 * @property {() => Uint32Array} counts
 * @property {() => Uint32Array} guesses
 * @property {() => Uint8Array} solutions
 * @property {() => void} delete
 *
 * @typedef {{code: import("../model/error-codes.js").ErrorCode, line: number, column: number, expected: number, found:
 *   number, symbol: string}} GlueError
 *
 * @typedef {object} SolutionStream
 * @property {(most: number, nodes: number) => {solutions: string[], done: boolean, fraction: number, guesses?: number,
 *   placements?: number}} next
 * @property {(nodes: number, limit: number) => {count: number, done: boolean, fraction: number}} count
 * @property {() => void} delete
 *
 * @typedef {object} TaughtPosition a position as the solver's module hands it to the teacher's
 * @property {string} layout
 * @property {Uint8Array} cells row by row, 0 for an empty cell
 * @property {Uint8Array} givens
 * @property {Uint32Array} candidates for each cell a mask: bit i is digit i + 1
 * @property {string[]} rules the texts of the rules of its own, in the order in which steps number them
 * @property {{givens: Mistakes["givens"], digits: Uint16Array, eliminations: Uint16Array, incompatible: boolean}}
 *   mistakes that were found, as cells, and as pairs of a cell and a digit
 *
 * @typedef {object} DraftSearch the drafts for one puzzle, one after the other
 * @property {(attempts: number) => any} next {layout, puzzle: Uint8Array, solution: Uint8Array}; {none: true} when this
 *   many attempts gave no draft
 * @property {(distance: number) => void} report how far the last draft is from the goal
 * @property {() => number} tried how many attempts were made
 * @property {() => void} delete
 *
 * @typedef {object} TeacherOfSteps the synchronous functions of both teacher's modules; each may return {error:
 *   GlueError}
 * @property {(position: TaughtPosition, allowed: string, order: string) => any} hint {json}: {obstacle, conflicts?,
 *   mistakes?, step, stoppedAt?}; `order` is "value" or "technique"
 * @property {(wanted: "steps" | "path", position: TaughtPosition, allowed: string, order: string) => any} begin {run},
 *   the number of a run
 * @property {(run: number) => number} advance finds the next piece; returns the part that is done, 1 at the end
 * @property {(run: number) => any} end {json}: {obstacle, conflicts?, mistakes?, stoppedAt?} with {steps}, or with
 *   {solved, stopped, stoppedAt?, level, hardest, steps}
 *
 * @typedef {TeacherOfSteps & TeacherOfExercises} TeacherGlue
 *
 * @typedef {TeacherOfSteps & JudgeOfRules} RulesTeacherGlue
 *
 * @typedef {object} JudgeOfRules what the module of rules asks while it makes a puzzle of some levels
 * @property {(levels: string) => number} stages
 * @property {(levels: string, position: import("./rule-making.js").MadePosition, stage: number) => ArrayLike<number>}
 *   left the candidates of each cell where the techniques get stuck; empty when they solve the puzzle
 * @property {(levels: string, position: import("./rule-making.js").MadePosition) => {accepted: boolean, level?:
 *   import("./goal.js").Level, hardest?: string}} accept
 *
 * @typedef {object} TeacherOfExercises the functions that the teacher's module of puzzles with own rules lacks
 * @property {(layout: string, puzzle: Uint8Array, rateUpTo: RateUpTo | null) => Figures} figures
 * @property {(goal: import("./goal.js").WrittenGoal) => any} openJudge {judge}, the number of a judge; the goal names
 *   its layout
 * @property {(goal: import("./goal.js").WrittenGoal, technique: string, number: number, attempts: number) => any}
 *   openPracticeJudge {judge, attempts, isLast}: the judge of search `number` for an exercise, from 0
 * @property {(judge: number, layout: string, puzzle: Uint8Array, solution: Uint8Array, rateUpTo: RateUpTo | null) =>
 *   {accepted: boolean, distance: number, puzzle?: Uint8Array} & Figures} judge `puzzle`: the draft with clues added;
 *   the figures of an accepted draft alone
 * @property {(judge: number) => void} closeJudge
 * @property {(judge: number, technique: string, layout: string, puzzle: Uint8Array, solution: Uint8Array) => any}
 *   exercise {json}; in a draft that the judge accepted
 *
 * @typedef {{level: string, hardest: string, rating: number, pathCut?: true}} Figures what players ask about a puzzle;
 *   "" and 0 for what is not known
 *
 * @typedef {(givens: Uint8Array, atMost: number) => {er: number, status: number}} RateUpTo rates a classic puzzle that
 *   has exactly one solution; ends as soon as a step is rated higher than `atMost`. Ratings are in tenths
 *
 * @typedef {object} RaterGlue the synchronous functions of the rater's module
 * @property {(givens: Uint8Array, status: Status, steps: boolean, nodes: number, report: (fraction: number) => void) =>
 *   any} rate {json}; rates a classic puzzle if its status is "unique"
 * @property {RateUpTo} rateUpTo
 *
 * @typedef {{layout: string, cells: Uint8Array, candidates: Uint32Array}} PuzzleNumbers a puzzle as the solver's module
 *   hands it to others: the givens, row by row, 0 for a blank cell; the given candidates, two numbers for each cell, or
 *   none for a puzzle of givens alone
 *
 * @typedef {object} AnalysisGlue the synchronous functions of the analysis module; each may return {error: GlueError}.
 *   All but `estimate` and `proof` want a classic puzzle of givens alone
 * @property {(puzzle: PuzzleNumbers, report: (fraction: number) => void) => any} exactCount
 * @property {(puzzle: PuzzleNumbers, seed: number, report: (fraction: number) => void) => any} estimate
 * @property {(puzzle: PuzzleNumbers, report: (fraction: number) => void) => any} weights
 * @property {(puzzle: PuzzleNumbers, seed: number, report: (fraction: number) => void) => any} complete
 * @property {(puzzle: PuzzleNumbers, takeClauses: (piece: string) => void, takeProof: (piece: string) => void, report:
 *   (fraction: number) => void) => any} proof
 *
 * @typedef {object} SymmetryGlue the synchronous functions of the symmetry module, for puzzles of givens alone; each
 *   may return {error: GlueError}
 * @property {(puzzle: PuzzleNumbers, steps: string) => any} transform
 * @property {(puzzle: PuzzleNumbers, seed: number) => any} transformAtRandom
 * @property {(puzzle: PuzzleNumbers) => any} canonical
 * @property {(first: PuzzleNumbers, second: PuzzleNumbers) => any} isomorphism
 *
 * @typedef {object} RulesGlue the synchronous functions of the module of rules; each may return {error: GlueError}
 * @property {(puzzle: import("./own-rules.js").PuzzleWithRules) => any} parse {json}; JSON of a Parsed with its rules
 * @property {Glue["parseAll"]} parseAll
 * @property {(puzzle: import("./own-rules.js").PuzzleWithRules, limit: number, nodes: number, report: (fraction:
 *   number) => void) => any} counts
 * @property {(puzzle: import("./own-rules.js").PuzzleWithRules, nodes: number, report: (fraction: number) => void) =>
 *   any} fault
 * @property {(puzzle: import("./own-rules.js").PuzzleWithRules, seed: number, nodes: number, report: (fraction: number)
 *   => void) => any} unnecessary
 * @property {(goal: object, seed: number, index: number, report: (fraction: number) => void, judge: ReturnType<typeof
 *   import("./rule-making.js").judgeOf> | null) => any} make {puzzle, solution, layout, rules, needed}
 * @property {{open: (puzzle: import("./own-rules.js").PuzzleWithRules) => any}} RuleSolutions {stream, conflicts}
 * @property {Glue["position"]} position
 * @property {Glue["mistakes"]} mistakes
 *
 * @typedef {object} VisionGlue the functions of the module of vision, which is without Embind; a text of theirs is JSON
 *   in the memory, at the number that they return
 * @property {(width: number, height: number) => number} _nonet_vision_buffer where the brightness of each pixel goes,
 *   row by row; 0 for a picture that is refused
 * @property {(width: number, height: number) => number} _nonet_vision_colours where the blue of each pixel goes, and
 *   then the red of each; after the brightness. 0 for a size that is refused
 * @property {(length: number) => number} _nonet_vision_handwriting where the weights of the network for handwriting go;
 *   0 when the module has them
 * @property {() => number} _nonet_vision_find {outlines}
 * @property {(outline: number) => number} _nonet_vision_read a PictureReading
 * @property {(side: number, ...corners: number[]) => number} _nonet_vision_fit a PictureReading of the grid with these
 *   corners, clockwise from the top left: eight numbers
 * @property {() => number} _nonet_vision_length of the last text, in bytes
 * @property {Uint8Array} HEAPU8 the memory
 *
 * @typedef {object} Glue the synchronous functions of the solver's module; each may return {error: GlueError}
 * @property {(text: string, layout: string) => any} parse {json}
 * @property {(text: string, layout: string, limit: number) => any} parseAll {puzzles: string, errors: GlueError[],
 *   more}; `puzzles` is JSON
 * @property {(text: string, layout: string, name: string, givens: string, masks: number[], headers: readonly string[],
 *   content: string) => any} format {text}
 * @property {(text: string, layout: string, candidates: string, limit: number) => any} solve
 * @property {(side: number, seed: number) => any} randomRegions {layout}
 * @property {(text: string, layout: string, candidates: string, report: (fraction: number) => void) => any} candidates
 * @property {(text: string, layout: string, candidates: string, limit: number, report: (fraction: number) => void) =>
 *   any} weights by a search, like `complete`
 * @property {(text: string, layout: string, candidates: string, seed: number, limit: number, report: (fraction: number)
 *   => void) => any} complete
 * @property {(text: string, layout: string, candidates: string) => any} numbers PuzzleNumbers
 * @property {(text: string, layout: string, givens: string, masks: number[], known: string) => any} position a
 *   TaughtPosition; looks for mistakes unless `known` says "unique" or "several"
 * @property {(text: string, layout: string, givens: string, masks: number[]) => any} mistakes {json}
 * @property {(goal: import("./goal.js").WrittenGoal, seed: number, first: number, count: number) => any} firstDrafts
 *   {layout, puzzles: string[], solutions: string[], clues: number[]}, with "" for an attempt that gave no draft
 * @property {{open: (goal: import("./goal.js").WrittenGoal, seed: number, index: number) => any}} DraftSearch {search:
 *   DraftSearch, layout, attempts}
 * @property {{open: (text: string, layout: string, candidates: string) => any}} SolutionStream
 * @property {new (capacity: number) => PuzzleBatch} PuzzleBatch
 * @property {() => string} batchBackend
 * @property {() => string} version
 */

export {};
