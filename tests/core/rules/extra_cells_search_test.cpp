// Cells beside the grid, in no row, column or region, as unknowns: which cells are doubled.

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "core/formats/layout_name.h"
#include "core/formats/rule_text.h"
#include "core/rules/search.h"
#include "core/util/random.h"
#include "tests/catch.h"
#include "tests/support/grids.h"

using namespace nonet;

namespace {

constexpr int kSide = 4;
constexpr int kCells = kSide * kSide;

std::string cell_name(int cell) {
  return "r" + std::to_string(cell / kSide + 1) + "c" + std::to_string(cell % kSide + 1);
}
// A cell below the grid has 2 where the cell of the grid is doubled, and 1 elsewhere.
std::string flag_name(int cell) {
  return "r" + std::to_string(cell / kSide * 2 + 7) + "c" + std::to_string(cell % kSide * 2 + 1);
}

// The cells of each row, column and box.
std::vector<std::vector<int>> houses_of_four() {
  std::vector<std::vector<int>> houses(3 * kSide);
  for (int cell = 0; cell < kCells; ++cell) {
    const int row = cell / kSide;
    const int column = cell % kSide;
    houses[static_cast<std::size_t>(row)].push_back(cell);
    houses[static_cast<std::size_t>(kSide + column)].push_back(cell);
    houses[static_cast<std::size_t>(2 * kSide + row / 2 * 2 + column / 2)].push_back(cell);
  }
  return houses;
}

// One cell of each row, column and box, as the column of each row.
std::vector<std::array<int, kSide>> places_of_doublers() {
  std::vector<std::array<int, kSide>> places;
  std::array<int, kSide> columns{0, 1, 2, 3};
  do {
    // Two rows share their boxes.
    if (columns[0] / 2 != columns[1] / 2 && columns[2] / 2 != columns[3] / 2) places.push_back(columns);
  } while (std::next_permutation(columns.begin(), columns.end()));
  return places;
}

// The values of two cells, each twice its digit if it is doubled, add up to a number.
struct ValueSum {
  int first;
  int second;
  int total;
};

// `relation` with the digits of the second cell that make the sum, for each digit of the first.
std::string pairs_with(const ValueSum& sum, int first_factor, int second_factor) {
  std::string sets;
  for (int one = 1; one <= kSide; ++one) {
    int set = 0;
    for (int other = 1; other <= kSide; ++other) {
      if (one * first_factor + other * second_factor == sum.total) set |= 1 << (other - 1);
    }
    sets += (sets.empty() ? "" : ",") + std::to_string(set);
  }
  return "(relation " + sets + ' ' + cell_name(sum.first) + ' ' + cell_name(sum.second) + ')';
}

std::string rules_of_doublers(const std::vector<ValueSum>& sums) {
  std::string rules;
  for (int cell = 0; cell < kCells; ++cell)
    rules += "any-of (cage 1 " + flag_name(cell) + ") or (cage 2 " + flag_name(cell) + ")\n";
  for (const std::vector<int>& house : houses_of_four()) {
    rules += "contains-exactly 2";
    for (const int cell : house) rules += ' ' + flag_name(cell);
    rules += '\n';
  }
  for (const ValueSum& sum : sums) {
    rules += "any-of";
    for (const int first : {1, 2}) {
      for (const int second : {1, 2}) {
        rules += " (all-of (cage " + std::to_string(first) + ' ' + flag_name(sum.first) + ") (cage " +
                 std::to_string(second) + ' ' + flag_name(sum.second) + ") " + pairs_with(sum, first, second) + ')';
      }
    }
    rules += '\n';
  }
  return rules;
}

}  // namespace

TEST_CASE("unknowns beside the grid are found as well as its digits", "[rules]") {
  std::string layout_text = "gattai:2x2@0,0+shape:1x1";
  for (int cell = 0; cell < kCells; ++cell)
    layout_text +=
        (cell == 0 ? "@" : "+") + std::to_string(cell / kSide * 2 + 6) + ',' + std::to_string(cell % kSide * 2);
  const LayoutRef layout = layout_of_name(layout_text + "+digits:1-4").value();
  const std::vector<Grid> full = test::grids_by_force(Grid(layout_of_name("2x2").value()), 1000);
  REQUIRE(full.size() == 288);
  const std::vector<std::array<int, kSide>> places = places_of_doublers();
  Random random(3);
  int met = 0;
  for (int round = 0; round < 12; ++round) {
    std::vector<ValueSum> sums;
    for (int number = 0; number < 3; ++number) {
      const int first = static_cast<int>(random.below(kCells));
      const int second = (first + 1 + static_cast<int>(random.below(kCells - 1))) % kCells;
      sums.push_back({first, second, 3 + static_cast<int>(random.below(9))});
    }
    std::vector<std::string> expected;
    for (const Grid& grid : full) {
      for (const std::array<int, kSide>& columns : places) {
        const auto is_doubled = [&](int cell) {
          return columns[static_cast<std::size_t>(cell / kSide)] == cell % kSide;
        };
        const auto value = [&](int cell) {
          return grid.digits()[static_cast<std::size_t>(cell)].value * (is_doubled(cell) ? 2 : 1);
        };
        if (!std::all_of(sums.begin(), sums.end(),
                         [&](const ValueSum& sum) { return value(sum.first) + value(sum.second) == sum.total; }))
          continue;
        std::string symbols = test::symbols_of(grid);
        for (int cell = 0; cell < kCells; ++cell) symbols += is_doubled(cell) ? '2' : '1';
        expected.push_back(symbols);
      }
    }
    std::sort(expected.begin(), expected.end());
    const std::string rules = rules_of_doublers(sums);
    CAPTURE(rules);
    const auto read = read_rules(rules, *layout);
    REQUIRE(read);
    Puzzle puzzle{Grid(layout)};
    for (const Rule& rule : read.value()) REQUIRE_FALSE(puzzle.add(rule));
    RuleSearch search{PuzzleView(puzzle)};
    NodeMeter unbounded;
    std::vector<std::string> found;
    Grid solution(layout);
    while (search.next(unbounded) == SearchEvent::Solution) {
      search.write_solution(solution.digits());
      found.push_back(test::symbols_of(solution));
    }
    std::sort(found.begin(), found.end());
    CHECK(found == expected);
    if (!expected.empty()) ++met;
  }
  CHECK(met > 3);
}
