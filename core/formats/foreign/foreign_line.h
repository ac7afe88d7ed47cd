#pragma once

#include <optional>

#include "core/formats/line_reading.h"

namespace nonet {

/// Reads a line in the format of another program for puzzles with rules. None for a line of another form; an error when
/// the line has such a form and is not well formed.
std::optional<ReadItem> read_foreign_item(const TextLine& line);

}  // namespace nonet
