#include "core/grid/layout.h"

#include <set>
#include <vector>

#include "tests/catch.h"

using namespace nonet;

namespace {

std::vector<int> indices(std::span<const Cell> cells) {
  std::vector<int> all;
  for (const Cell cell : cells) all.push_back(cell.index);
  return all;
}

}  // namespace

TEST_CASE("boxes of a 6×6 grid lie two rows by three columns", "[grid]") {
  const LayoutRef layout = Layout::with_boxes(2, 3);
  REQUIRE(layout->side() == 6);
  CHECK(indices(layout->cells(House{12})) == std::vector<int>{0, 1, 2, 6, 7, 8});
  CHECK(indices(layout->cells(House{13})) == std::vector<int>{3, 4, 5, 9, 10, 11});
  CHECK(indices(layout->cells(House{17})) == std::vector<int>{27, 28, 29, 33, 34, 35});
  CHECK(indices(layout->cells(House{7})) == std::vector<int>{1, 7, 13, 19, 25, 31});
}

TEST_CASE("in every layout each cell lies in one row, one column and one box", "[grid]") {
  for (const auto& [rows, columns] : {std::pair{2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}, {2, 5}, {3, 4}, {4, 4}, {5, 5}, {10, 10}}) {
    const LayoutRef layout = Layout::with_boxes(rows, columns);
    std::vector<std::set<int>> houses_of(static_cast<std::size_t>(layout->cell_count()));
    for (int index = 0; index < layout->house_count(); ++index) {
      const House house{static_cast<std::uint16_t>(index)};
      for (const Cell cell : layout->cells(house)) houses_of[cell.index].insert(index);
    }
    for (int index = 0; index < layout->cell_count(); ++index) {
      std::set<int> named;
      for (const House house : layout->houses(Cell{static_cast<std::uint16_t>(index)})) named.insert(house.index);
      REQUIRE(houses_of[static_cast<std::size_t>(index)] == named);
      REQUIRE(named.size() == 3);
    }
  }
}

TEST_CASE("a side has the boxes that people use for it", "[grid]") {
  struct Case {
    int side, rows, columns;
  };
  for (const Case& expected : {Case{4, 2, 2}, {6, 2, 3}, {8, 2, 4}, {9, 3, 3}, {10, 2, 5}, {12, 3, 4}, {15, 3, 5}, {16, 4, 4},
                               {20, 4, 5}, {25, 5, 5}, {100, 10, 10}}) {
    const LayoutRef layout = Layout::of_side(expected.side);
    REQUIRE(layout);
    CHECK(layout->box_rows() == expected.rows);
    CHECK(layout->box_columns() == expected.columns);
  }
  for (const int side : {-4, 0, 1, 2, 3, 5, 7, 97, 101, 121}) CHECK_FALSE(Layout::of_side(side));
}

TEST_CASE("impossible boxes are no layout", "[grid]") {
  for (const auto& [rows, columns] : {std::pair{0, 3}, {3, 0}, {-1, -9}, {1, 1}, {11, 10}, {1000000, 1000000}}) {
    CHECK_FALSE(Layout::with_boxes(rows, columns));
  }
}

TEST_CASE("houses know their kind and their number from one", "[grid]") {
  const Layout& layout = *Layout::classic();
  CHECK(layout.kind(House{0}) == HouseKind::Row);
  CHECK(layout.number(House{8}) == 9);
  CHECK(layout.kind(House{9}) == HouseKind::Column);
  CHECK(layout.kind(House{26}) == HouseKind::Box);
  CHECK(layout.number(House{26}) == 9);
}
