#include "core/count/candidate_counts.h"

#include <array>
#include <string>

#include "core/count/exact_count.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"

using namespace nonet;
using namespace nonet::test;

namespace {

Grid with_digit(Grid puzzle, std::uint16_t cell, std::uint8_t digit) {
  puzzle[Cell{cell}] = Digit{digit};
  return puzzle;
}

void check_sums(const Grid& puzzle) {
  INFO(symbols_of(puzzle));
  const CandidateCounts candidates = candidate_counts(puzzle);
  const ExactCount all = exact_count(puzzle);
  REQUIRE(candidates.exact);
  for (std::size_t cell = 0; cell < 81; ++cell) {
    BigUint sum;
    for (std::size_t digit = 0; digit < 9; ++digit) sum += candidates.counts[cell * 9 + digit];
    CHECK(sum == all.count);
  }
  for (std::uint16_t cell = 0; cell < 81; ++cell) {
    const Digit given = puzzle[Cell{cell}];
    if (!given.is_blank()) CHECK(candidates.of(Cell{cell}, given) == all.count);
  }
}

// Compares every `step`-th candidate with the count of the grid that has it as a further clue.
void check_some(const Grid& puzzle, int step) {
  INFO(symbols_of(puzzle));
  const CandidateCounts candidates = candidate_counts(puzzle);
  for (int candidate = 0; candidate < 729; candidate += step) {
    const auto cell = static_cast<std::uint16_t>(candidate / 9);
    const auto digit = static_cast<std::uint8_t>(candidate % 9 + 1);
    if (!puzzle[Cell{cell}].is_blank()) continue;
    INFO(cell << ": " << int{digit});
    CHECK(candidates.of(Cell{cell}, Digit{digit}) == exact_count(with_digit(puzzle, cell, digit)).count);
  }
}

}  // namespace

TEST_CASE("every candidate of a blank grid is in a ninth of the solutions", "[count]") {
  const CandidateCounts candidates = candidate_counts(Grid(Layout::classic()));
  for (const BigUint& count : candidates.counts) CHECK(count.to_string() == "741211528002341437440");
}

TEST_CASE("the candidate counts of each cell add up to all solutions", "[count][slow]") {
  for (const char* puzzle : {
           "1................................................................................",
           "...6..3.........6...578........3....9....2...8.........894......1.2......2.......",
           ".4....8..93.2.8...2.8.17..44.69..23..5......8....84...........5............8.....",
           "534678912672195348198342567859761423426853791713924856961537284287419635345286179",
           "11...............................................................................",
       }) {
    check_sums(grid_of(puzzle));
  }
}

TEST_CASE("the candidate counts of each cell add up to all solutions, on grids of every kind", "[count][slow]") {
  for (const char* puzzle : {
           "..........12...........................................................3.........",
           "..........37..1............................8.................8...............4...",
       }) {
    check_sums(grid_of(puzzle));
  }
}

TEST_CASE("a candidate count is the count of the grid with one more clue", "[count]") {
  check_some(grid_of("123456789........................................................................"),
             rounds(243, 486));
  check_some(grid_of(".2..1.....9...6.....................7.....1..2.1.6........2...........21.6.4...3."),
             rounds(61, 183));
}

TEST_CASE("a candidate count is the count of the grid with one more clue, on grids of every kind", "[count][slow]") {
  check_some(grid_of("..........12....................................................................."), 97);
  check_some(grid_of("3.................5..3.................1......5.........5......6................."), 53);
  check_some(grid_of("..32...5.1.......2...................1..3...9...1.......1....................6..."), 29);
  check_some(grid_of(".2..1.....9...6.....................7.....1..2.1.6........2...........21.6.4...3."), 7);
}

TEST_CASE("stopped candidate counts are lower bounds", "[count]") {
  const Grid puzzle = grid_of("...1.......2.....3...............4...............5...............6...............");
  StopSource source;
  const auto stop_soon = [&](const Progress& now) {
    if (now.fraction > 0) source.request_stop();
  };
  const CandidateCounts stopped = candidate_counts(puzzle, Control{StopToken(source), kUnlimited, stop_soon});
  CHECK_FALSE(stopped.exact);
  CHECK(stopped.counts.size() == 729);
}
