#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "core/grid/cell.h"

namespace nonet {

/// Reads the line at the front of a text if it is a classic puzzle in its most common form: 81 digits 1 to 9 or blanks
/// (`.`, `0`, `*`, `_`, `?`), and then nothing or a comment. Returns the number of bytes of the line with its line
/// feed. Returns 0, and leaves `digits` in any state, when the line has another form, has more than `max_bytes` bytes
/// before its line feed, or has no line feed. Cost: some 10 ns.
std::size_t read_classic_line(std::string_view text, std::size_t max_bytes, std::span<Digit, 81> digits);

}  // namespace nonet
