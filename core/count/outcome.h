#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "core/grid/grid.h"
#include "core/util/search.h"

namespace nonet {

/// What can be said of the solutions of a puzzle.
struct UniqueSolution {
  Grid solution;
};
/// Two or more. `exact` says that there are no further ones; else the search ended at the limit.
struct MultipleSolutions {
  std::vector<Grid> solutions;
  bool exact;
};
struct NoSolution {};
/// Equal digits in one house.
struct ContradictoryGivens {
  LayoutRef layout;
  std::vector<Conflict> conflicts;
};
/// Ended before the question was settled, with what was found until then: by request, out of budget, or because only one
/// solution was asked for, which does not tell whether there is a second.
struct StoppedSearch {
  std::vector<Grid> solutions;
  bool out_of_budget;
};

using Outcome = std::variant<UniqueSolution, MultipleSolutions, NoSolution, ContradictoryGivens, StoppedSearch>;

struct SolveOptions {
  /// Solutions are looked for until there are this many, at least 1; 2 proves that there is only one.
  std::uint64_t limit = 2;
  Control control;
};

struct SolveReport {
  Outcome outcome;
  SearchStats stats;
};

/// Solves a puzzle of any supported layout.
SolveReport solve(const Grid& puzzle, const SolveOptions& options = {});

/// How many solutions there are: exactly, or at least.
struct SolutionCount {
  std::uint64_t count;
  /// False when the search ended at the limit, at its budget or by request.
  bool exact;
};

/// Counts by search up to a limit; some millions of solutions a second.
SolutionCount count_solutions(const Grid& puzzle, std::uint64_t limit = kUnlimited, const Control& control = {});

/// True when the puzzle has exactly one solution.
bool has_unique_solution(const Grid& puzzle);

}  // namespace nonet
