#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/formats/line_reading.h"

namespace nonet {

// Lines with the candidates of each cell and no digits of their own. A cell with one candidate is read as a digit
// unless a peer has this candidate, too (position_of() in pencil_marks.h).

/// Reads n³ symbols: for each cell, n symbols, the i-th of which is the digit i or a blank. Sides 4 to 35, and 2 and 3
/// when the layout is known. Returns none when the line has another form.
std::optional<LineReading> read_mask_line(const TextLine& line);
/// True when a text of such symbols can be nothing else: most cells have a candidate. Sides from 4.
bool is_mask_line(std::string_view text);
std::string write_mask_line(const Grid& grid, std::span<const DigitSet> candidates);

/// Reads 162 digits of base 32 (0 to 9, a to v), two for each cell of a 9×9 grid. Bit 0 of the number says that the
/// cell is given, bit i that digit i is a candidate. Returns none when the line has another form.
std::optional<LineReading> read_sudoku_wiki_line(const TextLine& line);
std::string write_sudoku_wiki_line(const Grid& givens, const Grid& grid, std::span<const DigitSet> candidates);

}  // namespace nonet
