#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/formats/parsed_puzzle.h"

namespace nonet {

// What the readers of blocks share.

/// Returns the lines of a text, without carriage returns and without spaces around them. They are parts of the text.
std::vector<std::string_view> trimmed_lines(std::string_view text);

/// Returns the words of a line between spaces and tabs. They are parts of the line.
std::vector<std::string_view> words_of(std::string_view line);

/// Returns a puzzle, or the position when there are entries beside the givens.
ParsedPuzzle puzzle_of_grids(Grid givens, Grid digits, TextFormat format, Position start);

/// Reads the rows of a grid as words: a number up to the side is a digit, and `.`, `-`, `_`, `?`, `0` or `x` is a
/// blank. Returns none when a row has another number of words, or a word is neither.
std::optional<Grid> grid_of_words(std::span<const std::string_view> rows, const LayoutRef& layout);

/// Reads the part of an address of pzpr behind the kind: columns, rows and cells, `9/9/k13m27…`. A symbol from 0 to f
/// is a number, `-` stands before two hexadecimal digits of a larger one, and a letter from g to z is a run of 1 to 20
/// blanks. None for other texts.
std::optional<ParsedPuzzle> read_pzpr_query(std::string_view query, const LayoutRef& known, Position start);

}  // namespace nonet
