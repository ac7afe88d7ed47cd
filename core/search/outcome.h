#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/grid/puzzle.h"
#include "core/solve/batch.h"
#include "core/util/search.h"

namespace nonet {

/// The status of a puzzle: how many solutions it has, as far as the search has found out.
enum class SolveStatus : std::uint8_t {
  Unique,    ///< Exactly one solution.
  Multiple,  ///< At least two solutions.
  None,      ///< No solution, although no two givens conflict. Given candidates can be the reason.
  Conflict,  ///< Equal givens in cells that must differ, because of a house or a rule for pairs.
  Stopped,   ///< Unknown: a stop was requested, the budget was used up, or the limit was 1 and one solution was found.
};

/// Returns `unique`, `multiple`, `none`, `conflict` or `stopped`.
std::string_view name_of(SolveStatus status);

/// The result of solving one puzzle.
struct Outcome {
  SolveStatus status = SolveStatus::None;
  /// The number of solutions found, at most the limit.
  std::uint64_t count = 0;
  /// True when there are no further solutions.
  bool exact = false;
  /// True when the search ended because its node budget was used up.
  bool out_of_budget = false;
  /// The first solutions, as many as the call was asked to keep.
  std::vector<Grid> solutions;
  /// The conflicts between givens when `status` is Conflict; otherwise empty.
  std::vector<Conflict> conflicts;
  SearchStats stats;
};

struct SolveOptions {
  /// The search ends when it has found this many solutions. At least 1. A limit of 2 is enough to decide whether a
  /// solution is the only one.
  std::uint64_t limit = 2;
  /// How many of the solutions found are kept in `Outcome::solutions`. Memory depends on this number, not on the limit.
  std::uint64_t keep = kUnlimited;
  Control control = {};
};

/// Solves a puzzle. SolutionStream must support the puzzle: see SolutionStream::supports().
Outcome solve(const PuzzleView& puzzle, const SolveOptions& options = {});

/// Converts the answer of solve_batch() for a classic puzzle into an outcome. `limit` must be the limit of that call.
/// The outcome has at most one solution, the one in the answer. Of its `stats`, only `guesses` is set.
Outcome outcome_of(const PuzzleView& puzzle, const BatchAnswer& answer, std::uint64_t limit);

/// A number of solutions: exact, or a lower bound.
struct SolutionCount {
  std::uint64_t count;
  /// False when the search ended because of its limit, its node budget or a stop. There may be more solutions then.
  bool exact;
};

/// Counts the solutions of a puzzle by search, up to a limit. A puzzle of several grids that falls into independent
/// parts is counted part by part. On 9×9 grids with many solutions, each solution takes 0.1 µs.
SolutionCount count_solutions(const PuzzleView& puzzle, std::uint64_t limit = kUnlimited, const Control& control = {});

/// True when the puzzle has exactly one solution.
bool has_unique_solution(const PuzzleView& puzzle);

}  // namespace nonet
