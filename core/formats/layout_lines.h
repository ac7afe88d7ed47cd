#pragma once

#include <optional>
#include <string_view>

#include "core/formats/line_reading.h"

namespace nonet {

/// A jigsaw on one line: n² symbols, then n² labels of regions, each label n times; a comment may follow. Sides 2 to 35. None
/// when the line is something else.
std::optional<LineReading> read_jigsaw_line(std::string_view line);

/// A game id of Simon Tatham's Solo: `CxR` (columns by rows of a box) or `Nj` (a jigsaw), `x` behind it for diagonals, then `:`
/// and the cells: a letter is a run of 1 (a) to 26 (z) blanks, a number a clue, `_` stands between two numbers. For a jigsaw a
/// comma and the walls follow: between every two neighbours in a row, row by row, then in a column, column by column, a letter
/// is a run of so many without a wall, then comes a wall; z is 25 without one. None when the line is something else.
std::optional<LineReading> read_solo_id(std::string_view line);

}  // namespace nonet
