#pragma once

#include <cstdint>

#include "core/grid/grid.h"
#include "core/util/control.h"

namespace nonet {

/// How many solutions there probably are, where no count ends. Numbers are told as logarithms to the base 10: of a blank 100×100
/// grid they have more digits than a double holds.
struct CountEstimate {
  /// False when no run reached a solution, or none was finished: then nothing is said.
  bool is_known = false;
  double log10_count = 0;
  /// The 95 % interval of Student's t over the runs, in logarithms: a statement about chance, not a bound.
  double log10_low = 0;
  double log10_high = 0;
  int runs = 0;
};

struct EstimateOptions {
  std::uint64_t seed = 0;
  /// Grids that are filled side by side in each run.
  int population = 400;
  /// Independent runs, at least 2: the interval comes from how they differ.
  int runs = 12;
  Control control;
};

/// True when count_estimate() works on a layout: sides up to 64.
bool can_estimate(const Layout& layout);

/// Estimates the number of solutions of a puzzle whose layout can be estimated. The same seed gives the same estimate.
///
/// Each run fills a population of grids guess by guess, singles placed in between: where a cell has k candidates, one is drawn, and
/// the grid stands for k times as many. After each guess those that failed are replaced by copies of others, drawn by their
/// weights, and the mean weight is multiplied into the result (sequential Monte Carlo with resampling: Gordon, Salmond and Smith,
/// 1993; without resampling it is Knuth's estimator, 1975). The mean over runs is right on average, whatever the population.
/// Cost: about population · runs searches for one solution; 16×16 some seconds. Memory: 9 bytes a cell for each grid.
/// `Progress`: the share of the runs.
CountEstimate count_estimate(const Grid& puzzle, const EstimateOptions& options = {});

}  // namespace nonet
