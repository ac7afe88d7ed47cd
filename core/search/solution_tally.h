#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid/puzzle.h"
#include "core/util/control.h"
#include "core/util/random.h"

namespace nonet {

/// A summary of the solutions of a puzzle, up to a limit.
struct SolutionTally {
  std::uint64_t count = 0;
  /// True when the puzzle has no further solutions.
  bool exact = false;
  /// The number of these solutions that contain each candidate: index cell · digits + digit - 1.
  std::vector<std::uint64_t> weights;
  /// A random one of these solutions, all equally likely; null when there is no solution.
  std::optional<Grid> drawn;
};

/// Finds the solutions of a puzzle of any layout that SolutionStream supports, and summarises them. Takes some 100 ns
/// for each cell and solution. For classic grids, candidate_counts() and RandomCompletion give the same without a
/// limit.
SolutionTally tally_solutions(const PuzzleView& puzzle, std::uint64_t limit, Random& random,
                              const Control& control = {});

}  // namespace nonet
