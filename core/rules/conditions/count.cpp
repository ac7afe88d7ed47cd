// The digits of a solution are one of the sets, and each digit d of them is in d cells. Cells that differ have a digit
// once at most, so a division of the cells into groups of such cells has a digit at most as often as it has groups with
// a cell for it. So a set is possible only when each of its digits d can be in d cells at once, when no other digit is
// placed and none is placed more often than it says, and when each cell can have a digit of the set. In every solution
// the set of its digits is possible. A digit that is in no possible set is eliminated. When d cells hold digit d, it is
// eliminated from the other cells. When every possible set has digit d and only d cells can hold d, these cells hold d;
// when only d groups can, each of these groups holds d.

#include <algorithm>
#include <array>
#include <bit>
#include <utility>
#include <vector>

#include "core/rules/conditions.h"
#include "core/rules/conditions/circle_tally.h"
#include "core/rules/conditions/differing_groups.h"

namespace nonet {

CircleTally tally_of(const CountCondition& count, const RuleNode& node) {
  CircleTally tally;
  tally.most.fill(count.cells.size());
  for (const CellIndex cell : count.cells) {
    const DigitMask digits = node[cell];
    for (unsigned left = digits; left != 0; left &= left - 1)
      ++tally.open[static_cast<std::size_t>(std::countr_zero(left))];
    if (is_single(digits)) ++tally.placed[static_cast<std::size_t>(std::countr_zero(digits))];
  }
  for (const std::vector<HouseCells>& division : count.divisions) {
    std::array<std::size_t, 16> groups{};
    for (const HouseCells& group : division) {
      DigitMask digits = 0;
      for (const CellIndex cell : group) digits |= node[cell];
      for (unsigned left = digits; left != 0; left &= left - 1)
        ++groups[static_cast<std::size_t>(std::countr_zero(left))];
    }
    for (std::size_t digit = 0; digit < groups.size(); ++digit)
      tally.most[digit] = std::min(tally.most[digit], groups[digit]);
  }
  return tally;
}

bool is_possible(DigitMask set, const CountCondition& count, const CircleTally& tally, const RuleNode& node) {
  for (std::size_t digit = 0; digit < tally.open.size(); ++digit) {
    const std::size_t wanted = (set >> digit & 1) != 0 ? digit + 1 : 0;
    if (tally.placed[digit] > wanted || tally.open[digit] < wanted || tally.most[digit] < wanted) return false;
  }
  for (const CellIndex cell : count.cells) {
    if ((node[cell] & set) == 0) return false;
  }
  return true;
}

bool apply(const CountCondition& count, RuleNode& node) {
  const CircleTally tally = tally_of(count, node);
  DigitMask possible = 0;
  DigitMask certain = 0xffff;
  for (const DigitMask set : count.sets) {
    if (!is_possible(set, count, tally, node)) continue;
    possible |= set;
    certain &= set;
  }
  if (possible == 0) return false;
  DigitMask complete = 0;
  DigitMask needed = 0;
  for (std::size_t digit = 0; digit < tally.open.size(); ++digit) {
    const auto bit = static_cast<DigitMask>(1u << digit);
    if (tally.placed[digit] == digit + 1) complete |= bit;
    if ((certain & bit) != 0 && tally.open[digit] == digit + 1) needed |= bit;
  }
  for (const CellIndex cell : count.cells) {
    DigitMask digits = node[cell] & possible;
    if (!is_single(node[cell])) digits &= static_cast<DigitMask>(~complete);
    const DigitMask forced = digits & needed;
    if (forced != 0 && !is_single(forced)) return false;
    if (!node.keep(cell, forced != 0 ? forced : digits)) return false;
  }
  for (std::size_t digit = 0; digit < tally.most.size(); ++digit) {
    const auto bit = static_cast<DigitMask>(1u << digit);
    if ((certain & bit) != 0 && tally.most[digit] == digit + 1 &&
        !require_in_groups(count.divisions, bit, digit + 1, node))
      return false;
  }
  return true;
}

}  // namespace nonet
