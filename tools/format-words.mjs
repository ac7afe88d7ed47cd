// What people say about the formats of texts, for docs/formats.md (format-pages.mjs). The tables of core say which
// formats, blocks and sites there are, and which formats are written. Text in core would be part of every module.

/**
 * The formats, in the order of the document. `names`: the ids of TextFormat, and further names of the same format.
 * @type {{ names: string[], looks: string, keeps: string }[]}
 */
export const formats = [
  {
    names: ["line", "sdm"],
    looks:
      "n² symbols, row by row. A blank is `.`, `0`, `*`, `_`, `?` or a space, and `X` where no digit is " +
      "written so. The rest of the line, or what follows `#`, is a comment. A collection has one puzzle a " +
      "line",
    keeps: "givens, comment",
  },
  {
    names: ["numbers"],
    looks:
      "n rows of n numbers between spaces, 0 for a blank. Read also with all numbers on one line, and " +
      "with commas or tabs between them",
    keeps: "givens",
  },
  {
    names: ["rows"],
    looks: "n rows of n symbols; the rows of a canvas of several grids ([Several grids](#several-grids))",
    keeps: "givens, layout of several grids",
  },
  {
    names: ["grids"],
    looks:
      "several grids: a line of symbols for each grid, one below the other; cells that grids share are in each of their " +
      "lines ([Several grids](#several-grids))",
    keeps: "givens, layout of several grids",
  },
  {
    names: ["csv", "tsv"],
    looks:
      "n rows of numbers between commas (read also: semicolons) or tabs, as spreadsheets copy them; " +
      "nothing for a blank",
    keeps: "givens",
  },
  { names: ["frame"], looks: "rows of numbers in a border of `+`, `-` and `|`", keeps: "givens" },
  { names: ["jigsaw"], looks: "n² symbols and then n² labels of regions, on one line", keeps: "givens, regions" },
  {
    names: ["sdk"],
    looks:
      "SadMan and SudoCue: rows of symbols after header lines (`#A` author, `#D` description, `#C` " +
      "comment, `#B` date, `#S` source, `#U` address, `#L` level) or after `[Puzzle]`. The digits now " +
      "come after `[State]`",
    keeps: "givens, entries, headers",
  },
  {
    names: ["sdx"],
    looks: "SudoCue: rows of cells between spaces or tabs: a digit, `u` and an entry, or candidates",
    keeps: "givens, entries, candidates",
  },
  {
    names: ["ss"],
    looks:
      "Simple Sudoku: rows of symbols with bars and rulers, `3..|4..|...` and `---+---+---`. A position " +
      "has up to three grids in frames `*---*`: the givens, the digits, the candidates",
    keeps: "givens, entries, candidates",
  },
  {
    names: ["pencilmarks"],
    looks:
      "rows of cells in a frame, each with a digit or its candidates: `| 1567 3 1567 |`. The frames of " +
      "Simple Sudoku and HoDoKu are known; the marks `*` and `#` at a cell are ignored",
    keeps: "digits, candidates",
  },
  {
    names: ["729"],
    looks: "n symbols for each cell: the digit or `.` for each candidate",
    keeps: "digits, candidates",
  },
  {
    names: ["sudokuwiki"],
    looks:
      "162 digits of base 32 (`0` to `9`, `a` to `v`), two for each cell of a 9×9 grid. Bit 0 of the " +
      "number marks a given, bit i the candidate i",
    keeps: "givens, entries, candidates",
  },
  {
    names: ["library"],
    looks:
      "a line of HoDoKu's library, up to 9×9: `:CODE:DIGITS:GRID:REMOVED:ELIMINATIONS:PLACEMENTS:`, with " +
      "`+` before an entry. `:0000:x:` asks for nothing: a position is written so. With digits, 0000 is " +
      "Full House",
    keeps: "givens, entries, candidates",
  },
  { names: ["gsf"], looks: "a line of at least six commas, whose fifth field is a puzzle", keeps: "givens" },
  {
    names: ["solo"],
    looks:
      "a game id of Simon Tatham's Solo: `3x3:` and runs of blanks as letters. `2x3:` has boxes of 2 rows " +
      "and 3 columns. Letters of the symmetry and the level, as in `3x3adu:`, may follow the sizes",
    keeps: "givens, boxes, regions, diagonals",
  },
  {
    names: ["json"],
    looks:
      "JSON: n lists of n cells, one list of n² cells, or a text with n² symbols, under any key or none. " +
      'A cell is a number, a text of one symbol, or a blank: `0`, `null`, `""`, `" "`, `"."`. What a key ' +
      "calls a solution is no puzzle. A list of such values is a list of puzzles. Cells can be objects " +
      "with a value, notes and a position, as in saved games of gnome-sudoku. What `nonet … --json` " +
      "prints is read, too. A layout, regions (a list like the grid, with a label for each cell) and a " +
      "second grid with more digits belong to the puzzle of their object, and so do cages, also without a " +
      'grid: `"cages": [{"sum": 15, "cells": [[0, 0], [0, 1]]}]`, with cells as names (`r1c2`), rows and ' +
      "columns, or numbers. Cells count from 0 when a number is 0, and from 1 when a number is the largest. " +
      "Other members that name rules are rules that are not read. Of a Jupyter notebook, the sources of the " +
      "cells are read",
    keeps: "givens, entries and candidates, rules, layout",
  },
  {
    names: ["code"],
    looks:
      "lists and texts of a program in Python, C, Java, JavaScript, Rust, Haskell, Prolog, MiniZinc, R, " +
      "MATLAB and others: `board = [[0, 0, 7], …]`, `int grid[9][9] = {…};`, `problem(1, [[_,_,7], …]`, " +
      "`[| 0, 5 | … |]`. A blank is `0`, `-1`, `_`, `None`, `nil`, `.` or a space. Comments and other " +
      "statements are left out",
    keeps: "givens",
  },
  {
    names: ["xml"],
    looks:
      "XML and HTML: a table with n rows of n cells or fields (also with a table in each box), an " +
      "attribute or an element with n² symbols, n elements with a row each, n² elements with a cell each, " +
      "also with `row` and `col`. Files of KSudoku: several grids, regions, diagonals, sums and the moves of the " +
      "player; three-dimensional puzzles are refused",
    keeps: "givens; of KSudoku also entries, candidates, cages, layout",
  },
  {
    names: ["opensudoku"],
    looks:
      "a file of OpenSudoku of version 1 or 2, with data of versions 1 to 5. The comment is the note of " +
      "the game, or the name of its folder",
    keeps: "givens, entries, candidates, comment",
  },
  {
    names: ["latex"],
    looks:
      "LaTeX: rows `|8| |5| … |.` of the package sudoku, `\\setrow{9}{8,{},5,…}` of logicpuzzle (counted " +
      "from below), rows `8 & & 5 \\\\` of a table, and a command with n² symbols, `\\sudoku{8.5…}`",
    keeps: "givens",
  },
  {
    names: ["sudoku-solver"],
    looks:
      "a string of Interactive-Sudoku-Solver: `.Cage~10~R1C1~R1C2.Thermo~R4C1~R4C2.~R5C5_3`; or a link " +
      "that holds it, `…?q=…`",
    keeps: "givens, given candidates, rules, layout",
  },
  {
    names: ["killer"],
    looks:
      "a killer in 81 characters: a sum in one cell of each cage (0 to 9, A to Z for 10 to 35, a to j for " +
      "36 to 45), and arrows `<`, `>`, `^`, `v` that lead to it; or `3x3::k:` and 81 numbers, 256 times " +
      "the sum and the number of the cage (`3x3:d:k:` has both diagonals); or a game id of Simon Tatham's " +
      "Solo, `3x3k:CLUES,WALLS,SUMS`; or a link of SudokuWiki, `…/killersudoku.htm?bd=…`: 81 digits, of " +
      "which equal neighbours are a cage, a comma, and 81 times two digits with the sums",
    keeps: "givens, cages, layout",
  },
  {
    names: ["f-puzzles"],
    looks:
      "the JSON of f-puzzles on one line or several, or a link that holds it: " +
      "`https://f-puzzles.com/?load=…`, `https://sudokupad.app/fpuz…`",
    keeps: "givens, given candidates, rules, layout",
  },
  { names: ["f-puzzles-link"], looks: "written: such a link. It is read as `f-puzzles`", keeps: "as `f-puzzles`" },
  {
    names: ["sudokupad"],
    looks:
      "the JSON of SudokuPad, also shortened (`{ce:[…],ca:[…]}`), or a link that holds it: " +
      "`https://sudokupad.app/scl…`, `ctc…`, `scf…`. A short link, which names a puzzle on a server, is " +
      "not read",
    keeps: "givens, rules that are stated, layout",
  },
  { names: ["sudokupad-link"], looks: "written: such a link. It is read as `sudokupad`", keeps: "as `sudokupad`" },
];

/**
 * Programs, sites and kinds of texts, in the order of the document. `formats`, `blocks` and `sites` are the ids of the
 * formats (TextFormat), of the blocks (BlockKind) and of the sites (address_block.cpp) that are theirs; each block and
 * each site belongs to a row. `read`: what is read. `refused`: what is not read, besides the addresses that only name a
 * puzzle. `also`: what the page writes for them besides the formats.
 * @typedef {{ name: string, read: string, refused?: string, also?: string } & { formats?: string[], blocks?: string[],
 *   sites?: string[] }} Producer
 */

/** @type {Producer[]} */
export const producers = [
  {
    name: "SadMan, SudoCue",
    formats: ["sdk", "sdx"],
    blocks: ["Section"],
    read:
      "files `.sdk` and `.sdx`. After `[PencilMarks]` the noted candidates; a cell without notes has all " +
      "candidates",
    refused: "the colours after `[Colors]` are left out",
  },
  { name: "Simple Sudoku", formats: ["ss"], read: "files `.ss` and what the program copies" },
  { name: "HoDoKu", formats: ["library", "pencilmarks"], read: "lines of its library, and its frames of candidates" },
  {
    name: "Steps of a solution, as HoDoKu, forums and `nonet explain` write them",
    blocks: ["Steps"],
    read: "nothing: steps tell about a puzzle, which may stand beside them",
    refused: "a text with steps alone",
  },
  {
    name: "Simon Tatham's Solo",
    formats: ["solo", "killer"],
    blocks: ["SoloSave"],
    read: "game ids, and saved games (`SAVEFILE:…`): the puzzle, and the entries and candidates after the moves",
    refused: "saved games of other puzzles, and random seeds",
  },
  {
    name: "SudokuWiki",
    formats: ["sudokuwiki", "killer"],
    sites: ["SudokuWiki"],
    read: "texts, and addresses with `bd=`, also positions (`S9B…`) and killers",
    also: "a link",
  },
  { name: "SudokuExchange", sites: ["SudokuExchange"], read: "addresses with `s=`" },
  { name: "sudoku.coach", sites: ["sudoku.coach"], read: "addresses with the cells of a puzzle" },
  {
    name: "f-puzzles",
    formats: ["f-puzzles", "f-puzzles-link"],
    sites: ["f-puzzles"],
    read: "JSON, and addresses with `load=`",
  },
  {
    name: "SudokuPad",
    formats: ["sudokupad", "sudokupad-link"],
    sites: ["SudokuPad"],
    read: "JSON, and addresses with `fpuz…`, `scl…`, `ctc…` or `scf…`",
    refused: "what is only drawn is no rule ([Rules of other programs](#rules-of-other-programs))",
    also: "a link",
  },
  {
    name: "Interactive-Sudoku-Solver",
    formats: ["sudoku-solver"],
    blocks: ["SolverText"],
    read:
      "strings on one line or several, with comments between them, files `.iss`, and addresses with `q=`. A blank " +
      "line ends the puzzle, and so do a line with `.Shape` and a line that gives digits again. `.Or` … `.End` is any-of, " +
      "`.And` … `.End` inside of it all-of, and `.Replicate` … `.End` copies of rules. `.Var` adds cells below the grid, in " +
      "no row, column or region",
    refused:
      "a group with a rule that is not read, with one of the layout, or with cells outside of the grid is among the " +
      "rules that are not read",
    also: "a link",
  },
  {
    name: "puzz.link, pzv.jp, pzpr",
    blocks: ["Pzpr"],
    sites: ["puzz.link", "pzv.jp", "pzplus", "pzprxs"],
    read: "addresses `p?sudoku/9/9/…`, and files `pzprv3`: the givens, and the entries in the second grid",
    refused: "other kinds of puzzles",
  },
  {
    name: "janko.at",
    blocks: ["Janko"],
    read: "`begin` to `end`: the grid after `problem`, boxes (`patternx`, `patterny`), and regions after `areas`",
    refused:
      "grids after other words, such as sums, are rules that are not read. `solution` is left out. Other kinds of " +
      "puzzles",
  },
  { name: "lisudoku", sites: ["lisudoku"], read: "nothing", refused: "addresses with `import=`, too" },
  { name: "penpa", sites: ["penpa"], read: "nothing" },
  {
    name: "Sudocle, logic-masters.de, and short addresses",
    sites: ["Sudocle", "logic-masters.de", "tinyurl.com", "bit.ly", "is.gd", "goo.gl", "t.co", "tiny.cc"],
    read: "nothing",
  },
  {
    name: "addresses of Nonet",
    blocks: ["Address"],
    read:
      "`#p=…`. Of addresses of other sites, also in a sentence or as `[words](address)`, cells of a whole grid after " +
      "`puzzle=`, `grid=`, `board=`, `sudoku=`, `givens=`, `clues=` and the like",
    refused: "games (`#s=…`), which the page reads",
    also: "links to puzzles and games",
  },
  {
    name: "OpenSudoku",
    formats: ["opensudoku"],
    read: "files `.opensudoku` and their older form, with folders",
    also: "a file",
  },
  {
    name: "KSudoku, and tables in XML and HTML",
    formats: ["xml"],
    blocks: ["Xml"],
    read: "givens; of KSudoku also several grids, regions, diagonals, sums and the moves of the player",
    refused: "KSudoku with three-dimensional puzzles",
  },
  {
    name: "gnome-sudoku, and JSON of programs",
    formats: ["json"],
    blocks: ["Json"],
    read: "grids in lists and texts, objects for cells, and what `nonet … --json` prints",
    refused:
      "JSON without anything like a grid. Objects one after the other that hold nothing like a grid are one message",
  },
  {
    name: "programs in Python, C, Prolog and others, and Jupyter notebooks",
    formats: ["code"],
    blocks: ["Code"],
    read: "grids in their lists and texts. Of a notebook (`.ipynb`), each cell's source is a text of its own",
    refused: "program text without a grid",
  },
  {
    name: "the program sudoku",
    blocks: ["PostScript"],
    read: "the boards of its pages in PostScript",
    refused: "other pages in PostScript",
  },
  {
    name: "Markdown",
    formats: ["frame"],
    blocks: ["Table"],
    read:
      "tables with as many rows as columns, also with bold digits. A head that is blank or names the columns is left out " +
      "above as many rows as columns",
  },
  {
    name: "LaTeX",
    formats: ["latex"],
    blocks: ["Latex"],
    read: "grids of the packages sudoku and logicpuzzle, and tables",
  },
  { name: "gsf's lists", formats: ["gsf"], read: "lines with a puzzle in the fifth field" },
  {
    name: "killers with letters",
    formats: ["killer"],
    blocks: ["Labels"],
    read:
      "a grid of letters and a sum for each letter, `A = 3`. Clues may stand beside each row of letters, or in a " +
      "grid above",
  },
  {
    name: "killers with cells",
    blocks: ["CellSums"],
    read:
      "a line for each cage: `27 = (0,0) + (0,1)`. Rows and columns are counted from 0 when one of the numbers is 0, " +
      "otherwise from 1",
  },
  {
    name: "jigsaws in two grids",
    formats: ["jigsaw"],
    blocks: ["Labels"],
    read: "a grid of clues, and below it a grid with the label of the region of each cell",
  },
  {
    name: "samurais and other usual layouts of several grids",
    formats: ["rows"],
    blocks: ["Grids"],
    read: "the rows of the canvas, also without the name of the layout ([Several grids](#several-grids))",
    refused: "rows that fit no outline, and rows that fit several ones, are rows of a square",
  },
];
