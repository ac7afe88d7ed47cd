#include "core/symmetry/classic_arrangement.h"

#include <cstddef>

namespace nonet {

namespace {

// The orders of three things. The first two are also the orders of two things.
constexpr std::array<std::array<std::uint8_t, 3>, 6> kOrders{
    {{0, 1, 2}, {1, 0, 2}, {1, 2, 0}, {0, 2, 1}, {2, 0, 1}, {2, 1, 0}}};
}  // namespace

ClassicRow ClassicChoice::columns(unsigned number) const {
  ClassicRow result = arrangement.columns;
  const auto take = [&](std::uint8_t count) -> const std::array<std::uint8_t, 3>& {
    const unsigned order = number % ClassicTies::kOrderCounts[count];
    number /= ClassicTies::kOrderCounts[count];
    return kOrders[order];
  };
  if (ties.stacks > 1) {
    const auto& order = take(ties.stacks);
    for (std::size_t index = 0; index < 3u * ties.stacks; ++index) {
      const std::size_t source = 3u * (ties.first_stack + order[index / 3]) + index % 3;
      result[3u * ties.first_stack + index] = arrangement.columns[source];
    }
  }
  for (unsigned stack = 0; stack < 3; ++stack) {
    const std::uint8_t tied = ties.columns[stack];
    if (tied < 2) continue;
    const auto& order = take(tied);
    const unsigned first = 3 * stack + arrangement.open_columns[stack] - tied;
    const ClassicRow before = result;
    for (unsigned index = 0; index < tied; ++index) result[first + index] = before[first + order[index]];
  }
  return result;
}

}  // namespace nonet
