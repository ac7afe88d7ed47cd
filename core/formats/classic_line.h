#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "core/grid/cell.h"

namespace nonet {

/// Reads the line at the front of a text when it is a classic puzzle as most lines of large files are: 81 digits 1 to 9 or
/// blanks (`.`, `0`, `*`, `_`, `?`), behind them nothing, or what does not begin with a further symbol nor beyond ASCII.
/// Returns the bytes of the line, its end included; 0, and `digits` in any state, when the line is something else, is
/// longer than `longest` or has no end. Some 10 ns.
std::size_t read_classic_line(std::string_view text, std::size_t longest, std::span<Digit, 81> digits);

}  // namespace nonet
