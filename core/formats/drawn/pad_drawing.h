#pragma once

#include <string>
#include <vector>

#include "core/formats/foreign/json_value.h"

namespace nonet {

/// A place in the grid, in cells from the top left corner: row first. The middle of r1c1 is 0.5, 0.5.
struct DrawnPoint {
  double down = 0;
  double right = 0;
};

/// A line, or an arrow with its head at the last point.
struct DrawnLine {
  std::vector<DrawnPoint> points;
  std::string color;
  /// In cells.
  double thickness = 0;
};

/// A circle, a rectangle, or a text.
struct DrawnShape {
  DrawnPoint center;
  double width = 0;
  double height = 0;
  bool is_round = false;
  /// In degrees, clockwise.
  double angle = 0;
  std::string border;
  std::string fill;
  std::string text;
};

/// What a puzzle of SudokuPad or f-puzzles draws, and what it says of its rules.
struct PadDrawing {
  std::vector<DrawnLine> lines;
  std::vector<DrawnLine> arrows;
  /// A text that lies on a shape without text is the text of this shape.
  std::vector<DrawnShape> shapes;
  /// The rules in words, as plain_words() returns them. Empty when there are none.
  std::string words;
};

/// Returns the drawing of a puzzle of SudokuPad or f-puzzles. Items without place are left out, and so are items beyond
/// kMaxDrawnItems.
PadDrawing drawing_of(const JsonValue& pad);

/// The most lines, arrows and shapes that are looked at, each.
inline constexpr std::size_t kMaxDrawnItems = 2000;

}  // namespace nonet
