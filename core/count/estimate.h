#pragma once

#include <cstdint>

#include "core/grid/puzzle.h"
#include "core/util/control.h"

namespace nonet {

/// An estimate of a number of solutions that is too large to count. Numbers are logarithms to the base 10, because the
/// numbers themselves exceed the range of a double.
struct CountEstimate {
  /// False when fewer than two runs reached a solution. The other members are meaningless then.
  bool is_known = false;
  double log10_count = 0;
  /// A 95 % confidence interval: about 19 of 20 such intervals contain the true number. It is a statement about chance,
  /// not a bound. The interval comes from the scatter of the runs by Student's t distribution. A run that reached no
  /// solution is a sample of value 0. It lowers the estimate and widens the interval.
  double log10_low = 0;
  double log10_high = 0;
  /// The number of finished runs, including those that reached no solution.
  int runs = 0;
};

struct EstimateOptions {
  std::uint64_t seed = 0;
  /// The number of grids that each run fills side by side.
  int population = 400;
  /// The number of independent runs, at least 2. The interval comes from the differences between runs.
  int runs = 12;
  Control control;
};

/// True for the layouts that count_estimate() supports: sides up to 64.
bool can_estimate(const Layout& layout);

/// Estimates the number of solutions of a puzzle. can_estimate() must be true for its layout, and the puzzle must have
/// no own rules. The same seed gives the same estimate.
///
/// Each run fills a population of grids guess by guess, and places singles between guesses. When a cell has k
/// candidates, one of them is drawn and the weight of the grid is multiplied by k. When the weights differ too much,
/// the population is drawn anew: grids are copied or dropped in proportion to their weights, and the mean weight is
/// multiplied into the result. This is sequential Monte Carlo with resampling (Gordon, Salmond and Smith, 1993);
/// without resampling it is Knuth's estimator (1975). The expected value of the estimate is the true number, whatever
/// the population.
///
/// Cost: about population · runs searches for one solution; some seconds for 16×16. Memory: two populations of 9 bytes
/// a cell for each grid. `Progress::fraction` is the share of the runs.
CountEstimate count_estimate(const PuzzleView& puzzle, const EstimateOptions& options = {});

}  // namespace nonet
