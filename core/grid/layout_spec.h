#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/grid/rule.h"
#include "core/util/result.h"

namespace nonet {

enum class LayoutError : std::uint8_t {
  SideOutOfRange,    ///< A side, or the rows, columns or digits of a layout, are below 2 or above 100.
  NoBoxesForSide,    ///< The side is a prime number, so it needs irregular regions.
  RegionSizes,       ///< A side of n needs n regions of n cells each; a grid needs a region for each cell.
  NeedsSquareSide,   ///< Windows need a square number as side: 4, 9, 16 …
  NeedsClassicSide,  ///< An asterisk needs a 9×9 grid.
  NeedsBoxes,        ///< Disjoint groups and centre dots need boxes, but the grid has none.
  NeedsMiddleCells,  ///< Centre dots need boxes with an odd number of rows and of columns.
  RuleOfPuzzle,      ///< A rule adds neither houses nor pairs, so it belongs to a puzzle.
  TooFewDigits,      ///< A house has more cells than there are digits.
  BoxesDoNotFit,     ///< The rows or columns of a grid are no multiple of those of its boxes.
  NeedsSquareGrids,  ///< The houses of a rule need grids with as many rows as columns and without empty places.
  OutsideCanvas,     ///< A grid ends beyond row or column 100, or begins before the first.
  EmptyCanvasEdge,   ///< The first row or column of the canvas has no cell, or there is no grid.
  RepeatedGrid,      ///< Two grids begin at the same place, or lie one inside the other.
  TooManyGrids,      ///< The grids have more than LayoutSpec::kMaxHouses houses together.
};

/// A grid on the canvas of a layout. Its rows, columns and regions are houses.
struct GridSpec {
  /// In `regions`, a place that has no cell.
  static constexpr std::uint8_t kEmptyPlace = 255;

  /// The place of the first row and the first column on the canvas, from 0.
  int row = 0;
  int column = 0;
  int rows = 9;
  int columns = 9;
  /// The rows and columns of a box. Both 0 when the grid has irregular regions or no regions.
  int box_rows = 3;
  int box_columns = 3;
  /// The number of the irregular region of each place, row by row, from 0. Empty for a grid with boxes or no regions.
  std::vector<std::uint8_t> regions;

  bool has_boxes() const { return box_rows != 0; }
  bool has_regions() const { return has_boxes() || !regions.empty(); }
  bool has_empty_places() const;
  /// True when the grid has a cell at this place of the canvas.
  bool has(int canvas_row, int canvas_column) const;

  /// The number of the region at a row and column of the grid, from 0; -1 when the grid has no regions.
  int region(int row_in_grid, int column_in_grid) const {
    if (has_boxes()) return row_in_grid / box_rows * (columns / box_columns) + column_in_grid / box_columns;
    return regions.empty() ? -1 : regions[static_cast<std::size_t>(row_in_grid * columns + column_in_grid)];
  }

  friend bool operator==(const GridSpec&, const GridSpec&) = default;
};

/// The description of a layout.
struct LayoutSpec {
  static constexpr int kMaxSide = 100;
  static constexpr std::size_t kMaxHouses = 10000;

  int digits = 9;
  /// One grid or more. In the one form of a description, sorted by row, then by column; grids of one cell at the end.
  std::vector<GridSpec> grids{GridSpec{}};
  /// Rules that add houses or pairs: RuleRow::belongs_to_layout().
  RuleSet rules;

  /// Returns the square whose side is the product of the rows and columns of a box.
  static LayoutSpec with_boxes(int box_rows, int box_columns, RuleSet rules = {});
  /// Returns the square with irregular regions: `regions` has the number of the region of each cell, from 0.
  static LayoutSpec jigsaw(int side, std::vector<std::uint8_t> regions, RuleSet rules = {});
  /// Returns one grid with the usual boxes: the largest boxes that fit the rows, the columns and the digits, and of
  /// these the ones that are as nearly square as possible, rather wider than high. No regions when only boxes of one
  /// row or one column fit.
  static LayoutSpec of_shape(int rows, int columns, int digits);

  friend bool operator==(const LayoutSpec&, const LayoutSpec&) = default;
};

/// Returns the one form of a description that equal layouts share: grids sorted, regions numbered in the order of their
/// first cells, boxes instead of regions that are in fact boxes. Returns why there is no such layout otherwise.
Result<LayoutSpec, LayoutError> normal_form(LayoutSpec spec);

/// True for the normal form of a square: Layout::is_square().
bool is_square(const LayoutSpec& spec);

}  // namespace nonet
