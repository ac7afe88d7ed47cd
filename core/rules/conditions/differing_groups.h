#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include "core/rules/node.h"

namespace nonet {

/// Concludes from divisions of cells into groups whose cells differ, when the digit is in at least `wanted` cells. A
/// division has the digit at most once in each group: where only as many groups have a place for it, each of them has
/// it. Returns false when some division has fewer.
inline bool require_in_groups(const std::vector<std::vector<HouseCells>>& divisions, DigitMask digit,
                              std::size_t wanted, RuleNode& node) {
  for (const std::vector<HouseCells>& division : divisions) {
    std::vector<std::vector<CellIndex>> groups;
    for (const HouseCells& group : division) {
      std::vector<CellIndex> places;
      std::copy_if(group.begin(), group.end(), std::back_inserter(places),
                   [&](CellIndex cell) { return (node[cell] & digit) != 0; });
      if (!places.empty()) groups.push_back(std::move(places));
    }
    if (groups.size() < wanted) return false;
    if (groups.size() > wanted) continue;
    for (const std::vector<CellIndex>& places : groups) {
      if (!node.require(places, digit)) return false;
      if (places.size() == 1 && !node.keep(places[0], digit)) return false;
    }
  }
  return true;
}

}  // namespace nonet
