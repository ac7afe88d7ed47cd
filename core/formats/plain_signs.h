#pragma once

#include <string>
#include <string_view>

namespace nonet {

/// Returns a line with an ASCII character in place of each character that means the same in a grid: digits of all
/// scripts and full-width characters, spaces of all widths, dashes, lines of frames (`|`, `-` and `+`), and signs for a
/// blank such as `·` and `□` (`.`). Characters without a meaning there stay; characters without a width are left out.
/// So the columns of the line stay the same but for these.
std::string with_plain_signs(std::string_view line);

/// Returns the end of a line that has these plain signs, as it was written; the plain signs where it has no such end.
std::string_view end_as_written(std::string_view line, std::string_view plain);

/// True when a line has a character beyond ASCII.
bool has_other_signs(std::string_view line);

}  // namespace nonet
