#include "core/search/true_candidates.h"

#include <set>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/generate/full_grid.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;
using namespace nonet::test;

namespace {

// The candidates of all solutions, found by brute force.
std::set<std::pair<int, int>> by_brute_force(const Grid& puzzle) {
  std::set<std::pair<int, int>> candidates;
  for (const std::string& solution : brute_force(puzzle, 1000000)) {
    for (int cell = 0; cell < static_cast<int>(solution.size()); ++cell) {
      const char symbol = solution[static_cast<std::size_t>(cell)];
      candidates.insert({cell, symbol <= '9' ? symbol - '0' : symbol - 'A' + 10});
    }
  }
  return candidates;
}

std::set<std::pair<int, int>> by_search(const Grid& puzzle) {
  const TrueCandidates found = true_candidates(puzzle);
  CHECK(found.complete);
  std::set<std::pair<int, int>> candidates;
  for (std::uint16_t cell = 0; cell < puzzle.digits().size(); ++cell) {
    for (int value = 1; value <= puzzle.digit_count(); ++value) {
      if (found.contains(Cell{cell}, Digit{static_cast<std::uint8_t>(value)})) candidates.insert({cell, value});
    }
  }
  return candidates;
}

}  // namespace

TEST_CASE("true candidates are the candidates that occur in solutions", "[count]") {
  Random random(5);
  for (const char* name : {"2x2", "2x2+x", "2x3", "2x3+antiknight", "1x5", "jigsaw:1122211122333343444455555", "3x3"}) {
    const LayoutRef layout = layout_of_name(name).value();
    for (int round = 0; round < 12; ++round) {
      const auto full = random_full_grid(layout, random);
      REQUIRE(full);
      const int cells = layout->cell_count();
      const int clues = cells < 30 ? cells / 4 + round / 2 : cells / 3 + round / 2;
      const Grid puzzle = blanked(*full, clues, round % 4 == 3, random);
      INFO(name << " " << symbols_of(puzzle));
      REQUIRE(by_search(puzzle) == by_brute_force(puzzle));
    }
  }
}

TEST_CASE("a puzzle with one solution has one true candidate in each cell", "[count]") {
  for (const SolvedLine& line : solved_lines("seeds.txt")) {
    if (line.count != 1 || line.puzzle.size() != 81) continue;
    const TrueCandidates found = true_candidates(grid_of(line.puzzle));
    for (std::uint16_t cell = 0; cell < 81; ++cell) {
      REQUIRE(found.size(Cell{cell}) == 1);
      REQUIRE(found.contains(Cell{cell}, Digit{static_cast<std::uint8_t>(line.solution[cell] - '0')}));
    }
  }
}

TEST_CASE("every candidate of a blank grid is true, and none of contradictory givens", "[count]") {
  const TrueCandidates all = true_candidates(Grid(Layout::classic()));
  CHECK(all.complete);
  CHECK(std::count(all.found.begin(), all.found.end(), true) == 729);
  const TrueCandidates none = true_candidates(grid_of("55" + std::string(79, '.')));
  CHECK(none.complete);
  CHECK(std::count(none.found.begin(), none.found.end(), true) == 0);
}

TEST_CASE("an unfinished search for true candidates is reported as incomplete", "[count]") {
  StopSource source;
  source.request_stop();
  CHECK_FALSE(true_candidates(Grid(Layout::classic()), Control{StopToken(source), kUnlimited, {}}).complete);
  const TrueCandidates some = true_candidates(Grid(Layout::classic()), Control{{}, 200, {}});
  CHECK_FALSE(some.complete);
  CHECK(some.size(Cell{0}) >= 1);
}

TEST_CASE("one long search reports progress and looks at its stop", "[count]") {
  // This puzzle has no solution, which takes half a million guesses to prove.
  const Grid puzzle = grid_of(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........");
  StopSource source;
  int reports = 0;
  const auto progress = [&](const Progress& at) {
    CHECK(at.fraction == 0);
    if (++reports == 3) source.request_stop();
  };
  CHECK_FALSE(true_candidates(puzzle, Control{StopToken(source), kUnlimited, progress}).complete);
  CHECK(reports == 3);
}
