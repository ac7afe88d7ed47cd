#pragma once

#include <array>

namespace nonet::rating {

/// What the length of a chain adds to its difficulty: 0.1 for each of the thresholds 4, 6, 8, 12, 16, 24 … that
/// `complexity` - 2 exceeds. The sum is made step by step, since Sudoku Explainer compares sums that were rounded in
/// this manner.
constexpr double length_surcharge(int complexity) {
  double added = 0;
  int threshold = 4;
  for (bool is_odd = false; complexity - 2 > threshold; is_odd = !is_odd) {
    added += 0.1;
    threshold = is_odd ? threshold * 4 / 3 : threshold * 3 / 2;
  }
  return added;
}

}  // namespace nonet::rating
