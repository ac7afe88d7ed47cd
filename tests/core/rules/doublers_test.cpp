// Doublers against all grids of 4×4 and all choices of the cells that count more.

#include <algorithm>
#include <array>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include "core/formats/rule_text.h"
#include "core/rules/search.h"
#include "core/util/random.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rounds.h"

using namespace nonet;
using test::rounds;

namespace {

constexpr int kRows = 4;

// What the cells of a grid count.
using Counts = std::array<int, kRows * kRows>;
// A rule inside, and what it says in plain words about digits and counts.
struct Inside {
  std::string text;
  std::function<bool(const Counts& digits, const Counts& counts)> keeps;
};

std::string named(int cell) { return "r" + std::to_string(cell / kRows + 1) + "c" + std::to_string(cell % kRows + 1); }

// One cell of each row, column and box, with four digits.
std::vector<Counts> choices_of(const Counts& digits, int times) {
  std::vector<Counts> all;
  std::array<int, kRows> columns{0, 1, 2, 3};
  do {
    if (columns[0] / 2 == columns[1] / 2 || columns[2] / 2 == columns[3] / 2) continue;
    Counts counts = digits;
    unsigned seen = 0;
    for (int row = 0; row < kRows; ++row) {
      const auto cell = static_cast<std::size_t>(row * kRows + columns[static_cast<std::size_t>(row)]);
      seen |= 1u << digits[cell];
      counts[cell] *= times;
    }
    if (seen == 0b11110) all.push_back(counts);
  } while (std::next_permutation(columns.begin(), columns.end()));
  return all;
}

std::vector<Counts> grids_of_four() {
  std::vector<Counts> grids;
  const Puzzle blank{Grid(Layout::of_side(kRows))};
  for (const Grid& grid : test::grids_by_force(PuzzleView(blank), 1000)) {
    Counts& digits = grids.emplace_back();
    for (std::size_t cell = 0; cell < digits.size(); ++cell) digits[cell] = grid.digits()[cell].value;
  }
  return grids;
}

// Three different cells.
std::array<std::size_t, 3> three_cells(Random& random) {
  std::array<std::size_t, 3> cells{};
  do {
    for (std::size_t& cell : cells) cell = random.below(kRows * kRows);
  } while (cells[0] == cells[1] || cells[0] == cells[2] || cells[1] == cells[2]);
  return cells;
}

Inside some_inside(int times, Random& random) {
  const auto [one, two, three] = three_cells(random);
  const std::string pair = ' ' + named(static_cast<int>(one)) + ' ' + named(static_cast<int>(two));
  const std::string all = pair + ' ' + named(static_cast<int>(three));
  const int sum = 6 + static_cast<int>(random.below(static_cast<std::uint32_t>(3 * times)));
  const int least = 1 + static_cast<int>(random.below(4));
  const std::size_t a = one;
  const std::size_t b = two;
  const std::size_t c = three;
  switch (random.below(6)) {
    case 0:
      return {"cage " + std::to_string(sum) + all, [=](const Counts& digits, const Counts& counts) {
                return digits[a] != digits[b] && digits[a] != digits[c] && digits[b] != digits[c] &&
                       counts[a] + counts[b] + counts[c] == sum;
              }};
    case 1:
      return {"little-killer " + std::to_string(sum) + all,
              [=](const Counts&, const Counts& counts) { return counts[a] + counts[b] + counts[c] == sum; }};
    case 2:
      return {"arrow" + all, [=](const Counts&, const Counts& counts) { return counts[a] == counts[b] + counts[c]; }};
    case 3:
      return {"thermometer" + all,
              [=](const Counts&, const Counts& counts) { return counts[a] < counts[b] && counts[b] < counts[c]; }};
    case 4:
      return {"whisper " + std::to_string(least) + pair,
              [=](const Counts&, const Counts& counts) { return std::abs(counts[a] - counts[b]) >= least; }};
    default:
      return {"renban" + all, [=](const Counts&, const Counts& counts) {
                std::array<int, 3> sorted{counts[a], counts[b], counts[c]};
                std::sort(sorted.begin(), sorted.end());
                return sorted[1] == sorted[0] + 1 && sorted[2] == sorted[1] + 1;
              }};
  }
}

std::uint64_t solutions_of(const std::string& text) {
  const LayoutRef layout = Layout::of_side(kRows);
  Puzzle puzzle{Grid(layout)};
  const auto rules = read_rules(text, *layout);
  for (const Rule& rule : rules.value()) REQUIRE_FALSE(puzzle.add(rule).has_value());
  RuleSearch search{PuzzleView(puzzle)};
  NodeMeter unbounded;
  while (search.next(unbounded) == SearchEvent::Solution) {
  }
  return search.found();
}

}  // namespace

TEST_CASE("a grid keeps doublers when some choice of the cells that count more does", "[rules]") {
  Random random(49);
  const std::vector<Counts> grids = grids_of_four();
  REQUIRE(grids.size() == 288);
  int several = 0;
  for (int round = 0; round < rounds(2000, 150); ++round) {
    const int times = 2 + static_cast<int>(random.below(2));
    std::vector<Inside> inside;
    std::string text = "doublers " + std::to_string(times);
    for (std::uint32_t count = 1 + random.below(3); inside.size() < count;) {
      inside.push_back(some_inside(times, random));
      text += " (" + inside.back().text + ')';
    }
    const auto has_choice = [&](const Counts& digits) {
      const std::vector<Counts> choices = choices_of(digits, times);
      return std::any_of(choices.begin(), choices.end(), [&](const Counts& counts) {
        return std::all_of(inside.begin(), inside.end(),
                           [&](const Inside& each) { return each.keeps(digits, counts); });
      });
    };
    const auto wanted = std::count_if(grids.begin(), grids.end(), has_choice);
    CAPTURE(text);
    REQUIRE(solutions_of(text) == static_cast<std::uint64_t>(wanted));
    if (wanted > 1) ++several;
  }
  CHECK(several > 0);
}

TEST_CASE("doublers with as many pairs of cells as a long line has mean what those of a short line mean", "[rules]") {
  // The line goes from one cell to the other and back, so its pairs all say the same.
  std::string line;
  for (int pair = 0; pair < 33'000; ++pair) line += " r3c1 r4c3";
  const std::string begin = "doublers 2 (thermometer r1c1 r1c2) and (palindrome";
  const std::uint64_t wanted = solutions_of(begin + " r3c1 r4c3)");
  CHECK(wanted > 0);
  CHECK(solutions_of(begin + line + ')') == wanted);
}

TEST_CASE("doublers on two lines are about the same cells", "[rules]") {
  CHECK(solutions_of("doublers 2 (cage 7 r1c1 r1c2)\ndoublers 2 (cage 8 r1c3 r1c4)") == 0);
  CHECK(solutions_of("doublers 2 (cage 7 r1c1 r1c2)\ndoublers 2 (cage 3 r1c3 r1c4)") ==
        solutions_of("doublers 2 (cage 7 r1c1 r1c2) and (cage 3 r1c3 r1c4)"));
}
