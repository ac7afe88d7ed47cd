#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "core/formats/drawn/drawn_color.h"
#include "core/grid/cell.h"

namespace nonet {

/// A line through cells that is not yet explained.
struct CellLine {
  std::vector<Cell> cells;
  DrawnColor color;
  std::string notation;
  double thickness;
};

/// Lines as strokes: strokes that look alike are one line where one ends on another.
class Strokes {
 public:
  /// The lines must outlive the strokes.
  explicit Strokes(std::span<const CellLine> lines);

  /// Returns the strokes of the line to which one of the lines belongs. Only this line when it is no stroke of another.
  std::vector<const CellLine*> of(const CellLine& line) const;

 private:
  std::span<const CellLine> lines_;
  // For each line, the number of the first line with which it belongs together.
  std::vector<std::size_t> group_;
};

/// Returns two strokes that meet at their ends as one way. Empty for others.
std::vector<Cell> joined_way(const std::vector<const CellLine*>& strokes);

}  // namespace nonet
