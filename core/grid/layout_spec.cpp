#include "core/grid/layout_spec.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/grid/rule_table.h"
#include "core/util/contracts.h"
#include "core/util/sort.h"

namespace nonet {

namespace {

constexpr bool is_in_range(int number, int least) { return number >= least && number <= LayoutSpec::kMaxSide; }

std::size_t place_count(const GridSpec& grid) {
  return static_cast<std::size_t>(grid.rows) * static_cast<std::size_t>(grid.columns);
}

// How many cells each region has, and how many regions there are.
struct RegionSizes {
  std::array<int, 256> sizes{};
  int count = 0;

  bool are_all(int size) const { return std::count(sizes.begin(), sizes.begin() + count, size) == count; }
};

// Numbers the regions in the order of their first cells.
RegionSizes renumber(std::vector<std::uint8_t>& regions) {
  RegionSizes found;
  std::array<std::uint8_t, 256> numbers;
  numbers.fill(GridSpec::kEmptyPlace);
  for (std::uint8_t& region : regions) {
    if (region == GridSpec::kEmptyPlace) continue;
    std::uint8_t& number = numbers[region];
    if (number == GridSpec::kEmptyPlace) number = static_cast<std::uint8_t>(found.count++);
    ++found.sizes[number];
    region = number;
  }
  return found;
}

// True when the regions are equal to boxes of so many rows and columns.
bool are_boxes(const GridSpec& grid, int box_rows, int box_columns) {
  GridSpec boxes{0, 0, grid.rows, grid.columns, box_rows, box_columns, {}};
  for (int place = 0; place < grid.rows * grid.columns; ++place) {
    const int box = boxes.region(place / grid.columns, place % grid.columns);
    if (grid.regions[static_cast<std::size_t>(place)] != box) return false;
  }
  return true;
}

void find_boxes_in_regions(GridSpec& grid, int region_size) {
  for (int box_rows = 1; box_rows <= grid.rows; ++box_rows) {
    if (grid.rows % box_rows != 0 || region_size % box_rows != 0) continue;
    const int box_columns = region_size / box_rows;
    if (box_columns > grid.columns || grid.columns % box_columns != 0 || !are_boxes(grid, box_rows, box_columns))
      continue;
    grid.box_rows = box_rows;
    grid.box_columns = box_columns;
    grid.regions.clear();
    return;
  }
}

// True when the canvas has at most one grid, whose measures are those of a square, whatever the regions.
bool has_measures_of_square(const LayoutSpec& spec) {
  const GridSpec& grid = spec.grids.front();
  return spec.grids.size() == 1 && grid.rows == spec.digits && grid.columns == spec.digits;
}

std::optional<LayoutError> normalise_regions(GridSpec& grid, int digits) {
  if (grid.regions.size() != place_count(grid)) return LayoutError::RegionSizes;
  const RegionSizes found = renumber(grid.regions);
  grid.box_rows = 0;
  grid.box_columns = 0;
  if (*std::max_element(found.sizes.begin(), found.sizes.end()) > digits) return LayoutError::TooFewDigits;
  if (found.count > 0 && found.are_all(found.sizes[0])) find_boxes_in_regions(grid, found.sizes[0]);
  return std::nullopt;
}

std::optional<LayoutError> normalise(GridSpec& grid, int digits) {
  if (!is_in_range(grid.rows, 1) || !is_in_range(grid.columns, 1)) return LayoutError::SideOutOfRange;
  const auto ends_inside = [](int first, int count) { return first >= 0 && first <= LayoutSpec::kMaxSide - count; };
  if (!ends_inside(grid.row, grid.rows) || !ends_inside(grid.column, grid.columns)) return LayoutError::OutsideCanvas;
  if (grid.rows > digits || grid.columns > digits) return LayoutError::TooFewDigits;
  if (!grid.regions.empty()) return normalise_regions(grid, digits);
  if (grid.box_rows == 0 && grid.box_columns == 0) return std::nullopt;
  if (!is_in_range(grid.box_rows, 1) || !is_in_range(grid.box_columns, 1)) return LayoutError::SideOutOfRange;
  if (grid.rows % grid.box_rows != 0 || grid.columns % grid.box_columns != 0) return LayoutError::BoxesDoNotFit;
  return grid.box_rows * grid.box_columns > digits ? std::optional(LayoutError::TooFewDigits) : std::nullopt;
}

bool lies_within(const GridSpec& inner, const GridSpec& outer) {
  return inner.row >= outer.row && inner.column >= outer.column && inner.row + inner.rows <= outer.row + outer.rows &&
         inner.column + inner.columns <= outer.column + outer.columns;
}

std::optional<LayoutError> normalise_grids(LayoutSpec& spec) {
  if (spec.grids.empty()) return LayoutError::EmptyCanvasEdge;
  std::size_t houses = 0;
  for (GridSpec& grid : spec.grids) {
    if (const auto error = normalise(grid, spec.digits)) return error;
    houses += static_cast<std::size_t>(grid.rows) + static_cast<std::size_t>(grid.columns);
    houses += grid.has_boxes() ? place_count(grid) / static_cast<std::size_t>(grid.box_rows * grid.box_columns) : 0;
  }
  if (houses > LayoutSpec::kMaxHouses) return LayoutError::TooManyGrids;
  const auto key = [](const GridSpec& grid) {
    constexpr int kSide = LayoutSpec::kMaxSide;
    return (place_count(grid) == 1 ? kSide * kSide : 0) + grid.row * kSide + grid.column;
  };
  put_in_order(spec.grids, [&](const GridSpec& left, const GridSpec& right) { return key(left) < key(right); });
  for (std::size_t first = 0; first < spec.grids.size(); ++first) {
    for (std::size_t second = first + 1; second < spec.grids.size(); ++second) {
      const GridSpec& one = spec.grids[first];
      const GridSpec& other = spec.grids[second];
      if (lies_within(one, other) || lies_within(other, one)) return LayoutError::RepeatedGrid;
    }
  }
  const auto starts_at_edge = [&](auto first_place) {
    return std::any_of(spec.grids.begin(), spec.grids.end(), [&](const GridSpec& grid) { return first_place(grid); });
  };
  const bool fills_edges = starts_at_edge([](const GridSpec& grid) { return grid.row == 0; }) &&
                           starts_at_edge([](const GridSpec& grid) { return grid.column == 0; });
  return fills_edges ? std::nullopt : std::optional(LayoutError::EmptyCanvasEdge);
}

// A square has n regions of n cells.
std::optional<LayoutError> error_in_square(const LayoutSpec& spec) {
  const GridSpec& grid = spec.grids.front();
  if (!has_measures_of_square(spec) || grid.regions.empty()) return std::nullopt;
  return is_square(spec) || grid.has_empty_places() ? std::nullopt : std::optional(LayoutError::RegionSizes);
}

// Returns why the grid cannot have the houses of a rule.
std::optional<LayoutError> objection(const RuleRow& row, const GridSpec& grid, int digits) {
  const int rows = grid.rows;
  const bool is_square = rows == grid.columns && !grid.has_empty_places();
  if (row.sides != RuleSides::All && !(is_square && rows == digits && fits(row.sides, rows))) {
    return row.sides == RuleSides::Squares ? LayoutError::NeedsSquareSide : LayoutError::NeedsClassicSide;
  }
  if (row.houses != nullptr && !is_square) return LayoutError::NeedsSquareGrids;
  if (row.boxes == RuleBoxes::NotNeeded) return std::nullopt;
  if (!grid.has_boxes()) return LayoutError::NeedsBoxes;
  const bool has_middles = grid.box_rows % 2 == 1 && grid.box_columns % 2 == 1;
  if (row.boxes == RuleBoxes::WithMiddleCell && !has_middles) return LayoutError::NeedsMiddleCells;
  const int boxes = grid.rows / grid.box_rows * (grid.columns / grid.box_columns);
  return boxes > digits ? std::optional(LayoutError::TooFewDigits) : std::nullopt;
}

std::optional<LayoutError> objection(const Rule& rule, const LayoutSpec& spec) {
  const RuleRow& row = rule_row(rule.kind);
  if (!row.belongs_to_layout()) return LayoutError::RuleOfPuzzle;
  NONET_EXPECTS(rule.cells.empty() && rule.values.empty());
  for (const GridSpec& grid : spec.grids) {
    if (const auto error = objection(row, grid, spec.digits)) return error;
  }
  return std::nullopt;
}

// The rows and columns of the usual boxes of a shape; 0 and 0 when there are none.
std::pair<int, int> usual_boxes(int rows, int columns, int digits) {
  std::pair<int, int> best{0, 0};
  for (int box_rows = 2; box_rows <= rows; ++box_rows) {
    for (int box_columns = 2; box_columns <= columns; ++box_columns) {
      if (rows % box_rows != 0 || columns % box_columns != 0 || box_rows * box_columns > digits) continue;
      // The larger box; of two equally large boxes the one that is more nearly square, rather wider than high.
      const auto worth = [](int high, int wide) {
        return std::pair(high * wide, -2 * (high < wide ? wide - high : high - wide) + (wide > high ? 1 : 0));
      };
      if (best.first == 0 || worth(box_rows, box_columns) > worth(best.first, best.second))
        best = {box_rows, box_columns};
    }
  }
  return best;
}

}  // namespace

bool GridSpec::has_empty_places() const {
  return std::find(regions.begin(), regions.end(), kEmptyPlace) != regions.end();
}

bool GridSpec::has(int canvas_row, int canvas_column) const {
  const int down = canvas_row - row;
  const int right = canvas_column - column;
  if (down < 0 || down >= rows || right < 0 || right >= columns) return false;
  return regions.empty() || regions[static_cast<std::size_t>(down * columns + right)] != kEmptyPlace;
}

LayoutSpec LayoutSpec::with_boxes(int box_rows, int box_columns, RuleSet rules) {
  LayoutSpec spec;
  spec.rules = std::move(rules);
  GridSpec& grid = spec.grids.front();
  grid.box_rows = box_rows;
  grid.box_columns = box_columns;
  // A product that is out of range need not be known.
  spec.digits = is_in_range(box_rows, 1) && is_in_range(box_columns, 1) ? box_rows * box_columns : 0;
  grid.rows = grid.columns = spec.digits;
  return spec;
}

LayoutSpec LayoutSpec::jigsaw(int side, std::vector<std::uint8_t> regions, RuleSet rules) {
  LayoutSpec spec;
  spec.rules = std::move(rules);
  spec.digits = side;
  spec.grids.front() = {0, 0, side, side, 0, 0, std::move(regions)};
  return spec;
}

LayoutSpec LayoutSpec::of_shape(int rows, int columns, int digits) {
  LayoutSpec spec;
  spec.digits = digits;
  const auto [box_rows, box_columns] = usual_boxes(rows, columns, digits);
  spec.grids.front() = {0, 0, rows, columns, box_rows, box_columns, {}};
  return spec;
}

Result<LayoutSpec, LayoutError> normal_form(LayoutSpec spec) {
  if (!is_in_range(spec.digits, 2)) return LayoutError::SideOutOfRange;
  if (const auto error = normalise_grids(spec)) {
    // Of a square, this is the reason that people expect.
    const bool is_jigsaw =
        *error == LayoutError::TooFewDigits && has_measures_of_square(spec) && !spec.grids.front().regions.empty();
    return is_jigsaw ? LayoutError::RegionSizes : *error;
  }
  if (const auto error = error_in_square(spec)) return *error;
  for (const Rule& rule : spec.rules) {
    if (const auto error = objection(rule, spec)) return *error;
  }
  return spec;
}

bool is_square(const LayoutSpec& spec) {
  const GridSpec& grid = spec.grids.front();
  if (!has_measures_of_square(spec) || !grid.has_regions()) return false;
  if (grid.has_boxes()) return grid.box_rows * grid.box_columns == spec.digits;
  std::vector<std::uint8_t> regions = grid.regions;
  const RegionSizes found = renumber(regions);
  return found.count == spec.digits && found.are_all(spec.digits);
}

}  // namespace nonet
