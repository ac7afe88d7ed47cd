#include "core/generate/generate.h"

#include <set>
#include <string>

#include "core/generate/full_grid.h"
#include "core/search/outcome.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

bool is_symmetric(const Grid& puzzle) {
  const std::size_t cells = puzzle.digits().size();
  for (std::size_t index = 0; index < cells; ++index) {
    if (puzzle.digits()[index].is_blank() != puzzle.digits()[cells - 1 - index].is_blank()) return false;
  }
  return true;
}

}  // namespace

TEST_CASE("generated puzzles have the properties of their goal", "[generate]") {
  struct Case {
    const char* layout;
    Symmetry symmetry;
    int fewest, most;
    bool minimal;
  };
  const Case cases[] = {
      {"3x3", Symmetry::None, 0, 0, true},        {"3x3", Symmetry::HalfTurn, 0, 0, false},
      {"3x3", Symmetry::None, 36, 40, false},     {"3x3", Symmetry::HalfTurn, 24, 27, false},
      {"3x3", Symmetry::None, 22, 23, true},      {"2x2", Symmetry::None, 4, 5, false},
      {"2x3", Symmetry::HalfTurn, 10, 14, false}, {"3x2", Symmetry::None, 0, 0, false},
      {"2x4", Symmetry::None, 20, 30, false},     {"3x3", Symmetry::None, 81, 81, false},
  };
  for (const Case& each : cases) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const GenerateGoal goal{
          layout_of_name(each.layout).value(), seed, each.symmetry, each.fewest, each.most, each.minimal};
      const auto generated = generate(goal);
      REQUIRE(generated);
      const Grid& puzzle = generated.value().puzzle;
      CHECK(is_solution_of(generated.value().solution, puzzle));
      CHECK(has_unique_solution(puzzle));
      if (each.most > 0) CHECK((puzzle.clue_count() >= each.fewest && puzzle.clue_count() <= each.most));
      if (each.symmetry == Symmetry::HalfTurn) CHECK(is_symmetric(puzzle));
    }
  }
}

TEST_CASE("no clue of a minimal puzzle can be removed", "[generate]") {
  GenerateGoal goal;
  goal.minimal = true;
  for (goal.seed = 0; goal.seed < 20; ++goal.seed) {
    Grid puzzle = generate(goal).value().puzzle;
    for (Digit& digit : puzzle.digits()) {
      const Digit clue = std::exchange(digit, kBlank);
      if (!clue.is_blank()) CHECK_FALSE(has_unique_solution(puzzle));
      digit = clue;
    }
  }
}

// These puzzles must be the same on every platform and compiler, and in WebAssembly. Change them only on purpose.
TEST_CASE("the same seed gives the same puzzle everywhere", "[generate]") {
  struct Case {
    const char* layout;
    std::uint64_t seed;
    const char* puzzle;
  };
  const Case cases[] = {
      {"3x3", 1, ".6....1.....6..89...7.1...4...1..3.....3....29.2.5........3.5.8..5..12.7386......"},
      {"3x3", 18446744073709551615u,
       "......5..9...18..4.7....3..26.8.9.......3......3.5.14...8....5.....92....1...7..2"},
      {"2x3", 7, ".......4.5..1.3...6.........5.2...31"},
  };
  for (const Case& each : cases) {
    GenerateGoal goal;
    goal.layout = layout_of_name(each.layout).value();
    goal.seed = each.seed;
    CHECK(symbols_of(generate(goal).value().puzzle) == each.puzzle);
  }
}

TEST_CASE("impossible goals are refused", "[generate]") {
  const auto error_of = [](int fewest, int most, const LayoutRef& layout = Layout::classic()) {
    return generate({layout, 1, Symmetry::None, fewest, most, false}).error();
  };
  CHECK(error_of(30, 20) == GenerateError::BadGoal);
  CHECK(error_of(-1, 20) == GenerateError::BadGoal);
  CHECK(error_of(20, 82) == GenerateError::BadGoal);
  CHECK(error_of(0, 3, Layout::with_boxes(2, 2)) == GenerateError::CluesOutOfReach);
  CHECK(error_of(0, 0, layout_of_name("2x2+antiking").value()) == GenerateError::NoFullGrid);
  CHECK(error_of(0, 0, Layout::with_boxes(5, 5)) == GenerateError::LayoutTooLarge);
}

TEST_CASE("a stop ends generation", "[generate]") {
  StopSource stop;
  stop.request_stop();
  CHECK(generate({}, Control{StopToken(stop), kUnlimited, {}}).error() == GenerateError::Stopped);
}

TEST_CASE("random full grids differ, and have every digit in every corner", "[generate]") {
  Random random(5);
  std::set<std::string> grids;
  std::set<int> corners;
  for (int round = 0; round < 200; ++round) {
    const Grid full = *random_full_grid(Layout::classic(), random);
    CHECK(is_solution_of(full, Grid(Layout::classic())));
    grids.insert(symbols_of(full));
    corners.insert(full[Cell{0}].value);
  }
  CHECK(grids.size() == 200);
  CHECK(corners.size() == 9);
}
