#pragma once

#include <optional>

#include "core/formats/line_reading.h"

namespace nonet {

/// Reads a killer in 81 characters: a sum as 0 to 9, A to Z (10 to 35) or a to j (36 to 45) in one cell of each cage, 0
/// for no sum; in its other cells an arrow to a neighbour that is nearer to the sum: `<`, `>`, `^`, `v`, and `` ` ``,
/// `'`, `,`,
/// `.` towards the top left, top right, bottom left and bottom right. Returns none for other lines.
std::optional<ReadItem> read_killer_arrows(const TextLine& line);

/// Reads a killer in 81 numbers: `3x3:d:k:` and for each cell 256 times the sum of its cage and the number of the cage,
/// up to 255. `d` stands for both diagonals and may be missing. A cell with sum 0 is in no cage. Returns none for other
/// lines.
std::optional<ReadItem> read_killer_numbers(const TextLine& line);

}  // namespace nonet
