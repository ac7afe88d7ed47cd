// A house has as many cells as there are digits, and its cells differ. So every digit has exactly one place in it. A
// digit without a place is a contradiction. A digit with one place is the digit of that cell.

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
  if (once != node.all_digits()) return false;
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
