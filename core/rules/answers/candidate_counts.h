#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/grid/puzzle.h"
#include "core/util/control.h"

namespace nonet {

/// For each candidate of a puzzle, the number of solutions that hold it, counted up to a limit.
struct CappedCandidateCounts {
  LayoutRef layout;
  /// Index cell · digits + digit - 1.
  std::vector<std::uint8_t> counts;
  /// No count is larger: a count that is equal means "so many or more".
  int limit = 0;
  /// The number of different solutions that were found.
  std::uint64_t solutions = 0;
  /// False when the work was stopped or ran out of budget: each count may be too small then.
  bool complete = false;

  int of(Cell cell, Digit digit) const {
    return counts[cell.index * static_cast<std::size_t>(layout->digit_count()) + digit.value - 1u];
  }
};

inline constexpr int kMaxCounted = 255;

/// Counts the solutions that hold each candidate, up to `limit`, which is from 1 to kMaxCounted. The puzzle must be one
/// that RuleSearch supports. `Progress::found` is the number of different solutions so far.
///
/// Makes one search for each candidate whose count is below the limit, from a common root. The root loses each
/// candidate all of whose solutions are known, so a candidate without solutions is refuted once. Memory: at most
/// `limit` solutions for each candidate. Takes 1 to 150 ms for most killers without a fifth of their cages, where a
/// search of its own for each candidate takes 0.4 to 28 s.
CappedCandidateCounts count_candidates(const PuzzleView& puzzle, int limit = 8, const Control& control = {});

}  // namespace nonet
