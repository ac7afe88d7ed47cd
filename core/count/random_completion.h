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

/// Draws random solutions of a classic grid; all solutions are equally likely. The result depends on the random numbers
/// alone, not on the machine or the number of workers.
class RandomCompletion {
 public:
  /// Counts the solutions, at the cost of exact_count(). The layout must be classic.
  RandomCompletion(const Grid& puzzle, const Control& control, PieceRunner& runner);
  explicit RandomCompletion(const Grid& puzzle, const Control& control = {});

  /// False when the count was stopped or ran out of budget. Solutions cannot be drawn then.
  bool is_ready() const { return is_ready_; }
  /// The number of solutions; only when is_ready().
  const BigUint& count() const { return count_; }
  /// Draws a solution. Only when is_ready() and count() is not 0. Takes 2 to 20 ms, or less when there are few
  /// solutions.
  Grid draw(Random& random) const;

 private:
  Grid draw_by_search(Random& random) const;
  Grid draw_by_contraction(Random& random) const;

  Grid puzzle_;
  bool is_ready_ = false;
  BigUint count_;
  /// Null when a search has counted the solutions.
  std::shared_ptr<const ExactCounter> counter_;
  std::vector<std::uint64_t> values_;
};

}  // namespace nonet
