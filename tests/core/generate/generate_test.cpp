#include <set>
#include <string>

#include "core/formats/layout_name.h"
#include "core/generate/draft_search.h"
#include "core/generate/full_grid.h"
#include "core/search/outcome.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

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
      PuzzleForm form;
      form.layout = layout_of_name(each.layout).value();
      form.symmetry = each.symmetry;
      form.fewest_clues = each.fewest;
      form.most_clues = each.most;
      form.minimal = each.minimal;
      const auto generated = generate(form, seed);
      REQUIRE(generated);
      const Grid& puzzle = generated.value().puzzle;
      CHECK(is_solution_of(generated.value().solution, puzzle));
      CHECK(has_unique_solution(puzzle));
      if (each.most > 0) CHECK((puzzle.clue_count() >= each.fewest && puzzle.clue_count() <= each.most));
      CHECK(has_symmetry(puzzle, each.symmetry));
    }
  }
}

TEST_CASE("no clue of a minimal puzzle can be removed", "[generate]") {
  PuzzleForm form;
  form.minimal = true;
  for (std::uint64_t index = 0; index < 20; ++index) {
    Grid puzzle = generate(form, 0, index).value().puzzle;
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
      {"3x3", 1, "3.7.2..564.....1...2.5...9.6....39.....8..4....5.64....68..7............592....1."},
      {"3x3", 18446744073709551615u,
       "6.9.........6....81...9..7.5.4...3...2...6.549.6.......1..32......81...2..5..7..."},
      {"2x3", 7, ".145...5.2.1..3.2........3..6....1.."},
  };
  for (const Case& each : cases) {
    PuzzleForm form;
    form.layout = layout_of_name(each.layout).value();
    CHECK(symbols_of(generate(form, each.seed).value().puzzle) == each.puzzle);
  }
}

TEST_CASE("impossible goals are refused", "[generate]") {
  const auto error_of = [](int fewest, int most, const LayoutRef& layout = Layout::classic()) {
    PuzzleForm form;
    form.layout = layout;
    form.fewest_clues = fewest;
    form.most_clues = most;
    return generate(form, 1, 0, {}, 50).error();
  };
  CHECK(error_of(30, 20) == GenerateError::BadClues);
  CHECK(error_of(-1, 20) == GenerateError::BadClues);
  CHECK(error_of(20, 82) == GenerateError::BadClues);
  CHECK(error_of(0, 3, Layout::with_boxes(2, 2)) == GenerateError::NotFound);
  CHECK(error_of(0, 0, layout_of_name("2x2+antiking").value()) == GenerateError::NoFullGrid);
}

TEST_CASE("a stop ends generation", "[generate]") {
  StopSource stop;
  stop.request_stop();
  CHECK(generate({}, 0, 0, Control{StopToken(stop), kUnlimited, {}}).error() == GenerateError::Stopped);
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
