// What is promised about memory, held against the memory that is allocated. The promises are upper bounds, known before
// the work begins; layouts that would need more than a bound are refused.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/count/estimate.h"
#include "core/count/exact_count.h"
#include "core/formats/layout_name.h"
#include "core/general/general_search.h"
#include "core/search/outcome.h"
#include "core/search/solution_stream.h"
#include "core/solve/batch.h"
#include "tests/catch.h"
#include "tests/memory/allocation_count.h"

using namespace nonet;
using nonet::test::peak_bytes_of;

namespace {

constexpr std::uint64_t kKilobyte = 1024;
constexpr std::uint64_t kMegabyte = 1024 * kKilobyte;

// A grid with every `step`-th cell of a full grid given.
Grid puzzle_of(const LayoutRef& layout, std::size_t step) {
  Grid puzzle(layout);
  const int side = layout->side();
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      const int shift = layout->box_columns() * (row % layout->box_rows()) + row / layout->box_rows();
      const std::size_t index = static_cast<std::size_t>(row * side + column);
      if (index * 7 % step == 0) puzzle.digits()[index] = Digit{static_cast<std::uint8_t>((shift + column) % side + 1)};
    }
  }
  return puzzle;
}

// Takes up to three solutions, within so many nodes.
template <class Search>
void search_for_three(Search& search, std::uint64_t nodes) {
  NodeMeter meter(Control{{}, nodes, {}});
  while (search.found() < 3 && search.next(meter) == SearchEvent::Solution) {
  }
}

struct Case {
  const char* layout;
  // Every so many cells are given; 0 for a blank grid.
  std::size_t step;
  std::uint64_t nodes;
};

const std::vector<Case> kCases{
    {"2x2", 0, 1000},
    {"2x3", 0, 5000},
    {"3x3", 0, 5000},
    {"3x3+windoku+x", 5, 5000},
    {"4x4", 0, 10000},
    {"4x4", 3, 10000},
    {"3x3+antiknight", 0, 5000},
    {"5x5", 0, 20000},
    {"5x5", 3, 20000},
    {"8x8", 0, 4000},
    {"8x8", 4, 2000},
};

Grid grid_of(const Case& each) {
  const LayoutRef layout = layout_of_name(each.layout).value();
  return each.step == 0 ? Grid(layout) : puzzle_of(layout, each.step);
}

}  // namespace

TEST_CASE("a house search takes no more memory than it promises", "[memory]") {
  for (const Case& each : kCases) {
    const Grid puzzle = grid_of(each);
    INFO(each.layout << ", every " << each.step);
    const std::uint64_t peak = peak_bytes_of([&] {
      HouseSearch search(puzzle);
      search_for_three(search, each.nodes);
    });
    CHECK(peak <= HouseSearch::most_bytes(*puzzle.layout()));
  }
}

TEST_CASE("a clause search takes no more memory than it promises", "[memory]") {
  for (const Case& each : kCases) {
    const Grid puzzle = grid_of(each);
    INFO(each.layout << ", every " << each.step);
    const std::uint64_t peak = peak_bytes_of([&] {
      ClauseSearch search(puzzle);
      search_for_three(search, each.nodes);
    });
    CHECK(peak <= ClauseSearch::most_bytes(*puzzle.layout()));
  }
}

TEST_CASE("a search takes no more memory than the limit that its layout fits into", "[memory]") {
  for (const Case& each : kCases) {
    const Grid puzzle = grid_of(each);
    const Layout& layout = *puzzle.layout();
    const std::uint64_t peak = peak_bytes_of([&] {
      GeneralSearch search(puzzle, 300);
      search_for_three(search, each.nodes);
    });
    INFO(each.layout << ", every " << each.step << ": " << peak);
    CHECK_FALSE(GeneralSearch::fits(layout, peak - 1));
  }
}

TEST_CASE("the largest layouts are refused when their search would not fit", "[memory]") {
  CHECK(GeneralSearch::fits(*Layout::with_boxes(10, 10)));
  CHECK_FALSE(GeneralSearch::fits(*Layout::with_boxes(10, 10), 300 * kMegabyte));
  CHECK_FALSE(GeneralSearch::fits(*Layout::with_boxes(4, 4), 1000));
}

TEST_CASE("classic grids take the memory that the headers say", "[memory]") {
  const Grid blank(Layout::classic());
  CHECK(peak_bytes_of([&] { SolutionStream(blank).next(); }) <= 48 * kKilobyte);
  CHECK(peak_bytes_of([&] {
          const Outcome outcome = solve(blank, {.limit = 100'000, .keep = 1});
          CHECK(outcome.count == 100'000);
        }) <= 64 * kKilobyte);
  const std::vector<ClassicPuzzle> puzzles(2000);
  std::vector<BatchAnswer> answers(puzzles.size());
  CHECK(peak_bytes_of([&] { solve_batch(puzzles, 2, answers); }) <= 16 * 11 * kKilobyte);
  CHECK(peak_bytes_of([&] { CHECK(exact_count(blank).exact); }) <= 4 * kMegabyte);
}

TEST_CASE("an estimate takes the memory of its population", "[memory]") {
  const Grid blank(layout_of_name("4x4").value());
  EstimateOptions options;
  options.runs = 2;
  options.population = 200;
  const std::uint64_t cells = blank.digits().size();
  // While the population is drawn anew there are two.
  CHECK(peak_bytes_of([&] { CHECK(count_estimate(blank, options).is_known); }) <= 2 * 200 * (cells * 9 + 200));
}
