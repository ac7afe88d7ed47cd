#pragma once

#include <optional>
#include <string_view>

#include "core/formats/line_reading.h"

namespace nonet {

/// Reads a jigsaw on one line: n² symbols and then n² labels of regions, each label n times. A comment may follow.
/// Sides 2 to 35. Returns none when the line has another form.
std::optional<LineReading> read_jigsaw_line(std::string_view line);

}  // namespace nonet
