#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "core/grid/layout.h"

namespace nonet {

// What the lines of a text are besides puzzles and rows: comments, headings, rulers and signatures.

/// Returns the layout that a comment ending in `boxes NAME` names; null for other comments.
LayoutRef layout_in_comment(std::string_view line);

/// Returns where the rules begin in a comment `# nonet rule RULES`. None for other lines. Forms such as `#nonet rules:`
/// are meant as rules, too, and rules must not be lost. So a line with a mistyped mark (`[ nonet rule`, `# nonet rle`)
/// has rules that begin with the mark, and are refused.
std::optional<std::size_t> rules_in_comment(std::string_view line);

/// Returns a text without these characters at its end.
std::string_view without_trailing(std::string_view line, std::string_view characters);
/// Returns a text without spaces at both ends.
std::string_view without_spaces(std::string_view line);

/// Returns how many bytes there are before the first end of a line; all when there is none.
std::size_t length_to_line_end(std::string_view bytes);

/// True for a row of blanks as a spreadsheet copies it: tabs alone, one less than there are cells.
bool is_row_of_tabs(std::string_view line, const LayoutRef& known);

/// Returns a header line of the .sdk format without its #, or an empty text.
std::string_view header_in(std::string_view comment);

/// True for the numbers of rows and columns of the next grid, such as `9 9`.
bool is_size_line(std::string_view line);

/// True for the lines with which Simple Sudoku signs what it puts on the clipboard.
bool is_signature(std::string_view line);

/// True for a line of words about puzzles: `Grid 01`, `id,puzzle,solution`, `% easy`, `Solved in 3 ms`. Such a line has
/// too few digits and blanks to be a mistyped puzzle. The line is none that a reader of puzzles knows.
bool is_heading(std::string_view line);

/// True when a text has so many symbols one after the other as no word has, and as a puzzle has.
bool has_run_of_cells(std::string_view text);

/// True when at least half of a line is small letters, and they make several words: `negative-sum 1 of 2-18`.
bool are_words(std::string_view line);

/// True for the line below the head of a table of Markdown with four columns or more: `|---|:-:|--:|---|`.
bool is_table_rule(std::string_view line);

/// True only for lines that no block begins with (blocks/block_forms.h) but the rows of several grids, and that are no
/// puzzle in a format of another program, by their characters alone: rows and lines of cells without signs of programs.
/// False for some plain lines, too. `is_below_grid`: the line is right below a grid. Costs a look or two at each
/// character, a twentieth of asking all forms.
bool is_surely_plain(std::string_view line, bool is_below_grid);

/// True when a plain line has as many cells as the first row of a puzzle of several grids (blocks/grids_block.h), and
/// no letters. True for some rows of other grids, too.
bool may_be_row_of_grids(std::string_view line);

/// Returns a ruler without the words beside it; the whole line when there are none.
std::string_view without_words_beside(std::string_view ruler);

}  // namespace nonet
