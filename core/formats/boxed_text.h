#pragma once

#include <span>
#include <string>

#include "core/grid/digit_set.h"
#include "core/grid/grid.h"

namespace nonet {

/// Writes rows of numbers in a border of `+`, `-` and `|`, with `.` for a blank. The rows of a layout that is no square
/// have no border.
std::string write_frame(const Grid& grid);

// What programs for players put on the clipboard: rows with bars between the boxes and rulers between the bands. Sides
// up to 35.

/// Writes `3..|4..|...` with the rulers `---+---+---`.
std::string write_plain_boxes(const Grid& grid);

/// Writes the same in a frame: `*-----------*`, `|3..|4..|...|`, `|---+---+---|`.
std::string write_framed_boxes(const Grid& grid);

/// Writes a grid of candidates in a frame: each cell has its digit or its candidates, `.` for none.
/// `candidates` has one set for each cell.
std::string write_pencil_marks(const Grid& grid, std::span<const DigitSet> candidates);

}  // namespace nonet
