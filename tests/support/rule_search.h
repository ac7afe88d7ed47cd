#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/rules/search.h"
#include "tests/catch.h"
#include "tests/support/grids.h"
#include "tests/support/rules.h"

namespace nonet::test {

/// `r1c2 r2c3` on a grid of a side up to 9.
inline std::vector<Cell> cells_of(const std::string& names, int side) {
  std::vector<Cell> cells;
  for (std::size_t start = 0; start + 4 <= names.size(); start += 5) {
    cells.push_back(Cell{static_cast<std::uint16_t>((names[start + 1] - '1') * side + names[start + 3] - '1')});
  }
  return cells;
}

inline std::vector<std::string> solutions_in(RuleSearchEdition edition, const Puzzle& puzzle) {
  RuleSearch search(PuzzleView(puzzle), edition);
  NodeMeter unbounded;
  std::vector<std::string> solutions;
  Grid grid(puzzle.layout());
  while (search.next(unbounded) == SearchEvent::Solution) {
    search.write_solution(grid.digits());
    solutions.push_back(symbols_of(grid));
  }
  CHECK(search.found() == solutions.size());
  CHECK(search.share_done() == Approx(1));
  std::sort(solutions.begin(), solutions.end());
  return solutions;
}

/// Each edition of the search finds the same solutions, in an order of its own.
inline std::vector<std::string> all_solutions(const Puzzle& puzzle) {
  std::vector<std::string> solutions = solutions_in(RuleSearchEdition::Second, puzzle);
  CHECK(solutions_in(RuleSearchEdition::First, puzzle) == solutions);
  return solutions;
}

/// The grids among `full` that keep all rules, as symbols.
inline std::vector<std::string> filtered(const std::vector<Grid>& full, const Puzzle& puzzle) {
  std::vector<std::string> kept;
  const RuleSet& rules = puzzle.own_rules();
  for (const Grid& grid : full) {
    const auto is_kept = [&](const Rule& rule) { return keeps_rule(grid, rule, rules); };
    if (std::all_of(rules.begin(), rules.end(), is_kept)) kept.push_back(symbols_of(grid));
  }
  return kept;
}

}  // namespace nonet::test
