#pragma once

// Conditions of core/rules on a few cells with random candidates, for tests of one condition at a time.

#include <cstdint>
#include <functional>
#include <vector>

#include "core/rules/conditions.h"
#include "core/rules/network.h"
#include "core/rules/node.h"
#include "core/util/random.h"

namespace nonet::test {

/// A network of some cells, which may all have the same digit, with random candidates.
inline RuleNetwork network_of_cells(std::size_t cells, int side, Random& random) {
  RuleNetwork network;
  network.digit_count = side;
  for (std::size_t cell = 0; cell < cells; ++cell) {
    const auto digits = static_cast<DigitMask>(random.below(1u << side) & random.below(1u << side));
    network.start.push_back(digits != 0 ? digits
                                        : static_cast<DigitMask>(1u << random.below(static_cast<std::uint32_t>(side))));
    network.peers.end_list();
  }
  network.peer_words.resize(cells);
  // No condition is looked at again, because each test applies one.
  network.watcher_bits.assign(cells, 0);
  return network;
}

/// The candidates that are part of a choice of one digit for each cell that passes the test; none when no choice does.
inline std::vector<DigitMask> supported(const RuleNetwork& network,
                                        const std::function<bool(const std::vector<int>&)>& passes) {
  std::vector<DigitMask> kept(network.cell_count());
  std::vector<int> digits;
  const std::function<void()> choose = [&] {
    const std::size_t cell = digits.size();
    if (cell == network.cell_count()) {
      if (!passes(digits)) return;
      for (std::size_t each = 0; each < cell; ++each) kept[each] |= static_cast<DigitMask>(1u << (digits[each] - 1));
      return;
    }
    for (int digit = 1; digit <= network.digit_count; ++digit) {
      if ((network.start[cell] >> (digit - 1) & 1) == 0) continue;
      digits.push_back(digit);
      choose();
      digits.pop_back();
    }
  };
  choose();
  return kept;
}

inline std::vector<CellIndex> first_cells(std::size_t count) {
  std::vector<CellIndex> cells;
  for (std::size_t cell = 0; cell < count; ++cell) cells.push_back(static_cast<CellIndex>(cell));
  return cells;
}

/// Applies a condition once. Empty candidates when it cannot be met.
template <class Condition>
std::vector<DigitMask> applied(const Condition& condition, const RuleNetwork& network) {
  RuleNode draft(network);
  if (!apply(condition, draft)) return std::vector<DigitMask>(network.cell_count());
  return {draft.candidates().begin(), draft.candidates().end()};
}

}  // namespace nonet::test
