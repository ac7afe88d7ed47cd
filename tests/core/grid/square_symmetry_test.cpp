#include "core/grid/square_symmetry.h"

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

#include "core/formats/layout_name.h"
#include "tests/catch.h"

using namespace nonet;

namespace {

using Place = std::pair<int, int>;
// Moves a row and a column; the third argument is the last row or column.
using Move = std::function<Place(int, int, int)>;

const Move kQuarterTurn = [](int row, int column, int last) { return Place(column, last - row); };
const Move kHalfTurn = [](int row, int column, int last) { return Place(last - row, last - column); };
const Move kMirrorColumns = [](int row, int column, int last) { return Place(row, last - column); };
const Move kMirrorRows = [](int row, int column, int last) { return Place(last - row, column); };
const Move kTranspose = [](int row, int column, int) { return Place(column, row); };
const Move kAntiTranspose = [](int row, int column, int last) { return Place(last - column, last - row); };

struct Case {
  Symmetry symmetry;
  const char* name;
  std::vector<Move> generators;
  // By Burnside's lemma.
  int orbits_of_9, orbits_of_6, orbits_of_4;
};

const Case kCases[] = {
    {Symmetry::None, "none", {}, 81, 36, 16},
    {Symmetry::HalfTurn, "180", {kHalfTurn}, 41, 18, 8},
    {Symmetry::QuarterTurn, "90", {kQuarterTurn}, 21, 9, 4},
    {Symmetry::Horizontal, "horizontal", {kMirrorColumns}, 45, 18, 8},
    {Symmetry::Vertical, "vertical", {kMirrorRows}, 45, 18, 8},
    {Symmetry::Diagonal, "diagonal", {kTranspose}, 45, 21, 10},
    {Symmetry::Diagonals, "diagonals", {kTranspose, kAntiTranspose}, 25, 12, 6},
    {Symmetry::Full, "full", {kQuarterTurn, kMirrorColumns, kMirrorRows, kTranspose}, 15, 6, 3},
};

}  // namespace

TEST_CASE("each cell is in one orbit, and orbits are closed under their symmetry", "[grid]") {
  for (const Case& each : kCases) {
    for (const int side : {1, 2, 4, 6, 9, 16, 25}) {
      INFO(each.name << " " << side);
      std::vector<int> orbit_of(static_cast<std::size_t>(side * side), -1);
      const std::vector<Orbit> all = orbits(side, each.symmetry);
      for (std::size_t number = 0; number < all.size(); ++number) {
        CHECK(std::is_sorted(all[number].begin(), all[number].end(), [](Cell a, Cell b) { return a.index < b.index; }));
        if (number > 0) CHECK(all[number - 1].front().index < all[number].front().index);
        for (const Cell cell : all[number]) {
          CHECK(orbit_of[cell.index] == -1);
          orbit_of[cell.index] = static_cast<int>(number);
        }
      }
      for (int cell = 0; cell < side * side; ++cell) {
        for (const Move& move : each.generators) {
          const auto [row, column] = move(cell / side, cell % side, side - 1);
          CHECK(orbit_of[static_cast<std::size_t>(row * side + column)] == orbit_of[static_cast<std::size_t>(cell)]);
        }
      }
    }
  }
}

TEST_CASE("the number of orbits is known", "[grid]") {
  for (const Case& each : kCases) {
    CHECK(orbits(9, each.symmetry).size() == static_cast<std::size_t>(each.orbits_of_9));
    CHECK(orbits(6, each.symmetry).size() == static_cast<std::size_t>(each.orbits_of_6));
    CHECK(orbits(4, each.symmetry).size() == static_cast<std::size_t>(each.orbits_of_4));
  }
}

TEST_CASE("the orbits of a layout are those of its outline", "[grid]") {
  struct Canvas {
    const char* layout;
    Symmetry symmetry;
    std::size_t orbits;
  };
  // Of the 369 cells of a samurai, a turn by 180° keeps the middle one.
  const Canvas canvases[] = {{"samurai", Symmetry::None, 369},       {"samurai", Symmetry::HalfTurn, 185},
                             {"samurai", Symmetry::QuarterTurn, 93}, {"twodoku", Symmetry::HalfTurn, 77},
                             {"twodoku", Symmetry::Horizontal, 0},   {"shape:6x8", Symmetry::Vertical, 24},
                             {"shape:6x8", Symmetry::QuarterTurn, 0}};
  for (const auto& [name, symmetry, count] : canvases) {
    INFO(name << " " << name_of(symmetry));
    const LayoutRef layout = layout_of_name(name).value();
    const std::vector<Orbit> all = orbits(*layout, symmetry);
    CHECK(all.size() == count);
    std::vector<int> seen(static_cast<std::size_t>(layout->cell_count()));
    for (const Orbit& orbit : all) {
      for (const Cell cell : orbit) ++seen[cell.index];
    }
    CHECK((all.empty() || std::count(seen.begin(), seen.end(), 1) == layout->cell_count()));
  }
  for (const Case& each : kCases) CHECK(orbits(*Layout::classic(), each.symmetry) == orbits(9, each.symmetry));
}

TEST_CASE("symmetries have names", "[grid]") {
  for (const Case& each : kCases) {
    CHECK(name_of(each.symmetry) == each.name);
    CHECK(symmetry_named(each.name) == each.symmetry);
  }
  CHECK(symmetry_named("45") == std::nullopt);
}
