#pragma once

#include <cstddef>
#include <string>

#include "core/formats/foreign/json_value.h"

namespace nonet {

/// Returns the drawing of a puzzle of SudokuPad or f-puzzles as JSON on one line: its lists of lines, shapes, texts,
/// cages and fog as they are written, with numbers as texts. Nothing is checked. Empty when nothing is drawn, and when the
/// drawing has more than kLongestDrawing bytes.
std::string drawing_text(const JsonValue& document);

inline constexpr std::size_t kLongestDrawing = 200'000;

}  // namespace nonet
