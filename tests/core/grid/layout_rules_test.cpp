#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "core/formats/cell_names.h"
#include "core/formats/layout_name.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using test::grid_of;

namespace {

LayoutRef layout(const std::string& name) { return layout_of_name(name).value(); }

std::string names_of(std::span<const Cell> cells, const Layout& layout) {
  std::string names;
  for (const Cell cell : cells) names += (names.empty() ? "" : " ") + name_of(cell, layout, CellNames::RowColumn);
  return names;
}

std::vector<std::string> houses_of(const std::string& name, HouseKind kind) {
  const LayoutRef shape = layout(name);
  std::vector<std::string> houses;
  for (const House house : shape->houses_of(kind)) houses.push_back(names_of(shape->cells(house), *shape));
  return houses;
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("variants add their houses", "[grid]") {
  CHECK(houses_of("2x2+x", HouseKind::Diagonal) == Names{"r1c1 r2c2 r3c3 r4c4", "r1c4 r2c3 r3c2 r4c1"});
  CHECK(houses_of("windoku", HouseKind::Window) ==
        Names{"r2c2 r2c3 r2c4 r3c2 r3c3 r3c4 r4c2 r4c3 r4c4", "r2c6 r2c7 r2c8 r3c6 r3c7 r3c8 r4c6 r4c7 r4c8",
              "r6c2 r6c3 r6c4 r7c2 r7c3 r7c4 r8c2 r8c3 r8c4", "r6c6 r6c7 r6c8 r7c6 r7c7 r7c8 r8c6 r8c7 r8c8"});
  CHECK(houses_of("2x2+windoku", HouseKind::Window) == Names{"r2c2 r2c3 r3c2 r3c3"});
  CHECK(houses_of("16+windoku", HouseKind::Window).size() == 9);
  CHECK(houses_of("asterisk", HouseKind::Asterisk) == Names{"r2c5 r3c3 r3c7 r5c2 r5c5 r5c8 r7c3 r7c7 r8c5"});
  CHECK(houses_of("centerdots", HouseKind::CenterDots) == Names{"r2c2 r2c5 r2c8 r5c2 r5c5 r5c8 r8c2 r8c5 r8c8"});
  CHECK(houses_of("2x3+disjoint", HouseKind::DisjointGroup).size() == 6);
  CHECK(houses_of("2x3+disjoint", HouseKind::DisjointGroup).back() == "r2c3 r2c6 r4c3 r4c6 r6c3 r6c6");
}

TEST_CASE("rules for pairs make peers and no houses", "[grid]") {
  const LayoutRef knight = layout("antiknight");
  CHECK(knight->house_count() == 27);
  CHECK(names_of(knight->pairs(knight->cell(0, 0)), *knight) == "r2c3 r3c2");
  CHECK(knight->peers(knight->cell(0, 0)).size() == 20);
  CHECK(knight->peers(knight->cell(4, 4)).size() == 28);
  const LayoutRef king = layout("antiking");
  CHECK(names_of(king->pairs(king->cell(8, 3)), *king) == "r8c3 r8c5");
  CHECK(king->peers(king->cell(8, 3)).size() == 21);
  CHECK_FALSE(layout("x")->has_pairs());
}

TEST_CASE("peers are the cells that must differ", "[grid]") {
  for (const char* name : {"3x3", "2x3+x", "3x3+x+windoku+antiknight", "2x2+disjoint+antiking", "3x4",
                           "jigsaw:1122211122333343444455555", "asterisk+centerdots"}) {
    const LayoutRef shape = layout(name);
    for (std::uint16_t first = 0; first < shape->cell_count(); ++first) {
      const auto peers = shape->peers(Cell{first});
      REQUIRE(std::is_sorted(peers.begin(), peers.end(), [](Cell a, Cell b) { return a.index < b.index; }));
      for (std::uint16_t second = 0; second < shape->cell_count(); ++second) {
        const bool listed = std::count(peers.begin(), peers.end(), Cell{second}) == 1;
        REQUIRE(listed == (first != second && test::differ(*shape, Cell{first}, Cell{second})));
      }
    }
  }
}

TEST_CASE("every house has as many cells as the side, and knows its cells as they know it", "[grid]") {
  for (const char* name :
       {"x+windoku+asterisk+centerdots+disjoint+antiknight+antiking", "10x10+x+disjoint", "5x5+windoku"}) {
    const LayoutRef shape = layout(name);
    REQUIRE(shape->house_count() <= 5 * Layout::kMaxSide);
    std::size_t memberships = 0;
    for (std::uint16_t index = 0; index < shape->cell_count(); ++index) {
      for (const House house : shape->houses(Cell{index})) {
        const auto cells = shape->cells(house);
        REQUIRE(std::count(cells.begin(), cells.end(), Cell{index}) == 1);
        ++memberships;
      }
    }
    CHECK(memberships == static_cast<std::size_t>(shape->house_count() * shape->side()));
  }
}

TEST_CASE("irregular regions that are boxes make the layout of the boxes", "[grid]") {
  CHECK(*layout("jigsaw:1122112233443344") == *layout("2x2"));
  CHECK(
      layout("jigsaw:111222333111222333111222333444555666444555666444555666777888999777888999777888999")->is_classic());
  CHECK(name_of(*layout("jigsaw:zzyyzzyyxxwwxxww+x")) == "2x2+x");
  CHECK_FALSE(layout("3x3+x")->is_classic());
}

TEST_CASE("contradictions name the rule", "[grid]") {
  struct Case {
    const char* layout;
    const char* givens;
    Names rules;
  };
  const std::vector<Case> cases{
      {"2x2+x", "1..............1", {"diagonal 1"}},
      {"2x2+antiknight", "1.....1.........", {"antiknight"}},
      {"2x2+antiking", ".....1....1.....", {"antiking"}},
      {"2x2+disjoint+x", "1.........1.....", {"diagonal 1", "disjoint 1"}},
      {"jigsaw:1112122233343444", "1....1..........", {}},
      {"jigsaw:1112122233343444", "..1.1...........", {"box 1"}},
  };
  for (const Case& each : cases) {
    const Grid grid = grid_of(each.givens, each.layout);
    Names rules;
    for (const Conflict& conflict : conflicts(grid)) {
      const int number = number_of(conflict.reason, *grid.layout());
      const std::string kind(kind_name_of(conflict.reason, *grid.layout()));
      rules.push_back(number > 0 ? kind + " " + std::to_string(number) : kind);
    }
    CHECK(rules == each.rules);
    CHECK(is_consistent(grid) == each.rules.empty());
  }
}
