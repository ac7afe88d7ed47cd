#pragma once

#include <cstdint>
#include <memory>

#include "core/grid/grid.h"
#include "core/solve/classic_search.h"
#include "core/util/control.h"

namespace nonet {

/// Counts solutions of many puzzles of one layout. Reuses the memory of one search for all classic puzzles. A count of
/// another layout ends after a number of search nodes.
class SolutionCounter {
 public:
  /// The number of search nodes of a count, unless the caller names another.
  static constexpr std::uint64_t kCountNodes = 10000;

  SolutionCounter(const LayoutRef& layout, StopToken stop, std::uint64_t node_budget = kCountNodes);

  /// Returns the number of solutions, at most `limit`. Writes one of them to `solution`. A count that ends at its
  /// budget returns `limit`.
  std::uint64_t count(const Grid& puzzle, std::uint64_t limit, Grid& solution);

  /// Returns true when two solutions were found. A count that ends at its budget has found fewer.
  bool has_two_solutions(const Grid& puzzle);

  /// Returns true when each clue of a puzzle is proved to be needed. A count that ends at its budget proves nothing.
  /// Makes at most as many counts as there are clues.
  bool is_minimal(Grid puzzle);

  /// The number of counts so far.
  std::uint64_t counts() const { return counts_; }

 private:
  std::uint64_t count_classic(const Grid& puzzle, std::uint64_t limit, Grid& solution);
  std::uint64_t count_general(const Grid& puzzle, std::uint64_t limit, Grid& solution) const;

  const StopToken stop_;
  const std::uint64_t node_budget_;
  std::uint64_t counts_ = 0;
  std::unique_ptr<ClassicSearch> classic_;
};

}  // namespace nonet
