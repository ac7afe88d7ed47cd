#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/grid/grid.h"
#include "core/util/control.h"
#include "core/util/random.h"

namespace nonet {

/// What passes by when the solutions of a puzzle are looked at one after the other, up to a limit.
struct SolutionTally {
  std::uint64_t count = 0;
  /// True when these were all solutions.
  bool exact = false;
  /// In how many of them each digit stands in each cell: index cell · side + digit - 1.
  std::vector<std::uint64_t> weights;
  /// One of them, every one equally likely; none when there is none.
  std::optional<Grid> drawn;
};

/// Any layout that SolutionStream supports; some 100 ns a cell and solution. For classic grids candidate_counts() and
/// RandomCompletion do the same without a limit.
SolutionTally tally_solutions(const Grid& puzzle, std::uint64_t limit, Random& random, const Control& control = {});

}  // namespace nonet
