#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/count/piece_runner.h"
#include "core/grid/grid.h"
#include "core/util/big_uint.h"
#include "core/util/control.h"
#include "core/util/random.h"

namespace nonet {

class ExactCounter;

/// Draws solutions of a classic grid, every one equally likely. The random numbers alone decide: neither the machine nor the
/// number of workers does.
class RandomCompletion {
 public:
  /// Counts the solutions, at the cost of exact_count(); the layout must be classic.
  RandomCompletion(const Grid& puzzle, const Control& control, PieceRunner& runner);
  explicit RandomCompletion(const Grid& puzzle, const Control& control = {});

  /// False when the count was stopped or out of budget; then nothing can be drawn.
  bool is_ready() const { return is_ready_; }
  /// The number of solutions, when ready.
  const BigUint& count() const { return count_; }
  /// A solution; only when ready, and when there is one. 2 to 20 ms, or some ms of search where there are few.
  Grid draw(Random& random) const;

 private:
  Grid draw_by_search(Random& random) const;
  Grid draw_by_contraction(Random& random) const;

  Grid puzzle_;
  bool is_ready_ = false;
  BigUint count_;
  /// Null where the search has counted.
  std::shared_ptr<const ExactCounter> counter_;
  std::vector<std::uint64_t> values_;
};

}  // namespace nonet
