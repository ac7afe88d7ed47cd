// Layouts that are no squares: several grids on a canvas, other shapes, more digits than cells in a house.

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/grid/grid.h"
#include "core/grid/layout.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/layouts.h"

using namespace nonet;
using namespace nonet::test;

namespace {

LayoutRef layout(const char* name) { return layout_of_name(name).value(); }

int houses_of_kind(const Layout& layout, HouseKind kind) { return static_cast<int>(layout.houses_of(kind).size()); }

GridSpec grid_at(int row, int column, int rows, int columns, int box_rows, int box_columns) {
  return {row, column, rows, columns, box_rows, box_columns, {}};
}

}  // namespace

TEST_CASE("a samurai has 369 cells, five grids and the houses of both grids in an overlap", "[grid]") {
  const LayoutRef samurai = layout("samurai");
  CHECK(samurai->rows() == 21);
  CHECK(samurai->columns() == 21);
  CHECK(samurai->digit_count() == 9);
  CHECK(samurai->cell_count() == 369);
  CHECK(samurai->grids().size() == 5);
  CHECK_FALSE(samurai->is_square());
  CHECK_FALSE(samurai->is_classic());
  CHECK(houses_of_kind(*samurai, HouseKind::Row) == 45);
  CHECK(houses_of_kind(*samurai, HouseKind::Column) == 45);
  // Each overlap is a box of two grids.
  CHECK(houses_of_kind(*samurai, HouseKind::Box) == 41);
  CHECK(samurai->has_full_houses_only());
  const Cell shared = samurai->cell(6, 6);
  CHECK(samurai->houses(shared).size() == 5);
  // 8 cells of a box, and 6 further cells in each of two rows and two columns.
  CHECK(samurai->peers(shared).size() == 8 + 4 * 6);
  CHECK(samurai->grid_of(shared) == 0);
  CHECK(samurai->grid_of(samurai->cell(10, 10)) == 2);
}

TEST_CASE("cells are numbered row by row, and empty places are skipped", "[grid]") {
  const LayoutRef samurai = layout("samurai");
  CHECK(samurai->cell(0, 8).index == 8);
  CHECK_FALSE(samurai->cell_at(0, 9));
  CHECK(samurai->cell(0, 12).index == 9);
  CHECK(samurai->cell(20, 20).index == 368);
  CHECK_FALSE(samurai->cell_at(21, 0));
  CHECK_FALSE(samurai->cell_at(-1, 0));
  CHECK_FALSE(samurai->cell_at(0, 21));
  for (std::uint16_t index = 0; index < samurai->cell_count(); ++index) {
    const Cell cell{index};
    REQUIRE(samurai->cell(samurai->row(cell), samurai->column(cell)) == cell);
  }
}

TEST_CASE("houses say their grid and their number in it", "[grid]") {
  const LayoutRef samurai = layout("samurai");
  const std::vector<House> rows = samurai->houses_of(HouseKind::Row);
  CHECK(samurai->grid_of(rows[0]) == 0);
  CHECK(samurai->number(rows[0]) == 1);
  CHECK(samurai->grid_of(rows[20]) == 2);
  CHECK(samurai->number(rows[20]) == 3);
  // The first box of the grid in the middle is the last box of the first grid.
  const std::vector<House> boxes = samurai->houses_of(HouseKind::Box);
  CHECK(samurai->grid_of(boxes[8]) == 0);
  CHECK(samurai->number(boxes[8]) == 9);
  CHECK(samurai->region(samurai->cell(6, 6)) == 8);
}

TEST_CASE("the houses of any layout are the sets of cells that differ", "[grid]") {
  Random random(1);
  std::vector<LayoutRef> layouts = other_layouts();
  for (int round = 0; round < 30; ++round) layouts.push_back(any_grids(random));
  for (const LayoutRef& each : layouts) {
    INFO(name_of(*each));
    std::set<std::vector<Cell>> known;
    for_each_house(*each, [&](House house) {
      const auto cells = each->cells(house);
      REQUIRE(std::is_sorted(cells.begin(), cells.end()));
      REQUIRE(cells.size() <= static_cast<std::size_t>(each->digit_count()));
      const bool is_full = cells.size() == static_cast<std::size_t>(each->digit_count());
      REQUIRE(each->holds_every_digit(house) == is_full);
    });
    for (std::uint16_t index = 0; index < each->cell_count(); ++index) {
      std::vector<Cell> peers;
      for (std::uint16_t other = 0; other < each->cell_count(); ++other) {
        if (other != index && differ(*each, Cell{index}, Cell{other})) peers.push_back(Cell{other});
      }
      const auto listed = each->peers(Cell{index});
      REQUIRE(std::equal(peers.begin(), peers.end(), listed.begin(), listed.end()));
    }
  }
}

TEST_CASE("a square is one grid with full houses alone", "[grid]") {
  for (const char* name : {"3x3", "2x3", "1x5", "jigsaw:1112122233343444", "x", "4x4+antiknight"}) {
    CHECK(layout(name)->is_square());
    CHECK(layout(name)->has_full_houses_only());
    CHECK(layout(name)->side() == layout(name)->digit_count());
  }
  for (const char* name :
       {"twodoku", "shape:6x8", "1-9@7x7", "0-9", "1-4@4x4/none", "1-4@4x4/1x2", "shape:4x4/11.2112233.43444"}) {
    INFO(name);
    CHECK_FALSE(layout(name)->is_square());
  }
  CHECK(layout("1-9@9x9") == Layout::classic());
  CHECK(layout("gattai:3x3@0,0") == Layout::classic());
}

TEST_CASE("a layout without regions has no region of a cell", "[grid]") {
  const LayoutRef latin = layout("1-9@7x7");
  CHECK(houses_of_kind(*latin, HouseKind::Box) == 0);
  CHECK(latin->region(Cell{0}) == -1);
  CHECK_FALSE(latin->has_full_houses_only());
  CHECK_FALSE(latin->has_boxes());
}

TEST_CASE("a description that is no layout says why", "[grid]") {
  struct Case {
    const char* what;
    int digits;
    std::vector<GridSpec> grids;
    LayoutError error;
  };
  const GridSpec square = grid_at(0, 0, 4, 4, 2, 2);
  GridSpec large_region = square;
  large_region.regions = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1};
  GridSpec few_regions = square;
  few_regions.regions = {0, 0, 0, 0};
  const std::vector<Case> cases{
      {"no digits", 1, {square}, LayoutError::SideOutOfRange},
      {"too many digits", 101, {square}, LayoutError::SideOutOfRange},
      {"no rows", 4, {grid_at(0, 0, 0, 4, 0, 0)}, LayoutError::SideOutOfRange},
      {"too many columns", 100, {grid_at(0, 0, 4, 101, 0, 0)}, LayoutError::SideOutOfRange},
      {"rows longer than the digits", 4, {grid_at(0, 0, 4, 6, 2, 2)}, LayoutError::TooFewDigits},
      {"boxes larger than the digits", 6, {grid_at(0, 0, 6, 6, 3, 3)}, LayoutError::TooFewDigits},
      {"boxes that do not fit", 6, {grid_at(0, 0, 5, 6, 2, 3)}, LayoutError::BoxesDoNotFit},
      {"a region larger than the digits", 8, {large_region}, LayoutError::TooFewDigits},
      {"regions for some cells only", 4, {few_regions}, LayoutError::RegionSizes},
      {"no grid", 4, {}, LayoutError::EmptyCanvasEdge},
      {"an empty first row", 4, {grid_at(1, 0, 4, 4, 2, 2)}, LayoutError::EmptyCanvasEdge},
      {"an empty first column", 4, {grid_at(0, 2, 4, 4, 2, 2)}, LayoutError::EmptyCanvasEdge},
      {"a place before the first", 4, {grid_at(-1, 0, 4, 4, 2, 2), square}, LayoutError::OutsideCanvas},
      {"a grid beyond column 100", 4, {square, grid_at(0, 97, 4, 4, 2, 2)}, LayoutError::OutsideCanvas},
      {"the same grid twice", 4, {square, square}, LayoutError::RepeatedGrid},
      {"a grid inside another", 8, {grid_at(0, 0, 8, 8, 2, 4), grid_at(2, 2, 4, 4, 2, 2)}, LayoutError::RepeatedGrid},
  };
  for (const Case& each : cases) {
    INFO(each.what);
    LayoutSpec spec;
    spec.digits = each.digits;
    spec.grids = each.grids;
    const auto made = Layout::make(spec);
    REQUIRE_FALSE(made);
    CHECK(made.error() == each.error);
  }
}

TEST_CASE("extra cells come after all grids", "[grid]") {
  const GridSpec high = grid_at(2, 0, 4, 4, 2, 2);
  const GridSpec low = grid_at(4, 2, 4, 4, 2, 2);
  const GridSpec left = grid_at(0, 0, 1, 1, 0, 0);
  const GridSpec right = grid_at(0, 2, 1, 1, 0, 0);
  LayoutSpec spec;
  spec.digits = 4;
  spec.grids = {right, low, left, high};
  const auto made = Layout::make(spec);
  REQUIRE(made);
  CHECK(made.value()->spec().grids == std::vector{high, low, left, right});
}

TEST_CASE("an extra cell inside a grid is refused, wherever the other grids are", "[grid]") {
  CHECK_FALSE(layout_of_name("gattai:2x2@0,0+6,0+shape:1x1@7,1+digits:1-4"));
  CHECK_FALSE(layout_of_name("gattai:2x2@0,0+6,0+shape:1x1@5,1+5,1+digits:1-4"));
  CHECK(layout_of_name("gattai:2x2@0,0+6,0+shape:1x1@5,1+digits:1-4"));
}

TEST_CASE("the order of the grids does not matter", "[grid]") {
  LayoutSpec spec = layout("samurai")->spec();
  std::reverse(spec.grids.begin(), spec.grids.end());
  CHECK(Layout::make(spec).value() == layout("samurai"));
}

TEST_CASE("a hundred grids side by side are a layout, and too many houses are none", "[grid]") {
  LayoutSpec spec;
  spec.digits = 4;
  spec.grids.clear();
  for (int row = 0; row + 4 <= 100; ++row) {
    for (int column = 0; column + 4 <= 100; ++column) {
      if (row % 4 == 0 && column % 4 == 0) spec.grids.push_back(grid_at(row, column, 4, 4, 2, 2));
    }
  }
  const auto tiles = Layout::make(spec);
  REQUIRE(tiles);
  CHECK(tiles.value()->cell_count() == 10000);
  CHECK(tiles.value()->house_count() == 625 * 12);
  spec.grids.clear();
  for (int row = 0; row + 4 <= 100; ++row) {
    for (int column = 0; column + 4 <= 100; ++column) spec.grids.push_back(grid_at(row, column, 4, 4, 2, 2));
  }
  const auto dense = Layout::make(spec);
  REQUIRE_FALSE(dense);
  CHECK(dense.error() == LayoutError::TooManyGrids);
}

TEST_CASE("conflicts are those of the houses, in houses of any length", "[grid]") {
  // Two overlapping 4×4 grids. The 1 at r1c1 and the 1 at r5c5 are in no house; those at r3c3 and r3c6 are in a row.
  Grid grid(layout("gattai:2x2@0,0+2,2"));
  const Layout& two = *grid.layout();
  grid[two.cell(0, 0)] = Digit{1};
  grid[two.cell(4, 4)] = Digit{1};
  CHECK(is_consistent(grid));
  grid[two.cell(2, 2)] = Digit{2};
  grid[two.cell(2, 5)] = Digit{2};
  const std::vector<Conflict> found = conflicts(grid);
  REQUIRE(found.size() == 1);
  CHECK(found.front().digit == Digit{2});
  CHECK(two.kind(std::get<House>(found.front().reason)) == HouseKind::Row);
  CHECK(two.grid_of(std::get<House>(found.front().reason)) == 1);
  CHECK_FALSE(is_consistent(grid));

  Grid short_rows(layout("1-9@7x7"));
  short_rows[Cell{0}] = Digit{9};
  short_rows[Cell{6}] = Digit{9};
  REQUIRE(conflicts(short_rows).size() == 1);
  CHECK_FALSE(is_consistent(short_rows));
}

TEST_CASE("rules for pairs hold within each grid", "[grid]") {
  const LayoutRef knights = layout("twodoku+antiknight");
  const auto are_pair = [&](int row, int column, int other_row, int other_column) {
    const auto pairs = knights->pairs(knights->cell(row, column));
    return std::count(pairs.begin(), pairs.end(), knights->cell(other_row, other_column)) == 1;
  };
  CHECK(are_pair(0, 0, 1, 2));
  CHECK(are_pair(7, 7, 9, 8));
  // These two cells are a knight's move apart, but no grid has both.
  CHECK_FALSE(are_pair(5, 8, 7, 9));
}
