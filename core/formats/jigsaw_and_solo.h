#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/formats/line_reading.h"

namespace nonet {

// Lines that name their regions themselves. If the layout of the text is known, a line must have its regions; the line
// may leave out its variants.

/// Reads a jigsaw on one line: n² symbols and then n² labels of regions, each label n times. A comment may follow.
/// Sides 2 to 35. Returns none when the line has another form.
std::optional<LineReading> read_jigsaw_line(const TextLine& line);

/// Writes the symbols and the labels of the regions without a line end. Above side 35, where there are no labels, the
/// same as write_line().
std::string write_jigsaw_line(const Grid& grid);

/// Reads a game id of Simon Tatham's Solo. Returns none when the line has another form.
///
/// An id begins with the shape: `RxC` (rows by columns of a box), or `Nj` for a jigsaw of side N. Solo itself counts
/// the columns and rows of boxes, which are the same numbers. A further `x` adds the diagonals. Letters of the symmetry
/// (`a`, `r2`, `md4` …) and of the level (`dt` to `du`) are left out. Then come `:` and the cells, row by row: a number
/// is a clue, a letter from a to z is a run of 1 to 26 blanks, and `_` separates two numbers.
///
/// The id of a jigsaw goes on with `,` and the walls between neighbouring cells: first those within each row, row by
/// row, then those within each column, column by column. `_` is a wall, a letter from a to y is a run of 1 to 25 gaps
/// without a wall and then a wall, and z is a run of 25 gaps without a wall after it.
std::optional<LineReading> read_solo_id(const TextLine& line);

/// Returns the number of the region of each cell, from 0, that such walls make in a grid. The regions may have any
/// number of cells. None when the text is no list of walls of a grid with this side.
std::optional<std::vector<std::uint16_t>> regions_of_walls(std::string_view text, int side);

/// Writes a game id. Returns none for layouts with a variant other than the diagonals, and for regions in several
/// pieces.
std::optional<std::string> write_solo_id(const Grid& grid);

}  // namespace nonet
