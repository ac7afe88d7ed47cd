#include "core/grid/layout.h"

#include <array>
#include <memory>
#include <set>
#include <thread>
#include <utility>
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
  for (const auto& [rows, columns] :
       {std::pair{2, 2}, {2, 3}, {3, 2}, {2, 4}, {3, 3}, {2, 5}, {3, 4}, {4, 4}, {5, 5}, {10, 10}, {1, 5}, {5, 1}}) {
    const LayoutRef layout = Layout::with_boxes(rows, columns);
    REQUIRE(layout);
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
  for (const Case& expected : {Case{4, 2, 2},
                               {6, 2, 3},
                               {8, 2, 4},
                               {9, 3, 3},
                               {10, 2, 5},
                               {12, 3, 4},
                               {15, 3, 5},
                               {16, 4, 4},
                               {20, 4, 5},
                               {25, 5, 5},
                               {100, 10, 10}}) {
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

TEST_CASE("a description that was used recently gives the same layout again", "[grid]") {
  CHECK(Layout::with_boxes(4, 4) == Layout::with_boxes(4, 4));
  CHECK(Layout::of_side(16) == Layout::with_boxes(4, 4));
  CHECK(Layout::with_boxes(3, 3) == Layout::classic());
  CHECK(Layout::with_boxes(2, 3) != Layout::with_boxes(3, 2));
  LayoutSpec spec = LayoutSpec::jigsaw(4, {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 1, 3, 2, 3, 3, 3});
  const LayoutRef jigsaw = Layout::make(spec).value();
  CHECK(Layout::make(spec).value() == jigsaw);
  for (std::uint8_t& region : spec.grids.front().regions) region = static_cast<std::uint8_t>(3 - region);
  CHECK(Layout::make(spec).value() == jigsaw);
  spec.rules.insert({RuleKind::X, {}, {}});
  CHECK(Layout::make(spec).value() != jigsaw);
}

TEST_CASE("the table of recent layouts forgets the oldest, and a layout made anew is equal", "[grid]") {
  const LayoutRef first = Layout::with_boxes(2, 2);
  const std::weak_ptr<const Layout> forgotten = Layout::with_boxes(5, 7);
  for (int columns = 2; columns <= 25; ++columns) Layout::with_boxes(4, columns);
  CHECK(forgotten.expired());
  CHECK(*Layout::with_boxes(2, 2) == *first);
}

namespace {

// Two classes of extensions that hold different data.
struct SideSquared final : LayoutExtension {
  explicit SideSquared(const Layout& layout) : value(layout.side() * layout.side()) {}
  int value;
};
struct HouseNumbers final : LayoutExtension {
  explicit HouseNumbers(const Layout& layout) {
    for_each_house(layout, [&](House house) { numbers.push_back(layout.number(house)); });
  }
  std::vector<int> numbers;
};

}  // namespace

TEST_CASE("a layout keeps one extension of each class", "[grid]") {
  const LayoutRef layout = Layout::with_boxes(2, 3);
  const auto& square = layout->extension<SideSquared>();
  const auto& numbers = layout->extension<HouseNumbers>();
  CHECK(square.value == 36);
  CHECK(numbers.numbers.size() == 18);
  CHECK(&layout->extension<SideSquared>() == &square);
  CHECK(&layout->extension<HouseNumbers>() == &numbers);
  CHECK(Layout::classic()->extension<SideSquared>().value == 81);
}

#ifndef __EMSCRIPTEN__  // there are no threads in a page
TEST_CASE("threads that ask for extensions at the same time get the same objects", "[grid]") {
  std::vector<LayoutRef> layouts;
  for (int columns = 2; columns <= 15; ++columns) layouts.push_back(Layout::with_boxes(3, columns));
  std::array<std::vector<const LayoutExtension*>, 4> found;
  std::vector<std::thread> threads;
  for (std::size_t number = 0; number < found.size(); ++number) {
    threads.emplace_back([&layouts, &list = found[number], number] {
      for (const LayoutRef& layout : layouts) {
        if (number % 2 == 0) layout->extension<HouseNumbers>();
        list.push_back(&layout->extension<SideSquared>());
        list.push_back(&layout->extension<HouseNumbers>());
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const auto& list : found) CHECK(list == found[0]);
  for (const LayoutRef& layout : layouts) CHECK(layout->extension<SideSquared>().value == layout->cell_count());
}

TEST_CASE("threads that make layouts and ask for their peers at the same time get equal ones", "[grid]") {
  std::array<std::vector<LayoutRef>, 4> made;
  std::vector<std::thread> threads;
  for (std::vector<LayoutRef>& layouts : made) {
    threads.emplace_back([&layouts] {
      for (int columns = 2; columns <= 24; ++columns) {
        layouts.push_back(Layout::with_boxes(2, columns));
        layouts.back()->peers(Cell{0});
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const std::vector<LayoutRef>& layouts : made) {
    for (std::size_t i = 0; i < layouts.size(); ++i) {
      CHECK(*layouts[i] == *made[0][i]);
      CHECK(layouts[i]->peers(Cell{0}).size() == made[0][i]->peers(Cell{0}).size());
    }
  }
}
#endif

TEST_CASE("a layout refuses rules that belong to a puzzle", "[grid]") {
  LayoutSpec spec;
  spec.rules = {RuleKind::X, RuleKind::Thermometer};
  const auto layout = Layout::make(spec);
  REQUIRE_FALSE(layout);
  CHECK(layout.error() == LayoutError::RuleOfPuzzle);
}

TEST_CASE("a layout says what a rule needs that the board lacks", "[grid]") {
  struct Case {
    int rows, columns;
    RuleKind rule;
    LayoutError error;
  };
  for (const Case& each : {Case{2, 3, RuleKind::Windoku, LayoutError::NeedsSquareSide},
                           {4, 4, RuleKind::Asterisk, LayoutError::NeedsClassicSide},
                           {2, 2, RuleKind::CenterDots, LayoutError::NeedsMiddleCells},
                           {1, 4, RuleKind::CenterDots, LayoutError::NeedsMiddleCells}}) {
    const auto layout = Layout::make(LayoutSpec::with_boxes(each.rows, each.columns, {each.rule}));
    REQUIRE_FALSE(layout);
    CHECK(layout.error() == each.error);
  }
}

TEST_CASE("boxes whose sizes are negative or overflow are no layout", "[grid]") {
  for (const auto& [rows, columns] : {std::pair{-3, -3}, {65536, 65536}, {-1, -9}, {0, 0}}) {
    const auto layout = Layout::make(LayoutSpec::with_boxes(rows, columns));
    REQUIRE_FALSE(layout);
    CHECK(layout.error() == LayoutError::SideOutOfRange);
  }
}
