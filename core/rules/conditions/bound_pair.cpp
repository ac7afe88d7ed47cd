// Tries each two digits of the ends. Two digits are possible when they are far enough apart, when the digits that they
// allow in the other cells are as many as differ there, and when each other cell has a candidate among these digits. In
// every solution, the digits of the ends are possible, and the digits of the other cells are among those that they
// allow. So no digit of a solution goes when the digits stay that belong to possible ends. When nothing says that other
// cells differ, exactly the digits stay that are part of a solution of this condition: the digits of the other cells
// can then be chosen one by one.

#include <algorithm>
#include <bit>

#include "core/rules/conditions.h"

namespace nonet {

namespace {

// The digits, as bits, that two ends allow in the other cells.
DigitMask allowed_between(int one, int other, bool inside, DigitMask all_digits) {
  const int low = std::min(one, other);
  const int high = std::max(one, other);
  // Below: all digits smaller than `high`, without those up to `low`.
  const unsigned up_to_low = (2u << low) - 1;
  const unsigned below_high = (1u << high) - 1;
  if (inside) return static_cast<DigitMask>(below_high & ~up_to_low);
  const unsigned below_low = (1u << low) - 1;
  const unsigned up_to_high = (2u << high) - 1;
  return static_cast<DigitMask>(all_digits & (below_low | ~up_to_high));
}

}  // namespace

bool apply(const BoundPairCondition& bound_pair, RuleNode& node) {
  const CellIndex first = bound_pair.cells[0];
  const CellIndex second = bound_pair.cells[1];
  const auto others_begin = bound_pair.cells.begin() + 2;
  unsigned first_kept = 0;
  unsigned second_kept = 0;
  unsigned others_kept = 0;
  for (unsigned ones = node[first]; ones != 0; ones &= ones - 1) {
    const int one = std::countr_zero(ones);
    for (unsigned seconds = node[second]; seconds != 0; seconds &= seconds - 1) {
      const int other = std::countr_zero(seconds);
      if (std::max(one - other, other - one) < bound_pair.least_distance) continue;
      const DigitMask allowed = allowed_between(one, other, bound_pair.inside, node.all_digits());
      if (std::popcount(allowed) < bound_pair.digits_needed) continue;
      if (std::any_of(others_begin, bound_pair.cells.end(),
                      [&](CellIndex cell) { return (node[cell] & allowed) == 0; }))
        continue;
      first_kept |= 1u << one;
      second_kept |= 1u << other;
      others_kept |= allowed;
    }
  }
  if (!node.keep(first, static_cast<DigitMask>(first_kept)) || !node.keep(second, static_cast<DigitMask>(second_kept)))
    return false;
  return std::all_of(others_begin, bound_pair.cells.end(),
                     [&](CellIndex cell) { return node.keep(cell, static_cast<DigitMask>(others_kept)); });
}

}  // namespace nonet
