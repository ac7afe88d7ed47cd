// The cells of a house differ. When they have only as many candidates together as there are cells, every one of these
// digits has exactly one place, and a digit with one place is the digit of that cell. With fewer there is a
// contradiction. A house with as many cells as there are digits never has more.

#include <bit>

#include "core/rules/conditions.h"

namespace nonet {

bool apply(const HouseCondition& house, RuleNode& node) {
  DigitMask once = 0;
  DigitMask twice = 0;
  for (const CellIndex cell : house.cells) {
    const DigitMask digits = node[cell];
    twice = static_cast<DigitMask>(twice | (once & digits));
    once = static_cast<DigitMask>(once | digits);
  }
  if (house.cells.size() < static_cast<std::size_t>(node.network().digit_count)) {
    const auto digits = static_cast<std::size_t>(std::popcount(once));
    if (digits != house.cells.size()) return digits > house.cells.size();
  } else if (once != node.all_digits()) {
    return false;
  }
  const auto hidden = static_cast<DigitMask>(once & ~twice);
  if (hidden == 0) return true;
  for (const CellIndex cell : house.cells) {
    const auto digits = static_cast<DigitMask>(node[cell] & hidden);
    if (digits == 0) continue;
    if (!is_single(digits) || !node.keep(cell, digits)) return false;
  }
  return true;
}

}  // namespace nonet
